"""The players of the arena."""

from collections.abc import Hashable
from typing import Protocol

from ..bots.bot import Bot, Compiled
from ..bots.decision import Decision
from ..bots.search import kernel_kind
from ..games.game import State


class Player(Protocol):
    """A seat's player."""

    def choose(self, state: State, decision: Decision) -> str:
        """Return one of ``decision.legal``. Only a ceiling, which sees all cards, looks at ``state``."""

    def practise(self, state: State, decision: Decision) -> None:
        """Compile what the next choice needs; called before each, outside the clock."""

    def hello(self) -> str:
        """Return name and version of an external bot; empty for one of ours. Raises ``BotFailed``."""

    def close(self) -> None:
        """Release what the player holds."""


class HonestPlayer:
    """A bot as a player: it receives the decision and nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._compiled = bot if isinstance(bot, Compiled) else None
        self._practised: set[Hashable] = set()

    def choose(self, state: State, decision: Decision) -> str:  # noqa: ARG002
        """Return the bot's token."""
        return self._bot.choose(decision)

    def practise(self, state: State, decision: Decision) -> None:  # noqa: ARG002
        """Practise once for each kind of decision that leaves a choice."""
        if self._compiled is None or len(decision.legal) == 1:
            return
        kind = kernel_kind(decision)
        if kind not in self._practised:
            self._practised.add(kind)
            self._compiled.practise(decision)

    def hello(self) -> str:
        """Return an empty text: it is one of ours."""
        return ""

    def close(self) -> None:
        """Do nothing."""
