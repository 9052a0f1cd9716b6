"""Reasons for a card in a negative deal, each true of the best card and not of the card it is compared with."""

from collections.abc import Callable
from typing import Final

from ...cards import SUITS, TEXTS, members
from ...games.king.play import LED, power
from ..sentence import Sentence
from .trick import Trick

#: A fact that speaks for the first card against the second; None if it does not hold.
Reason = Callable[[Trick, int, int], Sentence | None]

#: At least this many higher cards of a suit make it likely that another player has to beat a card.
_SEVERAL: Final = 2


def _gives(trick: Trick, best: int, rival: int) -> Sentence | None:
    """A card that costs points goes, and cannot come back."""
    given = [card for card in (best, rival) if trick.terms.penalty >> card & 1 and trick.loses(card)]
    return Sentence("why-gives", {"card": TEXTS[best]}) if given == [best] else None


def _free(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The last card of a trick that costs nothing takes it."""
    if not trick.last or trick.counts or trick.lying or not trick.takes(best) or trick.terms.penalty >> best & 1:
        return None
    if best & 3 != rival & 3 or power(best) < power(rival) or not trick.lower(best):
        return None
    return Sentence("why-free", {})


def _anyway(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Every card takes the trick, so a high one goes."""
    if best & 3 != rival & 3 or power(best) < power(rival) or not trick.lower(best):
        return None
    return Sentence("why-anyway", {}) if all(trick.takes(card) for card in members(trick.legal)) else None


def _ahead_anyway(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The lower card would head the trick too, so the high one goes."""
    if trick.leads or trick.last or best & 3 != rival & 3 or power(best) < power(rival) or not trick.lower(best):
        return None
    both = trick.ahead(best) and trick.ahead(rival)
    return Sentence("why-ahead-anyway", {"other": TEXTS[rival]}) if both else None


def _own(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The other card costs points, and its own player may have to take it."""
    risked = [card for card in (best, rival) if trick.terms.penalty >> card & 1]
    return Sentence("why-own", {"other": TEXTS[rival]}) if risked == [rival] and not trick.loses(rival) else None


def _uncounted(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Tricks count only at the end of the deal, which is still to come."""
    if trick.terms.penalty or trick.counts or trick.lower(best).bit_count() <= trick.lower(rival).bit_count():
        return None
    return Sentence("why-uncounted", {})


def _ducks(trick: Trick, best: int, rival: int) -> Sentence | None:
    """It cannot take the trick."""
    if not trick.loses(best) or trick.loses(rival):
        return None
    if trick.leads:
        return Sentence("why-lowest", {"suit": SUITS[best & 3]})
    return Sentence("why-ducks-cost" if trick.lying else "why-ducks", {})


def _still_out(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The other card would beat one that costs points and is still out."""
    if trick.loses(rival) or (trick.lower(best) & trick.terms.penalty and not trick.loses(best)):
        return None
    if not (trick.leads or trick.core[LED] >> rival & 1):
        return None
    feared = trick.lower(rival) & trick.terms.penalty
    if not feared:
        return None
    worst = max(members(feared), key=power)
    return Sentence("why-still-out", {"card": TEXTS[worst], "other": TEXTS[rival]})


def _throws(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Void: a card goes that would take a trick from lower cards later."""
    count = trick.lower(best).bit_count()
    if not trick.void or count <= trick.lower(rival).bit_count():
        return None
    return Sentence("why-throws", {"count": count})


def _keeps_low(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Neither can take the trick, and the lower one is of more use later."""
    if trick.leads or trick.void or not (trick.loses(best) and trick.loses(rival)):
        return None
    if best & 3 != rival & 3 or power(best) <= power(rival):
        return None
    return Sentence("why-keeps-low", {"other": TEXTS[rival]})


def _void_seat(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Another player has shown a void in the other card's suit, and could discard a card that costs points."""
    if not trick.leads or best & 3 == rival & 3 or trick.loses(rival) or trick.voids(best):
        return None
    voids = trick.voids(rival)
    return Sentence("why-void-seat", {"seat": voids[0], "suit": SUITS[rival & 3]}) if voids else None


def _last_of_suit(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Without the suit the player can discard when it is led."""
    if trick.own(best).bit_count() > 1 or trick.own(rival).bit_count() == 1 or not trick.out(best):
        return None
    return Sentence("why-last-of-suit", {"suit": SUITS[best & 3]})


def _low(trick: Trick, best: int, rival: int) -> Sentence | None:
    """It can take the trick, but many cards could still beat it."""
    if trick.last or not trick.ahead(best):
        return None
    higher, lower = trick.higher(best).bit_count(), trick.lower(best).bit_count()
    if higher < max(_SEVERAL, lower) or higher <= trick.higher(rival).bit_count():
        return None
    return Sentence("why-low", {"count": higher})


#: The first that holds is used.
AVOIDING: Final[tuple[Reason, ...]] = (
    _gives,
    _free,
    _anyway,
    _uncounted,
    _ducks,
    _own,
    _still_out,
    _throws,
    _keeps_low,
    _void_seat,
    _ahead_anyway,
    _last_of_suit,
    _low,
)
