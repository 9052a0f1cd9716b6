"""The playouts in C (``playouts.c``), compiled when asked for, and called with the arguments that our kernels get."""

import ctypes
import functools
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from kingcraft.games.king.contracts import Terms as KingTerms
from kingcraft.games.kings_corner.terms import Terms as KingsCornerTerms

SOURCE = Path(__file__).with_name("playouts.c")
FLAGS = ("-std=c17", "-O3", "-march=native", "-shared", "-fPIC")


class NoCompiler(RuntimeError):
    """There is nothing on this machine that compiles C."""


@functools.cache
def library() -> ctypes.CDLL:
    """The compiled file. Raises :class:`NoCompiler`."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise NoCompiler("there is no C compiler (cc, gcc, clang) on this machine: nothing to compare with")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "playouts.so"
        subprocess.run([compiler, *FLAGS, "-o", str(target), str(SOURCE)], check=True)
        loaded = ctypes.CDLL(str(target))
    for function in (loaded.king_playouts, loaded.corner_playouts):
        function.restype = ctypes.c_int64
    return loaded


def _ints(values: tuple[int, ...]) -> Any:
    return (ctypes.c_int64 * len(values))(*values)


def _rows(array: Any) -> Any:
    assert array.dtype == np.int64
    assert array.flags.c_contiguous
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_int64))


def king(terms: KingTerms, hands: Any, leaders: Any, random: int, units: Any) -> int:
    """``playouts_of_deals`` of King in C: the stream after them."""
    count, start = ctypes.c_int64(len(leaders)), ctypes.c_int64(random)
    stream: int = library().king_playouts(_ints(terms), _rows(hands), _rows(leaders), count, start, _rows(units))
    return stream


def kings_corner(decks: Any, terms: KingsCornerTerms, dealer: int, random: int, results: Any) -> int:
    """``playouts`` of Kings Corner in C: how many actions were played."""
    count, first, start = ctypes.c_int64(len(decks)), ctypes.c_int64(dealer), ctypes.c_int64(random)
    actions: int = library().corner_playouts(_ints(terms), _rows(decks), count, first, start, _rows(results))
    return actions
