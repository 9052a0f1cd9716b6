"""What everyone at a table looks like: figures and discs of people, court heads and names of bots.

At one table no two people have the same figure, and no two seats the same disc. A person without a choice of their own,
as in older logs, gets what their name leads to, or the next one that is free.
"""

import functools
import hashlib
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar, get_args

from ..log.state import HUMAN, Seat
from ..ports import RoomProblem
from ..wire.words import DISCS, FIGURES, Court, Figure, Likeness

#: The bots' names in the order in which they are given, and what they look like. No two begin with the same letter:
#: enough for five bots, whatever the initials of the people at the table are.
BOT_COURTS: Final[dict[str, Court]] = {
    "Ada": "queen-hearts",
    "Bruno": "king-clubs",
    "Cleo": "queen-diamonds",
    "Dario": "jack-hearts",
    "Edda": "queen-clubs",
    "Felix": "jack-clubs",
    "Greta": "queen-spades",
    "Hugo": "king-spades",
    "Ivo": "jack-diamonds",
    "Leo": "king-diamonds",
}
COURTS: Final[tuple[Court, ...]] = get_args(Court)
#: The figure that any number of people may have: it shows their own letter.
LETTER: Final[Figure] = "letter"

T = TypeVar("T")


class Portrait(NamedTuple):
    """What someone looks like."""

    figure: Likeness
    #: Their disc, which is also the colour of their line in charts: 1 to :data:`DISCS`; 0: the seat is open.
    disc: int


@functools.lru_cache(maxsize=1024)
def portraits(seats: tuple[Seat, ...]) -> tuple[Portrait, ...]:
    """Return what everyone looks like, by seat."""
    figures: dict[int, Likeness] = {}
    discs: dict[int, int] = {}
    people = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
    for number in people:
        figure, disc = seats[number].figure, seats[number].disc
        if figure in FIGURES and (figure == LETTER or figure not in figures.values()):
            figures[number] = figure
        if 1 <= disc <= DISCS and disc not in discs.values():
            discs[number] = disc
    for number in people:
        name = seats[number].name
        if number not in figures:
            figures[number] = _free(FIGURES[:-1], figures.values(), name)
        if number not in discs:
            discs[number] = _free(range(1, DISCS + 1), discs.values(), name)
    bots = [number for number, seat in enumerate(seats) if seat.is_bot]
    for number in sorted(bots, key=lambda number: seats[number].name not in BOT_COURTS):
        name = seats[number].name
        own = BOT_COURTS.get(name)
        fits = own is not None and own not in figures.values()
        figures[number] = own if own is not None and fits else _free(COURTS, figures.values(), name)
    for number in bots:
        discs[number] = next(disc for disc in range(1, DISCS + 1) if disc not in discs.values())
    return tuple(Portrait(figures.get(number, LETTER), discs.get(number, 0)) for number in range(len(seats)))


def chosen(seats: Iterable[Seat], name: str, figure: Figure | None, disc: int | None) -> tuple[Figure, int]:
    """Return the figure and disc of a person beside those who sit on ``seats``: what they chose, else what is free.

    Raises :class:`RoomProblem` (``figure-taken``, ``disc-taken``): another person has it. Bots give way.
    """
    others = tuple(seat for seat in seats if seat.kind == HUMAN)
    taken = portraits(others)
    figures, discs = [each.figure for each in taken], [each.disc for each in taken]
    if figure is not None and figure != LETTER and figure in figures:
        raise RoomProblem("figure-taken")
    if disc is not None and disc in discs:
        raise RoomProblem("disc-taken")
    free = _free(FIGURES[:-1], figures, name) if figure is None else figure
    return free, _free(range(1, DISCS + 1), discs, name) if disc is None else disc


def _free(offered: Sequence[T], taken: Collection[object], name: str) -> T:
    """The first of ``offered`` that is not taken, from the place on to which ``name`` leads at every table."""
    start = hashlib.sha256(name.encode()).digest()[0] % len(offered)
    turned = [*offered[start:], *offered[:start]]
    return next((each for each in turned if each not in taken), turned[0])


# --- the names of bots


def initial(name: str) -> str:
    """Return the letter that a name begins with, without marks and in lower case; empty for a name without letters."""
    letters = (letter for letter in unicodedata.normalize("NFKD", name) if letter.isalnum())
    return next(letters, "").casefold()[:1]


def bot_name(others: Iterable[str]) -> str:
    """Return a name for a bot whose initial none of the ``others`` at the table has; empty if there is none left."""
    taken = {initial(name) for name in others}
    return next((name for name in BOT_COURTS if initial(name) not in taken), "")


def renamed(seats: Sequence[Seat], person: int) -> Iterator[tuple[int, str]]:
    """Yield the bots that need another name because of the person who has sat down, and that name.

    Names that are not ours were given by the player who opened the room, so they stay.
    """
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if not seat.is_bot or seat.name not in BOT_COURTS or initial(seat.name) != initial(names[person]):
            continue
        names[number] = bot_name(name for other, name in enumerate(names) if other != number)
        if names[number]:
            yield number, names[number]
