"""The cases written by hand, read from ``data`` (its README has the format)."""

import functools
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from ..games.options import Json
from .vector import BrokenVector, Verdicts, raw

_DATA: Final = Path(__file__).with_name("data")

T = TypeVar("T")


class PositionCase(msgspec.Struct, frozen=True, kw_only=True):
    """A position and its legal tokens."""

    preset: str
    #: Whether the small kit has it too.
    small: bool = False
    about: str
    source: str
    document: dict[str, Json]
    legal: list[str]


class RecordCase(msgspec.Struct, frozen=True, kw_only=True):
    """A record with its answers."""

    preset: str
    #: Whether the small kit has it too.
    small: bool = False
    about: str
    source: str
    document: dict[str, Json]
    replay: dict[str, Json]
    verify: Verdicts | None = None


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """Options that no preset has."""

    preset: str
    options: dict[str, Json]
    players: int
    #: The most deals to play.
    deals: int


class _Size(msgspec.Struct, frozen=True):
    small: bool = False


@functools.cache
def position_cases() -> tuple[PositionCase, ...]:
    """Return the positions."""
    return _lines("positions", PositionCase)


@functools.cache
def record_cases() -> tuple[RecordCase, ...]:
    """Return the records."""
    return _lines("records", RecordCase)


@functools.cache
def house_rules() -> tuple[HouseRules, ...]:
    """Return the house rules."""
    return _lines("house_rules", HouseRules)


def broken_vectors(presets: Container[str], small: bool) -> list[BrokenVector]:
    """Return the broken documents that need no other presets than these; ``small``: those of the small kit."""
    return [
        _compact(vector)
        for vector, size in zip(_lines("broken", BrokenVector), _lines("broken", _Size), strict=True)
        if (size.small or not small) and (not vector.preset or vector.preset in presets)
    ]


def raw_files(vectors: Iterable[BrokenVector]) -> dict[str, bytes]:
    """Return the files that these vectors name, by their path in the kit. Some are missing on purpose."""
    files = {vector.file: _DATA / vector.file for vector in vectors if vector.file}
    return {name: path.read_bytes() for name, path in files.items() if path.is_file()}


def _lines(name: str, kind: type[T]) -> tuple[T, ...]:
    data = (_DATA / f"{name}.jsonl").read_bytes()
    return tuple(msgspec.json.Decoder(kind).decode_lines(data))


def _compact(vector: BrokenVector) -> BrokenVector:
    if vector.document is msgspec.UNSET:
        return vector
    return msgspec.structs.replace(vector, document=raw(msgspec.json.decode(vector.document)))
