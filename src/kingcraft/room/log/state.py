"""The state of a room: what its log says, event by event.

No time and no connections are in it: :func:`reduce` computes the state after one more event from nothing but the two.
"""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from ... import shuffle
from ...cards import parse_cards
from ...games.match import Match, new_match
from ...games.options import RuleSet
from ...games.reasons import Refused
from ...games.registry import games, rule_set
from ...record.record import Record
from ..faces.face import FACES
from ..wire.words import ErrorCode, Phase
from .events import (
    Acted,
    Back,
    Brought,
    Committed,
    Dealt,
    Event,
    Followed,
    Gone,
    Laid,
    Left,
    Lent,
    Named,
    Opened,
    PracticeEntry,
    Removed,
    Reseated,
    Reshuffled,
    Sealed,
    Seated,
    Undone,
    Voided,
    Voted,
    VotedVoid,
)

#: Kinds of seats beside the names of bots: for a person; free for anyone.
HUMAN: Final = "human"
OPEN: Final = "open"
#: In place of a seat: what the room does as its opener chose.
ROOM: Final = -1


class BrokenLog(ValueError):
    """An event that cannot follow what is in the log already. Never happens to a log this version wrote."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a room."""

    #: :data:`HUMAN`, :data:`OPEN` or a bot's name.
    kind: str
    name: str
    #: SHA-256 of the secret that opens the seat, in hex; empty where none does.
    secret: str
    #: What its player looks like, and their disc; empty and 0 where the log does not say it (``people/portraits.py``).
    figure: str = ""
    disc: int = 0

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return self.kind not in (HUMAN, OPEN)


@dataclass(frozen=True, slots=True)
class Removal:
    """A player whom the host removed after the first deal, and where the bot of their seat began."""

    seat: int
    #: The player's name.
    name: str
    #: The number of the deal, or of the next one, and how many of its actions were over.
    deal: int
    action: int


