"""The threads in which bots think: few, fair, bounded, and never waited for longer than a second."""

import asyncio
import hashlib
import threading
import time
from collections.abc import Callable

import pytest

from kingcraft.bots.bot import Bot, Thinker
from kingcraft.bots.decision import Decision
from kingcraft.bots.failure import BotFailed
from kingcraft.bots.limits import Stop
from kingcraft.games.registry import observe
from kingcraft.room.ports import Unready
from kingcraft.server.bots import kernel_readiness
from kingcraft.server.bots.opponents import Opponents
from kingcraft.server.bots.thinking import LEAST, MOST, PATIENCE, Thinkers
from kingcraft.server.settings import Settings
from tests.room.memory import House, Listener, Ponderer, act, settled, until
from tools.driver.patience import PATIENCE as WAITING


def spin(seconds: float) -> float:
    """Keep a core busy without the GIL, in slices of about a millisecond, as a search does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        hashlib.pbkdf2_hmac("sha256", b"king", b"corner", 1500)
    return seconds


async def test_no_more_threads_than_said_and_each_in_its_turn() -> None:
    order: list[int] = []
    at_once: list[int] = []
    working = threading.Semaphore(0)

    def work(number: int) -> Callable[[float], int]:
        def run(seconds: float) -> int:
            order.append(number)
            working.release()
            at_once.append(working._value)
            time.sleep(0.002)
            working.acquire()
            return number

        return run

    numbers = list(range(20))
    for threads in (1, 2):
        pool = Thinkers(threads, patience=WAITING)
        answers = await asyncio.gather(*(pool.run("x", work(number), Stop()) for number in numbers))
        assert answers == numbers
        if threads == 1:  # of two, either may be held up before it is heard of
            assert order == numbers
        assert max(at_once) <= threads
        pool.close()
    assert sorted(order) == sorted(numbers * 2)


async def test_the_more_wait_the_less_each_is_given() -> None:
    pool = Thinkers(1, patience=WAITING)
    given: list[float] = []
    gate = threading.Event()

    def work(seconds: float) -> None:
        given.append(seconds)

    first = asyncio.create_task(pool.run("x", lambda _: gate.wait(), Stop()))
    others = [asyncio.create_task(pool.run("x", work, Stop())) for _ in range(20)]
    await asyncio.sleep(0)  # all of them wait now
    gate.set()
    await asyncio.gather(first, *others)
    assert given[0] < 0.1 * MOST
    assert given == sorted(given)
    assert given[-1] == pytest.approx(MOST)
    pool.close()


async def test_a_queue_that_is_too_long_sends_away() -> None:
    pool = Thinkers(1)
    stop, limit = Stop(), round(MOST / LEAST)
    requests = [asyncio.create_task(pool.run("x", spin, stop)) for _ in range(limit + 10)]
    await asyncio.sleep(0)
    refused = [request for request in requests if request.done() and isinstance(request.exception(), Unready)]
    assert 8 <= len(refused) <= 10
    before = time.monotonic()
    await asyncio.wait(requests)
    assert time.monotonic() - before < PATIENCE + 5.0, "and a question that was accepted is answered in time"
    # A thread of the lowest priority may be too late for some of them; then the request says so.
    assert {type(request.exception()) for request in requests} <= {type(None), Unready, TimeoutError}
    pool.close()


async def test_no_bot_thinks_without_threads() -> None:
    with pytest.raises(Unready, match="off"):
        await Thinkers(0).run("x", spin, Stop())


async def test_the_loop_is_not_late_while_bots_think() -> None:
    pool = Thinkers(2)
    thoughts = [asyncio.create_task(pool.run("x", spin, Stop())) for _ in range(2)]
    late = []
    for _ in range(100):
        before = time.perf_counter()
        await asyncio.sleep(0.002)
        late.append(time.perf_counter() - before - 0.002)
    assert sorted(late)[len(late) // 2] < 0.05
    for thought in thoughts:
        thought.cancel()
    pool.close()


async def test_other_rooms_play_on_while_a_bot_thinks() -> None:
    pool = Thinkers(1, patience=WAITING)
    bot = Ponderer()
    house = House(think=pool.think, ponderer=bot)
    slow, mine = house.open("kings-corner", "pagat", "ponderer")
    ana = Listener()
    slow.enter(ana, mine.secret)
    await slow._mailbox.emptied()
    if not slow._thinking.busy:
        act(slow, ana, "end")
    await until(lambda: bot.thoughts)
    other, seated = house.open("kings-corner", "pagat", "thumb-1", "casual")
    bo = Listener()
    other.enter(bo, seated.secret)
    await settled(other)
    for _ in range(5):
        act(other, bo, "end")
        await settled(other)
    assert other.state.version > 15
    assert slow._thinking.busy
    await asyncio.gather(slow.close(), other.close())
    pool.close()


async def test_a_bot_that_hangs_takes_no_thread_from_the_others(caplog: pytest.LogCaptureFixture) -> None:
    pool = Thinkers(1, patience=0.4)
    hangs, swift = Ponderer("hangs", stops=False), Ponderer("swift")
    swift.go.set()
    decision = await a_decision()
    with pytest.raises(TimeoutError):
        await pool.think(hangs, decision, Stop())
    waiting = asyncio.create_task(pool.think(swift, decision, Stop()))
    with pytest.raises(Unready):
        await waiting  # the pool does not know yet that the thread is lost
    await until(lambda: "hangs does not come to an end" in caplog.text)
    assert await pool.think(swift, decision, Stop()) == decision.legal[0]
    with pytest.raises(TimeoutError):
        await pool.think(hangs, decision, Stop())
    assert hangs.thoughts == 1, "it is asked nothing more"
    hangs.go.set()
    await until(lambda: not pool._lost.total())
    assert await pool.think(hangs, decision, Stop()) == decision.legal[0]
    pool.close()
    await until(lambda: not any(thread.name == "kingcraft-thinker" for thread in threading.enumerate()))


async def test_bots_that_need_kernels_wait_for_them() -> None:
    class Searcher(Ponderer):
        def practise(self, decision: Decision) -> None:
            self.choose(decision)

    pool, decision, bot = Thinkers(1), await a_decision(), Searcher()
    bot.go.set()
    with pytest.raises(Unready):
        await pool.think(bot, decision, Stop())
    pool.readiness.is_ready("king")
    with pytest.raises(Unready):
        await pool.think(bot, decision, Stop())
    pool.readiness.is_near("kings-corner")
    waiting = asyncio.create_task(pool.think(bot, decision, Stop()))
    await asyncio.sleep(0.01)
    assert not waiting.done(), "nearly ready is worth a wait"
    pool.readiness.is_ready("kings-corner")
    assert await waiting == decision.legal[0]
    pool.close()


async def test_a_wait_for_kernels_that_seemed_nearly_ready_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_readiness, "NEARLY", 0.02)
    cold = kernel_readiness.KernelReadiness()
    cold.is_near("king")
    await asyncio.wait_for(cold.wait("king"), WAITING)
    assert cold.unready("king") == "warming"
    cold.is_near("king")
    waiting = asyncio.create_task(cold.wait("king"))
    await asyncio.sleep(0)
    cold.is_over()
    await asyncio.wait_for(waiting, WAITING)
    assert cold.unready("king") == "off"


async def test_a_slow_program_holds_up_no_other_bot() -> None:
    """External programs have threads of their own, so they work even where no other bot thinks."""
    opponents = Opponents(Settings(thinkers=0, bots=(("mine", ("no-such-program-at-all",)),)))
    decision = await a_decision()
    assert [opponents.unready(kind, "king") for kind in ("mine", "master", "casual")] == [None, "off", None]
    with pytest.raises(BotFailed):
        await opponents.think(as_thinker(opponents.bots["mine"]), decision, Stop())
    with pytest.raises(Unready, match="off"):
        await opponents.think(as_thinker(opponents.bots["master"]), decision, Stop())
    await opponents.close()


def as_thinker(bot: Bot) -> Thinker:
    assert isinstance(bot, Thinker)
    return bot


async def test_a_bot_whose_answer_is_not_needed_is_stopped() -> None:
    pool, bot, stop = Thinkers(1), Ponderer(), Stop()
    thought = asyncio.create_task(pool.think(bot, await a_decision(), stop))
    await until(lambda: bot.thoughts)
    thought.cancel()
    await asyncio.wait((thought,))
    assert stop
    await until(lambda: bot.told)
    pool.close()


async def a_decision() -> Decision:
    """The first choice of a deal of Kings Corner."""
    room, _ = House().open("kings-corner", "pagat", "open")
    match = room.state.match.start(list(range(52)))
    assert match.state is not None
    seat = match.state.to_act
    return Decision(match.rules, observe(match.state, seat), match.state.legal(), 1)
