"""Kings Corner, the deal: P1-P8, S1-S7, R1-R6, K-1, K-14 to K-16."""

from collections.abc import Callable

import pytest

from kingcraft.cards import PACK_52, cards_text, members, texts
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.match import new_match
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import preset

Deal = Callable[..., KingsCornerState]

#: Two hands of seven, then N E S W.
HANDS = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC AD 2D"


def table(state: KingsCornerState) -> dict[str, str]:
    """The piles that are not empty."""
    return {place: " ".join(pile) for place, pile in observe(state).piles.items() if pile}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_P1_S1_R2_two_to_six_play(players: int) -> None:
    match = new_match(preset("kings-corner", "pagat"), players, 0).start(PACK_52)
    assert match.state is not None
    assert match.state.players == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_P1_S1_R2_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused) as caught:
        new_match(preset("kings-corner", "pagat"), players, 0)
    assert (caught.value.code, caught.value.place) == ("bad-format", "players")


def test_P2_S2_R1_K14_the_pack_has_52_cards() -> None:
    assert sorted(KINGS_CORNER.pack(KINGS_CORNER.defaults())) == list(range(52))


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_P3_S3_any_seat_may_deal_first(dealer: int) -> None:
    # Which one is drawn is the room's business: the match takes it as given.
    match = new_match(preset("kings-corner", "pagat"), 4, dealer).start(PACK_52)
    assert match.state is not None
    assert (match.state.dealer, match.state.to_act) == (dealer, (dealer + 1) % 4)


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_P5_S4_R4_K15_seven_cards_each_singly_from_the_dealers_left(deal: Deal, dealer: int, first: int) -> None:
    deck = cards_text(PACK_52)
    state = deal(deck, players=3, dealer=dealer)
    for index in range(3):
        assert sorted(members(state.hands[(first + index) % 3])) == sorted(PACK_52[index:21:3])


@pytest.mark.parametrize(("players", "stock"), [(2, 34), (3, 27), (4, 20), (5, 13), (6, 6)])
def test_P6_S5_the_rest_is_the_stock_top_first(deal: Deal, players: int, stock: int) -> None:
    state = deal(cards_text(PACK_52), players=players)
    assert state.stock == tuple(PACK_52[52 - stock :])


def test_P7_S5_R5_four_cards_to_the_sides(deal: Deal) -> None:
    assert table(deal(HANDS + " 3D 4D 5D 6D")) == {"N": "3D", "E": "4D", "S": "5D", "W": "6D"}


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_P8_S7_R6_the_seat_left_of_the_dealer_begins(deal: Deal, dealer: int, first: int) -> None:
    state = deal(HANDS, players=4, dealer=dealer)
    assert state.to_act == first
    for step in range(1, 5):
        state = state.apply("end")
        assert state.to_act == (first + step) % 4


@pytest.mark.parametrize(("size", "players"), [(1, 6), (5, 4), (8, 6), (13, 3)])
def test_hand_size(deal: Deal, size: int, players: int) -> None:
    state = deal(HANDS, players=players, hand_size=size)
    assert [hand.bit_count() for hand in state.hands] == [size] * players
    assert len(state.stock) == 48 - size * players


def test_K1_optional_the_king_stays_and_may_be_moved(deal: Deal) -> None:
    state = deal(HANDS + " KH 4D 5D 6D")
    assert table(state) == {"N": "KH", "E": "4D", "S": "5D", "W": "6D"}
    assert "N>NE" in state.legal()
    assert table(state.apply("N>NE")) == {"NE": "KH", "E": "4D", "S": "5D", "W": "6D"}


def test_K1_K2_with_optional_a_later_player_may_move_it_too(deal: Deal) -> None:
    state = deal(HANDS + " KH 4D 5D 6D").apply("end")
    assert state.to_act == 1
    assert {"N>NE", "N>SE", "N>SW", "N>NW"} <= set(state.legal())


def test_S6_R20_K15_replace_the_dealer_puts_the_king_into_a_corner(deal: Deal) -> None:
    state = deal(HANDS + " KH 4D 5D 6D 7D 8D", initial_king="replace")
    assert table(state) == {"NE": "KH", "N": "4D", "E": "5D", "S": "6D", "W": "7D"}
    assert state.stock[:1] == (PACK_52[20],)  # 8D


def test_S6_K15_replace_is_repeated_while_kings_are_turned(deal: Deal) -> None:
    state = deal(HANDS + " KH KC 4D KS 5D KD 6D 7D", initial_king="replace")
    assert table(state) == {"NE": "KH", "SE": "KC", "N": "4D", "SW": "KS", "E": "5D", "NW": "KD", "S": "6D", "W": "7D"}


def test_K15_replace_leaves_a_side_empty_when_the_pack_is_out(deal: Deal) -> None:
    # Six hands of eight leave exactly four cards.
    hands = [card for card in PACK_52 if card % 4 != 0 or card < 36][:39]
    rest = [card for card in PACK_52 if card not in hands]
    sides = [rest.pop(rest.index(card)) for card in (48, 36, 40, 44)]  # KC TC JC QC
    state = deal(cards_text([*hands, *rest, *sides]), players=6, hand_size=8, initial_king="replace")
    assert table(state) == {"NE": "KC", "N": "TC", "E": "JC", "S": "QC"}
    assert state.stock == ()


def test_K15_gap_the_side_stays_empty_for_the_first_player(deal: Deal) -> None:
    state = deal(HANDS + " 3D KH 5D KC 7D", initial_king="gap")
    assert table(state) == {"N": "3D", "NE": "KH", "S": "5D", "SE": "KC"}
    assert texts(1 << state.stock[0]) == ["7D"]
    assert "AC>E" in state.legal()


def test_K16_draw_at_the_start_the_first_player_draws_too(deal: Deal) -> None:
    state = deal(HANDS + " 3D 4D 5D 6D 7D 8D", draw_when="start")
    assert [hand.bit_count() for hand in state.hands] == [8, 7]
    assert observe(state, 0).drew == ["7D"]
    assert observe(state, 1).drew == []


def test_P35_K16_draw_two_at_the_start(deal: Deal) -> None:
    state = deal(HANDS + " 3D 4D 5D 6D 7D 8D 9D", preset="fast")
    assert [hand.bit_count() for hand in state.hands] == [9, 7]
    assert observe(state, 0).drew == ["7D", "8D"]
    assert state.next_draw == 0
