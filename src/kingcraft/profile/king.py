"""King: what a player made of each deal. The conditions of what they find out are those of ``docs/profile.md``."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..cards import ACE, HEARTS, KING, RANK_SETS, SUIT_SETS, card_set
from ..games.king.actions import BIDS, LADDER
from ..games.king.options import NEGATIVE, PLAYERS
from ..games.king.scoring import bid_points
from ..games.king.table import KingState, Trick
from ..games.match import EndedDeal
from .played import Found, PlayedDeal, PlayedPart, Role

_KING_OF_HEARTS: Final = KING * 4 + 2
#: The hearts that are hard to lose.
_HIGH_HEARTS: Final = HEARTS & (RANK_SETS[ACE] | RANK_SETS[KING])
_MINUS_TWO: Final = BIDS["-2"]
#: The contracts in which a trick at the end is to be avoided, and the number of cards among which the last is lowest.
_LATE: Final = ("minus", "no-tricks", "last-two")
_LAST: Final = 4
#: The number of deals to avoid in a row without a penalty.
_CLEAN: Final = 3


class _King:
    """Implements :class:`PlayedPart`."""

    finds: Sequence[Found] = (
        "no-mark",
        "thrown",
        "way-out",
        "careful-hands",
        "fair-price",
        "two-below",
        "salesman",
        "eight-or-minus",
        "nearer-the-seller",
        "drawn",
    )

    def deals(self, ended: Sequence[EndedDeal], seat: int, alone: Sequence[bool]) -> list[PlayedDeal]:
        """See :meth:`PlayedPart.deals`."""
        played, row = [], 0
        for deal, own in zip(ended, alone, strict=True):
            made = _deal(deal, seat)
            if made.contract in NEGATIVE:
                row = row + 1 if own and made.points == 0 else 0
                if row == _CLEAN:
                    made.found.append("no-mark")
                    row = 0
            played.append(made)
        return played


def _deal(ended: EndedDeal, seat: int) -> PlayedDeal:
    state, points = ended.state, ended.scores[seat]
    assert isinstance(state, KingState)
    if ended.void:
        return PlayedDeal("", 0, void=True)
    role, auction = _role(state, seat), state.auction
    price = bid_points(state.options)[LADDER[auction.price]] if auction and role in ("bought", "sold") else 0
    return PlayedDeal(state.contract, points, role, price, found=list(_found(state, seat, points, role)))


def _role(state: KingState, seat: int) -> Role:
    auction = state.auction
    if state.unplayed:
        return "unplayed"
    if state.contract in NEGATIVE or state.options.auction == "off":
        return ""
    if auction is not None and auction.buyer == seat:
        return "bought"
    if state.dealer != seat:
        return "left"
    return "sold" if auction is not None and auction.buyer >= 0 else "kept"


def _found(state: KingState, seat: int, points: int, role: Role) -> Iterator[Found]:
    if (
        state.contract == "no-hearts"
        and state.hands[seat] & _HIGH_HEARTS
        and not any(HEARTS >> card & 1 for card in state.captured[seat])
    ):
        yield "careful-hands"
    if state.contract == "no-king" and any(_thrown(trick, seat) for trick in state.tricks):
        yield "thrown"
    if state.contract in _LATE and _way_out(state, seat):
        yield "way-out"
    if state.contract == "plus" and state.trump >= 0 and _drawn(state, seat):
        yield "drawn"
    yield from _sale(state, seat, points, role)


def _sale(state: KingState, seat: int, points: int, role: Role) -> Iterator[Found]:
    auction = state.auction
    if auction is None:
        return
    if role == "bought" and points > 0:
        if auction.price == _MINUS_TWO:
            yield "two-below"
        said = [call for caller, call in auction.calls if caller == seat and (call in BIDS or call == "match")]
        if said and said[-1] == "match":
            yield "nearer-the-seller"
        yield "fair-price"
    if role == "sold" and auction.ultimatum:
        yield "eight-or-minus"
    own = state.options.trick_value * state.taken[seat]
    if role == "sold" and state.contract == "plus" and points - own > own:
        yield "salesman"


def _card(trick: Trick, seat: int) -> int:
    """The card of ``seat`` in a complete trick."""
    return trick.cards[(seat - trick.leader) % PLAYERS]


def _thrown(trick: Trick, seat: int) -> bool:
    """Whether ``seat`` threw the king of hearts on another suit, and another seat took it."""
    threw = _card(trick, seat) == _KING_OF_HEARTS and trick.winner != seat
    return threw and not HEARTS >> trick.cards[0] & 1


def _way_out(state: KingState, seat: int) -> bool:
    """Whether the player led to the last trick, with the lowest of their last four cards, and did not take it."""
    if len(state.tricks) < state.options.tricks:
        return False
    if state.tricks[-1].leader != seat or state.tricks[-1].winner == seat:
        return False
    *before, lowest = (_strength(_card(trick, seat)) for trick in state.tricks[-_LAST:])
    return all(lowest < other for other in before)


def _strength(card: int) -> int:
    """The rank of a card, the ace highest."""
    rank = card >> 2
    return rank if rank != ACE else KING + 1


def _drawn(state: KingState, seat: int) -> bool:
    """Whether an ace took a trick after the player's lead of trump had left none with the others."""
    trumps, own, pulled = SUIT_SETS[state.trump] & card_set(state.options.pack), state.hands[seat], False
    for trick in state.tricks:
        card, out = _card(trick, seat), trumps & ~own
        if pulled and trick.winner == seat and card >> 2 == ACE and not trumps >> card & 1:
            return True
        played = card_set(trick.cards)
        own &= ~played
        trumps &= ~played
        pulled = pulled or bool(trick.leader == seat and card & 3 == state.trump and out and not trumps & ~own)
    return False


PLAYED: Final[PlayedPart] = _King()
