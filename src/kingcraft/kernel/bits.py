"""What kernels are made of: rules, bit operations, and random numbers that are the same in CPython.

In kernels :mod:`.native` puts machine instructions in the place of the bit operations.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, TypeVar

R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])

#: All rules that have been imported; kernels inline them.
rules: Final[list[Callable[..., object]]] = []

MASK_63: Final = (1 << 63) - 1

# Knuth's constants for a 64-bit linear congruential generator.
FACTOR: Final = 6364136223846793005
SUMMAND: Final = 1442695040888963407


def rule(function: F) -> F:
    """Mark ``function`` (pure, of ints and tuples of ints) as part of the rules: CPython runs it, kernels inline it."""
    rules.append(function)
    return function


def bit_count(cards: int) -> int:
    """Return the number of set bits; in kernels this and the next three are one or two machine instructions."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """Return the index of the lowest set bit; undefined for 0."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the index of the highest set bit; undefined for 0."""
    return cards.bit_length() - 1


def nth_set(cards: int, n: int) -> int:
    """Return the index of the ``n``-th set bit, counted from 0 at the lowest; undefined if fewer are set."""
    for _ in range(n):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def borrowed(rows: R) -> R:
    """Return ``rows``, an array; in kernels without an owner, so that passing it on counts no references.

    In each call Numba counts references in atomic steps, which can be half of a kernel's time. So the first line of
    a kernel may be ``rows = borrowed(rows)``: the caller keeps ``rows`` until the kernel returns. Never return it.
    """
    return rows


def next_random(state: int) -> int:
    """Return the next state of a stream (a 63-bit linear congruential generator; only its high bits are used)."""
    return (state * FACTOR + SUMMAND) & MASK_63


@rule
def random_below(state: int, n: int) -> int:
    """Return a number from 0 to ``n - 1`` from the 32 high bits of ``state``; bias below n / 2**32."""
    return ((state >> 31) * n) >> 32


def seeded(seed: int) -> int:
    """Return the state of a stream for a seed; neighbouring seeds give unrelated streams."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big") & MASK_63
