"""The HTTP interface: games, headers, pages, and the description of it all."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingcraft.games.registry import games, rule_set
from kingcraft.i18n import text
from kingcraft.server.http.pages import Site, takes_gzip
from tools.driver.server import PLAIN, Server


def test_games_with_presets_and_bots(server: Server) -> None:
    offered = {game["name"]: game for game in server.get("/api/games").json()}
    assert list(offered) == list(games())
    assert offered["king"]["minPlayers"] == offered["king"]["maxPlayers"] == 4
    assert (offered["kings-corner"]["minPlayers"], offered["kings-corner"]["maxPlayers"]) == (2, 6)
    for name, game in games().items():
        assert [preset["name"] for preset in offered[name]["presets"]] == list(game.presets)
        assert "casual" in offered[name]["bots"]
    values = {preset["name"]: preset["values"] for preset in offered["kings-corner"]["presets"]}
    assert values["pagat"]["initial_king"] == "optional"
    assert values["swedish"] == {**values["pagat"], "initial_king": "replace", "king_pile_move": "never"}
    assert [option["name"] for option in offered["kings-corner"]["options"]] == list(values["pagat"])


def test_every_preset_opens_a_room(server: Server) -> None:
    for name, game in games().items():
        for preset in game.presets:
            others = ["random"] * (game.seats[0] - 1)
            assert server.open_room(name, preset, *others)["room"]


def test_options_of_a_room_are_shown(server: Server) -> None:
    mine = server.open_room("kings-corner", "swedish", "random", target=50)

    async def look() -> dict[str, object]:
        async with server.sit(mine["room"]) as onlooker:
            return dict((await onlooker.receive())["view"]["rules"])

    shown = asyncio.run(look())
    assert (shown["preset"], shown["text"]) == ("swedish", "swedish?target=50")
    assert (shown["differences"], shown["idle"], shown["chips"]) == ({"target": 50}, [], False)
    assert (shown["target"], shown["exceed"], shown["deals"]) == (50, False, 0)


def test_what_house_rules_come_to(server: Server) -> None:
    answer = server.post("/api/rules", {"text": "pagat?draw_when=start", "options": {"deals": 5}, "players": 4})
    assert answer.status_code == 200
    found = answer.json()
    assert (found["game"], found["preset"]) == ("kings-corner", "pagat")
    assert found["text"] == "pagat?draw_when=start&deals=5"
    assert found["differences"] == {"draw_when": "start", "deals": 5}
    assert {"target", "target_rule", "chip_ante", "drawn_king_now"} <= set(found["idle"])
    assert found["hash"] == rule_set("kings-corner", "pagat", found["differences"]).hash()


def test_options_of_the_text_stay_beside_those_that_are_changed(server: Server) -> None:
    wish = {"text": "king?values=no-tricks:25", "options": {"values": {"no-king": 100}}}
    assert server.post("/api/rules", wish).json()["text"] == "king?values=no-tricks:25,no-king:100"


def test_the_table_knows_what_bids_are_worth(server: Server) -> None:
    mine = server.open_room("king", "king32", *["random"] * 3)

    async def look() -> dict[str, Any]:
        async with server.sit(mine["room"]) as onlooker:
            return dict((await onlooker.receive())["view"]["rules"])

    shown = asyncio.run(look())
    assert (shown["bidPoints"]["+4"], shown["bidPoints"]["-2"]) == (12, 18)
    assert shown["unplayed"] == [6, 6]
    assert shown["cardPoints"] == []


def test_the_table_knows_what_cards_left_in_hand_cost(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat-face", "random")

    async def look() -> dict[str, Any]:
        async with server.sit(mine["room"]) as onlooker:
            return dict((await onlooker.receive())["view"]["rules"])

    assert asyncio.run(look())["cardPoints"] == [25, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize(
    ("wish", "place", "key", "arguments"),
    [
        ({"text": "whist"}, "rules.preset", "reason-bad-format", {}),
        ({"text": "pagat?target=x"}, "rules.options.target", "reason-bad-format", {}),
        ({"text": "pagat", "options": {"scoring": "chips"}}, "rules.options", "contradiction-chips-deals", {}),
        (
            {"text": "pagat?hand_size=13", "players": 4},
            "rules.options",
            "contradiction-pack",
            {"players": 4, "cards": 13, "needed": 56},
        ),
        ({"text": "king", "players": 3}, "players", "reason-bad-format", {}),
    ],
)
def test_house_rules_that_cannot_be(
    server: Server, wish: dict[str, Any], place: str, key: str, arguments: dict[str, Any]
) -> None:
    answer = server.post("/api/rules", wish)
    assert answer.status_code == 422
    assert answer.json() == {"code": "bad-format", "key": key, "place": place, "arguments": arguments}


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/nothing", "/api/schema/openapi.json"])
def test_every_answer_is_strict(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "set-cookie" not in headers
    assert not any(name.startswith("access-control-") for name in headers)


def test_answers_of_the_interface_are_not_kept(server: Server) -> None:
    assert server.get("/api/games").headers["cache-control"] == "no-store"


def test_heads_are_answers_without_a_body(server: Server) -> None:
    head = httpx.head(server.url + "/api/games", **PLAIN)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == server.get("/api/games").headers["content-length"]


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True), ("br, gzip;q=0.5", True), ("GZIP", True), ("x-gzip", True), ("*", True), ("br, *;q=0.1", True),
        ("", False), ("identity", False), ("gzip;q=0", False), ("gzip; q=0.000", False), ("*, gzip;q=0", False),
        ("*;q=0", False), ("gzip;q=much", False), ("notgzip", False), ("gzip;level=9", False),
    ],
)  # fmt: skip
def test_gzip_is_for_who_takes_it(server: Server, accepted: str, taken: bool) -> None:
    assert takes_gzip(accepted) is taken
    for path in ("/api/games", "/rules/en/king"):
        answer = server.get(path, encoding=accepted)
        assert ("content-encoding" in answer.headers) is taken
        assert answer.status_code == 200


def test_options_are_those_of_the_description(server: Server) -> None:
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    assert "/api/schema" not in paths
    for path, methods in paths.items():
        answer = httpx.options(server.url + re.sub(r"{\w+}", "1", path), **PLAIN)
        expected = sorted({*map(str.upper, methods)} | {"OPTIONS"})
        assert (answer.status_code, sorted(answer.headers["allow"].split(", "))) == (204, expected), path


def test_the_interface_describes_itself(server: Server) -> None:
    document = server.get("/api/schema/openapi.json").json()
    assert {"/api/games", "/api/rooms", "/api/rooms/{name}/seat", "/api/rooms/{name}/record", "/api/rules"} <= set(
        document["paths"]
    )
    assert {"NewRoom", "Seated", "RoomSummary", "GameView", "Problem"} <= set(document["components"]["schemas"])
    assert {"201", "400", "413", "422", "503", "507"} <= set(document["paths"]["/api/rooms"]["post"]["responses"])
    view = document["components"]["schemas"]["View"]
    assert view["description"] == "All that one seat (or an onlooker) may know of a room."
    assert view["properties"]["ready"]["description"] == "The seats that are ready for the next deal."
    assert "room" in str(document["components"]["schemas"]["FromRoom"]["properties"]["kind"])
    body = document["paths"]["/api/practice"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewPractice"}
    assert document["paths"]["/api/replay"]["post"]["requestBody"]["required"]
    refused = [
        name for name, held in document["components"]["schemas"].items() if held.get("additionalProperties") is False
    ]
    assert {"NewRoom", "NewSeat", "NewPractice", "NewLesson", "JoinRoom", "NextMatch", "WishedRules"} <= {*refused}
    assert "Seated" not in refused


def test_a_room_in_short(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open", "thumb-1")
    path = f"/api/rooms/{mine['room']}"
    summary = server.get(path).json()
    assert summary["phase"] == "waiting"
    assert summary["you"] is None
    assert [seat["kind"] for seat in summary["seats"]] == ["human", "open", "thumb-1"]
    assert server.get(path, mine["secret"]).json()["you"] == 0
    wrong = server.get(path, "wrong")
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-secret")
    basic = httpx.get(server.url + path, headers={"Authorization": f"Basic {mine['secret']}"}, **PLAIN)
    assert basic.status_code == 401
    other = server.join(mine["room"], "Bo")
    assert other["commit"] == mine["commit"]
    assert server.get(path, other["secret"]).json()["you"] == other["seat"] == 1


def test_secrets_are_not_stored(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "random")
    stored = b"".join(file.read_bytes() for file in server.data.iterdir())
    assert mine["room"].encode() in stored
    assert mine["secret"].encode() not in stored


@pytest.fixture
def built(tmp_path: Path) -> Path:
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Kingcraft</title>" + "x" * 2000)
    (root / "favicon.svg").write_text("<svg/>")
    (root / "assets" / "app-12345678.js").write_text("1;" * 2000)
    (tmp_path / "secret.txt").write_text("not for you")
    return root


def test_pages_of_the_app(built: Path) -> None:
    site = Site(built)
    start = site.page("", "en")
    assert (start.status, start.kind, start.cache) == (200, "text/html", "no-cache")
    assert site.page("matches", "en") == site.page("room/abc", "en") == start
    script = site.page("assets/app-12345678.js", "en")
    assert (script.kind, script.cache) == ("text/javascript", "public, max-age=31536000, immutable")
    assert script.packed is not None
    assert len(script.packed) < len(script.body)
    assert site.page("favicon.svg", "en").kind == "image/svg+xml"
    assert site.page("favicon.svg", "en").packed is None


def test_a_new_build_shows_at_once(built: Path) -> None:
    site = Site(built)
    before = site.page("", "en")
    (built / "index.html").write_text("<title>newer</title>")
    assert site.page("", "en").body == b"<title>newer</title>"
    assert site.page("", "en").tag != before.tag


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt", "assets/../../secret.txt", "..", ".", "assets", "assets/", "nothing", "/etc/passwd", "a\0b",
        "..\\secret.txt", "c:/secret.txt", "assets//app-12345678.js", "x" * 5000,
    ],
)  # fmt: skip
def test_nothing_outside_is_served(built: Path, path: str) -> None:
    page = Site(built).page(path, "en")
    assert page.status == 404
    assert b"not for you" not in page.body


def test_only_plain_files_are_served(built: Path) -> None:
    """A device in their place (on Windows every folder holds some: nul, con) is not read."""
    (built / "zeros").symlink_to("/dev/zero")
    assert Site(built).page("zeros", "en").status == 404


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    page = Site(tmp_path / "nowhere").page("", "en")
    assert page.status == 503
    assert b"start.py" in page.body


@pytest.mark.parametrize(
    ("wish", "lang"), [("de-AT,de;q=0.9,en;q=0.5", "de"), ("sv", "sv"), ("ro", "ro"), ("fr", "en"), ("", "en")]
)
def test_where_there_is_nothing_is_said_in_the_readers_language(server: Server, wish: str, lang: str) -> None:
    answer = httpx.get(server.url + "/nothing/here", headers={"Accept-Language": wish}, **PLAIN)
    assert answer.status_code == 404
    assert "accept-language" in answer.headers["vary"]
    assert f'<html lang="{lang}">' in answer.text
    assert text(lang, "error-not-found") in answer.text
