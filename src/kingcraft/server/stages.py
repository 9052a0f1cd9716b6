"""Where in a deal an action stands, as people count: in which trick of King, in which turn of Kings Corner."""

from collections.abc import Sequence
from typing import Final

from ..cards import TEXTS

_END: Final = "end"


def stage(game: str, players: int, before: Sequence[str]) -> int:
    """The number of the trick or turn in which the action after ``before`` stands, from 1, calls left out."""
    if game == "king":
        return sum(token in TEXTS for token in before) // players + 1
    return before.count(_END) + 1
