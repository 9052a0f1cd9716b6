"""The seatings in which a deck is played, so that every bot has every seat equally often."""

import itertools
from collections.abc import Sequence
from typing import Literal

#: The bot of each seat, as a place in the list of bots.
Seating = tuple[int, ...]

#: ``every``: all bots alike; ``first``: the first bot alone against each of the others, not the reverse.
SeatingRule = Literal["every", "first"]


def seatings(bots: int, seats: int, rule: SeatingRule, deck: int) -> list[Seating]:
    """Return the tables of a deck, each once.

    - Fewer bots than seats: every bot sits alone, on each seat in turn, against each of the other bots on all other
      seats; under ``first`` only the first bot sits alone.
    - As many: all of them at one table, in every rotation. The circular order changes with the deck.
    - More: every choice of as many bots as there are seats (under ``first``: with the first bot) in the same way.
    """
    if bots < seats:
        alone = range(1 if rule == "first" else bots)
        duels = [(one, rest) for one in alone for rest in range(bots) if rest != one]
        return [
            tuple(one if at == seat else rest for at in range(seats)) for one, rest in duels for seat in range(seats)
        ]
    tables = []
    for chosen in itertools.combinations(range(bots), seats):
        if rule == "first" and chosen[0] != 0:
            break
        tables += _rotations(_circle(chosen, deck))
    return tables


def _circle(bots: Sequence[int], deck: int) -> Seating:
    """Return the circular order of a deck: the first bot, then the others in their ``deck``-th order."""
    first, *rest = bots
    orders = list(itertools.permutations(rest))
    return (first, *orders[deck % len(orders)])


def _rotations(circle: Seating) -> list[Seating]:
    return [circle[-step:] + circle[:-step] for step in range(len(circle))]


def lone_bots(seating: Seating) -> list[int]:
    """Return the bots whose lead at this table is reported: those with one seat; of two, the first."""
    alone = [bot for bot in sorted(set(seating)) if seating.count(bot) == 1]
    return alone[:1] if len(seating) == 2 else alone
