"""The shuffle is the fairness protocol of ``docs/rules/records.md``, bit for bit, and it is unbiased."""

from collections import Counter

import pytest

from kingcraft.cards import PACK_32, PACK_52, cards_text
from kingcraft.shuffle import below, commit, deck

SEED = bytes(range(32))
NONCES = [
    bytes.fromhex("00112233445566778899aabbccddeeff"),
    b"",
    bytes.fromhex("ffeeddccbbaa99887766554433221100"),
    b"",
]


def test_commit_is_the_vector_of_the_rules() -> None:
    assert commit(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_G_18_the_deck_is_the_vector_of_the_rules() -> None:
    assert cards_text(deck(SEED, 0, NONCES, PACK_52)) == (
        "TC 9D TH 9S 3D 9H KD 4H 8D QS KS 8H 2H AH 4D 3H AC 5H 6H 6D 3C TS QH 7H JH TD "
        "7C 4S 2S 7D 8C JD 2C QD KH 5D 6C JS 6S QC JC 3S 9C 4C 7S 5S 5C KC AD AS 8S 2D"
    )


def test_deck_of_the_short_pack_stays_as_it_is() -> None:
    assert cards_text(deck(SEED, 0, NONCES, PACK_32)) == (
        "AH AS JC 7C KS TC QH QD 9C 7D 8H 7H KC AC KD JD 8S 7S TH KH TS 9H 9S QS AD JH 8C TD 8D JS 9D QC"
    )
    assert cards_text(deck(SEED, 9, [b"", b"", b"", b""], PACK_32)) == (
        "AD QC 7D 8S JC AS JS 9H QS 8D QH TS AH KS 8C TD AC 9C 9S KD QD JH TC KH 7H JD 9D 7S 7C KC TH 8H"
    )


def test_every_input_changes_the_deck() -> None:
    base = deck(SEED, 0, NONCES, PACK_52)
    others = [
        deck(SEED[::-1], 0, NONCES, PACK_52),
        deck(SEED, 1, NONCES, PACK_52),
        deck(SEED, 0, NONCES[::-1], PACK_52),
        deck(SEED, 0, [b"", *NONCES[1:]], PACK_52),
    ]
    assert all(sorted(other) == sorted(PACK_52) for other in others)
    assert len({tuple(cards) for cards in (base, *others)}) == 5


def test_bytes_cannot_move_between_the_nonces_of_two_seats() -> None:
    assert deck(SEED, 0, [b"ab", b""], PACK_52) != deck(SEED, 0, [b"a", b"b"], PACK_52)


def test_below_rejects_words_beyond_the_last_whole_multiple() -> None:
    # floor(2**32 / 52) * 52 = 4294967248: the 48 words from there on would favour the remainders 0..47.
    limit = 2**32 // 52 * 52
    words = iter([2**32 - 1, limit, limit - 1, 7])
    assert below(words, 52) == 51
    assert next(words) == 7


def test_below_a_power_of_two_rejects_nothing() -> None:
    assert below(iter([2**32 - 1]), 32) == 31


@pytest.mark.parametrize(
    ("seed", "deal", "nonces"),
    [(b"short", 0, []), (SEED, -1, []), (SEED, 2**32, []), (SEED, 0, [b"x" * 65])],
)
def test_what_the_protocol_does_not_know_is_refused(seed: bytes, deal: int, nonces: list[bytes]) -> None:
    with pytest.raises(ValueError, match=r"byte|32-bit"):
        deck(seed, deal, nonces, PACK_52)


def test_a_nonce_may_have_64_bytes() -> None:
    assert sorted(deck(SEED, 2**32 - 1, [b"x" * 64], PACK_52)) == sorted(PACK_52)


def test_cards_fall_evenly_on_positions() -> None:
    """Chi-square over (position, card) of 3,900 decks of 13 cards: 144 degrees of freedom, so about 144 +- 17."""
    pack = PACK_52[:13]
    decks = 3900
    counts = Counter((place, card) for n in range(decks) for place, card in enumerate(deck(SEED, n, [], pack)))
    expected = decks / 13
    chi_square = sum((counts[place, card] - expected) ** 2 / expected for place in range(13) for card in pack)
    assert 90 < chi_square < 210
