"""The diagrams of a rule page as SVG: presentation attributes only, readable on light and dark and on paper."""

import functools
from html import escape
from typing import Final

from ..cards import RANKS
from ..i18n import text
from .drawings import Drawing, Layout, Move, Seats, TrickPicture

_WIDTH: Final = 44
_HEIGHT: Final = 62
#: How far the next card of a pile lies below the one before.
_STEP: Final = 26
_RED: Final = "#c4161c"
_BLACK: Final = "#16181c"
_GOLD: Final = "#b57900"

#: The suits in a box of 20 by 20.
_SUITS: Final = {
    "C": "M10 1a4.2 4.2 0 0 1 3.6 6.4a4.2 4.2 0 1 1-2.5 7.3L13 19H7l1.9-4.3a4.2 4.2 0 1 1-2.5-7.3A4.2 4.2 0 0 1 10 1Z",
    "D": "M10 .5 18 10l-8 9.5L2 10Z",
    "H": "M10 19C4 13 1 10 1 6.3A4.6 4.6 0 0 1 10 5a4.6 4.6 0 0 1 9 1.3C19 10 16 13 10 19Z",
    "S": "M10 .5c3 4 9 7.2 9 11.5a4.3 4.3 0 0 1-7.7 2.6L13 19.5H7l1.7-4.9A4.3 4.3 0 0 1 1 12C1 7.7 7 4.5 10 .5Z",
}
#: The corners as they lie, by column and row of a grid of three by three.
_CORNERS: Final = {"NW": (0, 0), "NE": (2, 0), "SW": (0, 2), "SE": (2, 2)}
_SIDES: Final = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}


def svg(lang: str, drawing: Drawing, described: str) -> str:
    """The drawing with its labels in ``lang``; ``described`` is its text alternative."""
    width, height, inside = _drawn(lang, drawing)
    return (
        f'<svg class="rules-drawing" role="img" aria-label="{escape(described)}" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-size="13" fill="currentColor">{inside}</svg>'
    )


def _drawn(lang: str, drawing: Drawing) -> tuple[int, int, str]:
    """Width, height, and what is inside."""
    match drawing:
        case Layout():
            return _layout(lang, drawing)
        case Move():
            return _move(lang, drawing)
        case Seats():
            return _seats(lang, drawing)
    return _trick(lang, drawing)


@functools.cache
def _letters(lang: str) -> dict[str, str]:
    """What stands on a card for its rank."""
    ace, jack, queen, king = text(lang, "card-letters").split()
    named = {"A": ace, "T": "10", "J": jack, "Q": queen, "K": king}
    return {rank: named.get(rank, rank) for rank in RANKS}


def _card(lang: str, card: str, x: int, y: int) -> str:
    rank, suit = card[0], card[1]
    colour = _RED if suit in "DH" else _BLACK
    return (
        f'<g transform="translate({x} {y})" fill="{colour}">'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="#fff" stroke="#6b7078"/>'
        f'<text x="5" y="20" font-size="18" font-weight="700">{escape(_letters(lang)[rank])}</text>'
        f'<path d="{_SUITS[suit]}" transform="translate(25 5) scale(.75)"/>'
        f'<path d="{_SUITS[suit]}" transform="translate(11 32) scale(1.1)"/></g>'
    )


def _empty(x: int, y: int) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="none" stroke="currentColor" '
        'stroke-dasharray="4 4" opacity=".7"/>'
    )


def _label(words: str, x: int, y: int, weight: int = 400) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="{weight}">{escape(words)}</text>'


