"""A rule set: the value of every option of a game, frozen, validated, hashed.

Each game has one frozen dataclass of options (``docs/rules/kings-corner.md`` section 1, ``docs/rules/king.md``
section 0). Its fields, made with :func:`flag`, :func:`number`, :func:`choice`, :func:`names` and :func:`points`,
hold defaults, ranges and JSON. A preset is data: the options in which it differs from the defaults.
"""

import dataclasses
import functools
import hashlib
import json
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar, cast

from .reasons import Contradiction, Refused

#: JSON values of an option: true/false, a whole number, a string, a list of strings, an object of whole numbers.
Json = Any

#: ``flag``: true or false; ``number``: a whole number in a range; ``choice``: one value of several; ``names``: a list
#: of some names; ``points``: a number for each name.
OptionKind = Literal["flag", "number", "choice", "names", "points"]

_OPTION: Final = "kingcraft option"

#: Longer words are not misspelt names, and comparing them takes time.
_LONGEST: Final = 60


@dataclass(frozen=True, slots=True)
class Option:
    """The values that an option takes."""

    kind: OptionKind
    #: The values of a ``choice``, the items of ``names``, the keys of ``points``.
    choices: tuple[str | int, ...] = ()
    #: The range of a ``number`` and of each of ``points``; both ends belong to it.
    low: int = 0
    high: int = 0
    #: If a ``choice`` was a ``flag`` in earlier documents: the values that true and false mean.
    was_flag: tuple[str, str] | None = None
    #: How many ``names`` are allowed, and the name of the contradiction for any other number; None: any number.
    counts: tuple[tuple[int, ...], str] | None = None

    def parse(self, value: Json, default: Any) -> Any:
        """Return the frozen value for a JSON value. Raises ValueError with what is allowed."""
        match self.kind:
            case "flag":
                if value is True or value is False:
                    return value
                raise ValueError("must be true or false")
            case "number":
                return self._number(value)
            case "choice":
                return self._choice(value)
            case "names":
                if not isinstance(value, Sequence) or isinstance(value, str):
                    raise ValueError("must be a list")
                for item in value:
                    if not isinstance(item, str) or item not in self.choices:
                        raise ValueError(f"may only hold {self._choices()}{did_you_mean(item, self.choices)}")
                if len(set(value)) != len(value):
                    raise ValueError("must not hold a name twice")
                return tuple(value)
            case _:  # points: an object; what it does not name keeps the default
                if not isinstance(value, Mapping):
                    raise ValueError("must be an object of whole numbers")
                merged = dict(default)
                for key, item in value.items():
                    if key not in self.choices:
                        raise ValueError(f"may only name {self._choices()}{did_you_mean(key, self.choices)}")
                    merged[key] = self._number(item)
                return tuple(merged.items())

    def _choice(self, value: Json) -> str | int:
        if self.was_flag is not None and isinstance(value, bool):
            return self.was_flag[0 if value else 1]
        for one in self.choices:
            if value == one and type(value) is type(one):
                return one
        raise ValueError(f"must be one of {self._choices()}{did_you_mean(value, self.choices)}")

    def _number(self, value: Json) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(f"must be a whole number from {self.low} to {self.high}")
        return value

    def _choices(self) -> str:
        return ", ".join(map(str, self.choices))


def flag(default: bool) -> Any:
    """Define an option that is true or false."""
    return dataclasses.field(default=default, metadata={_OPTION: Option("flag")})


def number(default: int, low: int, high: int) -> Any:
    """Define an option that is a whole number from ``low`` to ``high``, both included."""
    return dataclasses.field(default=default, metadata={_OPTION: Option("number", low=low, high=high)})


def choice(*choices: str | int, was_flag: tuple[str, str] | None = None) -> Any:
    """Define an option that is one of ``choices``; the first is the default. ``was_flag``: see :class:`Option`."""
    return dataclasses.field(default=choices[0], metadata={_OPTION: Option("choice", choices, was_flag=was_flag)})


