"""What a deal of Kings Corner brought each seat, and the chances along its course, in percent of a deal won."""

from collections.abc import Sequence
from typing import Final

from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.scoring import settlement_of
from ...games.options import RuleSet
from ..graph import Point
from ..judged import Judged
from ..luck import Outcome

_DEAL: Final = 100.0


def prize(rules: RuleSet[KingsCornerOptions]) -> float:
    """Return the points that count as much as a deal won."""
    return 40.0 * sum(settlement_of(rules.options, 0).values[:12]) / 12


def outcome(rules: RuleSet[KingsCornerOptions], scores: Sequence[int], out: int) -> Outcome:
    """Return what a deal brought. ``out``: as in :func:`shares_won`."""
    even = _DEAL / len(scores)
    beyond = results(rules, scores, out, prize(rules))
    return Outcome([even + more for more in beyond], beyond, shares_won(rules, scores, out))


def results(rules: RuleSet[KingsCornerOptions], scores: Sequence[int], out: int, prize: float) -> list[float]:
    """Return what a deal brought each seat beyond an even share; it sums to 0.

    A deal won counts 100, and ``prize`` points by which a seat is better off than the others on average count as much.
    ``out``: as in :func:`shares_won`.
    """
    players = len(scores)
    mean = sum(scores) / players
    sign = 1 if _more_is_better(rules) else -1
    better = [sign * (score - mean) * players / (players - 1) for score in scores]
    shares = shares_won(rules, scores, out)
    return [share - _DEAL / players + _DEAL * points / prize for share, points in zip(shares, better, strict=True)]


def shares_won(rules: RuleSet[KingsCornerOptions], scores: Sequence[int], out: int) -> list[float]:
    """Return how much of a deal each seat has won.

    ``out``: the seat that went out; -1 for none, then those with the best score share the deal.
    """
    best = max(scores) if _more_is_better(rules) else min(scores)
    winners = [out] if out >= 0 else [seat for seat, score in enumerate(scores) if score == best]
    return [_DEAL / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def chances(players: int, judged: Sequence[Judged], begun: int = 0) -> list[Point]:
    """Return the chance of each seat to win the deal, from its turns in order.

    A turn gives the chance of its own seat; the others share the rest as they did before. ``begun``: the number of
    actions that were given; only if there are none, all chances are even at first.
    """
    shares = [_DEAL / players] * players
    points = [] if begun else [Point(0, list(shares))]
    for turn in judged:
        eye = turn.opened or turn.known
        own = _DEAL * eye.best.wins
        rest = sum(shares) - shares[turn.seat]
        left = _DEAL - own
        others = [left * share / rest if rest > 0 else left / (players - 1) for share in shares]
        shares = [own if seat == turn.seat else share for seat, share in enumerate(others)]
        points.append(Point(turn.action, [round(share, 2) for share in shares]))
    return points


def _more_is_better(rules: RuleSet[KingsCornerOptions]) -> bool:
    return rules.options.scoring == "chips" or rules.options.sign == "-"
