"""``kingcraft review``: text, JSON, one deal, one seat, refusals."""

import io
import json
import re
from pathlib import Path

import pytest

from kingcraft.cli import main
from kingcraft.cli.review_progress import Progress

from ..review.test_review import short


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(short("king-bids", 1, 36)))
    return str(path)


def _answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", "--budget", "quick", "--processes", "1", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_the_text_names_players_moments_and_deals(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    brief = _answered(capsys, file)
    assert "The play reviewed" in brief
    assert all(name in brief for name in ("Ana", "Bo", "Cy", "Dee", "Accuracy", "Worth another look"))
    assert _answered(capsys, "--all", file).startswith(brief.rstrip("\n"))
    assert all(len(line) <= 100 for line in brief.splitlines())


def test_one_deal_one_seat_in_german(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = _answered(capsys, "--lang", "de", "--deal", "1", "--seat", "3", file)
    assert re.search("Spiel 1, [^,]*, Stich 1, Cy: ", told)
    assert "Zu erwartende Punkte" in told
    assert "Stich 1, Ana" not in told


def test_a_language_that_is_not_there_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["review", "--lang", "xx", file])
    assert "there is no language 'xx'; there are en, de, sv, ro" in capsys.readouterr().err


def test_kings_corner_is_told_in_percent_of_the_match_and_in_points(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(short("kings-corner-3", 1)))
    table = _answered(capsys, str(path)).splitlines()
    head = next(number for number, line in enumerate(table) if "Given away" in line)
    assert re.search("Given away +in points .* Luck", table[head])
    for row in table[head + 1 : head + 4]:
        assert row.count("%") == 3
    assert any("follow from the deals that Masters played" in line for line in table)


def test_json_is_the_review(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    review = json.loads(_answered(capsys, "--json", file))
    assert review["format"] == "kingcraft-review/2"
    assert [player["name"] for player in review["players"]] == ["Ana", "Bo", "Cy", "Dee"]
    assert review["finished"] is False


def test_what_is_not_there_is_refused(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--deal", "2", file]) == 1
    assert capsys.readouterr().err == "there is no deal 2: this record holds one\n"
    assert main(["review", "--seat", "5", file]) == 1
    assert capsys.readouterr().err == "there is no seat 5: this match has 4\n"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**short("king-bids", 1, 3), "dealer": 9}))
    assert main(["review", str(broken)]) == 1
    assert capsys.readouterr().err.startswith("dealer: bad-format: ")


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_for_terminals() -> None:
    quiet, terminal = io.StringIO(), _Terminal()
    for stream in (quiet, terminal):
        progress = Progress(stream)
        progress.show(0, 40)
        progress.show(10, 40)
        progress.close()
    assert quiet.getvalue() == ""
    lines = terminal.getvalue().split("\r")
    assert "getting ready; the first time this takes a minute or two\x1b" in lines[1]
    assert lines[2].startswith("█████░")
    assert "10 of 40 decisions" in lines[2]
    assert lines[-1] == "\x1b[K"
    Progress(None).show(1, 2)
