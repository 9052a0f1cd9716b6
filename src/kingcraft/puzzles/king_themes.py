"""What the answers of King's puzzles do. Each condition holds for all answers, by what the seat can know.

The sentences are in ``docs/puzzles.md``. A condition that holds only perhaps gives no theme.
"""

from collections.abc import Sequence
from typing import Final

from ..bots.king.knowledge.knowledge import Knowledge
from ..cards import SUIT_SETS, SUITS, card_set, members, parse_card
from ..games.king.actions import BIDS, plays_plus
from ..games.king.contracts import KING_OF_HEARTS
from ..games.king.options import PLAYERS
from ..games.king.play import power
from ..games.king.table import KingState
from .puzzle import Theme

#: Calls of the phases in which a seat does not bid.
_OF_PHASE: Final[dict[str, Theme]] = {
    "open": "sell-or-keep",
    "decide": "sell-or-keep",
    "answer": "sell-or-keep",
    "declare": "name-the-game",
}


def card_theme(
    deal: KingState, known: Knowledge, worlds: Sequence[int], answers: Sequence[str], following: str
) -> Theme | None:
    """Return the theme of a card; None where no condition holds.

    ``worlds``: all deals of the unseen cards, four hands each, empty if there are too many. ``following``: the best
    of the other cards.
    """
    cards = card_set(map(_card, answers))
    of_play = _of_lead if not deal.trick.cards else _of_follow if _follows(deal, cards) else _of_throw
    found = of_play(deal, known, cards, _card(following))
    if found is None and deal.contract != "plus" and cards == _emptying(deal, known):
        found = "empty-a-suit"
    return found or ("count-the-hands" if _knows_a_hand(known, worlds) else None)


def _of_lead(deal: KingState, known: Knowledge, answers: int, following: int) -> Theme | None:
    if deal.contract == "plus":
        trumps = SUIT_SETS[deal.trump] if deal.trump >= 0 else 0
        return "pull-trumps" if not answers & ~trumps and known.unseen & trumps else None
    if _costs_nothing_yet(deal) and all(_is_highest(known, card) for card in members(answers)):
        return "take-while-cheap"
    away = [_hands_over(known, card) for card in members(answers)]
    if all(away):
        return "hand-over-the-lead"
    return "keep-a-way-out" if not any(away) and _hands_over(known, following) else None


def _of_follow(deal: KingState, known: Knowledge, answers: int, following: int) -> Theme | None:  # noqa: ARG001
    assert deal.terms is not None
    if deal.contract == "plus":
        return None
    led = deal.trick.cards[0] % len(SUITS)
    best = max(power(card) for card in deal.trick.cards if card % len(SUITS) == led)
    if not answers & ~deal.terms.penalty and all(power(card) < best for card in members(answers)):
        return "lay-it-under"
    last = len(deal.trick.cards) == PLAYERS - 1
    takes = all(power(card) > best and (last or _is_highest(known, card)) for card in members(answers))
    return "take-while-cheap" if takes and _costs_nothing_yet(deal) else None


def _of_throw(deal: KingState, known: Knowledge, answers: int, following: int) -> Theme | None:  # noqa: ARG001
    assert deal.terms is not None
    if deal.contract == "plus":
        return None
    if not answers & ~deal.terms.penalty:
        return "throw-the-king" if answers == KING_OF_HEARTS == deal.terms.penalty else "throw-what-costs"
    return "throw-what-takes" if all(_is_highest(known, card) for card in members(answers)) else None


def _costs_nothing_yet(deal: KingState) -> bool:
    """Whether a trick costs nothing now, whatever is played: the last ones alone count."""
    assert deal.terms is not None
    counting = deal.terms.last and not deal.terms.penalty
    return bool(counting) and len(deal.tricks) + deal.terms.last < deal.options.tricks


def _is_highest(known: Knowledge, card: int) -> bool:
    """Whether no unseen card of its suit is higher."""
    return all(power(other) < power(card) for other in members(known.unseen & SUIT_SETS[card % len(SUITS)]))


def _hands_over(known: Knowledge, card: int) -> bool:
    """Whether others hold cards of its suit, and all of them are higher: where there is no trump, another takes it."""
    others = known.unseen & SUIT_SETS[card % len(SUITS)]
    return bool(others) and all(power(other) > power(card) for other in members(others))


def _emptying(deal: KingState, known: Knowledge) -> int:
    """Return the legal cards that are the only ones of a suit in the hand, while others hold more of it."""
    last = 0
    for suit in SUIT_SETS:
        own = known.hand & suit
        if own.bit_count() == 1 and known.unseen & suit:
            last |= own
    return last & card_set(map(_card, deal.legal()))


def _knows_a_hand(known: Knowledge, worlds: Sequence[int]) -> bool:
    """Whether another seat has the same hand in all deals."""
    return any(len({*worlds[seat::PLAYERS]}) == 1 for seat in known.others)


def _follows(deal: KingState, cards: int) -> bool:
    return bool(cards & SUIT_SETS[deal.trick.cards[0] % len(SUITS)])


def _card(token: str) -> int:
    card = parse_card(token)
    assert card is not None
    return card


def call_theme(deal: KingState, answer: str) -> Theme | None:
    """Return the theme of a call; None where no condition holds."""
    if deal.phase != "bid" or deal.auction is None:
        return _OF_PHASE.get(deal.phase)
    if answer.startswith("-"):
        return "bid-minus"
    outbids = answer in BIDS and deal.auction.high >= 0 and not plays_plus(deal.auction.high)
    return "outbid-the-minus" if outbids else "bid-or-pass"
