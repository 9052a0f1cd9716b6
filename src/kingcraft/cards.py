"""Cards, sets of cards, and their text, both ways (``docs/rules/records.md``, cards).

A card is an int 0..51: ``rank * 4 + suit`` with ranks A 2 .. T J Q K = 0..12 and suits C D H S = 0..3. A set of
cards is an int of 52 bits, bit ``c`` for card ``c``. So in a descending pile the lowest bit is the top card and the
highest its base (Kings Corner), and a suit is every fourth bit (King).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
ACE: Final = 0
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12

FULL: Final = (1 << 52) - 1
SUIT_SETS: Final = (0x1111111111111, 0x2222222222222, 0x4444444444444, 0x8888888888888)
CLUBS, DIAMONDS, HEARTS, SPADES = SUIT_SETS
BLACK: Final = CLUBS | SPADES
RED: Final = DIAMONDS | HEARTS
RANK_SETS: Final = tuple(0xF << (4 * rank) for rank in range(13))

#: The pack before the shuffle: clubs, diamonds, hearts, spades, each from ace to king (``docs/rules/records.md``).
PACK_52: Final = tuple(rank * 4 + suit for suit in range(4) for rank in range(13))
#: The short pack: the same order without the ranks 2 to 6.
PACK_32: Final = tuple(card for card in PACK_52 if not 1 <= card >> 2 <= 5)

TEXTS: Final = tuple(RANKS[card >> 2] + SUITS[card & 3] for card in range(52))
_SUIT_SIGNS: Final = {"C": "♣♧", "D": "♦♢", "H": "♥♡", "S": "♠♤"}


def _spellings() -> dict[str, int]:
    # Every spelling is listed: case folding by Unicode would let strange letters in (U+017F is an S to str.upper).
    spellings = {}
    for card, text in enumerate(TEXTS):
        rank, suit = text[0], text[1]
        ranks = {rank, rank.lower()} | ({"10"} if rank == "T" else set())
        signs = _SUIT_SIGNS[suit]
        suits = {suit, suit.lower(), *signs, *(sign + "\ufe0f" for sign in signs)}
        for rank_text in ranks:
            for suit_text in suits:
                spellings[rank_text + suit_text] = card
                spellings[suit_text + rank_text] = card
    return spellings


_SPELLINGS: Final = _spellings()


def parse_card(text: str) -> int | None:
    """Return the card of any spelling that readers accept (``docs/rules/records.md``, cards); None for other texts."""
    return _SPELLINGS.get(text)


def parse_cards(text: str) -> list[int] | None:
    """Return the cards of a blank-separated list in its order; None if a word of it is no card."""
    cards = []
    for word in text.split():
        card = parse_card(word)
        if card is None:
            return None
        cards.append(card)
    return cards


def card_text(card: int) -> str:
    """Return the card as writers write it: ``QH``."""
    return TEXTS[card]


def cards_text(cards: Iterable[int]) -> str:
    """Return cards in the given order, separated by one space."""
    return " ".join(TEXTS[card] for card in cards)


def card_set(cards: Iterable[int]) -> int:
    """Return the set of the given cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def members(cards: int) -> Iterator[int]:
    """Yield the cards of a set, lowest bit first: aces first, within a rank C D H S."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def texts(cards: int) -> list[str]:
    """Return the cards of a set as texts, lowest bit first."""
    found = []
    while cards:  # as in members, but without a generator: this is half of what listing legal cards costs
        low = cards & -cards
        found.append(TEXTS[low.bit_length() - 1])
        cards ^= low
    return found


def is_pack(deck: Sequence[int], pack: Sequence[int]) -> bool:
    """Return whether ``deck`` holds exactly the cards of ``pack``, in any order."""
    return len(deck) == len(pack) and set(deck) == set(pack)
