"""Reasons for a card of King, how many points depend on it, and reasons for naming a game."""

from collections.abc import Sequence
from typing import Final

from ...bots.decision import Decision
from ...bots.judgement import Judgement, Opinion
from ...bots.king.knowledge.knowledge import knowledge_of, settlement_seen
from ...cards import parse_card
from ...games.king.view import KingObservation
from ..advice import GameAdvice
from ..eye import Eye
from ..sentence import Sentence
from ..size import CLEAR
from .avoiding import AVOIDING
from .calls import call_reason
from .look import nothing_left
from .taking import TAKING
from .trick import Trick

#: As a game is named; plus games begin with ``_PLUS``.
_MINUS: Final = "minus"
_PLUS: Final = "plus:"
#: Differences of less than a point are none.
_LEAST: Final = 1


def card_reason(decision: Decision, judgement: Judgement) -> Sentence | None:
    """Say why the best card is better than the best of those that are clearly worse; None if no fact does.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation.
    """
    observation = decision.observation
    assert isinstance(observation, KingObservation)
    rival = rival_of(judgement.opinions)
    best, worse = parse_card(judgement.best.token), None if rival is None else parse_card(rival.token)
    if best is None or worse is None:
        return None
    trick = Trick(knowledge_of(decision.rules, observation))
    return fact(trick, best, worse, wanted=bool(settlement_seen(decision.rules.options, observation).wanted))


def played_reason(decision: Decision, known: Eye) -> Sentence | None:
    """Say why the best choice is better than the one that was played; None if no fact does. Raises as above."""
    observation = decision.observation
    assert isinstance(observation, KingObservation)
    (best,), (played,) = known.best.tokens, known.played.tokens
    if observation.phase != "play":
        return call_reason(decision.rules, observation, decision.legal, best, played)
    better, worse = parse_card(best), parse_card(played)
    if better is None or worse is None:
        return None
    trick = Trick(knowledge_of(decision.rules, observation))
    return fact(trick, better, worse, wanted=bool(settlement_seen(decision.rules.options, observation).wanted))


def fact(trick: Trick, best: int, rival: int, *, wanted: bool) -> Sentence | None:
    """Return the first fact that speaks for ``best`` against ``rival``. ``wanted``: whether units are good."""
    told = (reason(trick, best, rival) for reason in (TAKING if wanted else AVOIDING))
    return next((found for found in told if found is not None), None)


def rival_of(opinions: Sequence[Opinion]) -> Opinion | None:
    """Return the best of the choices that are clearly worse than the first."""
    return next((each for each in opinions[1:] if _clear(each)), None)


def margin_sentence(judgement: Judgement) -> Sentence:
    """Say how many points depend on the choice, compared with the best that is clearly worse."""
    opinions = judgement.opinions
    rival, second = rival_of(opinions), opinions[1]
    if rival is None:
        if nothing_left(judgement):
            return Sentence("why-all-same", {})
        return Sentence("why-close", {"played": second.token})
    said: dict[str, str | int] = {"played": rival.token, "loss": round(rival.gap.mean)}
    if second is rival:
        return Sentence("why-better", said)
    return Sentence("why-as-good", said | {"other": second.token})


def game_reason(games: Sequence[GameAdvice], token: str) -> Sentence | None:
    """Say how many tricks to expect in a game and in the next best; None where no tricks are counted.

    ``games``: those that can be named, the best first. ``token``: a game, or another call: then the best game.
    """
    tricks = [game for game in games if game.token == _MINUS or game.token.startswith(_PLUS)]
    named = next((game for game in games if game.token == token), games[0] if games else None)
    if named is None or named not in tricks:
        return None
    said: dict[str, str | int] = {"trump": _trump(named), "count": round(named.units)}
    other = next((game for game in tricks if game is not named and game.token != _MINUS), None)
    if other is None or named.token == _MINUS or round(other.units) == round(named.units):
        return Sentence("why-tricks", said)
    return Sentence("why-more-tricks", said | {"against": _trump(other), "tricks": round(other.units)})


def _trump(game: GameAdvice) -> str:
    return game.token.removeprefix(_PLUS)


def _clear(opinion: Opinion) -> bool:
    mean, error = opinion.gap
    return mean >= CLEAR * error and round(mean) >= _LEAST
