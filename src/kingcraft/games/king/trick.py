"""A trick as people see it; for the rules of play it is in the ints of :mod:`.play`."""

from typing import Final, NamedTuple


class Trick(NamedTuple):
    """A trick, complete or not."""

    #: The seat that led.
    leader: int
    #: The cards in order of play.
    cards: tuple[int, ...]
    #: The seat that took it; -1 while it is not complete.
    winner: int


#: The value if no trick is under way.
NO_TRICK: Final = Trick(-1, (), -1)
