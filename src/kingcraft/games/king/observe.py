"""The Observation of a King deal: an allow-list. ``tests/leaks`` checks that hidden cards do not change it."""

from functools import lru_cache

from msgspec.structs import replace

from ...cards import SUITS, TEXTS, members
from .actions import LADDER
from .auction import Auction
from .choosing import Used
from .contracts import unit_total, unit_value, units_of
from .options import NEGATIVE, PLAYERS, KingOptions
from .table import KingState, Trick
from .view import AuctionView, BidView, KingObservation, TrickView, UsedView


def observe(state: KingState, seat: int | None = None, public: KingObservation | None = None) -> KingObservation:
    """Return what ``seat`` may know of ``state`` (None: an onlooker).

    ``public``: what an onlooker sees of the same State, if known; the seat's hand is added to it.
    """
    seen = public or _observe_public(state)
    return seen if seat is None else replace(seen, seat=seat, hand=[*_sorted_texts(state.hand(seat))])


def _observe_public(state: KingState) -> KingObservation:
    # Of the hands it reads only how many cards they hold; bids, declarations and cards played are public.
    contract = state.contract
    return KingObservation(
        seat=None,
        phase=state.phase,
        to_act=state.to_act,
        dealer=state.dealer,
        number=state.used.deals,
        totals=list(state.totals),
        contract=contract,
        trump=SUITS[state.trump] if state.trump >= 0 else "",
        value=unit_value(state.options, contract) if contract else 0,
        total=_total(state),
        declarer=state.declarer,
        leader=state.leader,
        hand=[],
        counts=[state.hand(holder).bit_count() for holder in range(PLAYERS)],
        trick=_trick_view(state.trick),
        tricks=[_trick_view(trick) for trick in state.tricks],
        taken=list(state.taken),
        captured=[[TEXTS[card] for card in cards] for cards in state.captured],
        auction=None if state.auction is None else _auction_view(state.auction),
        unplayed=state.unplayed,
        history=list(state.history),
        scores=state.scores() if state.over else [],
        used=_used_view(state.options, state.used) if state.options.chooser else None,
    )


def _total(state: KingState) -> int:
    if state.terms is not None:
        return units_of(state.terms, state.options)
    return unit_total(state.options, state.contract) if state.contract else 0


@lru_cache(maxsize=4096)  # of four hands three are as they were one action before
def _sorted_texts(hand: int) -> tuple[str, ...]:
    return tuple(TEXTS[card] for card in sorted(members(hand), key=lambda card: (card & 3, (card - 4) % 52)))


def _used_view(options: KingOptions, used: Used) -> UsedView:
    played = {str(name): used.played[NEGATIVE.index(name)] for name in options.contracts}
    return UsedView(played, list(used.negatives), list(used.positives))


@lru_cache(maxsize=4096)  # complete tricks stay as they are
def _trick_view(trick: Trick) -> TrickView:
    return TrickView(trick.leader, [TEXTS[card] for card in trick.cards], trick.winner)


def _auction_view(auction: Auction) -> AuctionView:
    return AuctionView(
        auctioneer=auction.auctioneer,
        calls=[BidView(seat, token) for seat, token in auction.calls],
        high=_bid_text(auction.high),
        holder=auction.holder,
        bids=auction.bids,
        passed=list(auction.passed),
        countered=[_bid_text(bid) for bid in auction.countered],
        asked=_bid_text(auction.asked),
        ultimatum=auction.ultimatum,
        buyer=auction.buyer,
        price=_bid_text(auction.price),
    )


def _bid_text(bid: int) -> str:
    return LADDER[bid] if bid >= 0 else ""
