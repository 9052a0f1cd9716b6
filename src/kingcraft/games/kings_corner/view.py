"""What one seat may know of a Kings Corner deal: an allow-list, built from nothing (leak test in ``tests/leaks``)."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from ...cards import TEXTS, texts
from .actions import PLACES

if TYPE_CHECKING:
    from .table import KingsCornerState


class KingsCornerObservation(Struct, frozen=True, rename="camel", tag_field="game", tag="kings-corner"):
    """What ``seat`` (None: an onlooker) knows.

    ``phase``: ``play`` or ``over``. ``hand`` is sorted by rank and suit; ``counts``: cards in each hand; ``piles``:
    place (N E S W NE SE SW NW) to its cards, base first; ``stock``: how many cards are left; ``next_draw``: how many
    ``end`` draws now. ``moved``: whether the seat to act has done anything in this turn. ``passed``: passed turns in
    a row. ``drew``: the cards ``seat`` itself drew last, at its last draw (shown to it alone). ``penalties``: points
    a seat for kings kept back (``forced_king=penalty``) or chips paid into the pot in this deal; ``pot``: chips in
    it, 0 once somebody has won them. ``history``: every action so far with its seat: all of it is public. When over:
    ``out`` is the seat that went out (-1: blocked), ``left`` the cards left in each hand, ``scores`` the points;
    before: -1, none, none.
    """

    seat: int | None
    phase: str
    to_act: int
    dealer: int
    hand: list[str]
    counts: list[int]
    piles: dict[str, list[str]]
    stock: int
    next_draw: int
    moved: bool
    passed: int
    drew: list[str]
    penalties: list[int]
    pot: int
    history: list[tuple[int, str]]
    out: int
    left: list[list[str]]
    scores: list[int]


def observe(state: "KingsCornerState") -> KingsCornerObservation:
    """What everybody may know of ``state``; whole piles are public (P11)."""
    over, hands = state.over, state.hands
    return KingsCornerObservation(
        seat=None,
        phase="over" if over else "play",
        to_act=state.to_act,
        dealer=state.dealer,
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
        left=[texts(hand) for hand in hands] if over else [],
        scores=state.scores() if over else [],
    )


def add_own(public: KingsCornerObservation, state: "KingsCornerState", seat: int) -> KingsCornerObservation:
    """``public``, what everybody may know of ``state``, with what ``seat`` alone knows: its hand and what it drew."""
    drew = [TEXTS[card] for card in state.drawn[seat]]
    return replace(public, seat=seat, hand=texts(state.hands[seat]), drew=drew)
