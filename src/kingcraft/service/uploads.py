"""Records that visitors upload to look at the match: read, replayed, or refused with the place and the reason."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from ..games.options import Json
from ..games.reasons import Refused
from ..record.document import Unreadable, parse_document
from ..record.replay import Replay, replay_document
from ..room.people.seats import clean_name
from ..room.ports import RoomProblem
from ..room.scheduling import RateLimit
from ..room.wire.http_messages import Problem

#: The largest message of a connection and the largest body of a question, bytes; records may be larger.
MAX_MESSAGE: Final = 65_536
#: The largest record that the server looks at, bytes: the longest matches of people come to a third of it. Python reads
#: JSON without a pause, and larger ones would hold up the event loop even from another thread.
MAX_RECORD: Final = 256 * 1024
#: The most objects and arrays in it: a deal has six. They cost Python the most.
_MOST_PARTS: Final = 5000
#: Records that may wait while another one is replayed.
MOST_WAITING: Final = 20
#: Characters of a text out of a record that an answer repeats.
_LONGEST: Final = 24

#: What belongs at a place of a record: the end of the key of a text (``replay-error-NAME``).
_EXPECTED: Final[tuple[tuple[str, str], ...]] = (
    (r"record", "record"),
    (r"format", "format"),
    (r"game", "game"),
    (r"rules\.preset", "preset"),
    (r"rules\.options\..*", "option"),
    (r"rules\.hash", "hash"),
    (r"rules.*", "rules"),
    (r"players.*", "players"),
    (r"dealer", "dealer"),
    (r"deals", "deals"),
    (r"deals\[\d+\]", "deal"),
    (r"deals\[\d+\]\.deck", "deck"),
    (r"deals\[\d+\]\.actions.*", "actions"),
    (r"deals\[\d+\]\.void", "void"),
    (r"(?:deals\[\d+\]\.scores|totals).*", "scores"),
    (r"winners.*", "winners"),
)
_IN_DEAL: Final = re.compile(r"deals\[(\d+)\](?:\.actions\[(\d+)\])?.*")


T = TypeVar("T")


class Aside(Protocol):
    """Does work beside the event loop, so that no table waits for it."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """Return what ``work`` returns. Raises what it raises."""


class BrokenRecord(Exception):
    """An upload is no record, or the rules refuse it. ``problem`` says where and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class Uploads:
    """What visitors send: replayed one after another, beside all tables, and not faster than ``limit`` allows."""

    def __init__(self, limit: RateLimit, aside: Aside) -> None:
        self.aside = aside
        self._limit = limit
        self._free = asyncio.Lock()
        self._waiting = 0

    async def take(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns. Raises :class:`RoomProblem` (``too-fast``), and what it raises."""
        if self._waiting > MOST_WAITING or not self._limit.take():
            raise RoomProblem("too-fast")
        self._waiting += 1
        try:
            async with self._free:
                return await self.aside(work)
        finally:
            self._waiting -= 1


def crowded(body: bytes) -> bool:
    """Return whether JSON has more objects and arrays than any match needs; it is not worth reading then."""
    return body.count(b"[") + body.count(b"{") > _MOST_PARTS


def uploaded(body: bytes) -> Replay:
    """Return the match of a record (JSON, UTF-8). Raises :class:`BrokenRecord`."""
    if crowded(body):
        raise BrokenRecord(Problem("bad-message", "replay-error-record"))
    try:
        document = parse_document(body)
    except Unreadable as fault:
        raise BrokenRecord(_unreadable(body, fault)) from None
    if isinstance(document, list) and document and isinstance(document[0], dict):
        raise BrokenRecord(Problem("bad-message", "replay-error-several"))
    try:
        return replay_document(document)
    except Refused as refused:
        raise BrokenRecord(_refused(document, refused)) from None


def too_large() -> BrokenRecord:
    """Return the refusal of more than :data:`MAX_RECORD` bytes."""
    return BrokenRecord(Problem("too-large", "replay-error-too-large", "", {"kilobytes": MAX_RECORD // 1024}))


def _unreadable(body: bytes, fault: Unreadable) -> Problem:
    """Why ``body`` is no JSON, as far as its lines show."""
    name = fault.key.removeprefix("cli-")
    if name == "not-json":
        text = body.decode("utf-8-sig").strip()
        if not text:
            name = "empty"
        elif text.startswith("{") and _is_json(text.splitlines()[0]):
            name = "several"
        elif text.startswith("{") and not text.endswith("}"):
            name = "cut-short"
    arguments = {} if name in ("empty", "several", "cut-short") else fault.arguments
    return Problem("bad-message", f"replay-error-{name}", "", dict(arguments))


def _is_json(line: str) -> bool:
    try:
        parse_document(line.encode())
    except Unreadable:
        return False
    return True


def _refused(document: Json, refused: Refused) -> Problem:
    """A refusal by the rules or the format, with its action; deals and actions count from 1."""
    arguments: dict[str, str | int] = {}
    found = _IN_DEAL.fullmatch(refused.place)
    if found:
        arguments["deal"] = int(found[1]) + 1
    if found and found[2]:
        arguments["action"] = int(found[2]) + 1
        arguments["token"] = _token(document, int(found[1]), int(found[2]))
    key = f"reason-{refused.code}"
    if refused.contradiction is not None:
        key, arguments = refused.contradiction.key, arguments | dict(refused.contradiction.arguments)
    elif refused.code == "wrong-score":
        counted = _counted(document, refused.place)
        if counted is None:
            key = "replay-error-no-count"
        elif counted:  # a match may have no winner
            key, arguments["found"] = "replay-error-counted", ", ".join(map(str, counted))
    elif refused.code == "bad-format":
        name = next((name for pattern, name in _EXPECTED if re.fullmatch(pattern, refused.place)), "")
        key = f"replay-error-{name}" if name else key
    return Problem(refused.code, key, refused.place, arguments)


def _counted(document: Json, place: str) -> Sequence[int] | None:
    """The right points or winners at ``place``; None if nothing can be counted there yet."""
    assert isinstance(document, dict)
    found = _IN_DEAL.fullmatch(place)
    deals = document["deals"][: int(found[1]) + 1 if found else None]
    without = {name: value for name, value in document.items() if name not in ("totals", "winners")}
    without["deals"] = [{name: value for name, value in deal.items() if name != "scores"} for deal in deals]
    match = replay_document(without).match
    if found:
        return None if match.state else match.ended[-1].scores
    if not match.over:
        return None
    return match.totals if place == "totals" else match.winners


def _token(document: Json, deal: int, action: int) -> str:
    assert isinstance(document, Mapping)
    token = document["deals"][deal]["actions"][action]
    return clean_name(token)[:_LONGEST] if isinstance(token, str) else ""
