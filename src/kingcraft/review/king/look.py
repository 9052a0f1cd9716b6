"""A decision of King judged twice: on what the seat could know, and with open cards."""

from array import array
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple, Self

from ...bots.decision import Decision
from ...bots.gap import NO_GAP
from ...bots.judgement import Judgement, Opinion
from ...bots.king.calling.declaring import play_worlds
from ...bots.king.knowledge.knowledge import Knowledge, knowledge_of, settlement_seen
from ...bots.king.search.duel import duel
from ...bots.king.search.search import search_cards
from ...bots.king.worlds.worlds import deal_worlds
from ...bots.limits import Budget, Stop
from ...bots.search import judge
from ...games.king.observe import observe
from ...games.king.options import PLAYERS
from ...games.king.play import COUNT, UNITS
from ...games.king.scoring import Settlement, seat_points
from ...games.king.table import KingState
from ...games.king.view import KingObservation
from ...kernel import seeded
from ..depth import Depth
from ..eye import Eye, eye_of, fine_in
from ..size import least_inaccuracy

#: Beside the seed of a decision: of the look with open cards, and of the graph.
_OPEN: Final = 1
_GRAPH: Final = 2
_DUEL: Final = 3
#: A glance first, with this part of the playouts: enough if the best card leads by this many standard errors.
_GLANCE: Final = 4
_STANDS_OUT: Final = 4.0


class _Budgets(NamedTuple):
    """Budgets of one decision, and of one point of the graph."""

    #: On what the seat could know: for a card, and to compare the card that was played with the best.
    cards: Budget
    duels: Budget
    #: For a card with all hands open, which are one world.
    open_cards: Budget
    #: For what is said before the first card.
    calls: Budget
    #: Playouts of a point of the graph.
    graph: int


_BUDGETS: Final[Mapping[Depth, _Budgets]] = {
    "quick": _Budgets(Budget(32, 24), Budget(48, 20), Budget(1, 300), Budget(48, 40), 100),
    "normal": _Budgets(Budget(64, 50), Budget(112, 40), Budget(1, 2000), Budget(100, 100), 400),
    "deep": _Budgets(Budget(128, 400), Budget(256, 200), Budget(1, 12000), Budget(256, 400), 2000),
}


def known(decision: Decision, token: str, depth: Depth, stop: Stop | None) -> Eye | None:
    """Judge ``token`` on what the seat could know; None if nothing depends on it.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to what the seat has seen.
    """
    budgets = _BUDGETS[depth]
    if decision.observation.phase != "play":
        judgement = judge(decision, budgets.calls, stop)
        return eye_of(judgement, token, fine_in(judgement, _inaccuracy(decision)))
    search = _Search.of(decision, stop)
    count = budgets.cards.worlds
    worlds = deal_worlds(search.knowledge, count + budgets.duels.worlds, decision.random)
    return search.look(token, worlds[: PLAYERS * count], budgets.cards, worlds[PLAYERS * count :], budgets.duels)


def opened(state: KingState, decision: Decision, token: str, depth: Depth, stop: Stop | None) -> Eye | None:
    """Judge ``token`` with all hands open; None if nothing depends on it, and for a call.

    The value of a call depends on how the others respond, and they see no hands either.
    """
    if state.phase != "play":
        return None
    search, hands = _Search.of(replace(decision, random=decision.random + _OPEN), stop), _hands(state)
    budget = _BUDGETS[depth].open_cards
    return search.look(token, hands, budget, hands, budget)


class _Search(NamedTuple):
    knowledge: Knowledge
    settlement: Settlement
    random: int
    #: The least loss of an inaccuracy.
    inaccuracy: float
    stop: Stop | None

    @classmethod
    def of(cls, decision: Decision, stop: Stop | None) -> Self:
        observation = decision.observation
        assert isinstance(observation, KingObservation)
        options = decision.rules.options
        return cls(
            knowledge_of(decision.rules, observation),
            settlement_seen(options, observation),
            decision.random,
            _inaccuracy(decision),
            stop,
        )

    def look(self, token: str, worlds: "array[int]", budget: Budget, fresh: "array[int]", duels: Budget) -> Eye | None:
        """Search ``worlds`` for the best card; then compare ``token`` with it in ``fresh`` worlds."""
        judgement = self._searched(worlds, budget._replace(playouts=budget.playouts // _GLANCE))
        solved = not judgement.playouts  # the last tricks: no playout, no doubt
        if not solved and not _plain(judgement):
            judgement = self._searched(worlds, budget)
        if nothing_left(judgement):
            return None
        best, fine = judgement.best.token, fine_in(judgement, self.inaccuracy)
        if best != token and not solved:
            random = self.random + _DUEL
            judgement = duel(self.knowledge, self.settlement, fresh, (best, token), duels, self.stop, random)
        return eye_of(judgement, token, fine)

    def _searched(self, worlds: "array[int]", budget: Budget) -> Judgement:
        return search_cards(self.knowledge, self.settlement, worlds, budget, self.stop, self.random)


def _inaccuracy(decision: Decision) -> float:
    return least_inaccuracy(float(decision.rules.options.trick_value))


def _plain(judgement: Judgement) -> bool:
    """Return whether the best card, or those like it, is so clearly best that no longer search is needed."""
    best = judgement.best
    return all(
        opinion.gap.mean >= _STANDS_OUT * opinion.gap.error if opinion.gap.mean > 0 else _alike(best, opinion)
        for opinion in judgement.opinions
    )


def _alike(best: Opinion, other: Opinion) -> bool:
    """Return whether two cards are neighbours, tried as one. Without any error, equal points may be chance."""
    return other.gap == NO_GAP and other.error == best.error > 0 and other.points == best.points


def nothing_left(judgement: Judgement) -> bool:
    """Return whether nothing depends on the card: all are alike, or the deal surely scores the same."""
    best = judgement.best
    return all(opinion.gap == NO_GAP and opinion.points == best.points for opinion in judgement.opinions)


def expected_points(state: KingState, depth: Depth, random: int) -> list[float] | None:
    """Return the points of each seat if the deal were played on with open cards by rules of thumb.

    None in the middle of a trick and before the first card. ``random``: a seed.
    """
    playouts = _BUDGETS[depth].graph
    if state.terms is None or state.core is None or state.core[COUNT]:
        return None
    settlement = settlement_seen(state.options, observe(state))
    units = array("q", bytes(8 * playouts))
    stream = seeded(random + _GRAPH)
    play_worlds(state.terms, settlement.wanted, _hands(state), state.to_act, 0, 1, playouts, stream, units)
    taken = state.core[UNITS]
    totals = [sum(seat_points(settlement, taken + more, seat) for more in units) for seat in range(PLAYERS)]
    return [total / playouts for total in totals]


def _hands(state: KingState) -> "array[int]":
    """Return the hands by seat as they are now, as one world."""
    return array("q", [state.hand(seat) for seat in range(PLAYERS)])
