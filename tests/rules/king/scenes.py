"""Short ways to set up what a test is about: rules, a deal with given hands, a position, a line of actions."""

from collections.abc import Sequence
from typing import Any

from kingcraft.cards import card_text, parse_cards
from kingcraft.games.king.auction import Auction, opened
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import finished, legal_cards, play, taken_units
from kingcraft.games.king.position import position_state
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.options import RuleSet
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import rule_set
from kingcraft.kernel import next_random, nth_set, random_below, seeded

#: A deal in which every seat holds one suit: seat 0 clubs, 1 diamonds, 2 hearts, 3 spades.
ONE_SUIT_EACH = tuple(" ".join(rank + suit for rank in "23456789TJQKA") for suit in "CDHS")


def king(preset: str = "king", /, **options: Any) -> RuleSet[KingOptions]:
    """A preset of King with some options changed."""
    return rule_set("king", preset, options)


def cards(text: str) -> list[int]:
    """The cards of a text."""
    parsed = parse_cards(text)
    assert parsed is not None, text
    return parsed


def deck_for(hands: Sequence[str], dealer: int) -> list[int]:
    """The deck that deals these four hands."""
    held = [cards(hand) for hand in hands]
    return [held[(dealer + 1 + place) % 4][place // 4] for place in range(sum(map(len, held)))]


def start(rules: RuleSet[KingOptions], number: int, dealer: int = 0, hands: Sequence[str] = ONE_SUIT_EACH) -> KingState:
    """Deal ``number`` (0-based) of a match with a fixed order of contracts, dealt by ``dealer``."""
    return deal_state(rules, dealer, tuple(deck_for(hands, dealer)), Used(deals=number))


def place(
    rules: RuleSet[KingOptions],
    contract: str,
    hands: Sequence[str],
    leader: int = 0,
    trick: str = "",
    trump: str | None = None,
    taken: Sequence[int] = (0, 0, 0, 0),
    captured: Sequence[str] | None = None,
) -> KingState:
    """A position in the middle of a deal."""
    return position_state(
        rules,
        contract,
        trump,
        leader,
        [cards(hand) for hand in hands],
        cards(trick),
        taken,
        None if captured is None else [cards(took) for took in captured],
    )


def after(state: KingState, line: str) -> KingState:
    """The deal after a line of tokens, separated by blanks."""
    for token in line.split():
        state = state.apply(token)
    return state


def called(line: str, auctioneer: int = 0, **options: Any) -> Auction:
    """An auction after a line of calls."""
    auction = opened(king(**options).options, auctioneer)
    for call in line.split():
        auction = auction.apply(call)
    return auction


def refusal(state: KingState | Auction, token: str) -> str:
    """The reason code with which ``token`` is refused; empty if it is legal."""
    try:
        state.apply(token)
    except Refused as refused:
        return refused.code
    return ""


def played_out(state: KingState, units: Sequence[int], seed: int = 0) -> list[str]:
    """The cards of some play of this deal in which the seats take exactly ``units``, found by playing at random.

    Fails after 20,000 attempts.
    """
    terms = state.terms
    assert terms is not None
    assert state.core is not None
    random = seeded(seed)
    for _ in range(20_000):
        core, line = state.core, []
        while not finished(core):
            legal = legal_cards(terms, core)
            random = next_random(random)
            card = nth_set(legal, random_below(random, legal.bit_count()))
            line.append(card)
            core = play(terms, core, card)
        if [taken_units(core, seat) for seat in range(4)] == list(units):
            return [card_text(card) for card in line]
    raise AssertionError(f"no play found that gives {units}")
