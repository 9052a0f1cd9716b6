"""Text in columns for a terminal: what a name may look like there, how wide it is, where a line breaks.

Widths are cells: one for a letter, two for a wide East Asian one or a picture, none for a mark on the letter before.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

_WIDE: Final = ("W", "F")
_MARKS: Final = ("Mn", "Me")
#: More marks upon one letter than any script needs.
_MOST_MARKS: Final = 3


def printable(text: str, longest: int) -> str:
    """Return ``text`` on one line, at most ``longest`` characters; what a terminal would obey is escaped."""
    start = text[: longest + 1]
    shown = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in start)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."


def width(text: str) -> int:
    """Return the number of cells that ``text`` takes."""
    return len(text) if text.isascii() else sum(map(_cells, text))


def _cells(char: str) -> int:
    if unicodedata.category(char) in _MARKS:
        return 0
    return 2 if unicodedata.east_asian_width(char) in _WIDE else 1


def cut(text: str, cells: int) -> str:
    """Return ``text`` in at most ``cells`` cells, with ``…`` where there is more."""
    if width(text) <= cells and len(text) <= cells * _MOST_MARKS:
        return text
    kept, room = "", cells - 1
    for char in text[: room * _MOST_MARKS]:
        room -= _cells(char)
        if room < 0:
            break
        kept += char
    return kept + "…"


def left(text: str, cells: int) -> str:
    """Return ``text`` with blanks after it."""
    return text + " " * (cells - width(text))


def right(text: str, cells: int) -> str:
    """Return ``text`` with blanks before it."""
    return " " * (cells - width(text)) + text


def table(rows: Sequence[Sequence[str]], numbers: Iterable[int] = (), gap: str = "  ", indent: str = "") -> list[str]:
    """Return lines of equal columns. Columns in ``numbers`` are aligned right; empty ones are left out."""
    flush = set(numbers)
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            right(cell, room) if place in flush else left(cell, room)
            for place, (cell, room) in enumerate(zip(row, widths, strict=True))
            if room
        ]
        lines.append((indent + gap.join(cells)).rstrip())
    return lines


def wrapped(pieces: Iterable[str], cells: int, first: str = "", then: str = "") -> list[str]:
    """Break ``pieces`` into lines of at most ``cells``: ``first`` begins the first line, ``then`` all others."""
    lines, line, empty = list[str](), first, True
    for piece in pieces:
        if not empty and width(line) + 1 + width(piece) > cells:
            lines.append(line.rstrip())
            line, empty = then, True
        line += piece if empty else f" {piece}"
        empty = False
    return [*lines, line.rstrip()]


def underlined(title: str) -> list[str]:
    """Return the two lines of a heading."""
    return [title, "─" * width(title)]
