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
    """A seat as it was opened.

    ``kind``: ``human``, ``open`` or a bot's name; ``secret``: SHA-256 of the seat's secret, hex.
    """

    kind: str
    name: str
    secret: str


class PracticeEntry(Struct, frozen=True, rename="camel", omit_defaults=True):
    """What is practised in a room, as it was opened (``practice.py``).

    ``deal``: the first deal of the match that is played here; those before it are laid out. ``deals``: how many are
    played, 0: until the match is over. ``given``: whether the cards of the first are given, and its first ``action``
    actions; ``room``: whose they are, empty if a record's; ``scores``: what the deal came to there, empty if it had no
    end. ``contract``: what is practised alone, a contract's name or ``positive``; empty: nothing in particular.
    """

    deal: int = 0
    deals: int = 0
    given: bool = False
    action: int = 0
    room: str = ""
    scores: list[int] = []
    contract: str = ""


class Opened(LogEvent, frozen=True, tag="opened"):
    """The room came into being. ``options``: what differs from ``preset``; ``created``: UTC, ISO 8601.

    ``hints``: whether players may ask for hints; None, as in older logs: if only one seat is for people.
    ``undo``: whether actions may be taken back; None as for hints. ``practice``: None: the room is no practice.
    """

    game: str
    preset: str
    options: dict[str, Any]
    dealer: int
    seats: list[SeatEntry]
    created: str
    hints: bool | None = None
    undo: bool | None = None
    practice: PracticeEntry | None = None


class Seated(LogEvent, frozen=True, tag="seated"):
    """Somebody took an open seat. ``secret``: SHA-256 of the seat's secret, hex."""

    seat: int
    name: str
    secret: str


class Committed(LogEvent, frozen=True, tag="committed"):
    """The server drew the seed of deal ``deal`` (hex); its SHA-256 may be published once this is stored."""

    deal: int
    server_seed: str


class Dealt(LogEvent, frozen=True, tag="dealt"):
    """Deal ``deal`` was dealt from its seed and these nonces (hex, one a seat, empty where none came)."""

    deal: int
    nonces: list[str]


class Laid(LogEvent, frozen=True, tag="laid", omit_defaults=True):
    """Deal ``deal`` of a practice was laid out: from a given deck, with the actions that were given with it.

    Nothing proves that its cards came by chance: they did not. ``deck`` as in records.
    """

    deal: int
    deck: str
    tokens: list[str]
    #: Whether the deal was void after these actions.
    void: bool = False


class Acted(LogEvent, frozen=True, tag="acted", omit_defaults=True):
    """A seat did something.

    Where a bot chose for the person or the bot of the seat: ``by`` is its name, and ``why`` it did (``stand_in.py``).
    """

    seat: int
    token: str
    by: str = ""
    why: str = ""


class Undone(LogEvent, frozen=True, tag="undone"):
    """A seat took back what it did in the turn under way: of its actions in this turn the first ``number`` stand."""

    seat: int
    number: int


class Voted(LogEvent, frozen=True, tag="voted"):
    """A seat wants the deal to end here and the rest to be played, or wants to play on (``agreement.py``).

    Once all people agree, the room plays the rest of the deal; those actions follow as events.
    """

    seat: int
    end: bool


class VotedVoid(LogEvent, frozen=True, tag="voted-void"):
    """A seat wants to give the deal up, or wants to play on (``agreement.py``).

    In games whose deals can be void. There :class:`Voted` stands in older logs only, and what it says is still so.
    """

    seat: int
    end: bool


class Voided(LogEvent, frozen=True, tag="voided"):
    """All people at the table, two or more, have given deal ``deal`` up: the same dealer deals again."""

    deal: int


class Gone(LogEvent, frozen=True, tag="gone"):
    """The person of ``seat`` has been away for so long that the others are not held up any more (``absence.py``)."""

    seat: int


class Lent(LogEvent, frozen=True, tag="lent"):
    """``by`` lets the bot ``bot`` play for ``seat``, whose person has ``Gone``, until they are ``Back``."""

    seat: int
    by: int
    bot: str


class Back(LogEvent, frozen=True, tag="back"):
    """The person of ``seat``, who had ``Gone``, is there again."""

    seat: int


class Reseated(LogEvent, frozen=True, tag="reseated"):
    """Before the first deal a seat at which nobody was went to somebody else.

    ``kind``: ``open`` (for anyone) or a bot's name.
    """

    seat: int
    kind: str
    name: str


class Followed(LogEvent, frozen=True, tag="followed"):
    """The match is over and ``seat`` wanted another one: it is played in ``room`` (``again.py``)."""

    seat: int
    room: str


Event = (
    Opened
    | Seated
    | Reseated
    | Laid
    | Committed
    | Dealt
    | Acted
    | Undone
    | Voted
    | VotedVoid
    | Voided
    | Gone
    | Lent
    | Back
    | Followed
)

#: Returns an event as it is stored.
encode: Final[Callable[[Event], bytes]] = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


def decode(body: bytes) -> Event:
    """Return a stored event. Raises ValueError (``msgspec.DecodeError``) for what this version does not know."""
    return _decoder.decode(body)
