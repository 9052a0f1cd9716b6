"""The number of action sequences, a count that finds faults in move generation (``docs/rules/records.md``)."""

from collections.abc import Hashable
from typing import Final

from ..games.game import State

#: States whose counts are kept, 100 MB: the order of moves often does not matter, so states occur again.
_KEPT: Final = 200_000


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of ``depth`` actions from ``state``. Raises ValueError for a negative depth.

    A sequence that ends the deal early counts once, at its end, so depth 0 and an ended deal give 1.
    """
    if depth < 0:
        raise ValueError("a depth is 0 or more")
    return _count(state, depth, {})


def _count(state: State, depth: int, kept: dict[tuple[Hashable, int], int]) -> int:
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.legal())  # counted, not played
    key = state.key
    if key is not None and (key, depth) in kept:
        return kept[key, depth]
    count = sum(_count(state.apply(token), depth - 1, kept) for token in state.legal())
    if key is not None and len(kept) < _KEPT:
        kept[key, depth] = count
    return count
