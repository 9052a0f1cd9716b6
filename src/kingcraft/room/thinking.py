"""The bots of one room on their turns: the quick ones answer where they stand, the others think beside the room.

At most one thought of a room is open. It belongs to one ledger: when the room has moved on by then, it is out of date,
it is stopped, and what comes of it is thrown away.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ..bots.bot import Thinker
from ..bots.decision import Decision
from ..bots.failure import BotFailed
from ..bots.stop import Stop
from ..bots.thumb import ThumbBot
from .ledger import Ledger
from .ports import Ports, Unready

#: Plays for a bot that cannot: it is always there, at once, and legal.
STAND_IN: Final = ThumbBot()

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Thought:
    """What a bot thinks about. ``token``: what it came to."""

    ledger: Ledger
    decision: Decision
    stop: Stop = field(default_factory=Stop)
    token: str | None = None
    task: "asyncio.Task[None] | None" = None


class Thinking:
    """Asks the bots of the room ``room``; calls ``wake`` when a bot has come to the end of its thinking."""

    def __init__(self, room: str, ports: Ports, wake: Callable[[], None]) -> None:
        self._room = room
        self._ports = ports
        self._wake = wake
        self._thought: _Thought | None = None
        self._told: set[str] = set()  # bots whose first fault is in the server's log: the others would say the same

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._thought is not None and self._thought.token is None

    def choice(self, ledger: Ledger, stored: bool) -> str | None:
        """What the bot on turn plays; None while it thinks. A bot must be on turn.

        ``stored``: whether the log holds the whole ledger; about what may never have happened nobody begins to think.
        """
        if self._thought is not None and self._thought.ledger is ledger:
            return self._thought.token
        state = ledger.match.state
        assert state is not None
        kind = ledger.seats[state.to_act].kind
        bot = self._ports.bots.get(kind)
        if isinstance(bot, Thinker):
            return self._begin(ledger, bot) if stored else None
        decision = self._decision(ledger)
        try:
            if bot is None:
                raise LookupError(f"there is no bot {kind} here")
            return self._checked(kind, decision, bot.choose(decision))
        except Exception as fault:  # noqa: BLE001 - a bot's fault must not stop a table
            return self._stand_in(kind, decision, fault)

    def stop(self) -> None:
        """End the thinking; nobody is woken."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.stop.set()
            if thought.task is not None:
                thought.task.cancel()

    def _decision(self, ledger: Ledger) -> Decision:
        state = ledger.match.state
        assert state is not None
        chance = int.from_bytes(self._ports.chance(7), "big")
        return Decision(ledger.match.rules, state.observation(state.to_act), state.legal(), chance)

    def _begin(self, ledger: Ledger, bot: Thinker) -> str | None:
        self.stop()
        decision = self._decision(ledger)
        if len(decision.legal) == 1:
            return decision.legal[0]
        self._thought = thought = _Thought(ledger, decision)
        thought.task = asyncio.create_task(self._think(thought, bot))
        return None

    async def _think(self, thought: _Thought, bot: Thinker) -> None:
        decision = thought.decision
        try:
            token = await self._ports.think(bot, decision, thought.stop)
            thought.token = self._checked(bot.name, decision, token)
        except Unready:
            thought.token = STAND_IN.choose(decision)
        except Exception as fault:  # noqa: BLE001 - as above
            thought.token = self._stand_in(bot.name, decision, fault)
        self._wake()

    @staticmethod
    def _checked(name: str, decision: Decision, token: str) -> str:
        if token not in decision.legal:
            raise ValueError(f"bot {name} answered {token!r}, which is not legal")
        return token

    def _stand_in(self, name: str, decision: Decision, fault: Exception) -> str:
        if name not in self._told:
            self._told.add(name)
            told = isinstance(fault, (TimeoutError, BotFailed))  # their texts say all there is to say
            _log.error(
                "room %s: bot %s failed, %s plays for it: %s",
                self._room,
                name,
                STAND_IN.name,
                fault,
                exc_info=None if told else fault,
            )
        return STAND_IN.choose(decision)
