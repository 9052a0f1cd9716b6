"""Diagrams of a rule page as SVG: presentation attributes only, readable on light and dark and on paper."""

import functools
from html import escape
from typing import Final, NamedTuple, Protocol

from ..cards import RANKS
from ..i18n import text

#: The size of a card.
WIDTH: Final = 44
HEIGHT: Final = 62
_RED: Final = "#c4161c"
_BLACK: Final = "#16181c"

#: The suits in a box of 20 by 20.
_SUITS: Final = {
    "C": "M10 1a4.2 4.2 0 0 1 3.6 6.4a4.2 4.2 0 1 1-2.5 7.3L13 19H7l1.9-4.3a4.2 4.2 0 1 1-2.5-7.3A4.2 4.2 0 0 1 10 1Z",
    "D": "M10 .5 18 10l-8 9.5L2 10Z",
    "H": "M10 19C4 13 1 10 1 6.3A4.6 4.6 0 0 1 10 5a4.6 4.6 0 0 1 9 1.3C19 10 16 13 10 19Z",
    "S": "M10 .5c3 4 9 7.2 9 11.5a4.3 4.3 0 0 1-7.7 2.6L13 19.5H7l1.7-4.9A4.3 4.3 0 0 1 1 12C1 7.7 7 4.5 10 .5Z",
}


class Picture(NamedTuple):
    """A drawing in one language."""

    width: int
    height: int
    #: The elements inside ``<svg>``.
    inside: str


class Drawing(Protocol):
    """What a diagram shows: a frozen dataclass."""

    def draw(self, lang: str) -> Picture:
        """Draw it with its labels in ``lang``."""


def svg(lang: str, drawing: Drawing, described: str) -> str:
    """Return the drawing as an element; ``described`` is its text alternative."""
    width, height, inside = drawing.draw(lang)
    return (
        f'<svg class="rules-drawing" role="img" aria-label="{escape(described)}" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-size="13" fill="currentColor">{inside}</svg>'
    )


@functools.cache
def letters(lang: str) -> dict[str, str]:
    """Return the letters of the ranks on cards."""
    ace, jack, queen, king = text(lang, "card-letters").split()
    named = {"A": ace, "T": "10", "J": jack, "Q": queen, "K": king}
    return {rank: named.get(rank, rank) for rank in RANKS}


def card(lang: str, card: str, x: int, y: int) -> str:
    """Return a card whose upper left corner is at (``x``, ``y``)."""
    rank, suit = card[0], card[1]
    colour = _RED if suit in "DH" else _BLACK
    return (
        f'<g transform="translate({x} {y})" fill="{colour}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#fff" stroke="#6b7078"/>'
        f'<text x="5" y="20" font-size="18" font-weight="700">{escape(letters(lang)[rank])}</text>'
        f'<path d="{_SUITS[suit]}" transform="translate(25 5) scale(.75)"/>'
        f'<path d="{_SUITS[suit]}" transform="translate(11 32) scale(1.1)"/></g>'
    )


def empty(x: int, y: int) -> str:
    """Return the outline of a free place."""
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="none" stroke="currentColor" '
        'stroke-dasharray="4 4" opacity=".7"/>'
    )


def label(words: str, x: int, y: int, weight: int = 400) -> str:
    """Return text centred on ``x``."""
    return f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="{weight}">{escape(words)}</text>'
