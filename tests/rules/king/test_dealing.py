"""Pack, dealing, dealer, and who leads (G2 .. G16, G-1, G-2, G-16)."""

import pytest

from kingcraft.cards import PACK_32, PACK_52, members, texts
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import deal_state
from kingcraft.games.king.view import KingObservation
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe
from tests.rules.king.scenes import ONE_SUIT_EACH, after, king, place, start


def test_G2_four_players() -> None:
    assert list(KING.seats) == [4]
    assert start(king(), 0).players == 4


def test_G3_fifty_two_cards_the_ace_is_high_and_the_two_low() -> None:
    assert tuple(KING.pack(king().options)) == PACK_52
    state = place(king(), "no-tricks", ["AC", "KC", "2C", "QC"])
    assert after(state, "AC KC 2C QC").taken == (1, 0, 0, 0)
    assert after(place(king(), "no-tricks", ["2C", "3C", "KC", "AC"]), "2C 3C KC AC").taken == (0, 0, 0, 1)


def test_G4_the_left_neighbour_deals_next() -> None:
    assert [KING.next_dealer(dealer, 4) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("dealer", range(4))
def test_G6_G8_one_card_at_a_time_from_the_dealers_left(dealer: int) -> None:
    state = deal_state(king(), dealer, PACK_52, Used())
    for seat in range(4):
        first = (seat - dealer - 1) % 4
        assert sorted(members(state.hand(seat))) == sorted(PACK_52[first::4])


def test_G7_thirteen_cards_each_and_ten_deals() -> None:
    state = start(king(), 0)
    assert [state.hand(seat).bit_count() for seat in range(4)] == [13, 13, 13, 13]
    assert king().options.deals == 10
    assert not KING.match_over(king(), [0, 0, 0, 0], 9)
    assert KING.match_over(king(), [0, 0, 0, 0], 10)


def test_G7_a_shorter_list_of_contracts_makes_a_shorter_match() -> None:
    assert king(contracts=["no-king", "no-tricks"]).options.deals == 6


def test_G10_thirty_two_cards_sevens_and_up_eight_each() -> None:
    rules = king("king32")
    assert tuple(KING.pack(rules.options)) == PACK_32
    state = deal_state(rules, 0, PACK_32, Used())
    assert [state.hand(seat).bit_count() for seat in range(4)] == [8, 8, 8, 8]
    assert not any(text[0] in "23456" for seat in range(4) for text in texts(state.hand(seat)))


def test_G11_negative_deals_have_no_trump() -> None:
    for number in range(6):
        state = start(king(), number)
        assert (state.phase, state.trump) == ("play", -1)


@pytest.mark.parametrize(
    ("number", "contract"),
    list(enumerate(["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two"])),
)
def test_G14_G15_the_six_contracts_in_fixed_order(number: int, contract: str) -> None:
    assert start(king(), number).contract == contract


def test_G15_the_order_of_contracts_is_an_option() -> None:
    rules = king(contracts=["no-king", "no-tricks"])
    assert [start(rules, number).contract for number in range(3)] == ["no-king", "no-tricks", ""]


@pytest.mark.parametrize("dealer", range(4))
def test_G16_G_1_the_dealer_leads(dealer: int) -> None:
    state = start(king(), 0, dealer)
    assert state.to_act == state.leader == dealer
    assert len(state.legal()) == 13


@pytest.mark.parametrize(("option", "leader"), [("dealer", 2), ("left_of_dealer", 3), ("declarer", 2)])
def test_G9_G_1_who_leads_is_an_option_and_without_a_chooser_the_declarer_is_the_dealer(
    option: str, leader: int
) -> None:
    assert start(king(first_lead=option), 0, dealer=2).to_act == leader


@pytest.mark.parametrize(("option", "leader"), [("dealer", 2), ("left_of_dealer", 3), ("declarer", 3)])
def test_G_20_with_a_chooser_first_lead_decides(option: str, leader: int) -> None:
    state = start(king("turkey", first_lead=option), 0, dealer=2)
    assert (state.phase, state.to_act) == ("choose", 3)
    assert after(state, "choose:no-tricks").to_act == leader


@pytest.mark.parametrize(("option", "dealer_declares", "sold"), [("same", 2, 2), ("declarer", 2, 3)])
def test_G_2_who_leads_a_positive_deal(option: str, dealer_declares: int, sold: int) -> None:
    rules = king(positive_lead=option)
    assert after(start(rules, 6, dealer=2), "plus:S").to_act == dealer_declares
    assert after(start(rules, 6, dealer=2), "auction +4 pass pass accept plus:S").to_act == sold


def test_G_2_same_follows_first_lead() -> None:
    assert after(start(king(first_lead="left_of_dealer"), 6, dealer=2), "minus").to_act == 3


def test_G_2_the_declarer_may_name_the_leader() -> None:
    state = after(start(king(positive_lead="declarer_chooses"), 6, dealer=2), "auction pass -1 pass accept")
    assert (state.phase, state.to_act, state.leader) == ("lead", 0, -1)
    assert state.legal() == ["lead:0", "lead:1", "lead:2", "lead:3"]
    led = state.apply("lead:1")
    assert (led.phase, led.to_act, led.leader, led.declarer) == ("play", 1, 1, 0)


def test_G_2_the_declarer_names_the_leader_also_when_the_declaration_is_forced() -> None:
    fixed = start(king("france", positive_lead="declarer_chooses"), 6, dealer=2)
    assert (fixed.phase, fixed.to_act, fixed.trump) == ("lead", 2, 3)
    refused = after(
        start(king(positive_lead="declarer_chooses"), 6, dealer=2), "auction pass pass pass ultimatum no no no"
    )
    assert (refused.phase, refused.to_act, refused.contract) == ("lead", 2, "minus")


def test_G30_G31_G_16_four_auctions_follow_and_every_player_is_auctioneer_once() -> None:
    rules = king()
    for first in range(4):
        auctioneers = []
        for number in range(6, 10):
            state = start(rules, number, dealer=(first + number) % 4)
            assert (state.phase, state.contract) == ("open", "")
            auctioneers.append(state.to_act)
        assert sorted(auctioneers) == [0, 1, 2, 3]


def test_a_match_deals_in_turn_and_carries_its_deals() -> None:
    match = new_match(king("france"), 4, 3)
    dealers = []
    while not match.over:
        match = match.start(PACK_52)
        while match.state is not None:
            match = match.apply(match.state.legal()[0])
        dealers.append(match.ended[-1].dealer)
    assert dealers == [3, 0, 1, 2, 3, 0, 1, 2, 3, 0]
    views = [observe(ended.state) for ended in match.ended]
    assert [view.number for view in views if isinstance(view, KingObservation)] == list(range(10))


def test_hands_are_dealt_as_the_deck_says() -> None:
    state = start(king(), 0, dealer=1, hands=ONE_SUIT_EACH)
    assert [texts(state.hand(seat))[0] for seat in range(4)] == ["AC", "AD", "AH", "AS"]
