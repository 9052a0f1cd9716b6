"""Records that a player uploads to replay: what is read; of what is refused, the place, the code and the reason."""

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingcraft.i18n import languages, text
from kingcraft.room.wire.http_messages import Problem
from kingcraft.service.uploads import MAX_RECORD, BrokenRecord, uploaded
from tests.record.documents import DELETE, changed, golden, unplayed
from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, Server

KING = golden("king")
CORNER = golden("kings-corner-3")


def body_of(document: Any) -> bytes:
    return json.dumps(document).encode()


def refused(body: bytes) -> Problem:
    with pytest.raises(BrokenRecord) as broken:
        uploaded(body)
    problem = broken.value.problem
    for lang in languages():
        said = text(lang, problem.key, **problem.arguments)
        assert said.endswith(".")
        assert "{" not in said
        assert place_in_words(lang, problem)
    return problem


def place_in_words(lang: str, problem: Problem) -> str:
    """The place of a fault as the page says it."""
    arguments = problem.arguments
    name = "-action" if "action" in arguments else "-deal" if "deal" in arguments else ""
    return text(lang, f"replay-error-at{name}", place=problem.place, **arguments)


@pytest.mark.parametrize(
    ("path", "value", "place", "code", "key"),
    [
        (("format",), "kingcraft/2", "format", "bad-format", "replay-error-format"),
        (("format",), DELETE, "format", "bad-format", "replay-error-format"),
        (("game",), "bridge", "game", "bad-format", "replay-error-game"),
        (("game",), "kings-corner", "rules.preset", "bad-format", "replay-error-preset"),
        (("rules",), "king", "rules", "bad-format", "replay-error-rules"),
        (("rules", "players"), 4, "rules.players", "bad-format", "replay-error-rules"),
        (("rules", "options"), {"trumps": 1}, "rules.options.trumps", "bad-format", "replay-error-option"),
        (("rules", "hash"), "00", "rules.hash", "bad-format", "replay-error-hash"),
        (("players",), ["Ana"], "players", "bad-format", "replay-error-players"),
        (("players", 2), 7, "players[2]", "bad-format", "replay-error-players"),
        (("dealer",), 4, "dealer", "bad-format", "replay-error-dealer"),
        (("dealer",), 1.0, "dealer", "bad-format", "replay-error-dealer"),
        (("deals",), {}, "deals", "bad-format", "replay-error-deals"),
        (("deals", 3), None, "deals[3]", "bad-format", "replay-error-deal"),
        (("deals", 0, "deck"), DELETE, "deals[0].deck", "bad-format", "replay-error-deck"),
        (("deals", 0, "deck"), CORNER["deals"][0]["deck"][3:], "deals[0].deck", "bad-deck", "reason-bad-deck"),
        (("deals", 1, "actions"), "QD", "deals[1].actions", "bad-format", "replay-error-actions"),
        (("deals", 1, "actions", 5), ["QD"], "deals[1].actions[5]", "bad-format", "replay-error-actions"),
        (("deals", 2, "scores"), [0, 0], "deals[2].scores", "wrong-score", "replay-error-counted"),
        (("deals", 2, "scores"), ["0"], "deals[2].scores[0]", "bad-format", "replay-error-scores"),
        (("totals",), [0, 0, 0, 0], "totals", "wrong-score", "replay-error-counted"),
        (("winners",), [9], "winners", "wrong-score", "replay-error-counted"),
        (("winners",), 2, "winners", "bad-format", "replay-error-winners"),
        (("deals", 0, "actions", 2), "undo", "deals[0].actions[2]", "unknown-token", "reason-unknown-token"),
        (("deals", 4, "actions", 51), DELETE, "deals[4]", "deal-not-over", "reason-deal-not-over"),
    ],
)
def test_a_broken_record_is_told_where_and_why(
    path: tuple[str | int, ...], value: Any, place: str, code: str, key: str
) -> None:
    problem = refused(body_of(changed(KING, path, value)))
    assert (problem.place, problem.code, problem.key) == (place, code, key)


def test_an_action_that_the_rules_refuse_is_named_as_people_count() -> None:
    problem = refused(body_of(changed(KING, ("deals", 1, "actions", 9), KING["deals"][1]["actions"][3])))
    assert (problem.place, problem.code) == ("deals[1].actions[9]", "not-in-hand")
    assert problem.arguments == {"deal": 2, "action": 10, "token": KING["deals"][1]["actions"][3]}
    nonsense = refused(body_of(changed(KING, ("deals", 0, "actions", 0), "\x1b[31m" + "x" * 99)))
    assert nonsense.arguments["token"] == "[31m" + "x" * 20


def test_where_points_are_wrong_the_right_ones_are_told() -> None:
    right = {"totals": KING["totals"], "winners": KING["winners"], "scores": KING["deals"][2]["scores"]}
    for path in (("totals",), ("winners",), ("deals", 2, "scores")):
        problem = refused(body_of(changed(KING, path, [1, 2, 3, 4])))
        assert problem.arguments["found"] == ", ".join(map(str, right[str(path[-1])]))
    early = unplayed(totals=[0, 0, 0])
    assert refused(body_of(early)).key == "replay-error-no-count"
    early = changed(unplayed(), ("deals", 0, "scores"), [0, 0, 0])
    assert (refused(body_of(early)).key, refused(body_of(early)).arguments) == ("replay-error-no-count", {"deal": 1})


