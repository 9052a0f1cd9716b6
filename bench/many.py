"""Two servers over one PostgreSQL, killed, frozen and cut off from their database while people play.

``python -m bench.many [--kills 50] [--freezes 10] [--ends 5] [--postgres 5] [--nats 5] [--rooms 12] [--results FILE]``

Rooms of four scripted people play King. Each connection goes by lot to one of the servers that listen, as through a
proxy that knows nothing of rooms; who has lost it comes again as the page does. A fault is a server that has tables and
is killed, one that is stopped (SIGSTOP) for twice the time that a heartbeat lasts, one that is ended in order,
PostgreSQL or NATS killed and started again. What anyone at a table had seen, own acknowledgements included, must be in
the next view that each of them receives, and at the end of a match in its record. The database itself notes each change
of a room: sequences must be dense, no epoch may have had two owners, and none may follow a later one.

Printed are the milliseconds from a fault to the next acknowledged action at each table that was hit, apart: tables
where someone had something to play, and those where no one had (the deal or the match was just over), which a server
can make no faster. For the first, also what the time went into. The exit status is 1 if anything was lost, or a table
does not go on. ``--results``: a file to which each fault is added; a run that was interrupted goes on after what is
there. Linux only.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, get_args

import asyncpg
import msgspec

from bench.kills import PATIENCE, Table, until
from bench.king_room import KingRoom, Refused, Step
from kingcraft.service.leases import TTL
from tools.driver.server import Server, forgetful, free_port
from tools.driver.services import Nats, Postgres, Service

#: What happens: a server is killed, frozen or ended (SIGTERM), the database or the bus is killed.
Fault = Literal["kill", "freeze", "end", "postgres", "nats"]
#: Seconds within which 99 of 100 tables with someone to act must go on after each fault.
BARS: Final[Mapping[Fault, float]] = {"kill": 1.0, "freeze": TTL + 3, "end": 1.0, "postgres": 3.0, "nats": 1.0}
#: Seconds that each fault takes with what follows, for the time that is said first (2026-11-29).
TAKES: Final[Mapping[Fault, float]] = {"kill": 2.3, "freeze": 5.0, "end": 2.3, "postgres": 1.7, "nats": 0.7}
_SERVICES: Final[tuple[Fault, ...]] = ("postgres", "nats")
_SIGNALS: Final[Mapping[Fault, signal.Signals]] = {
    "kill": signal.SIGKILL,
    "freeze": signal.SIGSTOP,
    "end": signal.SIGTERM,
}
#: Seconds between a fault that is over and the next one.
REST: Final = 0.5
#: Faults between two looks at the database.
LOOK: Final = 20
#: The page's pauses before it connects again (``web/src/session/connection.ts``): the first, the longest, and by how
#: much each is shorter or longer by lot.
FIRST, LONGEST, SPREAD = 0.25, 8.0, 0.25
#: The database notes who had a room and how long its log was, at each change.
_NOTE: Final = (
    "CREATE TABLE kingcraft.noted (number bigint GENERATED ALWAYS AS IDENTITY, room text, next int, epoch int, "
    "owner text)",
    "CREATE FUNCTION kingcraft.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO kingcraft.noted (room, next, epoch, owner) VALUES (NEW.room, NEW.next, NEW.epoch, NEW.owner); "
    "RETURN NEW; END $$",
    "CREATE TRIGGER note AFTER INSERT OR UPDATE ON kingcraft.room FOR EACH ROW EXECUTE FUNCTION kingcraft.note()",
)
#: What must be 0 at the end.
_WRONG: Final = {
    "rooms with gaps": "SELECT count(*) FROM kingcraft.room LEFT JOIN (SELECT room, count(*) AS events, "
    "max(seq) AS last FROM kingcraft.event GROUP BY room) AS log USING (room) WHERE next <> coalesce(events, 0) "
    "OR next <> coalesce(last + 1, 0)",
    "epochs with two owners": "SELECT count(*) FROM (SELECT FROM kingcraft.noted WHERE owner <> '' "
    "GROUP BY room, epoch HAVING count(DISTINCT owner) > 1) AS twice",
    "epochs or lengths that go back": "SELECT count(*) FROM (SELECT epoch - lag(epoch) OVER w AS later, "
    "next - lag(next) OVER w AS longer FROM kingcraft.noted WINDOW w AS (PARTITION BY room ORDER BY number)) AS steps "
    "WHERE later < 0 OR longer < 0",
}


class Roaming(KingRoom):
    """A room whose people come to any of several servers."""

    #: Where servers listen. A proxy goes on to the next one where a connection is refused.
    ports: ClassVar[set[int]] = set()
    #: People think for 50 ms at most.
    patience = 1.5
    eager = True
    _lot: Final = random.Random(7)

    def __init__(self, *values: Any, **options: Any) -> None:
        super().__init__(*values, **options)
        self._tries = Counter[str]()
        self._met: dict[str, dict[Step, float]] = {}
        self._ways: list[dict[Step, float]] = []

    @property
    def port(self) -> int:
        """One of the ports by lot."""
        return self._lot.choice(sorted(self.ports))

    @port.setter
    def port(self, port: int) -> None:
        del port

    def hit(self) -> None:
        """Note from now on what people meet."""
        self._met, self._ways = {}, []

    def way(self, *, lost: bool) -> dict[Step, float] | None:
        """Return when the person who was acknowledged first met what on the way; ``lost``: after a lost connection."""
        return next((way for way in self._ways if "lost" in way or not lost), None)

    def met(self, secret: str, step: Step) -> None:
        """Note when it was, until someone is acknowledged."""
        if step == "sees":
            self._tries[secret] = 0
        met = self._met.setdefault(secret, {})
        if (step in ("lost", "sees") and step in met) or (step == "sees" and "connected" not in met):
            return
        if step == "tries":
            met = self._met[secret] = {"lost": met["lost"]} if "lost" in met else {}
        met[step] = time.perf_counter()
        if step == "acknowledged":
            self._ways.append(met)
            self._met[secret] = {}

    def pause(self, secret: str) -> float:
        """Return what the page waits."""
        self._tries[secret] += 1
        again: int = 2 ** (self._tries[secret] - 1)
        return min(LONGEST, FIRST * again) * self._lot.uniform(1 - SPREAD, 1 + SPREAD)


class Many(Table):
    """A table at several servers."""

    kind = Roaming

    def _lost_by(self, refused: Refused) -> int:
        """Nothing where a server does not reach the database, or the room changes hands."""
        return int(refused.status < 500)


class Wait(msgspec.Struct, frozen=True):
    """What a fault was for a table."""

    #: Milliseconds until someone was acknowledged.
    ms: float
    #: Whether someone had something to play when it happened.
    waited: bool
    #: What they went into, if the one who was acknowledged first has met all of it.
    steps: dict[str, float]


class Happened(msgspec.Struct, frozen=True, tag=True):
    """A fault, and how much the run has seen since the one before."""

    fault: Fault
    waits: list[Wait]
    actions: int
    lost: int
    stuck: int


class Looked(msgspec.Struct, frozen=True, tag=True):
    """A look at the database of this run."""

    #: Of the run.
    run: str
    #: What must be 0.
    wrong: dict[str, int]
    #: How often a room changed hands.
    changes: int


class Results:
    """What has happened, also in earlier runs with the same file."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.happened: list[Happened] = []
        #: The latest look of each run.
        self.looks: dict[str, Looked] = {}
        new: list[Happened] = []
        lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
        for line in lines:
            match msgspec.json.decode(line, type=Happened | Looked):
                case Looked() as looked:
                    self.looks[looked.run] = looked
                    self.happened += new
                    new = []
                case Happened() as happened:
                    new.append(happened)
        # What no look at the database followed has to happen again.

    def add(self, *entries: Happened | Looked) -> None:
        """Keep what has happened."""
        for entry in entries:
            if isinstance(entry, Looked):
                self.looks[entry.run] = entry
            else:
                self.happened.append(entry)
        if self._file is not None:
            with self._file.open("ab") as file:
                file.writelines(msgspec.json.encode(entry) + b"\n" for entry in entries)

    def left(self, plan: Mapping[Fault, int]) -> list[Fault]:
        """Return what of a plan has still to happen, mixed."""
        done = Counter(one.fault for one in self.happened)
        faults = [fault for fault, count in plan.items() for _ in range(count - done[fault])]
        random.Random(3 + len(self.happened)).shuffle(faults)
        return faults

    @property
    def bad(self) -> bool:
        """Whether anything was lost, or is wrong."""
        found = sum(one.lost + one.stuck for one in self.happened)
        return bool(found + sum(sum(look.wrong.values()) for look in self.looks.values()))

    def report(self) -> str:
        """Return tables, and what was wrong."""
        wrong = Counter[str]()
        for look in self.looks.values():
            wrong.update(look.wrong)
        lines = [
            f"{sum(one.actions for one in self.happened)} actions seen by those who made them, "
            f"{sum(look.changes for look in self.looks.values())} changes of owners, "
            f"{sum(one.lost for one in self.happened)} lost, {sum(one.stuck for one in self.happened)} tables stuck, "
            + ", ".join(f"{count} {what}" for what, count in wrong.items()),
            "",
            "| fault | times | tables where someone had to act | until acknowledged, ms: median | p99 | longest | bar |"
            " tables where no one had | until the next action, ms: median | p99 |",
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        ]
        steps: dict[Fault, list[dict[str, float]]] = {}
        for fault in get_args(Fault):
            happened = [one for one in self.happened if one.fault == fault]
            if not happened:
                continue
            waits = [wait for one in happened for wait in one.waits]
            steps[fault] = [wait.steps for wait in waits if wait.waited and wait.steps]
            mine, others = ([wait.ms for wait in waits if wait.waited is waited] for waited in (True, False))
            lines.append(
                f"| {fault} | {len(happened)} | {len(mine)} | {_median(mine)} | {_p99(mine)} | {_longest(mine)} "
                f"| {1000 * BARS[fault]:.0f} | {len(others)} | {_median(others)} | {_p99(others)} |"
            )
        lines += [
            "",
            "What the time went into, ms: median / p99.",
            "",
            f"| fault | tables | {' | '.join(STEPS.values())} |",
            "|---|--:|" + "--:|" * len(STEPS),
        ]
        for fault, found in steps.items():
            columns = ([step[name] for step in found if name in step] for name in STEPS.values())
            parts = " | ".join(f"{_median(each)} / {_p99(each)}" for each in columns)
            lines.append(f"| {fault} | {len(found)} | {parts} |")
        return "\n".join(lines)


