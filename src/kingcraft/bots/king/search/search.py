"""The search that plays cards: a tree over worlds (:mod:`.ismcts_tree`), and :mod:`.ending` for the last tricks."""

import math
import statistics
from array import array
from time import perf_counter
from typing import Final, Protocol

from ....cards import TEXTS, members
from ....games.king.contracts import Terms
from ....games.king.play import SEAT, UNITS, PlayState, legal_cards
from ....games.king.scoring import Settlement, seat_points
from ...gap import NO_GAP, Gap, gap_of
from ...judgement import Judgement, Opinion
from ...limits import Budget, Stop
from ..policy.policy import decided
from ..strength import by_strength
from .ending import SOLVED, solve_worlds
from .ismcts_kernel import EVERY_CARD, Manner
from .ismcts_tree import Tree, Tried

#: How the strongest player grows its tree, found by playing (docs/decisions.md). Against three of its
#: own kind, too, a player that lets the others choose in the tree (``mimic`` 0) does worse than one that mimics them.
MANNER: Final = Manner(explore=1.0, mimic=EVERY_CARD, noise=0.1, plain=0)

#: Seconds that one slice should take, and the iterations of the first.
_SLICE: Final = 0.003
_FIRST: Final = 64
_MOST: Final = 8192
#: A card that was tried half as often as another is known as well: then its points decide.
_TRIED_ENOUGH: Final = 0.5
#: Points closer than this are equal; and when cards are as good as equal for a player, in units.
_EQUAL: Final = 1e-9
_TIE: Final = 0.005


class Start(Protocol):
    """Where a search begins: what a seat knows of a deal, or the deal itself. Both are None before the first card."""

    @property
    def terms(self) -> Terms | None:
        """The terms of the contract."""

    @property
    def core(self) -> PlayState | None:
        """The state of play; its hands are not read."""


def in_play(start: Start) -> tuple[Terms, PlayState]:
    """Return terms and state of play. Raises ValueError: no card is to be played."""
    if start.terms is None or start.core is None:
        raise ValueError("there is no card to be played yet")
    return start.terms, start.core


def search_cards(
    start: Start,
    settlement: Settlement,
    worlds: "array[int]",
    budget: Budget,
    stop: Stop | None = None,
    random: int = 0,
    manner: Manner = MANNER,
    began: float | None = None,
) -> Judgement:
    """Return what every card is worth that the seat to move may play, in points of the whole deal.

    ``worlds``: four ints each, the hands by seat (``deal_worlds``); ``budget.playouts`` are played in each, or none
    with at most :data:`.ending.SOLVED` cards left. ``random``: a seed; the same one gives the same judgement unless
    time is up. ``began``: when the thinking began (:func:`time.perf_counter`). At least one slice is always thought.
    Raises ValueError: no card is to be played, or no world is given.
    """
    terms, core = in_play(start)
    began = perf_counter() if began is None else began
    tree = Tree(terms, core, settlement, worlds, manner, random)
    legal = list(members(legal_cards(terms, tree.start)))
    if decided(terms, tree.start):
        return _settled(settlement, tree, legal)
    seconds = budget.seconds - (perf_counter() - began)
    if manner.mimic == EVERY_CARD and tree.start[0].bit_count() <= SOLVED:
        return _judgement(tree, solve_worlds(terms, core, settlement, worlds, seconds, stop), legal, 0.0)
    grow_within(tree, max(len(legal), tree.worlds * budget.playouts), seconds, stop)
    return _judgement(tree, tree.tried(), legal, tree.doubt)


