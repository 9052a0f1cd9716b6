"""The command as a process: standard input, closed and full outputs, broken pipes, start-up, memory."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools.driver.patience import PATIENCE

from ..golden.playthrough import FOLDER
from ..record.documents import kings_corner_position

COMMAND = [sys.executable, "-m", "kingcraft"]
KING = str(FOLDER / "king.json")
#: A match of one person and a bot.
ALONE = str(FOLDER / "kings-corner-2.json")


def _run(
    *arguments: str, given: bytes = b"", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments], input=given, capture_output=True, timeout=PATIENCE, check=False, env=env
    )


def _one_line(data: bytes) -> str:
    text = data.decode()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    return text


def test_a_dash_reads_standard_input() -> None:
    done = _run("legal", "-", given=json.dumps(kings_corner_position()).encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"7C>N\nKH>NE\nKH>NW\nKH>SE\nKH>SW\nend\n"


def test_an_empty_or_broken_standard_input_is_status_2() -> None:
    for given in (b"", b'{"game": "king"', b"\xff"):
        done = _run("replay", "-", given=given)
        assert (done.returncode, done.stdout) == (2, b"")
        assert _one_line(done.stderr).startswith("-: not ")


def test_a_closed_standard_input_is_status_2() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "legal", "-"], capture_output=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert "no standard input" in _one_line(done.stderr)


def test_a_refusal_is_status_1() -> None:
    document = kings_corner_position() | {"to_act": 5}
    done = _run("legal", "-", given=json.dumps(document).encode())
    assert (done.returncode, done.stdout) == (1, b"")
    assert _one_line(done.stderr).startswith("to_act: bad-format: ")


def test_a_reader_that_goes_away_gets_no_trace() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run(
            [*COMMAND, "replay", "--legal", KING], stdout=pipe, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b""


def _no_room_for_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_an_answer_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    with (tmp_path / "answer").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "replay", KING],
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
            preexec_fn=_no_room_for_files,
        )
    assert done.returncode == 2
    assert "cannot be written" in _one_line(done.stderr)


def test_an_ascii_terminal_gets_every_answer() -> None:
    record = json.loads(Path(KING).read_text("utf-8"))
    record["players"][0] = "Ána ♥"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = _run("replay", "-", given=json.dumps(record).encode(), env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"\xc1na \u2665" in done.stdout


def test_answers_need_neither_the_compiler_nor_the_server() -> None:
    """``legal`` starts fast: nothing heavy is imported on the way."""
    script = (
        "import sys; from kingcraft.cli import main; "
        "status = [main(['legal', sys.argv[1]]), main(['replay', sys.argv[2]]), main(['verify', sys.argv[3]])]; "
        "heavy = {'numba', 'numpy', 'litestar', 'uvicorn', 'sqlite3', 'asyncio'} & set(sys.modules); "
        "sys.exit(f'{status} {heavy}' if heavy or any(status) else 0)"
    )
    position = json.dumps(kings_corner_position()).encode()
    done = subprocess.run(
        [sys.executable, "-c", script, "-", KING, ALONE],
        input=position,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def _in_little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (400_000_000, 400_000_000))


@pytest.mark.parametrize("given", [b"[", b'{"a":', b"x", b'"', b"1", b"\xff", b"[1,", b" "])
def test_a_hundred_megabytes_of_nonsense_are_refused_in_little_memory(given: bytes) -> None:
    nonsense = given * (100_000_000 // len(given))
    reading, writing = os.pipe()
    with subprocess.Popen(
        [*COMMAND, "replay", "-"],
        stdin=reading,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_in_little_memory,
    ) as process:
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            try:
                pipe.write(nonsense)
            except BrokenPipeError:
                del nonsense  # the reader has seen enough, and that is the point
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, b"")
    assert "larger than 16 MB" in _one_line(err)
