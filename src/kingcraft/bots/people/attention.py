"""What a person notices and overlooks: the only chance in these players, drawn from the decision's own."""

from collections.abc import Sequence
from typing import TypeVar

from ...kernel import next_random, random_below, seeded

T = TypeVar("T")


class Attention:
    """The mistakes of one decision: the same decision gives the same mistakes."""

    __slots__ = ("_state",)

    def __init__(self, random: int) -> None:
        self._state = seeded(random)

    def _draw(self, n: int) -> int:
        self._state = next_random(self._state)
        return random_below(self._state, n)

    def slips(self, share: float) -> bool:
        """Return whether a mistake happens that does so in ``share`` of all cases."""
        return self._draw(1 << 16) < share * (1 << 16)

    def any_of(self, choices: Sequence[T]) -> T:
        """Return one of the choices, each as likely as the others."""
        return choices[self._draw(len(choices))]
