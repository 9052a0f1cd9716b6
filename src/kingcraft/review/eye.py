"""One look at a decision: what was played, what would have been best, and what lies between them."""

import math

from msgspec import Struct

from ..bots.judgement import Judgement, Opinion


class Option(Struct, frozen=True, rename="camel"):
    """What could be done. ``tokens``: one; in Kings Corner those of the whole turn, in order.

    ``points``, ``error``: expected points and their standard error: in King what the deal scores, in Kings Corner by
    how much the seat will be better off than the others on average. ``wins``: the chance to go out in this deal (0 in
    King).
    """

    tokens: list[str]
    points: float
    error: float
    wins: float


class Eye(Struct, frozen=True, rename="camel"):
    """A look at a decision with certain cards in sight.

    ``loss``: how much worse ``played`` is than ``best``, in the unit of the review, 0 or more; ``error``: the standard
    error of that. ``worlds``: deals of the unseen cards looked at; ``agreed``: in how many of them nothing that was
    looked at is better than ``best``.
    """

    best: Option
    played: Option
    loss: float
    error: float
    worlds: int
    agreed: int


def eye_of(judgement: Judgement, token: str) -> Eye:
    """What a judgement says of the token that was played. Raises KeyError: it has no opinion of it.

    Both options were looked at in the same worlds; their errors are added up as if that were not so, which makes the
    error of the loss too large rather than too small.
    """
    best = judgement.best
    played = next((opinion for opinion in judgement.opinions if opinion.token == token), None)
    if played is None:
        raise KeyError(token)
    same = played.token == best.token
    loss = 0.0 if same else max(0.0, best.points - played.points)
    error = 0.0 if same else math.hypot(best.error, played.error)
    return Eye(option_of(best), option_of(played), loss, error, judgement.worlds, best.best_in)


def option_of(opinion: Opinion) -> Option:
    """One token as an option."""
    return Option([opinion.token], opinion.points, opinion.error, opinion.wins)
