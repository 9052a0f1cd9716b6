"""The shape of documents: each function takes a JSON value at a place and gives it back typed, or refuses it.

All raise :class:`Refused` with ``bad-format`` and a JSON path from the root; a missing field is reported at the path it
would have (``docs/rules/records.md``, faults and their places).
"""

from collections.abc import Mapping
from typing import Final

from ..games.options import Json
from ..games.reasons import Refused


class Missing:
    """The value of a field that is not there."""


MISSING: Final = Missing()


def bad(place: str, detail: str) -> Refused:
    """The refusal of a value at ``place``."""
    return Refused("bad-format", place, detail)


def document(value: Json) -> Mapping[str, Json]:
    """The root of a document, which is an object; reported at ``record`` if it is none."""
    return an_object(value, "record")


def an_object(value: Json, place: str) -> Mapping[str, Json]:
    """An object."""
    if not isinstance(value, dict):
        raise bad(place, _expected(value, "an object"))
    return value


def a_list(value: Json, place: str) -> list[Json]:
    """An array of anything."""
    if not isinstance(value, list):
        raise bad(place, _expected(value, "a list"))
    return value


def a_text(value: Json, place: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise bad(place, _expected(value, "a text"))
    return value


def whole(value: Json, place: str) -> int:
    """A whole number; ``50.0`` and ``true`` are none."""
    if type(value) is not int:
        raise bad(place, _expected(value, "a whole number"))
    return value


def seat(value: Json, place: str, players: int) -> int:
    """A seat from 0 to ``players - 1``."""
    number = whole(value, place)
    if not 0 <= number < players:
        raise bad(place, f"must be a seat from 0 to {players - 1}")
    return number


def texts(value: Json, place: str) -> tuple[str, ...]:
    """An array of strings."""
    return tuple(a_text(item, f"{place}[{index}]") for index, item in enumerate(a_list(value, place)))


def wholes(value: Json, place: str) -> tuple[int, ...]:
    """An array of whole numbers."""
    return tuple(whole(item, f"{place}[{index}]") for index, item in enumerate(a_list(value, place)))


def optional_wholes(value: Json, place: str) -> tuple[int, ...] | None:
    """An array of whole numbers that may be left out."""
    return None if value is MISSING else wholes(value, place)


def optional_flag(value: Json, place: str) -> bool:
    """True or false; left out, it is false."""
    if value is MISSING:
        return False
    if not isinstance(value, bool):
        raise bad(place, _expected(value, "true or false"))
    return value


def field(container: Mapping[str, Json], name: str) -> Json:
    """The value of a field, :data:`MISSING` if it is not there: every reader refuses that, saying so."""
    return container.get(name, MISSING)


def _expected(value: Json, what: str) -> str:
    return f"missing; expected {what}" if value is MISSING else f"expected {what}, not {_kind(value)}"


def _kind(value: Json) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return "a text"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return "a number with a point" if isinstance(value, float) else "a number"
