"""A review made by another process (:mod:`.reviewing`), so that no table ever waits for one."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..games.options import Json
from .review_messages import FAILURES
from .reviewing import Job

#: Seconds without any progress after which a review is given up; on a busy machine it takes long to prepare the bots.
PATIENCE: Final = 1800.0
#: Seconds that it has for coming to its end when it has answered.
_GOODBYE: Final = 5.0
#: Bytes of what the process said at last that are worth logging.
_LAST_WORDS: Final = 2000

#: Called with how many decisions are done, and how many there are.
Progress = Callable[[int, int], None]


class ReviewFailed(Exception):
    """There is no review. ``code``: one of ``review_messages.FAILURES``; the text is for the server's own log."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


async def review_elsewhere(
    record: Json,
    depth: str,
    progress: Progress,
    command: tuple[str, ...] = (sys.executable, "-m", "kingcraft.server.reviewing"),
    patience: float = PATIENCE,
) -> bytes:
    """The review of a record: the bytes of :func:`.reviewing.body_of`. Raises :class:`ReviewFailed`.

    However it is left, the process is gone then.
    """
    task = await asyncio.to_thread(msgspec.json.encode, Job(depth, record))
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **_apart()
        )
    except OSError as error:
        raise ReviewFailed("internal", str(error)) from None
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    last_words = asyncio.create_task(process.stderr.read())
    try:
        with contextlib.suppress(ConnectionError):  # it has ended already: what it said tells why
            process.stdin.write(task + b"\n")
            await process.stdin.drain()
        said = await _answer(process.stdout, progress, patience)
        with contextlib.suppress(TimeoutError):  # it exits on its own, after its last words
            async with asyncio.timeout(_GOODBYE):
                await process.wait()
        if isinstance(said, bytes):
            return said
    except TimeoutError:
        raise ReviewFailed("internal", f"it has come no further for {patience:.0f} s") from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        process.stdin.close()
        await process.wait()
    words = (await last_words)[-_LAST_WORDS:].decode(errors="replace").strip()
    raise ReviewFailed(said, words or f"it ended with status {process.returncode}")


async def _answer(stdout: asyncio.StreamReader, progress: Progress, patience: float) -> bytes | str:
    """The review, or the code of why there is none. Raises TimeoutError."""
    while True:
        async with asyncio.timeout(patience):
            match (await stdout.readline()).decode(errors="replace").split():
                case ["progress", done, total]:
                    progress(int(done), int(total))
                case ["review", length]:
                    with contextlib.suppress(asyncio.IncompleteReadError):
                        return await stdout.readexactly(int(length))
                    return "internal"
                case ["failed", code] if code in FAILURES:
                    return code
                case _:
                    return "internal"


def _apart() -> dict[str, Any]:
    """Ctrl-C is for the server, which ends the process; and people who play go first."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP}
    # A session of its own: Linux shares the processor out between sessions, and this one stands back as a whole
    # (:func:`.reviewing.stand_back`). In ours it would use up what is due to the server.
    return {"start_new_session": True}
