"""Workers: what servers may expect of them over every bus, and that a match goes on whatever becomes of them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kingcraft.bots.bot import Compiled
from kingcraft.bots.decision import Decision
from kingcraft.bots.levels import strong
from kingcraft.bots.limits import Budget, Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.room.ports import Unready
from kingcraft.room.wire.client_messages import AskHint
from kingcraft.server.bots.hints import Advisor
from kingcraft.server.bots.kernel_readiness import KernelReadiness
from kingcraft.server.bots.opponents import Opponents
from kingcraft.server.bus.nats import NatsBus
from kingcraft.server.bus.notify import NotifyBus
from kingcraft.server.crew import Crew
from kingcraft.server.settings import Settings
from kingcraft.server.worker import Worker
from kingcraft.service.bus import Bus, HereBus
from kingcraft.service.hints import hinted
from kingcraft.service.jobs import (
    BEAT,
    FOUND,
    MOST_BYTES,
    SILENCE,
    TURN,
    WAY,
    WORKERS,
    Beat,
    Done,
    Job,
    Jobs,
    decision_of,
    job,
    packed,
    unpacked,
    version,
)
from tests.room.memory import timed, until
from tests.server.postgres import address
from tools.driver.patience import PATIENCE, WORK
from tools.driver.server import SOURCE, Person, Server
from tools.driver.services import Nats

#: Seconds beyond those that are meant.
LATE = 0.5
#: Seconds within which a bot acts, whatever becomes of workers.
WITHIN = 2.0
BUSES = ("here", "notify", "nats")


def decisions(game: str, players: int = 4) -> Iterator[Decision]:
    """Every choice of a match between rules of thumb."""
    match, number = new_match(preset(game, games()[game].default_preset), players, 0), 0
    while not match.over:
        match = match.start([*match.pack[number % 7 :], *match.pack[: number % 7]])
        while match.state is not None:
            number += 1
            state = match.state
            decision = Decision(match.rules, observe(state, state.to_act), state.legal(), number << 40)
            yield decision
            match = match.apply(ThumbBot().choose(decision))


def choice(game: str = "king") -> Decision:
    """A choice with several legal tokens."""
    return next(decision for decision in decisions(game) if len(decision.legal) > 2)


class Quick(Worker):
    """A worker that answers by rules of thumb, after ``seconds``."""

    seconds = 0.0

    def __init__(self, bus: Bus) -> None:
        readiness = KernelReadiness()
        readiness.is_ready(*games())
        super().__init__(bus, 1, readiness)
        self.asked: list[Decision] = []
        self.within: list[float] = []

    async def _turn(self, bot: Compiled, decision: Decision, within: float) -> str:
        self.within.append(within)
        self.asked.append(decision)
        await asyncio.sleep(self.seconds)
        return ThumbBot().choose(decision)


class Stranger:
    """Says that it is a worker, and does with its jobs what a test wants."""

    def __init__(self, bus: Bus, answer: Callable[[Job], list[bytes]], *, takes: bool = True) -> None:
        self.bus, self.answer, self.takes = bus, answer, takes
        self.jobs: list[str] = []
        self.name, self.version = "stranger", version()
        self.task: asyncio.Task[None] | None = None
        #: When it has said last that it is there.
        self.beaten = 0.0

    async def start(self) -> None:
        await self.bus.subscribe(f"job-{self.name}", self._heard)
        self.task = asyncio.create_task(self._beat())

    def end(self) -> None:
        assert self.task is not None
        self.task.cancel()

    def _heard(self, body: bytes) -> None:
        asked = unpacked(body, Job)
        assert asked is not None
        if self.takes:
            self.jobs.append(asked.id)
        for answer in self.answer(asked):
            self.bus.publish(f"done-{asked.asker}", answer)

    async def _beat(self) -> None:
        while True:
            self.beaten = time.monotonic()
            self.bus.publish(WORKERS, packed(Beat(self.name, self.version, 1, [*games()], self.jobs)))
            await asyncio.sleep(BEAT / 2)


@pytest.fixture
async def here() -> AsyncIterator[tuple[Bus, Jobs]]:
    """A server's workers on a bus within this process."""
    bus = HereBus()
    jobs = Jobs(bus)
    await jobs.start()
    yield bus, jobs
    await jobs.close()


