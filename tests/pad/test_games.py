"""What the page's score pad knows of the games without a server (``scripts/pad_games.py``)."""

from scripts import pad_games


def test_the_games_of_the_pad_are_up_to_date() -> None:
    made = pad_games.generate()
    assert {target: target.read_text("utf-8") for target in made} == made, "run python scripts/generate.py"
