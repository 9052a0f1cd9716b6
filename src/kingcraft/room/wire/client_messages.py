"""What a browser sends to the server over a WebSocket (over HTTP: ``http_messages.py``). Unknown fields are refused."""

from typing import Annotated

from msgspec import Meta, Struct

from .words import DISCS, Figure, Phrase

Text = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=16)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Disc = Annotated[int, Meta(ge=1, le=DISCS)]
Hex = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, rename="camel"):
    """Anything a browser may send over its WebSocket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First message of a connection."""

    #: The seat's secret; empty for an onlooker.
    secret: Text = ""
    #: Whether this client takes part in shuffles (``Seal``, ``Reveal``): then the room waits a moment for its part.
    shuffles: bool = False
    #: What pages of before the shuffle had two rounds sent. A message that has it is answered with ``old-page``.
    nonce: Hex = ""
    #: Whether views after the first one may leave out what has not changed: each field of ``View`` and of its table
    #: that is missing is as in the update before. False: every view is whole.
    changes: bool = False
    #: What an onlooker is called, so that the players know who looks on; a player's own is that of their seat.
    name: Annotated[str, Meta(max_length=24)] = ""
    #: What an onlooker looks like; null: their letter.
    figure: Figure | None = None
    #: An onlooker's disc; null: any.
    disc: Disc | None = None


class Act(ClientMessage, frozen=True, tag="act"):
    """An action by the sender's seat."""

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw.
    version: Count
    #: One of ``Update.legal``.
    token: Token


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back the last action of the sender's turn."""

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw.
    version: Count


class Claim(ClientMessage, frozen=True, tag="claim"):
    """Yes to ``View.offer``: the room may play the rest."""

    #: Comes back with the answer.
    id: Count
    #: The version of the view that made the offer.
    version: Count


class Vote(ClientMessage, frozen=True, tag="vote"):
    """The sender says whether this deal should end here.

    ``View.voids`` says how it ends: the deal is given up, or the room plays the rest.
    """

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw. The table may have moved on, but the question must be the same.
    version: Count
    #: True: propose it, or agree. False: play on, that is decline, or withdraw the sender's own proposal.
    end: bool


class Lend(ClientMessage, frozen=True, tag="lend"):
    """A bot may play for a player who has been away for long, until they return."""

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw, whatever has happened since.
    version: Count
    #: The seat of the player who is away.
    seat: Annotated[int, Meta(ge=0, lt=8)]


class Leave(ClientMessage, frozen=True, tag="leave"):
    """The sender leaves: a bot plays for them at once, until they return. The connection ends with ``left``."""

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw, whatever has happened since.
    version: Count


class Remove(ClientMessage, frozen=True, tag="remove"):
    """The host removes the player of a seat: its secret opens nothing any more, and a bot plays on.

    Before the first deal the seat is open again.
    """

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw, whatever has happened since.
    version: Count
    #: The seat of the player who is to go.
    seat: Annotated[int, Meta(ge=0, lt=8)]


class Rename(ClientMessage, frozen=True, tag="rename"):
    """The sender has another name, figure or disc from now on.

    Refused with ``name-taken``, ``figure-taken`` or ``disc-taken`` if another player at the table has it.
    """

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player saw, whatever has happened since.
    version: Count
    #: The name; empty: as before.
    name: Annotated[str, Meta(max_length=24)] = ""
    #: What they look like; null: one that is free.
    figure: Figure | None = None
    #: Their disc; null: one that is free.
    disc: Disc | None = None


#: What may change the table: each is answered with an update for everyone or a refusal for the sender.
Asked = Act | Undo | Claim | Vote | Lend | Leave | Remove | Rename


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """What would a strong player do? Asked by the seat on turn.

    The answer is a ``hint`` or a ``refused``, for this connection alone. Nothing changes by it.
    """

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player sees.
    version: Count


class AskWorth(ClientMessage, frozen=True, tag="worth"):
    """What is the sender's hand worth? Asked by any seat while a game is to be named.

    The answer is a ``worth`` or a ``refused``, for this connection alone, at once. Nothing changes by it.
    """

    #: Comes back with the answer.
    id: Count
    #: The version of the view that the player sees.
    version: Count


class Next(ClientMessage, frozen=True, tag="next"):
    """Ready for the next deal."""


class Seal(ClientMessage, frozen=True, tag="seal"):
    """The sender's commitment to its nonce for the shuffle of the next deal, before anyone's nonce is known.

    Of no effect in another shuffle, and once the list of commitments is closed; the last one before that counts.
    """

    #: ``Proof.deal`` of the shuffle.
    deal: Count
    #: ``Proof.voids`` of the shuffle.
    voids: Count
    #: SHA-256 of the nonce, hex.
    nonce_commit: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(ClientMessage, frozen=True, tag="reveal"):
    """The sender's nonce: after the list of commitments is closed or, if they play alone with bots, at any time before.

    Of no effect in another shuffle or before. A nonce that does not fit its commitment is refused: ``wrong-nonce``.
    """

    #: As in ``Seal``.
    deal: Count
    #: As in ``Seal``.
    voids: Count
    #: 1 to 64 bytes, hex.
    nonce: Annotated[str, Meta(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")]


class Hold(ClientMessage, frozen=True, tag="hold"):
    """Wait with the first deal, which would begin soon because everyone is here; until a player sends ``next``."""


class Say(ClientMessage, frozen=True, tag="say"):
    """A phrase from the sender's seat to everyone at the table. It is answered with ``said``, or with a ``failure``."""

    phrase: Phrase


class ShowHand(ClientMessage, frozen=True, tag="show-hand"):
    """The sender shows their own hand to an onlooker, and to no one else, or takes that back.

    It is answered with an update for everyone, or with a ``failure``.
    """

    #: ``Onlooker.number``.
    onlooker: Count
    #: True: show it, instead of to another onlooker. False: no longer.
    on: bool


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there? Answered with ``pong``."""


class LessonGo(ClientMessage, frozen=True, tag="lesson-go"):
    """The pupil has read: go on, or take the mistake back. Ignored unless ``LessonView.waits`` is ``go``."""

    #: ``LessonView.step``; with another number the message is ignored, so a double tap does no harm.
    step: Count


class LessonSkip(ClientMessage, frozen=True, tag="lesson-skip"):
    """Do this step for me, and go on. A mistake that is open is taken back first."""

    #: As in ``LessonGo``.
    step: Count


class LessonHelp(ClientMessage, frozen=True, tag="lesson-help"):
    """Help me with this step. Ignored unless ``LessonView.waits`` is ``act``."""

    #: As in ``LessonGo``.
    step: Count


#: What a pupil says to a lesson; of no effect in any other room.
ToLesson = LessonGo | LessonSkip | LessonHelp

FromClient = Hello | Asked | AskHint | AskWorth | Next | Seal | Reveal | Hold | Say | ShowHand | Ping | ToLesson
