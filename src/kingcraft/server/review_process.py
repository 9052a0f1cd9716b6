"""Reviews made in a child process, so that no table ever waits for one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..bots.impossible import Impossible
from ..games.options import Json
from ..games.reasons import Refused
from ..processes import Link, run_child
from ..record.record import Record
from ..review.depth import Depth
from ..review.game_review import NoReview
from ..service.review_positions import TooLong, review_of
from ..service.reviews import Make, Progress, ReviewFailed
from .bots.kernels import keep_kernels

#: Seconds without progress after which a review is given up; on a busy machine it takes long to prepare the bots.
PATIENCE: Final = 1800.0

#: Makes a review in the child, from a record.
Entry = Callable[[Link[None, tuple[int, int]], Json, Depth], bytes]


def reviewer(depth: Depth, data: Path) -> Make:
    """Return what makes the reviews of a server. ``data``: its folder."""

    async def make(record: Record, progress: Progress) -> bytes:
        await asyncio.to_thread(keep_kernels, data)
        return await review_elsewhere(await asyncio.to_thread(record.to_json), depth, progress)

    return make


def make_review(link: Link[None, tuple[int, int]], record: Json, depth: Depth) -> bytes:
    """Review a record and send the progress, in the child. Raises as :func:`review_of`."""
    return review_of(record, depth, lambda done, total: link.send((done, total)))


async def review_elsewhere(
    record: Json, depth: Depth, progress: Progress, entry: Entry = make_review, patience: float = PATIENCE
) -> bytes:
    """Return the review of a record: a ``ReviewState`` as gzipped JSON.

    ``entry``: what the child runs, another one in tests. However this function is left, the child has ended.
    Raises :class:`ReviewFailed`.
    """
    try:
        return await run_child(
            entry, (record, depth), lambda done: progress(*done), patience=patience, priority="lowest"
        )
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
