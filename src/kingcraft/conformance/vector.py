"""Vectors: one document each, and what must be answered about it. As they stand in the files of a kit."""

from typing import Any, Final

import msgspec

#: The version of the files; a new meaning gets a new number.
FORMAT: Final = "kingcraft-conformance/1"

#: The three families of vectors, in the order in which they are run.
FAMILIES: Final = ("positions", "records", "broken")


class Vector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the families have in common. ``id`` is unique in a kit; ``source``: the rows of the rules it comes from."""

    id: str
    about: str
    source: str


class PositionVector(Vector, frozen=True, kw_only=True):
    """A position, its ``legal`` tokens, and ``perft`` at depth 0, 1, 2, ..."""

    document: msgspec.Raw
    legal: list[str]
    perft: list[int]


class Verdicts(msgspec.Struct, frozen=True):
    """What ``verify`` must print, and its exit status (0 or 1)."""

    status: int
    lines: list[str]


class RecordVector(Vector, frozen=True, kw_only=True):
    """A record, the answer of ``replay --json --legal``, and of ``verify`` where ``verify`` is given."""

    document: msgspec.Raw
    replay: Any
    verify: Verdicts | None = None


class Made(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A file that is made when needed: ``start``, then ``repeat`` again and again, cut off after ``size`` bytes."""

    start: str = ""
    repeat: str
    size: int


class BrokenVector(Vector, frozen=True, kw_only=True):
    """A document that must be refused (or is just within a limit), as one of ``document``, ``file`` and ``made``.

    ``file``: a path in the kit; a name that is not there or a folder is meant as such. ``preset``: the rules it is
    about, empty where it has none. ``command``: ``legal``, ``replay`` or ``verify``. ``status`` 1 is refused at
    ``place`` with ``code``, 2 is no document at all, 0 is answered with ``answer``.
    """

    preset: str = ""
    command: str = "replay"
    document: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    file: str = ""
    made: Made | None = None
    status: int = 1
    place: str = ""
    code: str = ""
    answer: Any = None


def raw(document: Any) -> msgspec.Raw:
    """A JSON value as it stands in a vector."""
    return msgspec.Raw(msgspec.json.encode(document))
