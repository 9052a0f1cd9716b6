"""The words that the sampler of worlds works in: each card's slots with their weights, and a first way that fits."""

import functools
from array import array
from collections.abc import Sequence
from typing import Final

from ....cards import TEXTS
from ...decision import Impossible
from ..knowledge.knowledge import Knowledge
from .inference import STOCK, SlotWeights, candidates_of, slots_of

#: How many cards (and slots) there are; if kings kept back are counted, what one too many or too few costs, in bits,
#: else 0; cards in the stock; the own hand and seat; the seats; the stream of chance.
SIZE: Final = 0
FINED: Final = 1
LEFT: Final = 2
HAND: Final = 3
SEAT: Final = 4
PLAYERS: Final = 5
STREAM: Final = 6
#: A factor 4: the walk may pass through ways in which the kings do not come out right.
_LENIENT: Final = 2
#: Six words: per seat, the kings kept back that the cards, where they are now, do not account for.
MISSING: Final = 8
# After the controls:
#:   per card            its number; its slot now; 1 if it is unseen, 0 if it was played from its slot
#:   per slot            its owner
#:   per card and slot   the weight of the card there
#:   per card and slot   (only if kings kept back are counted) how often it counts as a king kept back there
TABLES: Final = 16


@functools.lru_cache(maxsize=8)
def chain_of(knowledge: Knowledge, inferring: bool) -> "array[int]":
    """Return the words in a way of dealing that fits; a sampler works on a copy. Raises :class:`Impossible`."""
    slots, candidates = slots_of(knowledge), candidates_of(knowledge)
    scales = SlotWeights(knowledge, inferring)
    kinds = list(dict.fromkeys(slots))
    which = [kinds.index(slot) for slot in slots]
    weights = [[scales.weight(candidate, kind) for kind in kinds] for candidate in candidates]
    rows = [[row[kind] for kind in which] for row in weights]
    start = first_assignment([candidate.card for candidate in candidates], rows)
    wanted = [max(0, kings) for kings in knowledge.penalties.kings]
    fined = any(wanted)
    words = array("q", [0]) * TABLES
    words[SIZE], words[FINED], words[LEFT] = len(slots), _LENIENT if fined else 0, knowledge.stock
    words[HAND], words[SEAT], words[PLAYERS] = knowledge.hand, knowledge.seat, knowledge.players
    words.extend(candidate.card for candidate in candidates)
    words.extend(start)
    words.extend(candidate.seat < 0 for candidate in candidates)
    words.extend(slot.owner for slot in slots)
    for row in rows:
        words.extend(row)
    if fined:
        wanted[knowledge.seat] = 0
        kept = [[scales.kept(candidate, kind) for kind in kinds] for candidate in candidates]
        for row, place in zip(kept, start, strict=True):
            words.extend(row[kind] for kind in which)
            if slots[place].owner < STOCK:
                wanted[slots[place].owner] -= row[which[place]]
        for seat, kings in enumerate(wanted):
            words[MISSING + seat] = kings
    return words


def first_assignment(cards: Sequence[int], rows: Sequence[Sequence[int]]) -> list[int]:
    """Return a slot for every card (bipartite matching by augmenting paths). Raises :class:`Impossible`."""
    if not rows:
        return []
    slots = len(rows[0])
    if len(rows) != slots:
        raise Impossible(f"{len(rows)} cards are not accounted for, but there are {slots} places for them")
    holder = [-1] * slots
    choices = [[slot for slot, weight in enumerate(row) if weight] for row in rows]

    def settle(number: int, asked: set[int]) -> bool:
        for slot in choices[number]:
            if holder[slot] < 0:
                holder[slot] = number
                return True
        for slot in choices[number]:
            if slot not in asked:
                asked.add(slot)
                if settle(holder[slot], asked):
                    holder[slot] = number
                    return True
        return False

    for number in sorted(range(len(rows)), key=lambda number: len(choices[number])):
        if not settle(number, set()):
            raise Impossible(f"no play by these rules leaves a place for {TEXTS[cards[number]]}")
    way = [0] * slots
    for slot, number in enumerate(holder):
        way[number] = slot
    return way
