"""How likely each unseen card is in each place, by what the others did and did not do with it.

Every card of another seat or of the stock came into a slot: a place in a dealt hand, a draw, a place in the stock.
Before the play all ways of putting cards into slots are equally likely. The play makes some impossible (weight 0: a
card was in hand before it was played; the rules would have made a seat play its king) and others unlikely: the weight
of a way is the product of :data:`HELD_BACK` over its cards. Turns that end with an empty side tell nothing: then
everything fits, and the number of cards is known.
"""

from typing import Final, NamedTuple

from ....cards import members
from ....games.kings_corner.core import FIRST_KING, KINGS
from ...decision import Impossible
from ..knowledge.knowledge import Knowledge

#: The weight of a card in a slot when nothing speaks against it.
CERTAIN: Final = 1 << 15
#: How likely a card that fitted was kept in hand nevertheless: at none, one, two, and more ends of a turn.
HELD_BACK: Final = (1.0, 0.1, 0.05, 0.03)
#: The same for kings, which cost more.
KING_HELD_BACK: Final = (1.0, 0.05, 0.02, 0.01)
#: Both between two players. There waiting wins: two Masters keep more than half of what fits, two beginners nothing.
HELD_BACK_BY_ONE: Final = (1.0, 0.5, 0.35, 0.25)
KING_HELD_BACK_BY_ONE: Final = (1.0, 0.15, 0.08, 0.05)

#: Owners of slots that are in no hand.
STOCK: Final = 6
ABSENT: Final = 7


class Slot(NamedTuple):
    """A place that a card came into."""

    owner: int
    #: The number of turns that ``owner``, a seat, had ended before it had the card.
    turn: int = 0
    drawn: bool = False


class Candidate(NamedTuple):
    """A card whose slot is not known."""

    card: int
    #: The seat that played it, after ``turn`` ended turns; -1 if it is unseen.
    seat: int = -1
    turn: int = -1
    #: A king laid at once when drawn.
    laid: bool = False


def slots_of(knowledge: Knowledge) -> list[Slot]:
    """Return the slots of the others' hands, of the stock in order, and of no place. Raises :class:`Impossible`."""
    past, slots = knowledge.past, []
    for seat in range(knowledge.players):
        if seat == knowledge.seat:
            continue
        held = knowledge.counts[seat] + sum(each.seat == seat for each in (*past.played, *past.laid))
        turns = past.draws.turns[seat]
        if len(turns) >= held:
            raise Impossible(f"seat {seat} has drawn {len(turns)} cards, but held {held} in all")
        slots += [Slot(seat)] * (held - len(turns)) + [Slot(seat, turn, True) for turn in turns]
    return slots + [Slot(STOCK)] * knowledge.stock + [Slot(ABSENT)] * knowledge.absent


def candidates_of(knowledge: Knowledge) -> list[Candidate]:
    """Return the unseen cards, then those that the others played: one for each slot."""
    past = knowledge.past
    return [
        *(Candidate(card) for card in members(knowledge.unseen)),
        *(Candidate(card, seat, turn) for seat, card, turn in past.played if seat != knowledge.seat),
        *(Candidate(card, seat, turn, True) for seat, card, turn in past.laid if seat != knowledge.seat),
    ]


class SlotWeights:
    """Weighs cards in slots. ``inferring``: by what the play makes unlikely, not only by what it makes impossible."""

    def __init__(self, knowledge: Knowledge, inferring: bool) -> None:
        past, terms = knowledge.past, knowledge.terms
        self._told = [kings >= 0 for kings in knowledge.penalties.kings]
        self._chances = (HELD_BACK_BY_ONE, KING_HELD_BACK_BY_ONE) if terms.players == 2 else (HELD_BACK, KING_HELD_BACK)
        self._lays_drawn_kings = bool(terms.lays_drawn_kings and not terms.draws_first)
        #: Per seat, for each of its ended turns: what was certainly not in hand then, and what fitted.
        self._excluded: list[list[int]] = [[] for _ in range(terms.players)]
        self._fitting: list[list[int]] = [[] for _ in range(terms.players)]
        for ended, stuck in zip(past.ended, knowledge.penalties.stuck, strict=True):
            no_kings = KINGS if knowledge.penalties.kings[ended.seat] == 0 else 0
            self._excluded[ended.seat].append(no_kings | (ended.fits if stuck else 0))
            self._fitting[ended.seat].append(ended.fits if inferring else 0)

    def ends(self, candidate: Candidate, slot: Slot) -> range:
        """Return the ended turns (from 0) through which the owner of ``slot`` held the card if it came into it."""
        until = len(self._excluded[slot.owner]) if candidate.seat < 0 else candidate.turn
        return range(slot.turn, until)

    def weight(self, candidate: Candidate, slot: Slot) -> int:
        """Return the weight of the card in the slot, from 1 to ``CERTAIN``; 0 if it cannot be."""
        card, seat, turn, laid = candidate
        if slot.owner >= STOCK:
            return CERTAIN if seat < 0 else 0
        if seat >= 0 and (seat != slot.owner or slot.turn > turn):
            return 0
        if laid:
            return CERTAIN if slot.drawn else 0
        king = card >= FIRST_KING
        if king and slot.drawn and self._lays_drawn_kings:
            return 0
        times = 0
        excluded, fitting = self._excluded[slot.owner], self._fitting[slot.owner]
        for end in self.ends(candidate, slot):
            if excluded[end] >> card & 1:
                return 0
            times += fitting[end] >> card & 1
        chances = self._chances[king]
        return max(1, int(CERTAIN * chances[min(times, len(chances) - 1)]))

    def kept(self, candidate: Candidate, slot: Slot) -> int:
        """Return how often the card counts as a king kept back in ``slot`` (P32); 0 where no stakes tell."""
        if candidate.card < FIRST_KING or candidate.laid or slot.owner >= STOCK or not self._told[slot.owner]:
            return 0
        return len(self.ends(candidate, slot))
