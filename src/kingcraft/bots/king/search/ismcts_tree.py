"""The search tree as Python sees it: made over worlds, grown in slices, and asked for what it found."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ....cards import card_set
from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....games.king.play import SEAT, UNITS, PlayState
from ....games.king.scoring import Settlement, seat_points
from ....kernel import seeded
from ..policy.policy import policy_card
from .ismcts_kernel import (
    CARD,
    CHILD,
    DONE,
    DOUBT,
    FINE,
    FREE,
    NEXT,
    NODE,
    RANDOM,
    ROOT,
    STATS,
    TOTAL,
    VISITS,
    WORLD,
    Manner,
    grow,
    world_at,
)

#: Before its first playouts a tree guesses that they stray by this part of the span of points.
_FIRST_GUESS: Final = 8
#: A tree grows to about this many nodes, 48 bytes each, and no further.
_MOST_NODES: Final = 1 << 20
#: Tries, and points lost in each, of a card that is not to be tried: more than any search and any deal have.
_SHUNNED: Final = 1 << 28


class Tried(NamedTuple):
    """What a search found of one card."""

    card: int
    #: Playouts that began with the card, and their points in all.
    playouts: int
    points: int
    #: The same by world.
    by_world: tuple[tuple[int, int], ...]


class Tree:
    """A search tree.

    ``terms``, ``core``: the deal and the state at the root, whose hands are not read. ``worlds``: four ints each, the
    hands by seat; all with the same hand of the seat to move. Raises ValueError: no world is given.
    """

    def __init__(
        self, terms: Terms, core: PlayState, settlement: Settlement, worlds: "array[int]", manner: Manner, random: int
    ) -> None:
        if not worlds:
            raise ValueError("a search needs a world")
        self._terms, self._core = terms, core
        self._stakes, self._worlds, self._manner = settlement, worlds, manner
        self._many = len(worlds) // PLAYERS
        self.start: PlayState = world_at(core, worlds, 0)
        root = STATS + WORLD * self._many
        self._words = words = array("q", bytes(8 * (root + NODE)))
        words[RANDOM], words[ROOT], words[FREE] = seeded(random), root, root + NODE
        words[DOUBT] = int(FINE * self._first_doubt())

    def _first_doubt(self) -> float:
        """Return a first guess; for the published tree, whose rewards go from 0 to 1, the whole span of points."""
        span = self._span()
        return span if self._manner.plain else span / _FIRST_GUESS

    def _span(self) -> float:
        terms, size = self._terms, self.start[0].bit_count()
        seat = self.start[SEAT]
        everything = terms.penalty.bit_count() if terms.penalty else min(terms.last, size + sum(self._taken()))
        ends = [seat_points(self._stakes, everything << (8 * taker), seat) for taker in range(PLAYERS)]
        return max(1.0, float(max(ends) - min(ends)))

    def _taken(self) -> list[int]:
        return [self.start[UNITS] >> (8 * seat) & 255 for seat in range(PLAYERS)]

    def move_to(self, worlds: "array[int]") -> None:
        """Continue in other worlds. Raises ValueError: not as many as before."""
        if len(worlds) != len(self._worlds):
            raise ValueError(f"the tree has {self._many} worlds, not {len(worlds) // PLAYERS}")
        self._worlds = worlds

    @property
    def worlds(self) -> int:
        """How many worlds it uses."""
        return self._many

    @property
    def doubt(self) -> float:
        """By how many points a playout strays: one standard deviation, or a guess before there are some."""
        return self._words[DOUBT] / FINE

    @property
    def unit(self) -> int:
        """The points of one unit, above zero."""
        return abs(self._stakes.value)

    def policy_choice(self, cards: Sequence[int]) -> int:
        """Return which of ``cards`` the policy plays at the root."""
        return policy_card(self._terms, self._stakes.wanted, self.start, card_set(cards), 0.0, 1)[0]

    @property
    def playouts(self) -> int:
        """Iterations so far."""
        return self._words[DONE]

    def grow(self, iterations: int) -> None:
        """Grow by this many iterations; a few thousand at most, because the kernel cannot be stopped."""
        words = self._words
        wanted = min(words[FREE] + NODE * iterations, words[ROOT] + NODE * _MOST_NODES)
        if wanted > len(words):
            words.frombytes(bytes(8 * max(wanted - len(words), len(words) // 2)))
        grow(self._terms, self._stakes, self._core, self._manner, self._worlds, words, iterations)

    def confine(self, only: int) -> None:
        """Try only the card ``only`` of the root from now on. Every card of the root must have been tried."""
        words = self._words
        for node in self._root_nodes():
            if words[node + CARD] == only:
                visits = self._by_world(node)
                words[node + VISITS] = max(1, sum(playouts for playouts, _ in visits))
                words[node + TOTAL] = sum(total for _, total in visits)
            else:  # to the bandit it looks as bad as can be; what was found of it is kept by world
                words[node + VISITS], words[node + TOTAL] = _SHUNNED, -_SHUNNED * _SHUNNED

    def tried(self) -> list[Tried]:
        """Return what was found of every card of the root, the one that was tried most often first."""
        found = []
        for node in self._root_nodes():
            by_world = self._by_world(node)
            playouts, total = sum(playouts for playouts, _ in by_world), sum(total for _, total in by_world)
            found.append(Tried(self._words[node + CARD], playouts, total, by_world))
        return sorted(found, key=lambda tried: (-tried.playouts, tried.card))

    def _root_nodes(self) -> Iterator[int]:
        words = self._words
        node = words[words[ROOT] + CHILD]
        while node:
            yield node
            node = words[node + NEXT]

    def _by_world(self, node: int) -> tuple[tuple[int, int], ...]:
        words = self._words
        spot = STATS + 2 * (self.start[0] & ((1 << words[node + CARD]) - 1)).bit_count()
        spots = range(spot, spot + WORLD * self._many, WORLD)
        return tuple((words[at], words[at + 1]) for at in spots)
