"""A kit in a folder: written, with the same bytes for the same vectors, and read back."""

import hashlib
import json
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from .. import __version__
from ..games.registry import games_of_presets
from .kit import Kit
from .limits import allowed, inside
from .vector import FAMILIES, FORMAT, BrokenVector, PositionVector, RecordVector, Vector

INDEX: Final = "index.json"
_README: Final = Path(__file__).with_name("README.md")
#: The folders of a kit, with one file for each preset or raw document.
_FOLDERS: Final = (*FAMILIES[:2], "raw")

V = TypeVar("V", bound=Vector)


class Index(msgspec.Struct, frozen=True):
    """``index.json``."""

    format: str
    kingcraft: str
    seed: str
    size: str
    presets: list[str]
    #: Vectors by family.
    counts: dict[str, int]
    #: SHA-256 of every other file.
    files: dict[str, str]


class NoKit(ValueError):
    """A folder that is no kit."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        #: The Fluent id of the text that says why.
        self.key = key
        self.arguments = arguments


def prepare_folder(folder: Path) -> None:
    """Create the folder of a kit. Raises OSError, :class:`NoKit` if it holds anything but an older kit."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()) and _older(folder) is None:
        raise NoKit("conformance-not-empty", folder=str(folder))
    with tempfile.TemporaryFile(dir=folder):
        pass  # the only test of write access that works on every system


def write_kit(kit: Kit, folder: Path) -> Index:
    """Write the kit in place of an older one; other files stay.

    Raises OSError, :class:`NoKit` if the folder holds anything else, or links that lead out of it.
    """
    prepare_folder(folder)
    files = {"README.md": _README.read_bytes(), **_files(kit), **kit.raw}
    if not all(inside(folder, name) for name in (*files, INDEX)):
        raise NoKit("conformance-not-empty", folder=str(folder))
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
    older = _older(folder)
    for name in older.files if older else ():
        if name.startswith(tuple(f"{part}/" for part in _FOLDERS)) and inside(folder, name):
            (folder / name).unlink(missing_ok=True)
    for part in _FOLDERS:
        (folder / part).mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    (folder / INDEX).write_text(json.dumps(msgspec.to_builtins(index), indent=1) + "\n", encoding="utf-8")
    return index


def read_kit(folder: Path) -> Kit:
    """Read the kit in a folder.

    Raises :class:`NoKit` for no kit, another version, a changed file, or a name that :mod:`.limits` forbids.
    """
    index = _index(folder)
    if index is None:
        raise NoKit("conformance-no-kit", folder=str(folder))
    if index.format != FORMAT:
        raise NoKit("conformance-other-format", folder=str(folder), format=index.format, known=FORMAT)
    files = {name: _checked(folder, name, digest) for name, digest in index.files.items()}
    positions = {name: _vectors(folder, files, f"positions/{name}.json", PositionVector) for name in index.presets}
    records = {name: _vectors(folder, files, f"records/{name}.json", RecordVector) for name in index.presets}
    broken = _vectors(folder, files, "broken.json", BrokenVector)
    parts: list[Sequence[Vector]] = [*positions.values(), *records.values(), broken]
    ids = [vector.id for part in parts for vector in part]
    if len(set(ids)) < len(ids):
        raise _damaged(folder, INDEX)
    raw = {name: data for name, data in files.items() if name.startswith("raw/")}
    return Kit(index.seed, index.size, positions, records, broken, raw)


def _index(folder: Path) -> Index | None:
    path = folder / INDEX
    try:
        return msgspec.json.decode(path.read_bytes(), type=Index) if path.is_file() else None
    except (OSError, ValueError, RecursionError):
        return None


def _older(folder: Path) -> Index | None:
    """Return the index of a kit that may be replaced; None for an ``index.json`` of another program."""
    index = _index(folder)
    return index if index and index.format.startswith(FORMAT.partition("/")[0] + "/") else None


def _files(kit: Kit) -> dict[str, bytes]:
    games = games_of_presets()
    files = {}
    for family, presets in (("positions", kit.positions), ("records", kit.records)):
        for name, vectors in presets.items():
            head = {"family": family, "game": games[name], "preset": name}
            files[f"{family}/{name}.json"] = _file(head, vectors)
    return {**files, "broken.json": _file({"family": "broken"}, kit.broken)}


def _file(head: dict[str, str], vectors: Iterable[Vector]) -> bytes:
    start = json.dumps({"format": FORMAT, **head})[:-1].encode()
    return start + b', "vectors": [\n' + b",\n".join(map(msgspec.json.encode, vectors)) + b"\n]}\n"


def _checked(folder: Path, name: str, digest: str) -> bytes:
    if not inside(folder, name):
        raise _damaged(folder, INDEX)
    path = folder / name
    try:
        data = path.read_bytes() if path.is_file() else None  # reading a pipe may never end
    except OSError:
        data = None
    if data is None or hashlib.sha256(data).hexdigest() != digest:
        raise _damaged(folder, name)
    return data


def _vectors(folder: Path, files: dict[str, bytes], name: str, kind: type[V]) -> list[V]:
    try:
        content = msgspec.json.decode(files[name], type=dict[str, msgspec.Raw])
        vectors: Any = msgspec.json.decode(content["vectors"], type=list[kind])  # type: ignore[valid-type]
    except (KeyError, ValueError, RecursionError):
        raise _damaged(folder, name) from None
    if not all(allowed(vector, folder) for vector in vectors):
        raise _damaged(folder, name)
    return list(vectors)


def _damaged(folder: Path, name: str) -> NoKit:
    return NoKit("conformance-damaged", file=str(folder / name))
