"""thumb-1 beats random play clearly, beyond the noise of the cards (``bench/bots.py`` has the figures)."""

import pytest

from bench.bots import Clock, compare, interval


@pytest.mark.parametrize(
    ("game", "players", "decks", "points"),
    [("king", 4, 6, 40.0), ("kings-corner", 2, 30, 4.0), ("kings-corner", 4, 20, 2.0)],
)
def test_thumb_1_beats_random(game: str, players: int, decks: int, points: float) -> None:
    """Better by at least ``points`` a deal, at the near end of the 99 percent interval; most first places."""
    clock = Clock()
    figures = compare(game, players, "thumb-1", "random", decks, "strength", clock)
    margin, width = interval(figures.margins)
    ahead = margin if game == "king" else -margin  # Kings Corner counts penalty points
    assert ahead - width > points
    first, first_width = interval(figures.firsts)
    assert first - first_width > 1.5 / players
    assert clock.choices
