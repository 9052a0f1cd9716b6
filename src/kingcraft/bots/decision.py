"""What a bot is asked: one seat's choice, with all that the seat may know and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..games.observation import Observation
from ..games.options import RuleSet


@dataclass(frozen=True, slots=True)
class Decision:
    """An open choice. The same decision gives the same answer. Raises ValueError if ``legal`` is empty."""

    #: What is played.
    rules: RuleSet[Any]
    #: What the seat to act may know.
    observation: Observation
    #: Its legal tokens, sorted.
    legal: Sequence[str]
    #: The bot's only chance: an int >= 0 of at least 32 random bits, drawn by the caller.
    random: int

    def __post_init__(self) -> None:
        if not self.legal:
            raise ValueError("no legal action to choose from")


class Impossible(ValueError):
    """An observation or a position that contradicts itself or the rules; says what is wrong with it."""
