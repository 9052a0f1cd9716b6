"""The compiler's interface: rules are plain Python, and are compiled when a kernel is first called.

Until then no compiler is imported, so people play at once. :func:`rule` and :func:`kernel` mark functions; the others
are what kernels call (:mod:`.bits`).

A kernel runs in one of three ways. :mod:`.native` compiles it with Numba. In a browser :mod:`.wasm` takes it from a
file of WebAssembly, which was compiled from the same function. ``Kernel.plain`` is the function itself, for CPython.

Ints stay below 2**63: Numba's int64 is signed, mixing it with uint64 makes floats, and an overflow in a kernel is
undefined (Numba tells LLVM that it cannot happen).
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

from .bits import (
    MASK_63,
    bit_count,
    borrowed,
    highest,
    lowest,
    next_random,
    nth_set,
    random_below,
    rule,
    seeded,
)

__all__ = [
    "MASK_63",
    "Kernel",
    "bit_count",
    "borrowed",
    "highest",
    "kernel",
    "lowest",
    "next_random",
    "nth_set",
    "random_below",
    "rule",
    "seeded",
]

P = ParamSpec("P")
R = TypeVar("R")


class Kernel(Generic[P, R]):
    """A function that runs compiled; the first call compiles it, or finds it in the file of WebAssembly."""

    def __init__(self, function: Callable[P, R]) -> None:
        functools.update_wrapper(self, function)
        #: The same function for CPython.
        self.plain = function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run compiled."""
        return self.compiled(*args, **kwargs)

    @functools.cached_property
    def compiled(self) -> Callable[P, R]:
        """The compiled function: Numba's dispatcher, or in a browser a function of WebAssembly."""
        if sys.platform == "emscripten":
            from .wasm import compiled
        else:
            from .native import compiled
        return compiled(self.plain)


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark ``function`` as a kernel: a loop over rules, compiled without the GIL and cached (:mod:`.cache`)."""
    return Kernel(function)
