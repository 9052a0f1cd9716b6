"""Who sits at the tables of the arena."""

from collections.abc import Hashable
from typing import Protocol

from ..bots.bot import Bot, Compiled
from ..bots.decision import Decision
from ..bots.search import kernel_kind
from ..games.game import State


class Player(Protocol):
    """Somebody who is asked for tokens."""

    def choose(self, state: State, decision: Decision) -> str:
        """One of ``decision.legal``. Honest players do not look at ``state``: only a ceiling, which sees all, does."""

    def practise(self, state: State, decision: Decision) -> None:
        """Called before each question, outside the clock: time to compile what it takes."""

    def hello(self) -> str:
        """Who a program of somebody else says that it is, else empty. Raises ``BotFailed``."""

    def close(self) -> None:
        """Leave the table for good."""


class HonestPlayer:
    """A bot as a player: it is handed the decision and nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._compiled = bot if isinstance(bot, Compiled) else None
        self._practised: set[Hashable] = set()

    def choose(self, state: State, decision: Decision) -> str:  # noqa: ARG002  # it is honest
        """The bot's token."""
        return self._bot.choose(decision)

    def practise(self, state: State, decision: Decision) -> None:  # noqa: ARG002
        """Once for each kind of decision that leaves a choice."""
        if self._compiled is None or len(decision.legal) == 1:
            return
        kind = kernel_kind(decision)
        if kind not in self._practised:
            self._practised.add(kind)
            self._compiled.practise(decision)

    def hello(self) -> str:
        """Nothing: it is one of ours."""
        return ""

    def close(self) -> None:
        """Nothing to be done."""
