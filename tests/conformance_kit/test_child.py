"""A process of the implementation under test leaves nobody behind, however it ends."""

import os
import select
import threading
from pathlib import Path

import pytest

from kingcraft.conformance.child import ask

#: Starts a child that keeps a pipe open, then goes on as the case says.
_PARENT = 'exec 3> "$1"; sleep 1000 & echo 7; '


@pytest.mark.parametrize(
    ("then", "seconds", "fate", "status"),
    [
        ("exit 0", 60, "ended", 0),
        ("exit 3", 60, "ended", 3),
        ("kill -9 $$", 60, "ended", -9),
        ("wait", 1, "timeout", -9),
    ],
)
def test_what_it_has_started_ends_with_it(then: str, seconds: int, fate: str, status: int, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        command = ["/bin/sh", "-c", _PARENT + then, "sh", str(pipe)]
        outcome = ask(command, seconds, threading.Event())
        assert (outcome.fate, outcome.status, outcome.output) == (fate, status, b"7\n")
        # The end of the file comes when nobody is left who could write.
        assert select.select([reader], [], [], 30)[0] == [reader]
        assert os.read(reader, 1) == b""
    finally:
        os.close(reader)
