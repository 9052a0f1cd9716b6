"""The running score sheet of a match, for everyone at the table (G20)."""

from ...games.match import EndedDeal, Match
from ...games.registry import observe
from ..faces.face import FACES
from ..wire.server_messages import DealLine, Sheet


def score_sheet(match: Match, begins: int = 0, ends: int = 0) -> Sheet:
    """Return the score sheet; with ``ends`` only that of deals ``begins`` .. ``ends - 1``, without winners."""
    ended = match.ended[begins:] if ends else match.ended
    return Sheet(
        deals=[_line(match, deal) for deal in ended],
        plan=FACES[match.rules.game].plan(match.rules.options)[len(match.ended) : ends or None],
        totals=[sum(deal.scores[seat] for deal in ended) for seat in range(match.players)],
        winners=[] if ends else match.winners,
    )


def _line(match: Match, deal: EndedDeal) -> DealLine:
    if deal.void:
        scores = list(deal.scores)
        return DealLine(deal.dealer, "", "", scores, [""] * len(scores), void=True)
    return FACES[match.rules.game].score_line(deal, observe(deal.state))
