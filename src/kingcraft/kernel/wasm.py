"""Kernels as WebAssembly, for Python in a browser, which has no compiler.

``kernels.wasm`` beside this file holds them, compiled from the same functions (``python -m tools.site.kernels`` in a
clone), and ``kernels.json`` says how each is called. Python loads the file as a shared library, so both work on the
same memory and no array is copied.

A kernel there takes one pointer, to a block of 64-bit words: its arguments with their tuples laid flat, an array as
address and length. It writes its results to the beginning of the block, and returns Numba's status: 0.
"""

import ctypes
import functools
import json
import struct
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, ParamSpec, TypedDict, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

LIBRARY: Final = Path(__file__).with_name("kernels.wasm")
MANIFEST: Final = Path(__file__).with_name("kernels.json")
#: The key of the sources that this package was made from (:func:`~.key.source_key`). ``tools/site/package.py`` adds it.
ORIGIN: Final = Path(__file__).with_name("origin.txt")


class Entry(TypedDict):
    """How a kernel is called. Formats are those of ``struct``, one letter a word: ``q`` an int, ``d`` a float."""

    #: The name in the library.
    symbol: str
    #: Its arguments; ``A`` is an array.
    takes: str
    gives: str
    #: What its result is in Python.
    result: Literal["none", "bool", "number", "tuple"]


class Manifest(TypedDict):
    """The contents of ``kernels.json``."""

    #: The key of the sources that the kernels were compiled from (:func:`~.key.source_key`).
    origin: str
    #: By ``module.function``, without the package.
    kernels: dict[str, Entry]


class ForeignKernels(RuntimeError):
    """The file of kernels was compiled from other sources than these, or has no such kernel."""


def name_of(function: Callable[..., object]) -> str:
    """Return the name of a kernel in the manifest."""
    return f"{function.__module__.partition('.')[2]}.{function.__qualname__}"


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Return the kernel of ``function``.

    Raises ForeignKernels if the file was made from other sources or does not have it.
    """
    library, manifest = _opened()
    entry = manifest["kernels"].get(name_of(function))
    if entry is None:
        raise ForeignKernels(f"{LIBRARY.name} has no kernel {name_of(function)}")
    return _door(getattr(library, entry["symbol"]), entry)


@functools.cache
def _opened() -> tuple[ctypes.CDLL, Manifest]:
    manifest: Manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    here = ORIGIN.read_text(encoding="ascii").strip()
    if here != manifest["origin"]:
        raise ForeignKernels(f"{LIBRARY.name} was made from sources {manifest['origin']}, these are {here}")
    return ctypes.CDLL(str(LIBRARY)), manifest


def _door(function: Any, entry: Entry) -> Callable[..., Any]:
    function.argtypes, function.restype = [ctypes.c_void_p], ctypes.c_int
    takes = struct.Struct("<" + entry["takes"].replace("A", "qq"))
    gives = struct.Struct("<" + entry["gives"])
    block = bytearray(max(takes.size, gives.size, 8))
    view = (ctypes.c_char * len(block)).from_buffer(block)  # keeps the block where it is
    address = ctypes.addressof(view)
    result = entry["result"]

    def call(*values: object) -> object:
        words: list[int | float] = []
        _lay_flat(values, words)
        takes.pack_into(view, 0, *words)
        if status := function(address):
            raise RuntimeError(f"{entry['symbol']} ended with status {status}")
        if result == "none":
            return None
        found = gives.unpack_from(view)
        if result == "tuple":
            return found
        return bool(found[0]) if result == "bool" else found[0]

    return call


def _lay_flat(values: tuple[object, ...], words: list[int | float]) -> None:
    """Append the words of arguments; raises TypeError for one that a kernel cannot take."""
    for value in values:
        match value:
            case int() | float():
                words.append(value)
            case array():
                words.extend(value.buffer_info())
            case tuple():
                _lay_flat(value, words)
            case None:
                pass
            case _:
                raise TypeError(f"a kernel takes no {type(value).__name__}")
