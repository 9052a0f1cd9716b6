"""Vectors: one document each, with the expected answers, as in the files of a kit."""

from typing import Final, Literal, get_args

import msgspec

from ..games.options import Json

#: The version of the files.
FORMAT: Final = "kingcraft-conformance/1"

#: The families of vectors, in the order of a run.
Family = Literal["positions", "records", "broken"]
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)


class Vector(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The fields of every family."""

    #: Unique in a kit.
    id: str
    about: str
    #: The rows of the rules that decide it.
    source: str


class PositionVector(Vector, frozen=True, kw_only=True):
    """A position."""

    document: msgspec.Raw
    legal: list[str]
    #: At depth 0, 1, 2, ...
    perft: list[int]


class Verdicts(msgspec.Struct, frozen=True):
    """The lines of ``verify``, and its exit status (0 or 1)."""

    status: int
    lines: list[str]


class RecordVector(Vector, frozen=True, kw_only=True):
    """A record."""

    document: msgspec.Raw
    #: The answer of ``replay --json --legal``.
    replay: Json
    #: The answer of ``verify``; None if it is not asked.
    verify: Verdicts | None = None


class Made(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A file to make: ``start``, then ``repeat`` again and again, cut off after ``size`` bytes."""

    start: str = ""
    repeat: str
    size: int


class BrokenVector(Vector, frozen=True, kw_only=True):
    """A document to refuse (or just within a limit): one of ``document``, ``file`` and ``made``."""

    #: The rules that it tests; empty if it has none.
    preset: str = ""
    #: ``legal``, ``replay`` or ``verify``.
    command: str = "replay"
    document: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    #: A path in the kit; it may be missing or a folder on purpose.
    file: str = ""
    made: Made | None = None
    #: 1: refused at ``place`` with ``code``. 2: not a document. 0: answered with ``answer``.
    status: int = 1
    place: str = ""
    code: str = ""
    answer: Json = None


def raw(document: Json) -> msgspec.Raw:
    """Encode a JSON value as in a vector."""
    return msgspec.Raw(msgspec.json.encode(document))
