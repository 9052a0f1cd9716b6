"""thumb-1 beats random play, beyond the noise of the cards (``kingcraft arena thumb-1 random`` says by how much)."""

import pytest

from .duels import duel


@pytest.mark.parametrize(
    ("rules", "players", "decks", "points"), [("king", 4, 6, 40.0), ("pagat", 2, 30, 4.0), ("pagat", 4, 20, 2.0)]
)
def test_thumb_1_beats_random(rules: str, players: int, decks: int, points: float) -> None:
    """Better by at least ``points`` a deal, at the near end of the 99 percent interval; most first places."""
    lead = duel("thumb-1", "random", rules, players, decks, "strength")
    assert lead.lead.low > points
    assert lead.firsts.low > 1.5 / players
