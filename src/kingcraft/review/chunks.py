"""The chunks of a review, and what is found in one: the same in every process."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.limits import Stop
from ..games.game import State
from .choice import Choice
from .depth import Depth
from .game_review import game_review
from .graph import Point
from .judged import Judged
from .sentence import sentences_of
from .size import Scale, fate_of, hard_luck, missed, size_of

#: Decisions of a chunk.
_SIZE: Final = 8


class Chunk(NamedTuple):
    """The decisions ``first`` to ``last - 1`` of a deal."""

    deal: int
    first: int
    last: int


class Found(NamedTuple):
    """What was found in a chunk."""

    deal: int
    judged: list[Judged]
    #: Decisions with nothing to decide, by seat.
    forced: list[int]
    points: list[Point]
    #: Whether it was stopped.
    cut: bool


def chunks_of(decisions: Sequence[int]) -> list[Chunk]:
    """Divide deals with this many decisions each into chunks, in order."""
    return [
        Chunk(deal, first, min(first + _SIZE, count))
        for deal, count in enumerate(decisions)
        for first in range(0, count, _SIZE)
    ]


def found_in(choices: Sequence[Choice[State]], players: int, scale: Scale, depth: Depth, stop: Stop | None) -> Found:
    """Return what there is to find in ``choices``. ``stop``, once set, ends the work early."""
    found = Found(choices[0].deal, [], [0] * players, [], cut=False)
    for choice in choices:
        values = game_review(choice.state.rules.game).expected(choice, depth)
        each = judge(choice, scale, depth, stop)
        if stop:  # what was found then was found in haste
            return found._replace(cut=True)
        if values is not None:
            found.points.append(Point(choice.action, [round(value, 2) for value in values]))
        if each is None:
            found.forced[choice.seat] += 1
        else:
            found.judged.append(each)
    return found


def judge(choice: Choice[State], scale: Scale, depth: Depth, stop: Stop | None = None) -> Judged | None:
    """Judge a decision; None if there was nothing to decide: only one way, or nothing depended on it.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to what the seat has seen.
    """
    rules = choice.state.rules
    if len(choice.tokens) == 1 and len(choice.state.legal()) == 1:
        return None
    review = game_review(rules.game)
    known = review.known(choice, depth, stop)
    if known is None:
        return None
    opened = review.opened(choice, depth, stop)
    size = size_of(scale, known)
    if size == "fine" and opened is not None and choice.came is not None:
        opened = missed(opened, review.promised(choice.state, opened.best), choice.came)
    fate = fate_of(scale, known, opened)
    said = sentences_of(choice.phase, size, fate, known, opened, hard_luck(scale, fate, opened))
    return Judged(choice.deal, choice.action, choice.seat, choice.phase, size, fate, known, opened, said)