class DealCourse(Struct, frozen=True):
    """One deal: how it was dealt, and what was done in it."""

    #: The commitment to the seed, and the seed (hex); empty where the deal was laid out. On the device of its only
    #: player a deal has a seed and no commitment.
    commit: str
    server_seed: str
    #: The commitments to the nonces, one a seat (hex, empty where none came); no list before it is closed, and none
    #: where the nonce of a person alone was sent openly, or in older logs.
    nonce_commits: tuple[str, ...] = ()
    #: How many shuffles of this deal were void, and the seats that made them so: they take no part any more.
    voids: int = 0
    silent: tuple[int, ...] = ()
    #: One a seat (hex), and the cards; empty until the deal is dealt.
    nonces: tuple[str, ...] = ()
    deck: tuple[int, ...] = ()
    #: All actions so far.
    tokens: tuple[str, ...] = ()
    #: The actions that another bot chose: number of the action, who chose, why.
    stand_ins: tuple[tuple[int, str, str], ...] = ()
    #: The number of the first action that the room played because all people had agreed; None: they have not.
    agreed: int | None = None

    def acted(self, event: Acted, *, ending: bool) -> "DealCourse":
        """The course with one more action. ``ending``: whether all people have agreed to end the deal."""
        number = len(self.tokens)
        stand_ins = (*self.stand_ins, (number, event.by, event.why)) if event.by else self.stand_ins
        agreed = number if self.agreed is None and ending else self.agreed
        return replace(self, tokens=(*self.tokens, event.token), stand_ins=stand_ins, agreed=agreed)

    def undone(self, left: int) -> "DealCourse":
        """The course up to its first ``left`` actions."""
        stand_ins = tuple(stand_in for stand_in in self.stand_ins if stand_in[0] < left)
        return replace(self, tokens=self.tokens[:left], stand_ins=stand_ins)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What people have said about ending the deal under way early.

    They agree that the room plays the rest or, in games whose deals can be void, that the deal is given up. A proposal
    is open until someone declines or the deal ends. Everyone proposes once a deal, so no one can pester.
    Source: ``docs/rules/records.md``, what is not in a record.
    """

    #: The seats that have proposed it in this deal.
    asked: tuple[int, ...] = ()
    #: The seats that agree with the open proposal, its own first; empty: there is none.
    agreed: tuple[int, ...] = ()
    #: The version at which the proposal was opened, or the last one closed.
    since: int = 0
    #: Whether the proposal is to give the deal up; else the room would play the rest.
    void: bool = False

    def refusal(self, seat: int, end: bool) -> ErrorCode | None:
        """Why ``seat`` cannot say so now; None if it can."""
        if not end:
            return None if self.agreed else "no-proposal"
        return "voted-already" if seat in (self.agreed or self.asked) else None

    def voted(self, seat: int, end: bool, version: int, *, void: bool = False) -> "Agreement":
        """The agreement after ``seat`` has said so, as event ``version``; :meth:`refusal` must be None."""
        if not end:
            return self.lapsed(version)
        if self.agreed:
            return dataclasses.replace(self, agreed=(*self.agreed, seat))
        return Agreement((*self.asked, seat), (seat,), version, void)

    def lapsed(self, version: int) -> "Agreement":
        """Without a proposal since event ``version``."""
        return Agreement(self.asked, (), version)


@dataclass(frozen=True, slots=True)
class Absence:
    """The absence of one player."""

    #: The bot that plays for them, empty if none does, and the seat that let it play: their own if they said that they
    #: leave.
    bot: str = ""
    by: int = -1
    #: How many actions the bot has done.
    actions: int = 0


@dataclass(frozen=True, slots=True)
class Absentees:
    """The players that the match does not wait for, and the substitute bots that play for them."""

    #: The players who are away.
    gone: Mapping[int, Absence] = field(default_factory=dict)
    #: What a bot did for players who are back and have not acted since.
    missed: Mapping[int, Absence] = field(default_factory=dict)

    def bot_of(self, seat: int) -> str:
        """The bot that plays for ``seat`` while its player is away; empty if none does."""
        return self.gone[seat].bot if seat in self.gone else ""

    def with_gone(self, seat: int, absence: Absence) -> "Absentees":
        """With the player of ``seat`` away."""
        return Absentees({**self.gone, seat: absence}, self.missed)

    def without(self, seat: int) -> "Absentees":
        """With the player of ``seat`` back, perhaps for the second time since they last acted."""
        absence = self.gone[seat]
        gone = {other: away for other, away in self.gone.items() if other != seat}
        if not absence.actions:
            return Absentees(gone, self.missed)
        before = self.missed.get(seat, Absence()).actions
        absence = dataclasses.replace(absence, actions=before + absence.actions)
        return Absentees(gone, {**self.missed, seat: absence})

    def acted(self, seat: int, by: str) -> "Absentees":
        """After an action of ``seat``: a bot's (``by``), or its player's, who has then seen the table."""
        absence = self.gone.get(seat)
        if by and absence is not None:
            counted = dataclasses.replace(absence, actions=absence.actions + 1)
            return dataclasses.replace(self, gone={**self.gone, seat: counted})
        # The room plays the rest for absent players too, and a move whose time is over may be missed as well.
        if by or absence is not None or seat not in self.missed:
            return self
        return Absentees(self.gone, {other: missed for other, missed in self.missed.items() if other != seat})


class RoomState(Struct, frozen=True):  # a Struct is changed in a tenth of the time that a dataclass takes
    """Everything the first ``version`` events of a room's log say. Immutable."""

    version: int
    #: UTC, ISO 8601.
    created: str
    match: Match
    seats: tuple[Seat, ...]
    deals: tuple[DealCourse, ...] = ()
    #: Per seat, why another bot made its latest choice; empty if none did (a bot's forced action is no choice).
    stood_in: tuple[str, ...] = ()
    #: Whether players may ask for hints.
    hints: bool = False
    #: Whether players may take back what they did in their turn.
    undo: bool = False
    #: Whether the room was opened with that, also in a game where no turn has several actions.
    undo_wished: bool = False
    #: The match before each action that can be taken back, in order.
    turn: tuple[Match, ...] = ()
    #: What is practised here; None in an ordinary match.
    practice: PracticeEntry | None = None
    #: The seat of the player who opened the room, or the first of the matches before; -1: an older log does not say it.
    host: int = -1
    #: Whether a bot plays for a player who is away for long without being asked for.
    steps_in: bool = False
    #: How many seconds a player has for a move; 0: as many as they like.
    clock: int = 0
    agreement: Agreement = Agreement()
    absentees: Absentees = Absentees()
    #: SHA-256, hex, of the secrets of removed players, here and in the matches before: they open no seat any more.
    removed: tuple[str, ...] = ()
    #: People who had a seat in a match before and have none in this one, the first one for the longest.
    bench: tuple[Seat, ...] = ()
    #: Who was removed after the first deal, in order.
    removals: tuple[Removal, ...] = ()
    #: Whether the cards are drawn on the device of the only player: deals have no proof.
    device: bool = False
    #: The version since which the table is as it is, whatever people have said meanwhile.
    since: int = 1
    #: The record of a match that was played elsewhere; None: it was played here.
    brought: Record | None = None
    #: The match after this one; None: no one has asked for it. It may begin before this one is over, or has begun.
    following: Followed | None = None

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules of the match."""
        return self.match.rules

    @property
    def phase(self) -> Phase:
        """What the room is doing; never ``broken``, which no log says of itself."""
        if self.match.state is not None:
            return "deal"
        if self.match.over or (self.ends and len(self.match.ended) >= self.ends):
            return "over"
        return "between" if len(self.match.ended) > self.begins else "waiting"

    @property
    def moved(self) -> bool:
        """Whether its people went to the room of another match before the first deal: nothing is dealt here."""
        return self.following is not None and self.phase == "waiting"

    @property
    def begins(self) -> int:
        """The number of the first deal that is played here; those before it were laid out whole."""
        return self.practice.deal if self.practice else 0

    @property
    def ends(self) -> int:
        """The number of ended deals at which a practice is over; 0: when its match is."""
        return self.practice.deal + self.practice.deals if self.practice and self.practice.deals else 0

    @property
    def committed(self) -> bool:
        """Whether the next deal's seed is drawn and stored, and the deal not dealt yet."""
        return len(self.deals) > len(self.match.ended) and self.match.state is None

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots: then no one could know their part of the shuffle before their own."""
        return sum(not seat.is_bot for seat in self.seats) == 1

    @property
    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def at_table(self) -> frozenset[int]:
        """The seats of the people who are not away."""
        return self.people - self.absentees.gone.keys()

    @property
    def acting_host(self) -> int:
        """The seat that has the host's rights now: while the host is away for long, the first person at the table.

        -1: an older log does not say who the host is.
        """
        return self.host if self.host < 0 or self.host in self.at_table else min(self.at_table, default=self.host)

    @property
    def playing(self) -> bool:
        """Whether the match goes on here."""
        return self.following is None and self.phase in ("waiting", "deal", "between")

    def removable(self, seat: int) -> bool:
        """Whether the host can remove the player of ``seat``: another person, at a table that plays on.

        A host who is away keeps their seat.
        """
        return self.playing and seat in self.people and seat not in (self.host, self.acting_host)

    def leave_refusal(self, seat: int) -> ErrorCode | None:
        """Why a bot does not step in for ``seat`` as its player leaves; None if it does."""
        if not self.playing or seat not in self.at_table:
            return "not-away"
        return "alone" if len(self.at_table) < 2 else None

    @property
    def reopens(self) -> bool:
        """Whether the seat of a player who is removed is open again; it is a bot's once cards are as good as dealt."""
        return self.phase == "waiting" and not (self.deals and self.deals[-1].nonce_commits)

    @property
    def voids(self) -> bool:
        """Whether people who agree to end a deal give it up; else the room plays the rest."""
        return games()[self.rules.game].voids

    @property
    def question(self) -> Agreement:
        """What people have said about the question that can be answered now.

        A log of an older version may hold a proposal that the room plays the rest of a deal that can be void now: it
        cannot be answered any more.
        """
        if self.voids and self.agreement.agreed and not self.agreement.void:
            return Agreement(since=self.agreement.since)
        return self.agreement

    def vote_refusal(self, seat: int, end: bool) -> ErrorCode | None:
        """Why ``seat`` cannot say now whether the deal should end; None if it can."""
        if self.voids:
            return "alone" if end and len(self.at_table) < 2 else self.question.refusal(seat, end)
        return self.rest_refusal(seat, end)

    def rest_refusal(self, seat: int, end: bool) -> ErrorCode | None:
        """The same where the room would play the rest; in older logs in every game."""
        if end and self.at_table == {seat}:
            return None  # no other player is asked, however often
        return self.agreement.refusal(seat, end)

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays on ``seat``, its own or a substitute; empty: a person plays."""
        return self.seats[seat].kind if self.seats[seat].is_bot else self.absentees.bot_of(seat)

    @property
    def in_play(self) -> bool:
        """Whether cards can be played: then the deal may be ended by agreement. An auction cannot be played out."""
        return self.match.state is not None and self.match.state.phase == "play"

    @property
    def ending(self) -> bool:
        """Whether all people at the table have agreed that the room plays the rest of the deal under way."""
        agreed = self.agreement.agreed
        return bool(agreed) and not self.agreement.void and self.at_table <= {*agreed}

    @property
    def voiding(self) -> bool:
        """Whether all people at the table, two or more, have agreed to give the deal under way up."""
        return self.agreement.void and len(self.at_table) >= 2 and self.at_table <= {*self.agreement.agreed}

    def shows(self, version: int) -> bool:
        """Whether a player who looked at ``version`` saw the table as it is."""
        return self.since <= version <= self.version


def first_state(event: Event) -> RoomState:
    """Return the state after a room's first event.

    Raises :class:`Refused` for impossible rules, :class:`BrokenLog` for another event.
    """
    if not isinstance(event, Opened):
        raise BrokenLog("a log begins with the opening of the room")
    rules = rule_set(event.game, event.preset, event.options)
    seats, bench = (
        tuple(Seat(each.kind, each.name, each.secret, each.figure, each.disc) for each in entries)
        for entries in (event.seats, event.bench)
    )
    # A player alone with bots may ask and take back freely; among people the opener must have allowed it.
    alone = sum(not seat.is_bot for seat in seats) == 1
    undo = alone if event.undo is None else event.undo
    return RoomState(
        version=1,
        created=event.created,
        match=new_match(rules, len(seats), event.dealer),
        seats=seats,
        stood_in=("",) * len(seats),
        hints=alone if event.hints is None else event.hints,
        undo=undo and FACES[event.game].undo,
        undo_wished=undo,
        practice=event.practice,
        host=_host(event),
        steps_in=event.steps_in,
        clock=event.clock,
        removed=tuple(event.removed),
        bench=bench,
        device=event.device,
    )


def _host(event: Opened) -> int:
    """The seat of the host of a new room; -1: its log does not say it."""
    if event.host is not None:
        return event.host
    people = [number for number, seat in enumerate(event.seats) if seat.kind == HUMAN]
    return people[0] if len(people) == 1 else -1


def reduce(state: RoomState, event: Event) -> RoomState:
    """Return the state after one more event.

    Raises :class:`Refused` where the rules refuse it and :class:`BrokenLog` where it cannot follow the log.
    """
    match event:
        case Acted():
            return _acted(state, event)
        case Undone():
            return _undone(state, event)
        case Voted() | VotedVoid():
            return _voted(state, event)
        case Voided():
            return _voided(state, event)
        case Gone() | Lent() | Left() | Back():
            return _absent(state, event)
        case Dealt():
            return _dealt(state, event)
        case Committed() | Sealed() | Reshuffled():
            return _committed(state, event) if isinstance(event, Committed) else _shuffling(state, event)
        case Laid():
            return _laid(state, event)
        case Seated():
            return _seated(state, event)
        case Reseated() | Removed():
            return _reseated(state, event) if isinstance(event, Reseated) else _removed(state, event)
        case Named():
            return _named(state, event)
        case Followed():
            return _followed(state, event)
        case Opened() | Brought():
            raise BrokenLog("a room is opened once")


def _moved(state: RoomState, **changes: Any) -> RoomState:
    """The state after an event that changes the table."""
    return replace(state, version=state.version + 1, since=state.version + 1, **changes)


def _acted(state: RoomState, event: Acted) -> RoomState:
    deal = state.match.state
    others_turn = deal is not None and deal.to_act != event.seat
    try:
        match = state.match.apply(event.token)
    except Refused as refused:
        # Of the codes that the rules give, only unknown-token goes before not-your-turn (docs/rules/records.md).
        if others_turn and refused.code != "unknown-token":
            raise Refused("not-your-turn") from None
        raise
    if others_turn:
        raise Refused("not-your-turn")
    course, stood_in = state.deals[-1].acted(event, ending=state.ending), state.stood_in
    if stood_in[event.seat] != event.why and (
        event.by or not state.seats[event.seat].is_bot or (deal is not None and len(deal.legal()) > 1)
    ):
        stood_in = (*stood_in[: event.seat], event.why, *stood_in[event.seat + 1 :])
    # A player still on turn has drawn nothing and seen nothing new; what ends a turn or a deal cannot be taken back.
    goes_on = match.state is not None and match.state.to_act == event.seat
    return _moved(
        state,
        match=match,
        deals=(*state.deals[:-1], course),
        stood_in=stood_in,
        turn=(*state.turn, state.match) if state.undo and goes_on else (),
        agreement=Agreement() if match.state is None else state.agreement,
        absentees=state.absentees if state.ending else state.absentees.acted(event.seat, event.by),
    )


def _undone(state: RoomState, event: Undone) -> RoomState:
    deal = state.match.state
    if deal is None or deal.to_act != event.seat or not 0 <= event.number < len(state.turn):
        raise BrokenLog(f"seat {event.seat} has nothing to take back")
    course = state.deals[-1]
    left = len(course.tokens) - (len(state.turn) - event.number)
    deals = (*state.deals[:-1], course.undone(left))
    return _moved(state, match=state.turn[event.number], deals=deals, turn=state.turn[: event.number])


def _voted(state: RoomState, event: Voted | VotedVoid) -> RoomState:
    seat, void = event.seat, isinstance(event, VotedVoid)
    if void:
        refused = not state.voids or state.vote_refusal(seat, event.end)
    else:
        refused = state.agreement.void or state.rest_refusal(seat, event.end)
    if refused or seat not in state.people or not state.in_play:
        raise BrokenLog(f"seat {seat} has nothing to say about the end of the deal")
    version, before = state.version + 1, state.question if void else state.agreement
    return replace(state, version=version, agreement=before.voted(seat, event.end, version, void=void))


def _voided(state: RoomState, event: Voided) -> RoomState:
    if not state.voiding or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} is not given up")
    return _moved(state, match=state.match.void(), turn=(), agreement=Agreement())


def _absent(state: RoomState, event: Gone | Lent | Left | Back) -> RoomState:
    """A player has gone, has a substitute, or is back: the table is as it was."""
    away, seat = state.absentees, event.seat
    match event:
        case Gone() if state.phase in ("waiting", "deal") and seat in state.people and seat not in away.gone:
            away = away.with_gone(seat, Absence())
        case Lent() if seat in away.gone and not away.bot_of(seat) and _may_lend(state, event.by):
            away = away.with_gone(seat, Absence(event.bot, event.by))
        case Left() if state.leave_refusal(seat) is None:
            away = away.with_gone(seat, Absence(event.bot, seat))
        case Back() if seat in away.gone:
            away = away.without(seat)
        case _:
            raise BrokenLog(f"seat {seat} is not away, or was so already")
    after = replace(state, version=state.version + 1, absentees=away)
    if after.agreement.void and len(after.at_table) < 2:  # one player alone cannot give a deal up
        return replace(after, agreement=after.agreement.lapsed(after.version))
    return after


def _may_lend(state: RoomState, by: int) -> bool:
    """Whether a player who is here lets a bot play or, as the room was opened, the room itself does."""
    return by in state.at_table or (by == ROOM and state.steps_in)


def _dealt(state: RoomState, event: Dealt) -> RoomState:
    if not state.committed or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} is dealt without its commitment")
    if len(event.nonces) != state.match.players:
        raise BrokenLog("there is not one nonce a seat")
    course, nonces = state.deals[-1], [bytes.fromhex(nonce) for nonce in event.nonces]
    if course.nonce_commits and any(
        (shuffle.commit(nonce) if nonce else "") != promised
        for nonce, promised in zip(nonces, course.nonce_commits, strict=True)
    ):
        raise BrokenLog(f"a nonce of deal {event.deal} does not fit its commitment")
    pack = games()[state.rules.game].pack(state.rules.options)
    deck = shuffle.deck(bytes.fromhex(course.server_seed), event.deal, nonces, pack)
    course = replace(course, nonces=tuple(event.nonces), deck=tuple(deck))
    return _moved(
        state,
        match=state.match.start(deck),
        deals=(*state.deals[:-1], course),
        agreement=Agreement(since=state.version + 1),
    )


def _committed(state: RoomState, event: Committed) -> RoomState:
    if state.committed or state.phase in ("deal", "over") or event.deal != len(state.match.ended):
        raise BrokenLog(f"deal {event.deal} cannot be prepared now")
    seed = bytes.fromhex(event.server_seed)
    course = DealCourse("" if state.device else shuffle.commit(seed), event.server_seed)
    return _moved(state, deals=(*state.deals, course))


def _shuffling(state: RoomState, event: Sealed | Reshuffled) -> RoomState:
    """The list of commitments is closed, or seats of it make the shuffle void."""
    course = state.deals[-1] if state.committed else None
    if (
        course is None
        or event.deal != len(state.match.ended)
        or isinstance(event, Sealed) == bool(course.nonce_commits)
    ):
        raise BrokenLog(f"deal {event.deal} is not at this step of a shuffle")
    if isinstance(event, Sealed):
        commits = tuple(event.nonce_commits)
        if len(commits) != len(state.seats) or any(commits[seat] for seat in course.silent):
            raise BrokenLog("there is not one commitment a seat that takes part")
        course = replace(course, nonce_commits=commits)
    else:
        part = {seat for seat, promised in enumerate(course.nonce_commits) if promised}
        if not event.seats or not part.issuperset(event.seats):
            raise BrokenLog("a shuffle is void only by seats that take part")
        commit, silent = shuffle.commit(bytes.fromhex(event.server_seed)), (*course.silent, *event.seats)
        course = DealCourse(commit, event.server_seed, voids=course.voids + 1, silent=silent)
    return _moved(state, deals=(*state.deals[:-1], course))


def _laid(state: RoomState, event: Laid) -> RoomState:
    deck = parse_cards(event.deck)
    next_one = state.practice is not None and event.deal == len(state.deals) == len(state.match.ended) <= state.begins
    if deck is None or not next_one:
        raise BrokenLog(f"deal {event.deal} cannot be laid out")
    match = state.match.start(deck)
    for token in event.tokens:
        match = match.apply(token)
    if event.void:
        match = match.void()
    course = DealCourse("", "", deck=tuple(deck), tokens=tuple(event.tokens))
    return _moved(state, match=match, deals=(*state.deals, course), agreement=Agreement(since=state.version + 1))


def _seated(state: RoomState, event: Seated) -> RoomState:
    if not 0 <= event.seat < len(state.seats) or state.seats[event.seat].kind != OPEN:
        raise BrokenLog(f"seat {event.seat} is not open")
    return _with_seat(state, event.seat, Seat(HUMAN, event.name, event.secret, event.figure, event.disc))


def _reseated(state: RoomState, event: Reseated) -> RoomState:
    seat = state.seats[event.seat] if 0 <= event.seat < len(state.seats) else None
    if state.phase != "waiting" or seat is None or event.kind == HUMAN or (seat.is_bot and event.kind != OPEN):
        raise BrokenLog(f"seat {event.seat} cannot be given away")
    return _with_seat(state, event.seat, Seat(event.kind, event.name, ""))


def _removed(state: RoomState, event: Removed) -> RoomState:
    """The table after the host has removed a player. What lies on it is as it was."""
    number, reopens = event.seat, state.reopens
    if not state.removable(number) or event.kind == HUMAN or (event.kind == OPEN) != reopens:
        raise BrokenLog(f"the player of seat {number} cannot be removed")
    before, version = state.seats[number], state.version + 1
    seats = (*state.seats[:number], Seat(event.kind, event.name, ""), *state.seats[number + 1 :])
    removals = state.removals
    if not reopens:
        deal = len(state.match.ended)
        action = len(state.deals[deal].tokens) if len(state.deals) > deal else 0
        removals = (*removals, Removal(number, before.name, deal, action))
    away, asked = state.absentees, state.agreement
    return replace(
        state,
        version=version,
        since=version if state.phase == "waiting" else state.since,
        seats=seats,
        removed=(*state.removed, before.secret),
        removals=removals,
        absentees=Absentees(
            {seat: absence for seat, absence in away.gone.items() if seat != number},
            {seat: absence for seat, absence in away.missed.items() if seat != number},
        ),
        # It was asked of other people: the removal of one of them answers it for no one.
        agreement=asked.lapsed(version) if asked.agreed else asked,
    )


def _with_seat(state: RoomState, number: int, seat: Seat) -> RoomState:
    return _moved(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _named(state: RoomState, event: Named) -> RoomState:
    seat = state.seats[event.seat] if 0 <= event.seat < len(state.seats) else None
    if seat is None or seat.kind == OPEN:
        raise BrokenLog(f"seat {event.seat} has no one to be named")
    named = dataclasses.replace(seat, name=event.name, figure=event.figure or seat.figure, disc=event.disc or seat.disc)
    seats = (*state.seats[: event.seat], named, *state.seats[event.seat + 1 :])
    # What lies on the table is as it was: an action chosen before is still good.
    return replace(state, version=state.version + 1, seats=seats)


def _followed(state: RoomState, event: Followed) -> RoomState:
    if state.following is not None or event.seat not in state.people:
        raise BrokenLog("no match can follow this one")
    if state.phase != "over" and event.seat not in (state.host, state.acting_host):
        raise BrokenLog(f"seat {event.seat} cannot begin another match before this one is over")
    # What lies on the table is as it was, and the match can go on.
    return replace(state, version=state.version + 1, following=event)
