"""The questions about the vectors of a kit, one process each, and the expected answers."""

from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from ..games.options import Json
from .kit import Kit
from .vector import BrokenVector, Family, Made, PositionVector, RecordVector, Vector


@dataclass(frozen=True)
class Expected:
    """The expected exit status and output, or place and code of a refusal."""

    status: int = 0
    #: Standard output. Without lines and value, nothing may be printed.
    lines: tuple[str, ...] = ()
    #: The JSON value on standard output.
    value: Json = None
    place: str = ""
    code: str = ""


@dataclass(frozen=True)
class Question:
    """A command with one file: one of ``document``, ``made`` and ``file``."""

    family: Family
    vector: Vector
    command: str
    options: tuple[str, ...]
    expected: Expected
    #: The content of the file.
    document: bytes = b""
    #: A description of the file.
    made: Made | None = None
    #: A path in the kit.
    file: str = ""


def questions(kit: Kit, families: Collection[str], presets: Collection[str]) -> list[Question]:
    """Return the questions of some families about some presets, or all; always those of broken files of no preset."""
    asked: list[Question] = []
    names = [name for name in kit.presets if not presets or name in presets]
    if "positions" in families:
        asked += [q for name in names for vector in kit.positions[name] for q in _position(vector, kit.size)]
    if "records" in families:
        asked += [q for name in names for vector in kit.records[name] for q in _record(vector)]
    if "broken" in families:
        asked += [_broken(vector) for vector in kit.broken if not vector.preset or vector.preset in names]
    return asked


def _position(vector: PositionVector, size: str) -> list[Question]:
    document = bytes(vector.document)
    found = [Question("positions", vector, "legal", (), Expected(lines=tuple(vector.legal)), document)]
    deepest = len(vector.perft) - 1
    depths = [2, deepest] if deepest > 3 and size != "small" else [deepest] if deepest >= 0 else []
    for depth in depths:
        expected = Expected(lines=(str(vector.perft[depth]),))
        found.append(Question("positions", vector, "perft", ("--depth", str(depth)), expected, document))
    return found


def _record(vector: RecordVector) -> list[Question]:
    document = bytes(vector.document)
    found = [Question("records", vector, "replay", ("--json", "--legal"), Expected(value=vector.replay), document)]
    if vector.verify is not None:
        expected = Expected(vector.verify.status, tuple(vector.verify.lines))
        found.append(Question("records", vector, "verify", (), expected, document))
    return found


def _broken(vector: BrokenVector) -> Question:
    options = ("--json", "--legal") if vector.command == "replay" else ()
    expected = Expected(vector.status, value=vector.answer, place=vector.place, code=vector.code)
    document = b"" if vector.document is msgspec.UNSET else bytes(vector.document)
    return Question("broken", vector, vector.command, options, expected, document, vector.made, vector.file)
