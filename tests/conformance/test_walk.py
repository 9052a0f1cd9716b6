"""Every preset, and random option sets, walked through: each deal agrees with the rules and the naive implementation.

A longer walk: ``python -m tests.conformance.walk``.
"""

import random
from typing import Any

import pytest

from kingcraft.games.match import new_match
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set

from .naive_match import balance
from .option_sets import contradictory, refused_alone, some_options, too_many
from .walk import walk_options, walk_preset

PRESETS = [(game.name, name) for game in games().values() for name in game.presets]
#: Deals a preset: in the first tier, and in the long one.
DEALS, MANY_DEALS = 20, 1000
#: Deals under option sets by chance, for each seed; those of King cost less.
UNDER_OPTIONS = {"kings-corner": 80, "king": 200}
#: Seeds of the long tier, each with twenty times the deals.
MORE_SEEDS = range(10, 20)
#: Reason codes that any walk through option sets meets. The rarer ones turn up in longer walks.
OFTEN = {
    "kings-corner": {
        "not-in-hand",
        "place-empty",
        "pile-may-not-move",
        "place-taken",
        "corner-kings-only",
        "pile-to-empty-side",
        "wrong-rank",
        "wrong-colour",
        "king-not-on-side",
        "king-must-be-played",
    },
    "king": {
        "wrong-phase",
        "not-in-hand",
        "must-follow-suit",
        "must-discard-king",
        "must-play-penalty-card",
        "must-trump",
        "king-banned-lead",
        "hearts-banned-lead",
        "contract-used-up",
        "bid-too-low",
        "cannot-match",
    },
}


@pytest.mark.parametrize("deals", [DEALS, pytest.param(MANY_DEALS, marks=pytest.mark.long(seconds=10))])
@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_a_preset(game: str, name: str, deals: int) -> None:
    figures = walk_preset(game, name, deals)
    assert figures.deals == deals
    assert figures.ended >= max(1, deals // 30)
    assert figures.positions > deals // 2


@pytest.mark.parametrize(
    ("seed", "times"),
    [
        (0, 1),
        pytest.param(1, 2, marks=pytest.mark.long(seconds=5)),
        *(pytest.param(seed, 20, marks=pytest.mark.long(seconds=40)) for seed in MORE_SEEDS),
    ],
)
@pytest.mark.parametrize("game", list(games()))
def test_option_sets_by_chance(game: str, seed: int, times: int) -> None:
    figures = walk_options(game, times * UNDER_OPTIONS[game], seed)
    assert figures.ended > 10
    assert figures.refused.keys() >= OFTEN[game]


@pytest.mark.parametrize("game", list(games()))
def test_refused_is_what_the_spec_calls_contradictory(game: str) -> None:
    found = {"": 0, "rules.options": 0}
    for number in range(1500):
        chance = random.Random(f"contradictory {game} {number}")
        name = chance.choice(list(games()[game].presets))
        options = some_options(game, chance)
        alone = [option for option, value in options.items() if refused_alone(game, option, value)]
        if alone:
            expected = f"rules.options.{alone[0]}"
        else:
            together = contradictory(game, {**preset(game, name).values(), **options})
            expected = "rules.options" if together else ""
            found[expected] += 1
        assert _place_of_refusal(game, name, options) == expected, options
    assert min(found.values()) > 100


def _place_of_refusal(game: str, name: str, options: dict[str, Any]) -> str:
    try:
        rule_set(game, name, options)
    except Refused as refused:
        return f"{refused.place}" if refused.code == "bad-format" else refused.code
    return ""


@pytest.mark.parametrize("hand_size", range(1, 14))
def test_too_many_players_for_the_pack_are_refused(hand_size: int) -> None:
    rules = rule_set("kings-corner", "pagat", {"hand_size": hand_size})
    for players in games()["kings-corner"].seats:
        if too_many(rules.values(), players):
            with pytest.raises(Refused, match="bad-format"):
                new_match(rules, players, 0)
        else:
            assert not new_match(rules, players, 0).over


@pytest.mark.parametrize("name", list(games()["king"].presets))
def test_a_match_of_every_preset_of_king_sums_to_zero(name: str) -> None:
    assert balance(preset("king", name).values()) == 0
