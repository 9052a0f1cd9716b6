"""How long a room's stored log takes to read, an event, and for how long the event loop is held meanwhile.

Also what a page asks once after each deal: the match as its player played it (``GET .../played``), once it is over.

    python -m bench.folding [--events 5000] [--rounds 7]

Logs of matches that players who choose at random have played, and of one player who takes back and plays again without
end. Times are CPU time, medians of interleaved rounds. Bars: 20 microseconds an event; the event loop held for 20 ms at
most; 5 ms a question.
"""

import argparse
import asyncio
import random
import statistics
import time

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.games.registry import observe
from kingcraft.record.replay import Replay
from kingcraft.room.log.events import Acted, Committed, Dealt, Event, Opened, SeatEntry, Undone, encode
from kingcraft.room.log.replay import reading, replay_log
from kingcraft.room.log.state import RoomState, first_state, reduce
from kingcraft.room.scheduling import Slices
from kingcraft.room.views.record import record
from kingcraft.service.profiles import played_match

CREATED = "2026-11-21T10:00:00Z"


def match_log(
    game: str,
    preset: str,
    players: int,
    events: int,
    chance: random.Random,
    undo: bool = False,
    bot: Bot | None = None,
) -> list[bytes]:
    """Return a log of at least ``events`` events, or of the whole match. ``undo``: half of the actions are undone.

    ``bot``: who plays every seat; None: chance.
    """
    seats = [SeatEntry("human", f"Player {number}", "") for number in range(players)]
    log: list[Event] = [Opened(game, preset, {}, 0, seats, CREATED, undo=undo)]
    state = first_state(log[0])
    while len(log) < events and state.phase != "over":
        event = _next(state, chance, bot)
        log.append(event)
        state = reduce(state, event)
    return [encode(event) for event in log]


def _next(state: RoomState, chance: random.Random, bot: Bot | None) -> Event:
    deal = state.match.state
    if deal is None:
        number = len(state.match.ended)
        return (
            Dealt(number, ["0a"] * len(state.seats))
            if state.committed
            else Committed(number, chance.randbytes(32).hex())
        )
    if state.turn and chance.random() < 0.9:
        return Undone(deal.to_act, chance.randrange(len(state.turn)))
    legal = deal.legal()
    if bot is not None:
        decision = Decision(state.match.rules, observe(deal, deal.to_act), legal, chance.getrandbits(56))
        return Acted(deal.to_act, bot.choose(decision))
    # Who takes back without end does not end their turn.
    kept = [token for token in legal if token != "end"] if state.undo else legal
    return Acted(deal.to_act, chance.choice(kept or legal))


def logs(events: int) -> dict[str, list[bytes]]:
    """Return the logs that are read, by name."""
    return {
        "King, 4 players": match_log("king", "king", 4, events, random.Random(1), undo=False),
        "Kings Corner, 4 players": match_log("kings-corner", "pagat", 4, events, random.Random(2), undo=False),
        "Kings Corner, taken back": match_log("kings-corner", "pagat", 4, events, random.Random(3), undo=True),
    }


def matches() -> dict[str, RoomState]:
    """Return matches that are over, by name: the longest of each game that people play."""
    found = {}
    for name, game, preset in (("King", "king", "king"), ("Kings Corner to 250", "kings-corner", "romanian-250")):
        read = replay_log(match_log(game, preset, 4, 100_000, random.Random(4), bot=BOTS["thumb-1"]()))
        assert read is not None
        found[f"{name}, {len(read[0].match.ended)} deals"] = read[0]
    return found


def asked(state: RoomState, rounds: int) -> list[float]:
    """Return the seconds of CPU of each of ``rounds`` questions for a match as its player played it."""
    spent = []
    for _ in range(rounds):
        before = time.process_time()
        assert played_match(Replay(record(state, "room"), state.match), 0).over
        spent.append(time.process_time() - before)
    return spent


async def held(bodies: list[bytes], times: int) -> float:
    """Return the longest time in seconds for which the loop was held while ``times`` rooms with this log were read."""
    worst, before, over = 0.0, time.perf_counter(), False
    loop = asyncio.get_running_loop()

    def tick() -> None:
        nonlocal worst, before
        now = time.perf_counter()
        worst, before = max(worst, now - before), now
        if not over:
            loop.call_soon(tick)

    tick()
    slices = Slices()
    await asyncio.gather(*(slices.last(reading(bodies)) for _ in range(times)))
    over = True
    await asyncio.sleep(0)
    return worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    found = logs(arguments.events)
    spent: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(arguments.rounds):
        for name, bodies in found.items():
            before = time.process_time()
            assert replay_log(bodies) is not None
            spent[name].append(time.process_time() - before)
    for name, seconds in spent.items():
        bodies = found[name]
        each = 1e6 * statistics.median(seconds) / len(bodies)
        longest = [1e3 * statistics.median(asyncio.run(held(bodies, times)) for _ in range(5)) for times in (1, 10)]
        print(
            f"{name}: {len(bodies)} events, {each:.1f} us an event; "
            f"loop held {longest[0]:.1f} ms at most, by ten such rooms {longest[1]:.1f} ms"
        )

    for name, state in matches().items():
        actions = sum(len(deal.tokens) for deal in state.deals)
        cost = 1e3 * statistics.median(asked(state, 20 * arguments.rounds))
        print(f"{name}, {actions} actions: asked for as it was played, {cost:.2f} ms")


if __name__ == "__main__":
    main()
