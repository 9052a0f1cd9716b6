"""The next game over HTTP: what is asked and refused, and where old links, codes and secrets lead."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tools.driver.server import PLAIN, Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("next") / "data", "--rate", "0") as running:
        yield running


def ask(server: Server, room: str, secret: str, **wish: Any) -> httpx.Response:
    return server.post(f"/api/rooms/{room}/again", wish, Authorization=f"Bearer {secret}")


def code_of(server: Server, seat: dict[str, Any]) -> str:
    answer = server.post(f"/api/rooms/{seat['room']}/code", {}, Authorization=f"Bearer {seat['secret']}")
    return str(answer.json()["code"])


def summary(server: Server, room: str, secret: str = "") -> dict[str, Any]:
    return dict(server.get(f"/api/rooms/{room}", secret).json())


def test_link_code_and_secrets_lead_to_the_next_game(house: Server) -> None:
    """Of a table that waits: Ana is the host, Bo a guest, one seat is open."""
    ana = house.open_room("kings-corner", "pagat", "open", "open")
    bo = house.join(ana["room"])
    code = code_of(house, ana)
    assert summary(house, ana["room"])["newest"] == ""

    king = ask(house, ana["room"], ana["secret"], text="king").json()
    assert king["room"] != ana["room"]
    assert king["secret"] == ana["secret"]
    assert ask(house, ana["room"], bo["secret"]).json()["room"] == king["room"]

    # A visitor is led there, by the link and by the code; those who have a seat see their own room.
    assert summary(house, ana["room"])["newest"] == king["room"]
    assert [summary(house, ana["room"], seat["secret"])["newest"] for seat in (ana, bo)] == ["", ""]
    assert house.get(f"/api/codes/{code}").json() == {"room": king["room"]}
    assert code_of(house, king) == code

    # And to the one after it.
    corner = ask(house, king["room"], king["secret"], text="pagat", options={"target": 50}).json()
    assert summary(house, ana["room"])["newest"] == summary(house, king["room"])["newest"] == corner["room"]
    assert summary(house, corner["room"])["preset"] == "pagat"
    assert ask(house, ana["room"], bo["secret"]).json()["room"] == corner["room"]
    assert house.get(f"/api/codes/{code}").json() == {"room": corner["room"]}
    house.join(corner["room"], "Cy")
    assert house.get(f"/api/codes/{code}").json() == {"room": corner["room"]}  # all sit: its door says so


def test_what_is_refused(house: Server) -> None:
    ana = house.open_room("kings-corner", "pagat", "open", "open")
    bo = house.join(ana["room"])
    wishes: list[tuple[str, dict[str, Any], int, str]] = [
        (bo["secret"], {}, 409, "hosts-match"),
        (bo["secret"], {"text": "king"}, 409, "hosts-match"),
        ("x" * 32, {"text": "king"}, 401, "wrong-secret"),
        (ana["secret"], {"text": "nonsense"}, 422, "bad-format"),
        (ana["secret"], {"options": {"target": -1}}, 422, "bad-format"),
        (ana["secret"], {"text": "x" * 5000}, 400, "bad-message"),
        (ana["secret"], {"text": 7}, 400, "bad-message"),
        (ana["secret"], {"game": "king"}, 400, "bad-message"),
    ]
    for secret, wish, status, code in wishes:
        answer = ask(house, ana["room"], secret, **wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), wish
    assert ask(house, ana["room"], ana["secret"], text="nonsense").json()["place"] == "rules.preset"
    assert summary(house, ana["room"])["newest"] == ""


def test_a_request_without_a_body_is_for_the_same_again(house: Server) -> None:
    ana = house.open_room("king", "king", "open", "open", "open")
    answer = httpx.post(
        f"{house.url}/api/rooms/{ana['room']}/again", headers={"Authorization": f"Bearer {ana['secret']}"}, **PLAIN
    )
    assert answer.status_code == 201
    assert summary(house, answer.json()["room"])["preset"] == "king"


def test_who_looks_on_has_no_seat_and_no_one_elses(house: Server) -> None:
    ana = house.open_room("kings-corner", "pagat", *["open"] * 5)
    seated = [ana, *(house.join(ana["room"], f"Guest {number}") for number in range(5))]

    async def followed() -> list[dict[str, Any]]:
        async with house.sit(ana["room"], seated[5]["secret"]) as last, house.sit(ana["room"]) as onlooker:
            await asyncio.to_thread(ask, house, ana["room"], ana["secret"], text="king")
            found = []
            for person in (last, onlooker):
                while (told := await person.expect("update"))["event"]["kind"] != "followed":
                    pass
                found.append(told["view"]["following"])
                assert not any(seat["secret"] in str(person.messages) for seat in seated)
            return found

    told, seen = asyncio.run(followed())
    assert told == seen
    assert (told["game"], told["rules"], told["onlookers"]) == ("king", "king", [4, 5])
    answers = [ask(house, ana["room"], seat["secret"]) for seat in seated]
    assert [answer.status_code for answer in answers] == [201] * 4 + [409] * 2
    assert len({answer.json()["seat"] for answer in answers[:4]}) == 4
    names = [seat["name"] for seat in summary(house, told["room"])["seats"]]
    assert [names[answer.json()["seat"]] for answer in answers[:4]] == ["Ana", "Guest 0", "Guest 1", "Guest 2"]
    for seat in seated[4:]:
        assert house.get(f"/api/rooms/{told['room']}", seat["secret"]).status_code == 401

    # Back at Kings Corner they have their seats again, by the secret that they had.
    corner = ask(house, told["room"], answers[0].json()["secret"], text="pagat").json()
    back = [ask(house, ana["room"], seat["secret"]) for seat in seated]
    assert [(answer.status_code, answer.json()["room"]) for answer in back] == [(201, corner["room"])] * 6
    assert len({answer.json()["seat"] for answer in back}) == 6


def test_a_restart_in_between(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0") as server:
        ana = server.open_room("kings-corner", "pagat", "open", "thumb-1")
        bo = server.join(ana["room"])
        king = ask(server, ana["room"], ana["secret"], text="king").json()
        server.kill()
    with Server(tmp_path / "data", "--rate", "0") as server:
        assert ask(server, ana["room"], bo["secret"]).json()["room"] == king["room"]
        assert summary(server, ana["room"])["newest"] == king["room"]
