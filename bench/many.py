"""Two servers over one PostgreSQL, killed, frozen and cut off from their database while people play.

``python -m bench.many [--kills 50] [--pauses 10] [--drains 5] [--databases 5] [--buses 5] [--nats] [--rooms 12]``

Rooms of four scripted people play King. Each connection goes by lot to one of the servers that listen, as through a
proxy that knows nothing of rooms. A fault is a server that is killed and started again, one that is stopped (SIGSTOP)
for two times the seconds of a heartbeat, one that is ended in order, PostgreSQL or NATS killed and started again. What
anyone at a table had seen, own acknowledgements included, must be in the next view that each of them receives, and at
the end of a match in its record. The database itself notes each change of a room: afterwards sequences must be dense,
no epoch may have had two owners, and none may follow a later one. Printed are the milliseconds from a fault to the next
action at each table that was hit. The exit status is 1 if anything was lost, or a table does not go on. Linux only.
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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import asyncpg

from bench.kills import Table, until
from bench.king_room import KingRoom, Refused
from kingcraft.service.leases import TTL
from tools.driver.server import Server, forgetful, free_port
from tools.driver.services import Nats, Postgres

#: What happens: to a server (``drain``: SIGTERM), the database or the bus.
Fault = Literal["kill", "pause", "drain", "database", "bus"]
#: Seconds within which 99 of 100 tables must go on after each fault.
BARS: Final[Mapping[Fault, float]] = {"kill": 1.0, "pause": TTL + 3, "drain": 1.0, "database": 3.0, "bus": 1.0}
#: Seconds between a fault that is over and the next one.
REST: Final = 1.0
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
    _lot: Final = random.Random(7)

    @property
    def port(self) -> int:
        """One of the ports by lot."""
        return self._lot.choice(sorted(self.ports))

    @port.setter
    def port(self, port: int) -> None:
        del port


class Many(Table):
    """A table at several servers."""

    kind = Roaming

    def _lost_by(self, refused: Refused) -> int:
        """Nothing where a server does not reach the database, or the room changes hands."""
        return int(refused.status < 500)


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
        self, rooms: int, postgres: Postgres, nats: Nats | None, folder: Path, program: tuple[str, ...]
    ) -> None:
        self.postgres, self.nats = postgres, nats
        options = ("--database", postgres.url, *(("--bus", nats.url) if nats else ()))
        self.lives = [Life(folder / f"data{number}", program, *options) for number in range(2)]
        self.tables = [Many(0, number) for number in range(rooms)]
        #: Milliseconds until tables that were hit went on, by fault.
        self.waits: dict[Fault, list[float]] = {}
        self.stuck = 0
        #: What is wrong in the database at the end, and how often a room changed hands.
        self.wrong: dict[str, int] = {}
        self.changes = 0
        self._chance = random.Random(11)

    async def run(self, plan: Sequence[Fault]) -> None:
        """Let every fault of ``plan`` happen."""
        for life in self.lives:
            await self._start(life)
        await self._asked(*_NOTE)
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        self.stuck += not await until(lambda: all(table.totals()[0] for table in self.tables))
        for number, fault in enumerate(plan, 1):
            await self._happen(fault)
            for task in (each for each in playing if each.done()):
                task.result()  # raises what went wrong
            done = f"{number} of {len(plan)} faults, {self.lost} lost of {self.actions} actions, {self.stuck} stuck"
            print(f"\r{done}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for what, text in _WRONG.items():
            [[self.wrong[what]]] = await self._asked(text)
        [[self.changes]] = await self._asked("SELECT coalesce(sum(epoch - 1), 0) FROM kingcraft.room")
        for life in self.lives:
            await asyncio.to_thread(life.server.stop)

    @property
    def actions(self) -> int:
        """The applied actions so far."""
        return sum(table.totals()[0] for table in self.tables)

    @property
    def lost(self) -> int:
        """How many of the things seen were lost."""
        return sum(table.lost for table in self.tables)

    async def _happen(self, fault: Fault) -> None:
        life = self._chance.choice(self.lives)
        for table in self.tables:
            table.share()
        tables = [table for table in self.tables if table.room]
        if fault in ("kill", "pause", "drain"):
            rows = await self._asked("SELECT room FROM kingcraft.room WHERE owner = $1", life.name)
            hit = {room for (room,) in rows}
            tables = [table for table in tables if table.room and table.room.name in hit]
        began = time.perf_counter()
        cause = asyncio.create_task(self._cause(fault, life))
        waits = await asyncio.gather(*(self._goes_on(table, began) for table in tables))
        self.waits.setdefault(fault, []).extend(1000 * seconds for seconds in waits)
        await cause
        await asyncio.sleep(REST)

    async def _cause(self, fault: Fault, life: Life) -> None:
        if fault in ("kill", "drain"):
            Roaming.ports.discard(life.port)
        if fault == "kill":
            await asyncio.to_thread(life.server.kill)
            await asyncio.sleep(0.5)
            await self._start(life)
        elif fault == "drain":
            await asyncio.to_thread(life.server.stop, signal.SIGTERM)
            await self._start(life)
        elif fault == "pause":
            life.server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(2 * TTL)
            life.server.process.send_signal(signal.SIGCONT)
        else:
            service = self.postgres if fault == "database" else self.nats
            assert service is not None
            await asyncio.to_thread(service.stop, signal.SIGKILL)
            await asyncio.to_thread(service.start)

    async def _goes_on(self, table: Table, since: float) -> float:
        """Return after how many seconds someone at the table is acknowledged again."""
        before = table.totals()[0]
        self.stuck += not await until(lambda: table.totals()[0] > before)
        return time.perf_counter() - since

    async def _start(self, life: Life) -> None:
        await asyncio.to_thread(life.start)
        rows = await self._asked("SELECT server FROM kingcraft.server ORDER BY until DESC")
        others = {other.name for other in self.lives}
        Roaming.ports.add(life.port)
        life.name = next(name for (name,) in rows if name not in others)

    async def _asked(self, *texts: str) -> Any:
        """Return the rows of the last of these statements; a text may be followed by its arguments."""
        connection = await asyncpg.connect(self.postgres.url)
        try:
            if "$1" in texts[0]:
                return await connection.fetch(*texts)
            for text in texts[:-1]:
                await connection.execute(text)
            return await connection.fetch(texts[-1])
        finally:
            await connection.close()

    def report(self) -> int:
        """Print a table and what was wrong. Return the exit status."""
        for fault in [fault for table in self.tables for fault in table.faults][:20]:
            print(fault, file=sys.stderr)
        print(f"{self.actions} actions seen by those who made them, {self.changes} changes of owners,", end=" ")
        print(f"{self.lost} lost, {self.stuck} tables stuck, " + ", ".join(f"{n} {w}" for w, n in self.wrong.items()))
        print("| fault | tables hit | until the next action, ms: median | p99 | longest | bar |")
        print("|---|--:|--:|--:|--:|--:|")
        for fault, waits in self.waits.items():
            found = sorted(waits) or [0.0]
            p99 = found[min(len(found) - 1, 99 * len(found) // 100)]
            print(
                f"| {fault} | {len(waits)} | {statistics.median(found):.0f} | {p99:.0f} | {found[-1]:.0f} "
                f"| {1000 * BARS[fault]:.0f} |"
            )
        return int(bool(self.lost or self.stuck or any(self.wrong.values())))


def main() -> int:
    """Make the faults and print what they did."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--pauses", type=int, default=10)
    parser.add_argument("--drains", type=int, default=5)
    parser.add_argument("--databases", type=int, default=5)
    parser.add_argument("--buses", type=int, default=5, help="of NATS, with --nats")
    parser.add_argument("--nats", action="store_true", help="the servers speak by NATS, not by the database")
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--planted", action="store_true", help="with servers that have faults, which must be found")
    arguments = parser.parse_args()
    counts: dict[Fault, int] = {
        "kill": arguments.kills,
        "pause": arguments.pauses,
        "drain": arguments.drains,
        "database": arguments.databases,
        "bus": arguments.buses if arguments.nats else 0,
    }
    plan = [fault for fault, count in counts.items() for _ in range(count)]
    random.Random(3).shuffle(plan)
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        nats = stack.enter_context(Nats()) if arguments.nats else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        program = forgetful() if arguments.planted else ("-m", "kingcraft")
        trial = Trial(arguments.rooms, postgres, nats, folder, program)
        asyncio.run(trial.run(plan))
    found = trial.report()
    return 1 - found if arguments.planted else found


if __name__ == "__main__":
    sys.exit(main())
