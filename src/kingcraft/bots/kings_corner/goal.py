"""What a seat plays for in a deal: what the deal pays, and what the totals of the match are worth."""

from typing import NamedTuple

from ...games.kings_corner.scoring import Settlement
from .equity import Equity
from .outcome import Aim


class Goal(NamedTuple):
    """What a seat plays for."""

    settlement: Settlement
    aim: Aim
    #: What the totals are worth.
    equity: Equity
