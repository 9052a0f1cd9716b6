"""Lines in an SVG file, for figures over a rate."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 360
#: Room for the numbers of the axes.
LEFT: Final = 60
BELOW: Final = 50
#: Colours that colour-blind people can tell apart; each line has its own dashes, too.
STYLES: Final = (("#0072b2", ""), ("#d55e00", "8 4"), ("#009e73", "2 3"))


def line_chart(title: str, across: str, up: str, places: Sequence[float], lines: Mapping[str, Sequence[float]]) -> str:
    """Return a chart of at most three ``lines`` over ``places``; ``across`` and ``up`` name the axes with units."""
    right, top = max(places), max(value for values in lines.values() for value in values) or 1.0

    def at(place: float, value: float) -> tuple[float, float]:
        return LEFT + place / right * (WIDTH - LEFT - 20), HEIGHT - BELOW - value / top * (HEIGHT - BELOW - 60)

    parts = [_text(WIDTH / 2, 20, title, 16), _text(WIDTH / 2, HEIGHT - 8, across), _text(LEFT, 48, up, anchor="start")]
    parts += [_text(at(place, 0)[0], HEIGHT - BELOW + 18, f"{place:g}") for place in places]
    for quarter in range(5):
        y = at(0, top * quarter / 4)[1]
        parts.append(_text(LEFT - 6, y + 4, f"{top * quarter / 4:,.{0 if top > 20 else 2}f}", anchor="end"))
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 20}" y2="{y:.1f}" stroke="#ddd"/>')
    for (name, values), (colour, dashes) in zip(lines.items(), STYLES, strict=False):
        points = [at(place, value) for place, value in zip(places, values, strict=True)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        look = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
        parts.append(f'<polyline points="{path}" {look}/>')
        x, y = points[-1]
        parts.append(_text(x, y - 8, name, anchor="end", colour=colour))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}" '
        f'font-family="sans-serif">\n<rect width="100%" height="100%" fill="white"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _text(x: float, y: float, text: str, size: int = 12, anchor: str = "middle", colour: str = "#333") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
    )
