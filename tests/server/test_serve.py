"""Starting and ending: ports, signals, and a database that cannot be used, each with one clear line."""

import asyncio
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kingcraft.cli import main
from kingcraft.server import reach, serve
from kingcraft.server.arguments import add_arguments
from kingcraft.server.serve import NEXT_PORTS, PortTaken, command_for_others, listening
from kingcraft.server.settings import DEFAULT_PORT, Settings
from kingcraft.server.store.sqlite import FILE_NAME
from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, SOURCE, Server, wait_for

#: Nothing is read-only for root: if the tests run as root, the server gives root up once it is loaded.
WITHOUT_ROOT = """
import os, sys, kingcraft.cli, kingcraft.server.arguments, kingcraft.server.serve
os.geteuid() or os.setuid(65534)
sys.exit(kingcraft.cli.main(sys.argv[1:]))
"""


def refused(server: Server) -> str:
    """The one line with which a server that cannot start ends."""
    assert server.process.wait(timeout=PATIENCE) == 1
    server.stop()
    (line,) = server.stderr().splitlines()
    assert line.startswith("kingcraft: ")
    return line


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_cleanly(tmp_path: Path, number: int) -> None:
    server = Server(tmp_path / "data").wait_until_ready()
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as person:
        await person.my_turn()
        status = await asyncio.to_thread(server.stop, number)
        assert await person.until_closed() == 1012
    assert status == 0
    assert server.stderr() == ""
    assert [file.name for file in server.data.iterdir()] == [FILE_NAME]


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused(Server(tmp_path / "data", port=port))
    assert f"port {port}" in line
    assert "--port" in line


def test_the_next_port_is_taken_when_none_was_asked_for() -> None:
    taken = []
    try:
        listener = listening("127.0.0.1", None)
        first = listener.getsockname()[1]
        taken.append(listener)
        second = listening("127.0.0.1", None)
        taken.append(second)
        assert DEFAULT_PORT <= first < second.getsockname()[1] < DEFAULT_PORT + NEXT_PORTS
        with pytest.raises(PortTaken, match="--port"):
            listening("127.0.0.1", first)
    finally:
        for listener in taken:
            listener.close()


@pytest.mark.parametrize(
    ("called", "given", "command"),
    [
        ("python3 start.py serve", ["--open"], "python3 start.py"),
        ("kingcraft serve", ["--host", "127.0.0.1", "--port", "9000"], "kingcraft serve --port 9000"),
        ("kingcraft serve", ["--host=::1", "--ask", "--data", "a b"], "kingcraft serve --data 'a b'"),
    ],
)
@pytest.mark.parametrize(("asks", "wider"), [(True, "--ask"), (False, "--host 0.0.0.0")])
def test_the_command_that_lets_friends_in(called: str, given: list[str], command: str, asks: bool, wider: str) -> None:
    begin, word, rest = command.partition("start.py" if "start.py" in command else "serve")
    assert command_for_others(called, given, asks=asks) == f"{begin}{word} {wider}{rest}"


def test_the_server_says_how_other_devices_reach_it(tmp_path: Path) -> None:
    """Whatever address the page was opened by: a table's link and its code lead friends to the network's."""
    with Server(tmp_path / "one", "--host", "0.0.0.0") as server:
        said = httpx.get(f"http://127.0.0.1:{server.port}/api/network", **PLAIN).json()
        here = server.said.rstrip("/")
        assert said == {"origin": "" if "//127." in here else here, "command": ""}
    with Server(tmp_path / "two") as server:
        said = httpx.get(f"{server.url}/api/network", **PLAIN).json()
        assert (said["origin"], "--host 0.0.0.0" in said["command"]) == ("", True)


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    line = refused(Server(tmp_path / "data", "--host", "192.0.2.1"))
    assert "192.0.2.1" in line


