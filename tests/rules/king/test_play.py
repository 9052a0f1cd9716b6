"""Following, taking, bans and duties (G12, G17 .. G19, G22, G23, G27, G28 and the options of play)."""

from typing import Any

import pytest

from tests.rules.king.scenes import after, king, place, refusal

LOW = ["2C 3C", "4C 5C", "6C 7C"]  # three hands that are of no interest


def lead(hand: str, contract: str = "no-hearts", /, **options: Any) -> list[str]:
    """What may be led from ``hand``, the other hands holding clubs."""
    size = len(hand.split())
    others = [" ".join(rank + "C" for rank in "23456789TJQKA"[4 * seat : 4 * seat + size]) for seat in range(3)]
    return place(king(**options), contract, [hand, *others]).legal()


def test_G17_a_player_who_holds_the_led_suit_must_follow() -> None:
    state = place(king(), "no-tricks", ["5C 6D", "2C 3H", "2D 3D", "4S 5S"])
    state = state.apply("5C")
    assert state.legal() == ["2C"]
    assert refusal(state, "3H") == "must-follow-suit"
    assert refusal(state, "2D") == "not-in-hand"


def test_G17_G23_a_player_who_cannot_follow_plays_any_card() -> None:
    state = after(place(king(), "no-hearts", ["5C 6D", "2C 3H", "2D KH", "4S 5S"]), "5C 2C")
    assert state.legal() == ["2D", "KH"]


def test_G12_a_trump_only_when_void_and_without_a_duty() -> None:
    state = place(king(), "plus", ["5C 6D", "2C 3S", "2D 4S", "5S 6S"], trump="S")
    followed = state.apply("5C")
    assert refusal(followed, "3S") == "must-follow-suit"
    void = followed.apply("2C")
    assert void.legal() == ["2D", "4S"]


def test_G12_a_trump_may_be_led_at_any_time() -> None:
    assert place(king(), "plus", ["5C 6S", "2C 3C", "2D 4D", "5H 6H"], trump="S").legal() == ["5C", "6S"]


def test_G18_the_highest_card_of_the_led_suit_takes_the_trick_and_its_winner_leads() -> None:
    state = after(place(king(), "no-tricks", ["5C 2D", "AD 3D", "KC 4D", "6C 5D"]), "5C AD KC 6C")
    assert (state.to_act, state.taken) == (2, (0, 0, 1, 0))
    assert state.tricks[0].winner == 2
    assert [state.hand(seat).bit_count() for seat in range(4)] == [1, 1, 1, 1]


def test_G18_the_highest_trump_takes_the_trick() -> None:
    hands = ["AC 2D", "2S 3D", "KS 4D", "9S 5D"]
    assert after(place(king(), "plus", hands, trump="S"), "AC 2S KS 9S").to_act == 2
    assert after(place(king(), "plus", hands), "AC 2S KS 9S").to_act == 0


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("winner", range(4))
def test_G18_the_winner_leads_wherever_they_sit(leader: int, winner: int) -> None:
    hands = [("AC" if seat == winner else f"{3 + seat}C") + f" {3 + seat}D" for seat in range(4)]
    state = place(king(), "plus", hands, leader=leader, trump="S")
    for step in range(4):
        seat = (leader + step) % 4
        assert state.to_act == seat
        state = state.apply(hands[seat].split()[0])
    assert state.to_act == winner
    assert state.legal() == [hands[winner].split()[1]]


def test_G19_the_deal_is_played_until_the_cards_are_out() -> None:
    state = place(king(), "no-queens", ["QC 2D", "3C 3D", "4C 4D", "5C 5D"])
    state = after(state, "QC 3C 4C 5C")
    assert not state.over  # all queens that were in play are taken
    state = after(state, "2D 3D 4D 5D")
    assert state.over
    assert (state.to_act, state.legal(), refusal(state, "5D")) == (-1, [], "deal-over")


