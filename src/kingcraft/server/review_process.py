"""Reviews made in a child process, so that no table ever waits for one."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from ..bots.decision import Impossible
from ..games.reasons import Refused
from ..processes import Link, Priority, run_child
from ..review.depth import Depth
from ..review.game_review import NoReview
from ..service.review_task import DealMade, Judging, Task, TooLong, review_of
from ..service.reviews import Hear, Make, ReviewFailed, Wish, task_of
from .bots.kernels import keep_kernels

#: How much of the machine a review gets while others need it: tables come first.
PRIORITY: Priority = "lowest"

#: Seconds without progress after which a review is given up; on a busy machine it takes long to prepare the bots.
PATIENCE: Final = 1800.0

#: Makes a review in the child.
Entry = Callable[[Link[None, Judging | DealMade], Task], bytes]
#: Makes a review: as :func:`review_elsewhere`.
MakeHere = Callable[[Task, Hear], Awaitable[bytes]]


def maker(data: Path) -> MakeHere:
    """Return what makes reviews on this machine. ``data``: a folder for kernels, if the usual one cannot be written."""

    async def make(task: Task, hear: Hear) -> bytes:
        await asyncio.to_thread(keep_kernels, data)
        return await review_elsewhere(task, hear)

    return make


def reviewer(depth: Depth, data: Path) -> Make:
    """Return what makes the reviews of a server that has its store alone. ``data``: its folder."""
    make_here = maker(data)

    async def make(wish: Wish, hear: Hear) -> bytes:
        return await make_here(await asyncio.to_thread(task_of, wish, depth), hear)

    return make


def make_review(link: Link[None, Judging | DealMade], task: Task) -> bytes:
    """Review deals of a record and send what is done, in the child. Raises as :func:`review_of`."""
    return review_of(task, link.send)


async def review_elsewhere(task: Task, hear: Hear, entry: Entry = make_review, patience: float = PATIENCE) -> bytes:
    """Return the review of a record: a ``ReviewState`` as gzipped JSON; empty if only deals are wanted.

    ``entry``: what the child runs, another one in tests. However this function is left, the child has ended.
    Raises :class:`ReviewFailed`.
    """
    try:
        return await run_child(entry, (task,), hear, patience=patience, priority=PRIORITY)
    except TimeoutError:
        raise ReviewFailed("internal", f"no progress for {patience:.0f} s") from None
    except TooLong as fault:
        raise ReviewFailed("too-long", str(fault)) from fault
    except NoReview as fault:
        raise ReviewFailed("no-review", str(fault)) from fault
    except (Refused, Impossible) as fault:
        raise ReviewFailed("broken-record", str(fault)) from fault
    except Exception as fault:
        raise ReviewFailed("internal", "\n".join([str(fault), *getattr(fault, "__notes__", ())])) from fault
