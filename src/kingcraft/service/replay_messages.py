"""What the page that plays a match again receives: the match in short, and one deal at a time, position by position."""

from msgspec import Struct

from ..room.wire.observations import AnyObservation
from ..room.wire.rule_messages import TableRules
from ..room.wire.server_messages import Event, SeatView, Sheet, View


class ReplayMatch(Struct, frozen=True, rename="camel"):
    """A match that can be played again, without its cards.

    ``room``: its room, empty for a record that somebody brought; ``date``: its day (ISO 8601), empty if the record does
    not say it. ``seats``: everybody counts as present. ``over``: whether the match has ended; if not, there are the
    deals that may be seen. ``sheet``: the score sheet of the ended ones among them. ``actions``: how many actions each
    of them has, in order; one number more than lines on the sheet where the last deal of a record has no end.
    """

    room: str
    game: str
    rules: TableRules
    seats: list[SeatView]
    date: str
    over: bool
    sheet: Sheet
    actions: list[int]


class ReplayFrame(Struct, frozen=True, rename="camel"):
    """The position after an action; the first one of a deal is the position as dealt.

    ``event``: what led here, as an onlooker of the table receives it (``deal`` for the first, else ``act``); ``drew``:
    the cards that ``event.drawer`` drew by it, for ``event.drew`` where the page looks from that seat. ``table``: what
    an onlooker sees. ``hands``: the cards of every seat, sorted as in an Observation. ``legal``: the tokens of the seat
    to act. ``stage``: the number of the trick or turn that the action belongs to, from 1; 0 for a call and for the
    first frame.
    """

    event: Event
    drew: list[str]
    table: AnyObservation
    hands: list[list[str]]
    legal: list[str]
    stage: int
    #: The seat whose card is the highest of the trick on the table; -1: no card is in a trick.
    heads: int = -1


class ReplayDeal(Struct, frozen=True, rename="camel"):
    """One deal of a match, open.

    ``view``: the room as an onlooker saw it while the deal was played, with the score sheet of the deals before, and
    without a table: each frame has its own. ``ended``: the same once the deal had ended, for the last frame (its event
    says ``ended``); None where the deal of a record has no end, and in a void deal.
    """

    deal: int
    view: View
    ended: View | None
    frames: list[ReplayFrame]
    #: Whether the players gave the deal up after the last frame.
    void: bool = False
