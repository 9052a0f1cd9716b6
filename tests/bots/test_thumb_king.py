"""thumb-1 finds the moves that every player of King would make at once."""

import msgspec
import pytest

from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.king.options import ContractName

from .observations import asked, in_auction, in_play

BOT = ThumbBot()


def played(
    hand: str, contract: ContractName, trick: str = "", legal: str = "", trump: str = "", others: str = ""
) -> str:
    observation = in_play(hand, contract, trick, trump, others)
    return asked(BOT, observation, sorted((legal or hand).split()))


# --- taking nothing --------------------------------------------------------------------------------------------------


def test_ducks_with_the_highest_card_that_stays_under() -> None:
    assert (
        played("2C 7C 9C AC 4D", "no-tricks", "TC 3C", "2C 7C 9C AC", others="4C KC 5D 6D 7D 8H 9H TH 5S 6S 7S 8S 9S")
        == "9C"
    )


def test_a_bot_that_must_take_the_trick_takes_it_high() -> None:
    hand = "JC KC AC 2D 3D 4D 2H 3H 4H 5H 2S 3S 4S"
    assert played(hand, "no-tricks", "5C 3C TC", "JC KC AC") == "AC"


def test_leads_a_low_card() -> None:
    assert played("2C TC AC QD KD AD JH QH KH AH QS KS AS", "no-tricks") == "2C"


def test_void_throws_the_dangerous_singleton() -> None:
    hand = "AD 2H 3H 4H 5H 6H 7H 2S 3S 4S 5S 6S 7S"
    assert played(hand, "no-tricks", "5C 9C") == "AD"


def test_no_hearts_throws_a_high_heart_when_void() -> None:
    hand = "2D 3D 4D 5D 6D 7D 2S 3S 4S 5S 6S 2H AH"
    assert played(hand, "no-hearts", "5C 9C") == "AH"


def test_no_queens_throws_the_queen_when_void() -> None:
    hand = "QD 2D 3D 9H 8H 7H 6H 5H 2S 3S 4S 5S 6S"
    assert played(hand, "no-queens", "5C 9C") == "QD"


def test_no_queens_gets_rid_of_the_queen_under_a_king() -> None:
    hand = "2C QC 9D 8D 7D 6D 5D 2H 3H 4H 2S 3S 4S"
    assert played(hand, "no-queens", "KC 5C", "2C QC") == "QC"


def test_no_queens_does_not_catch_the_queen() -> None:
    hand = "3C AC 9D 8D 7D 6D 5D 2H 3H 4H 2S 3S 4S"
    assert played(hand, "no-queens", "QC 5C", "3C AC") == "3C"


def test_no_men_throws_a_king_or_a_jack_when_void() -> None:
    hand = "KD AD QD 9H 8H 7H 6H 5H 2S 3S 4S 5S 6S"
    assert played(hand, "no-men", "5C 9C") == "KD"


def test_no_king_throws_the_king_of_hearts_when_void() -> None:
    hand = "KH 2H AS KS QS JS 2D 3D 4D 5D 6D 7D 8D"
    assert played(hand, "no-king", "5C 9C") == "KH"


def test_no_king_plays_the_king_under_the_ace() -> None:
    hand = "KH 2H 3S 4S 5S 6S 2D 3D 4D 5D 6D 7D 8D"
    assert played(hand, "no-king", "AH 5H", "KH 2H") == "KH"


def test_last_two_takes_early_tricks_with_high_cards() -> None:
    hand = "2C 3D AS KS QS AH KH QH AD KD AC KC QC"
    assert played(hand, "last-two", "5S 3S", "AS KS QS") == "AS"


def test_last_two_keeps_low_cards_for_the_end() -> None:
    assert played("2C 3D AS", "last-two", "9H", others="TC KC 9D QD TS 8S KS AD") == "AS"


def test_once_all_that_counts_is_out_high_cards_go_first() -> None:
    assert played("2C AC", "no-queens", "5C", "2C AC", others="7C 8C 9C JD JH") == "AC"


# --- taking tricks ---------------------------------------------------------------------------------------------------


def test_last_to_play_takes_the_trick_as_cheaply_as_possible() -> None:
    hand = "3C JC QC AC 2D 3D 4D 5H 6H 7H 2S 3S 4S"
    assert played(hand, "plus", "9C 5C TC", "3C JC QC AC", trump="S") == "JC"


def test_wastes_nothing_on_a_trick_that_is_lost() -> None:
    hand = "3C JC QC 2D 3D 4D 5D 5H 6H 7H 2S 3S 4S"
    assert played(hand, "plus", "KC 5C", "3C JC QC", trump="S") == "3C"


def test_ruffs_with_the_lowest_trump_that_wins() -> None:
    hand = "2S 8S AS KD QD 3D 4D 5H 6H 7H 8H 9H TH"
    assert played(hand, "plus", "AC 5C 4S", trump="S") == "8S"


def test_void_and_lost_throws_a_useless_card() -> None:
    hand = "2D 7D AD KH QH JH TH 9H 8H 7H 6H 5H 4H"
    assert played(hand, "plus", "AC 5C TC", trump="S") == "2D"


def test_leads_trumps_from_a_long_strong_suit() -> None:
    assert played("AS KS QS JS TS 9S 2C 3D 4D 5D 6H 7H 8H", "plus", trump="S")[1] == "S"


