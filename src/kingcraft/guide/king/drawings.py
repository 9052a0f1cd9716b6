"""The diagrams of the rules of King: the seats in order of play, and a trick."""

from dataclasses import dataclass
from html import escape
from typing import Final

from ...i18n import text
from ..drawing import HEIGHT, WIDTH, Picture, card, label

_GOLD: Final = "#f0c257"
#: The players of the examples, in order of play from the dealer, and a colour for each.
_NAMES: Final = ("anna", "ben", "carla", "david")
_DISCS: Final = ("#4f7199", "#a4583f", "#5f8f6e", "#7d5a94")


@dataclass(frozen=True, slots=True)
class Seats:
    """Four seats in order of play from the dealer, who sits at the bottom."""

    clockwise: bool
    #: How many seats after the dealer the player sits who leads in a negative deal.
    leader: int

    def draw(self, lang: str) -> Picture:
        """Draw the seats, and an arrow in the direction of play."""
        centre, middle = 160, 118
        seats = [(centre, 186), (52, middle - 14), (centre, 20), (268, middle - 14)]
        if not self.clockwise:
            seats[1], seats[3] = seats[3], seats[1]
        drawn = [f'<circle cx="{centre}" cy="{middle}" r="44" fill="none" stroke="currentColor" opacity=".35"/>']
        mirrored = "" if self.clockwise else f' transform="translate({2 * centre} 0) scale(-1 1)"'
        drawn.append(
            f'<path{mirrored} d="M{centre - 12} {middle + 27}A30 30 0 1 1 {centre + 12} {middle + 27}m3-13l-3 13l13 3" '
            'fill="none" stroke="currentColor" stroke-width="2.5"/>'
        )
        for place, ((x, y), name) in enumerate(zip(seats, _NAMES, strict=True)):
            roles = [text(lang, "dealer")] if place == 0 else []
            roles += [text(lang, "rules-leads")] if place == self.leader else []
            called = text(lang, f"rules-{name}")
            drawn.append(
                f'<circle cx="{x}" cy="{y}" r="17" fill="{_DISCS[place]}" stroke="#f8f1df" stroke-width="1.5"/>'
            )
            drawn.append(
                f'<text class="rules-rank" x="{x}" y="{y + 6}" font-size="17" text-anchor="middle" fill="#fff8e8">'
                f"{escape(called[0])}</text>"
            )
            drawn.append(label(called, x, y + 32, 700))
            drawn.append(label(", ".join(roles), x, y + 48) if roles else "")
        return Picture(2 * centre, 240, "".join(drawn))


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """A trick in order of play."""

    cards: tuple[str, str, str, str]
    #: The index of the card that takes the trick.
    winner: int

    def draw(self, lang: str) -> Picture:
        """Draw the cards from left to right, and below them who led and who takes the trick."""
        across = 74
        drawn = []
        for place, (shown, name) in enumerate(zip(self.cards, _NAMES, strict=True)):
            x = place * across + (across - WIDTH) // 2
            drawn.append(card(lang, shown, x, 6))
            below = {0: "rules-leads", self.winner: "rules-takes"}.get(place)
            drawn.append(label(text(lang, f"rules-{name}"), x + WIDTH // 2, 86, 700))
            if below:
                drawn.append(label(text(lang, below), x + WIDTH // 2, 103))
            if place == self.winner:
                drawn.append(
                    f'<rect x="{x - 3}" y="3" width="{WIDTH + 6}" height="{HEIGHT + 6}" rx="6" fill="none" '
                    f'stroke="{_GOLD}" stroke-width="3"/>'
                )
        return Picture(4 * across, 110, "".join(drawn))
