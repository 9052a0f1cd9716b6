"""A record with a void deal on the command line: replay, verify, show and review say what it is."""

import json
from pathlib import Path

import pytest

from kingcraft.cli import main
from tests.record.test_replay import given_up


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The path of a match whose second deal was given up."""
    path = tmp_path / "void.json"
    path.write_text(json.dumps(given_up()))
    return str(path)


def test_replay(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", record]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[2] == ["1", "void", "void", "void", "void"]
    assert main(["replay", record, "--json", "--legal"]) == 0
    deal = json.loads(capsys.readouterr().out)["deals"][1]
    assert (deal["void"], list(deal), len(deal["legal"])) == (True, ["void", "legal"], 5)


def test_verify(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The cards of the void deal were not proven; those after it were dealt at other places of the match."""
    main(["verify", record])
    assert capsys.readouterr().out.splitlines()[:2] == ["deal 0: fair", "deal 1: no proof"]


def test_show(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", record]) == 0
    shown = capsys.readouterr().out
    assert "The cards were thrown in: no one scores, and the same dealer deals again." in " ".join(shown.split())
    assert "not finished" not in shown
    sheet = [line.split() for line in shown.splitlines() if line.strip().startswith("2 ") and "│" in line]
    assert sheet[-1][2:4] == ["thrown", "in"]


def test_review(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--budget", "quick", "--deal", "2", "--processes", "1"]) == 0
    assert "The cards were thrown in: this deal is not judged." in capsys.readouterr().out
