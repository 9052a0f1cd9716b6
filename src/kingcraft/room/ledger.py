"""What a room's log says: the match, the seats and the fairness of every deal, as a fold over events.

No time, no people.
"""

import dataclasses
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .. import shuffle
from ..cards import parse_cards
from ..games.game import games, rule_set
from ..games.king.table import KingState
from ..games.match import Match, new_match
from ..games.options import RuleSet
from ..games.reasons import Refused
from .absentees import NOBODY, Absentees
from .agreement import SILENCE, Agreement
from .course import DealCourse
from .events import (
    Acted,
    Back,
    Committed,
    Dealt,
    Event,
    Followed,
    Gone,
    Laid,
    Lent,
    Opened,
    PracticeEntry,
    Reseated,
    Seated,
    Undone,
    Voted,
    decode,
)
from .seats import HUMAN, OPEN, Seat

#: The games in which a turn holds several actions of one's own; in King a card played is the turn.
_TURNS: Final = ("kings-corner",)

_log = logging.getLogger(__name__)


class BrokenLog(ValueError):
    """An event that cannot follow what is in the log already. Never happens to a log this version wrote."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything the first ``version`` events of a room's log say. Immutable: an event gives a new Ledger.

    ``hints``: whether players may ask for hints; ``undo``: whether they may take back what they did in their turn.
    ``stood_in``: per seat, why its latest choice was made by another bot; empty if it was not (what is forced is no
    choice). ``turn``: the match before each action that can be taken back, in order. ``practice``: what is
    practised here, None in a match like any other. ``agreement``: what is said about ending the deal under way.
    ``absentees``: the people who are not waited for any more. ``since``: the version since which the table is as it is,
    whatever has been said meanwhile. ``following``: the match after this one, and who wanted it; None: nobody yet.
    """

    version: int
    created: str
    match: Match
    seats: tuple[Seat, ...]
    deals: tuple[DealCourse, ...] = ()
    stood_in: tuple[str, ...] = ()
    hints: bool = False
    undo: bool = False
    turn: tuple[Match, ...] = ()
    practice: PracticeEntry | None = None
    agreement: Agreement = SILENCE
    absentees: Absentees = NOBODY
    since: int = 1
    following: Followed | None = None

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules of the match."""
        return self.match.rules

    @property
    def phase(self) -> str:
        """``waiting``, ``deal``, ``between`` or ``over`` (``messages.View``)."""
        if self.match.state is not None:
            return "deal"
        if self.match.over or (self.ends and len(self.match.ended) >= self.ends):
            return "over"
        return "between" if len(self.match.ended) > self.begins else "waiting"

    @property
    def begins(self) -> int:
        """The first deal that is played here: 0, or in a practice the one after those that are laid out whole."""
        return self.practice.deal if self.practice else 0

    @property
    def ends(self) -> int:
        """The number of ended deals at which the room is over although its match may not be; 0: there is none."""
        return self.practice.deal + self.practice.deals if self.practice and self.practice.deals else 0

    @property
    def committed(self) -> bool:
        """Whether the next deal's seed is drawn and stored, and the deal not dealt yet."""
        return len(self.deals) > len(self.match.ended) and self.match.state is None

    @property
    def people(self) -> frozenset[int]:
        """The seats on which people sit."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN)

    def vote_refusal(self, seat: int, end: bool) -> str:
        """Why ``seat`` cannot say now whether the deal shall end, a code of ``messages.ERRORS``; empty if it can."""
        if end and self.people - self.absentees.gone.keys() == {seat}:
            return ""  # he asks nobody, however often
        return self.agreement.refusal(seat, end)

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays on ``seat``, its own or the one for a person who is away; empty: a person."""
        return self.seats[seat].kind if self.seats[seat].is_bot else self.absentees.bot_of(seat)

    @property
    def in_play(self) -> bool:
        """Whether cards can be played: then the deal may be ended by agreement. An auction cannot be played out."""
        state = self.match.state
        return state is not None and (not isinstance(state, KingState) or state.phase == "play")

    @property
    def ending(self) -> bool:
        """Whether all people at the table have agreed to end the deal under way; who is away for long is not there."""
        return bool(self.agreement.agreed) and self.people <= {*self.agreement.agreed, *self.absentees.gone}

    def shows(self, version: int) -> bool:
        """Whether whoever looked at ``version`` saw the table as it is."""
        return self.since <= version <= self.version

    def fold(self, event: Event) -> "Ledger":
        """The ledger with one event more.

        Raises :class:`Refused` where the rules refuse it and :class:`BrokenLog` where it cannot stand here at all; the
        ledger is unchanged.
        """
        match event:
            case Acted():
                return self._acted(event)
            case Undone():
                return self._undone(event)
            case Voted():
                return self._voted(event)
            case Gone() | Lent() | Back():
                return self._looked_after(event)
            case Dealt():
                return self._dealt(event)
            case Committed():
                return self._committed(event)
            case Laid():
                return self._laid(event)
            case Seated():
                return self._seated(event)
            case Reseated():
                return self._reseated(event)
            case Followed():
                return self._followed(event)
            case Opened():
                raise BrokenLog("a room is opened once")

    def _moved(self, **changes: Any) -> "Ledger":
        """The ledger after an event that changes the table."""
        return dataclasses.replace(self, version=self.version + 1, since=self.version + 1, **changes)

    def _acted(self, event: Acted) -> "Ledger":
        state = self.match.state
        others_turn = state is not None and state.to_act != event.seat
        try:
            match = self.match.apply(event.token)
        except Refused as refused:
            # Of the codes that the rules give, only unknown-token goes before not-your-turn (records.md, order).
            if others_turn and refused.code != "unknown-token":
                raise Refused("not-your-turn") from None
            raise
        if others_turn:
            raise Refused("not-your-turn")
        course, stood_in = self.deals[-1].acted(event, ending=self.ending), self.stood_in
        if stood_in[event.seat] != event.why and (event.by or (state is not None and len(state.legal()) > 1)):
            stood_in = (*stood_in[: event.seat], event.why, *stood_in[event.seat + 1 :])
        # Whoever is still on turn has drawn nothing and seen nothing new; what ends a turn or a deal stands for good.
        goes_on = match.state is not None and match.state.to_act == event.seat
        return self._moved(
            match=match,
            deals=(*self.deals[:-1], course),
            stood_in=stood_in,
            turn=(*self.turn, self.match) if self.undo and goes_on else (),
            agreement=SILENCE if match.state is None else self.agreement,
            absentees=self.absentees if self.ending else self.absentees.acted(event.seat, event.by),
        )

    def _undone(self, event: Undone) -> "Ledger":
        state = self.match.state
        if state is None or state.to_act != event.seat or not 0 <= event.number < len(self.turn):
            raise BrokenLog(f"seat {event.seat} has nothing to take back")
        course = self.deals[-1]
        left = len(course.tokens) - (len(self.turn) - event.number)
        deals = (*self.deals[:-1], course.undone(left))
        return self._moved(match=self.turn[event.number], deals=deals, turn=self.turn[: event.number])

    def _voted(self, event: Voted) -> "Ledger":
        if event.seat not in self.people or not self.in_play or self.vote_refusal(event.seat, event.end):
            raise BrokenLog(f"seat {event.seat} has nothing to say about the end of the deal")
        version = self.version + 1
        return dataclasses.replace(
            self, version=version, agreement=self.agreement.voted(event.seat, event.end, version)
        )

    def _looked_after(self, event: Gone | Lent | Back) -> "Ledger":
        """Somebody has gone, is played for, or is back: the table is as it was."""
        away, seat = self.absentees, event.seat
        match event:
            case Gone() if self.phase == "deal" and seat in self.people and seat not in away.gone:
                away = away.with_gone(seat)
            case Lent() if seat in away.gone and not away.bot_of(seat) and event.by in self.people - away.gone.keys():
                away = away.with_bot(seat, event.by, event.bot)
            case Back() if seat in away.gone:
                away = away.without(seat)
            case _:
                raise BrokenLog(f"seat {seat} is not away, or was so already")
        return dataclasses.replace(self, version=self.version + 1, absentees=away)

    def _dealt(self, event: Dealt) -> "Ledger":
        if not self.committed or event.deal != len(self.match.ended):
            raise BrokenLog(f"deal {event.deal} is dealt without its commitment")
        if len(event.nonces) != self.match.players:
            raise BrokenLog("there is not one nonce a seat")
        course = self.deals[-1]
        deck = shuffle.deck(
            bytes.fromhex(course.server_seed),
            event.deal,
            [bytes.fromhex(nonce) for nonce in event.nonces],
            games()[self.rules.game].pack(self.rules.options),
        )
        course = dataclasses.replace(course, nonces=tuple(event.nonces), deck=tuple(deck))
        return self._moved(
            match=self.match.start(deck),
            deals=(*self.deals[:-1], course),
            agreement=Agreement(since=self.version + 1),
        )

    def _committed(self, event: Committed) -> "Ledger":
        if self.committed or self.phase in ("deal", "over") or event.deal != len(self.match.ended):
            raise BrokenLog(f"deal {event.deal} cannot be prepared now")
        seed = bytes.fromhex(event.server_seed)
        course = DealCourse(shuffle.commit(seed), event.server_seed)
        return self._moved(deals=(*self.deals, course))

    def _laid(self, event: Laid) -> "Ledger":
        deck = parse_cards(event.deck)
        wanted = self.practice is not None and event.deal == len(self.deals) == len(self.match.ended) <= self.begins
        if deck is None or not wanted:
            raise BrokenLog(f"deal {event.deal} cannot be laid out")
        match = self.match.start(deck)
        for token in event.tokens:
            match = match.apply(token)
        course = DealCourse("", "", (), tuple(deck), tuple(event.tokens))
        return self._moved(match=match, deals=(*self.deals, course), agreement=Agreement(since=self.version + 1))

    def _seated(self, event: Seated) -> "Ledger":
        if not 0 <= event.seat < len(self.seats) or self.seats[event.seat].kind != OPEN:
            raise BrokenLog(f"seat {event.seat} is not open")
        return self._with_seat(event.seat, Seat(HUMAN, event.name, event.secret))

    def _reseated(self, event: Reseated) -> "Ledger":
        seat = self.seats[event.seat] if 0 <= event.seat < len(self.seats) else None
        if self.phase != "waiting" or seat is None or seat.is_bot or event.kind == HUMAN:
            raise BrokenLog(f"seat {event.seat} cannot go to somebody else")
        return self._with_seat(event.seat, Seat(event.kind, event.name, ""))

    def _with_seat(self, number: int, seat: Seat) -> "Ledger":
        return self._moved(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _followed(self, event: Followed) -> "Ledger":
        if self.phase != "over" or self.following is not None or event.seat not in self.people:
            raise BrokenLog("no match can follow this one")
        return self._moved(following=event)


def opened(event: Event) -> Ledger:
    """The ledger of a room's first event.

    Raises :class:`Refused` for impossible rules, :class:`BrokenLog` for another event.
    """
    if not isinstance(event, Opened):
        raise BrokenLog("a log begins with the opening of the room")
    rules = rule_set(event.game, event.preset, event.options)
    seats = tuple(Seat(seat.kind, seat.name, seat.secret) for seat in event.seats)
    match = new_match(rules, len(seats), event.dealer)
    # Who plays alone may ask and take back whenever he likes; among people it must have been agreed.
    alone = sum(not seat.is_bot for seat in seats) == 1
    hints = alone if event.hints is None else event.hints
    undo = (alone if event.undo is None else event.undo) and event.game in _TURNS
    stood_in = ("",) * len(seats)
    return Ledger(1, event.created, match, seats, stood_in=stood_in, hints=hints, undo=undo, practice=event.practice)


def folded(events: Iterable[Event]) -> Ledger:
    """The ledger of a whole log. Raises as :meth:`Ledger.fold` and :func:`opened`."""
    ledger = None
    for event in events:
        ledger = opened(event) if ledger is None else ledger.fold(event)
    if ledger is None:
        raise BrokenLog("the log is empty")
    return ledger


def read_ledger(bodies: Sequence[bytes]) -> tuple[Ledger, bool] | None:
    """The ledger of a stored log, as far as this version's rules go, and whether it is broken.

    Broken is a log with an event that this version refuses; its ledger is the last one that could be reached. None if
    not even the opening can be read.
    """
    ledger: Ledger | None = None
    for number, body in enumerate(bodies):
        try:
            event = decode(body)
            ledger = opened(event) if ledger is None else ledger.fold(event)
        except ValueError as fault:
            _log.error("a stored log is refused at event %d: %s", number, fault)
            return None if ledger is None else (ledger, True)
    return None if ledger is None else (ledger, False)
