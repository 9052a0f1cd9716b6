"""What one seat may know of a Kings Corner deal; :mod:`.observe` fills it in."""

from typing import ClassVar, Literal

from msgspec import Struct


class KingsCornerObservation(Struct, frozen=True, rename="camel", tag_field="game", tag="kings-corner"):
    """What one seat, or an onlooker, knows of a deal of Kings Corner."""

    SINCE_2: ClassVar[tuple[str, ...]] = ("number", "totals", "stuck")

    #: The seat whose view it is; null: an onlooker's.
    seat: int | None
    #: What the deal is waiting for: ``play`` (a card, a move or the end of the turn), ``over``.
    phase: Literal["play", "over"]
    #: The seat that acts next; -1 when the deal is over.
    to_act: int
    #: The seat that dealt.
    dealer: int
    #: The deal's number in the match, from 0; void deals do not count.
    number: int
    #: Each seat's points (chips) in the match before this deal.
    totals: list[int]
    #: The cards of ``seat``, sorted by rank and suit; empty for an onlooker.
    hand: list[str]
    #: The number of cards in each hand.
    counts: list[int]
    #: The cards of every pile, base first, by its place (N E S W NE SE SW NW).
    piles: dict[str, list[str]]
    #: How many cards are left in the stock.
    stock: int
    #: How many cards ``end`` draws now.
    next_draw: int
    #: Whether the seat to act has done anything in this turn.
    moved: bool
    #: How many turns in a row were passed.
    passed: int
    #: The cards that ``seat`` itself drew last; shown to it alone.
    drew: list[str]
    #: Per seat, points for kings kept back (``forced_king=penalty``), or chips paid into the pot in this deal.
    penalties: list[int]
    #: The chips in the pot; 0 once a seat has won them.
    pot: int
    #: Every action of the deal so far as (seat, token); all of it is public.
    history: list[tuple[int, str]]
    #: The seat that went out; -1: none, or blocked.
    out: int
    #: Whether the deal is blocked because no seat could lay or move a card. False: a player could, and passed.
    stuck: bool
    #: The cards left in each hand when the deal is over; empty before.
    left: list[list[str]]
    #: Each seat's points when the deal is over; empty before.
    scores: list[int]
