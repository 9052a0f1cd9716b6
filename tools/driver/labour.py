"""``kingcraft worker`` that answers by rules of thumb, as many seconds later as the first argument says: nothing is
compiled.
"""

import asyncio
import sys
from pathlib import Path

from kingcraft.bots.bot import Compiled
from kingcraft.bots.decision import Decision
from kingcraft.bots.thumb import ThumbBot
from kingcraft.cli import main
from kingcraft.games.registry import games
from kingcraft.server.worker import Worker

SECONDS = float(sys.argv.pop(1)) if __name__ == "__main__" else 0.0


async def ready(self: Worker, data: Path) -> None:  # noqa: ARG001
    """Be ready at once."""
    self._thinkers.readiness.is_ready(*games())


async def turn(self: Worker, bot: Compiled, decision: Decision, within: float) -> str:  # noqa: ARG001
    """Answer by rules of thumb."""
    await asyncio.sleep(SECONDS)
    return ThumbBot().choose(decision)


if __name__ == "__main__":
    vars(sys.modules["kingcraft.server.worker"])["Worker"] = type("Slow", (Worker,), {"prepare": ready, "_turn": turn})
    sys.exit(main())
