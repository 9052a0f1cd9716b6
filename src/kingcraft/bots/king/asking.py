"""How often an auctioneer asks for more: once. People who have refused find a second question tedious."""

from collections.abc import Sequence
from typing import Final

from ...games.king.actions import LADDER
from ...games.king.view import KingObservation

#: How often an auctioneer asks before the answer.
ASKS: Final = 1
_COUNTER: Final = "counter:"
#: With fewer bids to ask for, the least is one of them.
_SOME: Final = 2
_ULTIMATUM: Final = "ultimatum"


def asking_once(observation: KingObservation, legal: Sequence[str]) -> Sequence[str]:
    """Return the ``legal`` tokens without another question, once a counter-offer has been refused."""
    auction = observation.auction
    if auction is None or len(auction.countered) < ASKS:
        return legal
    return [token for token in legal if not asks(token)]


def asking_boldly(observation: KingObservation, legal: Sequence[str]) -> Sequence[str]:
    """Return the tokens of a casual auctioneer, who may ask once: not for the least, and without the ultimatum.

    In 3,000 auctions the ultimatum of the rules of thumb brought nothing, and asking for the second least made up for
    half of what a second question had brought.
    """
    auction = observation.auction
    if auction is None or observation.phase != "decide":
        return legal
    left = [token for token in asking_once(observation, legal) if token != _ULTIMATUM]
    kind = [token for token in left if token.startswith(_COUNTER + auction.high[:1])]
    least = min(kind, key=lambda token: LADDER.index(token.removeprefix(_COUNTER)), default="")
    return left if len(kind) < _SOME else [token for token in left if token != least]


def asks(token: str) -> bool:
    """Return whether an auctioneer asks with it for more: a counter-offer, or the ultimatum."""
    return token == _ULTIMATUM or token.startswith(_COUNTER)
