"""Worlds: deals of the unseen cards that fit all that a seat knows, each drawn as often as it is likely.

A Markov chain walks over the ways of putting cards into slots (:mod:`.inference`): two cards exchange their slots or
not, by their weights (Metropolis et al. 1953). It reaches every way: within a seat, one exchange always makes equal the
earliest slot that two ways fill differently (earliest deadline first), and an unseen card may trade places with any
unrestricted one of another hand or the stock. Where the kings kept back come out right too rarely, it restarts from
ways in which they do (:mod:`.kings_kept`).
"""

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

from ....games.kings_corner.core import Core, Hands
from ....games.kings_corner.play import next_hands
from ....kernel import kernel, next_random, random_below, rule, seeded
from ..knowledge.knowledge import Knowledge
from .chain import FINED, HAND, LEFT, MISSING, PLAYERS, SEAT, SIZE, STREAM, TABLES, chain_of
from .inference import STOCK
from .kings_kept import KingPlacements

#: Exchanges tried a card, before the first world and between worlds.
WARM_UP: Final = 60
APART: Final = 8
#: Worlds a call of the kernel: two milliseconds or so.
SLICE: Final = 256
#: Ways a world that are looked at for one in which the kings kept back come out right, before all are gone through.
_LOOKS: Final = 64
#: Worlds that are read off before the kings are put elsewhere, then.
_NEAR: Final = 16


@rule
def exchange(words: MutableSequence[int], first: int, second: int, chance: int) -> None:
    """Let two cards exchange their slots, or not. ``chance``: a state of the stream."""
    size = words[SIZE]
    slots = TABLES + size
    here, there = words[slots + first], words[slots + second]
    row, other = TABLES + 4 * size + first * size, TABLES + 4 * size + second * size
    new = words[row + there] * words[other + here]
    old = words[row + here] * words[other + there]
    if new != 0 and words[FINED] != 0:
        kept = size * size
        # What the exchange changes in the kings kept back by the seats of the two slots.
        mine, theirs = words[TABLES + 3 * size + here], words[TABLES + 3 * size + there]
        less = words[row + kept + here] - words[other + kept + here]
        more = words[row + kept + there] - words[other + kept + there]
        if less != 0 or more != 0:
            wrong = 0
            for seat in range(words[PLAYERS]):
                missing = words[MISSING + seat]
                change = (less if seat == mine else 0) - (more if seat == theirs else 0)
                wrong += abs(missing + change) - abs(missing)
            if wrong > 0:
                old <<= min(16, words[FINED] * wrong)
            else:
                new <<= min(16, -words[FINED] * wrong)
            if random_below(chance, 1 << 16) * old < new << 16:
                if mine < STOCK:
                    words[MISSING + mine] += less
                if theirs < STOCK:
                    words[MISSING + theirs] -= more
                words[slots + first] = there
                words[slots + second] = here
            return
    if random_below(chance, 1 << 16) * old < new << 16:
        words[slots + first] = there
        words[slots + second] = here


@rule
def read_off(words: Sequence[int], worlds: MutableSequence[int], at: int) -> None:
    """Write the world in which the chain is to a row of ``worlds`` at ``at``."""
    size, players = words[SIZE], words[PLAYERS]
    for index in range(at, at + players + 52):
        worlds[index] = 0
    worlds[at + words[SEAT]] = words[HAND]
    first_of_stock = -1
    for slot in range(size):
        if first_of_stock < 0 and words[TABLES + 3 * size + slot] >= STOCK:
            first_of_stock = slot
    deck = at + players + 52 - words[LEFT] - first_of_stock
    for number in range(size):
        if words[TABLES + 2 * size + number] != 0:
            card, slot = words[TABLES + number], words[TABLES + size + number]
            owner = words[TABLES + 3 * size + slot]
            if owner < STOCK:
                worlds[at + owner] |= 1 << card
            elif owner == STOCK:
                worlds[deck + slot] = card


