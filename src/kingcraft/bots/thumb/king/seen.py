"""A King deal in play as one seat sees it, in ints.

Cards are numbered by strength: ``strength * 4 + suit``, strengths 2 3 .. K A = 0..12 (the ace is high in King), suits C
D H S = 0..3. A higher bit of a suit's set is a stronger card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ....cards import FULL, RANKS, SUIT_SETS, SUITS, members
from ....games.king.view import KingObservation, TrickView

#: The number of a card by its text.
CARDS: Final[Mapping[str, int]] = {
    rank + suit: ((RANKS.index(rank) + 12) % 13) * 4 + SUITS.index(suit) for rank in RANKS for suit in SUITS
}
#: The short pack: sevens and up.
SHORT_PACK: Final = FULL & ~((1 << 20) - 1)
#: Strengths.
ACE: Final = 12
KING: Final = 11
QUEEN: Final = 10
JACK: Final = 9
#: The suit of hearts.
HEARTS: Final = 2


def strengths(*of: int) -> int:
    """Return the set of the cards of the given strengths."""
    return sum(0xF << (4 * strength) for strength in of)


@dataclass(frozen=True, slots=True)
class Seen:
    """What matters for the choice of a card."""

    seat: int
    #: The own cards, and all that are in other hands: sets.
    hand: int
    unseen: int
    #: The other three seats.
    others: tuple[int, ...]
    #: Those of them that play after this seat in this trick.
    later: tuple[int, ...]
    #: Cards in each hand.
    counts: tuple[int, ...]
    #: Per seat, the set of all cards of the suits it has shown not to hold.
    void: tuple[int, ...]
    #: The suit led, -1 when leading.
    led: int
    #: The card that takes the trick so far; -1 when leading.
    best: int
    #: The set of the cards in the trick.
    table: int
    #: Its suit or -1.
    trump: int
    #: This one included.
    tricks_left: int

    def above(self, card: int) -> int:
        """Return the unseen cards of the card's suit that beat it."""
        return (self.unseen & SUIT_SETS[card & 3]) >> (card + 1) << (card + 1)

    def below(self, card: int) -> int:
        """Return the unseen cards of the card's suit that it beats."""
        return self.unseen & SUIT_SETS[card & 3] & ((1 << card) - 1)

    def share(self, seat: int, suit: int) -> float:
        """Return the chance that ``seat`` holds one unseen card of ``suit``, by the hand sizes of possible holders."""
        suit_set = SUIT_SETS[suit]
        if self.void[seat] & suit_set:
            return 0.0
        room = sum(self.counts[other] for other in self.others if not self.void[other] & suit_set)
        return self.counts[seat] / room if room else 0.0

    def holders(self, suit: int) -> int:
        """Return how many of the others may hold ``suit``."""
        return sum(not self.void[other] & SUIT_SETS[suit] for other in self.others)


def suit_of(letter: str) -> int:
    """Return the suit of its letter; -1 for none."""
    return SUITS.index(letter) if letter else -1


def to_set(texts: Sequence[str]) -> int:
    """Return the set of the cards with the given texts."""
    return sum(1 << CARDS[text] for text in texts)


def winning(trick: TrickView, trump: int) -> int:
    """Return the card that takes the trick so far; -1 when it is empty."""
    best = -1
    for text in trick.cards:
        card = CARDS[text]
        if best < 0 or (card > best if card & 3 == best & 3 else card & 3 == trump):
            best = card
    return best


def see(observation: KingObservation) -> Seen:
    """Read the observation of a seat in play. Raises ValueError: it is an onlooker's."""
    seat = observation.seat
    if seat is None:
        raise ValueError("an onlooker does not play")
    players = len(observation.counts)
    trick = observation.trick
    hand = to_set(observation.hand)
    table = to_set(trick.cards)
    gone = table
    void = [0] * players
    for played in (*observation.tricks, trick):
        for place, text in enumerate(played.cards):
            card = CARDS[text]
            gone |= 1 << card
            led = CARDS[played.cards[0]] & 3
            if card & 3 != led:
                void[(played.leader + place) % players] |= SUIT_SETS[led]
    dealt = sum(observation.counts) + gone.bit_count()
    pack = FULL if dealt > SHORT_PACK.bit_count() else SHORT_PACK
    return Seen(
        seat=seat,
        hand=hand,
        unseen=pack & ~hand & ~gone,
        others=tuple(other for other in range(players) if other != seat),
        later=tuple((seat + step) % players for step in range(1, players - len(trick.cards))),
        counts=tuple(observation.counts),
        void=tuple(void),
        led=CARDS[trick.cards[0]] & 3 if trick.cards else -1,
        best=winning(trick, suit_of(observation.trump)),
        table=table,
        trump=suit_of(observation.trump),
        tricks_left=hand.bit_count(),
    )


def cards_of(cards: int) -> list[int]:
    """Return the cards of a set, weakest first."""
    return list(members(cards))


def rounded(estimate: float) -> float:
    """Round an estimate to what all machines compute alike: the last bit of powers may differ, frozen play must not."""
    return round(estimate, 9)