def test_G_17_early_end_stops_after_the_trick_with_the_last_penalty_card() -> None:
    rules = king(early_end=True)
    for contract, card in [("no-queens", "QC"), ("no-men", "JC"), ("no-king", "KH"), ("no-hearts", "2H")]:
        state = place(rules, contract, [f"6C {card}", "7C 3D", "4C 4D", "5C 5D"])
        assert not after(state, "6C 7C 4C 5C").over
        state = place(rules, contract, ["6C 2D", f"{card} 3D", "4S 4D", "5S 5D"])
        assert after(state, f"6C {card} 4S 5S").over
    for contract in ("no-tricks", "last-two", "plus", "minus"):
        state = place(rules, contract, ["QC 2D", "3C 3D", "4C 4D", "5C 5D"])
        assert not after(state, "QC 3C 4C 5C").over


# --- what may not be led ---------------------------------------------------------------------------------------------


def test_G22_no_trick_may_begin_with_a_heart_unless_there_is_nothing_else() -> None:
    assert lead("2H KH 3S") == ["3S"]
    assert lead("2H KH") == ["2H", "KH"]
    state = place(king(), "no-hearts", ["2H KH 3D", "2C 3C 4C", "5C 6C 7C", "8C 9C TC"])
    assert refusal(state, "2H") == "hearts-banned-lead"
    assert refusal(state, "KH") == "hearts-banned-lead"


def test_G22_legality_vector_of_section_5() -> None:
    state = place(king(), "no-hearts", ["2H KH 3C", "2C 4C 5C", "6C 7C 8C", "9C TC JC"])
    assert state.legal() == ["3C"]


def test_G_15_hearts_may_be_led_in_all_other_deals() -> None:
    for contract in ("no-tricks", "no-queens", "no-men", "no-king", "last-two", "plus", "minus"):
        assert "2H" in lead("2H 3S", contract)


def test_G23_the_ban_is_for_leading_only() -> None:
    state = place(king(), "no-hearts", ["2C 3H", "4H 5D", "6C 7C", "8C 9C"]).apply("2C")
    assert state.legal() == ["4H", "5D"]


def test_hearts_broken_lifts_the_ban_once_a_heart_was_played() -> None:
    # In a position, a heart in no hand and not on the table has been played: here, most of them.
    assert lead("2H 3S", hearts_broken=True) == ["2H", "3S"]
    assert lead("2H 3S") == ["3S"]


def test_hearts_broken_counts_from_the_first_heart_of_the_deal() -> None:
    hands = ["AC 2H 3H 4H", "AD 5H 6H 7H", "AS 8H 9H TH", "JH QH KH AH"]
    state = place(king(hearts_broken=True), "no-hearts", hands)
    assert state.legal() == ["AC"]
    state = after(state, "AC 5H 8H JH")
    assert state.legal() == ["2H", "3H", "4H"]


def test_G27_the_king_of_hearts_may_be_led_only_as_the_last_card() -> None:
    assert lead("2H KH", "no-king") == ["2H"]
    assert lead("KH 2S", "no-king") == ["2S"]
    assert lead("KH 2H 3S", "no-king") == ["2H", "3S"]
    assert lead("KH", "no-king") == ["KH"]
    state = place(king(), "no-king", ["KH 2H", *LOW])
    assert refusal(state, "KH") == "king-banned-lead"


def test_G27_only_in_the_deal_of_the_king() -> None:
    for contract in ("no-tricks", "no-queens", "no-men", "last-two", "plus", "minus"):
        assert lead("2H KH", contract) == ["2H", "KH"]


