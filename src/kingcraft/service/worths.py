"""Advice without thinking: what a hand is worth, and which help there is with a game."""

from collections.abc import Sequence
from typing import Any

from ..games.observation import Observation
from ..games.options import RuleSet
from ..review.game_review import REVIEWS
from ..review.hand_worth import WORTHS
from ..room.ports import Help, Unready
from ..room.wire.client_messages import AskWorth
from .hint_messages import WorthAnswer


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
