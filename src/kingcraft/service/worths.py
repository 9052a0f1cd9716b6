"""Advice without thinking: what a hand is worth, and which help there is with a game."""

from collections.abc import Sequence
from typing import Any

from ..games.observation import Observation
from ..games.options import RuleSet
from ..review.game_review import REVIEWS
from ..review.hand_worth import WORTHS
from ..room.log.state import RoomState
from ..room.ports import Help, RoomProblem, Unready
from ..room.wire.client_messages import AskWorth
from .hint_messages import DealVerdict, WorthAnswer


def valued(asked: AskWorth, rules: RuleSet[Any], sight: Observation, legal: Sequence[str]) -> WorthAnswer | None:
    """Say what a hand is worth; None where no game is to be named. A :data:`~kingcraft.room.ports.Valuer`."""
    part = WORTHS.get(rules.game)
    if part is None:
        raise Unready("off")
    worth = part.worth(rules, sight, legal)
    return None if worth is None else WorthAnswer(asked.id, asked.version, worth)


def help_with(game: str, *, hints: bool) -> Help:
    """Return which help there is with a game. ``hints``: whether this server gives hints."""
    reviewed = REVIEWS.has(game)
    return Help(hints=hints and reviewed, worth=hints and WORTHS.has(game), reviews=reviewed)


def verdict_of(state: RoomState, seat: int, deal: int) -> DealVerdict:
    """Return what the calls of ``seat`` came to in a deal. Raises :class:`RoomProblem` (``not-found``): not ended."""
    if not 0 <= deal < len(state.match.ended):
        raise RoomProblem("not-found")
    ended, part = state.match.ended[deal], WORTHS.get(state.rules.game)
    if part is None or ended.void:
        return DealVerdict(deal, seat, None)
    begun = state.match.before(deal).start(state.deals[deal].deck).state
    assert begun is not None
    return DealVerdict(deal, seat, part.verdict(begun, ended.state, seat))