def test_cashes_the_ace_of_a_side_suit() -> None:
    assert played("AC 2C 3C 4D 5D 6D 7D 6H 7H 8H 9H TH 2S", "plus", trump="S") == "AC"


# --- the auction -----------------------------------------------------------------------------------------------------

DECLARATIONS = ["minus", "plus:C", "plus:D", "plus:H", "plus:NT", "plus:S"]
SPADES = "AS KS QS JS TS 9S 8S AC KC 2D 3D 4H 5H"
LOW = "2C 3C 4C 2D 3D 5D 2H 3H 4H 2S 3S 4S 6S"
MIDDLING = "JC 9C 8C 7C JD 9D 8D JH 9H 8H JS 9S 8S"
BIDS = ["+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "-1", "-2", "pass"]


def test_names_its_long_suit() -> None:
    assert asked(BOT, in_auction(SPADES, "declare"), DECLARATIONS) == "plus:S"


def test_names_minus_with_nothing_but_low_cards() -> None:
    assert asked(BOT, in_auction(LOW, "declare"), DECLARATIONS) == "minus"


def test_a_buyer_of_plus_does_not_need_minus() -> None:
    assert asked(BOT, in_auction(LOW, "declare"), DECLARATIONS[1:]).startswith("plus:")


def test_a_perfect_hand_is_not_put_up_for_sale() -> None:
    assert asked(BOT, in_auction(LOW, "open"), ["auction", *DECLARATIONS]) == "minus"


def test_a_middling_hand_is() -> None:
    assert asked(BOT, in_auction(MIDDLING, "open"), ["auction", *DECLARATIONS]) == "auction"


def test_bids_with_a_strong_hand_and_no_more_than_needed() -> None:
    assert asked(BOT, in_auction(SPADES, "bid", auctioneer=1), BIDS) == "+1"


def test_bids_minus_with_low_cards() -> None:
    assert asked(BOT, in_auction(LOW, "bid", auctioneer=1), BIDS) == "-1"


def test_passes_with_a_middling_hand() -> None:
    assert asked(BOT, in_auction(MIDDLING, "bid", "+2", 2, auctioneer=1), ["+3", "-1", "pass"]) == "pass"


def test_equalises_rather_than_pays_more() -> None:
    legal = ["+3", "+4", "+5", "-1", "match", "pass"]
    assert asked(BOT, in_auction(SPADES, "bid", "+2", 3, auctioneer=1), legal) == "match"


def test_does_not_pay_more_than_the_hand_takes() -> None:
    assert asked(BOT, in_auction(SPADES, "bid", "+7", 3, auctioneer=1), ["+8", "match", "pass"]) == "pass"


ANSWERS = ["accept", "counter:+6", "counter:+7", "counter:-2", "reject", "ultimatum"]


def test_asks_for_more_before_it_accepts() -> None:
    assert asked(BOT, in_auction(MIDDLING, "decide", "+5", 2), ANSWERS) == "counter:+6"


def test_accepts_an_offer_that_beats_its_own_game() -> None:
    refused = ("+6", "+7")
    observation = in_auction(MIDDLING, "decide", "+5", 2, countered=refused)
    assert asked(BOT, observation, ["accept", "counter:-2", "reject", "ultimatum"]) == "accept"


def test_keeps_a_game_that_is_worth_more() -> None:
    observation = in_auction(SPADES, "decide", "+1", 2, countered=("+2", "+3"))
    assert asked(BOT, observation, ["accept", "reject", "split", "ultimatum"]) == "reject"


def test_takes_the_points_unplayed_with_a_poor_hand() -> None:
    assert asked(BOT, in_auction(MIDDLING, "decide"), ["reject", "split", "ultimatum"]) == "split"


def test_asks_eight_before_it_plays_minus_anyway() -> None:
    fair = "3C 7C 8C TC 5D 7D QD 2H 8H TH QH 6S 7S"
    assert asked(BOT, in_auction(fair, "decide"), ["reject", "split", "ultimatum"]) == "ultimatum"


@pytest.mark.parametrize(("price", "answer"), [("+3", "yes"), ("+7", "no")])
def test_pays_a_little_more_but_not_anything(price: str, answer: str) -> None:
    assert asked(BOT, in_auction(SPADES, "answer", "+2", 0, asked=price, auctioneer=1), ["no", "yes"]) == answer


def test_no_seat_buys_at_eight_without_the_tricks() -> None:
    observation = in_auction(MIDDLING, "answer", asked="+8", auctioneer=1, ultimatum=True)
    assert asked(BOT, observation, ["no", "yes"]) == "no"


# --- choosing --------------------------------------------------------------------------------------------------------


def test_chooses_the_contract_its_hand_is_safe_in() -> None:
    hand = "2H 3H 4H 5H AC KC QC JC AS KS AD KD QD"
    legal = ["choose:no-hearts", "choose:no-men", "choose:no-queens", "choose:no-tricks"]
    assert asked(BOT, in_auction(hand, "choose"), legal) == "choose:no-hearts"


@pytest.mark.parametrize(("contract", "leader"), [("plus", "lead:0"), ("minus", "lead:1")])
def test_leads_for_tricks_and_plays_last_to_avoid_them(contract: ContractName, leader: str) -> None:
    observation = in_play("2C AC", contract, others="3C 4C 5C 6C 7C 8C")
    naming = msgspec.structs.replace(observation, phase="lead")
    assert asked(BOT, naming, ["lead:0", "lead:1", "lead:2", "lead:3"]) == leader
