"""``kingcraft rooms``: the rooms that a server keeps, and how one is removed (``docs/hosting.md``)."""

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..extras import require
from .answer import Commands, json_line, print_lines
from .hosted import complain, data_of

if TYPE_CHECKING:
    from ..server.store.collection import Collection, Kept

#: The columns and their widths; that of the rules, which come last, does not matter.
_HEADINGS: Final = ("room", "game", "kind", "created", "last", "deals", "seats", "state", "rules")
_WIDTHS: Final = (16, 12, 8, 10, 10, 5, 5, 7, 0)


class _Row(NamedTuple):
    """A room of the list. Without names: of people it says only how many there are."""

    room: str
    #: Empty, as all that follows from it: this version cannot read the room.
    game: str
    #: ``match`` or ``practice``.
    kind: str
    #: Days (UTC): when it was opened, and of its last event.
    created: str
    last: str
    #: Deals that were dealt.
    deals: int
    #: Seats that are not open, and all.
    taken: int
    seats: int
    #: As in the protocol, ``Phase``.
    state: str
    #: In short: ``pagat?target=50``.
    rules: str

    def columns(self) -> list[str]:
        """Return the row as texts."""
        seats = f"{self.taken}/{self.seats}" if self.seats else "-"
        return [
            *(self.room, self.game or "-", self.kind or "-", self.created or "-", self.last),
            *(str(self.deals), seats, self.state, self.rules),
        ]


def add_commands(commands: Commands) -> None:
    """Add the command to the parser."""
    rooms = commands.add_parser("rooms", help="list a server's rooms, or delete some, while it runs or not")
    rooms.add_argument("what", choices=("list", "delete"), help="list: all rooms, or those that are named")
    rooms.add_argument(
        "rooms", nargs="*", default=(), metavar="ROOM", help="the name of a room: the end of its link, before any #"
    )
    rooms.add_argument("--json", action="store_true", help="list: one JSON object a line")
    rooms.add_argument("--yes", action="store_true", help="delete without a question")
    rooms.set_defaults(command=_run)


def _run(options: argparse.Namespace) -> int:
    import asyncio

    from ..server.store.port import StoreError

    if options.database:
        require("A database of PostgreSQL", "scale")
    try:
        return asyncio.run(_list(options)) if options.what == "list" else _delete(options)
    except StoreError as fault:
        return complain(fault)


async def _list(options: argparse.Namespace) -> int:
    from ..server.store.collection import collection

    async with collection(data_of(options), options.database) as rooms:
        kept = await _kept(rooms, options.rooms)
        status = 0 if options.json else print_lines([_line(_HEADINGS)])
        for room, day in kept:
            if status:
                break  # no one reads it any more
            bodies = await rooms.read(room)
            if not bodies:
                continue  # it was removed meanwhile
            row = _row(room, day, bodies)
            status = print_lines([json_line(row._asdict()) if options.json else _line(row.columns())])
    return status


def _delete(options: argparse.Namespace) -> int:
    import asyncio

    if not options.rooms:
        options.parser.error("delete needs the name of a room")
    names = list(dict.fromkeys(options.rooms))
    if not options.yes:
        if not sys.stdin.isatty():
            return complain("rooms delete asks before it deletes, and this is no terminal: --yes answers it")
        for line in asyncio.run(_lines(options, names)):
            print(line)
        # The place is closed meanwhile: a server may start, and Ctrl-C ends the question at once.
        if not _confirmed(f"Delete rooms: {len(names)}, with their matches and reviews, for ever? [y/N] "):
            print("Nothing is deleted.")
            return 1
    asyncio.run(_remove(options, names))
    print(f"deleted: {len(names)}")
    return 0


async def _lines(options: argparse.Namespace, names: Sequence[str]) -> list[str]:
    from ..server.store.collection import collection

    async with collection(data_of(options), options.database) as rooms:
        return [_line(_row(room, day, await rooms.read(room)).columns()) for room, day in await _kept(rooms, names)]


def _confirmed(question: str) -> bool:
    try:
        return input(question) in ("y", "Y")
    except EOFError:
        print()
        return False


async def _remove(options: argparse.Namespace, names: Sequence[str]) -> None:
    from ..server.store.collection import collection

    async with collection(data_of(options), options.database) as rooms:
        await rooms.remove(names)


async def _kept(rooms: "Collection", names: Sequence[str]) -> Sequence["Kept"]:
    """Return the rooms of these names, or all. Raises ``StoreError``: one of them is not there."""
    from ..server.store.collection import no_such_room

    kept = await rooms.rooms()
    if missing := {*names} - {room for room, _ in kept}:
        raise no_such_room(min(missing))
    return [each for each in kept if not names or each.room in names]


def _row(room: str, day: int, bodies: Sequence[bytes]) -> _Row:
    from datetime import UTC, datetime

    from ..games.rule_text import rule_text
    from ..room.log.replay import replay_log
    from ..room.log.state import OPEN

    last = datetime.fromtimestamp(day * 86_400, UTC).date().isoformat()
    found = replay_log(bodies)
    if found is None:
        return _Row(room, "", "", "", last, 0, 0, 0, "broken", "")
    state, broken = found
    taken = sum(seat.kind != OPEN for seat in state.seats)
    return _Row(
        room,
        state.rules.game,
        "match" if state.practice is None else "practice",
        state.created[:10],
        last,
        sum(bool(deal.deck) for deal in state.deals),
        taken,
        len(state.seats),
        "broken" if broken else state.phase,
        rule_text(state.rules),
    )


def _line(columns: Sequence[str]) -> str:
    return "  ".join(text.ljust(width) for text, width in zip(columns, _WIDTHS, strict=True)).rstrip()
