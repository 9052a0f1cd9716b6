"""What a browser says to the server over a WebSocket (over HTTP: ``http_messages.py``).

The TypeScript types of ``web/`` are generated from here. Unknown fields are refused.
"""

from typing import Annotated

from msgspec import Meta, Struct

from .words import Phrase

Text = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=16)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Hex = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, rename="camel"):
    """Anything a browser may send over its WebSocket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First message of a connection: the seat's secret (none: an onlooker) and the nonce for the first shuffle.

    The nonce counts for deal 0 only, whose commit came with :class:`Seated`, before the nonce was made; the nonces of
    later deals come with ``next``, when their commit is on the table (``docs/rules/records.md``, fairness).
    """

    secret: Text = ""
    nonce: Hex = ""


class Act(ClientMessage, frozen=True, tag="act"):
    """An action by the sender's seat, chosen while looking at ``version``. ``id`` comes back with the answer."""

    id: Count
    version: Count
    token: Token


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back the last action of the sender's turn, looked at in ``version``. ``id`` comes back with the answer."""

    id: Count
    version: Count


class Claim(ClientMessage, frozen=True, tag="claim"):
    """Yes to ``View.offer``, made in ``version``: the room may play the rest. ``id`` comes back with the answer."""

    id: Count
    version: Count


class Vote(ClientMessage, frozen=True, tag="vote"):
    """The sender wants this deal to end here (``end``: to propose it, or to agree), or wants to play on.

    How it ends, ``View.voids`` says: the deal is given up, or the room plays the rest.

    To play on is to decline, or to withdraw one's own proposal. Said while looking at ``version``; ``id`` comes back
    with the answer. The table may have moved on since, but the question must be the same.
    """

    id: Count
    version: Count
    end: bool


class Lend(ClientMessage, frozen=True, tag="lend"):
    """A bot may play for ``seat``, whose person has been away for long, until they return.

    Said while looking at ``version``, whatever has happened since; ``id`` comes back with the answer.
    """

    id: Count
    version: Count
    seat: Annotated[int, Meta(ge=0, lt=8)]


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """What would a strong player do? Asked by the seat on turn while it looks at ``version``; ``id`` comes back.

    The answer is a ``hint`` or a ``refused``, for this connection alone. Nothing changes by it.
    """

    id: Count
    version: Count


class Next(ClientMessage, frozen=True, tag="next"):
    """Ready for the next deal, with the nonce for its shuffle."""

    nonce: Hex = ""


class Say(ClientMessage, frozen=True, tag="say"):
    """A word from the sender's seat to everybody at the table. It is answered with ``said``, or with a ``failure``."""

    phrase: Phrase


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there? Answered with ``pong``."""


#: What may change the table: each is answered with an update for everybody or a refusal for the sender.
Asked = Act | Undo | Claim | Vote | Lend
FromClient = Hello | Asked | AskHint | Next | Say | Ping
