"""The auctioneer's last word and what comes of it (G43 .. G56). Seat 0 is the auctioneer, B1 is seat 1."""

import pytest

from kingcraft.games.king.actions import LADDER
from tests.rules.king.scenes import after, called, king, refusal, start


def test_G50_the_auctioneer_must_accept_or_refuse_the_last_bid() -> None:
    decide = called("pass +3 pass")
    assert decide.to_act == 0
    sold = decide.apply("accept")
    assert (sold.step, sold.buyer, LADDER[sold.price], sold.over) == ("sold", 2, "+3", True)
    kept = decide.apply("reject")
    assert (kept.step, kept.buyer, kept.over) == ("kept", -1, True)
    for call in ("+4", "pass", "match", "yes", "no"):
        assert refusal(decide, call) == "wrong-phase"


def test_after_a_refusal_the_auctioneer_declares_himself() -> None:
    state = after(start(king(), 6), "auction pass +3 pass reject")
    assert (state.phase, state.to_act) == ("declare", 0)
    assert state.legal() == ["minus", "plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
    assert refusal(state, "ultimatum") == "wrong-phase"


def test_without_a_bid_there_is_nothing_to_accept() -> None:
    auction = called("pass pass pass")
    assert auction.legal() == ["reject", "ultimatum", "split"]
    assert refusal(auction, "accept") == "nothing-to-accept"
    assert refusal(auction, "counter:+4") == "nothing-to-accept"


def test_G51_the_auctioneer_may_bargain_for_more() -> None:
    decide = called("+4 pass pass")
    counters = [call for call in decide.legal() if call.startswith("counter:")]
    assert counters == ["counter:+5", "counter:+6", "counter:-2", "counter:+7"]
    asked = decide.apply("counter:-2")
    assert (asked.step, asked.to_act, asked.legal()) == ("answer", 1, ["yes", "no"])
    sold = asked.apply("yes")
    assert (sold.step, sold.buyer, LADDER[sold.price]) == ("sold", 1, "-2")


def test_G51_G_19_a_refused_counter_leaves_everything_but_that_value() -> None:
    back = called("+4 pass pass counter:+6 no")
    assert (back.step, back.to_act) == ("decide", 0)
    assert back.legal() == ["accept", "reject", "counter:+5", "counter:-2", "counter:+7", "ultimatum", "split"]
    assert refusal(back, "counter:+6") == "counter-repeated"
    assert refusal(back, "counter:+4") == "counter-too-low"
    assert refusal(back, "counter:+1") == "counter-too-low"
    assert (LADDER[back.high], back.bids) == ("+4", 1)  # a refused counter is no bid
    assert called("+4 pass pass counter:+6 no counter:+5 no accept").price == LADDER.index("+4")


def test_G_19_no_value_is_asked_twice_however_many_are_asked() -> None:
    back = called("+4 pass pass counter:-2 no counter:+5 no counter:+7 no")
    assert back.legal() == ["accept", "reject", "counter:+6", "ultimatum", "split"]
    assert refusal(back, "counter:-2") == "counter-repeated"


def test_the_counter_offer_may_be_switched_off() -> None:
    auction = called("+4 pass pass", counter_offer=False)
    assert auction.legal() == ["accept", "reject", "ultimatum", "split"]
    assert refusal(auction, "counter:+5") == "wrong-phase"


@pytest.mark.parametrize("bids", ["pass pass pass", "+3 pass pass", "pass +6 pass"])
def test_G43_G_7_the_ultimatum_asks_all_three_in_privilege_order(bids: str) -> None:
    auction = called(f"{bids} ultimatum")
    asked = []
    while not auction.over:
        assert auction.legal() == ["yes", "no"]
        assert auction.apply("yes").buyer == auction.to_act
        assert LADDER[auction.apply("yes").price] == "+8"
        asked.append(auction.to_act)
        auction = auction.apply("no")
    assert asked == [1, 2, 3]
    assert auction.step == "minus"


def test_G52_after_a_refused_ultimatum_the_auctioneer_must_play_minus() -> None:
    state = after(start(king(), 6), "auction +3 pass pass ultimatum no no no")
    assert (state.phase, state.contract, state.declarer, state.to_act) == ("play", "minus", 0, 0)
    asking = called("+3 pass pass ultimatum")
    for call in ("accept", "reject", "counter:+5", "split", "ultimatum"):
        assert refusal(asking, call) == "wrong-phase"
        assert refusal(asking.apply("no"), call) == "wrong-phase"


def test_G_19_an_ultimatum_may_follow_counters() -> None:
    assert called("+3 pass pass counter:+5 no ultimatum no yes").buyer == 2


def test_the_ultimatum_may_be_switched_off() -> None:
    assert refusal(called("pass pass pass", ultimatum=False), "ultimatum") == "wrong-phase"


# --- points taken unplayed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "count", "allowed"),
    [
        ("pass pass pass", 0, True),
        ("+7 pass pass", 1, True),
        ("+1 +7 pass pass", 2, True),
        ("+1 +2 pass match pass", 3, False),  # equalisations count
        ("+1 +2 +3 pass pass", 3, False),
        ("pass +3 -1 match pass", 3, False),
    ],
)
def test_G56_G_8_split_with_fewer_than_three_bids(bids: str, count: int, allowed: bool) -> None:
    auction = called(bids)
    assert (auction.step, auction.bids) == ("decide", count)
    assert refusal(auction, "split") == ("" if allowed else "split-not-allowed")


@pytest.mark.parametrize(
    ("bids", "allowed"),
    [("pass pass pass", True), ("+1 +2 +3 pass pass", True), ("-1 pass pass", True), ("+4 pass pass", False)],
)
def test_G_8_split_below_four(bids: str, allowed: bool) -> None:
    assert refusal(called(bids, unplayed="best_below_4"), "split") == ("" if allowed else "split-not-allowed")


def test_split_may_be_switched_off() -> None:
    assert refusal(called("pass pass pass", unplayed="off"), "split") == "wrong-phase"


def test_G_8_an_auction_must_have_been_opened() -> None:
    assert refusal(start(king(), 6), "split") == "wrong-phase"


def test_G56_the_deal_is_over_unplayed() -> None:
    state = after(start(king(), 6), "auction pass pass pass split")
    assert (state.phase, state.unplayed, state.contract, state.legal()) == ("over", True, "", [])
    assert refusal(state, "split") == "deal-over"


# --- sold ------------------------------------------------------------------------------------------------------------


def test_G45_G_10_the_buyer_declares_the_kind_of_their_bid() -> None:
    plus = after(start(king(), 6), "auction +5 pass pass accept")
    assert (plus.phase, plus.to_act) == ("declare", 1)
    assert plus.legal() == ["plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
    assert refusal(plus, "minus") == "wrong-phase"
    minus = after(start(king(), 6), "auction -2 pass pass accept")
    assert (minus.phase, minus.contract, minus.declarer, minus.to_act) == ("play", "minus", 1, 0)


def test_a_declaration_with_one_possible_answer_is_no_action() -> None:
    state = after(start(king(declare=["NT", "minus"]), 6), "auction +5 pass pass accept")
    assert (state.phase, state.contract, state.trump, state.declarer) == ("play", "plus", -1, 1)
    state = start(king(auction="off", declare=["H"]), 6)
    assert (state.phase, state.contract, state.trump, state.declarer) == ("play", "plus", 2, 0)
