"""Kernels compiled by Numba for the machine that they run on, when they are first called."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol, TypeVar

from ..extras import needs
from .bits import FACTOR, MASK_63, SUMMAND, bit_count, borrowed, highest, lowest, next_random, nth_set, rules
from .cache import keep

P = ParamSpec("P")
R = TypeVar("R")

#: How kernels are compiled, and the rules in them. By default LLVM does not inline some calls of big rules, which pass
#: whole states in memory: half the speed.
_KERNEL_OPTIONS: Final = {"nogil": True, "error_model": "numpy"}
_RULE_OPTIONS: Final = {"forceinline": True}


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


def install_bit_functions() -> None:
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
            product = builder.mul(arguments[0], ir.Constant(word, FACTOR))
            total = builder.add(product, ir.Constant(word, SUMMAND))
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

    install_bit_functions()
    module: ModuleType = numba
    return module


def numba_with_rules() -> ModuleType:
    """Return Numba, to which all rules are known that have been imported until now.

    Raises MissingExtra if the extra ``fast`` is not installed.
    """
    numba = _numba()
    while rules:  # also those of modules imported since the last kernel was compiled
        numba.extending.register_jitable(**_RULE_OPTIONS)(rules.pop())
    return numba


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Return Numba's dispatcher for ``function``. It compiles when it is called, or takes what the cache has.

    Raises MissingExtra if the extra ``fast`` is not installed.
    """
    dispatcher: Callable[P, R] = numba_with_rules().njit(**_KERNEL_OPTIONS)(function)
    keep(dispatcher, function, (install_bit_functions, _KERNEL_OPTIONS, _RULE_OPTIONS))
    return dispatcher
