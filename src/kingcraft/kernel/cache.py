"""Compiled kernels on disk: a folder for each kernel and key (:mod:`.key`); the last used are kept."""

import contextlib
import functools
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from .key import kernel_key

#: Folders kept of each kernel: several versions of Kingcraft may be in use on one machine.
KEPT: Final = 8


def cache_directory() -> Path:
    """Return the folder of compiled kernels: ``NUMBA_CACHE_DIR``, or one in the user's cache."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    return Path(platformdirs.user_cache_dir("kingcraft", appauthor=False)) / "kernels"


def keep(compiled: object, function: Callable[..., object], others: tuple[object, ...]) -> None:
    """Make Numba's ``compiled`` use the cache, if the disk can be written to. All kernels depend on ``others``."""
    import llvmlite
    import numba

    versions = f"{numba.__version__} {llvmlite.__version__} {sys.implementation.cache_tag}"
    key = kernel_key((function, *others), versions=versions)
    name = re.sub(r"[^\w.]", "", f"{function.__module__.removeprefix('kingcraft.')}.{function.__qualname__}")
    directory = cache_directory()
    folder = directory / f"{name}-{key}"
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _prune(directory, name)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return
    vars(compiled)["_cache"] = _cache_class()(function, folder)


def _prune(directory: Path, name: str) -> None:
    """Delete all but the last used folders of a kernel, and those of versions that had one folder for all kernels."""
    for pattern in (rf"{re.escape(name)}-[0-9a-f]{{16}}", r"[0-9a-f]{16}"):
        folders = [(path.stat().st_mtime, path) for path in directory.iterdir() if re.fullmatch(pattern, path.name)]
        for _, folder in sorted(folders, reverse=True)[KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def _cache_class() -> Callable[[Callable[..., object], Path], object]:
    """Return a class of Numba's cache that trusts our key; Numba's own notices docstrings but not other functions."""
    from numba.core.caching import CompileResultCacheImpl, FunctionCache

    class Locator:
        def __init__(self, folder: Path) -> None:
            self._folder = folder
            self._py_file = str(folder)  # for a warning of Numba's

        def get_cache_path(self) -> str:
            return str(self._folder)

        def get_source_stamp(self) -> str:
            return ""

        def ensure_cache_path(self) -> None:
            self._folder.mkdir(parents=True, exist_ok=True)

    class Format(CompileResultCacheImpl):  # type: ignore[misc]  # Numba has no types
        def __init__(self, folder: Path) -> None:
            self._lineno = 0
            self._locator = Locator(folder)
            self._filename_base = "kernel"

    class Cache(FunctionCache):  # type: ignore[misc]
        def __init__(self, function: Callable[..., object], folder: Path) -> None:
            self._impl_class = lambda _: Format(folder)
            super().__init__(function)

        def load_overload(self, signature: object, target: object) -> object:
            """Return a compiled version; None if there is none, or if its file is damaged."""
            try:
                return super().load_overload(signature, target)
            except Exception:  # noqa: BLE001 - a file that was cut off fails in many ways
                with contextlib.suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, signature: object, compiled: object) -> None:
            with contextlib.suppress(OSError):
                super().save_overload(signature, compiled)

    cache: Callable[[Callable[..., object], Path], object] = Cache
    return cache
