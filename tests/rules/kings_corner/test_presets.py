"""Kings Corner, options and presets (``docs/rules/kings-corner.md`` sections 1 and 8)."""

import hashlib
import random

import pytest

from kingcraft.cards import PACK_52
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.match import new_match
from kingcraft.games.options import Json
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import observe, preset, rule_set

DEFAULTS = {
    "hand_size": 7,
    "initial_king": "optional",
    "king_pile_move": "any",
    "forced_king": "off",
    "forced_king_penalty": 3,
    "drawn_king_now": False,
    "king_on_side": "allowed",
    "draw_when": "end",
    "draw_count": 1,
    "scoring": "king10",
    "target": 25,
    "target_rule": "reach",
    "sign": "+",
    "deals": 0,
    "chip_ante": 1,
    "chip_pass": 1,
    "chip_king": 10,
    "chip_card": 1,
    "chip_pass_when": "no_card_played",
    "chip_pass_needs_draw": True,
}

PRESETS: dict[str, dict[str, Json]] = {
    "pagat": {},
    "pagat-chips": {"scoring": "chips", "deals": 10},
    "pagat-face": {"scoring": "face", "target": 100},
    "stofka": {"scoring": "flat50", "target": 250},
    "pagat-kings": {"forced_king": "penalty"},
    "swedish": {"initial_king": "replace", "king_pile_move": "never"},
    "romanian": {"sign": "-", "target_rule": "exceed"},
    "romanian-250": {
        "scoring": "face",
        "target": 250,
        "initial_king": "replace",
        "forced_king": "must",
        "king_on_side": "forbidden",
        "draw_when": "start",
    },
    "us-family": {"draw_when": "start", "initial_king": "replace"},
    "jax-points": {"scoring": "flat20", "target": 100, "forced_king": "must", "drawn_king_now": True},
    "fast": {"draw_count": 2, "draw_when": "start"},
}

#: Hash of each preset's rules, and the digest of a whole match played by chance (see below).
GOLDEN = {
    "pagat": ("e79adefa717997d7", "3b5c4db94a88aec1"),
    "pagat-chips": ("66192a18c71fc083", "4bf4d62288055557"),
    "pagat-face": ("6a90cd7b33d5a94b", "6e5b2a50a044498a"),
    "stofka": ("5fe645dd7684b467", "04b6d73e9ac14fe5"),
    "pagat-kings": ("535f589edc9e6d86", "a43ee5cb6816af42"),
    "swedish": ("a1e199623465bb42", "c19e440ce7b581a1"),
    "romanian": ("c66838fe436bad75", "d0f9fa1f4ed646bd"),
    "romanian-250": ("d0e6f78516cc872b", "fadaf63c8e1e6be5"),
    "us-family": ("c30f1e9294b37dbb", "8322a75fc61ecde9"),
    "jax-points": ("7d16b71e89af9875", "2e316b330d3db499"),
    "fast": ("054b03a78bd83f22", "8f82015fcd1e4581"),
}


def test_the_option_list_of_section_1() -> None:
    rules = preset("kings-corner", "pagat")
    assert rules.values() == DEFAULTS
    assert list(rules.values()) == list(DEFAULTS)


def test_the_presets_of_section_8() -> None:
    assert {name: dict(changes) for name, changes in KINGS_CORNER.presets.items()} == PRESETS
    assert KINGS_CORNER.default_preset == "pagat"


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_differs_from_the_defaults_in_what_it_names(name: str) -> None:
    rules = preset("kings-corner", name)
    assert rules.values() == DEFAULTS | PRESETS[name]
    assert rules.differences(preset("kings-corner", "pagat")) == PRESETS[name]


def played(name: str) -> str:
    """The digest of a whole match of a preset: decks and actions by chance from its name."""
    chance, digest = random.Random(name), hashlib.sha256()
    players = 2 + list(PRESETS).index(name) % 5
    match = new_match(preset("kings-corner", name), players, 0)
    while not match.over:
        deck = sorted(PACK_52, key=lambda _: chance.random())
        match = match.start(deck)
        while match.state is not None:
            tokens = match.state.legal()
            digest.update(" ".join(tokens).encode())
            match = match.apply(tokens[int(chance.random() * len(tokens))])
        digest.update(repr((match.ended[-1].scores, match.carry)).encode())
    digest.update(repr((match.totals, match.winners)).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", PRESETS)
def test_golden(name: str) -> None:
    assert (preset("kings-corner", name).hash()[:16], played(name)) == GOLDEN[name]


@pytest.mark.parametrize(
    "changes",
    [
        {"scoring": "chips"},
        {"scoring": "chips", "deals": 0},
        {"scoring": "chips", "deals": 5, "sign": "-"},
    ],
)
def test_K19_contradictory_options_are_refused_at_rules_options(changes: dict[str, Json]) -> None:
    with pytest.raises(Refused) as caught:
        rule_set("kings-corner", "pagat", changes)
    assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


@pytest.mark.parametrize(
    ("size", "players", "fits"), [(7, 6, True), (8, 6, True), (9, 6, False), (13, 3, True), (13, 4, False)]
)
def test_hand_size_times_players(size: int, players: int, *, fits: bool) -> None:
    rules = rule_set("kings-corner", "pagat", {"hand_size": size})
    if fits:
        state = new_match(rules, players, 0).start(PACK_52).state
        assert state is not None
        assert observe(state).counts == [size] * players
    else:
        with pytest.raises(Refused) as caught:
            new_match(rules, players, 0)
        assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 0),
        ("target", 1001),
        ("target", -25),
        ("target", 50.0),
        ("target", "25"),
        ("target", True),
        ("deals", -1),
        ("deals", 1001),
        ("chip_ante", -1),
        ("chip_pass", 1001),
        ("chip_king", None),
        ("chip_card", [1]),
        ("forced_king_penalty", 1001),
        ("hand_size", 0),
        ("hand_size", 14),
        ("draw_count", 3),
        ("draw_count", True),
        ("king_pile_move", 1),
        ("drawn_king_now", "true"),
        ("scoring", "king11"),
        ("sign", "minus"),
        ("players", 4),
        ("Target", 25),
    ],
)
def test_values_out_of_range_are_refused_at_their_place(name: str, value: Json) -> None:
    with pytest.raises(Refused) as caught:
        rule_set("kings-corner", "pagat", {name: value})
    assert (caught.value.code, caught.value.place) == ("bad-format", f"rules.options.{name}")


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 1), ("target", 1000), ("deals", 1000), ("chip_king", 0), ("forced_king_penalty", 0), ("hand_size", 13)],
)
def test_values_at_the_ends_of_the_ranges(name: str, value: int) -> None:
    assert rule_set("kings-corner", "pagat", {name: value}).values()[name] == value


def test_chip_options_are_ignored_without_chips() -> None:
    assert rule_set("kings-corner", "pagat", {"chip_ante": 7}).values()["chip_ante"] == 7
