"""From what is typed to a player: ``thumb-1``, ``master@worlds=20,playouts=300``, ``exec:./my_bot --flag``."""

import inspect
import shlex
import shutil
import sys
from collections.abc import Mapping
from typing import Any, Final

from ..bots.bot import BOTS
from ..bots.decision import Decision
from ..bots.external import ExternalBot
from ..games.game import State
from .player import HonestPlayer, Player

PROGRAM: Final = "exec:"


class NoEntrant(ValueError):
    """Nobody goes by that name. ``key``: the Fluent id of the text that says why, with ``arguments``."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


class ProgramPlayer:
    """A program of somebody else."""

    def __init__(self, bot: ExternalBot) -> None:
        self._bot = bot

    def choose(self, state: State, decision: Decision) -> str:  # noqa: ARG002  # it is honest
        """The program's token. Raises ``BotFailed``."""
        return self._bot.choose(decision)

    def practise(self, state: State, decision: Decision) -> None:
        """Nothing: its author sees to that."""

    def hello(self) -> str:
        """Name and version, as it says."""
        hello = self._bot.hello()
        return f"{hello.name} {hello.version}".strip()

    def close(self) -> None:
        """Let the program go."""
        self._bot.close()


def enter(text: str, move_seconds: float) -> Player:
    """The player that ``text`` names; ``move_seconds`` is the time of a program of somebody else for a decision.

    Raises :class:`NoEntrant`.
    """
    if text.startswith(PROGRAM):
        return ProgramPlayer(ExternalBot(_command(text.removeprefix(PROGRAM)), move_seconds))
    name, at, settings = text.partition("@")
    maker = BOTS.get(name)
    if maker is None:
        raise NoEntrant("arena-no-bot", name=name, known=", ".join(BOTS))
    takes = _settings_of(maker)
    if not at:
        return HonestPlayer(maker())
    given: dict[str, Any] = {}
    for pair in settings.split(","):
        setting, equals, value = pair.partition("=")
        if not equals or setting not in takes:
            raise NoEntrant("arena-no-setting", name=name, setting=setting, known=", ".join(takes) or "-")
        try:
            given[setting] = takes[setting](value)
        except ValueError:
            raise NoEntrant("arena-bad-setting", setting=setting, value=value) from None
    try:
        return HonestPlayer(maker(**given))
    except ValueError as error:
        raise NoEntrant("arena-refused-setting", name=name, reason=str(error)) from None


def _settings_of(maker: Any) -> Mapping[str, type]:
    """The settings that a bot takes: its maker's numbers and words that have a default."""
    settings = {}
    for name, parameter in inspect.signature(maker).parameters.items():
        kind = type(parameter.default)
        if kind in (int, float, str):
            settings[name] = kind
    return settings


def _command(text: str) -> list[str]:
    """The words of a command as it would be typed, without a shell. Raises :class:`NoEntrant`."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError as error:
        raise NoEntrant("arena-no-command", command=text, reason=str(error)) from None
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise NoEntrant("arena-no-command", command=text, reason="")
    return [program, *words[1:]]
