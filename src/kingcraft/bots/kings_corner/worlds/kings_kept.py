"""Ways of dealing in which the kings kept back come out right, found by trying all places of the kings.

The walk of :mod:`.worlds` takes very long to find them where several kings were kept back, or one several times.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from ....games.kings_corner.core import FIRST_KING
from ....kernel import next_random, random_below
from ...decision import Impossible
from .chain import FINED, MISSING, PLAYERS, SIZE, STREAM, TABLES, first_assignment
from .inference import STOCK

#: What a change for the worse costs, in bits, where the walk is to stay among right ways.
_STRICT: Final = 16


class _Place(NamedTuple):
    """Slots that are equal for a king."""

    owner: int
    #: How often the king counts as kept back there.
    kept: int
    #: How likely it is in one of the slots.
    likely: int
    slots: frozenset[int]


class KingPlacements:
    """The right ways for ``words`` (:mod:`.chain`), wherever the cards are in it now."""

    def __init__(self, words: Sequence[int]) -> None:
        self._size = size = words[SIZE]
        self._cards = list(words[TABLES : TABLES + size])
        slots, owners = (words[TABLES + part * size : TABLES + (part + 1) * size] for part in (1, 3))
        tables = words[TABLES + 4 * size :]
        self._rows = [list(tables[row * size : (row + 1) * size]) for row in range(size)]
        kept = [tables[row * size : (row + 1) * size] for row in range(size, 2 * size)]
        #: Kings that can count as kept back.
        self._kings = [row for row in range(size) if self._cards[row] >= FIRST_KING and any(kept[row])]
        wanted = [words[MISSING + seat] for seat in range(words[PLAYERS])]
        for king in self._kings:
            if owners[slots[king]] < STOCK:
                wanted[owners[slots[king]]] += kept[king][slots[king]]
        places = [_places(self._rows[king], kept[king], owners) for king in self._kings]
        #: Where the kings may be, and how likely it is, as far as that is up to them alone.
        self._found = list(_found(places, wanted))

    def begin(self, words: "array[int]") -> None:
        """Put the cards in a right way, drawn by likelihood, and keep the walk there. Raises :class:`Impossible`."""
        while self._found:
            words[STREAM] = next_random(words[STREAM])
            sums = list(accumulate(likely for likely, _ in self._found))
            which = bisect_right(sums, random_below(words[STREAM], sums[-1]))
            rows = list(self._rows)
            for king, place in zip(self._kings, self._found[which][1], strict=True):
                rows[king] = [weight if slot in place.slots else 0 for slot, weight in enumerate(rows[king])]
            try:
                way = first_assignment(self._cards, rows)
            except Impossible:  # the other cards do not fit round them
                del self._found[which]
                continue
            words[TABLES + self._size : TABLES + 2 * self._size] = array("q", way)
            words[MISSING : MISSING + words[PLAYERS]] = array("q", [0] * words[PLAYERS])
            words[FINED] = _STRICT
            return
        raise Impossible("no play by these rules keeps back as many kings as the penalties say")


def _places(weights: Sequence[int], kept: Sequence[int], owners: Sequence[int]) -> list[_Place]:
    """Return where a king may be, by its rows of ``weights`` and ``kept``."""
    alike: dict[tuple[int, int, int], list[int]] = {}
    for slot, (owner, times, weight) in enumerate(zip(owners, kept, weights, strict=True)):
        if weight:
            alike.setdefault((owner, times, weight), []).append(slot)
    return [
        _Place(owner, times, weight * len(slots), frozenset(slots)) for (owner, times, weight), slots in alike.items()
    ]


def _found(places: Sequence[Sequence[_Place]], wanted: Sequence[int]) -> Iterator[tuple[int, tuple[_Place, ...]]]:
    """Yield the choices of a place for each king that add up to ``wanted``, by seat, with their likelihoods."""
    if not places:
        if not any(wanted):
            yield 1, ()
        return
    # What the kings still to be placed can come to at most.
    if sum(wanted) > sum(max(place.kept for place in each) for each in places):
        return
    for place in places[0]:
        left = list(wanted)
        if place.kept:
            left[place.owner] -= place.kept
            if left[place.owner] < 0:
                continue
        for likely, others in _found(places[1:], left):
            yield likely * place.likely, (place, *others)
