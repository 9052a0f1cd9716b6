"""The bid advisor: games, prices, and what happens otherwise."""

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.king.calling.advice import Advice, advice
from kingcraft.bots.limits import Budget
from kingcraft.games.king.actions import LADDER
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState

from .test_calls import ALL_SPADES, GOOD_HEARTS, RUBBISH, positive


def advised(state: KingState) -> Advice:
    seat = state.to_act
    return advice(Decision(state.rules, observe(state, seat), state.legal(), 1), Budget(64, 12))


def test_a_bidder_learns_which_prices_pay() -> None:
    told = advised(positive(GOOD_HEARTS, 1, "auction"))
    assert told.games[0].token == "plus:H"
    assert told.games[0].points == pytest.approx(25 * told.games[0].units)
    assert [price.bid for price in told.prices] == list(LADDER)
    plus = [price.points for price in told.prices if price.bid[0] == "+"]
    assert plus == sorted(plus, reverse=True)
    assert told.prices[0].pays
    assert told.prices[0].gain > told.prices[-1].gain + 100
    assert all(price.error > 0 and price.gain_error > 0 for price in told.prices)
    rubbish = advised(positive(RUBBISH, 1, "auction +4 pass pass counter:+7"))
    assert not any(price.pays for price in rubbish.prices if price.bid in ("+6", "+7", "+8"))


def test_an_auctioneer_learns_which_prices_beat_their_own_game() -> None:
    told = advised(positive(ALL_SPADES, 0, "auction +2 pass pass"))
    assert told.otherwise == told.games[0].points == 300
    assert not any(price.pays for price in told.prices if price.bid in ("+1", "+2", "+3", "+4"))
    poor = advised(positive("AC KC 6C AD 5D 4D JD 9H 8H 2H KS 7S 3S", 0, "auction +2 pass pass"))
    assert poor.prices[-1].pays


def test_without_a_sale_only_the_games_are_told() -> None:
    told = advised(positive(GOOD_HEARTS, 0, "", {"auction": "off"}))
    assert told.prices == ()
    assert {game.token for game in told.games} == {f"plus:{trump}" for trump in ("S", "H", "D", "C", "NT")} | {"minus"}
    assert told.otherwise == told.games[0].points