def grow_within(tree: Tree, iterations: int, seconds: float, stop: Stop | None) -> None:
    """Grow ``tree`` to this many iterations, in slices of some milliseconds, until time is up or ``stop`` is set."""
    begin = perf_counter()
    slice_ = _FIRST
    while tree.playouts < iterations:
        before = perf_counter()
        tree.grow(min(slice_, iterations - tree.playouts))
        now = perf_counter()
        if now - begin >= seconds or stop:
            break
        if now - before < _SLICE / 2:
            slice_ = min(2 * slice_, _MOST)
        elif now - before > _SLICE:
            slice_ = max(slice_ // 2, _FIRST)


def _settled(settlement: Settlement, tree: Tree, legal: list[int]) -> Judgement:
    sure = float(seat_points(settlement, tree.start[UNITS], tree.start[SEAT]))
    order = sorted(legal, key=lambda card: -by_strength(1 << card))
    opinions = tuple(Opinion(TEXTS[card], sure, 0.0, None, tree.worlds, NO_GAP) for card in order)
    return Judgement(opinions, tree.worlds, 0)


def _judgement(tree: Tree, found: list[Tried], legal: list[int], doubt: float) -> Judgement:
    worlds = len(found[0].by_world)
    best, best_in = _best(tree, found), worlds_won(found, worlds)
    opinions = []
    for tried in found:
        gap = gap_between(best, tried, doubt)
        for card in same_worth(tried.card, [other.card for other in found], legal):
            mean = tried.points / tried.playouts
            opinions.append(Opinion(TEXTS[card], mean, error_of(tried, doubt), None, best_in[tried.card], gap))
    token = TEXTS[best.card]
    opinions.sort(key=lambda opinion: (opinion.token != token, -opinion.points))
    return Judgement(tuple(opinions), worlds, tree.playouts)


def _best(tree: Tree, found: list[Tried]) -> Tried:
    """Return the card with the most points of those that are known well; of equals the one that a player would take."""
    known = [tried for tried in found if tried.playouts >= _TRIED_ENOUGH * found[0].playouts]
    most = max(tried.points / tried.playouts for tried in known)
    near = [tried for tried in known if tried.points / tried.playouts >= most - _TIE * tree.unit]
    return next(tried for tried in near if tried.card == tree.policy_choice([one.card for one in near]))


def same_worth(card: int, tried: list[int], legal: list[int]) -> list[int]:
    """Return the legal cards that ``card`` was tried for: itself and its neighbours down to the next that was tried."""
    strength = by_strength(1 << card)
    below = [by_strength(1 << other) for other in tried if other & 3 == card & 3]
    floor = max((other for other in below if other < strength), default=0)
    return [
        other
        for other in sorted(legal, key=lambda one: -by_strength(1 << one))
        if other & 3 == card & 3 and floor < by_strength(1 << other) <= strength
    ]


def error_of(tried: Tried, doubt: float) -> float:
    """Return the standard error of a card's points: over worlds, or where there is but one, over playouts."""
    means = [total / playouts for playouts, total in tried.by_world if playouts]
    if len(means) < 2:
        return doubt / math.sqrt(tried.playouts)
    return statistics.stdev(means) / math.sqrt(len(means))


def gap_between(best: Tried, other: Tried, doubt: float) -> Gap:
    """Return how far ``other`` is behind the mean of ``best`` in each world; in a single world, by the playouts."""
    if other is best:
        return NO_GAP
    sums, counts = [], []
    for (playouts, total), (tries, points_of_tries) in zip(best.by_world, other.by_world, strict=True):
        if playouts and tries:
            sums.append(tries * total / playouts - points_of_tries)
            counts.append(tries)
    if len(counts) > 1:
        return gap_of(sums, counts)
    mean = best.points / best.playouts - other.points / other.playouts
    return Gap(mean, doubt * math.sqrt(1 / best.playouts + 1 / other.playouts))


def worlds_won(found: list[Tried], worlds: int) -> dict[int, int]:
    """Return in how many worlds each card was as good as any other that was tried there."""
    best = dict.fromkeys((tried.card for tried in found), 0)
    for world in range(worlds):
        means = {
            tried.card: tried.by_world[world][1] / tried.by_world[world][0]
            for tried in found
            if tried.by_world[world][0]
        }
        most = max(means.values(), default=0.0)
        for card, mean in means.items():
            best[card] += mean >= most - _EQUAL
    return best
