"""Bots in other programs, in any language: they speak ``kingcraft-bot/2`` or the older ``kingcraft-bot/1``, a line a
message (docs/bot-protocol.md).
"""

import threading
import time
from collections.abc import Sequence
from typing import Annotated, Final, Self

import msgspec

from ..games.observation import Observation
from ..games.options import Json, RuleSet
from .decision import Decision
from .external_process import OutputEnded, Process
from .failure import BotFailed, FailureReason
from .limits import Stop

#: What a bot is greeted with: programs of the first version compare it.
GREETING: Final = "kingcraft-bot/1"
#: What its answer begins with, and the version that this names.
PROTOCOLS: Final = {"kingcraft-bot/1": 1, "kingcraft-bot/2": 2}
#: Seconds to answer after ``stop``, and to exit after ``quit``.
STOP_SECONDS: Final = 1.0
QUIT_SECONDS: Final = 1.0
#: Numbers that every language can hold exactly.
_MASK: Final = (1 << 53) - 1
#: Seconds between two looks at the stop flag.
_POLL_SECONDS: Final = 0.05
_DETAIL_LENGTH: Final = 80

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Hello(msgspec.Struct, frozen=True):
    """What a bot says of itself. Unknown fields are ignored."""

    name: Name
    version: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Rules(msgspec.Struct, frozen=True):
    """What is played. See ``docs/rules/records.md``, rules in a record."""

    game: str
    preset: str
    players: int
    #: Every option of the game with its value.
    options: dict[str, Json]
    #: The hash of the options.
    hash: str


class Question(msgspec.Struct, frozen=True):
    """A decision."""

    #: An :class:`~kingcraft.games.observation.Observation`, for bots of the first version without newer fields.
    observation: Observation | dict[str, object]
    legal: Sequence[str]
    #: The bot's only chance, below 2**53.
    random: int
    #: The time to answer.
    milliseconds: int


