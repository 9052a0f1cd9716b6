"""What the server sends to a browser over a WebSocket (over HTTP: ``http_messages.py``).

Every update is ``{version, event, view, legal, undo}``: the event for the animation, the whole view, the legal tokens.
The browser has no rules and computes no state; after a reconnect the whole view comes again.
"""

from typing import Literal

from msgspec import Struct

from .observations import AnyObservation
from .rule_messages import TableRules
from .words import (
    ErrorCode,
    EventKind,
    Figure,
    LessonAnswerKind,
    LessonStepKind,
    LessonWaits,
    Likeness,
    Offer,
    Phase,
    Phrase,
    RefusalCode,
    StandIn,
)


class SeatView(Struct, frozen=True, rename="camel"):
    """Who sits on a seat."""

    #: The player's name; empty: none is shown.
    name: str
    #: ``human``, a bot's name, or ``open`` (waiting for a player).
    kind: str
    #: Whether its player is at the table; bots always are.
    connected: bool
    #: Why rules of thumb play for the bot at the moment, or has made the player's latest move (``time-up``); lists
    #: of rooms leave it empty.
    stand_in: StandIn = ""
    #: After how many seconds an absent player does not hold up the others any more: between deals the next one is dealt
    #: without them; in a deal they are not asked whether to end it, and a bot may play for them (``lend``). Null:
    #: they are there, or the match waits for them. Seconds left and never a time, because clocks differ.
    away: int | None = None
    #: The name of the bot that plays for an absent player until they return; empty: none does.
    substitute: str = ""
    #: What they look like: a figure for a person, a court head for a bot. No two people at a table have the same one.
    figure: Likeness = "letter"
    #: Their disc, 1 to 8: the colour of a person's portrait, and of everyone's line in charts. No two seats of a table
    #: have the same; 0: the seat is open.
    disc: int = 0
    #: Of how many seconds ``away`` is the rest.
    away_of: int = 0
    #: After how many seconds the others may let a bot play for an absent player (``lend``); null: they need not, or not
    #: in this phase.
    lend_in: int | None = None
    #: Whether an absent player is still at the table of the match before this one, and so is on their way.
    at_last_match: bool = False


class Sale(Struct, frozen=True, rename="camel"):
    """How the auction of an ended deal came out."""

    #: The seat that put the deal up for auction.
    seller: int
    #: The seat that bought it; -1: the seller kept it.
    buyer: int
    #: The bid that was paid; empty where nothing was sold.
    price: str


class DealLine(Struct, frozen=True, rename="camel"):
    """One ended deal on the score sheet."""

    #: The seat that dealt.
    dealer: int
    #: The contract's name; empty in games without contracts, and when the points were taken without play (G56).
    label: str
    #: The trump suit S, H, D or C; empty without trumps.
    trump: str
    #: Each seat's points, signed as players see them.
    scores: list[int]
    #: Per seat what was counted: card texts separated by blanks (cards left, cards captured) or a number (tricks);
    #: empty texts when the points were taken without play.
    counted: list[str]
    #: Whether the deal was given up: all its scores are 0, nothing is counted, and the same dealer dealt again.
    void: bool = False
    #: Null where there was no auction, or its deal was not played.
    sale: Sale | None = None


class Proof(Struct, frozen=True, rename="camel"):
    """The fairness of one deal (``docs/rules/records.md``)."""

    #: The number of the deal, from 0.
    deal: int
    #: SHA-256 of the server's seed, hex.
    commit: str
    #: One a seat, hex; empty where none came. No list before the deal is dealt or, after two rounds, has ended.
    nonces: list[str]
    #: Hex; empty until the deal has ended.
    server_seed: str
    #: SHA-256 of each seat's nonce, hex; empty where none came. No list before it is closed, nor in a shuffle of one
    #: round.
    nonce_commits: list[str] = []
    #: How many shuffles of this deal were void.
    voids: int = 0
    #: The seats that made them so; they take no part in this deal's shuffle any more.
    silent: list[int] = []


class Sheet(Struct, frozen=True, rename="camel"):
    """The running score sheet."""

    #: The ended deals, in order.
    deals: list[DealLine]
    #: What the deals to come are about, the one under way included, as far as it is fixed: names of contracts,
    #: ``positive`` for a deal whose kind its auction will decide.
    plan: list[str]
    #: Each seat's points of all deals.
    totals: list[int]
    #: The winning seats of a match that is over.
    winners: list[int]


