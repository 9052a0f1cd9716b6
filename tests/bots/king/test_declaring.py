"""Games played out in many worlds, what they score, and what choosing one costs later."""

import random
from array import array

import pytest

from kingcraft.bots.king.calling.choosing import later_costs
from kingcraft.bots.king.calling.declaring import Game, Prospects, play_worlds, points_of_worlds
from kingcraft.bots.king.policy.policy import NOISE
from kingcraft.cards import card_set
from kingcraft.games.king.actions import BIDS
from kingcraft.games.king.contracts import terms_of
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.scoring import settlement_of, sold_scores
from kingcraft.games.registry import preset

OPTIONS: KingOptions = preset("king", "king").options
HEARTS = Game("plus", 2, 0)
MINUS = Game("minus", -1, 0)


def worlds(count: int, seed: int = 1) -> "array[int]":
    chance = random.Random(seed)
    hands = array("q")
    for _ in range(count):
        cards = chance.sample(range(52), 52)
        hands.extend(card_set(cards[13 * seat : 13 * seat + 13]) for seat in range(4))
    return hands


def prospects(count: int = 40, each: int = 3, seat: int = 0) -> Prospects:
    played = Prospects(OPTIONS, seat, worlds(count), each, 5)
    played.play([HEARTS, MINUS], lambda: False, 1)
    return played


def test_every_trick_is_taken() -> None:
    played = prospects()
    for game in (HEARTS, MINUS):
        taken = [played.units(game, seat) for seat in range(4)]
        assert [sum(world) for world in zip(*taken, strict=True)] == pytest.approx([13.0] * 40)
        assert played.mean_units(game) == pytest.approx(sum(taken[0]) / 40)


def test_points_are_those_of_the_score_sheet() -> None:
    played = prospects(each=1, seat=2)
    units = [[int(one) for one in row] for row in zip(*(played.units(HEARTS, seat) for seat in range(4)), strict=True)]
    price = BIDS["+4"]
    expected = [sold_scores(OPTIONS, "plus", row, 1, 2, price)[2] for row in units]
    assert list(played.points(HEARTS, 1, 2, price)) == expected
    assert list(played.points(HEARTS)) == [25 * row[2] for row in units]


def test_the_slices_do_not_matter_and_time_ends_it() -> None:
    whole = prospects(count=300, each=8)
    part = Prospects(OPTIONS, 0, worlds(300), 8, 5)
    part.play([HEARTS, MINUS], lambda: True, 50)
    assert 50 <= part.played < 300
    assert whole.played == 300
    assert list(part.points(MINUS)) == list(whole.points(MINUS))[: part.played]


def test_compiled_playouts_are_the_plain_ones() -> None:
    hands = worlds(2)
    terms = terms_of(OPTIONS, "plus", 2)
    compiled, plain = array("q", [0] * 4), array("q", [0] * 4)
    play_worlds(terms, 1, hands, 3, 0, 2, 2, 99, compiled)
    play_worlds.plain(terms, 1, hands, 3, 0, 2, 2, 99, plain)
    assert compiled == plain
    assert NOISE > 0
    scored = array("d", [0.0] * 2)
    points_of_worlds.plain(settlement_of(OPTIONS, "plus"), plain, 2, 0, scored)
    assert list(scored) == [25 * ((plain[at] & 255) + (plain[at + 1] & 255)) / 2 for at in (0, 2)]


# --- choosing --------------------------------------------------------------------------------------------------------

TURKEY: KingOptions = preset("king", "turkey").options
NEGATIVE = [f"choose:{name}" for name in TURKEY.contracts]
TRUMPS = [f"plus:{name}" for name in TURKEY.declare]


def test_a_dear_contract_is_better_taken_away_than_left_to_others() -> None:
    costs = later_costs(TURKEY, 0, [*NEGATIVE, *TRUMPS])
    assert max(costs.values()) == 0 == costs["choose:no-tricks"]
    assert len({costs[token] for token in TRUMPS}) == 1
    assert all(cost <= 0 for cost in costs.values())


def test_the_last_choice_of_a_kind_costs_nothing_of_that_kind_later() -> None:
    assert set(later_costs(TURKEY, 16, TRUMPS).values()) == {0.0}
    assert later_costs(TURKEY, 19, NEGATIVE[:1]) == {NEGATIVE[0]: 0.0}
