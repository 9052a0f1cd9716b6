"""A trick as people look at it; what it is to the rules of play stands in the ints of :mod:`.play`."""

from typing import Final, NamedTuple


class Trick(NamedTuple):
    """A trick: who led, the cards in order of play, who took it (-1 while it is not complete)."""

    leader: int
    cards: tuple[int, ...]
    winner: int


#: No trick is under way.
NO_TRICK: Final = Trick(-1, (), -1)