@contextmanager
def opened(kind: str, tmp_path: Path) -> Iterator[Callable[[], Bus]]:
    """What makes buses of a kind."""
    with ExitStack() as stack:
        one = HereBus()
        if kind == "here":
            yield lambda: one
        elif kind == "notify":
            url = address(tmp_path)
            yield lambda: NotifyBus(url)
        else:
            url = stack.enter_context(Nats()).url
            yield lambda: NatsBus(url)


@pytest.mark.parametrize("game", games())
def test_a_job_is_the_decision_of_the_seat_and_nothing_else(game: str) -> None:
    longest = 0
    for decision in decisions(game):
        body = packed(job(decision, bot="master"))
        asked = unpacked(body, Job)
        assert asked is not None
        assert decision_of(asked) == decision
        longest = max(longest, len(body))
    assert set(Job.__struct_fields__) == {
        *("id", "asker", "version", "bot", "worlds", "playouts", "seconds"),  # of the job itself
        *("game", "preset", "options", "observation", "legal", "random"),  # of the decision
    }
    assert longest < 5_000  # PostgreSQL carries it


@pytest.mark.parametrize("game", games())
def test_the_same_budget_gives_the_same_answers_wherever_they_are_computed(game: str) -> None:
    bot, budget = strong(4, 8), Budget(4, 8)
    for decision in [decision for decision in decisions(game) if len(decision.legal) > 1][:40:4]:
        asked = unpacked(packed(job(decision, bot="strong")), Job)
        there = decision_of(asked) if asked else None
        assert there is not None
        assert strong(4, 8).choose(there) == bot.choose(decision)
        hint = hinted(AskHint(1, 2), decision, budget)
        done = unpacked(packed(Done("x", hint=hinted(AskHint(1, 2), there, budget))), Done)
        assert done is not None
        assert done.hint == hint


@pytest.mark.parametrize("kind", BUSES)
async def test_workers_share_the_turns_over_every_bus(kind: str, tmp_path: Path) -> None:
    with opened(kind, tmp_path) as bus:
        buses = [bus() for _ in range(3)]
        for one in buses:
            await one.start()
        jobs, workers = Jobs(buses[0]), [Quick(one) for one in buses[1:]]
        await jobs.start()
        assert await jobs.turn("master", choice()) is None  # no worker is there
        for worker in workers:
            worker.seconds = 0.02
            await worker.start()
        await until(lambda: len(jobs._workers) == 2)
        asked = [decision for decision in decisions("king") if len(decision.legal) > 1][:60]
        for start in range(0, 60, 6):
            some = asked[start : start + 6]
            found = await asyncio.gather(*(jobs.turn("master", decision) for decision in some))
            assert found == [ThumbBot().choose(decision) for decision in some]
        assert all(len(worker.asked) >= 20 for worker in workers)
        for worker in workers:
            await worker.close()
        await until(lambda: not jobs.there("king"))
        await jobs.close()
        for one in buses:
            await one.close()


