"""Do two workers finish the turns of two? Bot turns a second of one worker and of two, each with one thread.

Workers are processes of their own, over NATS; this process asks as a server does, and thinks about nothing. Turns of
Strong, or of ``--bot``: Strong ends its budget before its time, so a turn is the same work on any machine; Master is
cut short by the clock on a slow one. Interleaved rounds. The machine should have nothing else to do.

``python -m bench.workers``, ``--seconds 10``, ``--rounds 3``, ``--bot strong``.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from kingcraft.bots.decision import Decision
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.server.bus.nats import NatsBus
from kingcraft.service.jobs import Jobs
from tools.driver.server import SOURCE
from tools.driver.services import Nats

#: How many turns are asked for at once, a worker.
AT_ONCE: Final = 2
BAR: Final = 1.7


def decisions(game: str) -> list[Decision]:
    """Choices of a match between rules of thumb."""
    match, chance = new_match(preset(game, games()[game].default_preset), 4, 0), random.Random(game)
    found: list[Decision] = []
    while not match.over and len(found) < 200:
        match = match.start(chance.sample(match.pack, len(match.pack)))
        while match.state is not None:
            state = match.state
            decision = Decision(match.rules, observe(state, state.to_act), state.legal(), chance.getrandbits(48))
            if len(decision.legal) > 1:
                found.append(decision)
            match = match.apply(ThumbBot().choose(decision))
    return found


def start(url: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "kingcraft", "worker", "--thinkers", "1", "--bus", url]
    command += ["--database", "postgresql://kingcraft@127.0.0.1:1/none"]  # the bus is another one
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL)


async def rate(jobs: Jobs, asked: Sequence[Decision], workers: int, seconds: float, bot: str) -> float:
    """Return turns a second."""
    end, done, missed = time.monotonic() + seconds, 0, 0

    async def ask(number: int) -> None:
        nonlocal done, missed
        while time.monotonic() < end:
            token = await jobs.turn(bot, asked[number % len(asked)])
            number += AT_ONCE * workers
            done, missed = done + (token is not None), missed + (token is None)
            if token is None:
                await asyncio.sleep(0.01)

    await asyncio.gather(*(ask(number) for number in range(AT_ONCE * workers)))
    if missed:
        print(f"{missed} turns of {done + missed} were not answered")
    return done / seconds


async def crew(jobs: Jobs, url: str, size: int, had: "list[subprocess.Popen[bytes]]") -> None:
    """Have as many workers, ready for both games."""
    while len(had) > size:
        one = had.pop()
        one.terminate()
        one.wait()
    while len(had) < size:
        had.append(start(url))

    def ready() -> bool:
        return [sorted(one.beat.games) for one in jobs._workers.values()] == [sorted(games())] * size

    while not ready():  # noqa: ASYNC110 - other processes set no event of ours
        await asyncio.sleep(0.1)


async def measure(seconds: float, rounds: int, bot: str) -> bool:
    ok, had = True, list[subprocess.Popen[bytes]]()
    with Nats() as service:
        bus = NatsBus(service.url)
        jobs = Jobs(bus)
        await bus.start()
        await jobs.start()
        found: dict[str, list[tuple[float, float]]] = {game: [] for game in games()}
        try:
            for _ in range(rounds):
                rates: dict[str, list[float]] = {game: [] for game in games()}
                for size in (1, 2):
                    await crew(jobs, service.url, size, had)
                    for game in games():
                        rates[game].append(await rate(jobs, decisions(game), size, seconds, bot))
                for game, (one, two) in rates.items():
                    found[game].append((one, two))
        finally:
            for process in had:
                process.terminate()
                process.wait()
            await jobs.close()
            await bus.close()
    for game, pairs in found.items():
        one, two = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
        times = statistics.median(pair[1] / pair[0] for pair in pairs)
        ok = ok and times >= BAR
        print(f"{game}: one worker {one:.0f} turns/s, two {two:.0f}: {times:.2f} x (bar {BAR})")
    return ok


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bot", default="strong")
    options = parser.parse_args()
    return 0 if asyncio.run(measure(options.seconds, options.rounds, options.bot)) else 1


if __name__ == "__main__":
    sys.exit(main())
