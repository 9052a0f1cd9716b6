"""Bytes that are no text, in every place of every body: refused with a code, never a fault of ours."""

import json
import random
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.room.wire.words import ERRORS
from kingcraft.service.questions import problem
from tools.driver.server import PLAIN, Server

RECORD: Final = json.loads((Path(__file__).parents[1] / "golden" / "king.json").read_text("utf-8"))
SEATS: Final = [{"kind": "you", "name": "Ana"}, *[{"kind": "random"}] * 3]
FROM: Final = {"kind": "record", "record": RECORD, "deal": 0, "action": 0}
BODIES: Final[dict[str, Any]] = {
    "/api/rooms": {"game": "king", "preset": "king", "options": {"rounds": 1}, "seats": SEATS},
    "/api/rules": {"game": "king", "preset": "king", "options": {"rounds": 1}},
    "/api/lessons": {"lesson": "king-1", "step": 0, "name": "Ana"},
    "/api/practice": {
        "source": {"kind": "record", "record": RECORD, "deal": 0, "action": 0},
        "deals": 1,
        "seats": SEATS,
    },
    "/api/rooms/ROOM/seat": {"name": "Bo"},
    "/api/rooms/ROOM/seats/1": {"kind": "open"},
    "/api/replay": RECORD,
    "/api/replay/deals/0": RECORD,
}
NO_TEXT: Final = (
    b"\xff",
    b"\xed\xa0\x80",
    b"\\ud800",
    b"\\udfff",
    b"\xc0\x80",
    b"\x00",
    b"\\u0000",
    b"\xef\xbb\xbf",
    b"\xf5",
)


@pytest.mark.parametrize("path", BODIES)
def test_a_body_that_is_no_text(server: Server, mine: dict[str, Any], path: str) -> None:
    chance = random.Random(path)
    body = json.dumps(BODIES[path]).encode()
    headers = {"Authorization": f"Bearer {mine['secret']}"}
    quotes = [place for place, byte in enumerate(body[:4000]) if byte == ord('"')]
    with httpx.Client(base_url=server.url, headers=headers, **PLAIN) as client:
        for number in range(45):
            place = chance.choice(quotes) + 1 if number % 3 else chance.randrange(len(body))
            spoilt = body[:place] + NO_TEXT[number % len(NO_TEXT)] + body[place:]
            answer = client.post(path.replace("ROOM", mine["room"]), content=spoilt)
            assert answer.status_code < 500, (spoilt, answer.text)
            if answer.status_code >= 400:
                problem = answer.json()
                assert problem["code"] in ERRORS or problem["key"].startswith(("reason-", "replay-error-"))


def test_a_problem_can_always_be_sent() -> None:
    sent = msgspec.json.decode(msgspec.json.encode(problem(Refused("bad-format", "rules.options.\ud800"))))
    assert sent["place"] == "rules.options.?"


@pytest.mark.parametrize("path", ["/api/rules/page/en/king?%ff=1", "/api/rooms/%ff%fe", "/rules/%ed%a0%80", "/%ff"])
def test_an_address_that_is_no_text(server: Server, path: str) -> None:
    assert server.get(path).status_code in {404, 422}
