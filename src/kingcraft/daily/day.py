"""The tasks of a date: rules, dealer, cards, and what the bots there draw. Nothing else decides them.

A day is the player's own calendar date. Day 1 is 1 January 2027; days before it count backwards.
"""

import datetime as dt
import hashlib
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from .. import shuffle
from ..bots.bot import Bot
from ..bots.decision import Decision
from ..games.game import State
from ..games.options import RuleSet
from ..games.registry import game_named, observe, preset
from .levels import LEVELS
from .plan import TASKS, Plan, TaskName, plan_of

#: The seat of the player.
YOU: Final = 0
#: A deal is dull if more runs than this come to the same; then the next of the :data:`TRIES` is taken.
DULL: Final = 18
TRIES: Final = 10

#: The day before day 1.
_EPOCH: Final = dt.date(2026, 12, 31)
#: The runs by which a dull deal is found, of each of these levels.
_QUICK: Final = ("beginner", "casual", "strong")
_QUICK_RUNS: Final = 10


@dataclass(frozen=True, slots=True)
class Task:
    """A task of a day."""

    date: dt.date
    name: TaskName
    #: Which of the possible deals of that date it is, from 0.
    tries: int = 0

    @staticmethod
    def named(name: str) -> "Task":
        """Return the task of this name, as ``str`` writes it: ``2027-01-01/avoid/0``. Raises ValueError."""
        date, task, tries = name.split("/")
        found = Task(dt.date.fromisoformat(date), task_name(task), int(tries))
        if str(found) != name:
            raise ValueError(f"no name of a task: {name!r}")
        return found

    def __str__(self) -> str:
        return f"{self.date.isoformat()}/{self.name}/{self.tries}"

    @property
    def secret(self) -> bytes:
        """32 bytes from which cards and chances follow: SHA-256 of what names the task, with zero bytes between."""
        named = ("kingcraft/daily/1", self.date.isoformat(), self.name, str(self.tries))
        return hashlib.sha256("\0".join(named).encode()).digest()

    @property
    def plan(self) -> Plan:
        """What is the same on all days."""
        return plan_of(self.name)

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules of the deal."""
        return preset(self.plan.game, self.plan.preset)

    @property
    def players(self) -> int:
        """How many play, the player included."""
        return self.plan.players

    @property
    def dealer(self) -> int:
        """The seat that deals. In an auction it sells."""
        return self.plan.dealer(number(self.date) - 1)

    @property
    def before(self) -> int:
        """The number of deals of a match that come before this one."""
        return self.plan.before(number(self.date) - 1)

    @property
    def deck(self) -> list[int]:
        """The cards as they are dealt: the shuffle of every table, from the secret, without nonces."""
        pack = game_named(self.rules.game).pack(self.rules.options)
        return shuffle.deck(self.secret, 0, [b""] * self.players, pack)

    def first(self) -> State:
        """Return the deal before its first action."""
        game, rules = game_named(self.rules.game), self.rules
        carry = game.first_carry(rules.options)
        if self.before:  # only how many there were counts in these rules
            carry = (self.before, *carry[1:])
        first: State = game.deal(rules, self.players, self.dealer, self.deck, carry)
        return first

    def chance(self, seat: int, decision: int, run: int = 0) -> int:
        """Return the 52 bits that a bot draws for a decision of its seat (from 0).

        So people who play alike meet the same replies. ``run``: another one than 0 for bots in the player's place.
        """
        drawn = bytes((seat,)) + decision.to_bytes(2, "big") + run.to_bytes(2, "big")
        return int.from_bytes(hashlib.sha256(self.secret + b"bot" + drawn).digest()[:7], "big") >> 4

    def points(self, ended: State) -> int:
        """Return what the player has made of the deal: in Kings Corner, what the other keeps more than they do."""
        return self.plan.points(ended.scores())

    def played(self, you: Bot, run: int) -> int:
        """Return the points of ``you`` in the player's place; in each run (from 0) it draws other chances."""
        state, others = self.first(), LEVELS["casual"]()
        asked = Counter[int]()
        while not state.over:
            seat = state.to_act
            bot, turn = (you, run + 1) if seat == YOU else (others, 0)
            drawn = self.chance(seat, asked[seat], turn)
            state = state.apply(bot.choose(Decision(state.rules, observe(state, seat), state.legal(), drawn)))
            asked[seat] += 1
        return self.points(state)

    def not_dull(self) -> "Task":
        """Return the first of this date's deals at which it matters how one plays; the last of them if none is."""
        task = self
        for tries in range(TRIES):
            task = replace(self, tries=tries)
            results = Counter(task.played(LEVELS[level](), run) for level in _QUICK for run in range(_QUICK_RUNS))
            if max(results.values()) <= DULL:
                break
        return task


def task_name(word: str) -> TaskName:
    """Return a word as the name of a task. Raises ValueError if it is none."""
    for name in TASKS:
        if name == word:
            return name
    raise ValueError(f"there is no task {word!r}")


def number(date: dt.date) -> int:
    """Return the number of a day; it is 1 on 1 January 2027, and negative before 31 December 2026."""
    return (date - _EPOCH).days
