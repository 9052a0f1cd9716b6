"""A kit written to a folder, and read back. The files are the same byte for byte for the same vectors."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from .. import __version__
from .kit import Kit, preset_names
from .vector import FAMILIES, FORMAT, BrokenVector, PositionVector, RecordVector, Vector

INDEX: Final = "index.json"
_README: Final = Path(__file__).with_name("README.md")

V = TypeVar("V", bound=Vector)


class Index(msgspec.Struct, frozen=True):
    """``index.json``: what kit this is, how many vectors it has, and the SHA-256 of every other file."""

    format: str
    kingcraft: str
    seed: str
    size: str
    presets: list[str]
    counts: dict[str, int]
    files: dict[str, str]


class NoKit(ValueError):
    """A folder that is no kit. ``key`` is the text's Fluent id, ``arguments`` belong to it."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


def write_kit(kit: Kit, folder: Path) -> Index:
    """Write the kit; an older kit in the folder is replaced.

    Raises :class:`NoKit` if the folder holds something else, OSError if it cannot be written.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / INDEX).is_file():
        raise NoKit("conformance-not-empty", folder=str(folder))
    files = {"README.md": _README.read_bytes(), **_files(kit), **kit.raw}
    index = Index(
        FORMAT,
        __version__,
        kit.seed,
        kit.size,
        kit.presets,
        {
            "positions": sum(map(len, kit.positions.values())),
            "records": sum(map(len, kit.records.values())),
            "broken": len(kit.broken),
        },
        {name: hashlib.sha256(data).hexdigest() for name, data in files.items()},
    )
    for name in (*FAMILIES[:2], "raw"):
        (folder / name).mkdir(parents=True, exist_ok=True)
        for old in (folder / name).glob("*.json"):
            old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    (folder / INDEX).write_text(json.dumps(msgspec.to_builtins(index), indent=1) + "\n", encoding="utf-8")
    return index


def read_kit(folder: Path) -> Kit:
    """The kit in a folder. Raises :class:`NoKit` if there is none, it is of another version, or a file was changed."""
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except (OSError, ValueError):
        raise NoKit("conformance-no-kit", folder=str(folder)) from None
    if index.format != FORMAT:
        raise NoKit("conformance-other-format", folder=str(folder), format=index.format, known=FORMAT)
    files = {name: _checked(folder, name, digest) for name, digest in index.files.items()}
    positions = {name: _vectors(folder, files, f"positions/{name}.json", PositionVector) for name in index.presets}
    records = {name: _vectors(folder, files, f"records/{name}.json", RecordVector) for name in index.presets}
    broken = _vectors(folder, files, "broken.json", BrokenVector)
    raw = {name: data for name, data in files.items() if name.startswith("raw/")}
    return Kit(index.seed, index.size, positions, records, broken, raw)


def _files(kit: Kit) -> dict[str, bytes]:
    games = preset_names()
    files = {}
    for family, presets in (("positions", kit.positions), ("records", kit.records)):
        for name, vectors in presets.items():
            head = {"family": family, "game": games[name], "preset": name}
            files[f"{family}/{name}.json"] = _file(head, vectors)
    return {**files, "broken.json": _file({"family": "broken"}, kit.broken)}


def _file(head: dict[str, str], vectors: Iterable[Vector]) -> bytes:
    """A line a vector, so that two kits can be compared."""
    start = json.dumps({"format": FORMAT, **head})[:-1].encode()
    return start + b', "vectors": [\n' + b",\n".join(map(msgspec.json.encode, vectors)) + b"\n]}\n"


def _checked(folder: Path, name: str, digest: str) -> bytes:
    try:
        data = (folder / name).read_bytes()
    except OSError:
        data = b""
    if hashlib.sha256(data).hexdigest() != digest:
        raise NoKit("conformance-damaged", file=str(folder / name))
    return data


def _vectors(folder: Path, files: dict[str, bytes], name: str, kind: type[V]) -> list[V]:
    try:
        content = msgspec.json.decode(files[name], type=dict[str, msgspec.Raw])
        vectors: Any = msgspec.json.decode(content["vectors"], type=list[kind])  # type: ignore[valid-type]
    except (KeyError, ValueError):
        raise NoKit("conformance-damaged", file=str(folder / name)) from None
    return list(vectors)
