"""What is asked of the server over HTTP, and answered: rooms, seats, lists of rooms, practice, refusals."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...daily.plan import TaskName
from ...games.rule_text import MAX_LENGTH
from .client_messages import Count, Disc, Text
from .rule_messages import Options
from .server_messages import SeatView
from .words import Figure, MoveSeconds, Phase, RefusalCode

Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Network(Struct, frozen=True, rename="camel"):
    """How other devices reach this server."""

    #: The origin of its page for them (``http://192.168.1.20:8642``); empty: they cannot reach it.
    origin: str
    #: Where the server listens to this machine alone: the command that starts it for other devices too. Empty: it does
    #: listen to them, and without an origin this machine is in no network.
    command: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A seat of a new room."""

    #: ``you``, ``open`` (for a friend) or a bot's name.
    kind: Text
    #: The name of its player; empty: a bot gets one that begins with no other player's initial, a person shows none.
    name: Annotated[str, Meta(max_length=24)] = ""
    #: Of ``you``: what you look like; null: as your name leads to.
    figure: Figure | None = None
    #: Of ``you``: your disc; null: as your name leads to.
    disc: Disc | None = None


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for a room."""

    #: A game's name in records.
    game: Text
    #: A preset of that game.
    preset: Text
    #: Exactly one is ``you``. Where the rules say so, the seats are drawn by lot.
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    #: Changes to the preset.
    options: Options = {}
    #: Whether players may ask for hints; null: they may if all others are bots.
    hints: bool | None = None
    #: Whether players may take back what they did in their own turn, in games where a turn has several actions; null:
    #: they may if all others are bots.
    undo: bool | None = None
    #: Whether a bot plays for a player who has been away for long, until they return; if not, the others decide that.
    steps_in: bool = True
    #: How many seconds a player has for a move; then rules of thumb play it. 0: as many as they like.
    clock: MoveSeconds = 0


class NextMatch(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for another match among the same people, by the same rules or others."""

    #: A rule set in short (``pagat?target=50``), perhaps of another game; empty: that of this match.
    text: Annotated[str, Meta(max_length=MAX_LENGTH)] = ""
    #: Changes to it.
    options: Options = {}


class FromRoom(Struct, frozen=True, tag_field="kind", tag="room", forbid_unknown_fields=True, rename="camel"):
    """The cards of a deal of a match played here.

    Of a match that is over; or with the secret of one of its seats as bearer token, of a deal that is.
    """

    #: The room of the match.
    room: Text
    #: Which deal, 0 first.
    deal: Count
    #: The position after this number of its actions.
    action: Count = 0


class FromRecord(Struct, frozen=True, tag_field="kind", tag="record", forbid_unknown_fields=True, rename="camel"):
    """The cards of a deal of a record."""

    #: The record (``kingcraft/1``).
    record: dict[str, Any]
    #: Which deal, 0 first.
    deal: Count
    #: The position after this number of its actions.
    action: Count = 0


class FromDay(Struct, frozen=True, tag_field="kind", tag="day", forbid_unknown_fields=True, rename="camel"):
    """A task of a day (``docs/daily.md``): seat 0 is yours, the others are ``casual``, and there is no help."""

    #: The player's own calendar date: ``2027-01-01``.
    date: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    #: What it is about.
    task: TaskName


class Alone(Struct, frozen=True, tag_field="kind", tag="alone", forbid_unknown_fields=True, rename="camel"):
    """Single deals by these rules, freshly dealt."""

    #: A game's name in records.
    game: Text
    #: A preset of that game.
    preset: Text
    #: Changes to the preset.
    options: Options = {}
    #: In a game with contracts: each deal is of this one; ``positive``: a deal with its auction or declaration. Empty:
    #: a match's first deal.
    contract: Text = ""


class NewPractice(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for a room to practise in."""

    #: Where the cards come from.
    source: FromRoom | FromRecord | FromDay | Alone
    #: Exactly one is ``you``, the others are bots. With given cards the seats are those of the match, in its order.
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    #: How many deals are played; 0: until the match is over.
    deals: Annotated[int, Meta(ge=0, le=100)] = 1
    #: As in ``NewRoom``.
    hints: bool | None = None
    #: As in ``NewRoom``.
    undo: bool | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for a table at which a lesson is learnt (``docs/lessons.md``), or a puzzle solved (``docs/puzzles.md``)."""

    #: The lesson's id, ``king-1``, or the puzzle's: ``card-9``.
    lesson: Text
    #: The step to begin at, from 0; what comes before it is done as if it were skipped.
    step: Count = 0


class Seated(Struct, frozen=True, rename="camel"):
    """A seat was given."""

    #: The room's name, the end of its address.
    room: str
    #: The number of the seat, from 0.
    seat: int
    #: Keep it: it alone opens the seat again.
    secret: str
    #: The commitment to the first deal's seed, to be seen before the client sends its part of the shuffle; empty where
    #: a practice begins with given cards, in lessons, and in a page without a server.
    commit: str


class RoomCode(Struct, frozen=True, rename="camel"):
    """A code that leads to the door of a room."""

    #: Four letters, to be read out or typed in.
    code: str
    #: For how many seconds it does so, unless all seats are taken before.
    seconds: int


class CodedRoom(Struct, frozen=True, rename="camel"):
    """Where a code leads."""

    #: The room's name, the end of its address.
    room: str


class JoinRoom(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask for an open seat of a room."""

    #: The player's name. Refused with ``name-taken`` if another player here has it.
    name: Name
    #: What they look like; null: one that is free. Refused with ``figure-taken`` if another person here has it.
    figure: Figure | None = None
    #: Their disc; null: one that is free. Refused with ``disc-taken`` if another person here has it.
    disc: Disc | None = None


class RoomSummary(Struct, frozen=True, rename="camel"):
    """A room in a list: enough for "continue" and "past matches"."""

    #: The room's name, the end of its address.
    room: str
    #: The game's name in records.
    game: str
    #: The preset from which its rules were made.
    preset: str
    phase: Phase
    #: Who sits where.
    seats: list[SeatView]
    #: The seat of the secret that was sent along; null without one.
    you: int | None
    #: How many deals have ended, void ones not counted; in a practice, of those that are practised.
    deals: int
    #: Each seat's points of these deals.
    totals: list[int]
    #: The winning seats of a match that is over.
    winners: list[int]
    #: Each seat's place by these points, from 1; seats with equal points share one.
    places: list[int]
    #: How many deals the match has; 0: it goes on to a target.
    of: int
    #: Whether chips are counted, not points.
    chips: bool
    #: When it was opened: UTC, ISO 8601.
    created: str
    #: Whether a number of deals is practised here.
    practice: bool = False
    #: Whether matches of this game can be reviewed.
    reviews: bool = True
    #: The seat of the player who opened it; -1: its people came together from the match before.
    host: int = -1
    #: For a visitor without a seat: the newest room of the matches that followed this one; empty: this is it.
    newest: str = ""


class Problem(Struct, frozen=True, rename="camel"):
    """What a refused HTTP request is answered with."""

    #: A reason code for impossible rules, else an error code.
    code: RefusalCode
    #: The Fluent id of its text, or of the text that says why options contradict each other.
    key: str
    #: Where the fault is (``rules.options.target``), if there is a place.
    place: str = ""
    #: What the text fills in.
    arguments: dict[str, str | int] = {}
