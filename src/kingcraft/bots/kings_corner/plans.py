"""A turn is planned as a whole, once, and played as planned: the player sees nothing new within their own turn.

A plan depends only on the turn as it began, its random stream included, because a bot may not depend on earlier
questions: planning again finds the same plan, and :class:`Plans` only saves work. If the turn left the plan (another
player had the seat, or there was less time), it is planned again from there.
"""

import dataclasses
import threading
from array import array
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from ...games.kings_corner.actions import parse_action
from ...games.kings_corner.core import END, MOVED, PILE_ACTIONS, PLAYED, Core, table_core
from ...kernel import next_random, seeded
from ..limits import Budget
from .equity import Goal
from .knowledge.knowledge import Knowledge
from .turns.policy import moved

#: Deals worlds for what is known when a turn begins, a budget, and a seed: rows as of ``deal_worlds``.
Dealer: TypeAlias = Callable[[Knowledge, Budget, int], "array[int]"]

#: Plans that are remembered: one for each table at which a bot thinks, and more.
_MOST: Final = 256


class TurnSoFar(NamedTuple):
    """The turn under way."""

    #: What was known when it began.
    begun: Knowledge
    #: The actions since.
    actions: tuple[int, ...]


class PlanQuestion(NamedTuple):
    """What a plan depends on; ``worlds`` and ``playouts`` as in a budget."""

    begun: Knowledge
    goal: Goal
    worlds: int
    playouts: int
    deal: Dealer
    #: How many points a card that is kept is taken to cost beyond what it does: above 0 for a bot that likes to lay.
    lays: float = 0.0


class Plan(NamedTuple):
    """A planned turn."""

    #: A whole turn, its ``end`` included.
    actions: tuple[int, ...]
    #: Whether there was time for all of the search.
    whole: bool


class Plans:
    """The plans made lately, for any thread."""

    def __init__(self) -> None:
        self._plans: dict[PlanQuestion, Plan] = {}
        self._lock = threading.Lock()

    def get(self, question: PlanQuestion) -> Plan | None:
        """Return the plan, if it is remembered."""
        with self._lock:
            return self._plans.get(question)

    def keep(self, question: PlanQuestion, plan: Plan) -> None:
        """Remember a plan; forget the oldest."""
        with self._lock:
            self._plans.pop(question, None)
            while len(self._plans) >= _MOST:
                del self._plans[next(iter(self._plans))]
            self._plans[question] = plan


def turn_of(knowledge: Knowledge, history: Sequence[tuple[int, str]]) -> TurnSoFar:
    """Return the turn under way from its first action, or from now if the table before it is unknown."""
    piles, actions, hand = knowledge.past.begun, [], knowledge.hand
    for _, token in reversed(history):
        action = parse_action(token)
        if action is None or action == END:
            break
        actions.append(action)
        if action < PILE_ACTIONS:
            hand |= 1 << (action >> 3)
    if piles is None or not actions:
        return TurnSoFar(knowledge, ())
    _, _, _, _, drawn, seat, bits, _, _, _ = knowledge.table
    table = table_core(knowledge.terms, (0, 0, 0, 0, 0, 0), piles, drawn, seat, bits & ~(MOVED | PLAYED))
    cards = sum(action < PILE_ACTIONS for action in actions)
    past = knowledge.past._replace(played=knowledge.past.played[: len(knowledge.past.played) - cards])
    return TurnSoFar(dataclasses.replace(_at(knowledge, hand, table), past=past), tuple(actions[::-1]))


def knowledge_after(knowledge: Knowledge, actions: Sequence[int]) -> Knowledge:
    """Return what is known in the same turn after ``actions``, which do not end it."""
    _, piles, fits, bases, drawn, seat, bits, kept, paid, out = knowledge.table
    core: Core = ((knowledge.hand, 0, 0, 0, 0, 0), piles, fits, bases, drawn, seat, bits, kept, paid, out)
    for action in actions:
        core = moved(knowledge.terms, core, action)
    return _at(knowledge, core[0][0], core)


def seed_of_turn(knowledge: Knowledge) -> int:
    """Return the seed of a search: the same for every question about a turn."""
    seed = seeded(knowledge.hand)
    for number in (*knowledge.piles, knowledge.stock, knowledge.seat, len(knowledge.past.ended)):
        seed = next_random(seed ^ number)
    return seed


def _at(knowledge: Knowledge, hand: int, table: Core) -> Knowledge:
    counts = tuple(hand.bit_count() if seat == knowledge.seat else count for seat, count in enumerate(knowledge.counts))
    _, piles, fits, bases, drawn, seat, bits, _, _, out = table
    _, _, _, _, _, _, _, kept, paid, _ = knowledge.table
    core = ((0, 0, 0, 0, 0, 0), piles, fits, bases, drawn, seat, bits, kept, paid, out)
    return dataclasses.replace(knowledge, hand=hand, counts=counts, table=core)
