"""What the page that plays a match again receives: the match in short, then one deal at a time."""

from msgspec import Struct

from ..room.wire.observations import AnyObservation
from ..room.wire.rule_messages import TableRules
from ..room.wire.server_messages import Event, SeatView, Sheet, View


class ReplayMatch(Struct, frozen=True, rename="camel"):
    """A match that can be played again, without its cards."""

    #: Its room; empty for an uploaded record.
    room: str
    #: The game's name in records.
    game: str
    rules: TableRules
    #: Who sat where; all count as present.
    seats: list[SeatView]
    #: Its day (ISO 8601); empty if the record does not say it.
    date: str
    #: Whether the match has ended; if not, these are the deals that may be seen.
    over: bool
    #: The score sheet of the ended ones among them.
    sheet: Sheet
    #: How many actions each deal has; one number more than lines on the sheet if the last deal of a record has no end.
    actions: list[int]
    #: Whether matches of this game can be reviewed.
    reviews: bool


class ReplayFrame(Struct, frozen=True, rename="camel"):
    """The position after an action; the first one of a deal is the position as dealt."""

    #: What led here, as an onlooker of the table receives it: ``deal`` for the first, else ``act``.
    event: Event
    #: The cards that ``event.drawer`` drew by it, for ``event.drew`` where the page looks from that seat.
    drew: list[str]
    #: What an onlooker sees.
    table: AnyObservation
    #: The cards of every seat, sorted as in an Observation.
    hands: list[list[str]]
    #: The tokens of the seat to act.
    legal: list[str]
    #: The number of the trick or turn that the action belongs to, from 1; 0 for a call and for the first frame.
    stage: int
    #: The seat whose card is the highest of the trick on the table; -1: no card is in a trick.
    heads: int = -1


class ReplayDeal(Struct, frozen=True, rename="camel"):
    """One deal of a match, open."""

    #: Its number, from 0.
    deal: int
    #: The room as an onlooker saw it while the deal was played, with the score sheet of the deals before, and without a
    #: table: each frame has its own.
    view: View
    #: The same once the deal had ended, for the last frame (its event says ``ended``); null where the deal of a record
    #: has no end, and in a void deal.
    ended: View | None
    #: Its positions in order.
    frames: list[ReplayFrame]
    #: Whether the players gave the deal up after the last frame.
    void: bool = False
