"""The compiler's interface: rules are plain Python, and are compiled when a kernel is first called.

Until then Numba is not imported, so people play at once. :func:`rule` and :func:`kernel` mark functions; the others
are what kernels call: bit operations, and random numbers that are the same in CPython.

Ints stay below 2**63: Numba's int64 is signed, mixing it with uint64 makes floats, and an overflow in a kernel is
undefined (Numba tells LLVM that it cannot happen).
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final, Generic, ParamSpec, Protocol, TypeVar

from .extras import needs

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])

_rules: Final[list[Callable[..., object]]] = []

MASK_63: Final = (1 << 63) - 1
#: How kernels are compiled, and the rules in them. By default LLVM does not inline some calls of big rules, which pass
#: whole states in memory: half the speed.
_KERNEL_OPTIONS: Final = {"nogil": True, "error_model": "numpy"}
_RULE_OPTIONS: Final = {"forceinline": True}

# Knuth's constants for a 64-bit linear congruential generator.
_FACTOR: Final = 6364136223846793005
_SUMMAND: Final = 1442695040888963407


if TYPE_CHECKING:
    # What is used of llvmlite and Numba, which have no types.
    _Values = Sequence[object]
    _CodeGenerator = Callable[..., object]

    class _Module(Protocol):
        globals: dict[str, object]

    class _Builder(Protocol):
        module: _Module

        def call(self, function: object, arguments: _Values) -> object: ...
        def mul(self, left: object, right: object) -> object: ...
        def add(self, left: object, right: object) -> object: ...
        def and_(self, left: object, right: object) -> object: ...

    class _Typed(Protocol):
        type: object

    class _ArrayView(Protocol):
        meminfo: _Typed

        def _getvalue(self) -> object: ...

    class _Context(Protocol):
        def make_array(self, kind: object) -> Callable[[object, _Builder, object], _ArrayView]: ...

    class _ArrayType(Protocol):
        def __call__(self, *arguments: object) -> object: ...


def rule(function: F) -> F:
    """Mark ``function`` (pure, of ints and tuples of ints) as part of the rules: CPython runs it, kernels inline it."""
    _rules.append(function)
    return function


class Kernel(Generic[P, R]):
    """A function that is compiled on its first call."""

    def __init__(self, function: Callable[P, R]) -> None:
        functools.update_wrapper(self, function)
        #: The same function for CPython.
        self.plain = function

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run compiled; the first call compiles."""
        return self.compiled(*args, **kwargs)

    @functools.cached_property
    def compiled(self) -> Callable[P, R]:
        """Numba's dispatcher."""
        return _compile(self.plain)


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark ``function`` as a kernel: a loop over rules, compiled without the GIL and cached (:mod:`.kernel_cache`)."""
    return Kernel(function)


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
    return (state * _FACTOR + _SUMMAND) & MASK_63


@rule
def random_below(state: int, n: int) -> int:
    """Return a number from 0 to ``n - 1`` from the 32 high bits of ``state``; bias below n / 2**32."""
    return ((state >> 31) * n) >> 32


def seeded(seed: int) -> int:
    """Return the state of a stream for a seed; neighbouring seeds give unrelated streams."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big") & MASK_63


def _host_has_bmi2() -> bool:
    """Return whether kernels may use ``pdep``. On a target without it LLVM aborts the process."""
    import llvmlite.binding as llvm
    import numba

    if numba.config.CPU_NAME or numba.config.CPU_FEATURES:
        return "+bmi2" in (numba.config.CPU_FEATURES or "")
    try:
        return bool(llvm.get_host_cpu_features().get("bmi2", False))
    except RuntimeError:  # LLVM does not know this host
        return False


