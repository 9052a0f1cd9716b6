"""``kingcraft worker`` that answers by rules of thumb, as many seconds later as the first argument says: nothing is
compiled. Each deal of a review takes as many seconds more as the variable ``LABOUR_DEAL`` says.
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable
from pathlib import Path

from kingcraft.bots.bot import Compiled
from kingcraft.bots.decision import Decision
from kingcraft.bots.thumb import ThumbBot
from kingcraft.cli import main
from kingcraft.games.registry import games
from kingcraft.processes import Link
from kingcraft.server.review_process import MakeHere, review_elsewhere
from kingcraft.server.worker import Worker
from kingcraft.service.review_task import DealMade, Judging, Task, review_of
from kingcraft.service.reviews import Hear

SECONDS = float(sys.argv.pop(1)) if __name__ == "__main__" else 0.0


async def ready(self: Worker, data: Path) -> None:  # noqa: ARG001
    """Be ready at once."""
    self._thinkers.readiness.is_ready(*games())


async def turn(self: Worker, bot: Compiled, decision: Decision, within: float) -> str:  # noqa: ARG001
    """Answer by rules of thumb."""
    await asyncio.sleep(SECONDS)
    return ThumbBot().choose(decision)


def review(link: Link[None, Judging | DealMade], task: Task) -> bytes:
    """Make a review, slowly; in a child."""

    def send(said: Judging | DealMade) -> None:
        if isinstance(said, DealMade):
            time.sleep(float(os.environ.get("LABOUR_DEAL", "0")))
        link.send(said)

    return review_of(task, send)


def maker(data: Path) -> MakeHere:  # noqa: ARG001
    """Return what makes reviews slowly."""

    def make(task: Task, hear: Hear) -> Awaitable[bytes]:
        return review_elsewhere(task, hear, review)

    return make


if __name__ == "__main__":
    vars(sys.modules["kingcraft.server.worker"])["maker"] = maker
    vars(sys.modules["kingcraft.server.worker"])["Worker"] = type("Slow", (Worker,), {"prepare": ready, "_turn": turn})
    sys.exit(main())
