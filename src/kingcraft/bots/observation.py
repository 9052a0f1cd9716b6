"""All that a bot is given to see."""

from ..games.king.view import KingObservation
from ..games.kings_corner.view import KingsCornerObservation

#: What a seat may know of its deal, in either game.
Observation = KingObservation | KingsCornerObservation
