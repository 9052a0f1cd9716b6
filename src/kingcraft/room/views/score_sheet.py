"""The running score sheet of a match, for the eyes of everybody (G20)."""

from typing import Any, Final

from ...games.king.view import KingObservation
from ...games.kings_corner.view import KingsCornerObservation
from ...games.match import EndedDeal, Match
from ...games.options import RuleSet
from ...games.registry import observe
from ..wire.server_messages import DealLine, Sheet

#: Contracts in which tricks are counted and not cards; ``last-two`` counts tricks too, but only the last two.
_TRICKS: Final = ("no-tricks", "plus", "minus")
#: How many deals of a King match are positive where the contracts are fixed (G30).
_POSITIVE: Final = 4


def score_sheet(match: Match, begins: int = 0, ends: int = 0) -> Sheet:
    """The score sheet of ``match``. ``ends``: that of its deals ``begins`` .. ``ends - 1`` alone, which nobody wins."""
    ended = match.ended[begins:] if ends else match.ended
    return Sheet(
        deals=[_line(deal) for deal in ended],
        plan=plan(match.rules)[len(match.ended) : ends or None],
        totals=[sum(deal.scores[seat] for deal in ended) for seat in range(match.players)],
        winners=[] if ends else match.winners,
    )


def plan(rules: RuleSet[Any]) -> list[str]:
    """What every deal of a match is about, as far as it is fixed before the first one: King's contracts in order."""
    if rules.game != "king" or rules.options.contract_choice != "fixed":
        return []
    # Without minus among the declarations there is nothing to decide but the trump.
    positive = "positive" if "minus" in rules.options.declare and not rules.options.trump_fixed else "plus"
    return [*rules.options.contracts, *[positive] * _POSITIVE]


def _line(deal: EndedDeal) -> DealLine:
    scores = list(deal.scores)
    if deal.void:
        return DealLine(deal.dealer, "", "", scores, [""] * len(scores), void=True)
    seen = observe(deal.state)
    if isinstance(seen, KingObservation):
        return DealLine(deal.dealer, seen.contract, seen.trump, scores, _counted(seen))
    assert isinstance(seen, KingsCornerObservation)
    return DealLine(deal.dealer, "", "", scores, [" ".join(cards) for cards in seen.left])


def _counted(seen: KingObservation) -> list[str]:
    if seen.unplayed:
        return ["" for _ in seen.taken]
    if seen.contract in _TRICKS:
        return [str(tricks) for tricks in seen.taken]
    if seen.contract == "last-two":
        winners = [trick.winner for trick in seen.tricks[-2:]]
        return [str(winners.count(seat)) for seat in range(len(seen.taken))]
    return [" ".join(cards) for cards in seen.captured]
