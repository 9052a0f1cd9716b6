"""What a room's log says: the match, the seats and the fairness of every deal. No time, and nobody who is connected."""

from dataclasses import dataclass
from typing import Any

from ...games.king.table import KingState
from ...games.match import Match
from ...games.options import RuleSet
from ...games.registry import games
from .absentees import NOBODY, Absentees
from .agreement import SILENCE, Agreement
from .course import DealCourse
from .events import Followed, PracticeEntry
from .seats import HUMAN, Seat


class BrokenLog(ValueError):
    """An event that cannot follow what is in the log already. Never happens to a log this version wrote."""


@dataclass(frozen=True, slots=True)
class RoomState:
    """Everything the first ``version`` events of a room's log say. Immutable: an event gives a new one (``reduce.py``).

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
        """``waiting``, ``deal``, ``between`` or ``over`` (``server_messages.View``)."""
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

    @property
    def at_table(self) -> frozenset[int]:
        """The seats of the people who are at the table: all but those who have been away for long."""
        return self.people - self.absentees.gone.keys()

    @property
    def voids(self) -> bool:
        """Whether people who agree to end a deal give it up; else the room plays the rest."""
        return games()[self.rules.game].voids

    @property
    def question(self) -> Agreement:
        """What has been said about the question that can be answered now.

        In a log of an older version a proposal may stand that the room plays the rest, where deals can be void now: it
        is not answered any more.
        """
        if self.voids and self.agreement.agreed and not self.agreement.void:
            return Agreement(since=self.agreement.since)
        return self.agreement

    def vote_refusal(self, seat: int, end: bool) -> str:
        """Why ``seat`` cannot say now whether the deal shall end, an error code; empty if it can."""
        if self.voids:
            return "alone" if end and len(self.at_table) < 2 else self.question.refusal(seat, end)
        return self.rest_refusal(seat, end)

    def rest_refusal(self, seat: int, end: bool) -> str:
        """The same where the room would play the rest; in older logs in every game."""
        if end and self.at_table == {seat}:
            return ""  # no other player is asked, however often
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