@kernel
def walk(words: MutableSequence[int], steps: int, count: int, worlds: MutableSequence[int], at: int) -> int:
    """Walk ``steps`` exchanges ``count`` times, writing a world each time if there is one; return how many there were.

    There is none while the kings kept back do not come out right. ``worlds``: rows, written from index ``at`` on.
    """
    size, players = words[SIZE], words[PLAYERS]
    random = words[STREAM]
    made = 0
    for _ in range(count):
        for _ in range(steps):
            random = next_random(random)
            first = random_below(random, size)
            random = next_random(random)
            second = random_below(random, size)
            random = next_random(random)
            exchange(words, first, second, random)
        right = True
        for seat in range(players):
            right = right and words[MISSING + seat] == 0
        if right:
            read_off(words, worlds, at + made * (players + 52))
            made += 1
    words[STREAM] = random
    return made


def walk_from_placements(words: "array[int]", count: int, worlds: "array[int]", made: int = 0) -> None:
    """Write the worlds from number ``made`` on, from walks that begin where the kings kept back come out right.

    ``words``: with kings kept back. As likely as in one long walk, except for how the other cards fit around the kings.
    Raises :class:`Impossible`: no deal fits.
    """
    right, size, row = KingPlacements(words), words[SIZE], words[PLAYERS] + 52
    while made < count:
        right.begin(words)
        walk(words, WARM_UP * size, 1, array("q", [0]) * row, 0)
        more = walk(words, APART * size, min(_NEAR, count - made), worlds, made * row)
        if not more:  # bad luck: then it is the way that a walk begins with
            right.begin(words)
            read_off(words, worlds, made * row)
        made += max(1, more)


def deal_worlds(knowledge: Knowledge, count: int, random: int, inferring: bool = True) -> "array[int]":
    """Return ``count`` worlds for the seed ``random``: rows of players + 52 ints.

    A row: the hands by seat, then a deck whose last cards are the stock in order (the next one at 52 less the stock);
    the words before them mean nothing. ``inferring``: use what the others' play makes unlikely, not only impossible.
    Raises :class:`Impossible`: no deal fits what is known; ValueError: ``count`` is negative.
    """
    if count < 0:
        raise ValueError(f"{count} worlds cannot be dealt")
    words = array("q", chain_of(knowledge, inferring))
    words[STREAM] = seeded(random)
    size, row = words[SIZE], knowledge.players + 52
    worlds = array("q", [0]) * (count * row)
    if size:
        walk(words, WARM_UP * size, 1, array("q", [0]) * row, 0)
    made = looked = 0
    while made < count and looked < SLICE + _LOOKS * count:
        looks = min(SLICE, count - made)
        made += walk(words, APART * size, looks, worlds, made * row)
        looked += looks
    if made < count:
        walk_from_placements(words, count, worlds, made)
    return worlds


def core_of(knowledge: Knowledge, world: Sequence[int]) -> tuple[tuple[int, ...], Core]:
    """Return a world (a row of :func:`deal_worlds`) for the rules: a deck of 52 cards, and the core to go with it."""
    players = knowledge.players
    return tuple(world[players:]), with_hands(knowledge.table, world, 0, players)


@rule
def with_hands(table: Core, worlds: Sequence[int], at: int, players: int) -> Core:
    """Return ``table`` (see :class:`Knowledge`) with the hands of the world whose row begins at ``worlds[at]``."""
    _, piles, fits, bases, drawn, seat, turn, kept, paid, out = table
    hands: Hands = (
        worlds[at],
        worlds[at + 1],
        worlds[at + 2] if players > 2 else 0,
        worlds[at + 3] if players > 3 else 0,
        worlds[at + 4] if players > 4 else 0,
        worlds[at + 5] if players > 5 else 0,
    )
    for _ in range(seat):
        hands = next_hands(hands, players)
    return (hands, piles, fits, bases, drawn, seat, turn, kept, paid, out)
