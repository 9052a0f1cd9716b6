"""What the command says, and what the kit's README says, is what there is."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

import kingcraft
from kingcraft.conformance.difference import Kind
from kingcraft.conformance.vector import FORMAT, BrokenVector, PositionVector, RecordVector
from kingcraft.games.options import options_of
from kingcraft.games.reasons import REASONS
from kingcraft.games.registry import games, preset
from kingcraft.i18n import sources
from tests.docs.markdown import anchors, code, links, rows, section

PACKAGE = Path(kingcraft.__file__).parent
README = (PACKAGE / "conformance" / "README.md").read_text("utf-8")
TITLES = {"kings-corner": "Kings Corner", "king": "King"}


def test_every_text_is_used_and_no_other() -> None:
    files = [PACKAGE / "cli" / "conformance.py", *(PACKAGE / "conformance").glob("*.py")]
    python = "\n".join(path.read_text("utf-8") for path in files)
    used = set(re.findall(r'"(conformance-[a-z-]+[a-z])"', python)) - {"conformance-kind-"}
    used |= {f"conformance-kind-{kind}" for kind in get_args(Kind)}
    defined = set(re.findall(r"^(conformance-[a-z-]+) =", sources("en")["conformance.ftl"], re.MULTILINE))
    assert used == defined


def test_links_in_the_readme_lead_somewhere() -> None:
    assert {link.removeprefix("#") for link in links(README)} <= anchors(README)


def test_the_readme_names_every_code_in_order() -> None:
    said = [name for row in rows(section(README, "Reason codes")) for name in re.findall(r"`([a-z-]+)`", row[0])]
    assert said == [name for name in REASONS if name != "not-your-turn"]


def test_every_game_has_a_section() -> None:
    assert set(TITLES) == set(games())


@pytest.mark.parametrize("name", sorted(TITLES))
def test_the_readme_names_every_option_with_its_values_and_default(name: str) -> None:
    game = games()[name]
    kind: Any = type(game.defaults())
    defaults = preset(name, game.default_preset).values()
    table = {
        option: row for row in rows(section(README, TITLES[name])) for option in re.findall(r"`([a-z0-9_]+)`", row[0])
    }
    for option, said in options_of(kind).items():
        row = table[option]
        if said.kind == "choice":
            assert re.findall(r"[\w+-]+", row[1].partition("(")[0]) == [str(choice) for choice in said.choices]
        if said.kind in ("choice", "flag") or (said.kind == "number" and row[2].isdigit()):
            default = defaults[option]
            assert (code(row[2]) or row[2]) == (str(default).lower() if isinstance(default, bool) else str(default))


def test_the_readme_names_the_fields_of_every_vector() -> None:
    assert FORMAT in README
    for kind in (PositionVector, RecordVector, BrokenVector):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in README or f'"{field}"' in README, field
