"""``kingcraft conformance`` as a command: our own command line agrees, exit statuses, what is printed, Ctrl-C."""

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from kingcraft.cli import main
from kingcraft.conformance.child import Outcome
from kingcraft.conformance.difference import difference
from kingcraft.conformance.export import write_kit
from kingcraft.conformance.kit import Kit, make_kit
from kingcraft.conformance.question import Question, questions
from kingcraft.conformance.report import report_json
from kingcraft.conformance.run import CannotRun, Runner, command_of
from kingcraft.conformance.vector import FAMILIES
from kingcraft.games.reasons import REASONS
from kingcraft.games.registry import games_of_presets
from tools.driver.patience import PATIENCE, WORK

OURS = shlex.join([sys.executable, "-m", "kingcraft"])
IMPOSTOR = shlex.join([sys.executable, str(Path(__file__).with_name("impostor.py"))])


def _run(*arguments: str, temporary: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingcraft", "conformance", *arguments]
    environment = {**os.environ, **({"TMPDIR": str(temporary)} if temporary else {})}
    return subprocess.run(command, capture_output=True, text=True, timeout=WORK, check=False, env=environment)


def _covers(question: Question, kit: Kit) -> set[tuple[str, ...]]:
    """What this question is worth asking for."""
    family, command, expected = question.family, question.command, question.expected
    kind = "made" if question.made else "file" if question.file else "document"
    covers = {("kind", family, command, kind), ("status", command, str(expected.status)), ("code", expected.code)}
    return covers | {("preset", name) for name, found in kit.records.items() if question.vector in found}


def _chosen(kit: Kit, sorts: set[str]) -> list[Question]:
    """As many questions as it takes to ask for everything of these sorts once."""
    chosen, covered = list[Question](), set[tuple[str, ...]]()
    for question in questions(kit, FAMILIES, []):
        covers = {cover for cover in _covers(question, kit) if cover[0] in sorts}
        if not covers <= covered:
            chosen.append(question)
            covered |= covers
    return chosen


def test_our_own_command_line_agrees_everywhere(small: Kit, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every question of the small kit, asked in this process: every preset, family, command, code and status."""
    write_kit(small, tmp_path)
    asked = [question for question in questions(small, FAMILIES, []) if question.made is None]
    covered = {cover for question in asked for cover in _covers(question, small)}
    assert {cover[1] for cover in covered if cover[0] == "preset"} == set(games_of_presets())
    assert {cover[1] for cover in covered if cover[0] == "code"} == {"", *REASONS} - {"not-your-turn"}
    assert {question.command for question in asked} == {"legal", "perft", "replay", "verify"}
    for question in asked:
        document = tmp_path / (question.file or "asked.json")
        if not question.file:
            document.write_bytes(question.document)
        status = main([question.command, str(document), *question.options])
        said = capsys.readouterr()
        outcome = Outcome("ended", status, said.out.encode(), said.err.encode(), 0.0, 0)
        assert difference(question, outcome) is None, question.vector.id


@pytest.mark.parametrize(
    "sorts",
    [
        pytest.param({"kind", "status"}, id="each command"),
        pytest.param({"kind", "status", "code", "preset"}, id="each code", marks=pytest.mark.long(seconds=40)),
    ],
)
def test_our_own_program_agrees(small: Kit, tmp_path: Path, sorts: set[str]) -> None:
    """As a kit is run, with a process for each question; not the whole kit, for each process takes a while."""
    write_kit(small, tmp_path)
    chosen = _chosen(small, sorts)
    result = Runner(command_of(OURS), tmp_path, os.cpu_count() or 1, 60).run(chosen, lambda done, count: None)
    assert [(found.question.vector.id, found.kind, found.got) for found in result.differences] == []
    assert result.asked == result.agreed == Counter(question.family for question in chosen)
    answer = report_json(result)
    assert list(answer["families"]) == list(FAMILIES)
    (large,) = answer["large"]
    assert large["vector"] == "file-100-mb-brackets"
    assert large["peak_bytes"] > 10_000_000  # how much at most: test_bounds.py


def test_the_outcome_as_json(tmp_path: Path) -> None:
    asked = ("run", "--cmd", OURS, "--size", "small", "--preset", "fast", "--only", "records", "--only", "positions")
    done = _run(*asked, "--json", temporary=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    counts = {"positions": {"asked": 2, "agreed": 2}, "records": {"asked": 1, "agreed": 1}}
    assert answer == {"families": counts, "differences": [], "large": [], "interrupted": False}


def test_differences_are_told_with_a_command_that_shows_them_again(tmp_path: Path) -> None:
    kit = tmp_path / "a kit"
    assert _run("export", str(kit), "--preset", "pagat", "--size", "small").returncode == 0
    done = _run("run", str(kit), "--cmd", f"{IMPOSTOR} dropped_token", "--only", "positions", "--jobs", "2")
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "pagat-edge-1: other lines"
    assert lines[1] == "  an empty side takes any card, a king too (P16, K-3)"
    again = lines[2].strip()
    assert str(kit / "failed" / "pagat-edge-1.json") in again
    assert lines[3:8] == [
        "  expected: 5S>N",
        "            KH>N",
        "            KH>NE",
        "            ...",
        "            end",
    ]
    ran = subprocess.run(again, shell=True, capture_output=True, check=False, text=True)
    assert ran.stdout.split() == ["KH>N", "KH>NE", "KH>NW", "KH>SE", "KH>SW", "end"]
    asked, agree = (int(word) for word in lines[-1].replace(",", "").split() if word.isdigit())
    # Where there is no token none can be dropped.
    assert (agree, lines[-1]) == (1, f"positions: {asked} asked, 1 agree")


def test_without_a_folder_the_kit_stays_if_something_differs(tmp_path: Path) -> None:
    asked = ("run", "--only", "positions", "--preset", "stofka", "--size", "small", "--cmd")
    done = _run(*asked, f"{IMPOSTOR} refuses_all", temporary=tmp_path)
    assert done.returncode == 1
    command = shlex.split(next(line for line in done.stdout.splitlines() if " legal " in line))
    document = Path(command[-1])
    assert json.loads(document.read_bytes())["rules"] == {"preset": "stofka"}
    (kit,) = tmp_path.iterdir()
    assert document.parent.parent == kit
    assert (kit / "index.json").is_file()
    assert _run(*asked, OURS, temporary=tmp_path).returncode == 0
    assert list(tmp_path.iterdir()) == [kit]


def test_one_preset_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kit = str(tmp_path / "kit")
    assert main(["conformance", "export", kit, "--preset", "france", "--preset", "fast", "--size", "small"]) == 0
    assert capsys.readouterr().out == f"{kit}: 2 positions, 2 records, 9 broken documents\n"
    assert main(["conformance", "run", kit, "--cmd", OURS, "--preset", "fast", "--only", "records"]) == 0
    assert capsys.readouterr().out == "records: 1 asked, 1 agree\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "--cmd", "no-such-program --fast"], "no-such-program: command not found"),
        (["run", "--cmd", "'half"], "'half: cannot be started: No closing quotation"),
        (["run", "--cmd", ""], ": command not found"),
        (["run", "--cmd", OURS, "--preset", "bicycle"], "there is no preset bicycle; known: pagat, "),
        (["run", "--cmd", OURS, "/no/such/folder"], "/no/such/folder: there is no kit here"),
        (["export", "/dev/null/kit"], "/dev/null/kit: cannot be written: Not a directory"),
        (["export", "/dev/null"], "/dev/null: cannot be written: File exists"),
        (["export", "/proc"], "/proc: is not empty and holds no kit; choose another folder"),
        (["export", "kit", "--preset", "bicycle"], "there is no preset bicycle"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["conformance", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(said)
    assert captured.err.count("\n") == 1


def test_a_file_that_is_no_program_is_said_to_be_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_bytes(b"\x00")
    program.chmod(0o755)
    arguments = ["conformance", "run", "--cmd", str(program), "--preset", "fast", "--size", "small"]
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"{program}: cannot be started: Exec format error\n"


@pytest.mark.parametrize("option", [["--jobs", "0"], ["--jobs", "x"], ["--timeout", "0"], ["--timeout", "nan"]])
def test_arguments_out_of_range_are_refused(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["conformance", "run", "--cmd", OURS, *option])
    assert ended.value.code == 2
    assert "must be" in capsys.readouterr().err


@pytest.mark.parametrize("option", [["--seed", "kingcraft"], ["--seed", ""], ["--size", "full"]])
def test_a_kit_that_is_there_has_its_own_seed_and_size(
    option: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["conformance", "run", str(tmp_path), "--cmd", OURS, *option])
    assert ended.value.code == 2
    assert "error: --seed and --size are for a kit that is made" in capsys.readouterr().err


def test_a_seed_makes_other_matches(tmp_path: Path) -> None:
    for name, seed in (("plain", []), ("same", ["--seed", "kingcraft"]), ("other", ["--seed", ""])):
        kit = str(tmp_path / name)
        assert main(["conformance", "export", kit, "--preset", "fast", "--size", "small", *seed]) == 0
    plain, same, other = (
        (tmp_path / name / "records" / "fast.json").read_bytes() for name in ("plain", "same", "other")
    )
    assert plain == same != other


def test_a_command_is_split_as_a_shell_would() -> None:
    python, *rest = command_of(f"{shlex.quote(sys.executable)} -c 'print(1)' \"a b\"")
    assert Path(python).samefile(sys.executable)
    assert rest == ["-c", "print(1)", "a b"]
    with pytest.raises(CannotRun):
        command_of("   ")


def test_an_interrupt_ends_it_with_what_was_done(tmp_path: Path) -> None:
    """Ctrl-C in a terminal: progress is shown there, the processes under way are ended, and the sum is printed."""
    folder = tmp_path / "kit"
    kit = make_kit(["king"], size="small")
    write_kit(kit, folder)
    script = tmp_path / "sleeper.sh"
    # Answers all questions about positions at once. Records come next: there it sleeps, in a child of its own too.
    script.write_text('#!/bin/sh\ncase "$1" in replay|verify) echo "$$" >> "$0.pids"; sleep 1000;; esac\necho JS\n')
    script.chmod(0o755)
    terminal, other = pty.openpty()
    command = [sys.executable, "-m", "kingcraft", "conformance", "run", str(folder), "--cmd", str(script)]
    with subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.PIPE, stderr=other) as process:
        os.close(other)
        pids = Path(f"{script}.pids")
        # When both are asleep, whatever was asked before is done.
        while not pids.exists() or len(pids.read_text().split()) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        shown = os.read(terminal, 10_000).decode()
        os.kill(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=PATIENCE)
    os.close(terminal)
    assert process.returncode == 130
    assert "\r1 of " in shown
    asked = [question.expected.lines for question in questions(kit, ["positions"], [])]
    agree = asked.count(("JS",))
    assert 0 < agree < len(asked)
    *_, sum_, last = output.decode().splitlines()
    assert last == "stopped before the end"
    assert sum_ == f"positions: {len(asked)} asked, {agree} agree"
    assert " replay " not in output.decode()
    for pid in pids.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)
