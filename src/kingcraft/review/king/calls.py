"""A reason for a call of King: what the hand is worth, where that speaks for the better call."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...games.king.options import KingOptions
from ...games.king.view import KingObservation
from ...games.options import RuleSet
from ..hand_worth import GameOfHand
from ..sentence import Sentence
from ..worths.king import WORTH

#: As a game is named; plus games begin with ``_PLUS``.
_MINUS: Final = "minus"
_PLUS: Final = "plus:"


def call_reason(
    rules: RuleSet[KingOptions], observation: KingObservation, legal: Sequence[str], best: str, played: str
) -> Sentence | None:
    """Say why ``best`` is better than ``played``: what the hand is worth, or with which trump it takes more tricks.

    None where the hand alone does not speak for it, because it depends on the others.
    """
    worth = WORTH.worth(rules, observation, legal)
    if worth is None:
        return None
    games = {game.token: game for game in worth.games}
    if best in games and played in games:
        return _more_tricks(games, best, played)
    auction = observation.auction
    standing = "" if auction is None else auction.asked or auction.high
    meant = {"match": standing, "yes": standing, "accept": standing}
    over = {bid.bid: bid.over for bid in worth.bids}
    better, worse = over.get(meant.get(best, best)), over.get(meant.get(played, played))
    speaks = _sells(better, worse) if observation.seat == observation.dealer else _buys(better, worse)
    return worth.games[0].sentence if speaks else None


def _buys(better: float | None, worse: float | None) -> bool:
    """Return whether the bid that was made is too dear, or one that the hand can pay was not made.

    By how many points each is more than the hand is worth; None: it is no bid.
    """
    if worse is None:
        return better is not None and better < 0
    return worse > 0 and (better is None or better < worse)


def _sells(better: float | None, worse: float | None) -> bool:
    """Return whether a sale that pays was refused, or one that does not was made; as in :func:`_buys`."""
    if worse is None:
        return better is not None and better > 0
    return worse < 0 and better is None


def _more_tricks(games: Mapping[str, GameOfHand], best: str, played: str) -> Sentence | None:
    more, fewer = round(games[best].tricks), round(games[played].tricks)
    if _MINUS in (best, played) or more <= fewer:
        return None
    said: dict[str, str | int] = {"trump": best.removeprefix(_PLUS), "count": more}
    return Sentence("why-more-tricks", said | {"against": played.removeprefix(_PLUS), "tricks": fewer})
