"""A server below a path of its host: everything is there, and nothing beside it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kingcraft.cli import main
from kingcraft.server.http.guard import HEADERS
from kingcraft.server.http.led import room_of
from kingcraft.server.http.shell import ROOT, inside
from kingcraft.server.settings import NEAR_VARIABLE
from tests.server.postgres import address
from tools.driver.server import PLAIN, Server

BASE: Final = "/cards/"
ELSEWHERE: Final = "Kingcraft is below /cards/ here.\n"
#: Addresses of the app, and of pages that the server writes.
PAGES: Final = ("", "day", "room/abc", "KQTR", "rules", "rules/de", "rules/en/king?target=50", "rules/en/no", "no/such")


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server below the path, with files of the near home."""
    folder = tmp_path_factory.mktemp("below")
    (folder / "near").mkdir()
    (folder / "near" / "near-1.json").write_text('{"bytes": {"std.txt": 3}}')
    (folder / "near" / "std.txt").write_text("zip")
    variables = {NEAR_VARIABLE: str(folder / "near"), "KINGCRAFT_BASE_PATH": BASE}
    with Server(folder / "data", "--rate", "0", variables=variables) as running:
        yield running
        assert running.stderr() == ""


def at_host(server: Server, path: str, method: str = "GET") -> httpx.Response:
    return httpx.request(method, f"http://127.0.0.1:{server.port}{path}", **PLAIN)


def test_it_says_its_whole_address(below: Server) -> None:
    assert below.said == f"http://127.0.0.1:{below.port}/cards/"
    assert below.get("/api/schema/openapi.json").json()["servers"] == [{"url": "/cards/"}]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_names_an_address_beside_the_path(below: Server, page: str) -> None:
    answer = below.get(f"/{page}")
    named = re.findall(r'\b(?:href|src)="(/[^"]*)"', answer.text)
    assert [each for each in named if not each.startswith(BASE)] == []
    files = [each for each in named if re.search(r"\.(?:css|js|svg|png|woff2)$", each)]
    assert len(files) >= 3
    assert [(file, at_host(below, file).status_code) for file in files if at_host(below, file).status_code != 200] == []
    assert '<meta name="kingcraft-base" content="/cards/" />' in answer.text


def test_what_the_page_needs_without_the_server_is_below_the_path(below: Server) -> None:
    named = re.findall(r'name="kingcraft-near" content="([^"]*)"', below.get("/").text)
    assert named == ["/cards/py/near-1.json"]
    assert at_host(below, named[0]).json() == {"bytes": {"std.txt": 3}}
    assert below.get("/py/std.txt").text == "zip"


@pytest.mark.parametrize(
    "path", ["/", "/api/health", "/api/rooms", "/card", "/cardsharp/", "/Cards/", "/metrics", "//cards/"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_is_outside_is_not_there(below: Server, path: str, method: str) -> None:
    answer = at_host(below, path, method)
    assert (answer.status_code, answer.text) == (404, ELSEWHERE)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert {name.decode(): value.decode() for name, value in HEADERS[1:]}.items() <= {*answer.headers.items()}


def test_the_path_without_its_slash_leads_to_the_page(below: Server) -> None:
    answer = at_host(below, "/cards")
    assert (answer.status_code, answer.headers["location"]) == (307, "/cards/")
    assert at_host(below, "/cards", "POST").status_code == 404


async def test_a_table_is_opened_and_played_below_the_path(below: Server) -> None:
    mine = below.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with below.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await person.act(update["version"], update["legal"][0])
        assert (await person.my_turn())["version"] > update["version"]
    assert below.get(f"/api/rooms/{mine['room']}").status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://127.0.0.1:{below.port}/api/rooms/{mine['room']}/socket", proxy=None):
            pass
    assert refused.value.response.status_code == 404
    assert refused.value.response.body == ELSEWHERE.encode()


def test_limits_count_what_is_below_the_path(tmp_path: Path) -> None:
    (tmp_path / "kingcraft.toml").write_text('base-path = "/a/b/"\nrate = 1\n')
    with Server(tmp_path / "data", "--config", str(tmp_path / "kingcraft.toml")) as strict:
        assert strict.url.endswith("/a/b")
        answers = [strict.post("/api/rooms", {}).status_code for _ in range(60)]
    assert {*answers} == {400, 429}


@pytest.mark.long(seconds=5)
async def test_two_servers_below_a_path_lead_to_each_others_tables(tmp_path: Path) -> None:
    given = ("--database", address(tmp_path), "--base-path", BASE)
    with Server(tmp_path / "one", *given) as one, Server(tmp_path / "two", *given) as two:
        mine = one.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with one.sit(mine["room"], mine["secret"]) as here:
            update = await here.my_turn()
            async with two.sit(mine["room"]) as onlooker:
                assert (await onlooker.expect("update"))["version"] >= update["version"]


@pytest.mark.parametrize(
    ("target", "room"),
    [("/cards/api/rooms/abc", "abc"), ("/c%61rds/api/matches/abc/1", "abc"), ("/api/rooms/abc", None),
     ("/cards/cards/api/rooms/abc", None), ("/cards/api/games/abc", None)],
)  # fmt: skip
def test_the_room_of_a_request_is_found_below_the_path(target: str, room: str | None) -> None:
    assert room_of(f"GET {target} HTTP/1.1\r\n\r\n".encode(), BASE) == room


def test_what_is_inside() -> None:
    assert inside("/cards/day", BASE) == "/day"
    assert inside("/cards/", BASE) == "/"
    assert inside("/cards", BASE) is None
    assert inside("/day", ROOT) == "/day"


@pytest.mark.parametrize(
    "given",
    ["cards", "/cards", "cards/", "//", "/a//b/", "/a b/", "/../", "/a/./", "/kärtchen/", "https://a.example/", ""],
)
def test_a_path_that_is_none_is_refused_in_one_line(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--base-path", given])
    assert ended.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "begins and ends with a slash" in said
    assert '("/cards/")' in said