def test_rules_that_contradict_each_other_are_explained() -> None:
    problem = refused(body_of(unplayed(rules={"preset": "pagat", "options": {"scoring": "chips", "deals": 0}})))
    assert (problem.place, problem.code, problem.key) == ("rules.options", "bad-format", "contradiction-chips-deals")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "replay-error-empty"),
        (b" \r\n", "replay-error-empty"),
        (b"\xef\xbb\xbf", "replay-error-empty"),
        (b"a picture of a match", "replay-error-not-json"),
        (body_of(KING)[:-1], "replay-error-cut-short"),
        (body_of(KING)[: len(body_of(KING)) // 2], "replay-error-cut-short"),
        (json.dumps(KING, indent=2).encode()[:400], "replay-error-cut-short"),
        (body_of(KING).replace(b'"dealer"', b'dealer"'), "replay-error-not-json"),
        (body_of(KING) + b"\n" + body_of(CORNER), "replay-error-several"),
        (b"\xef\xbb\xbf" + body_of(KING) + b"\r\n\r\n" + body_of(CORNER) + b"\r\n", "replay-error-several"),
        (body_of([KING, CORNER]), "replay-error-several"),
        (body_of(KING).decode().encode("utf-16"), "replay-error-not-utf8"),
        (b'{"format": "kingcraft/1", "dealer": NaN}', "replay-error-no-number"),
        (b'{"format": "kingcraft/1", "format": "kingcraft/1"}', "replay-error-name-twice"),
        (b"[" * 4000, "replay-error-too-deep"),
        (b"[" * 100_000, "replay-error-record"),
        (b"[" + b"[]," * 80_000 + b"[]]", "replay-error-record"),
        (b'{"a":' * 65 + b"1" + b"}" * 65, "replay-error-too-deep"),
    ],
)
def test_what_is_no_json_is_told_as_helpfully_as_can_be(body: bytes, key: str) -> None:
    problem = refused(body)
    assert (problem.code, problem.key, problem.place) == ("bad-message", key, "")


@pytest.mark.parametrize("body", [b"[]", b"7", b"null", b'"kingcraft/1"', b"[[]]"])
def test_other_documents_are_no_records(body: bytes) -> None:
    problem = refused(body)
    assert (problem.place, problem.key) == ("record", "replay-error-record")


def test_files_of_other_systems_are_read() -> None:
    windows = b"\xef\xbb\xbf" + json.dumps(KING, indent=2).replace("\n", "\r\n").encode()
    assert uploaded(windows).match == uploaded(body_of(KING) + b"\n").match


def test_what_replay_ignores_is_ignored() -> None:
    extra = {"undo": True, "comments": {"deep": [[[]]]}, "clock": "ten minutes"}
    deals = [
        {**deal, "stand_ins": [{"action": 0, "by": "thumb-1", "why": "late"}], "undo": 3} for deal in KING["deals"]
    ]
    assert uploaded(body_of({**KING, **extra, "deals": deals})).match == uploaded(body_of(KING)).match


# --- over the wire ---------------------------------------------------------------------------------------------------


def send(server: Server, body: bytes, path: str = "/api/replay") -> httpx.Response:
    return httpx.post(server.url + path, content=body, **PLAIN)


@pytest.mark.parametrize("path", ["/api/replay", "/api/replay/deals/0"])
def test_refusals_have_the_status_of_their_kind(server: Server, path: str) -> None:
    answers = [
        send(server, body, path) for body in (b"{", body_of(changed(KING, ("dealer",), 9)), b"x" * (MAX_RECORD + 1))
    ]
    assert [answer.status_code for answer in answers] == [400, 422, 413]
    assert [answer.json()["code"] for answer in answers] == ["bad-message", "bad-format", "too-large"]
    assert answers[1].json()["place"] == "dealer"
    assert answers[2].json()["key"] == "replay-error-too-large"
    assert answers[2].json()["arguments"] == {"kilobytes": 256}
    assert all(text(lang, "replay-error-too-large", kilobytes=256).endswith(".") for lang in languages())


def test_a_record_larger_than_other_messages_is_read(server: Server) -> None:
    padded = {**KING, "comments": "x" * (MAX_RECORD - 20_000)}
    assert send(server, body_of(padded)).status_code == 200


def test_a_hundred_megabytes_are_refused_before_they_have_come(server: Server) -> None:
    head = "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(head.encode() + b"{" * 1000)
        assert connection.recv(4096).startswith(b"HTTP/1.1 413 ")
    assert server.get("/api/health").status_code == 200


def test_records_come_no_faster_than_the_server_lets_them(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0.34") as server:  # one at once, and the next one in three seconds
        answers = [send(server, b"{}") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [422, 429]
        assert answers[1].json()["code"] == "too-fast"
