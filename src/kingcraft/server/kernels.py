"""The kernels that strong bots need are compiled beside the server: people play at once, and nothing stands still.

Compiling takes half a minute of a core and keeps Python to itself, so child processes do it, one a game, and leave the
compiled kernels on disk; then this one loads them, which takes a second or two. The game that is ready first is played
first.
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
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Protocol

from ..bots.bot import BOTS, Compiled
from ..bots.decision import Decision
from ..bots.search import SEARCHES, kernel_kind
from ..bots.thumb import ThumbBot
from ..games.match import Match, new_match
from ..games.registry import games, observe, preset
from ..kernel_cache import cache_directory
from ..processes import Link, run_child
from ..sources import source_hash
from .hints import HintPractice
from .settings import cores_here
from .thinking import NICE
from .warmth import Warmth

_log = logging.getLogger(__name__)


class Learner(Protocol):
    """Who needs kernels: a bot, or what gives hints."""

    def practise(self, decision: Decision) -> None:
        """Think a little about ``decision``, so that every kernel that it takes is compiled, or loaded."""


def _mark(directory: Path, game: str) -> Path:
    """Return the file that names the sources from which the kernels of ``game`` have been compiled."""
    return directory / f"compiled-{game}"


def _is_compiled(directory: Path, game: str) -> bool:
    with contextlib.suppress(OSError):
        return _mark(directory, game).read_text(encoding="ascii") == source_hash()
    return False


def compiled_bots() -> list[Compiled]:
    """The bots that need kernels."""
    return [bot for make in BOTS.values() if isinstance(bot := make(), Compiled)]


def practice(bots: Sequence[Learner], *names: str) -> None:
    """Have ``bots`` think a little about choices of all kinds of these games (of both, if none is named).

    Then all their kernels are compiled, or loaded.
    """
    stand_in = ThumbBot()
    practised: set[Hashable] = set()
    for game in names or games():
        rules = preset(game, games()[game].default_preset)
        search = SEARCHES.get(game)
        for players, deals in search.rehearsals if search else ():
            match = new_match(rules, players, 0)
            chance = random.Random(f"{game}/{players}")
            for _ in range(deals):
                if match.over:
                    break
                match = match.start(chance.sample(match.pack, len(match.pack)))
                while match.state is not None:
                    decision = _decision(match, chance.getrandbits(48))
                    if len(decision.legal) > 1 and (kind := kernel_kind(decision)) not in practised:
                        practised.add(kind)
                        for bot in bots:
                            bot.practise(decision)
                    match = match.apply(stand_in.choose(decision))


def _decision(match: Match, chance: int) -> Decision:
    state = match.state
    assert state is not None
    return Decision(match.rules, observe(state, state.to_act), state.legal(), chance)


def keep_out_of_the_collector() -> None:
    """Never look through what is there now for garbage: the compiler's 100,000 objects take 50 ms each time, and
    everybody waits.
    """
    gc.freeze()


def keep_kernels(data: Path) -> Path:
    """See to it that compiled kernels can be kept on disk, if need be in ``data``. Returns where."""
    directory = cache_directory()
    if not _can_keep(directory):
        # The store could not be here if this directory could not be written.
        directory = data / "kernels"
        os.environ["NUMBA_CACHE_DIR"] = str(directory)
    return directory


def _can_keep(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            return True
    except OSError:
        return False


def compile_kernels(_link: Link[None, None] | None, game: str) -> None:
    """Compile the kernels of a game, or find them cached; in a child of the server."""
    practice([*compiled_bots(), HintPractice()], game)
    _mark(cache_directory(), game).write_text(source_hash(), encoding="ascii")


async def prepare(
    data: Path,
    warmth: Warmth,
    bots: Sequence[Learner],
    tell: Callable[[], None] = lambda: None,
    entry: Callable[[Link[None, None], str], object] = compile_kernels,
) -> None:
    """Compile and load all that ``bots`` need, game by game. ``data``: the server's directory.

    ``tell`` is called whenever ``warmth`` has changed. ``entry``: what the children run, another one in tests. What
    cannot be compiled is logged; the bots then go on playing that game by rules of thumb.
    """
    if not bots:
        return
    directory = keep_kernels(data)
    processes, here = asyncio.Semaphore(cores_here()), asyncio.Lock()  # the compiler is not for two threads at once

    async def prepare_game(game: str) -> None:
        began = time.monotonic()
        try:
            if _is_compiled(directory, game):
                warmth.is_near(game)
            try:
                async with processes:
                    await run_child(entry, (game,), priority="low")
            except Exception as failure:  # noqa: BLE001 - the same may work here
                _log.warning(
                    "the strong bots cannot be compiled in a process of their own, so it is done in this one, which "
                    "may answer slowly meanwhile: %s",
                    failure,
                )
            else:
                warmth.is_near(game)
            async with here:
                await _in_thread(bots, game)
        except Exception:  # noqa: BLE001 - whatever it is, people play on
            _log.exception("the strong bots cannot be compiled; they play %s by rules of thumb", game)
            return
        keep_out_of_the_collector()
        warmth.is_ready(game)
        _log.info("strong bots ready for %s after %.0f s", game, time.monotonic() - began)
        tell()

    async with asyncio.TaskGroup() as group:  # left, also in haste, it waits for the other processes to be gone
        for game in games():
            group.create_task(prepare_game(game))
    warmth.is_over()
    if any(warmth.unready(game) for game in games()):
        tell()


async def _in_thread(bots: Sequence[Learner], game: str) -> None:
    """Practise ``game`` in a thread that does not keep the server from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(fault: Exception | None) -> None:
        if not done.done():
            done.set_result(None) if fault is None else done.set_exception(fault)

    def run() -> None:
        fault: Exception | None = None
        try:
            practice(bots, game)
        except Exception as error:  # noqa: BLE001 - the waiting caller receives it
            fault = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, fault)

    threading.Thread(target=run, name="kingcraft-kernels", daemon=True).start()
    await done


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)  # people who play go first
    for name in sys.argv[1:]:
        compile_kernels(None, name)
