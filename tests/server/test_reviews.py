"""Reviews of matches that are over, asked of a real server: made once, kept, and ended with the server."""

import contextlib
import os
import re
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kingcraft.i18n import languages, text
from kingcraft.server.store.sqlite import FILE_NAME
from kingcraft.service.review_messages import FailureCode, ReviewState
from tools.driver.patience import WORK
from tools.driver.server import Server, is_there, wait_for

#: A match of one deal, for two.
SHORT: dict[str, Any] = {"deals": 1}


def path_of(mine: dict[str, Any]) -> str:
    return f"/api/rooms/{mine['room']}/review"


def children(process: int) -> list[int]:
    """The processes that a process has started, but for Python's own one that helps ``multiprocessing``."""
    started = [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return [child for child in started if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_only_a_match_that_is_over_is_reviewed(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
    for answer in (server.get(path_of(mine)), server.post(path_of(mine), {})):
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    for answer in (server.get("/api/rooms/unknown/review"), server.post("/api/rooms/unknown/review", {})):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0", "--review-depth", "quick") as server:
        mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
        server.play_out(mine)
        assert server.get(path_of(mine)).json()["state"] == "none"
        for _ in range(3):
            answer = server.post(path_of(mine), {})
            assert (answer.status_code, answer.json()["state"] in ("waiting", "running", "done")) == (200, True)
        wait_for(lambda: server.get(path_of(mine)).json()["state"] == "done", seconds=WORK)
        assert server.post(path_of(mine), {}).json()["state"] == "done"
        assert server.process.poll() is None
        assert children(server.process.pid) == []
        state = msgspec.json.decode(server.get(path_of(mine)).content, type=ReviewState)
        record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        assert server.stderr() == ""
    assert state.result is not None
    review = state.result.review
    assert review.complete
    assert review.finished
    assert state.done == state.total == sum(player.decisions + player.forced for player in review.players)
    places = [position.place for position in state.result.positions]
    assert places == sorted({*review.moments, *(place for player in review.players for place in player.moments)})
    for position in state.result.positions:
        each = review.decisions[position.place]
        laid = [token.split(">")[0] for token in each.known.played.tokens if token != "end"]
        assert set(laid) <= {*position.hands[each.seat], *position.piles}
        cards = [card for cards in (*position.hands, *position.piles.values()) for card in cards]
        assert len(set(cards)) == len(cards) == 52 - position.stock
    turns = [stage for stage, each in zip(state.result.stages, review.decisions, strict=True) if each.deal == 0]
    assert turns == sorted(set(turns))
    assert [len(marks) for marks in state.result.marks] == [len(deal.graph) for deal in review.deals]
    assert record["players"] == [player.name for player in review.players]
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as database:
        assert database.execute("SELECT number, room FROM review").fetchall() == [(1, mine["room"])]

    with Server(data, "--review-depth", "quick") as again:  # kept on disk, and the same for clients that cannot unpack
        packed = again.get(path_of(mine))
        assert packed.headers["content-encoding"] == "gzip"
        assert msgspec.json.decode(packed.content, type=ReviewState) == state
        plain = again.get(path_of(mine), encoding="identity")
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_server_ends_so_does_the_review(tmp_path: Path, number: int) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0", "--review-depth", "deep") as server:
        mine = server.open_room("kings-corner", "pagat", "thumb-1", **SHORT)
        server.play_out(mine)
        server.post(path_of(mine), {})
        wait_for(lambda: server.get(path_of(mine)).json()["total"], seconds=WORK)
        (child,) = children(server.process.pid)
        assert os.getpriority(os.PRIO_PROCESS, child) == 19
        before = time.monotonic()
        server.stop(number)
        assert time.monotonic() - before < 20  # it would take longer
        wait_for(lambda: not is_there(child))
    with Server(data, "--review-depth", "deep") as again:
        assert again.get(path_of(mine)).json()["state"] == "none"
        assert again.post(path_of(mine), {}).json()["state"] in ("waiting", "running")


@pytest.mark.parametrize("lang", languages())
def test_every_failure_has_a_text(lang: str) -> None:
    for code in get_args(FailureCode):
        assert text(lang, f"lookback-failed-{code}").endswith(".")


def test_the_page_of_a_review_is_an_address_of_the_app(server: Server) -> None:
    page, start = server.get("/match/abcdefgh/review").content, server.get("/").content
    assert b"/assets/Review-" in page
    assert b"/assets/Review-" not in start
    named = re.compile(rb'\s*<link [^>]*crossorigin href="[^>]*>')  # each names what it opens with
    assert named.sub(b"", page) == named.sub(b"", start)
