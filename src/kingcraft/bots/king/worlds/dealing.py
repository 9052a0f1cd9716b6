"""Worlds that are all equally likely: every deal of the unseen cards that the rules allow."""

from array import array
from collections.abc import MutableSequence
from typing import Final

from ....games.king.options import PLAYERS
from ....kernel import bit_count, kernel, next_random, nth_set, random_below, rule, seeded
from ..knowledge.knowledge import Knowledge
from ..knowledge.splits import CLASSES, SPLIT

Words = MutableSequence[int]

#: The plan that the kernel reads: the own seat, the own hand, the classes, the splits.
_OWN_SEAT: Final = 0
_OWN_HAND: Final = 1
_CLASS: Final = 2
_SPLITS: Final = _CLASS + len(CLASSES)
#: The 62 random bits of two steps of a stream.
_HALF: Final = 31
_RANDOMS: Final = 1 << 62


def uniform_worlds(knowledge: Knowledge, count: int, random: int) -> "array[int]":
    """Return ``count`` worlds for the seed ``random``: four ints each, the hands by seat now, the own included."""
    plan = array("q", [knowledge.seat, knowledge.hand, *knowledge.classes])
    plan.extend(knowledge.splits)
    worlds = array("q", bytes(8 * PLAYERS * count))
    deal(plan, count, seeded(random), worlds)
    return worlds


@rule
def chosen(cards: int, number: int, random: int) -> tuple[int, int]:
    """Return ``number`` of ``cards``, every choice equally likely, and the stream after it."""
    size = bit_count(cards)
    picks = number if 2 * number <= size else size - number  # what is not picked is chosen as well by chance
    rest = cards
    for left in range(size, size - picks, -1):
        random = next_random(random)
        rest ^= 1 << nth_set(rest, random_below(random, left))
    return (cards ^ rest if picks == number else rest), random


@kernel
def deal(plan: Words, count: int, random: int, worlds: Words) -> int:
    """Write ``count`` worlds, each as likely as any other; returns the stream after them."""
    seat, hand = plan[_OWN_SEAT], plan[_OWN_HAND]
    last = (len(plan) - _SPLITS) // SPLIT - 1
    total = plan[_SPLITS + last * SPLIT]
    fair = _RANDOMS - _RANDOMS % total
    for number in range(count):
        split = 0
        if last > 0:
            pick = fair
            while pick >= fair:
                random = next_random(random)
                high = random >> (63 - _HALF)
                random = next_random(random)
                pick = high << _HALF | random >> (63 - _HALF)
            pick %= total
            end = last
            while split < end:  # the first split whose worlds reach beyond the pick
                middle = (split + end) // 2
                if pick < plan[_SPLITS + middle * SPLIT]:
                    end = middle
                else:
                    split = middle + 1
        at = _SPLITS + split * SPLIT
        a, b, c = plan[_CLASS], plan[_CLASS + 1], plan[_CLASS + 2]
        some, random = chosen(plan[_CLASS + 3], plan[at + 1], random)
        a |= some
        b |= plan[_CLASS + 3] ^ some
        some, random = chosen(plan[_CLASS + 4], plan[at + 2], random)
        a |= some
        c |= plan[_CLASS + 4] ^ some
        some, random = chosen(plan[_CLASS + 5], plan[at + 3], random)
        b |= some
        c |= plan[_CLASS + 5] ^ some
        some, random = chosen(plan[_CLASS + 6], plan[at + 4], random)
        a |= some
        rest = plan[_CLASS + 6] ^ some
        some, random = chosen(rest, plan[at + 5], random)
        b |= some
        c |= rest ^ some
        world = PLAYERS * number
        worlds[world + seat] = hand
        worlds[world + ((seat + 1) & 3)] = a
        worlds[world + ((seat + 2) & 3)] = b
        worlds[world + ((seat + 3) & 3)] = c
    return random
