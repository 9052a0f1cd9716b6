"""What a rule set is: the chosen value of every option of a game, frozen, validated, hashed.

Each game has one frozen dataclass whose fields are its options, made with :func:`flag`, :func:`number`, :func:`choice`,
:func:`names` and :func:`points`; defaults, ranges and JSON come from there and nowhere else. A preset is data: the
options in which it differs from the defaults. Names and values:
``docs/rules/kings-corner.md`` section 1, ``docs/rules/king.md`` section 0.
"""

import dataclasses
import functools
import hashlib
import json
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

from .reasons import Refused

#: JSON values of an option: true/false, a whole number, a string, a list of strings, an object of whole numbers.
Json = Any

_OPTION: Final = "kingcraft option"


@dataclass(frozen=True, slots=True)
class Option:
    """What values an option takes: ``choices`` for words (and the items of lists), ``low``..``high`` for numbers."""

    kind: str  # flag, number, choice, names, points
    choices: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0

    def parse(self, value: Json, default: Any) -> Any:
        """The frozen value for a JSON value. Raises ValueError saying what would fit."""
        match self.kind:
            case "flag":
                if value is True or value is False:
                    return value
                raise ValueError("must be true or false")
            case "number":
                return self._number(value)
            case "choice":
                if any(value == choice and type(value) is type(choice) for choice in self.choices):
                    return value
                raise ValueError(f"must be one of {self._choices()}")
            case "names":
                if not isinstance(value, Sequence) or isinstance(value, str):
                    raise ValueError("must be a list")
                for item in value:
                    if not isinstance(item, str) or item not in self.choices:
                        raise ValueError(f"may only hold {self._choices()}")
                if len(set(value)) != len(value):
                    raise ValueError("must not hold a name twice")
                return tuple(value)
            case _:  # points: an object; what it does not name keeps the default
                if not isinstance(value, Mapping):
                    raise ValueError("must be an object of whole numbers")
                merged = dict(default)
                for key, item in value.items():
                    if key not in self.choices:
                        raise ValueError(f"may only name {self._choices()}")
                    merged[key] = self._number(item)
                return tuple(merged.items())

    def _number(self, value: Json) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(f"must be a whole number from {self.low} to {self.high}")
        return value

    def _choices(self) -> str:
        return ", ".join(map(str, self.choices))


def flag(default: bool) -> Any:
    """An option that is true or false."""
    return dataclasses.field(default=default, metadata={_OPTION: Option("flag")})


def number(default: int, low: int, high: int) -> Any:
    """An option that is a whole number from ``low`` to ``high``."""
    return dataclasses.field(default=default, metadata={_OPTION: Option("number", low=low, high=high)})


def choice(*choices: str | int) -> Any:
    """An option that is one of ``choices``; the first is the default."""
    return dataclasses.field(default=choices[0], metadata={_OPTION: Option("choice", choices)})


def names(default: tuple[str, ...], choices: tuple[str, ...]) -> Any:
    """An option that is a list of some of ``choices``, none twice."""
    return dataclasses.field(default=default, metadata={_OPTION: Option("names", choices)})


def points(default: Mapping[str, int], high: int) -> Any:
    """An option that gives each name of ``default`` a whole number from 0 to ``high``."""
    option = Option("points", tuple(default), 0, high)
    return dataclasses.field(default=tuple(default.items()), metadata={_OPTION: option})


def options_of(kind: type[Any]) -> Mapping[str, Option]:
    """The options of a game's option class by name, in the order of ``docs/rules``."""
    return _options_of(cast(Hashable, kind))


@functools.cache
def _options_of(kind: Hashable) -> Mapping[str, Option]:
    return {field.name: field.metadata[_OPTION] for field in dataclasses.fields(cast(Any, kind))}


O = TypeVar("O")


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[O]):
    """The rules of a match: the game, the preset they start from, and every option's value."""

    game: str
    preset: str
    options: O

    def values(self) -> dict[str, Json]:
        """Every option as JSON, in the order of ``docs/rules``."""
        return {name: _json(getattr(self.options, name)) for name in options_of(type(self.options))}

    def hash(self) -> str:
        """SHA-256 over all option values: equal rules, from whatever preset, have equal hashes.

        Source: ``docs/rules/records.md``, rules in a record.
        """
        text = json.dumps(self.values(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def differences(self, base: "RuleSet[O]") -> dict[str, Json]:
        """The options in which these rules differ from ``base``, as JSON."""
        mine, theirs = self.values(), base.values()
        return {name: value for name, value in mine.items() if value != theirs[name]}


def _json(value: Any) -> Json:
    if isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return dict(value)
        return list(value)
    return value


def changed(options: O, changes: Mapping[str, Json], place: str) -> O:
    """``options`` with the JSON ``changes`` made. Raises :class:`Refused` (``bad-format``) at ``place.NAME``."""
    known = options_of(type(options))
    parsed: dict[str, Any] = {}
    for name, value in changes.items():
        where = f"{place}.{name}"
        option = known.get(name)
        if option is None:
            raise Refused("bad-format", where, f"there is no option {name!r} in this game")
        try:
            parsed[name] = option.parse(value, getattr(options, name))
        except ValueError as error:
            raise Refused("bad-format", where, f"{name} {error}") from None
    return cast(O, dataclasses.replace(cast(Any, options), **parsed))
