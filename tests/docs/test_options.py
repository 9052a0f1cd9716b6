"""The tables of options in ``docs/rules`` say what the code has."""

import re
from typing import Any

import pytest

from kingcraft.games.game import AnyGame
from kingcraft.games.options import Json, options_of
from kingcraft.games.registry import games, preset
from tests.docs.markdown import code, read, rows, section

#: The page of each game, with the heading of its options.
PAGES = {
    "kings-corner": ("docs/rules/kings-corner.md", "1. Options"),
    "king": ("docs/rules/king.md", "0. Options"),
}
#: The letters of the contracts in the table of King.
LETTERS = dict(zip("THQMKL", ["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two"], strict=True))


def test_every_game_has_a_page() -> None:
    assert set(PAGES) == set(games())


@pytest.fixture(params=sorted(PAGES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games()[request.param]


def default_of(text: str, default: Json) -> Json:
    """The default that a cell says, read as what ``default`` is."""
    words = re.findall(r"`([^`]+)`", text) or [text]
    match default:
        case bool():
            return {"true": True, "false": False}.get(words[0], words[0])
        case int():
            return int(words[0])
        case dict():
            return {LETTERS[letter]: int(points) for letter, points in re.findall(r"([A-Z]) (\d+)", text)}
        case list():
            return [] if text == "empty" else default if text == "all six" else words
    return words[0]


def test_every_option_has_a_row_with_its_values_its_default_and_its_meaning(game: AnyGame) -> None:
    page, heading = PAGES[game.name]
    kind: Any = type(game.defaults())
    options, defaults = options_of(kind), preset(game.name, game.default_preset).values()
    documented = {code(row[0]): row for row in rows(section(read(page), heading))}
    assert list(documented) == list(options)
    for name, (_, values, default, meaning) in documented.items():
        option = options[name]
        assert default_of(default, defaults[name]) == defaults[name], name
        assert len(meaning) > 10, name
        if option.kind == "choice":
            assert [text.strip("` ") for text in values.split(",")] == list(map(str, option.choices)), name
        elif option.kind == "flag":
            assert values == "`true`, `false`", name
        elif option.kind == "number":
            assert values.startswith(f"{option.low}..{option.high}"), name
