"""A hint: what Master would do now, and why."""

from msgspec import Struct
from msgspec.structs import replace

from ..bots.budget import Budget
from ..bots.decision import Decision
from ..bots.kings_corner.knowledge.knowledge import knowledge_of
from ..bots.search import judge
from ..bots.stop import Stop
from ..games.kings_corner.actions import parse_action
from ..games.kings_corner.view import KingsCornerObservation
from .advice import BidAdvice
from .eye import Option, option_of
from .king.reasons import card_reason, game_reason, margin_sentence
from .kings_corner import look as kings_corner
from .kings_corner.reasons import turn_reasons
from .sentence import Sentence, hint_sentence


class Hint(Struct, frozen=True, rename="camel"):
    """What to do. ``best``: a legal token, in Kings Corner with the rest of the turn after it.

    ``worlds``: deals of the unseen cards looked at; ``agreed``: in how many of them nothing was better (King). In an
    auction nothing is said twice: ``sentence`` holds it all. Where a contract is chosen, ``best`` is the best for the
    whole match, for what is chosen now is missing later; no other number counts that.

    ``reasons``: for each token of ``best`` a fact that speaks for it, None where none does: true in every deal of the
    unseen cards that the seat must think of. ``margin``: of a card of King, how many points depend on it.
    """

    best: Option
    worlds: int
    agreed: int
    sentence: Sentence
    reasons: list[Sentence | None]
    margin: Sentence | None


def hint(decision: Decision, budget: Budget, stop: Stop | None = None) -> Hint:
    """A hint for the seat to act, on what it may know.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
    """
    if isinstance(decision.observation, KingsCornerObservation):
        return _turn(decision, budget, stop)
    phase, judgement = decision.observation.phase, judge(decision, budget, stop)
    best, worlds, agreed = option_of(judgement.best), judgement.worlds, judgement.best.best_in
    following = next(((opinion.token, opinion.gap) for opinion in judgement.opinions[1:]), None)
    sentence = hint_sentence(phase, best, worlds, agreed, len(decision.legal), following)
    if phase != "play" or len(decision.legal) == 1:
        return Hint(best, worlds, agreed, sentence, [None], None)
    reasons = [card_reason(decision, judgement)]
    return Hint(best, worlds, agreed, sentence, reasons, margin_sentence(judgement))


def advised(found: Hint, advice: BidAdvice) -> Hint:
    """A hint for a call, with what the advisor says for it."""
    if found.sentence.id == "review-hint-only":
        return found
    return replace(found, reasons=[game_reason(advice.games, found.best.tokens[0])])


def _turn(decision: Decision, budget: Budget, stop: Stop | None) -> Hint:
    eye = kings_corner.best_turn(decision, budget, stop)
    sentence = hint_sentence("turn", eye.best, eye.worlds, eye.agreed, len(decision.legal))
    if len(decision.legal) == 1:
        return Hint(eye.best, eye.worlds, eye.agreed, sentence, [None] * len(eye.best.tokens), None)
    observation = decision.observation
    assert isinstance(observation, KingsCornerObservation)
    actions = [action for token in eye.best.tokens if (action := parse_action(token)) is not None]
    reasons = turn_reasons(knowledge_of(decision.rules, observation), actions)
    return Hint(eye.best, eye.worlds, eye.agreed, sentence, reasons, None)
