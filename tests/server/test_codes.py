"""Codes of four letters that lead to the door of a table, never to a seat."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from kingcraft.room.ports import RoomProblem, StorageFailed
from kingcraft.server.store.codes import PostgresBoard
from kingcraft.server.store.postgres import PostgresStore, connected
from kingcraft.service.codes import GUESSES, LENGTH, LETTERS, LIFE, MOST, Board, Codes, HereBoard, drawn
from tests.server.postgres import address, statements
from tools.driver.server import PLAIN, Server
from tools.driver.services import Postgres

ANA = "198.51.100.7"
EVE = "203.0.113.9"


class HereClock:
    """Codes in memory, by a clock that a test moves on."""

    def __init__(self, directory: Path) -> None:
        self.now = 1000.0
        self.board: Board = HereBoard(lambda: self.now)

    def move_on(self, seconds: float) -> None:
        self.now += seconds

    async def fill(self, count: int) -> None:
        for number in range(count):
            assert await self.board.give(f"room {number}", f"{number}")

    def close(self) -> None:
        pass


class DatabaseClock:
    """Codes in a database, whose clock goes on: a test makes what is in it older."""

    def __init__(self, directory: Path) -> None:
        self._url = address(directory)
        self._store = PostgresStore(self._url)
        self.board = self._store.board

    def move_on(self, seconds: float) -> None:
        statements(self._url, f"UPDATE kingcraft.code SET until = until - make_interval(secs => {seconds})")

    async def fill(self, count: int) -> None:
        room = f"SELECT n::text, 'room ' || n, clock_timestamp() + make_interval(secs => {LIFE - 100} + n / 1000.0)"
        statements(self._url, f"INSERT INTO kingcraft.code {room} FROM generate_series(0, {count - 1}) AS n")

    def close(self) -> None:
        self._store.close()


Clock: TypeAlias = HereClock | DatabaseClock


#: What keeps codes. A new one is one more line.
KINDS: dict[str, type[Clock]] = {"here": HereClock, "postgres": DatabaseClock}


@pytest.fixture(params=KINDS)
async def clock(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Clock]:
    kind = KINDS[request.param](tmp_path)
    yield kind
    kind.close()


@pytest.fixture
def codes(clock: Clock) -> Codes:
    """Codes that come in a known order, some of them twice."""
    return Codes(clock.board, iter(["KQTR", "KQTR", "BCDF", "KQTR", "GHJK"]).__next__)


async def refusal(codes: Codes, code: str, asker: str = ANA) -> str:
    """The code with which a guess is refused; empty if it is right."""
    try:
        await codes.room_of(code, asker)
    except RoomProblem as problem:
        return problem.code
    return ""


def test_letters_that_are_not_mistaken_for_each_other() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == 22
    assert not set(LETTERS) & set("EIOU")
    for _ in range(100):
        code = drawn()
        assert len(code) == LENGTH
        assert set(code) <= set(LETTERS)


def lives(found: tuple[str, int], code: str, seconds: float) -> bool:
    """Whether it is this code, with so much time left; the clock of a database goes on meanwhile."""
    return found[0] == code and seconds - 60 < found[1] <= seconds


async def test_a_room_has_one_code_and_no_two_rooms_have_the_same(codes: Codes) -> None:
    assert lives(await codes.code_of("one"), "KQTR", LIFE)
    assert lives(await codes.code_of("one"), "KQTR", LIFE)
    assert (await codes.code_of("two"))[0] == "BCDF"
    assert await codes.room_of("KQTR", ANA) == await codes.room_of("kqtr", ANA) == "one"
    assert await codes.room_of("BCDF", ANA) == "two"


async def test_half_an_hour_later_it_leads_nowhere_and_there_is_a_new_one(codes: Codes, clock: Clock) -> None:
    await codes.code_of("one")
    clock.move_on(LIFE - 100)
    assert lives(await codes.code_of("one"), "KQTR", 100)
    clock.move_on(100)
    assert await refusal(codes, "KQTR") == "no-code"
    assert (await codes.code_of("two"))[0] == "KQTR"  # it is free again
    assert lives(await codes.code_of("one"), "BCDF", LIFE)


async def test_one_that_is_handed_on_leads_to_the_next_room_as_long_as_before(codes: Codes, clock: Clock) -> None:
    await codes.code_of("one")
    clock.move_on(100)
    await codes.hand_on("one", "two")
    assert await codes.room_of("KQTR", ANA) == "two"
    assert lives(await codes.code_of("two"), "KQTR", LIFE - 100)
    assert lives(await codes.code_of("one"), "BCDF", LIFE)
    await codes.hand_on("one", "two")  # it has its own
    await codes.hand_on("three", "four")
    assert await codes.room_of("BCDF", ANA) == "one"
    clock.move_on(LIFE - 100)
    assert await refusal(codes, "KQTR") == "no-code"
    assert await codes.room_of("BCDF", ANA) == "one"
    clock.move_on(100)
    await codes.hand_on("one", "two")  # it has ended
    assert await refusal(codes, "BCDF") == "no-code"


@pytest.mark.parametrize("wrong", ["BCDF", "KQT", "KQTRR", "", "ΚQTR", "K Q T R", "kqt\0"])
async def test_ten_wrong_guesses_and_no_more(codes: Codes, wrong: str) -> None:
    await codes.code_of("one")
    for _ in range(GUESSES):
        assert await refusal(codes, wrong, EVE) == "no-code"
    assert await refusal(codes, wrong, EVE) == "too-many-guesses"
    assert await refusal(codes, "KQTR", EVE) == "too-many-guesses"  # a right one says nothing either
    assert await refusal(codes, "KQTR", ANA) == ""


async def test_right_ones_do_not_count(codes: Codes) -> None:
    await codes.code_of("one")
    assert [await refusal(codes, "KQTR") for _ in range(5 * GUESSES)] == [""] * 5 * GUESSES
    assert [await refusal(codes, "ZZZZ") for _ in range(GUESSES)] == ["no-code"] * GUESSES


async def test_the_oldest_goes_when_there_are_too_many(clock: Clock) -> None:
    await clock.fill(MOST)
    codes = Codes(clock.board)
    assert await clock.board.leads("0") == "room 0"
    last, _ = await codes.code_of("the last room")
    assert await clock.board.leads("0") is None
    assert await clock.board.leads("1") == "room 1"
    assert await codes.room_of(last, ANA) == "the last room"


async def test_codes_lead_to_their_tables_from_every_server_of_a_database(tmp_path: Path) -> None:
    store = PostgresStore(address(tmp_path))
    connection = await connected(address(tmp_path))
    one, two = Codes(store.board), Codes(PostgresBoard(lambda work: work(connection)))
    code, _ = await one.code_of("table")
    assert await two.room_of(code, ANA) == "table"
    await two.hand_on("table", "next")
    assert await one.room_of(code, ANA) == "next"
    for _ in range(GUESSES):
        assert await refusal(one, "ZZZZ", EVE) == "no-code"
    assert await refusal(one, code, EVE) == "too-many-guesses"
    await connection.close()
    store.close()


async def test_of_rooms_that_race_for_a_code_one_has_it(tmp_path: Path) -> None:
    store = PostgresStore(address(tmp_path))
    for code in ("KQTR", "BCDF", "GHJK"):
        won = await asyncio.gather(*(store.board.give(f"{code} {number}", code) for number in range(20)))
        assert sum(won) == 1
        assert await store.board.leads(code) == f"{code} {won.index(True)}"
    store.close()


async def test_a_database_that_is_away_says_so_and_guesses_go_on(tmp_path: Path) -> None:
    with Postgres() as service:
        store = PostgresStore(service.url)
        codes = Codes(store.board)
        code, _ = await codes.code_of("table")
        await asyncio.to_thread(service.stop)
        with pytest.raises(StorageFailed):
            await codes.room_of(code, ANA)
        await asyncio.to_thread(service.start)
        assert await codes.room_of(code, ANA) == "table"
        store.close()


# --- over HTTP


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own: what an address has guessed is remembered."""
    with Server(tmp_path / "data") as server:
        yield server