def names(default: tuple[str, ...], choices: tuple[str, ...], least: str = "", all_or_none: str = "") -> Any:
    """Define an option that is a list of some of ``choices``, none twice.

    ``least``: the contradiction of an empty list; ``all_or_none``: that of some names but not all; "": allowed.
    """
    counts = None
    if least:
        counts = tuple(range(1, len(choices) + 1)), least
    elif all_or_none:
        counts = (0, len(choices)), all_or_none
    return dataclasses.field(default=default, metadata={_OPTION: Option("names", choices, counts=counts)})


def points(default: Mapping[Any, int], high: int) -> Any:
    """Define an option that gives each name of ``default`` a whole number from 0 to ``high``."""
    option = Option("points", tuple(default), 0, high)
    return dataclasses.field(default=tuple(default.items()), metadata={_OPTION: option})


def options_of(kind: type[Any]) -> Mapping[str, Option]:
    """Return the options of a game's option class by name, in the order of ``docs/rules``."""
    return _options_of(cast(Hashable, kind))


@functools.cache
def _options_of(kind: Hashable) -> Mapping[str, Option]:
    return {field.name: field.metadata[_OPTION] for field in dataclasses.fields(cast(Any, kind))}


O = TypeVar("O")
#: The options of a rule set. Covariant: a rule set of King is one of any game.
O_co = TypeVar("O_co", covariant=True)


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[O_co]):
    """The rules of a match."""

    #: The game's name in records.
    game: str
    #: The name of the preset from which the rules start.
    preset: str
    options: O_co

    def values(self) -> dict[str, Json]:
        """Return every option as JSON, in the order of ``docs/rules``."""
        return {name: _json(getattr(self.options, name)) for name in options_of(type(self.options))}

    def hash(self) -> str:
        """Return SHA-256 over all option values, whatever the preset (``docs/rules/records.md``, rules in a record)."""
        return _hash(self.values())

    def hashes(self) -> frozenset[str]:
        """Return :meth:`hash`, and what it would be if some choices were still flags (``docs/rules/records.md``)."""
        values = self.values()
        for name, option in options_of(type(self.options)).items():
            if option.was_flag is not None and values[name] in option.was_flag:
                values[name] = values[name] == option.was_flag[0]
        return frozenset((self.hash(), _hash(values)))

    def differences(self, base: "RuleSet[object]") -> dict[str, Json]:
        """Return the options in which these rules differ from ``base``, as JSON."""
        mine, theirs = self.values(), base.values()
        return {name: value for name, value in mine.items() if value != theirs[name]}


def _hash(values: Mapping[str, Json]) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value: Any) -> Json:
    if isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return dict(value)
        return list(value)
    return value


def changed(options: O, changes: Mapping[str, Json], place: str) -> O:
    """Return ``options`` with the JSON ``changes``. Raises :class:`Refused` (``bad-format``) at ``place.NAME``."""
    known = options_of(type(options))
    parsed: dict[str, Any] = {}
    for name, value in changes.items():
        where = f"{place}.{name}"
        option = known.get(name)
        if option is None:
            raise Refused("bad-format", where, f"there is no option {name!r} in this game{did_you_mean(name, known)}")
        try:
            parsed[name] = option.parse(value, getattr(options, name))
        except ValueError as error:
            raise Refused("bad-format", where, f"{name} {error}") from None
        if option.counts is not None and len(parsed[name]) not in option.counts[0]:
            raise Refused.contradictory(where, Contradiction(option.counts[1]))
    return cast(O, dataclasses.replace(cast(Any, options), **parsed))


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """Return ``"; did you mean 'pagat'?"`` for the name nearest to ``word``, or an empty string if none is near."""
    if not isinstance(word, str) or len(word) > _LONGEST:
        return ""
    import difflib  # needed only where something is wrong

    near = difflib.get_close_matches(word, [name for name in known if isinstance(name, str)], n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
