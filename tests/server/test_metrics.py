"""``/metrics``: what is counted, who may read it, and that it says nothing about anyone."""

import re
from pathlib import Path

import httpx
import pytest

from kingcraft.server.http.metrics import _is_private
from tests.docs.markdown import code, read, rows, section
from tests.server.postgres import address
from tools.driver.server import PLAIN, Server, wait_for

#: The grammar of a line.
SAMPLE = re.compile(r'(?P<name>[a-z_]+)(?P<labels>\{(?:[a-z]+="[^"\\\n]*",?)+\})? (?P<value>[-+.\de]+|\+Inf)')


def scraped(server: Server) -> dict[str, float]:
    """Every sample of a server; fails if the text is not well formed."""
    answer = server.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found, kinds, told = dict[str, float](), dict[str, str](), set[str]()
    for line in answer.text.splitlines():
        if line.startswith("# HELP "):
            told.add(line.split()[2])
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name = re.sub("_(bucket|sum|count)$", "", sample["name"]) if "append" in line else sample["name"]
            assert kinds.get(name) or kinds.get(sample["name"]), line
            assert name.endswith("_total") == (kinds.get(sample["name"]) == "counter"), line
            assert line.partition(" ")[0] not in found
            found[sample["name"] + (sample["labels"] or "")] = float(sample["value"])
    assert told == kinds.keys()
    return found


async def test_moves_refusals_and_commits_are_counted_and_no_one_is_named(server: Server) -> None:
    before = scraped(server)
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await person.act(update["version"] - 1, update["legal"][0])
        assert (await person.expect("refused"))["code"] == "stale-version"
        await person.act(update["version"], "nonsense")
        await person.expect("refused")
        await person.act(update["version"], update["legal"][0])
        await person.expect("update")
        now = scraped(server)
        text = server.get("/metrics").text

    def grown(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert grown("kingcraft_sockets") == 1
    assert grown('kingcraft_rooms{kind="room"}') == 1
    assert grown("kingcraft_moves_total") >= 1
    assert grown('kingcraft_refused_total{message="act",code="stale-version"}') == 1
    assert sum(grown(name) for name in now if name.startswith('kingcraft_refused_total{message="act"')) == 2
    assert grown("kingcraft_append_seconds_count") >= grown("kingcraft_commits_total") >= 2
    assert grown('kingcraft_append_seconds_bucket{le="+Inf"}') == grown("kingcraft_append_seconds_count")
    assert grown("kingcraft_append_seconds_sum") > 0
    assert now["kingcraft_store_up"] == 1
    assert now["kingcraft_memory_bytes"] > 10_000_000
    for secret in (mine["room"], mine["secret"], "Ana", "127.0.0.1", str(server.data)):
        assert secret not in text


def test_what_limits_refuse_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0.1") as server:
        with httpx.Client(base_url=server.url, **PLAIN) as client:
            while client.post("/api/rooms", json={}).status_code != 429:
                pass
        assert scraped(server)['kingcraft_limited_total{what="room"}'] == 1


async def test_a_table_that_moves_to_another_server_is_counted_at_both(tmp_path: Path) -> None:
    options = ("--rate", "0", "--database", address(tmp_path))
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "other", *options) as other:
        mine = one.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with one.sit(mine["room"], mine["secret"]) as person:
            await person.my_turn()
        found = scraped(one)
        assert found["kingcraft_leases"] == 1
        assert found["kingcraft_leases_alive"] == found["kingcraft_bus_up"] == 1
        assert found["kingcraft_rooms_given_total"] == 1, "when it was opened"
        assert found["kingcraft_workers"] == 0
        one.kill()
        assert other.get(f"/api/rooms/{mine['room']}").status_code == 200
        found = scraped(other)
        assert found["kingcraft_leases"] == 1
        assert found["kingcraft_rooms_taken_total"] == 1


def test_every_metric_is_documented_and_no_other(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--database", address(tmp_path)) as server:
        shared = re.findall("# TYPE kingcraft_([a-z_]+)", server.get("/metrics").text)
    with Server(tmp_path / "other", "--backup", str(tmp_path / "daily")) as server:
        wait_for(lambda: "backup_age_seconds" in server.get("/metrics").text)
        own = re.findall("# TYPE kingcraft_([a-z_]+)", server.get("/metrics").text)
    place = own.index("backup_up")
    wanted = [*shared[:place], *own[place : place + 2], *shared[place:]]
    assert {*own} <= {*wanted}
    documented = [code(row[0]) for row in rows(section(read("docs/hosting.md"), "What each metric means"))]
    assert documented == wanted


FORWARDED = {"X-Forwarded-For": "198.51.100.7"}


@pytest.mark.parametrize(
    ("options", "headers", "status"),
    [
        ((), {}, 200),
        ((), FORWARDED, 404),
        ((), {"X-Forwarded-For": "10.0.0.1"}, 404),
        ((), {"Via": "1.1 proxy"}, 404),
        ((), {"Forwarded": "for=198.51.100.7"}, 404),
        (("--trusted-proxy", "127.0.0.1"), {}, 200),
        (("--trusted-proxy", "127.0.0.1"), FORWARDED, 404),
        (("--trusted-proxy", "127.0.0.1"), {"X-Forwarded-For": "10.0.0.1"}, 200),
        (("--trusted-proxy", "127.0.0.1"), {"X-Real-IP": "198.51.100.7"}, 404),
        (("--metrics", "all"), FORWARDED, 200),
        (("--metrics", "off"), {}, 404),
    ],
)
def test_who_may_read_it(tmp_path: Path, options: tuple[str, ...], headers: dict[str, str], status: int) -> None:
    with Server(tmp_path / "data", *options) as server:
        answer = httpx.get(f"{server.url}/metrics", headers=headers, **PLAIN)
        assert answer.status_code == status
        if status == 404:
            assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("visitor", "private"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("172.31.0.1", True),
        ("172.32.0.1", False),
        ("192.168.1.9", True),
        ("192.0.2.1", False),
        ("100.64.0.1", False),
        ("::/64", True),
        ("fd00:1:2:3::/64", True),
        ("fe80::/64", True),
        ("2001:db8::/64", False),
        ("0.0.0.0", False),
        ("", False),
        ("nowhere", False),
    ],
)
def test_which_addresses_are_private(visitor: str, private: bool) -> None:
    assert _is_private(visitor) == private
