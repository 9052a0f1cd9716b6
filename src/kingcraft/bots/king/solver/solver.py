"""The exact solver for King with open hands: what each legal card is worth, against the best play of all others.

One seat plays for its own points, the other three together for as few of them as possible. So a worth is what the seat
can be sure of (its maximin value), no forecast: at a table each of the three plays for their own points. With more than
two sides there is no single value (max-n: Luckhardt and Irani, "An algorithmic solution of N-person games", 1986; its
answers change with how ties are broken: Sturtevant, "Current challenges in multi-player game search", 2004).
"""

from array import array
from collections.abc import Callable
from typing import Final, NamedTuple

from ....cards import members
from ....games.king.contracts import Terms, unit_value
from ....games.king.options import KingOptions
from ....games.king.play import PlayState, legal_cards
from .duties import Duties
from .fields import runs
from .question import check, duties_of, first_row, places, units_left
from .rows import AGE, CHAINS, COUNTING, END, ENTRIES, FREE_ENTRY, HEADS, LIMIT, NODES, STACK, STOP, WIDTH, Words
from .search import values
from .transposition import ENTRY

__all__ = ["Solution", "Solver", "Worth", "points_of_a_unit"]

#: Nodes that a search may use unless the caller says otherwise.
NODES_ALLOWED: Final = 100_000_000


Search = Callable[[Duties, Words, Words, Words, Words], bool]


class Worth(NamedTuple):
    """What a card is worth: the points of the seat from here to the end are from ``low`` to ``high``, both included."""

    card: int
    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


class Solution(NamedTuple):
    """The worth of every legal card, in ascending order of cards."""

    worths: tuple[Worth, ...]
    #: Cards that were tried on the way.
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether every value is known; otherwise the nodes were used up or the search was stopped."""
        return all(worth.exact for worth in self.worths)

    def loss(self, card: int) -> tuple[int, int]:
        """Return how many sure points ``card`` loses against the best card: at least and at most; equal if exact.

        Only meaningful where the seat solved for is to act. Raises ValueError: ``card`` is not legal.
        """
        for worth in self.worths:
            if worth.card == card:
                low = max(0, max(other.low for other in self.worths) - worth.high)
                return low, max(0, max(other.high for other in self.worths) - worth.low)
        raise ValueError(f"card {card} is not legal here")


def points_of_a_unit(options: KingOptions, contract: str) -> int:
    """Return the points of a unit to the seat that takes it (G21 .. G35), without the 325 of minus."""
    value = unit_value(options, contract)
    return value if contract == "plus" else -value


class Solver:
    """A solver and its memory. One thread may use it at a time; another may call :meth:`stop`.

    ``entries``: how many answers it remembers, 64 bytes each. ``search``: the kernel, or its source for CPython.
    """

    def __init__(self, entries: int = 1 << 18, search: Search = values) -> None:
        if entries < 2:
            raise ValueError("a solver must remember two answers or more")
        chains = 1 << max(1, (entries - 1).bit_length())
        first = HEADS + chains
        self._search = search
        self._words = array("q", [0]) * (first + entries * ENTRY)
        self._words[CHAINS] = chains - 1
        self._words[ENTRIES] = first
        self._words[END] = first + entries * ENTRY

    def stop(self) -> None:
        """End the search that another thread is running, soon; its answer is what it has found so far."""
        self._words[STOP] = 1

    def solve(
        self,
        terms: Terms,
        state: PlayState,
        seat: int,
        unit: int,
        nodes: int = NODES_ALLOWED,
        pairs: bool = False,
    ) -> Solution:
        """Say what each legal card of the seat to act is worth to ``seat``, in points from here to the end of the deal.

        ``terms``, ``state``: the deal with open hands, before or in the middle of a trick. ``unit``: the points of a
        unit (:func:`points_of_a_unit`), not 0. ``nodes``: the most cards to try; the same number gives the same answer.
        ``pairs``: ``seat`` and the seat opposite add up their points (to compare with bridge solvers). Only in plus,
        where tricks are taken: what may be cut off where two seats avoid something together is not proved.

        Raises :class:`Impossible`; ValueError for a seat, unit, number of nodes or terms that make no sense, and for
        pairs in a deal of avoiding.
        """
        if not 0 <= seat <= 3 or unit == 0 or nodes < 1:
            raise ValueError(f"seat {seat}, unit {unit}, nodes {nodes}: not a question")
        if pairs and (unit < 0 or terms.penalty):
            raise ValueError("pairs can only be asked where tricks are to be taken (plus)")
        check(terms, state)
        duties = duties_of(terms, state, pairs, unit > 0)
        row = first_row(terms, state, seat)
        self._words[STACK : STACK + WIDTH] = array("q", row)
        at = places(state)
        mine = sum(at[card] for card in members(state[0]))
        starts = runs(mine, row[COUNTING] if duties.grained else 0)
        legal = list(members(legal_cards(terms, state)))
        tried: dict[int, int] = {}  # the lowest place of its run, for each legal card
        for card in legal:
            place = at[card]
            while not place & starts:
                place >>= 1
            tried[card] = place
        tries = sorted(set(tried.values()))
        lows, highs = array("q", [0]) * len(tries), array("q", [units_left(terms, state)]) * len(tries)
        words = self._words
        words[STOP], words[NODES], words[LIMIT] = 0, 0, nodes
        words[AGE] += 1  # what was remembered of another deal is forgotten
        words[FREE_ENTRY] = words[ENTRIES]
        self._search(duties, words, array("q", tries), lows, highs)
        worths = []
        for card in legal:
            number = tries.index(tried[card])
            low, high = sorted((lows[number] * unit, highs[number] * unit))
            worths.append(Worth(card, low, high))
        return Solution(tuple(worths), min(words[NODES], nodes))
