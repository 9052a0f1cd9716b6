"""What a room may expect of every ``EventLog``. A new one is one more line in ``KINDS``."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kingcraft.room.ports import StorageFailed
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.room.memory import MemoryLog
from tests.server.postgres import OneServer, address, statements
from tests.server.test_store import limit_pages
from tools.driver.patience import PATIENCE

#: Any of the logs. Beside ``EventLog`` it has ``close()``.
Log = Any


@dataclass(frozen=True)
class Kind:
    """One kind of log, and what a test can do to it."""

    #: Opens the log that is kept in a folder.
    open: Callable[[Path], Log]
    #: While it is open there is no room for more than a few events.
    full: Callable[[Log, Path], AbstractContextManager[None]]
    #: The files of a closed log, which a test may damage; None: it has none of its own.
    files: Callable[[Path], list[Path]] | None
    #: Whether it keeps its events when it is closed.
    keeps: bool = True


@contextmanager
def memory_full(log: MemoryLog, _: Path) -> Iterator[None]:
    log.full = True
    yield
    log.full = False


@contextmanager
def sqlite_full(log: SqliteStore, directory: Path) -> Iterator[None]:
    limit_pages(log, (directory / FILE_NAME).stat().st_size // 4096)
    yield
    limit_pages(log, 1_000_000)


@contextmanager
def postgres_full(_: OneServer, directory: Path) -> Iterator[None]:
    """The database refuses what is large, as it does on a full disk: in the middle of a statement."""
    statements(address(directory), "ALTER TABLE kingcraft.event ADD CONSTRAINT small CHECK (length(body) < 1000)")
    yield
    statements(address(directory), "ALTER TABLE kingcraft.event DROP CONSTRAINT small")


KINDS = {
    "memory": Kind(lambda _: MemoryLog(), memory_full, None, keeps=False),
    "postgres": Kind(lambda directory: OneServer(address(directory)), postgres_full, None),
    "sqlite": Kind(SqliteStore, sqlite_full, lambda directory: [directory / FILE_NAME]),
}
DAMAGED = [name for name, kind in KINDS.items() if kind.files is not None]


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    return KINDS[request.param]


@pytest.fixture
async def log(kind: Kind, tmp_path: Path) -> AsyncIterator[Log]:
    opened = kind.open(tmp_path)
    yield opened
    opened.close()


async def test_it_reads_what_was_appended_in_order(log: Log) -> None:
    assert await log.append("a", 0, [b"0", b"1"])
    assert await log.append("ab", 0, [b"other"])
    assert await log.append("a", 2, [b"2"])
    assert await log.read("a") == [b"0", b"1", b"2"]
    assert await log.read("ab") == [b"other"]


async def test_it_reads_a_tail(log: Log) -> None:
    assert await log.append("a", 0, [b"%d" % number for number in range(300)])
    assert await log.append("b", 0, [b"other"])
    assert await log.read("a", 297) == [b"297", b"298", b"299"]
    assert await log.read("a", 300) == []
    assert await log.read("a", 1000) == []


async def test_an_unknown_room_has_no_events(log: Log) -> None:
    assert await log.append("a", 0, [b"0"])
    for name in ("A", "", "b"):
        assert await log.read(name) == []
        assert await log.read(name, 1) == []
        assert not await log.append(name, 1, [b"1"])
        assert await log.read(name) == []


@pytest.mark.parametrize("expected", [0, 1, 3, 10])
async def test_a_stale_or_a_future_number_is_refused(log: Log, expected: int) -> None:
    assert await log.append("a", 0, [b"0", b"1"])
    assert not await log.append("a", expected, [b"x", b"y"])
    assert await log.read("a") == [b"0", b"1"]
    assert await log.append("a", 2, [b"2"])


async def test_an_append_of_nothing_only_compares(log: Log) -> None:
    assert await log.append("a", 0, [])
    assert await log.read("a") == []
    assert await log.append("a", 0, [b"0"])
    assert await log.append("a", 1, [])
    assert not await log.append("a", 0, [])
    assert not await log.append("a", 2, [])
    assert await log.read("a") == [b"0"]


async def test_of_writers_who_race_one_wins_each_number(log: Log) -> None:
    async def write(name: bytes) -> list[int]:
        return [number for number in range(20) if await log.append("a", number, [name])]

    names = (b"x", b"y", b"z")
    won = await asyncio.gather(*map(write, names))
    assert sorted(number for mine in won for number in mine) == list(range(20))
    stored = await log.read("a")
    for name, mine in zip(names, won, strict=True):
        assert all(stored[number] == name for number in mine)


async def test_events_of_one_append_stay_together(log: Log) -> None:
    pairs = [[b"%d" % number, b"%d" % number] for number in range(10)]

    async def write(pair: list[bytes]) -> None:
        while not await log.append("a", len(await log.read("a")), pair):
            pass

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(write, pairs))
    stored = await log.read("a")
    assert stored[::2] == stored[1::2]
    assert sorted(stored[::2]) == sorted(pair[0] for pair in pairs)


async def test_rooms_do_not_hold_each_other_up(log: Log) -> None:
    answers = await asyncio.gather(*(log.append(f"room{number}", 0, [b"x"]) for number in range(300)))
    assert answers == [True] * 300


@pytest.mark.parametrize(
    "bodies",
    [[b""], [b"\x00\xff\n'\"" * 10], [b"x" * 5_000_000], [b"%d" % number for number in range(20_000)]],
    ids=["empty", "any bytes", "5 MB", "20,000"],
)
async def test_it_gives_back_every_byte(log: Log, bodies: list[bytes]) -> None:
    assert await log.append("a", 0, bodies)
    assert await log.read("a") == bodies


async def test_a_caller_who_has_gone_breaks_nothing(log: Log) -> None:
    asking = [asyncio.ensure_future(log.append("a", 0, [b"%d" % number])) for number in range(5)]
    await asyncio.sleep(0)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    stored = await log.read("a")
    assert len(stored) <= 1
    assert await log.append("a", len(stored), [b"next"])


async def test_a_full_disk_stores_nothing_and_it_goes_on_when_there_is_room(
    kind: Kind, log: Log, tmp_path: Path
) -> None:
    assert await log.append("a", 0, [b"0"])
    with kind.full(log, tmp_path):
        with pytest.raises(StorageFailed):
            await log.append("a", 1, [b"x" * 100_000, b"y"])
        assert await log.read("a") == [b"0"]
    assert await log.append("a", 1, [b"x" * 100_000, b"y"])
    assert len(await log.read("a")) == 3


async def test_a_closed_log_refuses_at_once(log: Log) -> None:
    log.close()
    for asking in (log.append("a", 0, [b"0"]), log.read("a"), log.read("a", 3)):
        with pytest.raises(StorageFailed):
            await asyncio.wait_for(asking, PATIENCE)


async def test_what_was_answered_is_there_after_it_was_opened_again(tmp_path: Path) -> None:
    for name, kind in KINDS.items():
        if not kind.keeps:
            continue
        log = kind.open(tmp_path / name)
        assert await log.append("a", 0, [b"0", b"1"])
        log.close()
        again = kind.open(tmp_path / name)
        assert await again.read("a") == [b"0", b"1"]
        assert await again.append("a", 2, [b"2"])
        again.close()


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9])
@pytest.mark.parametrize("harm", ["cut", "flipped", "zeros"])
async def test_damage_is_said_or_leaves_a_log_that_is_read_in_order(
    tmp_path: Path, name: str, share: float, harm: str
) -> None:
    """It answers each request in time, and says the fault in its own words or not at all."""
    kind = KINDS[name]
    bodies = [b"%04d" % number * 20 for number in range(400)]
    log = kind.open(tmp_path)
    assert await log.append("a", 0, bodies)
    assert await log.append("b", 0, bodies)
    log.close()
    assert kind.files is not None
    for path in kind.files(tmp_path):
        whole = path.read_bytes()
        at = int(share * len(whole))
        middle = {"cut": b"", "flipped": bytes(byte ^ 1 for byte in whole[at : at + 3000]), "zeros": bytes(3000)}[harm]
        path.write_bytes(whole[:at] + middle + (b"" if harm == "cut" else whole[at + 3000 :]))
    try:
        log = kind.open(tmp_path)
    except StoreError:
        return
    try:
        async with asyncio.timeout(PATIENCE):
            for room in ("a", "b"):
                try:
                    stored = await log.read(room)
                except StorageFailed:
                    continue
                assert len(stored) <= len(bodies)
                plain = [(number, body) for number, body in enumerate(stored) if body.isdigit()]
                if harm == "cut":
                    assert all(body == bodies[number] for number, body in plain)
            try:
                await log.append("new", 0, [b"0"])
            except StorageFailed:
                return
            assert await log.read("new") == [b"0"]
    finally:
        log.close()
