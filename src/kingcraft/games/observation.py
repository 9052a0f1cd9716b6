"""What a seat may know of its deal, in either game: all that a bot sees."""

from .king.view import KingObservation
from .kings_corner.view import KingsCornerObservation

#: Check which game it is with ``isinstance`` before you read a field that only one of them has.
Observation = KingObservation | KingsCornerObservation