def _install_bit_functions() -> None:
    """Define the bit functions inside kernels, by machine instructions."""
    from llvmlite import ir
    from numba import types
    from numba.core.extending import intrinsic, overload

    word, flag_type = ir.IntType(64), ir.IntType(1)

    def unary(name: str, *flags: int) -> Callable[..., int]:
        """Return an LLVM intrinsic of one word (and constant flags) as a Numba intrinsic of one int64."""

        @intrinsic
        def run(typing_context: object, value: object) -> tuple[object, _CodeGenerator]:
            def codegen(context: object, builder: _Builder, signature: object, arguments: _Values) -> object:
                kind = ir.FunctionType(word, [word, *(flag_type for _ in flags)])
                function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
                return builder.call(function, [arguments[0], *(ir.Constant(flag_type, flag) for flag in flags)])

            return types.int64(types.int64), codegen

        machine: Callable[..., int] = run
        return machine

    # "1" says: the argument is never 0, so no check is compiled in.
    count, trailing, leading = unary("llvm.ctpop.i64"), unary("llvm.cttz.i64", 1), unary("llvm.ctlz.i64", 1)

    overload(bit_count, inline="always")(lambda cards: lambda cards: count(cards))
    overload(lowest, inline="always")(lambda cards: lambda cards: trailing(cards))
    overload(highest, inline="always")(lambda cards: lambda cards: 63 - leading(cards))

    @intrinsic
    def congruential(typing_context: object, state: object) -> tuple[object, _CodeGenerator]:
        # Written out because Numba marks its own products as never overflowing, and LLVM believes it.
        def codegen(context: object, builder: _Builder, signature: object, arguments: _Values) -> object:
            product = builder.mul(arguments[0], ir.Constant(word, _FACTOR))
            total = builder.add(product, ir.Constant(word, _SUMMAND))
            return builder.and_(total, ir.Constant(word, MASK_63))

        return types.int64(types.int64), codegen

    @intrinsic
    def without_owner(typing_context: object, rows: _ArrayType) -> tuple[object, _CodeGenerator]:
        def codegen(context: _Context, builder: _Builder, signature: object, arguments: _Values) -> object:
            view = context.make_array(rows)(context, builder, arguments[0])
            view.meminfo = ir.Constant(view.meminfo.type, None)
            return view._getvalue()

        return rows(rows), codegen

    # Called without its typing context, which its own type does not say; the same below.
    lend: Callable[..., object] = without_owner
    overload(borrowed, inline="always")(lambda rows: lambda rows: lend(rows))

    step: Callable[..., int] = congruential
    overload(next_random, inline="always")(lambda state: lambda state: step(state))

    if _host_has_bmi2():

        @intrinsic
        def deposit(typing_context: object, source: object, mask: object) -> tuple[object, _CodeGenerator]:
            def codegen(context: object, builder: _Builder, signature: object, arguments: _Values) -> object:
                name = "llvm.x86.bmi.pdep.64"
                kind = ir.FunctionType(word, [word, word])
                function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
                return builder.call(function, arguments)

            return types.int64(types.int64, types.int64), codegen

        pdep: Callable[..., int] = deposit
        overload(nth_set)(lambda cards, n: lambda cards, n: trailing(pdep(1 << n, cards)))
    else:

        def portable(cards, n):  # type: ignore[no-untyped-def]  # Numba compares its signature with the lambda's
            for _ in range(n):
                cards &= cards - 1
            return trailing(cards)

        overload(nth_set)(lambda cards, n: portable)


@functools.cache
def _numba() -> ModuleType:
    with needs("Thinking ahead", "fast"):
        import numba

    _install_bit_functions()
    module: ModuleType = numba
    return module


def _compile(function: Callable[P, R]) -> Callable[P, R]:
    from .kernel_cache import keep

    numba = _numba()
    while _rules:  # also those of modules imported since the last kernel was compiled
        numba.extending.register_jitable(**_RULE_OPTIONS)(_rules.pop())
    compiled: Callable[P, R] = numba.njit(**_KERNEL_OPTIONS)(function)
    keep(compiled, function, (_install_bit_functions, _KERNEL_OPTIONS, _RULE_OPTIONS))
    return compiled
