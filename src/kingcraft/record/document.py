"""From bytes to JSON values: ``docs/rules/records.md``, JSON documents.

Limits: 16,000,000 bytes, 64 nested objects and arrays. NaN and infinities, which Python's reader accepts, and names
that occur twice in one object are refused: two readers could take different values.
"""

import json
import re
from typing import BinaryIO, Final, NoReturn

from ..games.options import Json

MAX_BYTES: Final = 16_000_000
MAX_DEPTH: Final = 64

#: An escape that may be half a character.
_HALF: Final = re.compile(r"\\u[dD][89abAB]|\\u[dD][c-fC-F]")
#: Python converts at most 4300 digits; a number of this length is out of range in every field.
_MAX_DIGITS: Final = 1000


class Unreadable(ValueError):
    """A document that is not JSON or exceeds the limits."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        #: The Fluent id of the text that says why.
        self.key = key
        self.arguments = arguments


def read_document(stream: BinaryIO) -> Json:
    """Read the JSON document in ``stream``, at most one byte beyond the limit. Raises :class:`Unreadable`."""
    chunks, size = [], 0
    while size <= MAX_BYTES and (chunk := stream.read(min(1 << 20, MAX_BYTES + 1 - size))):
        chunks.append(chunk)
        size += len(chunk)
    return parse_document(b"".join(chunks))


def parse_document(data: bytes) -> Json:
    """Read the JSON document in ``data`` (UTF-8, with or without a byte order mark). Raises :class:`Unreadable`."""
    if len(data) > MAX_BYTES:
        raise Unreadable("cli-too-large", megabytes=MAX_BYTES // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("cli-not-utf8", byte=error.start) from None
    try:
        document = json.loads(
            text, object_pairs_hook=_object, parse_int=_number, parse_float=float, parse_constant=_no_constant
        )
    except json.JSONDecodeError as error:
        raise Unreadable("cli-not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Unreadable("cli-too-deep", depth=MAX_DEPTH) from None
    if _deeper(document, MAX_DEPTH):
        raise Unreadable("cli-too-deep", depth=MAX_DEPTH)
    if _HALF.search(text) and not _whole(document):
        raise Unreadable("cli-half-character")
    return document


def _whole(document: Json) -> bool:
    """Return whether no text or name has a lone surrogate: half a character beyond U+FFFF."""
    open_ = [document]
    while open_:
        item = open_.pop()
        if isinstance(item, str) and any("\ud800" <= character <= "\udfff" for character in item):
            return False
        if isinstance(item, dict):
            open_ += [*item, *item.values()]
        elif isinstance(item, list):
            open_ += item
    return True


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise Unreadable("cli-name-twice")
    return result


def _number(digits: str) -> int | float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float(digits)


def _no_constant(name: str) -> NoReturn:
    raise Unreadable("cli-no-number", name=name)


def _deeper(document: Json, limit: int) -> bool:
    """Return whether objects and arrays nest deeper than ``limit``; level by level, because recursion is limited."""
    level = [document] if isinstance(document, dict | list) else []
    for _ in range(limit):
        level = [
            item
            for container in level
            for item in (container.values() if isinstance(container, dict) else container)
            if isinstance(item, dict | list)
        ]
        if not level:
            return False
    return bool(level)
