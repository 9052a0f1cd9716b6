"""The Observation of a Kings Corner deal: an allow-list. ``tests/leaks`` checks that hidden cards do not change it."""

from msgspec.structs import replace

from ...cards import TEXTS, texts
from .actions import PLACES
from .table import KingsCornerState
from .view import KingsCornerObservation


def observe(
    state: KingsCornerState, seat: int | None = None, public: KingsCornerObservation | None = None
) -> KingsCornerObservation:
    """Return what ``seat`` may know of ``state`` (None: an onlooker).

    ``public``: what an onlooker sees of the same State, if known; the seat's hand and last draw are added to it.
    """
    seen = public or _observe_public(state)
    if seat is None:
        return seen
    drew = [TEXTS[card] for card in state.drawn[seat]]
    return replace(seen, seat=seat, hand=texts(state.hands[seat]), drew=drew)


def _observe_public(state: KingsCornerState) -> KingsCornerObservation:
    # Whole piles are public (P11).
    over, hands = state.over, state.hands
    return KingsCornerObservation(
        seat=None,
        phase=state.phase,
        to_act=state.to_act,
        dealer=state.dealer,
        number=state.number,
        totals=list(state.totals),
        hand=[],
        counts=[hand.bit_count() for hand in hands],
        piles={name: texts(pile)[::-1] for name, pile in zip(PLACES, state.core[1], strict=True)},
        stock=len(state.stock),
        next_draw=state.next_draw,
        moved=state.moved,
        passed=state.passed,
        drew=[],
        penalties=state.stakes,
        pot=state.pot_now,
        history=list(state.history),
        out=state.out,
        stuck=state.stuck,
        left=[texts(hand) for hand in hands] if over else [],
        scores=state.scores() if over else [],
    )