def test_G_4_most_other_sources_ban_every_heart_in_that_deal() -> None:
    both: dict[str, Any] = {"hearts_lead_ban": ["no-hearts", "no-king"]}
    assert lead("KH 2H 3S", "no-king", **both) == ["3S"]
    assert lead("KH 2H", "no-king", **both) == ["2H"]
    assert lead("KH 2H", "no-king", **both, king_lead_ban=False) == ["2H", "KH"]
    state = place(king(**both), "no-king", ["KH 2H 3D", "2C 3C 4C", "5C 6C 7C", "8C 9C TC"])
    assert refusal(state, "KH") == "king-banned-lead"  # the first of the two in the list of codes
    assert refusal(state, "2H") == "hearts-banned-lead"


def test_G_20_hearts_broken_does_not_end_the_ban_of_the_king() -> None:
    options: dict[str, Any] = {"hearts_lead_ban": ["no-king"], "hearts_broken": True}
    assert lead("KH 2H 3S", "no-king", **options) == ["2H", "3S"]


# --- duties ----------------------------------------------------------------------------------------------------------


def second(contract: str, led: str, hand: str, /, trump: str | None = None, **options: Any) -> list[str]:
    """What ``hand`` may play on a led card."""
    size = len(hand.split())
    before, following, last = (["2S", "3S", "4S", "5S"], ["6S", "7S", "8S", "9S"], ["TS", "JS", "QS", "KS"])
    hands = [" ".join(before[: size - 1]), hand, " ".join(following[:size]), " ".join(last[:size])]
    return place(king(**options), contract, hands, trick=led, trump=trump).legal()


def test_G28_G_5_to_get_rid_of_the_king_is_advice_only() -> None:
    assert second("no-king", "2C", "KH 3D") == ["3D", "KH"]
    assert second("no-king", "AH", "KH 3H") == ["3H", "KH"]


def test_forced_king_discard_when_void() -> None:
    assert second("no-king", "2C", "KH 9H 4D", forced_king="discard") == ["KH"]
    assert second("no-king", "AH", "KH 3H", forced_king="discard") == ["3H", "KH"]
    assert second("no-queens", "2C", "KH 4D", forced_king="discard") == ["4D", "KH"]
    state = place(king(forced_king="discard"), "no-king", ["2D", "KH 4D", "9D TD", "9S TS"], trick="2C")
    assert refusal(state, "4D") == "must-discard-king"


def test_forced_king_always_also_when_hearts_are_led() -> None:
    assert second("no-king", "2C", "KH 4D", forced_king="always") == ["KH"]
    assert second("no-king", "2H", "KH 3H AH", forced_king="always") == ["KH"]
    assert second("no-king", "2C", "KH 4C", forced_king="always") == ["4C"]
    state = place(king(forced_king="always"), "no-king", ["2D", "KH 4H", "9D TD", "9S TS"], trick="2H")
    assert refusal(state, "4H") == "must-discard-king"


def test_forced_king_never_forces_a_lead() -> None:
    assert lead("KH 2H 3S", "no-king", forced_king="always", king_lead_ban=False) == ["2H", "3S", "KH"]


def test_forced_penalty_when_void() -> None:
    assert second("no-hearts", "2C", "3H KH 4D", forced_penalty=True) == ["3H", "KH"]
    assert second("no-queens", "2C", "3H QH QD", forced_penalty=True) == ["QD", "QH"]
    assert second("no-men", "2C", "KH JD QD", forced_penalty=True) == ["JD", "KH"]
    assert second("no-king", "2C", "KH 3H 4D", forced_penalty=True) == ["KH"]
    assert second("no-king", "2C", "QH 3H 4D", forced_penalty=True) == ["3H", "QH"]
    assert second("no-king", "2C", "QD 4D", forced_penalty=True) == ["4D", "QD"]
    for contract in ("no-tricks", "last-two", "plus", "minus"):
        assert second(contract, "2C", "KH QH 4D", forced_penalty=True) == ["4D", "KH", "QH"]


