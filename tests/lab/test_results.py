"""The results file: what a killed run leaves is gone on with, what is not its own is left alone."""

from pathlib import Path

import msgspec
import pytest

from kingcraft.lab.results import Dealt, Deck, Failure, NoResults, Pace, Plan, Results, Table, stored
from tests.lab.plans import PLAN


def deck(number: int) -> Deck:
    failures = [Failure(0, 0, "illegal", "'QQ'")]
    return Deck(number, [Table([0, 1], [Dealt("", 1, -1, [0, 4])], failures, 2)], [Pace(3, 0.25, 0.125), Pace()])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of two decks."""
    file = tmp_path / "results.ndjson"
    with Results(file, PLAN) as results:
        results.add(deck(0))
        results.add(deck(1))
    return file


def refused(path: Path, plan: Plan = PLAN) -> NoResults:
    before = path.read_bytes()
    with pytest.raises(NoResults) as refusal:
        Results(path, plan)
    assert path.read_bytes() == before
    return refusal.value


def test_what_was_written_is_read(path: Path) -> None:
    with Results(path, PLAN) as results:
        assert results.decks == [deck(0), deck(1)]
        results.add(deck(2))
    assert len(path.read_bytes().splitlines()) == 4
    assert path.read_bytes().startswith(b'{"format":"kingcraft-arena/1",')


def test_a_run_that_was_killed_anywhere_goes_on(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(0, len(whole), 3):
        path.write_bytes(whole[:length])
        with Results(path, PLAN) as results:
            assert len(results.decks) == max(whole[:length].count(b"\n") - 1, 0)
            for number in range(len(results.decks), 2):
                results.add(deck(number))
        assert path.read_bytes() == whole


def test_without_a_file_nothing_is_kept() -> None:
    with Results(None, PLAN) as results:
        results.add(deck(0))
        assert len(results.decks) == 1


@pytest.mark.parametrize("content", [b"\n", b"{}\n", b"my diary\n", b"my diary", b"\xff\n", b'{"format":"other/1"}\n'])
def test_other_files_are_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    assert refused(tmp_path / "file").key == "arena-not-results"


@pytest.mark.parametrize(
    ("field", "value"),
    [("bots", ["thumb-1", "thumb-1"]), ("seed", "t"), ("rules", "pagat?target=50"), ("code", "d"), ("players", 3)],
)
def test_a_file_of_other_settings_is_refused(field: str, value: object, path: Path) -> None:
    refusal = refused(path, msgspec.structs.replace(PLAN, **{field: value}))
    assert refusal.key == "arena-other-plan"
    assert refusal.arguments["field"] == field


@pytest.mark.parametrize("change", [b"{}", b"not json", b"\xff", None])
def test_a_line_that_is_damaged_is_named(change: bytes | None, path: Path) -> None:
    lines = path.read_bytes().splitlines()
    lines[1:2] = [] if change is None else [change]  # None: the first deck is missing
    path.write_bytes(b"\n".join(lines) + b"\n")
    refusal = refused(path)
    assert (refusal.key, refusal.arguments) == ("arena-damaged", {"line": "2"})


def test_two_runs_do_not_write_to_one_file(path: Path) -> None:
    with Results(path, PLAN):
        assert refused(path).key == "arena-in-use"
    with Results(path, PLAN) as results:
        assert len(results.decks) == 2


def test_a_file_can_be_read_while_it_is_written(path: Path) -> None:
    with Results(path, PLAN) as results:
        assert stored(path) == (PLAN, [deck(0), deck(1)])
        results.add(deck(2))
        with path.open("ab") as other:
            other.write(b'{"deck":3,')
        assert stored(path) == (PLAN, [deck(0), deck(1), deck(2)])


@pytest.mark.parametrize("content", [b"", b"my diary\n"])
def test_reading_says_what_is_no_results_file(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    with pytest.raises(NoResults):
        stored(path)
