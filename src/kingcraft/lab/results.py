"""The results file: a plan, which decides all results except times, then a line a deck. A run can be continued."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, Self

import msgspec

from .seating import SeatingRule

FORMAT: Final = "kingcraft-arena/1"

#: What is played with the seed of a deck: a whole match, or one deal.
Unit = Literal["match", "deal"]


class Plan(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """All that decides the results."""

    format: str = FORMAT
    version: str
    #: A hash over the rules and the bots.
    code: str
    #: As on the command line.
    bots: list[str]
    #: Name and version of each external bot; empty for ours.
    names: list[str]
    #: A rule set as a short text (:mod:`kingcraft.games.rule_text`).
    rules: str
    players: int
    unit: Unit
    seating: SeatingRule
    seed: str
    #: Seconds that external bots have for a decision.
    move_seconds: float


class Dealt(msgspec.Struct, frozen=True, array_like=True):
    """A deal."""

    #: See :mod:`.kinds`; empty if all deals of the game are alike.
    kind: str
    dealer: int
    #: The seat that bought the game; -1 if no seat did.
    buyer: int
    scores: list[int]


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """A decision at which a bot failed."""

    seat: int
    deal: int
    #: A key of ``FAILURES``, or ``error``.
    reason: str
    detail: str


class Table(msgspec.Struct, frozen=True):
    """One seating of a deck."""

    #: The bot of each seat.
    seats: list[int]
    deals: list[Dealt]
    failures: list[Failure] = []
    #: Decisions of bots that had failed too often.
    unasked: int = 0


class Pace(msgspec.Struct, frozen=True, array_like=True):
    """How long a bot thought."""

    #: Decisions.
    choices: int = 0
    #: In total.
    seconds: float = 0.0
    #: Seconds of the longest decision.
    longest: float = 0.0

    def with_(self, other: "Pace") -> "Pace":
        """Return both together."""
        longest = max(self.longest, other.longest)
        return Pace(self.choices + other.choices, round(self.seconds + other.seconds, 6), longest)


class Deck(msgspec.Struct, frozen=True):
    """One deck in all its seatings."""

    deck: int
    tables: list[Table]
    #: By bot.
    paces: list[Pace]


class NoResults(Exception):
    """A file that cannot be continued, with the Fluent id of the reason."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        #: The Fluent id of the text that says why.
        self.key = key
        self.arguments = arguments


class Results:
    """An open results file, with its decks so far. Without a path nothing is stored on disk."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        """Open or create ``path``. Raises OSError, :class:`NoResults`."""
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
        """Store the next deck. Raises OSError."""
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
        """Read the decks. Return the length without an unfinished last line."""
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
    """Return the contents of a results file, even during a run. Raises OSError, :class:`NoResults`."""
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
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NoResults("arena-in-use") from None


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)
