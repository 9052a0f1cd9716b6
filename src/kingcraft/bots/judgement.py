"""What a bot that thinks says about a choice: what every legal token is worth, and how sure it is."""

from typing import NamedTuple

from .gap import Gap


class Opinion(NamedTuple):
    """What one legal token is worth to the seat to act."""

    token: str
    #: Expected points of the whole deal; more is better. King: the points that the deal will score for the seat,
    #: payments included. Kings Corner: by how many points (chips) the seat will be better off than the others on
    #: average.
    points: float
    #: The standard error of ``points``.
    error: float
    #: The chance to win the match; None where it is not known (:mod:`.kings_corner.equity`), and in King.
    chance: float | None
    #: The number of worlds in which no other token was better.
    best_in: int
    #: By how much it is worse than the token to play first, in the same worlds; more precise than the difference of
    #: their ``points``. In Kings Corner in matches: the chance to win it, and a little for points.
    gap: Gap


class Judgement(NamedTuple):
    """Opinions of every legal token, the one to play first."""

    opinions: tuple[Opinion, ...]
    #: Deals of the unseen cards that were looked at.
    worlds: int
    playouts: int

    @property
    def best(self) -> Opinion:
        """The token to play."""
        return self.opinions[0]
