"""The task of the day in Kings Corner: a deal against one other player."""

from typing import Final

from .plan import Plan, TaskName

TASKS: Final[dict[TaskName, Plan]] = {
    "corner": Plan(
        "kings-corner",
        "pagat",
        2,
        dealer=lambda turn: turn % 2,
        before=lambda turn: 0,  # noqa: ARG005
        points=lambda scores: scores[1] - scores[0],  # what the other keeps more than the player
    )
}