class Practice(Struct, frozen=True, rename="camel"):
    """What is practised in a room that is no ordinary match."""

    #: The first deal of the match that is played here.
    deal: int
    #: How many deals are played; 0: until the match is over.
    deals: int
    #: Whether the cards of the first deal were given. A player who saw them played knows them.
    given: bool
    #: How many of its actions were given too.
    action: int
    #: The room of the match they come from; empty if from a record.
    room: str
    #: What the deal came to there; empty if it had no end.
    scores: list[int]
    #: What is practised alone: a contract's name, or ``positive`` (a deal with its auction or declaration). Empty:
    #: nothing in particular.
    contract: str
    #: The date of the day whose task this is, ``2027-01-01``; empty: it is none.
    day: str = ""


class Proposal(Struct, frozen=True, rename="camel"):
    """A proposal to end this deal, or where ``View.voids`` to give it up.

    The deal ends when the last of the people has agreed. It goes on as soon as one of them declines.
    """

    #: The seat that has proposed it.
    seat: int
    #: The seats that agree, that one first.
    agreed: list[int]


class Missed(Struct, frozen=True, rename="camel"):
    """What a bot did for a player who was away."""

    #: The seat that let it play, theirs if they had left; -1: the room did, as its opener chose.
    by: int
    #: How many actions it did.
    actions: int


class MoveClock(Struct, frozen=True, rename="camel"):
    """The time of the player on turn."""

    #: How many whole seconds are left.
    left: int
    #: Of how many.
    of: int


class Onlooker(Struct, frozen=True, rename="camel"):
    """Someone who looks on."""

    #: Which of them it is, for ``show-hand``: they are counted from 0 as they come, and again when they come back.
    number: int
    #: Their name; empty: they say none.
    name: str
    figure: Figure
    #: Their disc, 1 to 8.
    disc: int
    #: The seat whose hand they are shown; -1: no one's.
    hand: int = -1


class Following(Struct, frozen=True, rename="camel"):
    """The match after this one."""

    #: Its room, where each seat's secret opens a seat too.
    room: str
    #: The seat that asked for it.
    seat: int
    #: Its game's name in records.
    game: str
    #: Its rules in short (``pagat?target=50``).
    rules: str
    #: The seats here whose players have none there: they look on.
    onlookers: list[int]


class LessonAnswer(Struct, frozen=True, rename="camel"):
    """The answer to what the pupil has just done, until the pupil acts again or goes on."""

    kind: LessonAnswerKind
    #: The Fluent id of its sentence; empty: that of ``code`` says it, or of ``help`` the finger alone.
    say: str
    #: The reason code of ``refused``; else empty.
    code: RefusalCode | Literal[""]
    #: Of ``played``: how the pupil's points changed (-20); else 0.
    points: int


class LessonView(Struct, frozen=True, rename="camel"):
    """A lesson as its pupil sees it (``docs/lessons.md``)."""

    #: The lesson's id: ``king-1``.
    id: str
    #: The number of the step, from 0; ``of`` when the lesson is over.
    step: int
    #: How many steps it has.
    of: int
    kind: LessonStepKind
    #: The Fluent id of the sentence of this step or, if it has none, of the last one before; empty: there is none yet.
    say: str
    #: What the finger points at: ``card:4C``, ``place:NE``, ``seat:2``, ``bid:+4``, ``hand``, ``plaque``, ``score``,
    #: ``board``, ``stock``.
    point: list[str]
    waits: LessonWaits
    #: The points of what the pupil has taken so far, with those that minus begins with and the payment of a sale.
    points: int
    #: The answer to what the pupil did in this step; null: there is none.
    answer: LessonAnswer | None


