"""Options of ``kingcraft serve`` and ``kingcraft worker`` from a file and from the environment (``docs/hosting.md``).

The command line beats the environment, the environment beats the file. An option has its long name in the file
(``max-rooms = 500``), and in the environment that name in capitals (``KINGCRAFT_MAX_ROOMS=500``).
"""

import argparse
import difflib
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

#: How the variables of options begin.
PREFIX: Final = "KINGCRAFT_"
#: Variables with that beginning that are no options: of the page, of other games, of ``start.py`` and of tests.
OTHERS: Final = frozenset(
    f"{PREFIX}{name}"
    for name in (
        *("PAGE", "NEAR", "GAMES", "WEB_GAMES", "WEB_LOCALES", "BESIDE", "CALLED_AS", "PICTURES"),
        *("CHROMIUM", "FIREFOX", "WEBKIT"),
    )
)
#: Options of the command line alone: they ask, or name the file itself.
_NOT_KEPT: Final = frozenset({"ask", "config", "help", "pipes"})
_YES: Final = frozenset({"1", "true", "yes", "on"})
_NO: Final = frozenset({"0", "false", "no", "off"})


class BadOption(Exception):
    """The file or the environment cannot be used. The text says in one line where and what to do."""


class Several(argparse.Action):
    """An option that may be given several times; what is given replaces the default."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,  # noqa: ARG002 - argparse passes it
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,  # noqa: ARG002 - argparse passes it
    ) -> None:
        """Add a value to those that the same command line has given."""
        before = getattr(namespace, self.dest)
        setattr(namespace, self.dest, [values] if before is self.default else [*before, values])


class Options:
    """The options of one command: adds them to its parser, and has the file and the environment give their defaults."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parser = parser
        self._actions: dict[str, argparse.Action] = {}
        #: Where the file or the environment says what an option is, in words: ``KINGCRAFT_HOST``.
        self.places: dict[str, str] = {}
        self.add(
            "--config",
            type=Path,
            metavar="FILE",
            help=f"a TOML file of options: max-rooms = 500; {PREFIX}MAX_ROOMS in the environment beats it, and the "
            "command line beats both (docs/hosting.md)",
        )

    def add(self, name: str, **more: Any) -> None:
        """Add an option, as ``ArgumentParser.add_argument`` does."""
        action = self._parser.add_argument(name, **more)
        if action.dest not in _NOT_KEPT and name == f"--{_named(action)}":
            self._actions[_named(action)] = action

    @property
    def names(self) -> Collection[str]:
        """The options that the file and the environment may give."""
        return self._actions.keys()

    def take_defaults(self, given: Sequence[str], environment: Mapping[str, str], others: Collection[str]) -> None:
        """Have the file, then the environment, say what the options are that the command line does not give.

        ``given``: the command line; ``others``: options of other commands, which may be in the same file or environment
        and mean nothing here. Raises :class:`BadOption`.
        """
        file = _file(given, environment)
        if file is not None:
            for name, value in _read(file).items():
                self._take(name, value, f"{file}: {name}", others, lambda known: known)
        for variable, text in sorted(environment.items()):
            if not text or not variable.startswith(PREFIX) or variable in OTHERS or variable == f"{PREFIX}CONFIG":
                continue  # an empty variable says nothing, as in compose files
            name = variable.removeprefix(PREFIX).lower().replace("_", "-")
            self._take(name, text, variable, others, lambda known: f"{PREFIX}{known.upper().replace('-', '_')}")

    def _take(self, name: str, value: object, where: str, others: Collection[str], shown: Callable[[str], str]) -> None:
        action = self._actions.get(name)
        if action is None:
            if name in others:
                return
            near = difflib.get_close_matches(name, [*self._actions, *others], 1, 0.5)
            meant = f": did you mean {shown(near[0])}?" if near else f"; {self._parser.prog} --help lists the options"
            raise BadOption(f"{where} is not an option{meant}")
        try:
            self._parser.set_defaults(**{action.dest: _value(action, value)})
        except argparse.ArgumentTypeError as error:
            raise BadOption(f"{where}: {error}") from None
        self.places[name] = where


def _named(action: argparse.Action) -> str:
    return action.dest.replace("_", "-")


def _file(given: Sequence[str], environment: Mapping[str, str]) -> Path | None:
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--config")
    try:
        found = early.parse_known_args(given)[0].config
    except argparse.ArgumentError:
        return None  # the real parser says what is wrong
    found = found or environment.get(f"{PREFIX}CONFIG")
    return Path(found) if found else None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{file} cannot be read ({error.strerror}): check --config") from None
    except ValueError as error:  # not TOML, not UTF-8, or a number of more digits than Python reads
        raise BadOption(f"{file} is not TOML ({error})") from None
    except RecursionError:
        raise BadOption(f"{file} is not TOML (lists in lists, too deep)") from None


def _value(action: argparse.Action, given: object) -> object:
    """Return what an option is. ``given``: text of the environment, or a value of the file."""
    if isinstance(action, Several):
        texts = given if isinstance(given, list) else _parts(action, given)
        return [_typed(action, text) for text in texts]
    if action.nargs == 0:  # an option without a value
        if isinstance(given, str) and given.lower() in _YES | _NO:
            given = given.lower() in _YES
        if not isinstance(given, bool):
            raise argparse.ArgumentTypeError("must be true or false")
        return given
    return _typed(action, given)


def _parts(action: argparse.Action, given: object) -> list[str]:
    if not isinstance(given, str):
        raise argparse.ArgumentTypeError("must be a list of texts")
    # The command of a bot may have commas in it.
    parts = given.splitlines() if action.dest == "bot" else given.split(",")
    return [part.strip() for part in parts if part.strip()]


def _typed(action: argparse.Action, given: object) -> object:
    if isinstance(given, bool) or not isinstance(given, (str, int, float)):
        raise argparse.ArgumentTypeError("must be a text or a number")
    text = str(given)
    value = action.type(text) if callable(action.type) else text
    if action.choices is not None and value not in action.choices:
        raise argparse.ArgumentTypeError(f"must be one of {', '.join(map(str, action.choices))}")
    return value
