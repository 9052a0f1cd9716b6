"""The home without a server: no question of the server's interface is forgotten, and each has an answer."""

import asyncio
import json
import re
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from kingcraft.page.desk import QUESTIONS
from kingcraft.page.home import Home
from kingcraft.server.http.api import Api, Days, Matches
from kingcraft.server.http.rule_pages import rule_article, short_rules
from tests.page import match
from tests.page.player import SmallLog

#: What only a server can answer.
OF_SERVERS = {
    ("GET", "/health"),
    ("GET", "/ready"),
    ("GET", "/network"),
    ("POST", "/rooms/{name}/code"),
    ("GET", "/codes/{code}"),
}

#: A preset that there is not.
UNKNOWN = b'{"game":"kings-corner","preset":"x","seats":[{"kind":"you"},{"kind":"casual"}]}'


def test_a_room_of_the_page_says_where_it_is_and_has_no_proof() -> None:
    made = json.loads(asyncio.run(match.whole(json.dumps([match.wish("kings-corner", "fast", "beginner"), 3]))))
    record = made["record"]
    assert record["id"].startswith("here-")
    assert record["deals"]
    assert not [deal for deal in record["deals"] if "fairness" in deal]
    assert made["proofs"] == []


def test_the_desk_answers_what_the_server_answers() -> None:
    served = {
        (method, re.sub(r"^/api|:\w+(?=})", "", path))
        for handler in (*vars(Api).values(), *vars(Days).values(), *vars(Matches).values(), rule_article, short_rules)
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {(method, address) for method, address, _, _ in QUESTIONS} == served - OF_SERVERS


def ask(method: str, address: str, body: bytes = b"", secret: str | None = None) -> tuple[int, Any]:
    async def asked() -> tuple[int, Any]:
        home = Home(SmallLog())
        answer = await home.ask(method, address, body, secret)
        return answer.status, json.loads(answer.body)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "code"),
    [
        ("GET", "/nowhere", b"", 404, "not-found"),
        ("POST", "/games", b"", 404, "not-found"),
        ("POST", "/rooms", b"{", 400, "bad-message"),
        ("POST", "/rooms", b"[" * 5000, 400, "bad-message"),
        ("POST", "/rooms", b'{"game":"bridge","preset":"x","seats":[{"kind":"you"}]}', 400, "bad-message"),
        ("POST", "/rooms", UNKNOWN, 422, "bad-format"),
        ("GET", "/rooms/nothere", b"", 404, "no-room"),
        ("GET", "/rooms/nothere/verdicts/99999999999", b"", 404, "not-found"),
        ("GET", "/days/yesterday", b"", 404, "not-found"),
        ("POST", "/replay", b"\xff", 400, "bad-message"),
        ("POST", "/practice", b"{}", 400, "bad-message"),
    ],
)
def test_what_cannot_be_answered_has_a_code(method: str, address: str, body: bytes, status: int, code: str) -> None:
    answered, said = ask(method, address, body)
    assert (answered, said["code"]) == (status, code)


def test_games_are_offered_with_hints_and_reviews() -> None:
    status, games = ask("GET", "/games")
    assert status == 200
    assert {game["name"] for game in games} == {"king", "kings-corner"}
