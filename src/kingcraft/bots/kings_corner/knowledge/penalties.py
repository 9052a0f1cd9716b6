"""What the stakes say: how many kings a seat has kept back, how many pass chips it has paid."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....games.kings_corner.core import COUNT_BITS, COUNT_MASK
from ....games.kings_corner.options import KingsCornerOptions
from ....games.kings_corner.terms import Terms
from ...decision import Impossible
from .past import EndedTurn, Past

#: A count that the stakes do not tell.
UNKNOWN: Final = -1


class Penalties(NamedTuple):
    """What the stakes say of each seat."""

    #: As in the core. Where two things cost the same they are one possible split of the stakes.
    kept: int
    paid: int
    #: By seat, the kings in hand at the ends of all its turns, added up, or ``UNKNOWN``.
    kings: tuple[int, ...]
    #: For each ended turn, whether it is certain that nothing could have been moved or played in it.
    stuck: tuple[bool, ...]


def penalties_of(options: KingsCornerOptions, terms: Terms, past: Past, stakes: Sequence[int]) -> Penalties:
    """Return what ``stakes`` (points or chips lost so far, by seat) say. Raises :class:`Impossible`: they cannot be."""
    if len(stakes) != terms.players:
        raise Impossible(f"penalties: {len(stakes)} for {terms.players} seats")
    fine = options.forced_king_penalty if terms.fines_kings else 0
    chip = options.chip_pass if terms.chips else 0
    kept = paid = 0
    kings: list[int] = []
    stuck = [False] * len(past.ended)
    for seat, stake in enumerate(stakes):
        extra = stake - (options.chip_ante if terms.chips else 0)
        turns = [number for number, each in enumerate(past.ended) if each.seat == seat]
        due = [number for number in turns if chip and _may_owe(terms, past, past.ended[number])]
        splits = _splits(extra, fine, chip, 4 * len(turns), len(due))
        if past.whole and chip and not terms.chip_when_stuck:
            splits = [split for split in splits if split[1] == len(due)]
        if not splits:
            raise Impossible(f"penalties: seat {seat} cannot have come to {stake}")
        fined, chips = splits[-1]
        kept += (fined & COUNT_MASK) << (COUNT_BITS * seat)
        paid += (chips & COUNT_MASK) << (COUNT_BITS * seat)
        certain = len(splits) == 1
        if terms.must_play_kings:
            kings.append(0)
        else:
            kings.append(fined if fine and certain else UNKNOWN)
        if past.whole and terms.chip_when_stuck and certain and chips == len(due):
            for number in due:
                stuck[number] = past.ended[number].open is False
    return Penalties(kept, paid, tuple(kings), tuple(stuck))


def _may_owe(terms: Terms, past: Past, ended: EndedTurn) -> bool:
    """Return whether a pass chip may have been due for this turn (K-6), as far as everyone could see."""
    if terms.chip_needs_draw and past.whole and not ended.drew:
        return False
    if terms.chip_when_stuck:
        return not ended.moved and not ended.open
    return not ended.played


def _splits(extra: int, fine: int, chip: int, most_kings: int, most_chips: int) -> list[tuple[int, int]]:
    ways = []
    for chips in range(most_chips + 1 if chip else 1):
        rest = extra - chip * chips
        if rest == 0:
            ways.append((0, chips))
        elif fine and rest > 0 and rest % fine == 0 and rest // fine <= most_kings:
            ways.append((rest // fine, chips))
    return ways
