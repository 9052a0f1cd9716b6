"""What is asked of the server over HTTP, and answered: rooms, seats, lists of rooms.

The TypeScript types of ``web/`` are generated from here.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .client_messages import Count, Text
from .rule_messages import Options
from .server_messages import SeatView
from .words import Phase

Name = Annotated[str, Meta(min_length=1, max_length=24)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A seat of a new room: ``kind`` is ``you``, ``open`` (for a friend) or a bot's name."""

    kind: Text
    name: Annotated[str, Meta(max_length=24)] = ""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for a room.

    ``options``: changes to the preset. Exactly one seat is ``you``; in King the seats are drawn by lot (G5).
    ``hints``: whether players may ask for hints; where nothing is said, they may if all others are bots.
    ``undo``: whether players may take back what they did in their own turn (Kings Corner, before the draw); likewise.
    """

    game: Text
    preset: Text
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: Options = {}
    hints: bool | None = None
    undo: bool | None = None


class FromRoom(Struct, frozen=True, tag_field="kind", tag="room", forbid_unknown_fields=True, rename="camel"):
    """The cards of deal ``deal`` (0 first) of a match played here, after its first ``action`` actions.

    Of a match that is over; or with the secret of one of its seats as bearer token, of a deal that is.
    """

    room: Text
    deal: Count
    action: Count = 0


class FromRecord(Struct, frozen=True, tag_field="kind", tag="record", forbid_unknown_fields=True, rename="camel"):
    """The cards of deal ``deal`` (0 first) of a record (``kingcraft/1``), after its first ``action`` actions."""

    record: dict[str, Any]
    deal: Count
    action: Count = 0


class Alone(Struct, frozen=True, tag_field="kind", tag="alone", forbid_unknown_fields=True, rename="camel"):
    """Single deals by these rules, freshly dealt.

    ``contract``: King: each deal is of this contract; ``positive``: a deal with its auction or declaration. Empty: a
    match's first deal.
    """

    game: Text
    preset: Text
    options: Options = {}
    contract: Text = ""


class NewPractice(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for a room to practise in.

    Exactly one seat is ``you``, the others are bots; with given cards the seats are those of the match, in its order.
    ``deals``: how many are played; 0: until the match is over. ``hints``, ``undo``: as in :class:`NewRoom`.
    """

    source: FromRoom | FromRecord | Alone
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    deals: Annotated[int, Meta(ge=0, le=100)] = 1
    hints: bool | None = None
    undo: bool | None = None


class Seated(Struct, frozen=True, rename="camel"):
    """A seat was given. Keep ``secret``: it alone opens the seat again.

    ``commit``: the commitment to the first deal's seed, to be seen before the nonce in ``hello`` is made; empty where a
    practice begins with given cards.
    """

    room: str
    seat: int
    secret: str
    commit: str


class JoinRoom(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for an open seat of a room."""

    name: Name


class RoomSummary(Struct, frozen=True, rename="camel"):
    """A room in a list: enough for "continue" and "past matches".

    ``practice``: whether a number of deals is practised there; ``deals`` and ``totals`` are of these then.
    """

    room: str
    game: str
    preset: str
    phase: Phase
    seats: list[SeatView]
    you: int | None
    deals: int
    totals: list[int]
    winners: list[int]
    created: str
    practice: bool = False


class Problem(Struct, frozen=True, rename="camel"):
    """What a refused HTTP request is answered with.

    ``code``: one of :data:`ERRORS` or a reason code (``bad-format`` for impossible rules); ``key``: its text's Fluent
    id, or that of the text that says why options contradict each other, with its ``arguments``; ``place``: where the
    fault is (``rules.options.target``), if there is a place.
    """

    code: str
    key: str
    place: str = ""
    arguments: dict[str, str | int] = {}
