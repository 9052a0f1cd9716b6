"""Preparing the kernels of the strong bots while people already play.

Compiling takes half a minute of a core and holds Python's lock, so child processes do it, one a game, and cache the
kernels; then the server loads them, which takes a second or two. Each game's strong bots play as soon as it is ready.
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

from ...bots.bot import BOTS, Compiled
from ...bots.decision import Decision
from ...bots.search import SEARCHES, kernel_kind
from ...bots.thumb import ThumbBot
from ...games.match import Match, new_match
from ...games.registry import games, observe, preset
from ...kernel.cache import cache_directory
from ...processes import Link, run_child
from ...service.hints import HintPractice
from ...sources import source_hash
from ..settings import cores_here
from .kernel_readiness import KernelReadiness
from .thinking import NICE

_log = logging.getLogger(__name__)


class Learner(Protocol):
    """A user of kernels: a bot, or what gives hints."""

    def practise(self, decision: Decision) -> None:
        """Think a little about ``decision``, so that every kernel for it is compiled or loaded."""


def _mark(directory: Path, game: str) -> Path:
    """Return the file that names the sources from which the kernels of ``game`` have been compiled."""
    return directory / f"compiled-{game}"


def _is_compiled(directory: Path, game: str) -> bool:
    with contextlib.suppress(OSError):
        return _mark(directory, game).read_text(encoding="ascii") == source_hash()
    return False


def compiled_bots() -> list[Compiled]:
    """Return the bots that need kernels."""
    return [bot for make in BOTS.values() if isinstance(bot := make(), Compiled)]


def practice(bots: Sequence[Learner], *names: str) -> None:
    """Load all kernels: ``bots`` think about one choice of each kind in the named games, by default all."""
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
    """Spare garbage collections the present objects: the 100,000 of the compiler take 50 ms each time."""
    gc.freeze()


def keep_kernels(data: Path) -> Path:
    """Return the folder of cached kernels, which is in ``data`` if the usual one cannot be written."""
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
    """Compile the kernels of a game that are not cached; in a child of the server."""
    practice([*compiled_bots(), HintPractice()], game)
    _mark(cache_directory(), game).write_text(source_hash(), encoding="ascii")


async def prepare(
    data: Path,
    readiness: KernelReadiness,
    bots: Sequence[Learner],
    tell: Callable[[], None] = lambda: None,
    entry: Callable[[Link[None, None], str], object] = compile_kernels,
) -> None:
    """Compile and load all kernels for ``bots``, game by game; call ``tell`` whenever ``readiness`` has changed.

    If the kernels of a game cannot be compiled, this logs why, and bots go on playing it by rules of thumb.
    ``data``: the server's directory. ``entry``: what the children run, another one in tests.
    """
    if not bots:
        return
    directory = keep_kernels(data)
    processes, here = asyncio.Semaphore(cores_here()), asyncio.Lock()  # the compiler is not for two threads at once

    async def prepare_game(game: str) -> None:
        began = time.monotonic()
        try:
            if _is_compiled(directory, game):
                readiness.is_near(game)
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
                readiness.is_near(game)
            async with here:
                await _in_thread(bots, game)
        except Exception:  # noqa: BLE001 - whatever it is, people play on
            _log.exception("the strong bots cannot be compiled; they play %s by rules of thumb", game)
            return
        keep_out_of_the_collector()
        readiness.is_ready(game)
        _log.info("strong bots ready for %s after %.0f s", game, time.monotonic() - began)
        tell()

    async with asyncio.TaskGroup() as group:  # however it is left, the children have ended
        for game in games():
            group.create_task(prepare_game(game))
    readiness.is_over()
    if any(readiness.unready(game) for game in games()):
        tell()


async def _in_thread(bots: Sequence[Learner], game: str) -> None:
    """Practise ``game`` in a thread that does not hold up the end of the server."""
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
        with contextlib.suppress(RuntimeError):  # the loop is closed: no one waits
            loop.call_soon_threadsafe(settle, fault)

    threading.Thread(target=run, name="kingcraft-kernels", daemon=True).start()
    await done


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)  # people who play go first
    for name in sys.argv[1:]:
        compile_kernels(None, name)
