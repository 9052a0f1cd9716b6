"""``kingcraft arena``: what it prints, refuses, keeps and goes on with."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from kingcraft.cli import main
from tests.bots.transcript import EXAMPLE
from tools.driver.patience import PATIENCE

QUICK = ("thumb-1", "random", "--preset", "pagat", "--players", "2", "--processes", "1")


def arena(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[list[str], list[str]]:
    """Run it; gives the lines of both outputs."""
    assert main(["arena", *arguments]) == status
    out, err = capsys.readouterr()
    return out.splitlines(), err.splitlines()


def test_it_says_who_plays_better(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = arena(capsys, *QUICK, "--deals", "60")
    assert out[0] == "pagat, 2 players, seed kingcraft: 60 decks in all seats, 120 deals"
    assert " ".join(out[2].split()) == "bot points a deal first places rating ms a move (longest) failed"
    assert [line.split()[0] for line in out[3:5]] == ["thumb-1", "random"]
    assert re.fullmatch(r"thumb-1 against 1 random: \+\d.* ± .*; first places .*% \(chance alone: 50\.0%\)", out[7])
    assert re.fullmatch(r"60 of 60 decks, thumb-1 over random: \+\d+\.\d\d ± \d+\.\d\d", err[-1])


def test_it_says_so_to_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = arena(capsys, *QUICK, "--deals", "40", "--json", "--sprt", "0", "2")
    (line,) = out
    said = json.loads(line)
    assert [bot["bot"] for bot in said["bots"]] == ["thumb-1", "random"]
    assert said["bots"][0]["points"]["low"] < said["bots"][0]["points"]["mean"] < said["bots"][0]["points"]["high"]
    assert said["leads"][0]["seats"] == ["thumb-1", "random"]
    assert said["test"]["decks"] == said["decks"] == 40 or said["test"]["verdict"] == "high"


@pytest.mark.parametrize(("length", "matches"), [(("--deals", "11"), 2), (("--matches", "1"), 1)])
def test_king_is_played_in_whole_matches(
    length: Sequence[str], matches: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Contract by contract, in the reader's language."""
    arguments = ("thumb-1", "random", "--seating", "first", "--processes", "1", "--lang", "de")
    out, _ = arena(capsys, *arguments, *length)
    assert out[0].endswith(f"{matches} Kartenfolgen auf allen Plätzen, {40 * matches} Spiele")
    told = [line.split("  ")[1].strip() for line in out if line.startswith("  ")]
    assert told[1:7] == [
        "Keine Stiche",
        "Keine Herzen",
        "Keine Damen",
        "Keine Herren",
        "Kein Herz-König",
        "Letzte zwei",
    ]


def test_the_same_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.ndjson"
    arena(capsys, *QUICK, "--deals", "20", "--out", str(file))
    before = file.read_bytes()
    file.write_bytes(before[:-5])
    arena(capsys, *QUICK, "--deals", "25", "--out", str(file))
    after = file.read_bytes()
    assert [json.loads(line)["tables"] for line in after.splitlines()[1:21]] == [
        json.loads(line)["tables"] for line in before.splitlines()[1:]
    ]
    assert after.count(b"\n") == 26
    _, err = arena(capsys, *QUICK, "--deals", "25", "--out", str(file), "--seed", "other", status=2)
    assert err[-1].endswith(
        "was played with seed kingcraft, and now it is other; give another file, or the same arguments"
    )
    assert file.read_bytes() == after


