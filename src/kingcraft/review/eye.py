"""A judgement of a decision: what was played, what would have been best, and the difference."""

from collections.abc import Sequence

from msgspec import Struct

from ..bots.judgement import Judgement, Opinion


class Option(Struct, frozen=True, rename="camel"):
    """What could be done."""

    #: One token, or those of a whole turn in order.
    tokens: list[str]
    #: The expected points of the deal; in Kings Corner by how much the seat will be better off than the others on
    #: average.
    points: float
    #: The standard error of ``points``.
    error: float
    #: The chance to win the match; null where it is not known.
    chance: float | None


class Eye(Struct, frozen=True, rename="camel"):
    """A judgement of a decision with certain cards in sight."""

    best: Option
    played: Option
    #: By how much ``played`` is worse than ``best``, in the unit of the review, 0 or more. In percent of the match it
    #: counts points besides, a little, so that there is a better choice in a match that is decided.
    loss: float
    #: The standard error of ``loss``.
    error: float
    #: Deals of the unseen cards looked at.
    worlds: int
    #: In how many of them nothing that was looked at is better than ``best``.
    agreed: int
    #: Every token that would have done, ``best`` first: each that is less than an inaccuracy worse; empty where a
    #: decision is a whole turn.
    fine: list[str] = []


def eye_of(judgement: Judgement, token: str, fine: Sequence[str] = ()) -> Eye:
    """Return what a judgement says of the token that was played, compared with the best world by world.

    ``fine``: as in :class:`Eye`. Raises KeyError: it has no opinion of it.
    """
    best = judgement.best
    played = next((opinion for opinion in judgement.opinions if opinion.token == token), None)
    if played is None:
        raise KeyError(token)
    loss, error = (0.0, 0.0) if played is best else (max(0.0, played.gap.mean), played.gap.error)
    does = [best.token, *(other for other in fine if other != best.token)]
    return Eye(
        option_of(best), option_of(played), round(loss, 2), round(error, 2), judgement.worlds, best.best_in, does
    )


def fine_in(judgement: Judgement, inaccuracy: float) -> list[str]:
    """Return the tokens that are less than ``inaccuracy`` worse than the best, which comes first."""
    return [each.token for each in judgement.opinions if each.gap.mean < inaccuracy]


def option_of(opinion: Opinion) -> Option:
    """Return one token as an option."""
    return option([opinion.token], opinion.points, opinion.error, opinion.chance)


def option(tokens: list[str], points: float, error: float, chance: float | None) -> Option:
    """Return an option with its numbers rounded to what people read."""
    return Option(tokens, round(points, 2), round(error, 2), None if chance is None else round(chance, 4))
