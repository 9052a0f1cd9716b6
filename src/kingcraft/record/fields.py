"""The shape of documents: each function returns the JSON value at a place with its type, or refuses it.

All raise :class:`Refused` (``bad-format``) with a JSON path (``docs/rules/records.md``, faults and their places).
"""

from collections.abc import Mapping
from typing import Final

from ..games.options import Json
from ..games.reasons import Refused


class Missing:
    """The class of :data:`MISSING`, the value of a missing field."""


MISSING: Final = Missing()


def bad(place: str, detail: str) -> Refused:
    """Return the refusal of a value at ``place``."""
    return Refused("bad-format", place, detail)


def document(value: Json) -> Mapping[str, Json]:
    """Return the root of a document, an object; anything else is refused at ``record``."""
    return an_object(value, "record")


def an_object(value: Json, place: str) -> Mapping[str, Json]:
    """Return an object."""
    if not isinstance(value, dict):
        raise bad(place, _expected(value, "an object"))
    return value


def a_list(value: Json, place: str) -> list[Json]:
    """Return an array."""
    if not isinstance(value, list):
        raise bad(place, _expected(value, "a list"))
    return value


def a_text(value: Json, place: str) -> str:
    """Return a string."""
    if not isinstance(value, str):
        raise bad(place, _expected(value, "a text"))
    return value


def whole(value: Json, place: str) -> int:
    """Return a whole number; ``50.0`` and ``true`` are none."""
    if type(value) is not int:
        raise bad(place, _expected(value, "a whole number"))
    return value


def seat(value: Json, place: str, players: int) -> int:
    """Return a seat from 0 to ``players - 1``."""
    number = whole(value, place)
    if not 0 <= number < players:
        raise bad(place, f"must be a seat from 0 to {players - 1}")
    return number


def texts(value: Json, place: str) -> tuple[str, ...]:
    """Return an array of strings."""
    return tuple(a_text(item, f"{place}[{index}]") for index, item in enumerate(a_list(value, place)))


def wholes(value: Json, place: str) -> tuple[int, ...]:
    """Return an array of whole numbers."""
    return tuple(whole(item, f"{place}[{index}]") for index, item in enumerate(a_list(value, place)))


def optional_wholes(value: Json, place: str) -> tuple[int, ...] | None:
    """Return an optional array of whole numbers."""
    return None if value is MISSING else wholes(value, place)


def optional_flag(value: Json, place: str) -> bool:
    """Return an optional boolean; the default is false."""
    if value is MISSING:
        return False
    if not isinstance(value, bool):
        raise bad(place, _expected(value, "true or false"))
    return value


def field(container: Mapping[str, Json], name: str) -> Json:
    """Return the value of a field; :data:`MISSING`, which every other function refuses, if there is none."""
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
