"""Deals of King in play, for tests of what a seat may think: random ones of every preset, and small endings."""

import random
from collections.abc import Iterator, Sequence

from kingcraft.bots.bot import Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.king.knowledge.constraints import replayed
from kingcraft.bots.king.knowledge.knowledge import Knowledge
from kingcraft.cards import members
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import SEAT, legal_cards
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import rule_set


def states(
    preset: str, deals: int, seed: str, bot: Bot | None = None, numbers: Sequence[int] = range(10)
) -> Iterator[KingState]:
    """Yield every state of ``deals`` deals of a preset, each deal of another number; ``bot`` plays, or chance."""
    for deal in range(deals):
        chance = random.Random(f"{seed}/{preset}/{deal}")
        rules = rule_set("king", preset, {})
        deck = chance.sample(KING.pack(rules.options), len(KING.pack(rules.options)))
        state = deal_state(rules, deal % 4, tuple(deck), Used(deals=numbers[deal % len(numbers)]))
        while not state.over:
            yield state
            legal = state.legal()
            if bot is None:
                token = chance.choice(legal)
            else:
                token = bot.choose(Decision(rules, observe(state, state.to_act), legal, chance.getrandbits(63)))
            state = state.apply(token)


def hands_of(state: KingState) -> list[int]:
    """Return the true hands."""
    return [state.hand(seat) for seat in range(4)]


def could_be(knowledge: Knowledge, hands: Sequence[int]) -> bool:
    """Return whether from ``hands`` (now, by seat) every card played so far was legal: by the rules, step by step."""
    if sum(hands) != knowledge.unseen | knowledge.hand or hands[knowledge.seat] != knowledge.hand:
        return False
    if [hand.bit_count() for hand in hands] != list(knowledge.counts):
        return False
    if knowledge.terms is None:
        return True
    dealt = list(hands)
    for seat, card in knowledge.plays:
        dealt[seat] |= 1 << card
    before = replayed(knowledge.terms, dealt, knowledge.leader, knowledge.plays)
    return all(
        state[SEAT] == seat and legal_cards(knowledge.terms, state) >> card & 1
        for state, (seat, card) in zip(before, knowledge.plays, strict=False)
    )


def all_worlds(knowledge: Knowledge) -> set[tuple[int, ...]]:
    """Return every deal of the unseen cards that the rules allow, found by trying them all."""
    found = set()
    a, b, c = knowledge.others
    unseen = list(members(knowledge.unseen))
    for owners in _sharings(tuple(knowledge.counts[seat] for seat in (a, b, c)), len(unseen)):
        hands = [0, 0, 0, 0]
        hands[knowledge.seat] = knowledge.hand
        for card, owner in zip(unseen, owners, strict=True):
            hands[(a, b, c)[owner]] |= 1 << card
        if could_be(knowledge, hands):
            found.add(tuple(hands))
    return found


def _sharings(room: tuple[int, ...], cards: int) -> Iterator[tuple[int, ...]]:
    if cards == 0:
        yield ()
        return
    for owner in range(3):
        if room[owner]:
            rest = tuple(count - (place == owner) for place, count in enumerate(room))
            for owners in _sharings(rest, cards - 1):
                yield (owner, *owners)
