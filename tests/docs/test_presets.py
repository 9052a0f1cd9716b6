"""A preset is defined once: its texts are the only other thing that has to be written for it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest

from kingcraft.games.registry import games, games_of_presets
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.record.schema import schema
from kingcraft.room.faces.face import FACES
from scripts import preset_tables
from tests.docs.markdown import ROOT
from tests.golden.playthrough import matches

#: The files of the program that name a preset in code, beside the files with the presets, generated ones and texts.
NAMED_IN: Final = {
    "games/king/short.py": "presets for which the usual short form does not add up",
    "guide/king/positive.py": "what a rule of King is worth with 32 cards",
    "server/store/former_rules.py": "a migration, which never changes",
    "games/king/pictures.ts": "small pictures, which a preset may do without",
    "games/kingsCorner/pictures.ts": "small pictures, which a preset may do without",
    "games/kingsCorner/facts.ts": "rules that the browser stored before version 1.0",
}

PRESET: Final = "toy-preset"
CHANGES: Final = {"kings-corner": {"hand_size": 5}, "king": {"early_end": True}}


@pytest.mark.parametrize("page", preset_tables.pages(), ids=lambda page: page.name)
def test_the_tables_of_presets_are_up_to_date(page: Path) -> None:
    assert page.read_text("utf-8") == preset_tables.generate(page), "run python scripts/generate.py"


def test_each_game_has_its_table_in_the_rules_and_in_the_kit() -> None:
    texts = [page.read_text("utf-8") for page in preset_tables.pages()]
    for game in games().values():
        assert sum(f"| `{name}`" in text for name in [game.default_preset] for text in texts) == 2


def test_no_other_file_of_the_program_names_a_preset() -> None:
    defaults = {game.default_preset for game in games().values()}
    names = "|".join(map(re.escape, games_of_presets().keys() - defaults - {"fast"}))  # "fast" is an everyday word too
    naming = re.compile(rf"""(["'])(?:{names})\1|^\s+(?:{names}):""", re.MULTILINE)
    folders = {ROOT / "src" / "kingcraft": ("*.py",), ROOT / "web" / "src": ("*.ts", "*.svelte")}
    found = {
        path.relative_to(folder).as_posix()
        for folder, endings in folders.items()
        for ending in endings
        for path in folder.rglob(ending)
        if path.name != "presets.py" and naming.search(path.read_text("utf-8"))
    }
    assert found == set(NAMED_IN)


@pytest.fixture(params=sorted(CHANGES))
def game_with_toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game with one more preset."""
    name: str = request.param
    monkeypatch.setitem(cast(dict[str, Any], games()[name].presets), PRESET, CHANGES[name])
    games_of_presets.cache_clear()
    yield name
    monkeypatch.undo()
    games_of_presets.cache_clear()


def test_a_preset_more_is_everywhere(game_with_toy: str) -> None:
    game = games()[game_with_toy]
    row = f"| `{PRESET}` | `{json.dumps(CHANGES[game.name])}` |"
    assert [row in preset_tables.generate(page) for page in preset_tables.pages()].count(True) == 1
    assert f"| `{PRESET}` | " in preset_tables.generate(preset_tables.KIT)
    assert f'"{PRESET}"' in json.dumps(schema())
    assert matches()[PRESET] == (game.name, PRESET, game.seats[-1], 0)
    usual, toy = (FACES[game.name].lengths(parse_rule_text(text)) for text in (game.default_preset, PRESET))
    assert list(toy) == [length for length in usual if length[1] != "first"]
