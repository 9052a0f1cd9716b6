"""How a match ended for each player: the rank, the distance, and what the cards had to do with it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..record.replay import Replay
from .review import Review
from .sentence import Sentence
from .size import Unit

#: Luck of less than this share of a blunder is none worth a word; and luck of less than this, in percent of the match.
_SLIGHT: Final = 0.5
_SLIGHT_PERCENT: Final = 10.0


class Standing(Struct, frozen=True, rename="camel"):
    """How a match that is over ended for one player."""

    #: From 1; equal totals share a rank.
    rank: int
    #: The points of the match.
    total: int
    #: How many points behind the best the player is; of the best, how many ahead of the next.
    distance: int
    #: The seat that this distance is to; -1: there is none.
    other: int
    #: Points, or percent of the match, that the cards gave the player, below 0 took from them (``Scale.unit``).
    luck: float
    #: Two sentences to the player: how the match ended, and what the cards had to do with it.
    sentences: list[Sentence]


def standings(replay: Replay, review: Review) -> list[Standing]:
    """Return how the match ended for each player, by seat; empty while it is not over."""
    match = replay.match
    if not match.over:
        return []
    totals = match.totals
    # Which totals are better is known to the game alone; those of the winners are.
    most = max(range(len(totals)), key=totals.__getitem__) in match.winners
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat] if most else totals[seat], seat))
    return [_standing(review, totals, order, seat) for seat in range(len(totals))]


def _standing(review: Review, totals: Sequence[int], order: Sequence[int], seat: int) -> Standing:
    rank = 1 + next(place for place, other in enumerate(order) if totals[other] == totals[seat])
    other = next((each for each in order if each != seat), -1)
    distance = abs(totals[seat] - totals[other]) if other >= 0 else 0
    luck = review.players[seat].luck
    said = [ended(rank, distance, other), luck_of(review.scale.unit, review.scale.blunder, luck)]
    return Standing(rank, totals[seat], distance, other, luck, said)


def ended(rank: int, distance: int, other: int) -> Sentence:
    """Say how a match ended; the arguments are as in :class:`Standing`."""
    said: dict[str, str | int] = {"seat": other, "count": distance}
    if rank > 1:
        return Sentence("ended-behind", {**said, "rank": rank})
    return Sentence("ended-first", said) if distance else Sentence("ended-shared", {"seat": other})


def luck_of(unit: Unit, blunder: float, luck: float) -> Sentence:
    """Say what the cards had to do with it. ``blunder``: the least loss of one."""
    points = unit == "points"
    if abs(luck) < (_SLIGHT * blunder if points else _SLIGHT_PERCENT):
        return Sentence("ended-luck-even", {})
    side = "gave" if luck > 0 else "owed"
    return Sentence(f"ended-luck-{side}" + ("" if points else "-match"), {"count": abs(round(luck))})