def _layout(lang: str, drawing: Layout) -> tuple[int, int, str]:
    """The nine places of the table: stock in the middle, sides with a card, corners empty."""
    across, down = 100, 92
    drawn = []

    def place(spot: tuple[int, int], inside: str, words: str) -> None:
        x, y = spot[0] * across + (across - _WIDTH) // 2, spot[1] * down + 4
        drawn.append(f'<g transform="translate({x} {y})">{inside}</g>')
        drawn.append(_label(words, x + _WIDTH // 2, y + _HEIGHT + 15))

    for (name, spot), card in zip(_SIDES.items(), drawing.sides, strict=True):
        place(spot, _card(lang, card, 0, 0), text(lang, f"place-{name}"))
    king = escape(_letters(lang)["K"])
    waiting = f'<text x="{_WIDTH // 2}" y="39" font-size="20" text-anchor="middle" opacity=".7">{king}</text>'
    for name, spot in _CORNERS.items():
        place(spot, _empty(0, 0) + waiting, text(lang, f"rules-corner-{name}"))
    back = (
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="6" fill="#27498f" stroke="#6b7078"/>'
        f'<rect x="5" y="5" width="{_WIDTH - 10}" height="{_HEIGHT - 10}" rx="3" fill="none" stroke="#fff"/>'
    )
    place((1, 1), back, text(lang, "rules-stock"))
    return 3 * across, 3 * down, "".join(drawn)


def _move(lang: str, drawing: Move) -> tuple[int, int, str]:
    """Left what moves, right the pile with the free room below its top card."""
    left, right = 8, 150
    start = _STEP * len(drawing.pile)
    drawn = [_card(lang, card, right, 4 + _STEP * place) for place, card in enumerate(drawing.pile)]
    drawn += [_empty(right, 4 + start + _STEP * place) for place in range(len(drawing.moving))]
    drawn += [_card(lang, card, left, 4 + start + _STEP * place) for place, card in enumerate(drawing.moving)]
    height = 4 + start + _STEP * (len(drawing.moving) - 1) + _HEIGHT + 4
    y = 4 + start + _HEIGHT // 2
    drawn.append(f'<path d="M64 {y}h64m-10-8l10 8l-10 8" fill="none" stroke="currentColor" stroke-width="2.5"/>')
    return right + _WIDTH + 8, height, "".join(drawn)


def _seats(lang: str, drawing: Seats) -> tuple[int, int, str]:
    """Four seats from the dealer at the bottom on, and an arrow in the direction of play."""
    centre, middle = 160, 106
    seats = [(centre, 184), (52, middle), (centre, 28), (268, middle)]
    if not drawing.clockwise:
        seats[1], seats[3] = seats[3], seats[1]
    drawn = [f'<circle cx="{centre}" cy="{middle}" r="44" fill="none" stroke="currentColor" opacity=".35"/>']
    mirrored = "" if drawing.clockwise else f' transform="translate({2 * centre} 0) scale(-1 1)"'
    drawn.append(
        f'<path{mirrored} d="M{centre - 12} {middle + 27}A30 30 0 1 1 {centre + 12} {middle + 27}m3-13l-3 13l13 3" '
        'fill="none" stroke="currentColor" stroke-width="2.5"/>'
    )
    for place, ((x, y), name) in enumerate(zip(seats, ("anna", "ben", "carla", "david"), strict=True)):
        roles = [text(lang, "dealer")] if place == 0 else []
        roles += [text(lang, "rules-leads")] if place == drawing.leader else []
        drawn.append(_label(text(lang, f"rules-{name}"), x, y if roles else y + 6, 700))
        drawn.append(_label(", ".join(roles), x, y + 17) if roles else "")
    return 2 * centre, 212, "".join(drawn)


def _trick(lang: str, drawing: TrickPicture) -> tuple[int, int, str]:
    """The cards from left to right; who led and who takes the trick stands below."""
    across = 74
    drawn = []
    for place, (card, name) in enumerate(zip(drawing.cards, ("anna", "ben", "carla", "david"), strict=True)):
        x = place * across + (across - _WIDTH) // 2
        drawn.append(_card(lang, card, x, 6))
        below = {0: "rules-leads", drawing.winner: "rules-takes"}.get(place)
        drawn.append(_label(text(lang, f"rules-{name}"), x + _WIDTH // 2, 86, 700))
        if below:
            drawn.append(_label(text(lang, below), x + _WIDTH // 2, 103))
        if place == drawing.winner:
            drawn.append(
                f'<rect x="{x - 3}" y="3" width="{_WIDTH + 6}" height="{_HEIGHT + 6}" rx="8" fill="none" '
                f'stroke="{_GOLD}" stroke-width="3"/>'
            )
    return 4 * across, 110, "".join(drawn)
