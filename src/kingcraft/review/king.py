"""A decision of King looked at twice: on what the seat could know, and with open cards."""

from array import array
from typing import Final

from ..bots.decision import Decision
from ..bots.judge import judge
from ..bots.judgement import Judgement
from ..bots.king.declaring import play_worlds
from ..bots.king.knowledge import knowledge_of
from ..bots.king.search import search_cards
from ..bots.king.stakes import points, stakes_seen
from ..bots.stop import Stop
from ..games.king.options import PLAYERS
from ..games.king.play import COUNT, UNITS
from ..games.king.table import KingState
from ..kernel import seeded
from .depth import Depth
from .eye import Eye, eye_of

#: Beside the seed of a decision: of the look with open cards, and of the graph.
_OPEN: Final = 1
_GRAPH: Final = 2


def judgement_of(decision: Decision, depth: Depth, stop: Stop | None) -> Judgement:
    """What every choice is worth on what the seat could know.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to what it is said to have seen.
    """
    budget = depth.cards if decision.observation.phase == "play" else depth.calls
    return judge(decision, budget, stop)


def open_eye(state: KingState, decision: Decision, token: str, depth: Depth, stop: Stop | None) -> Eye | None:
    """The same with all hands open. None before the first card: an auction with open cards is another game.

    Raises as :func:`judgement_of`.
    """
    if state.phase != "play":
        return None
    observation = state.observation(state.to_act)
    knowledge = knowledge_of(state.rules, observation)
    stakes = stakes_seen(state.options, observation)
    judgement = search_cards(knowledge, stakes, _hands(state), depth.open_cards, stop, decision.random + _OPEN)
    return eye_of(judgement, token)


def nothing_left(judgement: Judgement) -> bool:
    """Whether nothing hangs on a card: whatever is played, the deal scores the same, and that is certain."""
    best = judgement.best.points
    return all(opinion.error == 0 and opinion.points == best for opinion in judgement.opinions)


def expected_points(state: KingState, playouts: int, random: int) -> list[float] | None:
    """The points of every seat if the deal were played on with open cards by rules of thumb; None in mid-trick.

    ``random``: a seed.
    """
    if state.terms is None or state.core is None or state.core[COUNT]:
        return None
    stakes = stakes_seen(state.options, state.observation(None))
    units = array("q", bytes(8 * playouts))
    stream = seeded(random + _GRAPH)
    play_worlds(state.terms, stakes.wanted, _hands(state), state.to_act, 0, 1, playouts, stream, units)
    taken = state.core[UNITS]
    totals = [sum(points(stakes, taken + more, seat) for more in units) for seat in range(PLAYERS)]
    return [total / playouts for total in totals]


def _hands(state: KingState) -> "array[int]":
    """The one world that is true: the hands by seat as they are now."""
    return array("q", [state.hand(seat) for seat in range(PLAYERS)])
