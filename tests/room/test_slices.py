"""Long computations on the event loop leave it to others every few milliseconds."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from kingcraft.room.log.replay import reading, replay_log
from kingcraft.room.scheduling import SLICE, Slices
from tests.room.memory import House, Listener, play_deal

#: Steps of a computation, and seconds that each takes at least.
STEPS, STEP = 40, 0.002


def steps(number: int = STEPS) -> Iterator[int]:
    for step in range(number):
        until = time.perf_counter() + STEP
        while time.perf_counter() < until:
            pass
        yield step


class Ticks:
    """Counts how often the loop comes round."""

    def __init__(self) -> None:
        self.number = 0
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self._tick)

    def _tick(self) -> None:
        self.number += 1
        self._loop.call_soon(self._tick)


@pytest.mark.parametrize("works", [1, 4])
async def test_the_loop_comes_round_between_slices(works: int) -> None:
    slices, ticks = Slices(), Ticks()
    assert await asyncio.gather(*(slices.last(steps()) for _ in range(works))) == [STEPS - 1] * works
    assert ticks.number > works * STEPS * STEP / SLICE / 2


async def test_a_short_computation_does_not_wait_for_a_long_one() -> None:
    slices = Slices()
    long, short = (asyncio.ensure_future(slices.last(steps(number))) for number in (STEPS, 1))
    await asyncio.wait([long, short], return_when=asyncio.FIRST_COMPLETED)
    assert (short.done(), long.done()) == (True, False)
    await long


async def test_a_computation_that_fails_holds_no_other_up() -> None:
    def failing() -> Iterator[int]:
        yield from steps(5)
        raise ValueError("the fifth")

    slices = Slices()
    with pytest.raises(ValueError, match="fifth"):
        await slices.last(failing())
    assert await slices.last("abc") == "c"
    assert list(await asyncio.gather(slices.last(""), slices.last("de"))) == [None, "e"]


async def test_the_rest_of_a_log_is_read_from_any_state() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await play_deal(room, {mine.seat: ana}, lambda legal: legal[0])
    bodies = house.log.rooms[room.name]
    for version, (state, broken) in enumerate(reading(bodies), 1):
        assert (state.version, broken) == (version, False)
        *_, last = [(state, False), *reading(bodies[version:], state)]
        assert last == replay_log(bodies)
