"""What the search remembers: answers, each for all the deals that are alike where it matters."""

from typing import Final

from ....kernel import bit_count, highest, rule
from .cuts import same_counts
from .fields import FIELD_0, FIELD_1, FIELD_2
from .rows import AGE, CHAIN, CHAINS, CUTS, END, ENTRIES, FIRST, FREE_ENTRY, HEADS, KEY, NEED, SLACK, Words

#: Words of an entry, and where in it: three hands, the cuts (:mod:`.cuts`) that the answer depends on, the shape, the
#: cards that count, the answer, the next entry of its chain (entries of a shape, with those that have the same hash).
ENTRY: Final = 8
_CUTS: Final = 3
_KEY: Final = 4
_COUNTING: Final = 5
_ANSWER: Final = 6
_NEXT: Final = 7

_31: Final = (1 << 31) - 1
_32: Final = (1 << 32) - 1


@rule
def suits_of(hand: int) -> int:
    """Return how many clubs, diamonds and hearts, four bits each."""
    return bit_count(hand & FIELD_0) << 8 | bit_count(hand & FIELD_1) << 4 | bit_count(hand & FIELD_2)


@rule
def shape(hands: tuple[int, int, int, int], size: int, seat: int, broken: int) -> int:
    """Return the shape of a deal: the suits of each hand, its size, the seat that leads, whether hearts are broken."""
    first, second, third, fourth = hands
    key = (size << 3 | seat << 1 | broken) << 48
    return key | suits_of(first) << 36 | suits_of(second) << 24 | suits_of(third) << 12 | suits_of(fourth)


@rule
def hashed(key: int, first: int, second: int, third: int, counting: int) -> int:
    """Return a hash below 2**32 of the shape and of how many of the cards that count, by suit, each hand holds."""
    owners = 0
    if counting != 0:
        held = bit_count(first & counting) << 8 | bit_count(second & counting) << 4 | bit_count(third & counting)
        owners = suits_of(counting) << 12 | held
    # Products stay below 2**63: an overflow in a kernel is undefined.
    mixed = (key & _31) * 0x4F6CDD1D ^ (key >> 31) * 0x2545F491 ^ owners * 0x5851F42D
    mixed ^= mixed >> 29
    mixed = (mixed & _31) * 0x5BD1E995 ^ mixed >> 31
    return mixed >> 20 & _32


@rule
def same(
    cuts: int,
    then: tuple[int, int, int, int],
    now: tuple[int, int, int, int],
) -> bool:
    """Return whether two deals of one shape (three hands, the cards that count) are equal as far as ``cuts`` tell."""
    first, second, third, counting = then
    first_now, second_now, third_now, counting_now = now
    if not (
        same_counts(cuts, first & ~counting, first_now & ~counting_now)
        and same_counts(cuts, second & ~counting, second_now & ~counting_now)
        and same_counts(cuts, third & ~counting, third_now & ~counting_now)
    ):
        return False
    if counting | counting_now == 0:
        return True
    return (
        same_counts(cuts, counting, counting_now)
        and same_counts(cuts, first & counting, first_now & counting_now)
        and same_counts(cuts, second & counting, second_now & counting_now)
        and same_counts(cuts, third & counting, third_now & counting_now)
    )


@rule
def recalled(words: Words, row: int, key: int, counting: int, fixed: int) -> int:
    """Return the answer to the question of ``row`` if it is remembered (its cuts and slack are written), else -1.

    ``key``: its :func:`shape`. ``counting``: single cards that count. ``fixed``: cuts that are always there.
    """
    words[row + KEY] = key
    need = words[row + NEED]
    first, second, third = words[row], words[row + 1], words[row + 2]
    chain = HEADS + (hashed(key, first, second, third, counting) & words[CHAINS])
    words[row + CHAIN] = chain
    head = words[chain]
    if head >> 32 != words[AGE]:
        return -1
    before = 0
    at = head & _32
    while at != 0:
        if words[at + _KEY] == key:
            answer = words[at + _ANSWER]
            bound = answer >> 8
            verdict = answer & 1
            if words[row + FIRST] == 0 and answer & 128 != 0:
                words[row + FIRST] = 1 << (answer >> 1 & 63)
            if (bound >= need) if verdict == 1 else (bound <= need):
                cuts = words[at + _CUTS]
                then = (words[at], words[at + 1], words[at + 2], words[at + _COUNTING])
                if same(cuts | fixed, then, (first, second, third, counting)):
                    if before != 0:  # to the front: what was of use will be again
                        words[before + _NEXT] = words[at + _NEXT]
                        words[at + _NEXT] = head & _32
                        words[chain] = words[AGE] << 32 | at
                    words[row + CUTS] = cuts
                    words[row + SLACK] = bound - need if verdict == 1 else need - bound
                    return verdict
        before = at
        at = words[at + _NEXT] & _32
    return -1


@rule
def remember(words: Words, row: int, counting: int, verdict: int, best: int) -> None:
    """Keep the answer of ``row``: 1 (NEED units or more) or 0; ``best``: the card that shows it, one bit, or 0."""
    at = words[FREE_ENTRY] & _32
    if at + ENTRY > words[END]:  # full: emptied at once, which keeps the search deterministic
        words[AGE] += 1
        at = words[ENTRIES] & _32
    words[FREE_ENTRY] = at + ENTRY
    key = words[row + KEY]
    first, second, third = words[row], words[row + 1], words[row + 2]
    words[at] = first
    words[at + 1] = second
    words[at + 2] = third
    words[at + _CUTS] = words[row + CUTS]
    words[at + _KEY] = key
    words[at + _COUNTING] = counting
    bound = words[row + NEED] + (words[row + SLACK] if verdict == 1 else -words[row + SLACK])
    words[at + _ANSWER] = bound << 8 | (highest(best) << 1 | 128 if best != 0 else 0) | verdict
    chain = words[row + CHAIN] & _32
    head = words[chain]
    words[at + _NEXT] = head & _32 if head >> 32 == words[AGE] else 0
    words[chain] = words[AGE] << 32 | at
