"""What a task of the day is: a game has its tasks in a file of its name beside this one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from ..games.parts import GameParts
from ..games.registry import games

#: ``avoid``: a deal of King in which something is to be avoided. ``auction``: one that is sold. ``corner``: a deal of
#: Kings Corner against one other player.
TaskName = Literal["avoid", "auction", "corner"]
TASKS: Final[tuple[TaskName, ...]] = get_args(TaskName)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is the same on all days, and what follows from the number of the day less one."""

    game: str
    #: The rules, which stay the same for ever.
    preset: str
    #: How many play, the player included.
    players: int
    #: The seat that deals.
    dealer: Callable[[int], int]
    #: The number of deals of a match that come before this one.
    before: Callable[[int], int]
    #: What the player has made of it, by the points of all seats.
    points: Callable[[Sequence[int]], int]


_PARTS: Final = GameParts[Mapping[TaskName, Plan]]("kingcraft.daily", "TASKS")


def plan_of(task: TaskName) -> Plan:
    """Return the plan of a task."""
    return next(plans[task] for game in games() if task in (plans := _PARTS.get(game) or {}))
