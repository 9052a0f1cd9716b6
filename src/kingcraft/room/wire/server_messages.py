"""What the server says to a browser over a WebSocket (over HTTP: ``http_messages.py``).

The TypeScript types of ``web/`` are generated from here.

Every update is ``{version, event, view, legal}``: the event for the animation, the whole view, the legal tokens. The
browser has no rules and folds nothing; on reconnect the whole view comes again. What a browser may say stands in
``client_messages.py``.
"""

from msgspec import Struct

from .observations import AnyObservation
from .rule_messages import TableRules
from .words import ErrorCode, EventKind, Offer, Phase, Phrase, RefusalCode, StandIn


class SeatView(Struct, frozen=True, rename="camel"):
    """Who sits on a seat. ``kind``: ``human``, a bot's name, or ``open`` (waiting for somebody).

    ``stand_in``: empty, or why rules of thumb play for the bot at the moment: ``warming`` (it is being made ready),
    ``off`` (it does not think on this server), ``busy`` (too many think), ``late`` (it did not answer in time),
    ``failed``, ``missing`` (this server has no such bot). Only at the table; lists of rooms leave it empty.
    ``away``: after how many seconds the others are held up no longer by this person, who is not there: between deals
    the next one is dealt without them; in a deal they are not asked whether it shall end, and a bot may play for
    them (``lend``). None: they are there, or the match waits for them. Seconds left and never a time: clocks differ.
    ``substitute``: the name of the bot that plays for this person until they return; empty: none does.
    """

    name: str
    kind: str
    connected: bool
    stand_in: StandIn = ""
    away: int | None = None
    substitute: str = ""


class DealLine(Struct, frozen=True, rename="camel"):
    """One ended deal on the score sheet.

    ``label``: the contract's name in King; empty in Kings Corner and when the points were taken without play (G56).
    ``counted``: per seat what was counted, for the breakdown: card texts separated by blanks (cards left, cards
    captured) or a number (tricks); empty strings when the points were taken without play.
    """

    dealer: int
    label: str
    trump: str
    scores: list[int]
    counted: list[str]
    #: Whether the deal was given up: all its scores are 0, nothing is counted, and the same dealer dealt again.
    void: bool = False


class Proof(Struct, frozen=True, rename="camel"):
    """The fairness of one deal (``docs/rules/records.md``). ``server_seed`` is empty until the deal has ended."""

    deal: int
    commit: str
    nonces: list[str]
    server_seed: str


class Sheet(Struct, frozen=True, rename="camel"):
    """The running score sheet.

    ``plan``: the deals to come after the ended ones (the one under way included) as far as they are fixed, in order
    (``king``: contract names, ``positive`` for a deal whose kind its auction will decide); empty in Kings Corner.
    """

    deals: list[DealLine]
    plan: list[str]
    totals: list[int]
    winners: list[int]


class Practice(Struct, frozen=True, rename="camel"):
    """What is practised in a room that is no match like any other.

    ``deal``: the first deal of the match that is played here; ``deals``: how many are, 0: until the match is over. With
    ``given``, the cards of the first were given, and its first ``action`` actions: a player who saw them played knows
    them. ``room``: the match they come from, empty if from a record; ``scores``: what the deal came to there, empty if
    it had no end. ``contract``: what is practised alone, a contract's name or ``positive`` (a deal with its auction or
    declaration); empty: nothing in particular.
    """

    deal: int
    deals: int
    given: bool
    action: int
    room: str
    scores: list[int]
    contract: str


class Proposal(Struct, frozen=True, rename="camel"):
    """``seat`` has proposed to end this deal; ``agreed``: the seats that want it, that one first.

    The deal ends, or is void where ``View.voids``, when the last of the people has agreed. It goes on as soon as one of
    them says no.
    """

    seat: int
    agreed: list[int]


class Missed(Struct, frozen=True, rename="camel"):
    """A bot did ``actions`` for this person, who was away; ``by`` let it."""

    by: int
    actions: int


class Following(Struct, frozen=True, rename="camel"):
    """``seat`` wanted another match: it is played in ``room``, where each seat's secret opens a seat too."""

    room: str
    seat: int


