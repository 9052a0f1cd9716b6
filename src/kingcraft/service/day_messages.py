"""What a page reads of the deal of the day."""

from msgspec import Struct

from ..daily.plan import TaskName


class DayTask(Struct, frozen=True, rename="camel"):
    """A task of a day, before it is played."""

    task: TaskName
    #: Its game's name in records.
    game: str
    #: What is avoided in ``avoid``; else empty.
    contract: str
    #: The seat that deals; the player's is 0. In ``auction`` it sells.
    dealer: int
    #: The seat that acts first.
    first: int
    #: Whether there is a field to compare with.
    field: bool


class Day(Struct, frozen=True, rename="camel"):
    """The tasks of a day."""

    #: ``2027-01-01``.
    date: str
    #: 1 on 1 January 2027, less before.
    number: int
    tasks: list[DayTask]


class DayResult(Struct, frozen=True, rename="camel"):
    """What a task came to."""

    #: ``2027-01-01``.
    date: str
    task: TaskName
    #: The player's points; in ``corner`` what the other kept more than they did.
    points: int
    #: How many of a hundred runs that beats, a tie as half; null: there is no field.
    beats: float | None = None
    #: The median of the field's ten runs by ``master``, and how many of a hundred that beats; null: there is no field.
    master: float | None = None
    master_beats: float | None = None
    #: The field: points, and in how many runs, the fewest points first.
    field: list[tuple[int, int]] = []
