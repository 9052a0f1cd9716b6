"""The bid advisor: what the games of a hand are worth, and which prices pay."""

from ...bots.decision import Decision
from ...bots.king.calling.advice import Advice, PriceWorth, advice
from ...bots.limits import Budget, Stop
from ..advice import BidAdvice, GameAdvice, Pays, PriceAdvice
from ..sentence import Sentence, margin
from ..size import CLEAR


def bid_advice(decision: Decision, budget: Budget, stop: Stop | None = None) -> BidAdvice:
    """Advise the seat that is to call. Raises as :func:`kingcraft.bots.king.calling.advice.advice` does."""
    return with_sentences(advice(decision, budget, stop))


def with_sentences(found: Advice) -> BidAdvice:
    """Return advice with its sentences."""
    games = [
        GameAdvice(game.token, game.points, game.error, game.units, _game(game.token, game.points, game.error))
        for game in found.games
    ]
    prices = [_price(price) for price in found.prices]
    return BidAdvice(games, prices, found.otherwise, found.otherwise_error, found.worlds)


def _game(token: str, points: float, error: float) -> Sentence:
    return Sentence("review-game", {"best": token, "expected": round(points), "error": margin(error)})


def _price(price: PriceWorth) -> PriceAdvice:
    pays: Pays = "open" if abs(price.gain) < CLEAR * price.gain_error else "yes" if price.pays else "no"
    said: dict[str, str | int] = {"best": price.bid, "error": margin(price.gain_error)}
    if pays != "open":
        said["loss"] = abs(round(price.gain))
    sentence = Sentence(f"review-price-{pays}", said)
    return PriceAdvice(price.bid, price.points, price.gain, price.gain_error, pays, sentence)
