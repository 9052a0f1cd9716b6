"""The diagrams of the rules of Kings Corner: the table at the start, and a move."""

from dataclasses import dataclass
from html import escape
from typing import Final

from ...i18n import text
from ..drawing import HEIGHT, WIDTH, Picture, back, card, empty, label, letters

#: How far below a card of a pile the next one is drawn.
_STEP: Final = 26
#: The column and row of each place in a grid of three by three.
_CORNERS: Final = {"NW": (0, 0), "NE": (2, 0), "SW": (0, 2), "SE": (2, 2)}
_SIDES: Final = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}


@dataclass(frozen=True, slots=True)
class Layout:
    """The table at the start: the stock, a card on each side (N E S W), empty corners."""

    sides: tuple[str, str, str, str]

    def draw(self, lang: str) -> Picture:
        """Draw the nine places of the table."""
        across, down = 100, 92
        drawn = []

        def place(spot: tuple[int, int], inside: str, words: str) -> None:
            x, y = spot[0] * across + (across - WIDTH) // 2, spot[1] * down + 4
            drawn.append(f'<g transform="translate({x} {y})">{inside}</g>')
            drawn.append(label(words, x + WIDTH // 2, y + HEIGHT + 15))

        for (name, spot), shown in zip(_SIDES.items(), self.sides, strict=True):
            place(spot, card(lang, shown, 0, 0), text(lang, f"place-{name}"))
        king = escape(letters(lang)["K"])
        waiting = f'<text x="{WIDTH // 2}" y="39" font-size="20" text-anchor="middle" opacity=".7">{king}</text>'
        for name, spot in _CORNERS.items():
            place(spot, empty(0, 0) + waiting, text(lang, f"rules-corner-{name}"))
        place((1, 1), back(0, 0), text(lang, "rules-stock"))
        return Picture(3 * across, 3 * down, "".join(drawn))


@dataclass(frozen=True, slots=True)
class Move:
    """Cards that go onto a pile, both base first."""

    moving: tuple[str, ...]
    pile: tuple[str, ...]

    def draw(self, lang: str) -> Picture:
        """Draw what moves on the left, and on the right the pile with free room below its top card."""
        left, right = 8, 150
        start = _STEP * len(self.pile)
        drawn = [card(lang, shown, right, 4 + _STEP * place) for place, shown in enumerate(self.pile)]
        drawn += [empty(right, 4 + start + _STEP * place) for place in range(len(self.moving))]
        drawn += [card(lang, shown, left, 4 + start + _STEP * place) for place, shown in enumerate(self.moving)]
        height = 4 + start + _STEP * (len(self.moving) - 1) + HEIGHT + 4
        y = 4 + start + HEIGHT // 2
        drawn.append(f'<path d="M64 {y}h64m-10-8l10 8l-10 8" fill="none" stroke="currentColor" stroke-width="2.5"/>')
        return Picture(right + WIDTH + 8, height, "".join(drawn))
