"""The results file: what was played and came out, a line a deck, so that a long run can be stopped and go on.

The first line, the plan, holds all that decides the results; the others are decks in order from 0. Times are beside the
results: they differ from run to run.
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import msgspec

FORMAT: Final = "kingcraft-arena/1"


class Plan(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """All that decides what comes out.

    ``code``: a hash over the rules and the bots. ``bots``: as they were named; ``names``: what programs of others said
    that they are, else empty. ``rules``: their short text. ``unit``: ``match`` or ``deal``. ``move_seconds``: what
    programs of others have for a decision.
    """

    format: str = FORMAT
    version: str
    code: str
    bots: list[str]
    names: list[str]
    rules: str
    players: int
    unit: str
    seating: str
    seed: str
    move_seconds: float


class Dealt(msgspec.Struct, frozen=True, array_like=True):
    """A deal: its contract (``unplayed``: points without play; empty in Kings Corner), who dealt, who bought (-1)."""

    kind: str
    dealer: int
    buyer: int
    scores: list[int]


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """A decision that a bot left to chance: seat, deal, why (a key of ``FAILURES``, ``error``), what was seen."""

    seat: int
    deal: int
    reason: str
    detail: str


class Table(msgspec.Struct, frozen=True):
    """One seating of a deck: each seat's bot, all deals. ``unasked``: decisions of bots that had failed too often."""

    seats: list[int]
    deals: list[Dealt]
    failures: list[Failure] = []
    unasked: int = 0


class Pace(msgspec.Struct, frozen=True, array_like=True):
    """How long a bot thought: decisions, seconds in all, and the longest."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def with_(self, other: "Pace") -> "Pace":
        """Both together."""
        longest = max(self.longest, other.longest)
        return Pace(self.choices + other.choices, round(self.seconds + other.seconds, 6), longest)


class Deck(msgspec.Struct, frozen=True):
    """One deck in all its seatings; ``paces`` by bot."""

    deck: int
    tables: list[Table]
    paces: list[Pace]


class NoResults(Exception):
    """A file that cannot be gone on with. ``key``: the Fluent id of the text that says why, with ``arguments``."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


class Results:
    """An open results file; what is in it already is in :attr:`decks`. Without a path nothing is kept on disk."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        """Open ``path``, making it if need be. Raises OSError, :class:`NoResults`."""
        self.plan = plan
        self.decks: list[Deck] = []
        self._stream: io.FileIO | None = None
        if path is None:
            return
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise NoResults("arena-not-results")  # a device: reading one may never end
        self._stream = stream = io.FileIO(path, "a+")
        try:
            _lock(stream)
            stream.seek(0)
            kept = self._read(stream.readall())
            stream.truncate(kept)
            if not kept:
                self._write(plan)
        except BaseException:
            stream.close()
            raise

    def add(self, deck: Deck) -> None:
        """Write the next deck down. Raises OSError."""
        self.decks.append(deck)
        self._write(deck)

    def close(self) -> None:
        """Close the file."""
        if self._stream is not None:
            self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self, content: bytes) -> int:
        """Read what is there; gives the length of what stands: a last line without an end was being written."""
        lines = content.split(b"\n")
        torn = lines.pop()
        if not lines:
            if torn and not msgspec.json.encode(self.plan).startswith(torn):
                raise NoResults("arena-not-results")
            return 0
        theirs = _plan(lines[0])
        for field in Plan.__struct_fields__:
            was, now = getattr(theirs, field), getattr(self.plan, field)
            if was != now:
                raise NoResults("arena-other-plan", field=field, was=_shown(was), now=_shown(now))
        self.decks.extend(_decks(lines[1:], self.plan.players))
        return len(content) - len(torn)

    def _write(self, line: Plan | Deck) -> None:
        if self._stream is not None:
            data = msgspec.json.encode(line) + b"\n"
            while data:
                data = data[self._stream.write(data) :]


def stored(path: Path) -> tuple[Plan, list[Deck]]:
    """The contents of a results file so far, even while another process writes to it.

    Raises OSError, :class:`NoResults`.
    """
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        raise NoResults("arena-not-results")
    plan = _plan(lines[0])
    return plan, _decks(lines[1:], plan.players)


def _plan(line: bytes) -> Plan:
    try:
        return msgspec.json.decode(line, type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NoResults("arena-not-results") from None


def _decks(lines: Sequence[bytes], seats: int) -> list[Deck]:
    decks = []
    for number, line in enumerate(lines):
        try:
            deck = msgspec.json.decode(line, type=Deck)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NoResults("arena-damaged", line=str(number + 2)) from None
        if deck.deck != number or any(len(table.seats) != seats for table in deck.tables):
            raise NoResults("arena-damaged", line=str(number + 2))
        decks.append(deck)
    return decks


def _lock(stream: io.FileIO) -> None:
    """Keep other runs away. Raises :class:`NoResults`. Windows has no such locks; two runs there must not meet."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NoResults("arena-in-use") from None


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)
