"""What of a result was luck: all that the quality of play does not explain."""

from collections.abc import Sequence
from typing import Any, Final

from ..bots.kings_corner.search.search import prize_of
from ..games.kings_corner.rules import KingsCornerOptions
from ..games.kings_corner.scoring import settlement_of
from ..games.kings_corner.table import KingsCornerState
from ..games.options import RuleSet
from .eye import Option

_DEAL: Final = 100.0


def brought(state: Any, scores: Sequence[int]) -> list[float]:
    """What a deal that is over brought every seat: points in King, percent of a deal won in Kings Corner.

    ``state``: its last.
    """
    if not isinstance(state, KingsCornerState):
        return [float(score) for score in scores]
    even = _DEAL / len(scores)
    return [even + more for more in corner_results(state.rules, scores, state.out, prize(state.rules))]


def promised(rules: RuleSet[KingsCornerOptions], option: Option) -> float:
    """What an option was expected to bring, in the measure of :func:`brought`."""
    if rules.game == "king":
        return option.points
    return _DEAL * (option.wins + option.points / prize(rules))


def prize(rules: RuleSet[KingsCornerOptions]) -> float:
    """The points that count as much as a deal of Kings Corner won."""
    return float(prize_of(settlement_of(rules.options, 0)))


def king_results(scores: Sequence[int]) -> list[float]:
    """What a deal of King brought every seat beyond an even share, in points; it sums to 0."""
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def corner_results(rules: RuleSet[KingsCornerOptions], scores: Sequence[int], out: int, prize: float) -> list[float]:
    """What a deal of Kings Corner brought every seat beyond an even share, in percent of a deal won; it sums to 0.

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
    """How much of a deal of Kings Corner every seat has won, in percent.

    ``out``: who went out, -1 if nobody did: then those with the best score share the deal.
    """
    best = max(scores) if _more_is_better(rules) else min(scores)
    winners = [out] if out >= 0 else [seat for seat, score in enumerate(scores) if score == best]
    return [_DEAL / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def luck(results: Sequence[float], lost: Sequence[float]) -> list[float]:
    """The luck of every seat: its result, less what it should have been as everybody played.

    Who loses so much by bad play should end so much lower, and the others, who share it, so much higher. It sums to 0.
    """
    others = len(results) - 1
    total = sum(lost)
    return [found + own - (total - own) / others for found, own in zip(results, lost, strict=True)]


def _more_is_better(rules: RuleSet[KingsCornerOptions]) -> bool:
    return bool(rules.options.scoring == "chips" or rules.options.sign == "-")
