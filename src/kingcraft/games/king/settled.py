"""Whether anything is left to win in a deal of King, told from what lies open."""

from .view import KingObservation


def settled(seen: KingObservation) -> bool:
    """Whether the rest of the play can change nobody's points.

    So it is when every card that counts in the contract has been taken, in rules that play on all the same (G19 left
    out). Where tricks count, the last one matters. It reads what an onlooker sees, so that the answer tells
    nobody anything.
    """
    return seen.phase == "play" and sum(map(len, seen.captured)) == seen.total