#: What ends with each step, in the words of the report.
STEPS: Final[Mapping[Step, str]] = {
    "lost": "the loss is noticed",
    "tries": "pauses and failed tries",
    "connected": "connected",
    "sees": "the table is shown",
    "acts": "the person acts",
    "acknowledged": "acknowledged",
}


def _parts(way: Mapping[Step, float], since: float) -> dict[str, float]:
    """Return the milliseconds of each step on a way that began at ``since``."""
    parts, before = dict[str, float](), since
    for step, what in STEPS.items():
        if step in way:
            parts[what], before = round(1000 * (way[step] - before), 1), way[step]
    return parts if all(part >= 0 for part in parts.values()) else {}


def _median(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.0f}" if found else ""


def _p99(found: Sequence[float]) -> str:
    return f"{sorted(found)[min(len(found) - 1, 99 * len(found) // 100)]:.0f}" if found else ""


def _longest(found: Iterable[float]) -> str:
    return f"{max(found, default=0):.0f}"


class Life:
    """One of the servers, started again and again."""

    def __init__(self, data: Path, program: tuple[str, ...], *options: str) -> None:
        self.port, self._data, self._program, self._options = free_port(), data, program, options
        #: Its name in the database, another one after each start.
        self.name = ""

    def start(self) -> None:
        """Start it, after a kill too."""
        options = ("--rate", "0", *self._options)
        self.server = Server(self._data, *options, port=self.port, program=self._program).wait_until_ready()


