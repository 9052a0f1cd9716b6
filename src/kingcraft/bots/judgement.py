"""What a bot that thinks says about a choice: what every legal token is worth, and how sure it is."""

from typing import NamedTuple, Protocol

from .decision import Decision
from .gap import Gap
from .stop import Stop


class Opinion(NamedTuple):
    """What one legal token is worth to the seat to act.

    ``points``: the expected points of the whole deal, more is better. King: the points that the deal will score for the
    seat, payments included. Kings Corner: by how many points (chips) the seat will be better off than the others on
    average. ``error``: the standard error of ``points``. ``wins``: the chance to go out in this deal (Kings Corner; 0
    in King). ``best_in``: in how many of the worlds looked at no other token was better. ``gap``: by how much it is
    worse than the token to play first, both tried in the same worlds: that says more than ``points`` and ``error`` of
    the two. In Kings Corner winning the deal counts in it as it does in the search
    (:func:`~kingcraft.bots.kings_corner.search.search.prize_of`).
    """

    token: str
    points: float
    error: float
    wins: float
    best_in: int
    gap: Gap


class Judgement(NamedTuple):
    """Opinions of every legal token, the one to play first; ``worlds``: deals of the unseen cards looked at."""

    opinions: tuple[Opinion, ...]
    worlds: int
    playouts: int

    @property
    def best(self) -> Opinion:
        """The token to play."""
        return self.opinions[0]


class Judge(Protocol):
    """Somebody who can say what each choice is worth, from what its seat may know."""

    def judge(self, decision: Decision, stop: Stop | None = None) -> Judgement:
        """What every legal token is worth. ``stop``, once set, ends the thinking soon: what is known then is said.

        Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
        """
