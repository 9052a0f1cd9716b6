"""A hint for King: a card with its reason, or a call with the advisor's list."""

from typing import Final

from ...bots.decision import Decision
from ...bots.gap import Gap
from ...bots.limits import Budget, Stop
from ...bots.search import judge
from ...games.king.view import KingObservation
from ..advice import BidAdvice
from ..eye import Option, option_of
from ..hint import Hint, Hinted
from ..sentence import Sentence, hint_sentence, margin, only_sentence, tokens_of
from ..size import CLEAR
from .advice import bid_advice
from .bidding import bidding_reason
from .reasons import card_reason, game_reason, margin_sentence

#: Where a game or a leader is named: other texts for a player who chooses one of few.
_NAMING: Final = ("choose", "declare", "lead")
#: Where a deal is for sale.
_FOR_SALE: Final = ("open", "bid", "decide", "answer")


def hint(decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
    """Advise a card; or a call, where half of the time is for the games and the prices.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation.
    """
    phase, forced = decision.observation.phase, len(decision.legal) == 1
    if phase != "play":
        budget = budget._replace(seconds=budget.seconds / 2)
    judgement = judge(decision, budget, stop)
    best, worlds, agreed = option_of(judgement.best), judgement.worlds, judgement.best.best_in
    if forced:
        sentence = only_sentence(best)
    elif phase in _NAMING:
        sentence = naming_sentence(phase, best, judgement.opinions[1].token, judgement.opinions[1].gap)
    else:
        sentence = hint_sentence(phase, best, worlds, agreed)
    if phase == "play":
        reason, depends = (None, None) if forced else (card_reason(decision, judgement), margin_sentence(judgement))
        return Hinted(Hint(best, worlds, agreed, sentence, [reason], depends))
    advice = bid_advice(decision, budget, stop)
    reason = None if forced else _call_reason(decision, best.tokens[0], advice)
    return Hinted(Hint(best, worlds, agreed, sentence, [reason], None), advice)


def _call_reason(decision: Decision, best: str, advice: BidAdvice) -> Sentence | None:
    observation = decision.observation
    assert isinstance(observation, KingObservation)
    if observation.phase in _FOR_SALE:
        return bidding_reason(decision.rules, observation, decision.legal, best, advice)
    return game_reason(advice.games, best)


def naming_sentence(phase: str, best: Option, other: str, gap: Gap) -> Sentence:
    """Say by how much ``best`` is ahead of the next best; the advisor says what each game alone is worth."""
    said: dict[str, str | int] = {"best": tokens_of(best), "played": other}
    ahead = round(gap.mean)
    clear = ahead > 0 and gap.mean >= CLEAR * gap.error
    if clear:
        said |= {"loss": ahead, "error": margin(gap.error)}
    kind = "choose" if phase == "choose" else "name"
    return Sentence(f"review-hint-{kind}-{'ahead' if clear else 'close'}", said)
