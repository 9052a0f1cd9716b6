"""One look at a decision: what was played, what would have been best, and what lies between them."""

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
    """What a judgement says of the token that was played, compared world by world with the best.

    Raises KeyError: it has no opinion of it.
    """
    best = judgement.best
    played = next((opinion for opinion in judgement.opinions if opinion.token == token), None)
    if played is None:
        raise KeyError(token)
    loss, error = (0.0, 0.0) if played is best else (max(0.0, played.gap.mean), played.gap.error)
    return Eye(option_of(best), option_of(played), round(loss, 2), round(error, 2), judgement.worlds, best.best_in)


def option_of(opinion: Opinion) -> Option:
    """One token as an option."""
    return option([opinion.token], opinion.points, opinion.error, opinion.wins)


def option(tokens: list[str], points: float, error: float, wins: float) -> Option:
    """An option, its numbers rounded to what people read."""
    return Option(tokens, round(points, 2), round(error, 2), round(wins, 4))
