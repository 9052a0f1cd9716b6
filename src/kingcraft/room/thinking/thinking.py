"""The bots of one room on their turns: the quick ones answer at once, the others think beside the room.

Where two or more people play, the time of an answer says nothing about the hand: a card that the bot must play comes as
late as one that it chooses.

At most one bot of a room thinks. Its thought belongs to one state of the match: when the match has moved on, the
thought is stopped and its result thrown away.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from ...bots.bot import Bot, Thinker
from ...bots.decision import Decision
from ...bots.failure import BotFailed
from ...bots.limits import Stop
from ...daily.day import Task
from ...daily.levels import LEVELS
from ...games.registry import observe
from ..log.state import RoomState
from ..ports import Ports, Unready
from ..wire.words import StandIn
from .stand_in import STAND_IN, Choice

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Thought:
    """What a bot thinks about."""

    state: RoomState
    decision: Decision
    stop: Stop = field(default_factory=Stop)
    #: The result.
    choice: Choice | None = None
    task: "asyncio.Task[None] | None" = None


class Thinking:
    """The thinking of one room's bots."""

    def __init__(self, room: str, ports: Ports, wake: Callable[[], None]) -> None:
        """``wake`` is called when a bot has finished thinking."""
        self._room = room
        self._ports = ports
        self._wake = wake
        self._thought: _Thought | None = None
        self._told: set[str] = set()  # bots whose first fault is in the server's log: the others would say the same

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._thought is not None and self._thought.choice is None

    def choice(self, state: RoomState, stored: bool) -> Choice | None:
        """Return what is played for the bot on turn; None while it thinks. A bot must be on turn.

        ``stored``: whether the log holds the whole state. No bot begins to think about what may never have happened.
        """
        if self._thought is not None and self._thought.state.match is state.match:
            return self._thought.choice
        deal = state.match.state
        assert deal is not None
        kind = state.bot_at(deal.to_act)
        bot = self._bot(state, kind)
        if isinstance(bot, Thinker):
            return self._begin(state, bot) if stored else None
        decision = self._decision(state)
        if bot is None:
            self._tell_once(
                kind,
                f"this server has no bot {kind}, {STAND_IN.name} plays for it; if it is a program of yours, start the "
                f"server with --bot {kind}=COMMAND",
            )
            return _stood_in(decision, "missing")
        try:
            return self._checked(kind, decision, bot.choose(decision))
        except Exception as fault:  # noqa: BLE001 - a bot's fault must not stop a table
            return self._failed(kind, decision, fault)

    def time_up(self, state: RoomState) -> Choice:
        """Return what is played for the person on turn, whose time is over."""
        return _stood_in(self._decision(state), "time-up")

    def stop(self) -> None:
        """End the thinking without calling ``wake``."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.stop.set()
            if thought.task is not None:
                thought.task.cancel()

    def _bot(self, state: RoomState, kind: str) -> Bot | None:
        """The bot of this name; where a task of a day is played, as it was frozen."""
        if state.practice is not None and state.practice.day and kind in LEVELS:
            return LEVELS[kind]()
        return self._ports.bots.get(kind)

    def _decision(self, state: RoomState) -> Decision:
        deal = state.match.state
        assert deal is not None
        seat, practice = deal.to_act, state.practice
        if practice is not None and practice.day:
            chance = Task.named(practice.day).chance(seat, [by for by, _ in deal.history].count(seat))
        else:
            chance = int.from_bytes(self._ports.chance(7), "big")
        return Decision(state.match.rules, observe(deal, seat), deal.legal(), chance)

    def _begin(self, state: RoomState, bot: Thinker) -> Choice | None:
        self.stop()
        decision = self._decision(state)
        tempo = self._ports.tempo if len(state.people) > 1 else 0.0
        if not tempo and len(decision.legal) == 1:
            return Choice(decision.legal[0])
        self._thought = thought = _Thought(state, decision)
        thought.task = asyncio.create_task(self._think(thought, bot, delay(self._room, state.version, tempo)))
        return None

    async def _think(self, thought: _Thought, bot: Thinker, seconds: float) -> None:
        """Find out what ``bot`` plays, in ``seconds`` or more."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        choice = await self._chosen(thought, bot)
        await asyncio.sleep(until - loop.time())
        thought.choice = choice
        self._wake()

    async def _chosen(self, thought: _Thought, bot: Thinker) -> Choice:
        decision = thought.decision
        if len(decision.legal) == 1:
            return Choice(decision.legal[0])
        try:
            return self._checked(bot.name, decision, await self._ports.think(bot, decision, thought.stop))
        except Unready as unready:
            return _stood_in(decision, unready.why)
        except Exception as fault:  # noqa: BLE001 - as above
            return self._failed(bot.name, decision, fault)

    @staticmethod
    def _checked(name: str, decision: Decision, token: str) -> Choice:
        if token not in decision.legal:
            raise ValueError(f"bot {name} answered {token!r}, which is not legal")
        return Choice(token)

    def _failed(self, name: str, decision: Decision, fault: Exception) -> Choice:
        plain = isinstance(fault, (TimeoutError, BotFailed))  # their texts say all there is to say
        self._tell_once(name, f"bot {name} failed, {STAND_IN.name} plays for it: {fault}", None if plain else fault)
        late = isinstance(fault, TimeoutError) or (isinstance(fault, BotFailed) and fault.late)
        return _stood_in(decision, "late" if late else "failed")

    def _tell_once(self, name: str, what: str, fault: Exception | None = None) -> None:
        if name not in self._told:
            self._told.add(name)
            _log.error("room %s: %s", self._room, what, exc_info=fault)


def delay(room: str, version: int, tempo: float) -> float:
    """Return the seconds after which a bot acts at a version of a room: from ``tempo`` to twice that, evenly."""
    drawn = hashlib.sha256(f"{room} {version}".encode()).digest()
    return tempo * (1 + int.from_bytes(drawn[:4], "big") / 2**32)


def _stood_in(decision: Decision, why: StandIn) -> Choice:
    return Choice(STAND_IN.choose(decision), STAND_IN.name, why)
