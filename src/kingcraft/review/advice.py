"""The bid advisor, ready for the wire: what the games of a hand are worth, and which prices pay."""

from msgspec import Struct

from ..bots.budget import Budget
from ..bots.decision import Decision
from ..bots.king.calling.advice import Advice, advice
from ..bots.stop import Stop
from .sentence import Sentence, margin
from .size import CLEAR


class GameAdvice(Struct, frozen=True, rename="camel"):
    """A game that the seat may come to play: its token, the points expected of it in this deal alone (what a scarce
    choice costs later is not in them), and the units it should take.
    """

    token: str
    points: float
    error: float
    units: float
    sentence: Sentence


class PriceAdvice(Struct, frozen=True, rename="camel"):
    """A price. ``gain``: how much better a deal at ``bid`` is than none, in points; ``pays``: ``yes``, ``no``, or
    ``open`` where chance is larger than the gain.
    """

    bid: str
    points: float
    gain: float
    error: float
    pays: str
    sentence: Sentence


class BidAdvice(Struct, frozen=True, rename="camel"):
    """Advice for a call. ``games``: the best first; ``prices``: in the order of the ladder, empty if none is asked.

    ``otherwise``, ``error``: the points expected without a sale.
    """

    games: list[GameAdvice]
    prices: list[PriceAdvice]
    otherwise: float
    error: float
    worlds: int


def bid_advice(decision: Decision, budget: Budget, stop: Stop | None = None) -> BidAdvice:
    """Advice for the seat that is to call. Raises as :func:`kingcraft.bots.king.calling.advice.advice` does."""
    return told(advice(decision, budget, stop))


def told(found: Advice) -> BidAdvice:
    """Advice with its sentences."""
    games = [
        GameAdvice(game.token, game.points, game.error, game.units, _game(game.token, game.points, game.error))
        for game in found.games
    ]
    prices = []
    for price in found.prices:
        pays = "open" if abs(price.gain) < CLEAR * price.gain_error else "yes" if price.pays else "no"
        said: dict[str, str | int] = {"best": price.bid, "error": margin(price.gain_error)}
        if pays != "open":
            said["loss"] = abs(round(price.gain))
        sentence = Sentence(f"review-price-{pays}", said)
        prices.append(PriceAdvice(price.bid, price.points, price.gain, price.gain_error, pays, sentence))
    return BidAdvice(games, prices, found.otherwise, found.otherwise_error, found.worlds)


def _game(token: str, points: float, error: float) -> Sentence:
    return Sentence("review-game", {"best": token, "expected": round(points), "error": margin(error)})