class View(Struct, frozen=True, rename="camel"):
    """All that one seat (or an onlooker) may know of a room."""

    #: The room's name, the end of its address.
    room: str
    #: The game's name in records.
    game: str
    rules: TableRules
    phase: Phase
    #: Whether players may ask for hints here.
    hints: bool
    #: Whether players may take back what they did in their turn.
    undo: bool
    #: What the room does if ``you``, on turn, send ``claim``.
    offer: Offer
    #: The seat whose view it is; null: an onlooker's.
    you: int | None
    #: Who sits where.
    seats: list[SeatView]
    #: The number of the deal on the table, or of the next one, from 0.
    deal: int
    #: The seat that deals it.
    dealer: int
    #: What the viewer may know of the deal under way or, in ``between`` and ``over``, of the one that has just ended;
    #: null before the first.
    table: AnyObservation | None
    #: A practice of a number of deals has a sheet of these alone, without winners.
    sheet: Sheet
    #: Of every deal so far that was dealt by chance; of none that was laid out.
    proofs: list[Proof]
    #: The seats that are ready for the next deal.
    ready: list[int]
    #: What is practised here; null in an ordinary match.
    practice: Practice | None = None
    #: The open proposal to end this deal.
    proposal: Proposal | None = None
    #: Whether ``you`` may make a proposal now.
    may_propose: bool = False
    #: The match after this one, once a player has asked for it; the host may do so before this one is over.
    following: Following | None = None
    #: What a bot did for ``you`` while you were away, until you act yourself.
    missed: Missed | None = None
    #: Whether people who agree to end a deal give it up: no seat scores, and the same dealer deals again. Two or more
    #: people can. Else the room plays the rest, and one person alone may ask for that too.
    voids: bool = False
    #: The seat whose card is the highest of the trick on the table; -1: no card is in a trick.
    heads: int = -1
    #: Whether seats may ask here what their hand is worth (``AskWorth``), in the deals in which a game is to be named.
    worth: bool = False
    #: Whether matches of this game can be reviewed.
    reviews: bool = False
    #: The seat with the host's rights: of the player who opened the room, or the first of the matches before. While
    #: they have been away for long, or have left, the first person at the table has them. -1: an older room has none.
    host: int = -1
    #: After how many seconds the first deal is dealt, now that everyone is here; null: it is not about to be.
    begins: int | None = None
    #: The seat that asked to wait with the first deal; -1: none has.
    held: int = -1
    #: Whether a bot plays for a player who has been away for long without being asked for.
    steps_in: bool = False
    #: The lesson that is learnt here; null at every other table.
    lesson: LessonView | None = None
    #: The seats whose part in the shuffle of the next deal is late: only these are waited for.
    shuffling: list[int] = []
    #: How many look on.
    watching: int = 0
    #: At most eight of them: those who are shown a hand, then those with a name, then as they came.
    onlookers: list[Onlooker] = []
    #: The seat that shows its hand to this onlooker: ``table`` is what that seat may know; -1: none, as for players.
    sees: int = -1
    #: The time of the player on turn; null: it has no end, or a bot plays, or the player is away.
    clock: MoveClock | None = None


class Event(Struct, frozen=True, rename="camel"):
    """What has just happened, for the animation and the spoken log."""

    kind: EventKind
    #: The seat that did it, or that it is about; -1: none.
    seat: int = -1
    #: Of ``act`` and ``undo`` the action; of ``rest`` the offer that was accepted, or ``agreed``; of ``vote``
    #: ``propose``, ``agree``, ``decline`` or ``withdraw``; of ``lend`` the number of the absent player's seat
    #: (``seat`` is -1 where the room lets the bot play), of ``removed`` that of the removed player's.
    token: str = ""
    #: How many cards a seat drew by an ``act``.
    drawn: int = 0
    #: That seat (not always ``seat``: some rule sets draw at the start of the next turn); -1: none.
    drawer: int = -1
    #: The cards it drew, shown to it alone.
    drew: list[str] = []
    #: The seat that took the trick which an ``act`` completed; -1: it completed none.
    trick_to: int = -1
    #: Whether the deal ended by it.
    ended: bool = False
    #: Of ``rest`` in a game of tricks: how many cards lay open or were taken before; -1: none are counted.
    played: int = -1
    #: Of ``removed`` the name of the player who was removed.
    name: str = ""


class ServerMessage(Struct, frozen=True, tag_field="type", rename="camel"):
    """Anything the server may send over a WebSocket."""


class Update(ServerMessage, frozen=True, tag="update"):
    """The room has changed."""

    #: Counts what is written in the room's log: it grows with every action and deal, by one or more. People coming,
    #: leaving and getting ready are not in the log: they come with the same version, and a newer view.
    version: int
    event: Event
    view: View
    #: The tokens that this seat may send now; empty when it is not to act.
    legal: list[str]
    #: How many actions of its turn this seat can take back now, one by one.
    undo: int


class RefusedAction(ServerMessage, frozen=True, tag="refused"):
    """A message changed nothing."""

    #: The number of that message.
    id: int
    code: RefusalCode
    #: The Fluent id of its text.
    key: str
    #: The version of the room.
    version: int


class Said(ServerMessage, frozen=True, tag="said"):
    """A player says something to everyone who is here just now, themselves and onlookers too.

    Nothing else has changed, and it is in no view: a player who comes later does not hear it.
    """

    #: The player's seat.
    seat: int
    phrase: Phrase


class Failure(ServerMessage, frozen=True, tag="failure"):
    """A fault of the connection, or of a message without a number."""

    code: ErrorCode
    #: The Fluent id of its text.
    key: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """I am here."""


FromServer = Update | RefusedAction | Said | Failure | Pong