class Trial:
    """The servers, the tables, and what the faults have shown."""

    def __init__(
        self,
        results: Results,
        rooms: int,
        postgres: Postgres,
        nats: Nats | None,
        folder: Path,
        program: tuple[str, ...],
    ) -> None:
        self.results, self.postgres, self.nats = results, postgres, nats
        options = ("--database", postgres.url, *(("--bus", nats.url) if nats else ()))
        self.lives = [Life(folder / f"data{number}", program, *options) for number in range(2)]
        self.tables = [Many(0, number) for number in range(rooms)]
        self._run = time.strftime("%Y-%m-%d %H:%M:%S")
        self._stuck = 0
        self._told = (0, 0, 0)  # actions, lost and stuck that the results have
        self._chance = random.Random(11)

    async def run(self, plan: Sequence[Fault]) -> None:
        """Let every fault of ``plan`` happen."""
        for life in self.lives:
            await self._start(life)
        await self._asked(*_NOTE)
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        self._stuck += not await until(lambda: all(table.totals()[0] for table in self.tables))
        began, wrong = time.monotonic(), 0
        for number, fault in enumerate(plan, 1):
            await self._happen(fault)
            for task in (each for each in playing if each.done()):
                task.result()  # raises what went wrong
            if number % LOOK == 0:
                wrong = await self._look()
            left = (time.monotonic() - began) / number * (len(plan) - number)
            actions, lost, stuck = self._told
            done = f"{number} of {len(plan)} faults, {lost} lost of {actions} actions, {stuck} stuck, {wrong} wrong"
            print(f"\r{done}; {left:.0f} s left ", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self._look()
        for life in self.lives:
            await asyncio.to_thread(life.server.stop)
        for fault_text in [each for table in self.tables for each in table.faults][:20]:
            print(fault_text, file=sys.stderr)

    async def _look(self) -> int:
        """Look at the database; return how much is wrong."""
        wrong = dict[str, int]()
        for what, text in _WRONG.items():
            [[wrong[what]]] = await self._asked(text)
        [[changes]] = await self._asked("SELECT coalesce(sum(epoch - 1), 0) FROM kingcraft.room")
        self.results.add(Looked(self._run, wrong, changes))
        return sum(wrong.values())

    async def _happen(self, fault: Fault) -> None:
        rows = await self._asked("SELECT room, owner FROM kingcraft.room WHERE owner <> ''")
        owners = dict[str, str](rows)
        for table in self.tables:
            table.share()
        playing = [table for table in self.tables if table.room]
        owning = [life for life in self.lives if any(owners.get(_room(table).name) == life.name for table in playing)]
        life = self._chance.choice(owning or self.lives)
        hit = [table for table in playing if fault in _SERVICES or owners.get(_room(table).name) == life.name]
        rooms = [_room(table) for table in hit]
        had = [bool(room.to_act) for room in rooms]
        await self._strike(fault, life)
        began = time.perf_counter()
        for room in rooms:
            room.hit()
        mended = asyncio.create_task(self._mend(fault, life))
        hits = zip(hit, rooms, had, strict=True)
        waits = await asyncio.gather(*(self._goes_on(*one, began, lost=fault not in _SERVICES) for one in hits))
        await mended
        if fault in ("kill", "end"):
            await self._start(life)
        await asyncio.sleep(REST)
        told = self._told
        self._told = (
            sum(table.totals()[0] for table in self.tables),
            sum(table.lost for table in self.tables),
            self._stuck,
        )
        self.results.add(Happened(fault, waits, *(new - old for new, old in zip(self._told, told, strict=True))))

    async def _strike(self, fault: Fault, life: Life) -> None:
        """Let a fault happen."""
        if fault in ("kill", "end"):
            Roaming.ports.discard(life.port)
        if fault in _SERVICES:
            await asyncio.to_thread(self._service(fault).stop, signal.SIGKILL)
        else:
            life.server.process.send_signal(_SIGNALS[fault])

    async def _mend(self, fault: Fault, life: Life) -> None:
        """End a fault; a server that has gone is started later."""
        if fault in _SERVICES:
            await asyncio.to_thread(self._service(fault).start)
        elif fault == "freeze":
            await asyncio.sleep(2 * TTL)
            life.server.process.send_signal(signal.SIGCONT)
        else:
            await asyncio.to_thread(life.server.process.wait)

    def _service(self, fault: Fault) -> Service:
        service = self.postgres if fault == "postgres" else self.nats
        assert service is not None
        return service

    async def _goes_on(self, table: Table, room: Roaming, waited: bool, since: float, *, lost: bool) -> Wait:
        """Wait until someone is acknowledged in a room where someone ``waited`` to act; ``lost``: as for ``way``."""
        before, end = table.totals()[0], time.monotonic() + PATIENCE
        while (way := room.way(lost=lost)) is None and table.room is room:
            await asyncio.sleep(0.01)
            if time.monotonic() > end:
                break
        if way is not None:
            return Wait(round(1000 * (way["acknowledged"] - since), 1), waited, _parts(way, since))
        # Its match was just over: the next one has to begin.
        self._stuck += not await until(lambda: table.totals()[0] > before)
        return Wait(round(1000 * (time.perf_counter() - since), 1), waited=False, steps={})

    async def _start(self, life: Life) -> None:
        await asyncio.to_thread(life.start)
        rows = await self._asked("SELECT server FROM kingcraft.server ORDER BY until DESC")
        others = {other.name for other in self.lives}
        Roaming.ports.add(life.port)
        life.name = next(name for (name,) in rows if name not in others)

    async def _asked(self, *texts: str) -> Any:
        """Return the rows of the last of these statements."""
        connection = await asyncpg.connect(self.postgres.url)
        try:
            for text in texts[:-1]:
                await connection.execute(text)
            return await connection.fetch(texts[-1])
        finally:
            await connection.close()


def _room(table: Table) -> Roaming:
    assert isinstance(table.room, Roaming)
    return table.room


def main() -> int:
    """Make the faults and print what they did."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50, help="of a server that has tables")
    parser.add_argument("--freezes", type=int, default=10, help="of such a server")
    parser.add_argument("--ends", type=int, default=5, help="of such a server, in order")
    parser.add_argument("--postgres", type=int, default=5, help="kills of PostgreSQL")
    parser.add_argument("--nats", type=int, default=5, help="kills of NATS; 0: the servers speak by the database")
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--results", type=Path, help="a file that keeps what has happened")
    parser.add_argument("--planted", action="store_true", help="with servers that have faults, which must be found")
    arguments = parser.parse_args()
    plan: dict[Fault, int] = {
        "kill": arguments.kills,
        "freeze": arguments.freezes,
        "end": arguments.ends,
        "postgres": arguments.postgres,
        "nats": arguments.nats,
    }
    results = Results(arguments.results)
    left = results.left(plan)
    print(f"{len(left)} faults, about {sum(TAKES[fault] for fault in left) / 60 + 0.2:.0f} minutes", file=sys.stderr)
    if left:
        with contextlib.ExitStack() as stack:
            postgres = stack.enter_context(Postgres())
            nats = stack.enter_context(Nats()) if arguments.nats else None
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            program = forgetful() if arguments.planted else ("-m", "kingcraft")
            asyncio.run(Trial(results, arguments.rooms, postgres, nats, folder, program).run(left))
    print(results.report())
    return 1 - results.bad if arguments.planted else int(results.bad)


if __name__ == "__main__":
    sys.exit(main())
