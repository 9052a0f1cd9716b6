"""Extras: the parts of Kingcraft that need packages beyond its own two.

``pip install kingcraft`` brings the rules, records, replays, positions, and bots that play by rules of thumb. A part
that needs more says so in one sentence, with the command that installs it.
"""

import contextlib
import importlib.util
from collections.abc import Iterator, Mapping
from typing import Final

#: Each extra that code asks for, and the modules that it brings. ``pyproject.toml`` names their packages.
MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "text": ("fluent",),
    "fast": ("numba", "llvmlite", "numpy"),
    "serve": ("litestar", "segno", "uvicorn", "websockets"),
    "scale": ("asyncpg", "nats"),
    "env": ("numpy",),
    "lab": ("fluent", "numba", "llvmlite", "numpy"),
    "openspiel": ("pyspiel", "open_spiel", "numpy"),
}


class MissingExtra(ImportError):
    """A part of Kingcraft whose extra is not installed."""

    #: The name of the extra, a key of :data:`MODULES`.
    extra: str

    def __init__(self, part: str, extra: str) -> None:
        # Double quotes, because the Windows prompt knows no others.
        super().__init__(f'{part} needs the extra "{extra}": pip install "kingcraft[{extra}]"')
        self.extra = extra


@contextlib.contextmanager
def needs(part: str, extra: str) -> Iterator[None]:
    """Turn a failed import of one of the extra's modules inside the block into :class:`MissingExtra`.

    ``part`` begins the sentence: "Kingcraft's server". A package that is installed but broken raises its own error.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in MODULES[extra]:
            raise
        raise MissingExtra(part, extra) from error


def require(part: str, extra: str) -> None:
    """Raise :class:`MissingExtra` if a module of the extra cannot be found. Imports none of them."""
    with needs(part, extra):
        for name in MODULES[extra]:
            if importlib.util.find_spec(name) is None:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
