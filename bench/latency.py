"""Does the server stop answering while bots think? How late its event loop is, and how rooms share the thinking.

    python -m bench.latency                      lateness: no bot thinks, two other programs compute, two bots think
    python -m bench.latency --rooms 1 8 32       moves a second with 1, 8 and 32 rooms at once, and the waiting times

Lateness: a timer every few milliseconds on the loop, and by how much it comes too late. Controls in the same run are
the same loop while no bot thinks, and while two other processes keep two cores busy, of as little priority as thinkers
have: what is late beyond that is late because of Python's lock. All three take turns, several rounds. Rooms: ``--bot``
on three seats, through the server's pool, and on the fourth a person who plays by rules of thumb after ``--pause``
seconds; as at a table, a move that comes too late or not at all is played by ``thumb-1``.
"""

import argparse
import asyncio
import random
import statistics
import sys
import time
from dataclasses import dataclass, field

from kingcraft.bots.bot import BOTS, Thinker
from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.match import Match, new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.room.ports import Unready
from kingcraft.server.bots import kernels
from kingcraft.server.bots.thinking import NICE, Thinkers
from kingcraft.server.serve import share_the_interpreter

#: Seconds between two looks at the clock.
TICK = 0.004
#: What another program does that keeps a core busy.
OTHER = f"import os\nos.nice({NICE})\nwhile True: pass"


@dataclass
class Waits:
    """What one room went through: seconds from a question to its answer, and how many answers were not the bot's."""

    seconds: list[float] = field(default_factory=list)
    stood_in: int = 0


async def lateness(seconds: float) -> list[float]:
    """Milliseconds by which each tick of this loop is late."""
    loop = asyncio.get_running_loop()
    late = []
    due = loop.time()
    end = due + seconds
    while due < end:
        due = max(due, loop.time()) + TICK
        await asyncio.sleep(due - loop.time())
        late.append(1000 * max(0.0, loop.time() - due))
    return late


def started(game: str, players: int, seed: str) -> tuple[Match, random.Random]:
    chance = random.Random(seed)
    match = new_match(preset(game, games()[game].default_preset), players, 0)
    return match.start(chance.sample(match.pack, len(match.pack))), chance


async def play(
    pool: Thinkers, bot: Thinker, game: str, seed: str, waits: Waits, end: float, pause: float = -1.0
) -> None:
    """One room that plays on its own until ``end`` (monotonic seconds).

    ``pause``: seconds that the person on seat 0 takes; below 0 there is none.
    """
    players = 4
    match, chance = started(game, players, seed)
    stand_in = ThumbBot()
    while time.monotonic() < end:
        if match.over:
            match, chance = started(game, players, f"{seed}+")
        if match.state is None:
            match = match.start(chance.sample(match.pack, len(match.pack)))
        state = match.state
        assert state is not None
        seat = state.to_act
        decision = Decision(match.rules, observe(state, seat), state.legal(), chance.getrandbits(56))
        token = decision.legal[0]
        if seat == 0 and pause >= 0:
            await asyncio.sleep(pause)
            token = stand_in.choose(decision)
        elif len(decision.legal) > 1:
            before = time.perf_counter()
            try:
                token = await pool.think(bot, decision, Stop())
            except (Unready, TimeoutError):
                waits.stood_in += 1
                token = stand_in.choose(decision)
            waits.seconds.append(time.perf_counter() - before)
        match = match.apply(token)
        await asyncio.sleep(0)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure_lateness(bot: Thinker, rounds: int, seconds: float) -> None:
    """Print the lateness of an idle loop and of one beside two searches, round by round."""
    found: dict[str, list[list[float]]] = {"idle": [], "two other programs": [], "two searches": []}
    pool = Thinkers(2)
    pool.readiness.is_ready(*games())
    for number in range(rounds):
        found["idle"].append(await lateness(seconds))
        others = [await asyncio.create_subprocess_exec(sys.executable, "-c", OTHER) for _ in range(2)]
        await asyncio.sleep(0.5)
        found["two other programs"].append(await lateness(seconds))
        for other in others:
            other.kill()
            await other.wait()
        end = time.monotonic() + seconds
        rooms = [
            asyncio.create_task(play(pool, bot, game, f"{game}{number}", Waits(), end))
            for game in ("king", "kings-corner")
        ]
        found["two searches"].append(await lateness(seconds))
        await asyncio.gather(*rooms)
    pool.close()
    print("| lateness of the loop, ms | median | 99% | 99.9% | longest | 99% of each round |")
    print("|---|--:|--:|--:|--:|---|")
    for name, runs in found.items():
        late = [tick for run in runs for tick in run]
        each = " ".join(f"{percentile(run, 0.99):.1f}" for run in runs)
        figures = " | ".join(f"{percentile(late, share):.2f}" for share in (0.5, 0.99, 0.999, 1.0))
        print(f"| {name} | {figures} | {each} |")


async def measure_rooms(bot: Thinker, counts: list[int], threads: int, seconds: float, pause: float) -> None:
    """Print the moves a second of this many rooms, and how long they wait."""
    print(
        f"| rooms ({threads} threads) | moves/s | median wait ms | 99% ms | longest ms | stood in | least/most moves |"
    )
    print("|--:|--:|--:|--:|--:|--:|--:|")
    for count in counts:
        pool = Thinkers(threads)
        pool.readiness.is_ready(*games())
        all_waits = [Waits() for _ in range(count)]
        end = time.monotonic() + seconds
        await asyncio.gather(
            *(play(pool, bot, "king", f"room{number}", waits, end, pause) for number, waits in enumerate(all_waits))
        )
        pool.close()
        waited = [1000 * wait for waits in all_waits for wait in waits.seconds]
        moves = [len(waits.seconds) for waits in all_waits]
        stood_in = sum(waits.stood_in for waits in all_waits) / max(1, sum(moves))
        each = [statistics.median(waited), percentile(waited, 0.99), max(waited)]
        shown = " | ".join(f"{wait:.0f}" for wait in each)
        print(
            f"| {count} | {sum(moves) / seconds:.1f} | {shown} | {100 * stood_in:.1f}% | {min(moves)}/{max(moves)} |",
            flush=True,
        )


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="master", help="who thinks")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each measurement")
    parser.add_argument("--rooms", type=int, nargs="+", help="measure with this many rooms at once instead")
    parser.add_argument("--threads", type=int, default=1, help="of the pool, for --rooms")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that the person at each table takes")
    arguments = parser.parse_args()
    bot = BOTS[arguments.bot]()
    if not isinstance(bot, Thinker):
        parser.error(f"{arguments.bot} does not think")
    kernels.practice(kernels.compiled_bots())
    kernels.keep_out_of_the_collector()
    share_the_interpreter()
    if arguments.rooms:
        asyncio.run(measure_rooms(bot, arguments.rooms, arguments.threads, arguments.seconds, arguments.pause))
    else:
        asyncio.run(measure_lateness(bot, arguments.rounds, arguments.seconds))


if __name__ == "__main__":
    main()
