"""The auction (G30 .. G52, ``docs/rules/king.md`` section 2, traces of section 5).

Seat 0 is the auctioneer, seats 1 to 3 are the bidders in order of play.
"""

import pytest

from kingcraft.games.king.actions import LADDER, bid_tricks, plays_plus
from tests.rules.king.scenes import after, called, king, refusal, start

BIDS_ABOVE = [(bid, LADDER[place + 1 :]) for place, bid in enumerate(LADDER)]


# --- the auctioneer's choice -----------------------------------------------------------------------------------------


def test_G31_G32_the_auctioneer_declares_plus_with_or_without_trump_or_minus() -> None:
    state = start(king(), 6)
    assert state.legal() == ["auction", "minus", "plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
    for token, contract, trump in [("plus:S", "plus", 3), ("plus:NT", "plus", -1), ("minus", "minus", -1)]:
        declared = state.apply(token)
        assert (declared.phase, declared.contract, declared.trump, declared.declarer) == ("play", contract, trump, 0)


def test_G_14_there_is_no_trump_in_a_minus_deal() -> None:
    assert start(king(), 6).apply("minus").trump == -1


def test_G33_the_auction_is_the_auctioneers_choice() -> None:
    state = start(king(), 6).apply("auction")
    assert (state.phase, state.to_act) == ("bid", 1)
    assert refusal(state, "auction") == "wrong-phase"
    assert refusal(state, "plus:S") == "wrong-phase"
    assert refusal(state, "2C") == "wrong-phase"


def test_the_auction_may_be_open_from_the_start() -> None:
    state = start(king(auction="always"), 6)
    assert (state.phase, state.to_act, state.history) == ("bid", 1, ())
    assert refusal(state, "auction") == "wrong-phase"


def test_the_auction_may_be_switched_off() -> None:
    state = start(king(auction="off"), 6)
    assert (state.phase, state.to_act) == ("declare", 0)
    assert state.legal() == ["minus", "plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
    assert refusal(state, "auction") == "wrong-phase"
    assert refusal(state, "+3") == "wrong-phase"


def test_what_declare_does_not_hold_is_switched_off() -> None:
    state = start(king("brazil-simple"), 6)
    assert state.legal() == ["plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
    assert refusal(state, "minus") == "wrong-phase"
    state = start(king(declare=["S", "minus"]), 6)
    assert state.legal() == ["auction", "minus", "plus:S"]
    assert refusal(state, "plus:NT") == "wrong-phase"


# --- bids ------------------------------------------------------------------------------------------------------------


def test_G37_G39_a_bid_names_tricks_and_kind() -> None:
    assert [(bid_tricks(bid), plays_plus(bid)) for bid in range(len(LADDER))] == [
        (1, True),
        (2, True),
        (3, True),
        (1, False),
        (4, True),
        (5, True),
        (6, True),
        (2, False),
        (7, True),
        (8, True),
    ]


# --- bidding ---------------------------------------------------------------------------------------------------------


def test_G36_the_player_left_of_the_auctioneer_begins_and_bids_go_round() -> None:
    for auctioneer in range(4):
        auction = called("", auctioneer)
        speakers = []
        for call in ["+1", "+2", "+3"]:
            speakers.append(auction.to_act)
            auction = auction.apply(call)
        assert speakers == [(auctioneer + step) % 4 for step in (1, 2, 3)]
        assert auction.to_act == (auctioneer + 1) % 4


def test_G38_a_player_who_passes_is_out_for_good() -> None:
    auction = called("+1 pass +2 +3 +4")
    assert auction.to_act == 1  # B2 is never asked again
    assert auction.passed == (2,)


@pytest.mark.parametrize(("bid", "above"), BIDS_ABOVE)
def test_G41_G42_every_bid_is_higher_than_the_last_on_the_ladder(bid: str, above: tuple[str, ...]) -> None:
    auction = called(bid)
    if bid == "+8":
        assert auction.over  # B1 opening at +8 buys at once
        return
    for other in LADDER:
        assert refusal(auction, other) == ("" if other in above else "bid-too-low")


def test_G42_G_6_minus_one_beats_plus_three_and_is_beaten_by_plus_four() -> None:
    assert refusal(called("+3"), "-1") == ""
    assert refusal(called("-1"), "+3") == "bid-too-low"
    assert refusal(called("-1"), "+4") == ""
    assert refusal(called("+6"), "-2") == ""
    assert refusal(called("-2"), "+6") == "bid-too-low"
    assert refusal(called("-2"), "+7") == ""


def test_G46_G47_G48_a_better_place_may_draw_level_with_the_identical_bid() -> None:
    auction = called("+1 +3 pass")
    assert auction.to_act == 1
    assert refusal(auction, "+3") == "bid-too-low"
    matched = auction.apply("match")
    assert (LADDER[matched.high], matched.holder, matched.bids) == ("+3", 1, 3)
    # -1 is worth as much as +3, but it is a bid of its own, and what is matched from then on.
    raised = auction.apply("-1")
    assert (LADDER[raised.high], raised.holder, raised.bids) == ("-1", 1, 3)


def test_G48_a_worse_place_may_not() -> None:
    assert refusal(called("+1"), "match") == "cannot-match"
    assert refusal(called("pass +1"), "match") == "cannot-match"
    assert refusal(called(""), "match") == "cannot-match"  # there is no bid to match


def test_G48_the_second_outranks_the_third() -> None:
    auction = called("pass +1 +2")
    assert auction.to_act == 2
    assert auction.apply("match").holder == 2


def test_G49_if_two_and_three_bid_more_the_first_can_match_and_win() -> None:
    auction = called("+1 +2 +4 match pass pass")
    assert (auction.step, auction.holder, LADDER[auction.high]) == ("decide", 1, "+4")


def test_bidding_stops_when_all_but_the_holder_have_passed() -> None:
    assert called("+1 pass pass").step == "decide"
    assert called("pass pass +1").step == "decide"
    assert called("pass pass pass").step == "decide"
    assert called("+1 pass").step == "bid"


def test_words_of_another_phase_are_refused_during_the_bidding() -> None:
    for call in ("accept", "reject", "counter:+4", "ultimatum", "split", "yes", "no"):
        assert refusal(called("+1"), call) == "wrong-phase"


# --- +8 --------------------------------------------------------------------------------------------------------------


def test_G44_eight_cannot_be_refused() -> None:
    auction = called("pass pass +8")
    assert (auction.step, auction.buyer, LADDER[auction.price]) == ("sold", 3, "+8")
    state = after(start(king(), 6), "auction pass pass +8")
    assert (state.phase, state.to_act) == ("declare", 3)


def test_at_eight_only_better_places_are_asked_and_only_to_match() -> None:
    auction = called("+1 +8")  # B3 has not passed, but has no privilege
    assert auction.to_act == 1
    assert auction.legal() == ["pass", "match"]
    assert refusal(auction, "+8") == "bid-too-low"
    assert auction.apply("pass").buyer == 2
    assert auction.apply("match").buyer == 1


def test_at_eight_of_the_third_both_others_are_asked_in_order() -> None:
    auction = called("+1 +2 +8")
    assert auction.to_act == 1
    assert auction.apply("match").buyer == 1
    passed = auction.apply("pass")
    assert (passed.step, passed.to_act) == ("bid", 2)
    assert passed.apply("match").buyer == 2
    assert passed.apply("pass").buyer == 3


def test_eight_forced_off_leaves_the_last_word_to_the_auctioneer() -> None:
    auction = called("+1 +8 match", eight_forced=False)
    assert (auction.step, auction.to_act, auction.holder) == ("decide", 0, 1)
    assert auction.legal() == ["accept", "reject", "ultimatum"]  # three bids: no split
    assert refusal(auction, "counter:+7") == "counter-too-low"
    assert "split" in called("pass pass +8", eight_forced=False).legal()


# --- the traces of section 5 -----------------------------------------------------------------------------------------


def test_trace_a() -> None:
    auction = called("+2 -1")
    assert refusal(auction, "+3") == "bid-too-low"
    auction = called("+2 -1 +4 match pass +5 pass")
    assert (auction.step, auction.holder, LADDER[auction.high]) == ("decide", 3, "+5")


def test_trace_b() -> None:
    auction = called("pass +3 -1 match pass")
    assert (auction.holder, LADDER[auction.high], auction.bids) == (2, "-1", 3)
    assert refusal(auction, "split") == "split-not-allowed"


def test_trace_c() -> None:
    auction = called("+1 pass pass")
    assert auction.bids == 1
    kinds = {call.split(":")[0] for call in auction.legal()}
    assert kinds == {"accept", "reject", "counter", "ultimatum", "split"}


def test_trace_d() -> None:
    auction = called("pass pass +8")
    assert (auction.step, auction.buyer) == ("sold", 3)


def test_trace_e() -> None:
    auction = called("+2 +8")
    assert (auction.to_act, auction.legal()) == (1, ["pass", "match"])
    assert auction.apply("match").buyer == 1
    assert auction.apply("pass").buyer == 2
