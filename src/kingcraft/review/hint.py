"""A hint: what Master would do now, and why."""

from msgspec import Struct

from ..bots.budget import Budget
from ..bots.decision import Decision
from ..bots.judge import judge
from ..bots.stop import Stop
from ..games.kings_corner.view import KingsCornerObservation
from . import kings_corner
from .eye import Option, option_of
from .sentence import Sentence, hint_sentence


class Hint(Struct, frozen=True, rename="camel"):
    """What to do. ``best``: a legal token, in Kings Corner with the rest of the turn after it.

    ``worlds``: deals of the unseen cards looked at; ``agreed``: in how many of them nothing was better (King). In an
    auction nothing is said twice: ``sentence`` holds it all. Where a contract is chosen, ``best`` is the best for the
    whole match, for what is chosen now is missing later; no other number counts that.
    """

    best: Option
    worlds: int
    agreed: int
    sentence: Sentence


def hint(decision: Decision, budget: Budget, stop: Stop | None = None) -> Hint:
    """A hint for the seat to act, on what it may know.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
    """
    if isinstance(decision.observation, KingsCornerObservation):
        phase, following = "turn", None
        eye = kings_corner.best_turn(decision, budget, stop)
        best, worlds, agreed = eye.best, eye.worlds, eye.agreed
    else:
        phase = decision.observation.phase
        judgement = judge(decision, budget, stop)
        best, worlds, agreed = option_of(judgement.best), judgement.worlds, judgement.best.best_in
        following = next(((opinion.token, opinion.gap) for opinion in judgement.opinions[1:]), None)
    return Hint(best, worlds, agreed, hint_sentence(phase, best, worlds, agreed, len(decision.legal), following))
