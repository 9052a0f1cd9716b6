"""King's tasks of the day: one deal to avoid something, one auction."""

from typing import Final

from .plan import Plan, TaskName

#: What is avoided in turn, as a number of deals before it. No deal of the king of hearts: it has two results only.
_AVOIDED: Final = (0, 1, 2, 3, 5)
#: The number of deals before the first auction.
_NEGATIVE: Final = 6

TASKS: Final[dict[TaskName, Plan]] = {
    "avoid": Plan(
        "king",
        "king",
        4,
        dealer=lambda turn: (turn + 2) % 4,
        before=lambda turn: _AVOIDED[turn % len(_AVOIDED)],
        points=lambda scores: scores[0],
    ),
    "auction": Plan(
        "king",
        "king",
        4,
        dealer=lambda turn: turn % 4,  # it sells
        before=lambda turn: _NEGATIVE,  # noqa: ARG005
        points=lambda scores: scores[0],
    ),
}
