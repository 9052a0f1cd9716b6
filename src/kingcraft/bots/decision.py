"""What a bot is asked: one seat's choice, with all that it may know and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..games.observation import Observation
from ..games.options import RuleSet


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that is open.

    ``rules``: what is played. ``observation``: what the seat to act may know. ``legal``: its legal tokens, sorted.
    ``random``: the only chance a bot has: an int >= 0 (the caller draws it from a stream of its own, at least 32 bits).
    The same decision gives the same answer. Raises ValueError if ``legal`` is empty.
    """

    rules: RuleSet[Any]
    observation: Observation
    legal: Sequence[str]
    random: int

    def __post_init__(self) -> None:
        if not self.legal:
            raise ValueError("no legal action to choose from")
