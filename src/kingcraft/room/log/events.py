"""What a room's log holds: actions, seats, and each deal's commitment and seed; nothing that follows from them.

Stored as JSON, one object an event. Readers ignore fields they do not know; an event they do not know breaks the room
(it is quarantined, never guessed at). A changed meaning gets a new tag.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct


class LogEvent(Struct, frozen=True, tag_field="event", rename="camel"):
    """Anything that is written into the log of a room."""


class SeatEntry(Struct, frozen=True, rename="camel"):
    """A seat as it was opened."""

    #: ``human``, ``open`` or a bot's name.
    kind: str
    name: str
    #: SHA-256 of the seat's secret, hex; empty where none opens it.
    secret: str
    #: What its player looks like (``words.Figure``), and their disc; empty and 0 for bots, and in older logs.
    figure: str = ""
    disc: int = 0


class PracticeEntry(Struct, frozen=True, rename="camel", omit_defaults=True):
    """What is practised in a room, as it was opened (``practice.py``)."""

    #: The first deal of the match that is played here; those before it are laid out.
    deal: int = 0
    #: How many deals are played; 0: until the match is over.
    deals: int = 0
    #: Whether the cards of the first deal are given, and how many of its actions.
    given: bool = False
    action: int = 0
    #: The room whose cards these are; empty if a record's.
    room: str = ""
    #: What the deal came to there; empty if it had no end.
    scores: list[int] = []
    #: What is practised alone: a contract's name or ``positive``. Empty: nothing in particular.
    contract: str = ""
    #: The task of a day, ``2027-01-01/avoid/0`` (``daily.day.Task``): cards and the chances of its bots follow from it.
    #: Empty: no such task.
    day: str = ""


class Opened(LogEvent, frozen=True, tag="opened"):
    """The room was made."""

    game: str
    preset: str
    #: What differs from the preset.
    options: dict[str, Any]
    #: The first dealer.
    dealer: int
    seats: list[SeatEntry]
    #: UTC, ISO 8601.
    created: str
    #: Whether players may ask for hints; None, as in older logs: if only one seat is for people.
    hints: bool | None = None
    #: Whether actions may be taken back; None as for hints.
    undo: bool | None = None
    #: None: the room is no practice.
    practice: PracticeEntry | None = None
    #: Whether a bot plays for a player who is away for long without being asked for; never in older logs.
    steps_in: bool = False
    #: The seat of the player who opened the room or, of a match that followed another, the first one of them; None, as
    #: in older logs: the only person's, if only one is there.
    host: int | None = None
    #: SHA-256, hex, of the secrets of players who were removed in the matches before this one.
    removed: list[str] = []
    #: How many seconds a player has for a move; 0, as in older logs: as many as they like.
    clock: int = 0
    #: The people of the matches before this one for whom it has no seat: they look on, the first one for the longest.
    bench: list[SeatEntry] = []
    #: Whether its cards are drawn on the device of its only player: deals have no proof.
    device: bool = False


class Brought(LogEvent, frozen=True, tag="brought"):
    """The room of a match that was played elsewhere: the only event of its log."""

    #: The record of the match, which is over (``docs/rules/records.md``).
    record: dict[str, Any]
    #: UTC, ISO 8601: the day of the match or, if the record does not say it, of the import.
    created: str


class Seated(LogEvent, frozen=True, tag="seated"):
    """A player took an open seat."""

    seat: int
    name: str
    #: SHA-256 of the seat's secret, hex.
    secret: str
    #: As in :class:`SeatEntry`.
    figure: str = ""
    disc: int = 0


class Named(LogEvent, frozen=True, tag="named", omit_defaults=True):
    """The player or the bot of a seat has another name; a player perhaps another figure and disc."""

    seat: int
    name: str
    #: As in :class:`SeatEntry`; empty and 0: as before.
    figure: str = ""
    disc: int = 0


class Committed(LogEvent, frozen=True, tag="committed"):
    """The server drew the seed of a deal (hex); its SHA-256 may be published once this is stored."""

    deal: int
    server_seed: str


class Sealed(LogEvent, frozen=True, tag="sealed"):
    """The list of commitments to nonces was closed: from now on no client can join this shuffle."""

    deal: int
    #: SHA-256 of each seat's nonce, hex; empty where none came.
    nonce_commits: list[str]


class Reshuffled(LogEvent, frozen=True, tag="reshuffled"):
    """A shuffle was void because seats of its list did not send their nonce. It begins again without them."""

    deal: int
    seats: list[int]
    #: The seed of the new shuffle, hex.
    server_seed: str


class Dealt(LogEvent, frozen=True, tag="dealt"):
    """A deal was dealt from its seed and these nonces (hex, one a seat, empty where none came).

    Where a list was :class:`Sealed`, each nonce fits its commitment.
    """

    deal: int
    nonces: list[str]


class Laid(LogEvent, frozen=True, tag="laid", omit_defaults=True):
    """A deal of a practice was laid out, with the actions that were given with it. It has no proof."""

    deal: int
    #: As in records.
    deck: str
    tokens: list[str]
    #: Whether the deal was void after these actions.
    void: bool = False


class Acted(LogEvent, frozen=True, tag="acted", omit_defaults=True):
    """A seat acted."""

    seat: int
    token: str
    #: The bot that chose in place of the player or the bot of the seat, if one did, and why (``words.StandIn``).
    by: str = ""
    why: str = ""


class Undone(LogEvent, frozen=True, tag="undone"):
    """A seat took actions of its turn back."""

    seat: int
    #: How many actions of the turn are left.
    number: int


class Voted(LogEvent, frozen=True, tag="voted"):
    """A seat said whether the deal should end here and the room play the rest.

    Once all people agree, the actions of the room follow as events. Older logs have this in all games, and what they
    say still holds.
    """

    seat: int
    end: bool


class VotedVoid(LogEvent, frozen=True, tag="voted-void"):
    """A seat said whether the deal should be given up, in a game whose deals can be void."""

    seat: int
    end: bool


class Voided(LogEvent, frozen=True, tag="voided"):
    """All people at the table, two or more, have given a deal up: the same dealer deals again."""

    deal: int


class Gone(LogEvent, frozen=True, tag="gone"):
    """The match does not wait for the player of a seat any more: they have been away for long.

    Before the first deal: the others begin without them, and a bot plays (:class:`Lent`).
    """

    seat: int


class Lent(LogEvent, frozen=True, tag="lent"):
    """``by`` let a bot play for the player of ``seat``, who had :class:`Gone`, until they are :class:`Back`."""

    seat: int
    #: -1: the room, as its opener chose (``Opened.steps_in``).
    by: int
    bot: str


class Left(LogEvent, frozen=True, tag="left"):
    """The player of a seat said that they leave: a bot plays for them at once, until they are :class:`Back`."""

    seat: int
    bot: str


class Back(LogEvent, frozen=True, tag="back"):
    """The player of a seat, who had :class:`Gone` or :class:`Left`, is here again."""

    seat: int


class Reseated(LogEvent, frozen=True, tag="reseated"):
    """Before the first deal an empty seat was given to a bot, or one without a person was opened to anyone."""

    seat: int
    #: ``open`` or a bot's name.
    kind: str
    name: str


class Removed(LogEvent, frozen=True, tag="removed"):
    """The host removed the player of a seat, which is a bot's from now on or open again (``RoomState.reopens``)."""

    seat: int
    #: ``open`` or a bot's name.
    kind: str
    name: str


class Followed(LogEvent, frozen=True, tag="followed", omit_defaults=True):
    """A seat asked for another match: when this one was over or, as its host, before."""

    seat: int
    #: Where it is played.
    room: str
    #: Its game and its rules in short (``pagat?target=50``); empty, as in older logs: those of this match.
    game: str = ""
    rules: str = ""
    #: The seats of players for whom it has no seat.
    onlookers: list[int] = []


Event = (
    Opened
    | Brought
    | Seated
    | Reseated
    | Named
    | Laid
    | Committed
    | Sealed
    | Reshuffled
    | Dealt
    | Acted
    | Undone
    | Voted
    | VotedVoid
    | Voided
    | Gone
    | Lent
    | Left
    | Back
    | Removed
    | Followed
)

#: Returns an event as it is stored.
encode: Final[Callable[[Event], bytes]] = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


def decode(body: bytes) -> Event:
    """Return a stored event. Raises ValueError (``msgspec.DecodeError``) for what this version does not know."""
    return _decoder.decode(body)
