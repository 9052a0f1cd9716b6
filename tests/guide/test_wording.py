"""Every preset, option, value and contradiction has words in every language, and no words are left over."""

import re
from typing import Any

import pytest

from kingcraft.games.king.options import DECLARATIONS
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set
from kingcraft.guide.game_guide import GUIDES
from kingcraft.guide.phrase import in_words, ranks
from kingcraft.guide.wording import differences_in_words, keys_of, option_label, option_value
from kingcraft.i18n import languages, sources, text

GENERAL = {"option-yes", "option-no", "option-none", "rank"}
PRESETS = [(game.name, name) for game in games().values() for name in game.presets]


def ids(source: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))


def test_the_catalogue_holds_what_options_and_presets_need_and_nothing_else() -> None:
    needed = set(GENERAL)
    for game in games().values():
        needed |= set(keys_of(game.name, game.defaults()))
        needed |= {f"preset-{name}{part}" for name in game.presets for part in ("", "-about")}
    catalogue = ids(sources("en")["options.ftl"] + sources("en")["presets.ftl"])
    found = {key for key in catalogue if not key.startswith("contradiction-")}
    assert found == needed
    at_the_table = {key for key in ids(sources("en")["table.ftl"]) if key.startswith("declaration-")}
    assert at_the_table == {f"declaration-{name}" for name in DECLARATIONS}


@pytest.mark.parametrize("lang", languages())
def test_every_value_of_every_preset_has_words(lang: str) -> None:
    for game, name in PRESETS:
        for option, value in preset(game, name).values().items():
            line = f"{option_label(lang, game, option)}: {option_value(lang, game, option, value)}"
            assert "\n" not in line
            assert not re.search(r"[{}]|None|True|False", line)


@pytest.mark.parametrize("lang", languages())
def test_names_of_presets_differ(lang: str) -> None:
    for game in games().values():
        assert len({text(lang, f"preset-{name}") for name in game.presets}) == len(game.presets)


def test_differences_are_told_against_the_preset() -> None:
    rules = rule_set("kings-corner", "swedish", {"draw_when": "start", "target": 50})
    assert differences_in_words("en", rules) == ["Draw: at the start of the turn", "The match ends at: 50 points"]
    assert differences_in_words("en", preset("kings-corner", "swedish")) == []


def test_of_points_only_those_that_differ_are_told() -> None:
    rules = rule_set("king", "king", {"values": {"no-king": 200}, "men": ["J"], "hearts_lead_ban": []})
    assert differences_in_words("en", rules) == [
        "Points lost: No king of hearts 200",
        "“No men” counts: jacks",
        "Hearts may not be led in: none",
    ]


def test_items_of_lists() -> None:
    assert [GUIDES["king"].item("de", item) for item in ("no-king", "S", "NT", "K")] == [
        "Kein Herz-König", "Pik", "ohne Trumpf", "Könige",
    ]  # fmt: skip


#: Those of one option alone; they are refused at that option.
ALONE = {"trumps-four": "trump_fixed", "no-contract": "contracts", "no-declaration": "declare"}
CONTRADICTIONS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "chips-sign": ("kings-corner", "pagat-chips", {"sign": "-"}),
    "chips-deals": ("kings-corner", "pagat", {"scoring": "chips"}),
    "chooser-auction": ("king", "turkey", {"auction": "always", "declare": ["S", "minus"]}),
    "trumps-auction": ("king", "france", {"auction": "optional"}),
    "declare-auction": ("king", "king", {"declare": ["S"]}),
    "trumps-four": ("king", "france", {"trump_fixed": ["S"]}),
    "no-contract": ("king", "king", {"contracts": []}),
    "no-declaration": ("king", "brazil-simple", {"declare": []}),
    "men": ("king", "king32", {"men": ["2"]}),
    "quotas": ("king", "turkey", {"each_negative": 3}),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_says_what_to_do(name: str) -> None:
    game, base, options = CONTRADICTIONS[name]
    with pytest.raises(Refused) as refused:
        rule_set(game, base, options)
    place = f"rules.options.{ALONE[name]}" if name in ALONE else "rules.options"
    assert (refused.value.code, refused.value.place) == ("bad-format", place)
    found = refused.value.contradiction
    assert found is not None
    assert found.name == name
    assert refused.value.detail == found.text("en")
    assert len({found.text(lang) for lang in languages()}) == len(languages())


def test_no_contradiction_is_left_without_a_case() -> None:
    keys = {key for key in ids(sources("en")["options.ftl"]) if key.startswith("contradiction-")}
    assert keys == {f"contradiction-{name}" for name in (*CONTRADICTIONS, "pack", "preset-corrected")}


def test_every_rank_has_its_word() -> None:
    """Ranks of pips too, in lists of options and on rule pages."""
    words = [in_words("en", ranks(rank)) for rank in "A23456789TJQK"]
    assert len(set(words)) == 13
    assert words[1:4] == ["twos", "threes", "fours"]
    assert option_value("en", "king", "men", ("K", "9")) == "kings, nines"
