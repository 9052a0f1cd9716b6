"""Diagrams of a rule page as SVG: presentation attributes only, readable on felt and on paper.

Cards are plain here, index and suit. Where the app is beside the page it draws its own faces over them
(``web/src/guide/guide.ts``): a card says by ``data-card`` which one it is, a back by ``data-back``.
"""

import functools
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple, Protocol

from ..cards import RANKS
from ..i18n import text

#: The size of a card.
WIDTH: Final = 44
HEIGHT: Final = 62
_RED: Final = "#c11f30"
_BLACK: Final = "#191a20"
_FACE: Final = "#fffcf4"
_EDGE: Final = "#2b1d05"
_BACK: Final = "#7a1f2b"
#: The size of a fan, and of a card in it; how far its cards lie apart, and how far each is turned, degrees.
_FAN: Final = 60
_FAN_CARD: Final = 34
_FAN_STEP: Final = 12
_FAN_TURN: Final = 11

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


def svg(lang: str, drawing: Drawing) -> str:
    """Return the drawing as an element for the eye alone: what it shows is written below it."""
    width, height, inside = drawing.draw(lang)
    return (
        f'<svg class="rules-drawing" aria-hidden="true" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-size="13" fill="currentColor">{inside}</svg>'
    )


def fan(lang: str, cards: Sequence[str]) -> str:
    """Return a few small cards as a picture beside a row of a table; an empty one is face down."""
    drawn = []
    for place, shown in enumerate(cards):
        off = place - (len(cards) - 1) / 2
        x, y = _FAN / 2 - _FAN_CARD / 2 + off * _FAN_STEP, 6 + abs(off) * 1.6
        turned = f"rotate({off * _FAN_TURN:g} {x + _FAN_CARD / 2:g} {y + _FAN_CARD * HEIGHT / WIDTH / 2:g})"
        inside = card(lang, shown, 0, 0) if shown else back(0, 0)
        drawn.append(f'<g transform="{turned} translate({x:g} {y:g}) scale({_FAN_CARD / WIDTH:.3f})">{inside}</g>')
    return (
        f'<svg class="rules-fan" aria-hidden="true" viewBox="0 0 {_FAN} {_FAN}" width="{_FAN}" height="{_FAN}">'
        f"{''.join(drawn)}</svg>"
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
        f'<g transform="translate({x} {y})" fill="{colour}" data-card="{card}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="3.2" fill="{_FACE}" stroke="{_EDGE}" stroke-opacity=".25"/>'
        f'<text class="rules-rank" x="9" y="19" font-size="19" font-weight="700" text-anchor="middle">'
        f"{escape(letters(lang)[rank])}</text>"
        f'<path d="{_SUITS[suit]}" transform="translate(3.5 23) scale(.55)"/>'
        f'<path d="{_SUITS[suit]}" transform="translate(16.5 28) scale(1.2)"/></g>'
    )


def back(x: int, y: int) -> str:
    """Return a card face down."""
    return (
        f'<g transform="translate({x} {y})" data-back="true">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="3.2" fill="{_FACE}" stroke="{_EDGE}" stroke-opacity=".25"/>'
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="2.2" fill="{_BACK}"/>'
        f'<rect x="4.5" y="4.5" width="{WIDTH - 9}" height="{HEIGHT - 9}" rx="1.5" fill="none" stroke="#e9c88a"/></g>'
    )


def empty(x: int, y: int) -> str:
    """Return the outline of a free place."""
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="3.2" fill="none" stroke="currentColor" '
        'stroke-dasharray="4 4" opacity=".7"/>'
    )


def label(words: str, x: int, y: int, weight: int = 400) -> str:
    """Return text centred on ``x``."""
    return f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="{weight}">{escape(words)}</text>'
