"""The work of a review in chunks, done here or in processes with the same result."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..bots.limits import Stop
from ..record.record import Record
from .choices import choices_of
from .chunks import Chunk, Found, found_in
from .depth import Depth
from .size import Scale

if TYPE_CHECKING:
    from .workers import Patience


def work_off(
    record: Record,
    scale: Scale,
    depth: Depth,
    chunks: Sequence[Chunk],
    stop: Stop | None,
    processes: int,
    patience: "Patience | None" = None,
) -> Iterator[tuple[Chunk, Found]]:
    """Yield each finished chunk with what was found in it; chunks not begun when ``stop`` is set are left out.

    Raises :class:`~kingcraft.processes.ChildFailed`. However it is left, every process has ended.
    """
    if processes == 1 or len(chunks) < 2:
        deals = choices_of(record)
        for chunk in chunks:
            if stop:
                return
            yield chunk, found_in(deals[chunk.deal][chunk.first : chunk.last], len(record.players), scale, depth, stop)
        return
    from .workers import Patience, Task, Worker, ready  # where no processes can be, it is not imported

    patience = patience or Patience()
    task = Task(record.to_json(), scale, depth)
    todo, left = list(reversed(chunks)), len(chunks)
    workers: list[Worker] = []
    try:
        while left and not stop:
            # The first chunk alone, so that kernels are compiled once.
            if len(workers) < (min(processes, left) if left < len(chunks) else 1):
                workers.append(Worker(task, patience))
            for number, worker in enumerate(workers):
                if worker.free and todo:
                    worker.take(todo.pop())
                elif worker.late:
                    todo += worker.chunks
                    workers[number] = Worker(task, patience, last=True)
                    worker.end()
            for worker in ready(workers):
                left -= 1
                yield worker.receive()
    finally:
        for worker in workers:
            worker.end()
