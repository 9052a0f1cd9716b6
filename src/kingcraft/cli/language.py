"""The language in which a command answers: set once, from ``--lang``, and known to every function of the command."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_language: ContextVar[str] = ContextVar("language", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Answer in ``language``."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def lang() -> str:
    """Return the language of the command, for functions of other floors."""
    return _language.get()


def say(key: str, **arguments: str | int) -> str:
    """Return the text ``key`` in the language of the command. Raises as :func:`kingcraft.i18n.text`."""
    from ..i18n import text

    return text(_language.get(), key, **arguments)