class ExternalBot:
    """A bot that is a program of its own, started when it is first asked. One question at a time: threads wait.

    :meth:`choose`, :meth:`think` and :meth:`hello` raise :class:`~kingcraft.bots.failure.BotFailed`: the program has
    been ended, and restarts for the next question. A bot that is asked to stop while it starts keeps starting
    (``starting``), because a slow starter would otherwise never play.
    """

    def __init__(self, command: Sequence[str], seconds: float = 5.0, start_seconds: float = 30.0) -> None:
        #: Run as it is, without a shell.
        self.command = tuple(command)
        self.name = " ".join(self.command)
        #: Seconds for a decision, and for starting with the handshake.
        self.seconds = seconds
        self.start_seconds = start_seconds
        self._process: Process | None = None
        self._handshake_by = 0.0  # when its first line must have come, by time.monotonic(); 0 once it has
        self._hello: Hello | None = None
        self._version = 0
        self._rules: tuple[RuleSet[object], int] | None = None
        self._lock = threading.Lock()

    def hello(self) -> Hello:
        """Return what it says of itself; start it if it is not running."""
        with self._lock:
            self._running(Stop())
            assert self._hello is not None
            return self._hello

    def choose(self, decision: Decision) -> str:
        """Return its token, one of ``decision.legal``, within its time limit."""
        return self.think(decision, self.seconds, Stop())

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        """Return its token within ``seconds`` (at most its time limit), or soon after ``stop`` is set."""
        seconds = min(seconds, self.seconds)
        with self._lock:
            process = self._running(stop)
            while process.waiting:  # information, or that it has died or flooded meanwhile
                if _is_answer(self._receive(process, 0.0)):
                    raise self._failure("nonsense", "it answered what it was not asked")
            self._send_rules(process, decision)
            observation = _known(decision.observation, self._version)
            question = Question(observation, decision.legal, decision.random & _MASK, round(1000 * seconds))
            process.send(f"decide {_json(question)}")
            word, _, token = self._answer(process, seconds, stop).partition(" ")
            if word != "play":
                raise self._failure("nonsense", f"{word} {token}".rstrip())
            if token not in decision.legal:
                raise self._failure("illegal", token)
            return token

    def close(self) -> None:
        """End the program. It is started again when it is asked again."""
        with self._lock:
            process, self._process = self._process, None
            if process is not None:
                process.send("quit")
                process.quit(QUIT_SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _running(self, stop: Stop) -> Process:
        process = self._process
        if process is None:
            try:
                process = Process(self.command)
            except OSError as error:
                raise BotFailed(self.name, "not-started", error.strerror or type(error).__name__) from None
            self._process, self._rules = process, None
            self._handshake_by = time.monotonic() + self.start_seconds
            process.send(GREETING)
        elif process.status is not None:
            raise self._failure("died")
        if self._handshake_by:
            self._await_handshake(process, stop)
        return process

    def _await_handshake(self, process: Process, stop: Stop) -> None:
        line = self._next(process, 0.0) or self._line_before(process, self._handshake_by, stop)
        if line is None and stop and time.monotonic() < self._handshake_by:
            raise BotFailed(self.name, "starting")
        if line is None:
            raise self._failure("no-handshake")
        protocol, _, who = line.partition(" ")
        if protocol not in PROTOCOLS:
            raise self._failure("other-protocol", line)
        try:
            self._hello = msgspec.json.decode(who, type=Hello)
        except msgspec.DecodeError as error:
            raise self._failure("nonsense", str(error)) from None
        self._version = PROTOCOLS[protocol]
        self._handshake_by = 0.0

    def _send_rules(self, process: Process, decision: Decision) -> None:
        rules, players = decision.rules, len(decision.observation.counts)
        if self._rules != (rules, players):
            self._rules = rules, players
            message = Rules(rules.game, rules.preset, players, rules.values(), rules.hash())
            process.send(f"rules {_json(message)}")

    def _answer(self, process: Process, seconds: float, stop: Stop) -> str:
        """Return its answer. When the time is over or ``stop`` is set, send ``stop``; soon after, kill the program."""
        line = self._line_before(process, time.monotonic() + seconds, stop)
        if line is None:
            process.send("stop")
            line = self._next(process, time.monotonic() + STOP_SECONDS)
        if line is None:
            raise self._failure("timeout")
        return line

    def _line_before(self, process: Process, deadline: float, stop: Stop) -> str | None:
        """Return its next answer; None at the deadline, or once ``stop`` is set."""
        line = None
        while line is None and not stop and (now := time.monotonic()) < deadline:
            gone = process.status is not None  # though what it has started may keep its output open
            # What it wrote before it ended may still be on its way through the thread that reads it.
            line = self._next(process, min(deadline, now + (STOP_SECONDS if gone else _POLL_SECONDS)))
            if line is None and gone:
                raise self._failure("died")
        return line

    def _next(self, process: Process, deadline: float) -> str | None:
        """Return its next answer; None at the deadline."""
        while True:
            line = self._receive(process, deadline - time.monotonic())
            if line is None or _is_answer(line):
                return line

    def _receive(self, process: Process, seconds: float) -> str | None:
        try:
            line = process.receive(seconds)
            return None if line is None else line.decode().strip()
        except OutputEnded as ended:
            raise self._failure("flood" if ended.flood else "died") from None
        except UnicodeDecodeError:
            raise self._failure("nonsense", "not UTF-8") from None

    def _failure(self, reason: FailureReason, detail: str = "") -> BotFailed:
        """End the process and return the error to raise."""
        process, self._process = self._process, None
        if process is not None:
            if reason == "died":
                process.quit(STOP_SECONDS)  # its output has ended: how it ends itself is worth knowing
                detail = f"exit status {process.status}"
            process.kill()
            detail = ": ".join(filter(None, (_line(detail), _line(process.last_words))))
        return BotFailed(self.name, reason, detail)


def _known(observation: Observation, version: int) -> Observation | dict[str, object]:
    """Return an observation with the fields that a version of the protocol has."""
    if version > 1:
        return observation
    fields: dict[str, object] = msgspec.to_builtins(observation)
    return {name: value for name, value in fields.items() if name not in observation.SINCE_2}


def _is_answer(line: str | None) -> bool:
    """Return whether a line is an answer, not information."""
    return bool(line) and line != "info" and not str(line).startswith("info ")


def _json(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _line(text: str) -> str:
    """Return ``text`` for a log: on one line, without control characters."""
    shown = "".join(char if char.isprintable() else " " for char in text[: _DETAIL_LENGTH + 1])
    return shown if len(shown) <= _DETAIL_LENGTH else shown[: _DETAIL_LENGTH - 1] + "…"
