"""From a name on the command line to a player: ``thumb-1``, ``master@worlds=20``, ``exec:./my_bot --flag``."""

import inspect
import shlex
import shutil
import sys
from collections.abc import Callable
from typing import Final

from ..bots.bot import BOTS, Bot
from ..bots.decision import Decision
from ..bots.external import ExternalBot
from ..games.game import State
from .player import HonestPlayer, Player

PROGRAM: Final = "exec:"
#: The highest value of a setting.
_MOST: Final = 100_000_000


class NoEntrant(ValueError):
    """A name of no player, with the Fluent id of the reason."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        #: The Fluent id of the text that says why.
        self.key = key
        self.arguments = arguments


class ProgramPlayer:
    """An external bot as a player."""

    def __init__(self, bot: ExternalBot) -> None:
        self._bot = bot

    def choose(self, state: State, decision: Decision) -> str:  # noqa: ARG002  # it is honest
        """Return the program's token. Raises ``BotFailed``."""
        return self._bot.choose(decision)

    def practise(self, state: State, decision: Decision) -> None:  # noqa: ARG002
        """Start the program if it is not running. Raises ``BotFailed``."""
        self._bot.hello()

    def hello(self) -> str:
        """Return the program's name and version. Raises ``BotFailed``."""
        hello = self._bot.hello()
        return f"{hello.name} {hello.version}".strip()

    def close(self) -> None:
        """End the program."""
        self._bot.close()


def enter(text: str, move_seconds: float) -> Player:
    """Return the player ``text``; an external bot has ``move_seconds`` a decision. Raises :class:`NoEntrant`."""
    if text.startswith(PROGRAM):
        return ProgramPlayer(ExternalBot(_command(text.removeprefix(PROGRAM)), move_seconds))
    name, at, settings = text.partition("@")
    maker = BOTS.get(name)
    if maker is None:
        raise NoEntrant("arena-no-bot", name=name, known=", ".join(BOTS))
    takes = _settings_of(maker)
    given: dict[str, int] = {}
    for pair in settings.split(",") if at else ():
        setting, equals, value = pair.partition("=")
        if not equals or setting not in takes:
            raise NoEntrant("arena-no-setting", name=name, setting=setting, known=", ".join(takes) or "-")
        if setting in given or not _is_count(value):
            raise NoEntrant("arena-bad-setting", setting=setting, value=value)
        given[setting] = int(value)
    return HonestPlayer(maker(**given))


def _settings_of(maker: Callable[..., Bot]) -> list[str]:
    return [name for name, one in inspect.signature(maker).parameters.items() if isinstance(one.default, int)]


def _is_count(value: str) -> bool:
    return value.isascii() and value.isdigit() and 1 <= int(value[:10]) <= _MOST


def _command(text: str) -> list[str]:
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError:  # a quotation mark without another
        words = []
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise NoEntrant("arena-no-command", command=f"{PROGRAM}{text}")
    return [program, *words[1:]]
