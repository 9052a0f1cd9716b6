"""The kernels that strong bots need are compiled beside the server: people play at once, and nothing stands still.

Compiling takes a minute or so and keeps Python to itself, so another process does it (``python -m
kingcraft.server.kernels``) and leaves the compiled kernels on disk; then this one loads them, which takes a second.
"""

import asyncio
import contextlib
import gc
import logging
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .. import kernel
from ..bots.bot import BOTS, Compiled
from ..bots.decision import Decision
from ..bots.thumb import ThumbBot
from ..games.game import games, preset
from ..games.match import Match, new_match
from .thinking import NICE, Thinkers

#: What is practised: a game, its players, how many deals, and every how manyth choice is thought about.
_PRACTICE: Final = (("king", 4, 8, 4), ("kings-corner", 4, 1, 4), ("kings-corner", 2, 1, 4))
#: Bytes of what the other process said at last that are worth logging.
_LAST_WORDS: Final = 2000

_log = logging.getLogger(__name__)


async def prepare(data: Path, thinkers: Thinkers, bots: Sequence[Compiled]) -> None:
    """Compile and load all that ``bots`` need, then let them think. ``data``: the server's directory.

    What cannot be compiled is logged; the bots then go on playing by rules of thumb.
    """
    began = time.monotonic()
    if not bots:
        thinkers.ready = True
        return
    keep_kernels(data)
    try:
        failure = await done_elsewhere(sys.executable, "-m", __spec__.name)
        if failure:
            _log.warning(
                "the strong bots cannot be compiled in a process of their own, so it is done in this one, which may "
                "answer slowly meanwhile: %s",
                failure,
            )
        await _in_thread(bots)
    except Exception:  # noqa: BLE001 - whatever it is, people play on
        _log.exception("the strong bots cannot be compiled; they play by rules of thumb")
        return
    keep_out_of_the_collector()
    thinkers.ready = True
    _log.info("strong bots ready after %.0f s", time.monotonic() - began)


def compiled_bots() -> list[Compiled]:
    """The bots that need kernels."""
    return [bot for make in BOTS.values() if isinstance(bot := make(), Compiled)]


def practice(bots: Sequence[Compiled]) -> None:
    """Play a little of both games, and have ``bots`` practise: then all their kernels are compiled, or loaded."""
    stand_in = ThumbBot()
    for game, players, deals, every in _PRACTICE:
        rules = preset(game, games()[game].default_preset)
        match = new_match(rules, players, 0)
        chance = random.Random(f"{game}/{players}")
        for _ in range(deals):
            if match.over:
                break
            match = match.start(chance.sample(match.pack, len(match.pack)))
            count = 0
            while match.state is not None:
                decision = _decision(match, chance.getrandbits(48))
                if len(decision.legal) > 1 and (count % every == 0 or not _plain(match)):
                    for bot in bots:
                        bot.practise(decision)
                match = match.apply(stand_in.choose(decision))
                count += 1


def _plain(match: Match) -> bool:
    """Whether a card is to be played, which happens often."""
    return getattr(match.state, "phase", "play") == "play"


def _decision(match: Match, chance: int) -> Decision:
    state = match.state
    assert state is not None
    return Decision(match.rules, state.observation(state.to_act), state.legal(), chance)


def keep_out_of_the_collector() -> None:
    """Never look through what is there now for garbage: the compiler's 100,000 objects take 50 ms each time, and
    everybody waits.
    """
    gc.freeze()


def keep_kernels(data: Path) -> Path:
    """See to it that compiled kernels can be kept on disk, if need be in ``data``. Returns where."""
    directory = kernel.cache_directory()
    if not _can_keep(directory):
        # The store could not be here if this directory could not be written.
        directory = data / "kernels" / kernel.source_hash()
        os.environ["NUMBA_CACHE_DIR"] = str(directory)
    return directory


def _can_keep(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


async def done_elsewhere(*command: str) -> str:
    """Run ``command`` in a process of its own. Returns why it failed, "" if it did not."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which ends it
        )
    except OSError as error:
        return str(error)
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode == 0:
        return ""
    return said[-_LAST_WORDS:].decode(errors="replace").strip() or f"it ended with status {process.returncode}"


async def _in_thread(bots: Sequence[Compiled]) -> None:
    """Practise in a thread that does not keep the server from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(fault: Exception | None) -> None:
        if not done.done():
            done.set_result(None) if fault is None else done.set_exception(fault)

    def run() -> None:
        fault: Exception | None = None
        try:
            practice(bots)
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            fault = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, fault)

    threading.Thread(target=run, name="kingcraft-kernels", daemon=True).start()
    await done


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)  # people who play go first
    practice(compiled_bots())
