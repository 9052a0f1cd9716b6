"""What one seat may know of a Kings Corner deal; :mod:`.observe` fills it in."""

from typing import Literal

from msgspec import Struct


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
    phase: Literal["play", "over"]
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