def test_the_test_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = arena(capsys, *QUICK, "--deals", "200", "--sprt", "0", "1")
    assert re.fullmatch(r"thumb-1 leads random by 1 or more rather than by 0 or less: decided after \d+ decks", out[-1])
    out, _ = arena(capsys, *QUICK, "--deals", "10", "--sprt", "-1", "1.5", "--measure", "firsts")
    assert re.fullmatch(r"open between -1 and 1.5: log of the odds -?\d+\.\d\d, decided at ±2.94", out[-1])


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["thumb-1"], 2, "name at least two bots"),
        (["thumb-1", "deep-blue"], 2, "there is no bot deep-blue; known: "),
        (["thumb-1", "random@worlds=3"], 2, "random has no setting worlds; it has: -"),
        (["thumb-1", "random@"], 2, "random has no setting"),
        (["thumb-1", "strong@worlds=0"], 2, "0 is no value for worlds"),
        (["thumb-1", "exec:no-such-program"], 2, "exec:no-such-program: command not found"),
        (["thumb-1", "exec:"], 2, "exec:: command not found"),
        (["thumb-1", "exec:sh 'c"], 2, "exec:sh 'c: command not found"),
        (["thumb-1", "exec:sh -c 'exit 3'"], 2, "sh -c exit 3: exited without an answer (exit status 3)"),
        (["thumb-1", "random", "--preset", "unknown"], 1, "rules.preset: bad-format"),
        (["thumb-1", "random", "--players", "7", "--preset", "pagat"], 1, "players: bad-format"),
        (["thumb-1", "random", "--sprt", "1", "1"], 2, "the first less than the second"),
        (["thumb-1", "random", "--sprt", "0", "inf"], 2, "the first less than the second"),
        (["thumb-1", "random", "--out", "/"], 2, "/: Is a directory"),
        (["thumb-1", "random", "--out", "/dev/zero"], 2, "/dev/zero: holds no results of the arena"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = arena(capsys, *arguments, "--processes", "1", status=status)
    assert (out, len(err)) == ([], 1)
    assert said in err[0].replace("/bin/sh", "sh").replace("/usr/bin/sh", "sh").replace("/usrsh", "sh")


@pytest.mark.parametrize("argument", ["--deals=0", "--players=x", "--processes=0", "--move-time=0", "--move-time=inf"])
def test_numbers_are_numbers(argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", "thumb-1", "random", argument])
    assert end.value.code == 2
    assert argument.partition("=")[0] in capsys.readouterr().err


def test_a_program_of_your_own_plays(capsys: pytest.CaptureFixture[str]) -> None:
    mine = f"exec:{sys.executable} {EXAMPLE}"
    out, _ = arena(capsys, mine, "random", "--preset", "pagat", "--players", "2", "--deals", "6", "--processes", "1")
    assert out[3].startswith(f"{mine} (lowest card 1) ")


def test_a_program_that_fails_is_told_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    cheat = """exec:sh -c 'while read line; do case $line in king*) echo "kingcraft-bot/1 {\\"name\\":\\"cheat\\"}";;
        decide*) echo play QQ;; esac; done'"""
    arguments = (cheat, "random", "--preset", "pagat", "--players", "2", "--deals", "2", "--processes", "1")
    out, _ = arena(capsys, *arguments, status=1)
    assert out[-1].startswith("Where a bot failed, a random legal action was played; after 3 failures at a table")
    assert out[3].split()[-1] == "12"
    (told,) = [line for line in out if "its token is not legal (QQ)" in line]
    assert ", 12 failures: " in told
    assert told.endswith("; first at deck 0, seat 0, deal 0")


def test_ctrl_c_leaves_a_file_that_can_be_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.ndjson"
    mine = f"exec:{sys.executable} {EXAMPLE}"
    arguments = ["arena", mine, "random", "--preset", "pagat", "--players", "2", "--out", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "kingcraft", *arguments, "--deals", "1000000", "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") > 3):
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert err.decode().splitlines()[-1] == f"stopped before the end; the same command continues with {file}"
    assert out.startswith(b"pagat, 2 players")
    decks = file.read_bytes().count(b"\n") - 1
    assert main([*arguments, "--deals", str(decks + 1), "--processes", "1"]) == 0
    assert file.read_bytes().count(b"\n") - 1 == decks + 1
