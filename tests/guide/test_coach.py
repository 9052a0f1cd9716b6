"""What the coach says in the first matches (``coach.ftl``) holds by the rules of every preset."""

import dataclasses
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest

from kingcraft.cards import TEXTS
from kingcraft.games.king.auction import Auction, opened
from kingcraft.games.king.contracts import unit_total, unit_value
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.presets import PRESETS as KING
from kingcraft.games.king.scoring import settlement_of, sold_scores
from kingcraft.games.kings_corner.presets import PRESETS as KINGS_CORNER
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.match import new_match
from kingcraft.games.registry import preset as rules_of

#: The lines of King, and which settlements let it say that the seller's tricks count for them.
SOURCE: Final = Path(__file__).resolve().parents[2] / "web/src/games/king/coach.ts"
CORNERS: Final = ("NE", "SE", "SW", "NW")
PLUS_FOUR: Final = 4


def options_of(preset: str) -> KingOptions:
    options = rules_of("king", preset).options
    assert isinstance(options, KingOptions)
    return options


def dealt(preset: str, *, king: bool) -> KingsCornerState:
    """A first turn of Kings Corner, with a king in hand or without one."""
    match = new_match(rules_of("kings-corner", preset), 3, 0)
    for seed in range(100):
        state = match.start(random.Random(seed).sample(match.pack, len(match.pack))).state
        assert isinstance(state, KingsCornerState)
        hand = {move.partition(">")[0] for move in state.legal()}
        if any(f"K{suit}" in hand for suit in "SHDC") == king and not any(state.piles[4:]):
            return state
    pytest.fail("no such deal")


@pytest.mark.parametrize("preset", KING)
def test_every_contract_costs_what_the_line_says(preset: str) -> None:
    options = options_of(preset)
    for contract in options.contracts:
        assert unit_value(options, contract) > 0
    assert unit_total(options, "last-two") == 2
    # The page computes the start of minus from what a trick costs.
    assert unit_total(options, "minus") * unit_value(options, "minus") / 3 == settlement_of(options, "minus").base


@pytest.mark.parametrize("preset", KING)
def test_the_sellers_tricks_count_where_the_line_says_so(preset: str) -> None:
    named = re.search(r"KEEPS_TRICKS[^=]*= \[(.*?)\]", SOURCE.read_text("utf-8"))
    assert named is not None
    keeps = set(re.findall(r'"(\w+)"', named[1]))
    settlements = get_args(get_type_hints(KingOptions)["plus_settlement"])
    options = options_of(preset)

    def counts(settlement: Any) -> bool:
        """Whether each trick that the seller takes from a third player brings its whole value."""
        rules = dataclasses.replace(options, plus_settlement=settlement)
        points = [sold_scores(rules, "plus", [own, 3, 5 - own, 0], 0, 1, PLUS_FOUR)[0] for own in range(6)]
        return all(later - before == options.trick_value for before, later in pairwise(points))

    assert {settlement for settlement in settlements if counts(settlement)} == keeps


@pytest.mark.parametrize("preset", [name for name in KING if options_of(name).auction != "off"])
def test_after_a_refused_counter_offer_the_bid_stands(preset: str) -> None:
    auction: Auction = opened(options_of(preset), 0)
    for call in ("+2", "pass", "pass"):
        auction = auction.apply(call)
    high = auction.high
    asked = [call for call in auction.legal() if call.startswith("counter:")]
    for call in asked:
        after = auction.apply(call).apply("no")
        assert (after.step, after.high, after.to_act) == ("decide", high, 0)
        assert "accept" in after.legal()


@pytest.mark.parametrize("preset", KINGS_CORNER)
def test_a_king_goes_to_any_empty_corner(preset: str) -> None:
    legal = dealt(preset, king=True).legal()
    kings = {move.partition(">")[0] for move in legal if move[0] == "K" and move.partition(">")[0] in TEXTS}
    assert {f"{king}>{corner}" for king in kings for corner in CORNERS} <= set(legal)


@pytest.mark.parametrize("preset", KINGS_CORNER)
def test_a_turn_ends_with_a_draw_where_the_line_says_so(preset: str) -> None:
    state = dealt(preset, king=False)
    seat, stock, draws = state.to_act, state.stock, state.next_draw
    after = state.apply("end")
    assert after.to_act != seat
    assert (draws > 0) == (rules_of("kings-corner", preset).values()["draw_when"] == "end")
    assert len(stock) - len(after.stock) >= draws