def ask(server: Server, room: str, secret: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return server.post(f"/api/rooms/{room}/code", {}, **headers)


def test_any_seated_person_may_ask_and_it_leads_to_the_door(house: Server) -> None:
    mine = house.open_room("king", "king", "open", "open", "thumb-1")
    code = ask(house, mine["room"], mine["secret"]).json()["code"]
    hers = house.join(mine["room"])
    assert ask(house, mine["room"], hers["secret"]).json()["code"] == code
    found = house.get(f"/api/codes/{code.lower()}")
    assert (found.status_code, found.json()) == (200, {"room": mine["room"]})
    assert found.headers["cache-control"] == "no-store"


def test_others_may_not(house: Server) -> None:
    mine = house.open_room("king", "king", "open", "open", "thumb-1")
    for secret in ("", "x" * 43):
        answer = ask(house, mine["room"], secret)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret")
    answer = ask(house, "nowhere", mine["secret"])
    assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


def test_when_all_sit_it_leads_to_the_door_and_gives_no_seat(house: Server) -> None:
    mine = house.open_room("kings-corner", "pagat", "open")
    code = ask(house, mine["room"], mine["secret"]).json()["code"]
    house.join(mine["room"])
    assert house.get(f"/api/codes/{code}").json() == {"room": mine["room"]}  # as the link: no seat, no secret
    answer = house.post(f"/api/rooms/{mine['room']}/seat", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    answer = ask(house, mine["room"], mine["secret"])
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


def test_a_guesser_is_told_when_to_try_again(house: Server) -> None:
    answers = [house.get("/api/codes/ZZZZ")]
    with httpx.Client(base_url=house.url, **PLAIN) as guesser:
        while answers[-1].status_code == 404 and len(answers) < 10 * GUESSES:
            answers.append(guesser.get("/api/codes/ZZZZ"))
    assert answers[0].json()["key"] == "error-no-code"
    assert len(answers) > GUESSES
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many-guesses")
    assert answers[-1].headers["retry-after"] == "6"


def test_a_restart_forgets_it(house: Server, tmp_path: Path) -> None:
    mine = house.open_room("king", "king", "open", "open", "thumb-1")
    code = ask(house, mine["room"], mine["secret"]).json()["code"]
    house.stop()
    with Server(tmp_path / "data") as again:
        assert again.get(f"/api/codes/{code}").status_code == 404
        assert len(ask(again, mine["room"], mine["secret"]).json()["code"]) == LENGTH


@pytest.mark.parametrize("path", ["/code", "/KQTR", "/kqtr", "/KQTR/"])
def test_a_code_is_an_address_of_the_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, **PLAIN)
    assert answer.status_code in (200, 503)  # 503: the page is not built
