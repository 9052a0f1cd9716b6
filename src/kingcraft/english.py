"""Simple English texts without the Fluent library, for an installation of the base package alone.

It reads the same catalogue, but only this of its syntax: a text on one line with ``{ $name }`` in it, or one choice
``{ $name -> ... }`` of such lines. ``tests/test_english.py`` compares every such text with the library's.
"""

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

_FOLDER: Final = Path(__file__).parent / "locales" / "en"
_MESSAGE: Final = re.compile(r"([a-z][\w-]*) = ?(.*)")
_CHOICE: Final = re.compile(r"\{ \$(\w+) ->")
_VARIANT: Final = re.compile(r"(\*?)\[(\w+)\] (.*)")
_ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")


class Simple(NamedTuple):
    """A text that this module can write."""

    #: The lines to choose from by key; one line alone has the key "other".
    variants: Mapping[str, str]
    #: The key if no other matches.
    default: str = "other"
    #: The name of the argument that chooses; empty for one line alone.
    chooser: str = ""


def english(key: str, arguments: Mapping[str, str | int]) -> str | None:
    """Return the English text ``key``, as Fluent writes it; None if there is no such text or it is not simple."""
    found = _texts().get(key)
    if found is None:
        return None
    line = found.variants[_choice(found, arguments.get(found.chooser))]
    return _ARGUMENT.sub(lambda match: _written(arguments[match[1]]), line)


def _choice(text: Simple, value: str | int | None) -> str:
    plural = "one" if value == 1 else "other"
    # A key that is a number is chosen by numbers alone: "1" in writing is another value for Fluent.
    exact = "" if isinstance(value, str) and value.isdecimal() else str(value)
    for candidate in (exact, plural if isinstance(value, int) else ""):
        if candidate in text.variants:
            return candidate
    return text.default


def _written(value: str | int) -> str:
    return f"{value:,}" if isinstance(value, int) else value


@functools.cache
def _texts() -> Mapping[str, Simple]:
    found = {}
    for path in sorted(_FOLDER.glob("*.ftl")):
        for block in re.split(r"\n(?![ }])", path.read_text("utf-8")):
            head = _MESSAGE.match(block)
            lines = [line.strip() for line in block[head.start(2) :].splitlines() if line.strip()] if head else []
            text = _simple(lines)
            if head and text is not None and all("{" not in _ARGUMENT.sub("", line) for line in text.variants.values()):
                found[head[1]] = text
    return found


def _simple(lines: list[str]) -> Simple | None:
    if len(lines) == 1:
        return Simple({"other": lines[0]})
    choice = _CHOICE.fullmatch(lines[0]) if lines else None
    variants = [_VARIANT.fullmatch(line) for line in lines[1:-1]]
    if choice is None or lines[-1] != "}":
        return None
    lines_by_key, default = {}, ""
    for variant in variants:
        if variant is None:
            return None
        lines_by_key[variant[2]] = variant[3]
        default = variant[2] if variant[1] else default
    return Simple(lines_by_key, default, choice[1])
