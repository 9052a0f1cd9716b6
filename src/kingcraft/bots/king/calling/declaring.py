"""What the games are worth: every game that may be named, played out in every world, and turned into points."""

from array import array
from collections.abc import Callable, MutableSequence, Sequence
from typing import Final, NamedTuple

from ....games.king.contracts import CONTRACTS, Terms, terms_of
from ....games.king.options import PLAYERS, KingOptions
from ....games.king.play import dealt
from ....games.king.scoring import Settlement, seat_points, settlement_of
from ....kernel import MASK_63, kernel, next_random, seeded
from ..policy.policy import NOISE, policy_playout

#: Playouts of one call of the kernel: a few milliseconds.
_SLICE: Final = 300
#: Streams of neighbouring worlds are so far apart.
_STRIDE: Final = 0x1F3D5B79A8C6E
_CONTRACTS: Final = tuple(CONTRACTS)


class Game(NamedTuple):
    """A game that may be played."""

    contract: str
    #: A suit; -1 for none.
    trump: int
    #: The seat that leads to the first trick.
    leader: int


@kernel
def play_worlds(
    terms: Terms,
    wanted: int,
    worlds: MutableSequence[int],
    leader: int,
    first: int,
    last: int,
    each: int,
    random: int,
    units: MutableSequence[int],
) -> None:
    """Play the worlds ``first`` .. ``last - 1`` out ``each`` times by the card policy, and write the units, packed.

    ``wanted``: 1 where units are good. Every world has its own stream, so that no result depends on the slices.
    """
    for world in range(first, last):
        at = 4 * world
        stream = next_random((random + world * _STRIDE) & MASK_63)
        start = dealt(
            terms,
            worlds[at + leader],
            worlds[at + ((leader + 1) & 3)],
            worlds[at + ((leader + 2) & 3)],
            worlds[at + ((leader + 3) & 3)],
            leader,
        )
        for number in range(each):
            units[world * each + number], stream = policy_playout(terms, wanted, start, NOISE, stream)


@kernel
def points_of_worlds(
    settlement: Settlement, units: Sequence[int], each: int, seat: int, scored: MutableSequence[float]
) -> None:
    """Write the points of ``seat`` in every world, on average over its ``each`` playouts."""
    for world in range(len(scored)):
        total = 0
        for number in range(world * each, world * each + each):
            total += seat_points(settlement, units[number], seat)
        scored[world] = total / each


class Prospects:
    """The games of one deal in many worlds, for one ``seat``. :meth:`play` comes first.

    ``hands``: by seat, four ints a world, as dealt. ``each``: playouts of a game in a world. ``random``: a seed.
    """

    def __init__(self, options: KingOptions, seat: int, hands: "array[int]", each: int, random: int) -> None:
        self.options = options
        self.seat = seat
        self.hands = hands
        self.each = each
        self.played = 0
        self.playouts = 0
        self._random = random
        self._units: dict[Game, array[int]] = {}
        self._points: dict[tuple[Game, int, int, int], array[float]] = {}

    def play(self, games: Sequence[Game], over: Callable[[], bool], least: int) -> None:
        """Play ``games`` out, a slice of worlds at a time: in ``least`` of them at least, then until ``over``."""
        total = len(self.hands) // PLAYERS
        for game in games:
            self._units[game] = array("q", bytes(8 * total * self.each))
        step = max(1, _SLICE // self.each)
        while self.played < total and not (self.played >= least and over()):
            last = min(total, self.played + step)
            for game in games:
                play_worlds(
                    terms_of(self.options, game.contract, game.trump),
                    int(game.contract == "plus"),
                    self.hands,
                    game.leader,
                    self.played,
                    last,
                    self.each,
                    self._stream(game),
                    self._units[game],
                )
                self.playouts += (last - self.played) * self.each
            self.played = last

    def _stream(self, game: Game) -> int:
        number = (_CONTRACTS.index(game.contract) * 5 + game.trump + 1) * PLAYERS + game.leader
        return seeded(self._random * 1000 + number)

    def points(self, game: Game, auctioneer: int = -1, buyer: int = -1, price: int = -1) -> "array[float]":
        """Return the seat's points of ``game`` by world: unsold, or sold to ``buyer`` at ``price``."""
        key = (game, auctioneer, buyer, price)
        found = self._points.get(key)
        if found is None:
            found = self._points[key] = self._scored(game, auctioneer, buyer, price)
        return found

    def _scored(self, game: Game, auctioneer: int, buyer: int, price: int) -> "array[float]":
        settlement = settlement_of(self.options, game.contract, auctioneer, buyer, price)
        scored = array("d", bytes(8 * self.played))
        points_of_worlds(settlement, self._units[game], self.each, self.seat, scored)
        return scored

    def mean_units(self, game: Game) -> float:
        """Return the units that the seat takes in ``game``, on average over all worlds."""
        shift, count = 8 * self.seat, self.played * self.each
        return sum([one >> shift & 255 for one in self._units[game][:count]]) / count

    def units(self, game: Game, seat: int) -> list[float]:
        """Return the units that ``seat`` takes in ``game``, by world."""
        packed, each, shift = self._units[game], self.each, 8 * seat
        return [
            sum([one >> shift & 255 for one in packed[at : at + each]]) / each
            for at in range(0, self.played * each, each)
        ]
