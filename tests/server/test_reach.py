"""Who can reach the server: the question at a real terminal, the answer that is kept, the link and its code."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self, TextIO

import httpx
import pytest
import segno

from kingcraft.room.wire.http_messages import Network
from kingcraft.server.greeting import greet, qr_code
from kingcraft.server.reach import FILE_NAME, HOSTS, _understood
from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, SOURCE, Server

QUESTION = "Type 1 or 2"
READY = re.compile(r"Kingcraft is ready: http://([\d.]+):(\d+)/")
LINK = "http://192.168.1.20:8642/"
#: What the log of a service says about where its host is, by how that is given.
SAID = {
    "file": "{0}: host",
    "variable": "KINGCRAFT_HOST",
    "option": "--host",
    "": "--host 0.0.0.0 lets other devices in",
}


class Terminal:
    """``kingcraft serve`` as a person at a terminal starts it. As a context, it is stopped at the end."""

    def __init__(self, data: Path, *arguments: str, **variables: str) -> None:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "kingcraft", "serve", "--port", "0", "--data", str(data), "--thinkers", "0"]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **variables}
        self.process = subprocess.Popen(
            [*command, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.ours = ours
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        os.close(self.ours)

    def until(self, text: str | re.Pattern[str]) -> str:
        """Return what is shown, once ``text`` is among it."""
        wanted = re.compile(re.escape(text)) if isinstance(text, str) else text
        end = time.monotonic() + PATIENCE
        while not wanted.search(self.shown):
            assert select.select([self.ours], [], [], max(0.0, end - time.monotonic()))[0], self.shown
            try:
                self.shown += os.read(self.ours, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
            except OSError:  # the process has ended
                pytest.fail(self.shown)
        return self.shown

    def type(self, text: str) -> None:
        """Type something, after forgetting what was shown before."""
        self.shown = ""
        os.write(self.ours, text.encode())

    def host(self) -> str:
        """Return the host of the address that the server says once it is ready."""
        found = READY.search(self.until("Matches are kept in"))
        assert found, self.shown
        return found[1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "here"),
        (" 1 ", "here"),
        ("only here", "here"),
        ("2", "home"),
        ("HOME", "home"),
        ("my home network", "home"),
        ("here or home", None),
        ("everywhere", None),
        ("12", None),
    ],
)
def test_numbers_and_words_are_understood(typed: str, answer: str | None) -> None:
    assert _understood(typed) == answer


def listens_to_others(data: Path, *arguments: str) -> bool:
    """Whether a start at a terminal, with no question, lets other devices in."""
    with Terminal(data, *arguments) as terminal:
        terminal.host()
        assert QUESTION not in terminal.shown
        return "Only this computer can open it. To let" not in terminal.shown


def test_it_asks_once_and_the_answer_is_kept_with_the_data(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Terminal(data) as terminal:
        terminal.until(QUESTION)
        terminal.type("3\n")
        terminal.until("neither of the two")
        terminal.until(QUESTION)
        terminal.type("My home network.\n")
        terminal.host()
        assert "--ask" in terminal.shown.partition("Kingcraft is ready")[0]
        terminal.process.send_signal(signal.SIGINT)
        terminal.until("Your matches are saved")
    assert (data / FILE_NAME).read_text() == "home\n"
    assert listens_to_others(data)
    assert not listens_to_others(data, "--host", "127.0.0.1")
    with Terminal(data, "--ask") as terminal:
        terminal.until(QUESTION)
        terminal.type("\n")
        assert terminal.host() == "127.0.0.1"
        assert "kingcraft serve --ask --port 0" in terminal.shown
    assert not listens_to_others(data)
    assert listens_to_others(data, "--host", "0.0.0.0")


@pytest.mark.parametrize(
    "found", [b"\xff\xfe", *(pytest.param(found, marks=pytest.mark.long(seconds=2)) for found in (b"everywhere", b""))]
)
def test_an_answer_that_cannot_be_read_is_none(tmp_path: Path, found: bytes) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / FILE_NAME).write_bytes(found)
    with Terminal(data) as terminal:
        terminal.until(QUESTION)
        terminal.type("\x04")  # Ctrl-D: no answer, and none is kept
        assert terminal.host() == "127.0.0.1"
    assert (data / FILE_NAME).read_bytes() == found


def test_a_terminal_that_shows_only_ascii_is_asked_and_gets_the_link_as_text(tmp_path: Path) -> None:
    with Terminal(tmp_path / "data", PYTHONIOENCODING="ascii") as terminal:
        terminal.until(QUESTION)
        terminal.type("2\n")
        terminal.host()
        assert terminal.shown.isascii()
        assert "\x1b[" not in terminal.shown
        assert "scan the code" not in terminal.shown


def test_ctrl_c_at_the_question_ends_it(tmp_path: Path) -> None:
    with Terminal(tmp_path / "data") as terminal:
        terminal.until(QUESTION)
        end = time.monotonic() + PATIENCE
        while terminal.process.poll() is None and time.monotonic() < end:
            # Again and again, as a person does: Python can miss one between the prompt and the wait for a line.
            terminal.process.send_signal(signal.SIGINT)
            time.sleep(1)
        assert terminal.process.returncode == 0
        assert not (tmp_path / "data").exists()


@pytest.fixture
def piped(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server without a terminal, whose person once chose their home network."""
    (tmp_path / "data").mkdir()
    command = [sys.executable, "-m", "kingcraft", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with subprocess.Popen(
        [*command, "--thinkers", "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    ) as process:
        yield process
        process.terminate()


def test_without_a_terminal_nothing_is_asked_and_only_this_machine_is_let_in(piped: subprocess.Popen[str]) -> None:
    assert piped.stdout is not None
    first = piped.stdout.readline()
    ready = READY.match(first)
    assert ready, first
    assert ready[1] == "127.0.0.1"
    assert "--host 0.0.0.0" in piped.stdout.readline()
    said = httpx.get(f"http://127.0.0.1:{ready[2]}/api/network", **PLAIN).json()
    assert said["origin"] == ""
    assert "--host 0.0.0.0" in said["command"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("--ask",), "needs a terminal"), (("--ask", "--host", "0.0.0.0"), "give one of them")],
)
def test_ask_where_it_cannot_be_meant(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    command = [sys.executable, "-m", "kingcraft", "serve", "--data", str(tmp_path / "data"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr.splitlines()[-1]
    assert not (tmp_path / "data").exists()


class Screen(io.TextIOWrapper):
    """A terminal that shows what ``encoding`` can write."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding, newline="")

    def shown(self) -> str:
        """What was written."""
        self.seek(0)
        return self.read()

    def isatty(self) -> bool:
        return True


def modules(code: str) -> list[list[bool]]:
    """The dark modules of a code on the screen."""
    plain = re.sub(r"\x1b\[[\d;]*m", "", code).splitlines()
    return [[cell in dark for cell in line] for line in plain for dark in (" ▄", " ▀")]


@pytest.mark.parametrize("encoding", ["utf-8", "UTF-8", "utf8"])
def test_the_code_is_that_of_the_link(encoding: str) -> None:
    shown = modules(qr_code(LINK, Screen(encoding)))
    wanted = [[bool(bit) for bit in row] for row in segno.make(LINK, error="m", micro=False).matrix_iter()]
    assert shown[: len(wanted)] == wanted
    assert not any(dark for row in shown[len(wanted) :] for dark in row)


def test_every_line_of_the_code_says_its_colours() -> None:
    for line in qr_code(LINK, Screen("utf-8")).splitlines():
        assert line.startswith("\x1b[97;40m")
        assert line.endswith("\x1b[0m")


@pytest.mark.parametrize("out", [Screen("cp437"), Screen("ascii"), Screen("iso-8859-1"), io.StringIO()])
def test_a_terminal_without_utf_8_and_a_file_get_text_alone(out: TextIO) -> None:
    assert qr_code(LINK, out) == ""


@pytest.mark.parametrize(
    ("network", "said", "code"),
    [
        (Network(LINK.rstrip("/"), ""), "or scan the code", True),
        (Network("", "python3 start.py --ask"), "To let others join: python3 start.py --ask", False),
        (Network("", ""), "in no network now", False),
    ],
)
def test_what_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, network: Network, said: str, code: bool
) -> None:
    screen = Screen("utf-8")
    monkeypatch.setattr(sys, "stdout", screen)
    greet(LINK, network, tmp_path)
    first, *_, last = screen.shown().splitlines()
    assert first == f"Kingcraft is ready: {LINK}  (Ctrl-C ends it)"
    assert last == f"Matches are kept in {tmp_path}"
    assert said in screen.shown()
    assert ("█" in screen.shown()) is code


@pytest.mark.parametrize("how", ["file", "variable", "option", ""])
def test_the_log_of_a_service_names_where_its_host_is_said_and_no_command(tmp_path: Path, how: str) -> None:
    """Another command would start a second server beside the service."""
    file = tmp_path / "k.toml"
    file.write_text('host = "127.0.0.1"\n' if how == "file" else "max-rooms = 500\n")
    option = ["--host", "127.0.0.1"] if how == "option" else []
    variables = {"KINGCRAFT_HOST": "127.0.0.1"} if how == "variable" else {}
    with Server(tmp_path / "data", "--config", str(file), *option, variables=variables) as server:
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == f"Only this computer can open it ({SAID[how].format(file)})\n"
        assert server.process.stdout.readline() == f"Matches are kept in {tmp_path / 'data'}\n"


@pytest.mark.parametrize("how", ["file", "variable"])
def test_a_person_whose_host_is_said_elsewhere_reads_a_command_that_works(tmp_path: Path, how: str) -> None:
    """``--ask`` is refused beside a host."""
    file = tmp_path / "k.toml"
    file.write_text('host = "127.0.0.1"\n' if how == "file" else "")
    variables = {"KINGCRAFT_HOST": "127.0.0.1"} if how == "variable" else {}
    with Terminal(tmp_path / "data", "--config", str(file), **variables) as terminal:
        assert terminal.host() == "127.0.0.1"
        assert "To let others join: kingcraft serve --host 0.0.0.0 " in terminal.shown
    with Terminal(tmp_path / "data", "--config", str(file), "--host", "0.0.0.0", **variables) as terminal:
        terminal.host()
        assert "Only this computer can open it. To let" not in terminal.shown


def test_every_answer_has_an_address() -> None:
    assert HOSTS == {"here": "127.0.0.1", "home": "0.0.0.0"}
