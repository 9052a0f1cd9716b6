"""The rule sets that the page's score pad knows without a server (``scripts/pad_games.py``)."""

from scripts import pad_games


def test_the_games_of_the_pad_are_up_to_date() -> None:
    assert pad_games.TARGET.read_text("utf-8") == pad_games.generate(), "run python scripts/generate.py"
