"""Reasons for a card in a plus game, each true of the best card and not of the card it is compared with."""

from typing import Final

from ...cards import SUIT_SETS, SUITS, TEXTS, members
from ...games.king.play import power
from ..sentence import Sentence
from .avoiding import Reason
from .trick import Trick


def _surely(trick: Trick, best: int, rival: int) -> Sentence | None:
    """No player can beat it."""
    if not trick.takes(best) or trick.takes(rival):
        return None
    if trick.leads and not trick.out(best):
        return Sentence("why-only-suit", {"suit": SUITS[best & 3]})
    return Sentence("why-surely", {})


def _enough(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Both take the trick, and the better one is kept."""
    if not (trick.takes(best) and trick.takes(rival)):
        return None
    trump = trick.terms.trump
    if (best & 3 == rival & 3 and power(best) < power(rival)) or best & 3 != trump == rival & 3:
        return Sentence("why-enough", {"other": TEXTS[rival]})
    return None


def _lost(trick: Trick, best: int, rival: int) -> Sentence | None:
    """No card takes the trick, so the better one is kept."""
    if trick.leads or trick.ahead(best) or trick.ahead(rival) or power(best) >> 2 >= power(rival) >> 2:
        return None
    if any(trick.ahead(card) for card in members(trick.legal)):
        return None
    return Sentence("why-lost", {"other": TEXTS[rival]})


def _draws(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Trumps are led, so that they fall."""
    trump, out = trick.terms.trump, trick.trumps_out()
    if not trick.leads or not out or best & 3 != trump or rival & 3 == trump:
        return None
    return Sentence("why-draws", {"count": out.bit_count()})


def _trumped(trick: Trick, best: int, rival: int) -> Sentence | None:
    """A player has none of the other card's suit, and may hold a trump."""
    trump, out = trick.terms.trump, trick.trumps_out()
    if not trick.leads or not out or rival & 3 in (trump, best & 3):
        return None
    barred = trick.knowledge.barred
    ruffing = {card: [seat for seat in trick.voids(card) if out & ~barred[seat]] for card in (best, rival)}
    if not ruffing[rival] or (ruffing[best] and best & 3 != trump):
        return None
    return Sentence("why-trumped", {"seat": ruffing[rival][0], "suit": SUITS[rival & 3]})


def _master(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Only a trump beats it."""
    if best & 3 == trick.terms.trump or not trick.ahead(best) or trick.higher(best) or not trick.trumps_out():
        return None
    if trick.ahead(rival) and not trick.higher(rival):
        return None
    return Sentence("why-master", {"suit": SUITS[best & 3]})


def _ahead(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The other card could no longer take the trick."""
    if trick.leads or not trick.ahead(best) or trick.ahead(rival):
        return None
    return Sentence("why-ahead", {"other": TEXTS[rival]})


def _unsure(trick: Trick, best: int, rival: int) -> Sentence | None:
    """The higher card may be beaten, and is kept."""
    higher = trick.higher(rival).bit_count()
    if trick.last or not higher or not trick.ahead(rival) or best & 3 != rival & 3 or power(best) > power(rival):
        return None
    return Sentence("why-unsure", {"other": TEXTS[rival], "count": higher})


def _ruffs_next(trick: Trick, best: int, rival: int) -> Sentence | None:
    """Without the suit the player can trump it."""
    trump = trick.terms.trump
    if trump < 0 or best & 3 == trump or trick.own(best).bit_count() > 1 or not trick.out(best):
        return None
    if not trick.knowledge.hand & SUIT_SETS[trump] or trick.own(rival).bit_count() == 1:
        return None
    return Sentence("why-ruffs-next", {"suit": SUITS[best & 3]})


#: The first that holds is used.
TAKING: Final[tuple[Reason, ...]] = (_surely, _enough, _lost, _ahead, _master, _draws, _trumped, _unsure, _ruffs_next)