async def test_a_hint_of_a_worker_is_that_of_the_server(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    decision, asked, budget = choice(), AskHint(3, 9), Budget(4, 8, 60.0)
    expected = hinted(asked, decision, budget)  # its kernels are loaded, or compiled
    assert await jobs.hint(asked, decision, budget, 1.0) is None  # no worker is there
    worker = Quick(bus)
    await worker.start()
    await until(lambda: jobs.there("king"))
    assert await jobs.hint(asked, decision, budget, PATIENCE) == expected
    await worker.close()


async def test_a_server_hears_when_workers_come_and_go(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    heard: list[bool] = []
    jobs.changed = lambda: heard.append(jobs.there("king"))
    worker = Quick(bus)
    await worker.start()
    await until(lambda: heard == [True])
    assert jobs.there("king")
    await worker.close()
    await until(lambda: heard == [True, False])
    assert not jobs.there("king")


async def test_a_worker_that_takes_nothing_costs_one_turn_its_wait(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    await Stranger(bus, lambda _: [], takes=False).start()
    await until(lambda: jobs.there("king"))
    async with timed() as passed:
        assert await jobs.turn("master", choice()) is None
    assert passed.clock >= SILENCE
    assert passed.loop < SILENCE + LATE
    async with timed() as passed:
        assert await jobs.turn("master", choice()) is None
    assert passed.loop < LATE


async def test_what_a_dead_worker_had_is_asked_again(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    stranger = Stranger(bus, lambda _: [])
    await stranger.start()
    await until(lambda: jobs.there("king"))
    turn = asyncio.create_task(jobs.turn("master", choice()))
    await until(lambda: any(given.taken for given in jobs._open.values()))
    stranger.end()
    other = Quick(bus)
    await other.start()
    async with timed() as passed:
        assert await turn == ThumbBot().choose(choice())
    assert passed.loop < SILENCE + LATE
    assert time.monotonic() - stranger.beaten >= SILENCE
    await other.close()


async def test_a_worker_that_never_ends_is_not_waited_for(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    await Stranger(bus, lambda _: []).start()
    await until(lambda: jobs.there("king"))
    async with timed() as passed:
        assert await jobs.turn("master", choice()) is None
    assert passed.clock >= TURN
    assert passed.loop < TURN + LATE


@pytest.mark.parametrize("body", [b"", b"\0", b"x" * 9_000, b"[" * 9_000, packed(Done("x", "AS"))])
async def test_garbage_is_no_answer(here: tuple[Bus, Jobs], body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    bus, jobs = here
    await Stranger(bus, lambda _: [body], takes=False).start()
    bus.publish(WORKERS, body)
    await until(lambda: jobs.there("king"))
    assert await jobs.turn("master", choice()) is None
    assert caplog.records == []


async def test_what_is_illegal_is_no_answer(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    await Stranger(bus, lambda asked: [packed(Done(asked.id, "nonsense"))]).start()
    await until(lambda: jobs.there("king"))
    async with timed() as passed:
        assert await jobs.turn("master", choice()) is None
    assert passed.loop < LATE


async def test_doubled_and_late_answers_count_once(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    answers: list[bytes] = []

    def answer(asked: Job) -> list[bytes]:
        answers.append(packed(Done(asked.id, asked.legal[0])))
        return answers * 2  # all earlier ones, too

    await Stranger(bus, answer).start()
    await until(lambda: jobs.there("king"))
    several = [decision for decision in decisions("king") if len(decision.legal) > 1][:5]
    for decision in several:
        assert await jobs.turn("master", decision) == decision.legal[0]


async def test_a_worker_of_another_version_gets_nothing_and_is_named_once(
    here: tuple[Bus, Jobs], caplog: pytest.LogCaptureFixture
) -> None:
    bus, jobs = here
    stranger = Stranger(bus, lambda _: [])
    stranger.version = "of yesterday"
    await stranger.start()
    await until(lambda: caplog.records)
    await asyncio.sleep(BEAT)
    assert not jobs.there("king")
    assert ["another version" in record.getMessage() for record in caplog.records] == [True]


async def test_a_worker_refuses_what_is_no_job(here: tuple[Bus, Jobs], caplog: pytest.LogCaptureFixture) -> None:
    bus, jobs = here
    worker = Quick(bus)
    await worker.start()
    asked = job(choice(), bot="master")
    for body in (b"", b"[" * 9_000, packed(Done("x")), packed(_changed(asked, version="of yesterday"))):
        bus.publish(f"job-{worker.name}", body)
    for field, value in (("game", "whist"), ("options", {"x": 1}), ("legal", []), ("preset", "x"), ("bot", "nobody")):
        bus.publish(f"job-{worker.name}", packed(_changed(asked, **{field: value})))
    await until(lambda: jobs.there("king"))
    assert await jobs.turn("master", choice()) == ThumbBot().choose(choice())
    assert len(worker.asked) == 1
    assert caplog.records == []
    await worker.close()


def _changed(asked: Job, **fields: Any) -> Job:
    return Job(**{name: getattr(asked, name) for name in Job.__struct_fields__} | fields)


def test_a_message_that_unpacks_to_very_much_is_none() -> None:
    body = packed(Done("x", "A" * (MOST_BYTES + 1)))
    assert len(body) < MOST_BYTES / 50
    assert unpacked(body, Done) is None


@contextmanager
def working(*arguments: str, seconds: float = 0.0, deal: float = 0.0) -> Iterator["subprocess.Popen[str]"]:
    """A worker in a process of its own. ``seconds``: for a turn, ``deal``: for a deal of a review."""
    process = subprocess.Popen(
        [sys.executable, LABOUR, str(seconds), "worker", *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LABOUR_DEAL": str(deal)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert "Working" in process.stdout.readline()
        yield process
    finally:
        process.send_signal(signal.SIGCONT)
        process.terminate()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


LABOUR = str(Path(__file__).resolve().parents[2] / "tools" / "driver" / "labour.py")


@pytest.fixture
async def crew(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Jobs]:
    """Two workers of a server's own."""
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    jobs = Jobs(Crew(2, (sys.executable, LABOUR, "0.05", "worker", "--pipes", "--thinkers", "1")))
    await jobs.start()
    await until(lambda: len(jobs._workers) == 2 and jobs.there("king"))
    yield jobs
    await jobs.close()


async def test_workers_of_a_server_are_started_again_and_end_with_it(crew: Jobs) -> None:
    assert await crew.turn("master", choice()) == ThumbBot().choose(choice())
    before = {*crew._workers}
    first, second = children()
    os.kill(first, signal.SIGKILL)
    turn = None
    async with asyncio.timeout(PATIENCE):
        while turn is None:  # on a slow machine the other one may not take a job in time
            turn = await crew.turn("master", choice())
            await asyncio.sleep(0.05)
    assert turn == ThumbBot().choose(choice())
    await until(lambda: len({*crew._workers} - before) == 1)
    (third,) = {*children()} - {second}
    os.kill(third, signal.SIGSTOP)
    await crew.close()
    assert children() == []


async def test_a_worker_that_cannot_be_started_is_tried_seldom(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kingcraft.server.crew.AGAIN", 0.05)
    jobs = Jobs(Crew(1, ("/nowhere",)))
    await jobs.start()
    await asyncio.sleep(1.2)
    assert await jobs.turn("master", choice()) is None
    await jobs.close()
    assert 4 <= len(caplog.records) <= 10  # after 0.1, 0.2, 0.4, 0.8 s


def children() -> list[int]:
    """The workers of this process."""
    command = ("ps", "-A", "-ww", "-o", "pid=,ppid=,args=")  # -ww: however narrow the window is
    rows = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = [row.split(None, 2) for row in rows.splitlines()]
    return [int(pid) for pid, parent, what in found if int(parent) == os.getpid() and LABOUR in what]


@pytest.mark.long(seconds=60)
async def test_a_server_with_a_file_has_workers_too(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0", "--workers", "1") as server:
        mine = server.open_room("king", games()["king"].default_preset, "strong", "strong", "strong")
        async with server.sit(mine["room"], mine["secret"]) as person:
            async with asyncio.timeout(300):
                update = await person.expect("update")
                while {seat["standIn"] for seat in update["view"]["seats"]} != {""}:
                    update = await person.expect("update")
                if not update["legal"]:
                    update = await person.my_turn()
                while (answer := await hint(person, update["version"]))["type"] != "hint":
                    assert answer["code"] == "hints-busy"
        assert server.stop() == 0
        assert server.stderr() == ""


async def test_hints_of_a_server_that_does_not_think_come_from_workers_or_are_refused_with_a_code(
    tmp_path: Path,
) -> None:
    database = ("--database", address(tmp_path))
    with Server(tmp_path / "data", "--rate", "0", "--hint-seconds", "2", *database) as server:
        mine = server.open_room("king", games()["king"].default_preset, "thumb-1", "thumb-1", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            assert update["view"]["hints"] is True
            assert (await hint(person, update["version"]))["code"] == "hints-off"
            with working(*database):
                async with asyncio.timeout(WORK):  # its kernels are loaded, or compiled
                    while (answer := await hint(person, update["version"]))["type"] != "hint":
                        assert answer["code"] in ("hints-off", "hints-busy")
                assert answer["hint"]["best"]["tokens"][0] in update["legal"]
                counted = server.get("/metrics").text
                assert 'kingcraft_jobs_total{kind="hint",by="worker"} 1\n' in counted
                assert "kingcraft_workers 1\n" in counted
            async with asyncio.timeout(PATIENCE):
                while (answer := await hint(person, update["version"]))["code"] != "hints-off":
                    assert answer["code"] == "hints-busy"
            await person.act(update["version"], update["legal"][0])
            assert (await person.expect("update"))["version"] > update["version"]
        assert "Traceback" not in server.stderr()


async def hint(person: Person, version: int) -> dict[str, Any]:
    """The answer to a question for a hint."""
    person.ids += 1
    await person.send({"type": "hint", "id": person.ids, "version": version})
    while (answer := await person.receive()).get("id") != person.ids:
        pass
    return answer


async def test_a_hint_that_a_worker_does_not_answer_in_time_may_be_asked_again(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    stranger = Stranger(bus, lambda _: [packed(Done("other"))])
    await stranger.start()
    await until(lambda: jobs.there("king"))
    off = KernelReadiness()
    off.is_over()
    advisor = Advisor(off, Budget(4, 8, 0.2), jobs)
    with pytest.raises(Unready) as refused:
        await advisor.hint(AskHint(1, 1), choice(), Stop())
    assert refused.value.why == "busy"
    stranger.end()
    await until(lambda: not jobs.there("king"))
    with pytest.raises(Unready) as refused:
        await advisor.hint(AskHint(1, 1), choice(), Stop())
    assert refused.value.why == "off"
    advisor.close()


@pytest.mark.parametrize(
    ("bus", "harm"),
    [
        ("nats", signal.SIGKILL),
        pytest.param("notify", signal.SIGKILL, marks=pytest.mark.long(seconds=8)),
        pytest.param("nats", signal.SIGSTOP, marks=pytest.mark.long(seconds=8)),
        pytest.param("notify", signal.SIGSTOP, marks=pytest.mark.long(seconds=8)),
    ],
)
async def test_a_match_goes_on_when_the_worker_is_killed_or_frozen_in_the_middle_of_a_turn(
    tmp_path: Path, bus: str, harm: signal.Signals
) -> None:
    with ExitStack() as stack:
        options = ["--database", address(tmp_path)]
        if bus == "nats":
            options += ["--bus", stack.enter_context(Nats()).url]
        server = stack.enter_context(Server(tmp_path / "data", "--rate", "0", *options))
        worker = stack.enter_context(working(*options, seconds=0.1))
        mine = server.open_room("king", games()["king"].default_preset, "master", "master", "master")
        async with server.sit(mine["room"], mine["secret"]) as person:
            # This server thinks about nothing itself (--thinkers 0), so the worker does it as long as none stands in.
            update, seen = await own_turn(person, ""), list[set[str]]()
            for number in range(10):
                await until_bots_turn(person, update)
                if number == 4:
                    worker.send_signal(harm)
                update, longest = await until_my_turn(person)
                assert longest < WITHIN
                if number < 4:
                    assert stand_ins(update) == {""}
                else:
                    seen.append(stand_ins(update))
            assert {"off"} in seen  # not to the end: in the next deal the bots are asked again
            if harm == signal.SIGSTOP:
                worker.send_signal(signal.SIGCONT)
                await own_turn(person, "")
        assert "Traceback" not in server.stderr()


@pytest.mark.long(seconds=15)
async def test_a_match_goes_on_when_the_bus_is_killed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    with ExitStack() as stack:
        nats = stack.enter_context(Nats())
        options = ["--database", address(tmp_path), "--bus", nats.url]
        server = stack.enter_context(Server(tmp_path / "data", "--rate", "0", *options))
        stack.enter_context(working(*options, seconds=0.1))
        mine = server.open_room("king", games()["king"].default_preset, "master", "master", "master")
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await own_turn(person, "")
            for _ in range(3):
                await until_bots_turn(person, update)
                nats.stop(signal.SIGKILL)
                update, longest = await until_my_turn(person)
                assert longest < WITHIN
                update = await own_turn(person, "off", update)
                nats.start()
                update = await own_turn(person, "", update)
        assert "Traceback" not in server.stderr()


async def test_a_turn_is_found_within_two_seconds_whatever_workers_and_this_server_do(here: tuple[Bus, Jobs]) -> None:
    """The worst: a worker lives and never answers, and then the bot here does not come to an end."""
    bus, jobs = here
    await Stranger(bus, lambda _: []).start()
    await until(lambda: jobs.there("king"))
    opponents = Opponents(Settings(thinkers=1), jobs)
    opponents.thinkers.readiness.is_ready("king")
    endless = Endless()
    opponents.bots = {"master": endless}
    async with timed() as passed:
        with pytest.raises(TimeoutError):
            await opponents.think(endless, choice(), Stop())
    assert passed.clock > TURN
    assert passed.loop < WITHIN
    assert endless.given <= FOUND - TURN
    await opponents.close()


class Endless:
    """A bot that thinks until it is stopped."""

    name = "master"
    given = 0.0

    def choose(self, decision: Decision) -> str:
        raise NotImplementedError

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        self.given = seconds
        while not stop:
            time.sleep(0.01)
        return decision.legal[0]

    def practise(self, decision: Decision) -> None:
        raise NotImplementedError


async def test_a_worker_hears_how_long_it_has(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here
    worker = Quick(bus)
    await worker.start()
    await until(lambda: jobs.there("king"))
    async with timed() as passed:
        assert await jobs.turn("master", choice()) is not None
    (within,) = worker.within
    assert TURN - WAY - passed.clock <= within <= TURN - WAY
    await worker.close()


async def test_a_turn_is_not_waited_for_on_a_bus_that_has_gone(here: tuple[Bus, Jobs]) -> None:
    bus, jobs = here

    def gone(_: Job) -> list[bytes]:
        vars(bus).update(there=False)
        return []

    stranger = Stranger(bus, gone)
    await stranger.start()
    await until(lambda: jobs.there("king"))
    for _ in range(2):
        async with timed() as passed:
            assert await jobs.turn("master", choice()) is None
        assert passed.loop < BEAT + LATE / 2
    vars(bus).update(there=True)
    assert jobs._free("king") == stranger.name, "it is not given up for that"


async def own_turn(person: Person, stands_in: str, update: dict[str, Any] | None = None) -> dict[str, Any]:
    """Play until it is our turn again and the strong bots are seen to play, or that others do: ``stands_in``."""
    update = update or await person.my_turn()
    while stand_ins(update) != {stands_in}:
        if update["legal"]:
            await person.act(update["version"], update["legal"][0])
        elif update["view"]["phase"] == "between":
            await person.send({"type": "next"})
        update = await person.expect("update")
    return update if update["legal"] else await person.my_turn()


async def until_bots_turn(person: Person, update: dict[str, Any]) -> None:
    """Play on our turns, the first of which is that of ``update``, until a bot is on turn."""
    while update["legal"] or update["view"]["phase"] != "deal":
        if update["legal"]:
            await person.act(update["version"], update["legal"][0])
        elif update["view"]["phase"] == "between":
            await person.send({"type": "next"})
        update = await person.expect("update")


async def until_my_turn(person: Person) -> tuple[dict[str, Any], float]:
    """Return the update with which it is our turn, and the longest wait for an update before it."""
    longest = 0.0
    while True:
        began = time.monotonic()
        update = await person.expect("update")
        longest = max(longest, time.monotonic() - began)
        if update["legal"]:
            return update, longest
        if update["view"]["phase"] == "between":
            await person.send({"type": "next"})


def stand_ins(update: dict[str, Any]) -> set[str]:
    """Why others play for the strong bots."""
    return {seat["standIn"] for seat in update["view"]["seats"] if seat["kind"] == "master"}
