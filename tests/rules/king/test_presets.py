"""A golden match of every preset: its rules play today as they did when it was published."""

import json

import pytest

from kingcraft.games.king.game import KING
from tests.rules.king.make_presets import GOLDEN, played


@pytest.mark.parametrize("preset", list(KING.presets))
def test_a_match_of_the_preset_plays_as_published(preset: str) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert played(preset) == golden[preset]
