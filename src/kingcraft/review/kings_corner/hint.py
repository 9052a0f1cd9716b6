"""A hint for Kings Corner: the rest of the best turn, with a reason for each step."""

from collections.abc import Sequence

from ...bots.decision import Decision
from ...bots.kings_corner.knowledge.knowledge import knowledge_of
from ...bots.limits import Budget, Stop
from ...games.kings_corner.actions import parse_action
from ...games.kings_corner.view import KingsCornerObservation
from ..eye import Option
from ..hint import Hint, Hinted
from ..sentence import Sentence, only_sentence, percent, tokens_of, whole
from .look import best_turn
from .reasons import turn_reasons


def hint(decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
    """Advise the rest of a turn.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation.
    """
    eye = best_turn(decision, budget, stop)
    best, tokens, forced = eye.best, eye.best.tokens, len(decision.legal) == 1
    reasons: list[Sentence | None] = [None] * len(tokens)
    if not forced:
        reasons = reasons_for(decision, tokens)
    return Hinted(Hint(best, eye.worlds, eye.agreed, turn_sentence(best, forced=forced), reasons, None))


def reasons_for(decision: Decision, tokens: Sequence[str]) -> list[Sentence | None]:
    """Say why each of ``tokens``, the rest of a turn, is done; None where no fact does."""
    observation = decision.observation
    assert isinstance(observation, KingsCornerObservation)
    actions = [action for token in tokens if (action := parse_action(token)) is not None]
    return turn_reasons(knowledge_of(decision.rules, observation), actions)


def turn_sentence(best: Option, *, forced: bool) -> Sentence:
    """Say how good the best turn is, or that nothing else is allowed."""
    if not forced:
        said: dict[str, str | int] = {"best": tokens_of(best), "expected": whole(best.points)}
        if best.chance is None:
            return Sentence("review-hint-turn-points", said)
        return Sentence("review-hint-turn", said | {"chance": percent(best.chance)})
    return Sentence("review-hint-nothing", {}) if best.tokens == ["end"] else only_sentence(best)
