"""How likely each unseen card is in each place, by what the others did and did not do with it.

Every card that was dealt to another seat, or is still in the stock, came into a slot: a place in a dealt hand, a draw,
a place in the stock. Before the play all ways of putting cards into slots are equally likely. The play makes some ways
impossible (a card was in hand before it was played; a king was not in a hand that the rules would have made play it)
and others unlikely: who ends a turn with a card in hand that fits somewhere has kept it back, and mostly one does not.
So a way has the product over its cards of

    HELD_BACK[how often its seat ended a turn with the card in hand although it fitted]

as its weight, 0 where the rules exclude it, and nowhere else 0. What cards are held when a side is empty says nothing
here: then everything fits, and the number of cards is known.
"""

from typing import Final, NamedTuple

from ....cards import members
from ....games.kings_corner.core import FIRST_KING, KINGS
from ...impossible import Impossible
from ..knowledge.knowledge import Knowledge

#: The weight of a card in a slot when nothing speaks against it.
CERTAIN: Final = 1 << 15
#: How likely a card that fitted was kept in hand nevertheless: at none, one, two, and more ends of a turn.
HELD_BACK: Final = (1.0, 0.1, 0.05, 0.03)
#: The same for kings, which cost more.
KING_HELD_BACK: Final = (1.0, 0.05, 0.02, 0.01)

#: Owners of slots that are in nobody's hand.
STOCK: Final = 6
ABSENT: Final = 7


class Slot(NamedTuple):
    """A place that a card came into. ``turn``: how many turns ``owner``, a seat, had ended before it had the card."""

    owner: int
    turn: int = 0
    drawn: bool = False


class Candidate(NamedTuple):
    """A card whose slot is not known.

    ``seat``: who played it, after ``turn`` ended turns; -1 if it is unseen. ``laid``: a king laid at once when drawn.
    """

    card: int
    seat: int = -1
    turn: int = -1
    laid: bool = False


def slots_of(knowledge: Knowledge) -> list[Slot]:
    """The slots of all others' hands, then those of the stock in order, then of cards that are in no place.

    Raises :class:`Impossible`: a seat would have drawn more cards than it ever held.
    """
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
    """The unseen cards, then those that the others played, as many as there are slots."""
    past = knowledge.past
    return [
        *(Candidate(card) for card in members(knowledge.unseen)),
        *(Candidate(card, seat, turn) for seat, card, turn in past.played if seat != knowledge.seat),
        *(Candidate(card, seat, turn, True) for seat, card, turn in past.laid if seat != knowledge.seat),
    ]


class Scales:
    """Weighs cards in slots. ``inferring``: by what the play makes unlikely too, not only what it makes impossible."""

    def __init__(self, knowledge: Knowledge, inferring: bool) -> None:
        past, terms = knowledge.past, knowledge.terms
        self._told = [kings >= 0 for kings in knowledge.penalties.kings]
        self._lays_drawn_kings = bool(terms.lays_drawn_kings and not terms.draws_first)
        #: Per seat, for each of its ended turns: what was certainly not in hand then, and what fitted.
        self._excluded: list[list[int]] = [[] for _ in range(terms.players)]
        self._fitting: list[list[int]] = [[] for _ in range(terms.players)]
        for ended, stuck in zip(past.ended, knowledge.penalties.stuck, strict=True):
            no_kings = KINGS if knowledge.penalties.kings[ended.seat] == 0 else 0
            self._excluded[ended.seat].append(no_kings | (ended.fits if stuck else 0))
            self._fitting[ended.seat].append(ended.fits if inferring else 0)

    def ends(self, candidate: Candidate, slot: Slot) -> range:
        """The ended turns of its owner (from 0) in which the card was held to the end, if it came into ``slot``."""
        until = len(self._excluded[slot.owner]) if candidate.seat < 0 else candidate.turn
        return range(slot.turn, until)

    def weight(self, candidate: Candidate, slot: Slot) -> int:
        """The weight of the card in the slot, from 1 to ``CERTAIN``; 0 if it cannot be."""
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
        chances = KING_HELD_BACK if king else HELD_BACK
        return max(1, int(CERTAIN * chances[min(times, len(chances) - 1)]))

    def kept(self, candidate: Candidate, slot: Slot) -> int:
        """How often the card counts as a king kept back, if it came into ``slot`` (P32); 0 where no stakes tell."""
        if candidate.card < FIRST_KING or candidate.laid or slot.owner >= STOCK or not self._told[slot.owner]:
            return 0
        return len(self.ends(candidate, slot))