def test_two_processes_on_one_database(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        line = refused(Server(tmp_path / "data"))
        assert "in use by another Kingcraft" in line
        assert first.get("/api/health").json()["status"] == "ok"


def test_a_foreign_database(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE_NAME).write_bytes(b"not a database at all, but long enough to be looked at" * 20)
    assert "not a Kingcraft database" in refused(Server(tmp_path / "data"))


@pytest.fixture
def open_directory() -> Iterator[Path]:
    """A directory that every user can enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as directory:
        Path(directory).chmod(0o755)
        yield Path(directory)


@pytest.mark.parametrize("mode", [0o444, pytest.param(0o000, marks=pytest.mark.long(seconds=3))])
def test_a_database_that_cannot_be_written(open_directory: Path, mode: int) -> None:
    data = open_directory / "data"
    with Server(data):
        pass
    (data / FILE_NAME).chmod(mode)
    data.chmod(0o555)
    line = refused(Server(data, program=("-c", WITHOUT_ROOT)))
    assert "cannot be written" in line
    assert "permissions" in line


@pytest.mark.parametrize(
    "mode", [0o400, *(pytest.param(mode, marks=pytest.mark.long(seconds=2)) for mode in (0o000, 0o600))]
)
def test_a_data_directory_that_cannot_be_entered(open_directory: Path, mode: int) -> None:
    data = open_directory / "data"
    data.mkdir()
    data.chmod(mode)
    assert "cannot be written" in refused(Server(data, program=("-c", WITHOUT_ROOT)))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--port", "x"), "0 to 65535"),
        (("--port", "-1"), "0 to 65535"),
        (("--port", "65536"), "0 to 65535"),
        (("--rate", "-1"), "0.01 to 1000000"),
        (("--rate", "0.001"), "0.01 to 1000000"),
        (("--rate", "1e308"), "0.01 to 1000000"),
        (("--max-connections", "0"), "1 or more"),
        (("--max-per-address", "0"), "1 or more"),
        (("--trusted-proxy", "nginx"), "not like 127.0.0.1"),
        (("--trusted-proxy", "0.0.0.0/0"), "everyone"),
        (("--rate", "nan"), "0.01 to 1000000"),
        (("--max-rooms", "0"), "1 or more"),
        (("--max-rooms", "9" * 5000), "1000000000 at most"),
        (("--max-connections", "9" * 30), "1000000000 at most"),
        (("--forget-after", "0"), "1 or more"),
        (("--forget-after", "inf"), "3153600000 at most"),
        (("--hint-seconds", "1e300"), "600 at most"),
        (("--port", "9" * 5000), "0 to 65535"),
        (("--host", ""), "an address is missing"),
        (("--data", ""), "a folder is missing"),
        (("--bus", "redis://127.0.0.1:6379"), "nats://host:4222"),
        (("--bus", "nats://"), "nats://host:4222"),
        (("--bus", "nats://127.0.0.1:port"), "nats://host:4222"),
        (("--bus", ""), "nats://host:4222"),
        (("--trusted-proxy", "::/0"), "everyone"),
        (("--keep", "0"), "1 to 36500"),
        (("--keep", "-3"), "1 to 36500"),
        (("--keep", "1.5"), "1 to 36500"),
        (("--keep-matches", "soon"), "1 to 36500"),
        (("--keep-matches", "9" * 30), "1 to 36500"),
        (("--origin", "cards.example"), "https://cards.example"),
        (("--thinkers", "-1"), "0 or more"),
        (("--thinkers", "9" * 9), "1024 at most"),
        (("--bot", "casual=true"), "not taken"),
        (("--bot", "Mine=true"), "small letters"),
        (("--bot", "mine=no-such-program"), "no such program"),
    ],
)
def test_arguments_that_cannot_be_meant(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--max-connections", "5", "--max-per-address", "6"), "--max-per-address 6 is more than --max-connections 5"),
        (("--thinkers", "0", "--hint-seconds", "2"), "--thinkers is 0"),
        (("--bot", f"mine={sys.executable}", "--bot", f"mine={sys.executable} -I"), "--bot mine is given twice"),
        (("--ask", "--host", "127.0.0.1"), "give one of them"),
        (("--bus", "nats://127.0.0.1:4222"), "it needs --database"),
    ],
)
def test_arguments_that_contradict_each_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--data", str(tmp_path / "data"), *arguments])
    assert ended.value.code == 2
    assert told in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "data").exists()


def test_arguments_that_go_together(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Limits of zero that say something, both times of keeping in either order, a host beside a kept answer."""
    served = list[Settings]()
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # they get a filter
    monkeypatch.setattr(serve, "serve", lambda settings, *_: served.append(settings))
    data = tmp_path / "data"
    data.mkdir()
    (data / reach.FILE_NAME).write_text("home")
    common = ["serve", "--data", str(data), "--port", "0"]
    for arguments in (
        ("--keep", "30", "--keep-matches", "2"),
        ("--keep", "2", "--keep-matches", "30", "--host", "127.0.0.1"),
        ("--thinkers", "0", "--hint-seconds", "0", "--rate", "0"),
        ("--thinkers", "0", "--max-connections", "5"),
    ):
        assert main([*common, *arguments]) == 0
    assert [(one.keep, one.keep_matches) for one in served] == [(30, 2), (2, 30), (0, 0), (0, 0)]
    assert [one.any_host for one in served] == [True, False, True, True]
    assert [one.hints for one in served[2:]] == [False, False]
    assert (served[2].rate, served[3].max_per_address) == (0, 5)


def test_where_an_argument_cannot_be_meant_nothing_begins(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--bot", "mine=no-such-program")
    assert server.process.wait(timeout=PATIENCE) == 2
    server.stop()
    assert "no such program" in server.stderr().splitlines()[-1]
    assert not server.data.exists()


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a" * 70, "a..b"])
def test_an_address_that_is_none(host: str) -> None:
    with pytest.raises(PortTaken, match="cannot listen"):
        listening(host, 0)


@pytest.mark.parametrize(
    "delay", [0.0, 0.4, *(pytest.param(delay, marks=pytest.mark.long(seconds=1)) for delay in (0.2, 0.6, 0.9))]
)
def test_ctrl_c_while_it_starts(tmp_path: Path, delay: float) -> None:
    """Whatever it was doing: it ends at once and shows no trace."""
    server = Server(tmp_path / "data", program=("-c", "import kingcraft.cli, sys; sys.exit(kingcraft.cli.main())"))
    time.sleep(delay)
    if delay == 0.0:
        wait_for(server.data.exists)
    assert server.stop() in (0, 1, 130, -signal.SIGINT)
    # Before our first line has run it is Python itself that ends, in its own way.
    assert "in main" not in server.stderr()


async def test_two_ctrl_c(tmp_path: Path) -> None:
    """The second signal waits for no one; what was answered is on disk all the same."""
    server = Server(tmp_path / "data").wait_until_ready()
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as person:
        update = await person.my_turn()
        await person.act(update["version"], update["legal"][0])
        history = (await person.expect("update"))["view"]["table"]["history"]
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(server.process.wait, PATIENCE)  # a third one might meet a Python that is all but gone
        assert server.stop() == 0
    assert server.stderr() == ""
    with Server(tmp_path / "data") as again:
        async with again.sit(mine["room"]) as onlooker:
            assert (await onlooker.receive())["view"]["table"]["history"][: len(history)] == history


async def test_a_full_disk(tmp_path: Path) -> None:
    """No file may grow: the action is refused and not done; with room again the match goes on."""
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            # No page of the database can be written any more, wherever its files end; a few lines of the log can.
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            await person.act(update["version"], update["legal"][0])
            failure = await person.receive()
            assert failure == {"type": "failure", "code": "storage-failed", "key": "error-storage-failed"}
            refusal = await person.receive()
            assert (refusal["type"], refusal["code"]) == ("refused", "storage-failed")
            assert refusal["key"] == "error-storage-failed"
            answer = server.post("/api/rooms", {"game": "king", "preset": "king", "seats": [{"kind": "you"}] * 4})
            assert answer.status_code == 422
            seats = [{"kind": "you"}, *[{"kind": "random"}] * 3]
            answer = server.post("/api/rooms", {"game": "king", "preset": "king", "seats": seats})
            assert (answer.status_code, answer.json()["code"]) == (507, "storage-failed")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await person.act(update["version"], update["legal"][0])
            after = await person.expect("update")
            assert after["event"]["token"] == update["legal"][0]
            assert after["version"] == update["version"] + 1


async def test_the_disk_is_full_when_it_is_a_bots_turn(tmp_path: Path) -> None:
    """What the room does on its own is tried again until it can be stored."""
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine = server.open_room("king", "king", "random", "random", "random")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        async with server.sit(mine["room"], mine["secret"]) as person:
            assert (await person.expect("failure"))["code"] == "storage-failed"
            assert [message["view"]["phase"] for message in person.messages[:1]] == ["waiting"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert (await person.my_turn())["view"]["phase"] == "deal"


def test_starting_does_not_load_the_compiler() -> None:
    code = "import sys, kingcraft.cli, kingcraft.server.serve; print('numba' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True
    )
    assert answer.stdout == "False\n"


def test_the_data_directory_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kingcraft.server.settings import Settings

    monkeypatch.setenv("KINGCRAFT_DATA", str(tmp_path / "elsewhere"))
    assert Settings().data == tmp_path / "elsewhere"
