"""The runner finds what is wrong with an implementation and says exactly that: a fault is planted, one report comes."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.conformance.difference import Difference
from kingcraft.conformance.export import write_kit
from kingcraft.conformance.kit import Kit, make_kit
from kingcraft.conformance.question import Question, questions
from kingcraft.conformance.run import Runner

from .impostor import FAULTS

IMPOSTOR = str(Path(__file__).with_name("impostor.py"))


@pytest.fixture(scope="module")
def kit() -> Kit:
    return make_kit(["king", "pagat"], size="small")


def _question(kit: Kit, family: str, command: str, about: str = "", code: str = "") -> Question:
    """The first of that family and command; ``about``: part of what its vector is about."""
    return next(
        question
        for question in questions(kit, [family], [])
        if question.command == command and about in question.vector.about and code in question.expected.code
    )


def _found(kit: Kit, folder: Path, fault: str, question: Question, timeout: float = 30) -> Difference:
    write_kit(kit, folder)
    result = Runner([sys.executable, IMPOSTOR, fault], folder, 1, timeout).run([question], lambda done, count: None)
    assert result.asked == {question.family: 1}
    assert result.agreed == {question.family: 0}
    (difference,) = result.differences
    return difference


CASES: list[tuple[str, tuple[str, ...], str, str, str, str]] = [
    # fault, question, kind, at, part of expected, part of got
    ("dropped_token", ("positions", "legal", "goes onto a pile"), "lines", "", "W>N\nend", "end"),
    ("unsorted", ("positions", "legal", "goes onto a pile"), "lines", "", "W>N\nend", "end\nW>N"),
    ("one_too_many", ("positions", "perft"), "lines", "", "", ""),
    ("points", ("records", "replay"), "value", "deals[1].scores", "[", "["),
    ("floats", ("records", "replay"), "value", "deals[0].scores", "[", ".0"),
    ("legal_in_a_record", ("records", "replay"), "value", "deals[0].legal[3]", "", ""),
    ("no_winners", ("records", "replay"), "value", "winners", "[", ""),
    ("garbage", ("records", "replay"), "not-json", "", "", "garbage"),
    ("garbage", ("positions", "legal"), "lines", "", "", "garbage"),
    ("unfair", ("records", "verify"), "lines", "", "deal 0: fair", "deal 0: NOT FAIR: deck does not match"),
    (
        "wrong_place",
        ("broken", "replay", "not one's own"),
        "refusal",
        "",
        "deals[0].actions[0]: not-in-hand: ...",
        "[1]",
    ),
    ("wrong_code", ("broken", "replay", "not one's own"), "refusal", "", "not-in-hand", "bad-deck"),
    ("talks", ("broken", "replay", "not one's own"), "refusal", "", "not-in-hand", "Reading ..."),
    ("half_loaded", ("broken", "replay", "not one's own"), "output", "", "", '{"deals": []}'),
    ("half_loaded", ("broken", "replay", "an empty file"), "output", "", "", '{"deals": []}'),
    ("accepts", ("broken", "replay", "not one's own"), "status", "", "1 (deals[0].actions[0]: not-in-hand:)", "0"),
    ("refuses_all", ("broken", "replay", "cut in the middle"), "status", "", "2", "1 ("),
    ("refuses_all", ("positions", "legal"), "status", "", "0", "1 ("),
    ("stumbles", ("positions", "legal"), "status", "", "0", "RuntimeError: the dog ate the stock"),
    ("stumbles", ("broken", "replay", "not one's own"), "refusal", "", "not-in-hand", "RuntimeError"),
]


@pytest.mark.parametrize(("fault", "asked", "kind", "at", "expected", "got"), CASES)
def test_a_fault_is_reported_as_what_it_is(
    kit: Kit, tmp_path: Path, fault: str, asked: tuple[str, ...], kind: str, at: str, expected: str, got: str
) -> None:
    difference = _found(kit, tmp_path, fault, _question(kit, *asked))
    assert (difference.kind, difference.at) == (kind, at)
    assert expected in difference.expected
    assert got in difference.got
    assert difference.expected != difference.got
    assert difference.command


def test_a_command_that_hangs_is_ended(kit: Kit, tmp_path: Path) -> None:
    difference = _found(kit, tmp_path, "hangs", _question(kit, "positions", "legal"), timeout=2)
    assert difference.kind == "timeout"


def test_a_command_that_prints_without_end_is_ended(kit: Kit, tmp_path: Path) -> None:
    assert _found(kit, tmp_path, "floods", _question(kit, "positions", "legal"), timeout=60).kind == "flood"


def test_a_command_that_crashes_is_reported_as_crashed(kit: Kit, tmp_path: Path) -> None:
    difference = _found(kit, tmp_path, "crashes", _question(kit, "positions", "legal"))
    assert (difference.kind, difference.got) == ("signal", "6")


def test_the_command_of_a_difference_shows_it_again(kit: Kit, tmp_path: Path) -> None:
    difference = _found(kit, tmp_path, "one_too_many", _question(kit, "positions", "perft"))
    again = subprocess.run(shlex.join(difference.command), shell=True, capture_output=True, check=False, text=True)
    assert again.stdout == difference.got + "\n"
    assert (tmp_path / "failed").is_dir()


def test_every_fault_is_planted_once() -> None:
    planted = {case[0] for case in CASES} | {"hangs", "floods", "crashes"}
    assert planted == set(FAULTS)