class View(Struct, frozen=True, rename="camel"):
    """All that one seat (or an onlooker) may know of a room.

    ``phase``: ``waiting`` (an open seat, or nonces are being gathered), ``deal``, ``between`` (a deal has ended, the
    next one waits for the people at the table), ``over`` (the match has ended), ``broken`` (this version's rules
    refuse the stored log). ``table`` is the deal under way or, in ``between`` and ``over``, the one that has just
    ended. ``ready``: seats that said ``next``. ``hints``: whether players may ask for hints here; ``undo``: whether
    they may take back what they did in their turn (never in King). ``offer``: what the room does if ``you``, on turn,
    say yes with ``claim``, which is to play the rest: ``settled`` (it can change nobody's points any more), ``claim``
    (all of it goes to ``you``, whatever is played), or empty. ``practice``: what is practised here, None in a match
    like any other. A practice of a number of deals is ``over`` when they have been played: ``sheet`` holds them alone,
    without winners. ``proofs``: none of a deal that was laid out, not dealt by chance. ``proposal``: to end this deal,
    if one stands; ``may_propose``: whether ``you`` may make one now. ``following``: the match after this one, once
    somebody wanted it. ``missed``: what a bot did for ``you`` while you were away, until you act yourself.
    """

    room: str
    game: str
    rules: TableRules
    phase: Phase
    hints: bool
    undo: bool
    offer: Offer
    you: int | None
    seats: list[SeatView]
    deal: int
    dealer: int
    table: AnyObservation | None
    sheet: Sheet
    proofs: list[Proof]
    ready: list[int]
    practice: Practice | None = None
    proposal: Proposal | None = None
    may_propose: bool = False
    following: Following | None = None
    missed: Missed | None = None
    #: Whether people who agree to end a deal give it up: no seat scores, and the same dealer deals again. Two or more
    #: people can. Else the room plays the rest, and one person alone may ask for that too.
    voids: bool = False
    #: The seat whose card is the highest of the trick on the table; -1: no card is in a trick.
    heads: int = -1


class Event(Struct, frozen=True, rename="camel"):
    """What has just happened, for the animation and the spoken log.

    ``kind``: ``snapshot`` (nothing in particular: the first view, a reconnect), ``deal`` (cards were dealt), ``act``,
    ``undo`` (``seat`` took ``token`` back), ``rest`` (``seat`` had the room play the rest, which was offered as
    ``token``, ``settled`` or ``claim``, or was the last to agree, ``agreed``; ``played``: in King, the cards that lay
    open or were taken before; ``ended`` is true), ``void`` (the deal is given up, as ``seat`` was the last to agree;
    ``ended`` is true), ``vote`` (``seat`` spoke about ending the deal: ``token`` is
    ``propose``, ``agree``, ``decline`` or ``withdraw``), ``gone`` (``seat`` has been away for so long that nobody is
    held up by it any more), ``lend`` (``seat`` lets a bot play for the seat whose number is ``token``), ``back``
    (``seat``, who was gone, is there again),
    ``seat`` (somebody came or left, or a seat went to somebody else), ``ready``, ``bots`` (they are ready now),
    ``followed`` (``seat`` wanted another match). For ``act``: who and which token;
    ``drawn``: how many cards a seat drew by it, ``drawer`` that seat (not always ``seat``: some rule sets draw at the
    start of the next turn; -1: nobody) and ``drew`` the cards themselves, shown to the drawer alone; ``trick_to``: the
    seat that took the trick just completed, else -1; ``ended``: whether the deal ended by it.
    """

    kind: EventKind
    seat: int = -1
    token: str = ""
    drawn: int = 0
    drawer: int = -1
    drew: list[str] = []
    trick_to: int = -1
    ended: bool = False
    played: int = -1


class ServerMessage(Struct, frozen=True, tag_field="type", rename="camel"):
    """Anything the server may send over a WebSocket."""


class Update(ServerMessage, frozen=True, tag="update"):
    """The room has changed. ``legal``: the tokens this seat may send now; empty when it is not to act.

    ``undo``: how many actions of its turn this seat can take back now, one by one.

    ``version`` counts what is written in the room's log: it grows with every action and deal (by one or more). People
    coming, leaving and getting ready (events ``seat``, ``ready``) are not in the log: they come with the version that
    was already known, and a newer view.
    """

    version: int
    event: Event
    view: View
    legal: list[str]
    undo: int


class RefusedAction(ServerMessage, frozen=True, tag="refused"):
    """Message ``id`` changed nothing.

    ``code``: a reason code, or a code of :data:`ERRORS`; ``key``: its text's Fluent id.
    """

    id: int
    code: RefusalCode
    key: str
    version: int


class Said(ServerMessage, frozen=True, tag="said"):
    """``seat`` says something to everybody who is here just now, itself and onlookers too.

    Nothing else has changed, and it stands in no view: who comes later does not hear it.
    """

    seat: int
    phrase: Phrase


class Failure(ServerMessage, frozen=True, tag="failure"):
    """Something about the connection or about a message without a number, not about one action.

    ``code``: one of :data:`ERRORS`; ``key``: its text's Fluent id.
    """

    code: ErrorCode
    key: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """I am here."""


FromServer = Update | RefusedAction | Said | Failure | Pong
