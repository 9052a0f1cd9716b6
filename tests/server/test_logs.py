"""The log: for people and for programs, and without what is personal."""

import json
import logging
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from kingcraft.server.logs import JsonLines, TextLines
from tests.server.test_vitals import until_refused
from tools.driver.server import PLAIN, Server, small, wait_for

#: A visitor who forwards, as an address that no one here has.
ELSEWHERE = "198.51.100.7"


def forward(server: Server) -> None:
    """Ask as a proxy does that is not trusted."""
    httpx.get(f"{server.url}/api/health", headers={"X-Forwarded-For": ELSEWHERE}, **PLAIN)


def crowd(server: Server) -> None:
    """Ask on one connection more than an address may have, beside that of the table."""
    with httpx.Client(**PLAIN) as one, httpx.Client(**PLAIN) as other:
        one.get(f"{server.url}/api/games")
        assert other.get(f"{server.url}/api/games").status_code == 429


async def troubled(folder: Path, how: str) -> tuple[str, dict[str, Any]]:
    """What a server writes that has met trouble of every kind, and the seat of someone at a table."""
    options = ("--rate", "0", "--max-per-address", "2", "--log", how)
    with Server(folder / "data", *options, program=small()) as server:
        mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        forward(server)
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            crowd(server)
            server.process.send_signal(signal.SIGUSR1)
            wait_for(lambda: server.get("/api/health").status_code == 503)
            await until_refused(person, update)
            assert server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).status_code == 200
            server.post("/api/rooms", {"game": "king", "preset": "king", "seats": [{"kind": "you", "name": "Ana"}] * 4})
        server.stop()
        return server.stderr(), mine


@pytest.mark.parametrize("how", ["text", "json"])
async def test_no_line_holds_a_name_an_address_or_a_secret(tmp_path: Path, how: str) -> None:
    said, mine = await troubled(tmp_path, how)
    for what in ("forwarded by", "connections", "cannot be stored", "not stored"):
        assert said.count(what) >= 1, what
    for personal in ("Ana", "127.0.0.1", ELSEWHERE, mine["secret"]):
        assert personal not in said
    if how == "json":
        for line in said.splitlines():
            entry = json.loads(line)
            assert set(entry) == {"time", "level", "logger", "message"}
            assert datetime.fromisoformat(entry["time"]).utcoffset() is not None
            assert entry["level"] in ("warning", "error")


def record(message: str, *arguments: Any, name: str = "kingcraft.server.app", fault: bool = False) -> logging.LogRecord:
    info = None
    if fault:
        try:
            raise ValueError("two\nlines")
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord(name, logging.ERROR, __file__, 1, message, arguments, info)


def test_a_fault_is_one_line_of_json_and_its_trace_follows_in_text() -> None:
    line = JsonLines().format(record("room %s failed", "R1", fault=True))
    assert "\n" not in line
    assert json.loads(line)["message"] == "room R1 failed"
    assert json.loads(line)["fault"].splitlines()[-2:] == ["ValueError: two", "lines"]
    text = TextLines().format(record("room %s failed", "R1", fault=True)).splitlines()
    assert text[0].endswith("ERROR kingcraft.server.app: room R1 failed")
    assert text[1] == "Traceback (most recent call last):"


@pytest.mark.parametrize("sent", ["x\n2026-11-29 00:00:00 ERROR all is lost", "x\r\x1b[2J", "x\u2028y", "x\x00"])
def test_what_a_visitor_sends_cannot_begin_a_line(sent: str) -> None:
    said = record("GET %s failed", f"/api/rooms/{sent}")
    for formatter in (TextLines(), JsonLines()):
        line = formatter.format(said)
        assert len(line.splitlines()) == 1
        assert "\x1b" not in line
        assert "\x00" not in line
    assert (
        "all is lost" not in sent or json.loads(JsonLines().format(said))["message"] == f"GET /api/rooms/{sent} failed"
    )


def test_lines_of_libraries_stay_as_they_are() -> None:
    said = record("Exception in callback\nhandle: <Handle>", name="asyncio")
    assert len(TextLines().format(said).splitlines()) == 2
