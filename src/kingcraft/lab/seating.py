"""Who sits where: the tables at which the cards of one deck are played, so that every bot has every seat alike."""

import itertools
from collections.abc import Sequence
from typing import Final

#: The bot of each seat, as a place in the list of bots.
Seating = tuple[int, ...]

#: ``every``: nobody is preferred; ``first``: the first bot alone against each of the others, not the reverse.
SEATINGS: Final = ("every", "first")


def seatings(bots: int, seats: int, kind: str, deck: int) -> list[Seating]:
    """The tables of a deck, none twice.

    - Fewer bots than seats: every bot sits alone, on each seat in turn, against each of the other bots on all other
      seats; under ``first`` only the first bot sits alone.
    - As many: all of them at one table, in every rotation. Who sits behind whom changes with the deck: the circular
      orders follow each other.
    - More: every choice of as many bots as there are seats (under ``first``: that holds the first) in the same way.
    """
    if bots < seats:
        alone = range(1 if kind == "first" else bots)
        duels = [(one, rest) for one in alone for rest in range(bots) if rest != one]
        return [
            tuple(one if at == seat else rest for at in range(seats)) for one, rest in duels for seat in range(seats)
        ]
    tables = []
    for chosen in itertools.combinations(range(bots), seats):
        if kind == "first" and chosen[0] != 0:
            break
        tables += _rotations(_circle(chosen, deck))
    return tables


def _circle(bots: Sequence[int], deck: int) -> Seating:
    """The circular order of a deck: the first bot stays, the others come in their ``deck``-th order."""
    first, *rest = bots
    orders = list(itertools.permutations(rest))
    return (first, *orders[deck % len(orders)])


def _rotations(circle: Seating) -> list[Seating]:
    return [circle[-step:] + circle[:-step] for step in range(len(circle))]


def lone_bots(seating: Seating) -> list[int]:
    """The bots whose lead at such a table is reported: those with one seat; of two, the bot that was named first."""
    alone = [bot for bot in sorted(set(seating)) if seating.count(bot) == 1]
    return alone[:1] if len(seating) == 2 else alone
