"""Cards, sets of cards, and their text (``docs/rules/records.md``, cards)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingcraft import cards

SETS = st.integers(0, cards.FULL)


def test_52_cards_rank_above_suit() -> None:
    assert [cards.card_text(card) for card in (0, 1, 2, 3, 4, 51)] == ["AC", "AD", "AH", "AS", "2C", "KS"]
    assert len(set(cards.TEXTS)) == 52
    for card, text in enumerate(cards.TEXTS):
        assert card == cards.RANKS.index(text[0]) * 4 + cards.SUITS.index(text[1])


@pytest.mark.parametrize("card", range(52))
def test_parse_is_the_inverse_of_text(card: int) -> None:
    assert cards.parse_card(cards.card_text(card)) == card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("QH", "QH"),
        ("HQ", "QH"),
        ("qh", "QH"),
        ("hQ", "QH"),
        ("Q♥", "QH"),
        ("♥Q", "QH"),
        ("Q♥\ufe0f", "QH"),
        ("♥\ufe0fQ", "QH"),
        ("Q♡", "QH"),
        ("10S", "TS"),
        ("S10", "TS"),
        ("♠10", "TS"),
        ("10s", "TS"),
        ("ts", "TS"),
        ("ac", "AC"),
        ("2♦", "2D"),
        ("♣k", "KC"),
    ],
)
def test_readers_accept(text: str, card: str) -> None:
    assert cards.parse_card(text) == cards.TEXTS.index(card)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Q",
        "H",
        "QQ",
        "HH",
        "1S",
        "11S",
        "0S",
        "QH ",
        " QH",
        "QHH",
        "QHS",
        "T0S",
        "BH",
        "Q♥♥",
        "10",
        "1OS",
        "QX",
        "7ſ",
        "ſ7",
        "ﬅ",
        "Q\ufe0fH",
        "\ufe0fQH",
        "QH\ufe0f",
    ],
)
def test_other_texts_are_no_cards(text: str) -> None:
    assert cards.parse_card(text) is None


def test_lists_of_cards() -> None:
    assert cards.parse_cards("QH  10s\t♣A\n") == [46, 39, 0]
    assert cards.parse_cards("") == []
    assert cards.parse_cards("QH XX") is None
    assert cards.cards_text([46, 39, 0]) == "QH TS AC"
    assert cards.cards_text([]) == ""


@given(st.lists(st.integers(0, 51)))
def test_lists_both_ways(deck: list[int]) -> None:
    assert cards.parse_cards(cards.cards_text(deck)) == deck


@given(SETS)
def test_sets_both_ways(held: int) -> None:
    members = list(cards.members(held))
    assert members == sorted(set(members))
    assert cards.card_set(members) == held
    assert len(members) == held.bit_count()
    assert cards.texts(held) == [cards.card_text(card) for card in members]


def test_the_named_sets() -> None:
    assert cards.CLUBS | cards.DIAMONDS | cards.HEARTS | cards.SPADES == cards.FULL == cards.card_set(range(52))
    assert cards.BLACK | cards.RED == cards.FULL
    assert cards.BLACK & cards.RED == 0
    for suit, held in enumerate(cards.SUIT_SETS):
        assert set(cards.members(held)) == {card for card in range(52) if card % 4 == suit}
    for rank, held in enumerate(cards.RANK_SETS):
        assert set(cards.members(held)) == set(range(4 * rank, 4 * rank + 4))
    assert cards.texts(cards.RANK_SETS[cards.KING]) == ["KC", "KD", "KH", "KS"]
    assert cards.texts(cards.RANK_SETS[cards.JACK]) == ["JC", "JD", "JH", "JS"]
    assert cards.texts(cards.RANK_SETS[cards.QUEEN] & cards.RED) == ["QD", "QH"]
    assert cards.texts(cards.RANK_SETS[cards.ACE] & cards.BLACK) == ["AC", "AS"]


def test_the_packs_in_the_base_order_of_the_shuffle() -> None:
    assert cards.cards_text(cards.PACK_52[:14]) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"
    assert sorted(cards.PACK_52) == list(range(52))
    assert cards.cards_text(cards.PACK_32[:9]) == "AC 7C 8C 9C TC JC QC KC AD"
    assert len(cards.PACK_32) == 32


def test_is_pack() -> None:
    assert cards.is_pack(cards.PACK_52[::-1], cards.PACK_52)
    assert not cards.is_pack(cards.PACK_52[:51], cards.PACK_52)
    assert not cards.is_pack([*cards.PACK_52[:51], cards.PACK_52[0]], cards.PACK_52)
    assert not cards.is_pack([*cards.PACK_52, 0], cards.PACK_52)
    assert not cards.is_pack(cards.PACK_52, cards.PACK_32)