def test_forced_penalty_under_a_higher_card_of_the_suit() -> None:
    assert second("no-queens", "KC", "QC 2C", forced_penalty=True) == ["QC"]
    assert second("no-queens", "JC", "QC 2C", forced_penalty=True) == ["2C", "QC"]
    assert second("no-men", "AC", "KC JC 2C", forced_penalty=True) == ["JC", "KC"]
    assert second("no-men", "QC", "KC JC 2C", forced_penalty=True) == ["JC"]
    assert second("no-men", "TC", "KC JC 2C", forced_penalty=True) == ["2C", "JC", "KC"]
    assert second("no-king", "AH", "KH 2H", forced_penalty=True) == ["KH"]
    assert second("no-king", "QH", "KH 2H", forced_penalty=True) == ["2H", "KH"]
    assert second("no-hearts", "AH", "KH 2H", forced_penalty=True) == ["2H", "KH"]


def test_forced_penalty_an_ace_among_the_men_is_lower_than_nothing() -> None:
    assert second("no-men", "KC", "AC 2C", forced_penalty=True, men=["A"]) == ["2C", "AC"]


def test_forced_penalty_looks_at_the_highest_card_of_the_led_suit_on_the_table() -> None:
    rules = king(forced_penalty=True)
    hands = ["2D", "2S", "QC 3C", "9S TS"]
    assert place(rules, "no-queens", hands, trick="5C KC").legal() == ["QC"]
    assert place(rules, "no-queens", hands, trick="5C KD").legal() == ["3C", "QC"]
    state = place(rules, "no-queens", hands, trick="5C KC")
    assert refusal(state, "3C") == "must-play-penalty-card"
    state = place(rules, "no-hearts", ["2D", "KH 4D", "9D TD", "9S TS"], trick="2C")
    assert refusal(state, "4D") == "must-play-penalty-card"


def test_with_both_duties_the_kings_comes_first() -> None:
    rules = king(forced_king="always", forced_penalty=True)
    state = place(rules, "no-king", ["2D", "KH 4D", "9D TD", "9S TS"], trick="2C")
    assert refusal(state, "4D") == "must-discard-king"
    state = place(rules, "no-king", ["2D", "QH 4D", "9D TD", "9S TS"], trick="2C")
    assert refusal(state, "4D") == "must-play-penalty-card"
    rules = king(forced_king="discard", forced_penalty=True)
    state = place(rules, "no-king", ["2D", "KH 4H", "9D TD", "9S TS"], trick="AH")
    assert refusal(state, "4H") == "must-play-penalty-card"


def test_must_trump_when_void() -> None:
    assert second("plus", "2C", "KH 3H 4D", trump="H", must_trump=True) == ["3H", "KH"]
    assert second("plus", "2C", "KH 3H 4C", trump="H", must_trump=True) == ["4C"]
    assert second("plus", "2C", "4D 5D", trump="H", must_trump=True) == ["4D", "5D"]
    assert second("plus", "2C", "KH 4D", must_trump=True) == ["4D", "KH"]
    state = place(king(must_trump=True), "plus", ["2D", "KH 4D", "9D TD", "9S TS"], trick="2C", trump="H")
    assert refusal(state, "4D") == "must-trump"


def test_G12_legality_vector_positive_hand_void_of_the_led_suit() -> None:
    assert second("plus", "2C", "KH 3H 4D", trump="H") == ["3H", "4D", "KH"]


def test_G57_what_is_no_card_of_the_hand_or_no_card_at_all() -> None:
    state = place(king(), "no-tricks", ["KH 2H", *LOW])
    assert refusal(state, "AS") == "not-in-hand"
    assert refusal(state, "pass") == "wrong-phase"
    assert refusal(state, "XX") == "unknown-token"


def test_G_20_in_the_short_pack_a_low_card_is_a_token_but_in_no_hand() -> None:
    state = place(king("king32"), "no-tricks", ["KH 9H", "7C 8C", "9C TC", "JC QC"])
    assert refusal(state, "2H") == "not-in-hand"
