"""A process of the implementation under test leaves no process behind, however it ends."""

import os
import select
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingcraft.conformance.child import ask

#: Starts a child that keeps the pipe open for writing as it does itself, says so, and goes on as the case says.
_PARENT = 'exec 3> "$1"; sleep 1000 & echo . >&3; echo 7; '


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.fixture
def reader(pipe: Path) -> Iterator[int]:
    descriptor = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    yield descriptor
    os.close(descriptor)


def _said(reader: int) -> bytes:
    """Return the next bytes written to the pipe; none once no process is left that could write."""
    assert select.select([reader], [], [], 30)[0] == [reader]
    return os.read(reader, 100)


@pytest.mark.parametrize(("then", "status"), [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", -9)])
def test_what_it_has_started_ends_with_it(then: str, status: int, pipe: Path, reader: int) -> None:
    outcome = ask(["/bin/sh", "-c", _PARENT + then, "sh", str(pipe)], 60, threading.Event())
    assert (outcome.fate, outcome.status, outcome.output) == ("ended", status, b"7\n")
    assert [_said(reader), _said(reader)] == [b".\n", b""]


def test_a_stopped_process_ends_with_all_it_has_started(pipe: Path, reader: int) -> None:
    stop, said = threading.Event(), list[bytes]()

    def stop_when_it_is_there() -> None:
        # Opening the pipe waits until a process has opened it for writing.
        with pipe.open("rb") as stream:
            said.append(stream.read(2))
        stop.set()

    thread = threading.Thread(target=stop_when_it_is_there)
    thread.start()
    outcome = ask(["/bin/sh", "-c", _PARENT + "wait", "sh", str(pipe)], 60, stop)
    thread.join()
    assert (outcome.fate, outcome.status, said) == ("stopped", -9, [b".\n"])
    assert _said(reader) == b""
