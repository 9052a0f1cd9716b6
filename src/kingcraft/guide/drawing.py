"""Diagrams of a rule page as SVG: presentation attributes only, readable on light and dark and on paper."""

import functools
import json
from html import escape
from importlib import resources
from typing import Any, Final, NamedTuple, Protocol

from ..cards import RANKS
from ..i18n import text

#: The size of a card.
WIDTH: Final = 44
HEIGHT: Final = 62
_RED: Final = "#c11f30"
_BLACK: Final = "#191a20"


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
    width, below, outline = _art()["ranks"][letters(lang)[rank]]
    sign = _art()["suits"][suit]
    high = min(0.82, 1.02 / (1 + below / 100))
    across = min(high, 80 / width)
    return (
        f'<g transform="translate({x} {y})" fill="{colour}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="#fffcf4" stroke="#6b7078"/>'
        f'<g transform="scale({WIDTH / 250})">'
        f'<path d="{outline}" transform="translate({51 - width * across / 2:.1f} {22 + 100 * high:.1f}) '
        f'scale({across:.3f} {high:.3f})"/>'
        f'<path d="{sign}" transform="translate(51 160) scale(.07)"/>'
        f'<path d="{sign}" transform="translate(160 236) scale(.16)"/></g></g>'
    )


@functools.cache
def _art() -> dict[str, Any]:
    """Return the ranks (width, depth, outline) and the suits of the page's cards: ``npm run art`` writes them."""
    return dict(json.loads((resources.files(__package__) / "card_art.json").read_text("utf-8")))


def empty(x: int, y: int) -> str:
    """Return the outline of a free place."""
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="none" stroke="currentColor" '
        'stroke-dasharray="4 4" opacity=".7"/>'
    )


def label(words: str, x: int, y: int, weight: int = 400) -> str:
    """Return text centred on ``x``."""
    return f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="{weight}">{escape(words)}</text>'
