"""``kingcraft export`` and ``import``: the finished matches of a server as records, and back (``docs/hosting.md``)."""

import argparse
import contextlib
import hashlib
import re
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..extras import require
from .answer import Commands, system_reason
from .hosted import complain, data_of

if TYPE_CHECKING:
    from ..record.record import Record
    from ..server.store.bringing import Brought
    from ..server.store.collection import Collection

#: The end of the names of the files; before it is the name of the room.
_END: Final = ".json"
#: Names of rooms. A record without one, or with another ``id``, gets a name that follows from it.
_NAME: Final = re.compile(r"[a-z0-9-]{10,64}")
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def add_commands(commands: Commands) -> None:
    """Add both commands to the parser."""
    out = commands.add_parser("export", help="write a server's finished matches to a folder, as records")
    out.add_argument("folder", type=Path, metavar="DIR", help="the folder, which is new or empty")
    out.add_argument(
        "rooms", nargs="*", default=(), metavar="ROOM", help="only these rooms (default: every match that is over)"
    )
    out.set_defaults(command=_export)
    back = commands.add_parser("import", help="add the matches of such a folder to those of a server")
    back.add_argument("folder", type=Path, metavar="DIR", help="a folder of records, as export writes it")
    back.set_defaults(command=_import)


def _export(options: argparse.Namespace) -> int:
    return _run(options, lambda: _write_all(options))


def _import(options: argparse.Namespace) -> int:
    return _run(options, lambda: _read_all(options))


def _run(options: argparse.Namespace, work: Callable[[], Coroutine[Any, Any, int]]) -> int:
    import asyncio

    from ..server.store.port import StoreError

    if options.database:
        require("A database of PostgreSQL", "scale")
    try:
        return asyncio.run(work())
    except StoreError as fault:
        return complain(fault)


# --- out


async def _write_all(options: argparse.Namespace) -> int:
    from ..server.store.collection import collection, no_such_room
    from ..server.store.port import StoreError

    folder, written = options.folder, list[Path]()
    async with collection(data_of(options), options.database) as rooms:
        names = [room for room, _ in await rooms.rooms()]
        if missing := {*options.rooms} - {*names}:
            raise no_such_room(min(missing))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise StoreError(f"{folder} is not empty: choose a new folder")
            for name in sorted({*options.rooms} or names):
                record = _finished(name, await rooms.read(name))
                if record is None and options.rooms:
                    raise StoreError(f"room {name} has no match that is over, or this version cannot read it")
                if record is not None:
                    path = folder / f"{name}{_END}"
                    written.append(path)
                    path.write_bytes(_bytes(record))
        except OSError as error:
            _take_back(written)
            raise StoreError(f"{folder} cannot be written ({system_reason(error)}): choose another folder") from None
        except BaseException:
            _take_back(written)
            raise
    print(f"{folder}: matches {len(written):,}")
    return 0


def _take_back(written: Sequence[Path]) -> None:
    for path in written:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def _finished(name: str, bodies: Sequence[bytes]) -> "Record | None":
    """The record of a room's match; None: it is not over, is practice, or cannot be read."""
    from ..room.log.replay import replay_log
    from ..room.views.record import record

    found = replay_log(bodies)
    if found is None or found[1] or found[0].phase != "over" or found[0].practice is not None:
        return None
    return record(found[0], name)


def _bytes(record: "Record") -> bytes:
    import msgspec

    return msgspec.json.encode(record.to_json()) + b"\n"


# --- in


async def _read_all(options: argparse.Namespace) -> int:
    from ..server.store.collection import collection

    read = [(path, _read(path)) for path in _files(options.folder)]  # before a new database is made for them
    async with collection(data_of(options), options.database, make=True) as rooms:
        seen = dict[str, bytes]()
        new = [each for path, record in read if (each := await _new(path, record, rooms, seen)) is not None]
        if new:
            await rooms.bring(new)
    print(f"{options.folder}: matches {len(read):,}, new {len(new):,}")
    return 0


def _files(folder: Path) -> list[Path]:
    """The records in a folder. Raises ``StoreError``: it is no folder of records."""
    from ..server.store.port import StoreError

    try:
        found = sorted(path for path in folder.iterdir() if not path.name.startswith("."))  # of the system: .DS_Store
    except OSError as error:
        raise StoreError(f"{folder} cannot be read ({system_reason(error)})") from None
    for path in found:
        if path.suffix != _END or not path.is_file():
            raise StoreError(f"{folder} is not an export: {path.name} is not a record")
    if not found:
        raise StoreError(f"{folder} is not an export: there is no record in it")
    return found


async def _new(path: Path, record: "Record", rooms: "Collection", seen: dict[str, bytes]) -> "Brought | None":
    """The room of a record; None: it is there. ``seen``: the records before it in the folder, by room.

    Raises ``StoreError``: the room has another one.
    """
    from ..server.store.bringing import Brought
    from ..server.store.port import StoreError

    data = _bytes(record)
    given = record.notes.get("id")
    named = isinstance(given, str) and _NAME.fullmatch(given)
    name = str(given) if named else f"record-{hashlib.sha256(data).hexdigest()[:20]}"
    other = seen.setdefault(name, data)
    if other is not data:
        if other == data:
            return None
        raise StoreError(f"{path} has the match {name} once more, and it is another one")
    bodies = await rooms.read(name)
    if bodies:
        there = _finished(name, bodies)
        if there is None or _bytes(there) != data:
            raise StoreError(f"{path} cannot be brought: room {name} is there with another match")
        return None
    return Brought(name, _event(record))


def _read(path: Path) -> "Record":
    """Raises ``StoreError``: it is no record of a match that is over."""
    from ..games.reasons import Refused
    from ..record.document import Unreadable, parse_document
    from ..record.record import FORMAT
    from ..record.replay import replay_document
    from ..server.store.port import StoreError
    from ..service.uploads import MAX_RECORD, crowded
    from .language import say

    try:
        data = path.read_bytes() if path.stat().st_size <= MAX_RECORD else b""
    except OSError as error:
        raise StoreError(f"{path} cannot be read ({system_reason(error)})") from None
    if not data or crowded(data):
        raise StoreError(f"{path} is too large, or empty: a record has at most {MAX_RECORD // 1024} kB")
    try:
        document = parse_document(data)
        kind = document.get("format") if isinstance(document, dict) else None
        if isinstance(kind, str) and kind.startswith("kingcraft/") and kind != FORMAT:
            raise StoreError(f"{path} is a record of another version ({kind[:40]}): update Kingcraft")
        found = replay_document(document)
    except Unreadable as fault:
        raise StoreError(f"{path} is not a record: {say(fault.key, **fault.arguments)}") from None
    except Refused as refused:
        raise StoreError(f"{path} is not a record: {refused}") from None
    if not found.match.over:
        raise StoreError(f"{path} has a match that is not over")
    return found.record


def _event(record: "Record") -> bytes:
    """The log of the room."""
    from datetime import UTC, date, datetime

    from ..room.log.events import Brought, encode

    noted = record.notes.get("date")
    day = datetime.now(UTC).date()
    if isinstance(noted, str) and _DAY.fullmatch(noted):
        with contextlib.suppress(ValueError):  # there is no such day
            day = date.fromisoformat(noted)
    return encode(Brought(record.to_json(), f"{day.isoformat()}T00:00:00Z"))
