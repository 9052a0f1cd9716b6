"""Codes of four letters that lead to the door of a table, never to a seat."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kingcraft.room.ports import RoomProblem
from kingcraft.service.codes import GUESSES, LENGTH, LETTERS, LIFE, MOST, Codes, drawn
from tools.driver.server import PLAIN, Server

ANA = "198.51.100.7"
EVE = "203.0.113.9"


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def codes(clock: Clock) -> Codes:
    """Codes that come in a known order, some of them twice."""
    return Codes(iter(["KQTR", "KQTR", "BCDF", "KQTR", "GHJK"]).__next__, clock)


def refusal(codes: Codes, code: str, asker: str = ANA) -> str:
    """The code with which a guess is refused; empty if it is right."""
    try:
        codes.room_of(code, asker)
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


def test_a_room_has_one_code_and_no_two_rooms_have_the_same(codes: Codes) -> None:
    assert codes.code_of("one") == ("KQTR", LIFE)
    assert codes.code_of("one") == ("KQTR", LIFE)
    assert codes.code_of("two")[0] == "BCDF"
    assert codes.room_of("KQTR", ANA) == codes.room_of("kqtr", ANA) == "one"
    assert codes.room_of("BCDF", ANA) == "two"


def test_half_an_hour_later_it_leads_nowhere_and_there_is_a_new_one(codes: Codes, clock: Clock) -> None:
    codes.code_of("one")
    clock.now += LIFE - 10
    assert codes.code_of("one") == ("KQTR", 10)
    clock.now += 10
    assert refusal(codes, "KQTR") == "no-code"
    assert codes.code_of("two")[0] == "KQTR"  # it is free again
    assert codes.code_of("one") == ("BCDF", LIFE)


def test_one_that_is_handed_on_leads_to_the_next_room_as_long_as_before(codes: Codes, clock: Clock) -> None:
    codes.code_of("one")
    clock.now += 10
    codes.hand_on("one", "two")
    assert codes.room_of("KQTR", ANA) == "two"
    assert codes.code_of("two") == ("KQTR", LIFE - 10)
    assert codes.code_of("one") == ("BCDF", LIFE)
    codes.hand_on("one", "two")  # it has its own
    codes.hand_on("three", "four")
    assert codes.room_of("BCDF", ANA) == "one"
    clock.now += LIFE - 10
    assert refusal(codes, "KQTR") == "no-code"
    assert codes.room_of("BCDF", ANA) == "one"


@pytest.mark.parametrize("wrong", ["BCDF", "KQT", "KQTRR", "", "ΚQTR", "K Q T R", "kqt\0"])
def test_ten_wrong_guesses_and_no_more(codes: Codes, wrong: str) -> None:
    codes.code_of("one")
    for _ in range(GUESSES):
        assert refusal(codes, wrong, EVE) == "no-code"
    assert refusal(codes, wrong, EVE) == "too-many-guesses"
    assert refusal(codes, "KQTR", EVE) == "too-many-guesses"  # a right one says nothing either
    assert refusal(codes, "KQTR", ANA) == ""


def test_right_ones_do_not_count(codes: Codes) -> None:
    codes.code_of("one")
    assert [refusal(codes, "KQTR") for _ in range(5 * GUESSES)] == [""] * 5 * GUESSES
    assert [refusal(codes, "ZZZZ") for _ in range(GUESSES)] == ["no-code"] * GUESSES


def test_the_oldest_goes_when_there_are_too_many() -> None:
    codes = Codes()
    first, _ = codes.code_of("room 0")
    for number in range(1, MOST + 1):
        codes.code_of(f"room {number}")
    assert refusal(codes, first) == "no-code"
    last, _ = codes.code_of(f"room {MOST}")
    assert codes.room_of(last, ANA) == f"room {MOST}"


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
