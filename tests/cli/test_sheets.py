"""Score sheets on the command line: ``show``, ``verify``, ``--json``, and a record that becomes a sheet."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kingcraft.cli.main import main
from kingcraft.games.registry import preset
from tests.pad.evening import EVENING
from tests.pad.played import played
from tests.pad.test_sheet import START, document, put


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """The worked example of King as a file."""
    return written(tmp_path, document(START, *(put(n, n - 1, row) for n, row in enumerate(EVENING, 2))))


def written(folder: Path, value: Any) -> Path:
    file = folder / "sheet.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return file


def test_it_is_shown(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(evening)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Score sheet · King")
    assert any("plus +5" in line.lower() or "+5" in line for line in lines)
    assert "−60" in lines[-3]
    assert lines[-1] == "Oskar wins the match"


def test_it_adds_up(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(evening)]) == 0
    assert capsys.readouterr().out == "All 10 deals add up.\n"
    assert main(["verify", "--json", str(evening)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["totals"], found["winners"], found["marks"]) == ([-60, -5, -65, 130], [3], {})


def test_what_does_not_add_up_is_said_with_its_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = {"contract": "no-hearts", "counts": [5, 4, 3, 0]}
    file = written(tmp_path, document(START, put(2, 1, EVENING[0]), put(3, 2, few)))
    why = "Deal 2: 1 more must be shared out: a deal has 13."
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out == f"{why}\n"
    assert main(["verify", "--json", str(file)]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["marks"], found["scores"][1], found["totals"]) == (
        {"2": "counts-too-few"},
        [0] * 4,
        found["scores"][0],
    )
    assert main(["show", str(file)]) == 0
    assert why in capsys.readouterr().out.splitlines()


def test_marks_two_versions_and_other_sums_are_doubts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [put(2, 1, EVENING[2]), put(2, 1, EVENING[0], by="mia2"), put(3, 2, EVENING[4])]
    doubtful = written(tmp_path, document(START, *rows, totals=[0, 0, 0, 1]))
    assert main(["verify", str(doubtful), "--lang", "de"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Spiel 2: Hier ist ein anderes Spiel dran.",
        "Spiel 1 wurde zweimal eingetragen, mit verschiedenen Zahlen. Das spätere gilt.",
        "Die Summen in dieser Datei sind andere als die ihrer Zeilen.",
    ]


def test_a_file_of_a_later_version_or_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for value in ({**document(START), "format": "kingcraft-sheet/2"}, document()):
        assert main(["verify", str(written(tmp_path, value))]) == 1
        assert "bad-format" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_a_record_becomes_a_sheet_with_the_same_totals(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay = played(preset(game, {"king": "king", "kings-corner": "pagat"}[game]), 4, random.Random(3))
    record = tmp_path / "record.json"
    record.write_text(json.dumps(replay.record.to_json()), encoding="utf-8")
    assert main(["sheet", str(record)]) == 0
    sheet = json.loads(capsys.readouterr().out)
    assert sheet["totals"] == replay.match.totals
    assert main(["verify", str(written(tmp_path, sheet))]) == 0
    assert f"All {len(replay.match.ended)} deals add up" in capsys.readouterr().out
