"""What each command answers, and its exit status (``docs/rules/records.md``, command line)."""

import json
from pathlib import Path
from typing import Any

import pytest

import launch.main
from kingcraft import __version__
from kingcraft.cli import main
from kingcraft.cli.main import CALLED_AS
from kingcraft.i18n import languages

from ..golden.playthrough import FOLDER
from ..record.documents import (
    DELETE,
    auction_position,
    changed,
    golden,
    king_position,
    kings_corner_position,
    unplayed,
)


@pytest.fixture
def write(tmp_path: Path) -> Any:
    """Write a document (or bytes) to a file; gives its path as the command line takes it."""

    def written(content: Any) -> str:
        path = tmp_path / "document.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return str(path)

    return written


def _fails(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> str:
    """Run a command that fails with ``status``; gives its one line on standard error."""
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err[:-1]


def test_legal_lists_sorted_tokens_one_a_line(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", write(kings_corner_position())]) == 0
    assert capsys.readouterr().out == "7C>N\nKH>NE\nKH>NW\nKH>SE\nKH>SW\nend\n"


def test_legal_of_an_ended_deal_prints_nothing(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", write(changed(kings_corner_position(), ("hands", 0), ""))]) == 0
    assert capsys.readouterr() == ("", "")


def test_legal_and_perft_of_an_auction(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(auction_position())
    assert main(["legal", path]) == 0
    assert capsys.readouterr().out.split() == ["+4", "+5", "+6", "+7", "+8", "-1", "-2", "pass"]
    assert main(["perft", path, "--depth", "1"]) == 0
    assert capsys.readouterr().out == "8\n"


def test_a_refused_call_of_a_position_is_named_with_its_code(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    line = _fails(capsys, 1, "legal", write(changed(auction_position(), ("calls", 2), "+3")))
    assert line == "calls[2]: bid-too-low: Bid more than the standing bid. ('+3')"


@pytest.mark.parametrize(("depth", "count"), [("0", "1"), ("1", "6"), ("2", "15")])
def test_perft_prints_the_number(depth: str, count: str, write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", write(kings_corner_position()), "--depth", depth]) == 0
    assert capsys.readouterr().out == count + "\n"


@pytest.mark.parametrize("depth", ["-1", "1.0", "x", "", "²"])
def test_a_depth_is_a_whole_number(depth: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["perft", "-", f"--depth={depth}"])
    assert end.value.code == 2
    assert "--depth" in capsys.readouterr().err


def test_replay_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FOLDER / "kings-corner-4.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    document = golden("kings-corner-4")
    assert lines[0].split() == ["Deal", *document["players"]]
    for index, deal in enumerate(document["deals"]):
        assert lines[1 + index].split() == [str(index), *map(str, deal["scores"])]
    assert lines[-2].split() == ["Total", *map(str, document["totals"])]
    assert lines[-1] == "Winner: " + document["players"][document["winners"][0]]


def test_replay_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    document = golden("king")
    assert main(["replay", "--json", str(FOLDER / "king.json")]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "deals": [{"scores": deal["scores"]} for deal in document["deals"]],
        "totals": document["totals"],
        "winners": document["winners"],
    }


def test_replay_as_json_with_legal_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    document = golden("kings-corner-6")
    assert main(["replay", str(FOLDER / "kings-corner-6.json"), "--legal", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    for deal, answered in zip(document["deals"], answer["deals"], strict=True):
        assert len(answered["legal"]) == len(deal["actions"])
        for action, legal in zip(deal["actions"], answered["legal"], strict=True):
            assert action in legal
            assert legal == sorted(set(legal))


def test_replay_prints_legal_tokens_in_words_too(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = unplayed()
    document["deals"][0]["actions"] = ["end"]
    assert main(["replay", "--legal", write(document)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("Deal 0, before action 0: ")
    assert lines[-1].endswith(" end")


def test_replay_of_an_unfinished_match(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = golden("king")
    del document["deals"][3:], document["totals"], document["winners"], document["deals"][2]["scores"]
    document["deals"][2]["actions"].pop()
    path = write(document)
    assert main(["replay", "--json", path]) == 0
    scores = [{"scores": deal["scores"]} for deal in document["deals"][:2]]
    assert json.loads(capsys.readouterr().out) == {"deals": [*scores, {}]}
    assert main(["replay", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[3].split() == ["2", "-", "-", "-", "-"]
    assert lines[-1] == "This match is not finished."


def test_verify_prints_a_line_a_deal(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = golden("king")
    del document["deals"][4:], document["totals"], document["winners"]
    del document["deals"][2]["fairness"]
    path = write(document)
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out == "deal 0: fair\ndeal 1: fair\ndeal 2: no proof\ndeal 3: fair\n"
    document["deals"][1]["fairness"]["commit"] = "0" * 64
    document["deals"][3]["fairness"]["nonces"] = [""] * 4
    path = write(document)
    lines = [
        "deal 0: fair",
        "deal 1: NOT FAIR: commit does not match",
        "deal 2: no proof",
        "deal 3: NOT FAIR: deck does not match",
    ]
    assert main(["verify", path]) == 1
    assert capsys.readouterr().out.splitlines() == lines
    assert main(["verify", "--json", path]) == 1
    assert json.loads(capsys.readouterr().out) == lines


def test_verify_without_any_proof_is_not_proven(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write(unplayed())]) == 1
    assert capsys.readouterr() == ("deal 0: no proof\n", "")
    assert main(["verify", write(unplayed(deals=[]))]) == 1
    assert capsys.readouterr() == ("", "no deal has ended in this record: there is nothing to verify\n")


def test_verify_refuses_what_is_no_record(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    line = _fails(capsys, 1, "verify", write(changed(golden("king"), ("deals", 2, "deck"), "KH")))
    assert line.startswith("deals[2].deck: bad-deck: ")


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        (("deals", 0, "actions", 17), "XX", "deals[0].actions[17]: unknown-token: "),
        (("deals", 2, "scores", 0), 99, "deals[2].scores: wrong-score: "),
        (("totals",), [0, 0, 0, 0], "totals: wrong-score: "),
        (("rules", "options"), {"target": 5}, "rules.options.target: bad-format: "),
        (("players",), DELETE, "players: bad-format: "),
        (("deals", 2, "deck"), "", "deals[2].deck: bad-deck: "),
    ],
)
def test_a_refused_record_is_one_line_and_status_1(
    path: tuple[str | int, ...], value: Any, start: str, write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    line = _fails(capsys, 1, "replay", write(changed(golden("king"), path, value)))
    assert line.startswith(start)
    assert len(line) > len(start) + 5


@pytest.mark.parametrize("command", [["legal"], ["perft", "--depth", "3"]])
def test_a_refused_position_is_one_line_and_status_1(
    command: list[str], write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    line = _fails(capsys, 1, *command, write(changed(king_position(), ("leader",), 9)))
    assert line.startswith("leader: bad-format: ")


@pytest.mark.parametrize("command", [["legal"], ["perft", "--depth", "1"], ["replay"], ["show"], ["verify"]])
def test_what_is_no_object_is_refused_at_record(
    command: list[str], write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _fails(capsys, 1, *command, write([])).startswith("record: bad-format: ")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not JSON"),
        (b'{"game": ', "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b'{"a": NaN}', "NaN"),
        (b'{"a": 1, "a": 2}', "twice"),
        (b"[" * 65 + b"]" * 65, "deeper than 64"),
        (b"[" * 2_000_000, "deeper than 64"),
        (b" " * 16_000_001, "larger than 16 MB"),
    ],
)
@pytest.mark.parametrize(
    "command", [["legal"], ["perft", "--depth", "1"], ["replay", "--json"], ["show"], ["verify", "--json"]]
)
def test_what_is_no_document_is_one_line_and_status_2(
    command: list[str], content: bytes, why: str, write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in _fails(capsys, 2, *command, write(content))


def test_a_file_that_is_not_there_or_a_directory_is_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No such file" in _fails(capsys, 2, "replay", str(tmp_path / "none.json"))
    assert "directory" in _fails(capsys, 2, "replay", str(tmp_path))
    assert "das ist ein Ordner" in _fails(capsys, 2, "replay", str(tmp_path), "--lang", "de")


def test_hostile_names_and_tokens_stay_on_one_harmless_line(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b[2J\r\n\u2028" + "x" * 100_000
    document = unplayed()
    document["rules"]["options"] = {evil: 1}
    line = _fails(capsys, 1, "replay", write(document))
    assert line.isprintable()
    assert len(line) < 1000
    assert line.startswith(r"rules.options.\x1b[2J\r\n\u2028xxx")
    assert ": bad-format: " in line
    document = unplayed(players=2)
    document["players"][1] = evil
    document["deals"][0]["actions"] = ["end"]
    assert main(["replay", write(document)]) == 0
    assert all(line.isprintable() for line in capsys.readouterr().out.splitlines())
    document["deals"][0]["actions"] = [evil]
    line = _fails(capsys, 1, "replay", write(document))
    assert line.startswith("deals[0].actions[0]: unknown-token: ")
    assert line.isprintable()


def test_messages_and_tables_in_german(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--lang", "de", str(FOLDER / "king.json")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Gewonnen hat: ")
    record = golden("king")
    first = record["deals"][0]["actions"]
    line = _fails(capsys, 1, "replay", "--lang=de", write(changed(record, ("deals", 0, "actions", 1), first[0])))
    assert line.startswith("deals[0].actions[1]: not-in-hand: Diese Karte hast du nicht auf der Hand.")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"kingcraft {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["play"],
        ["legal"],
        ["perft", "-"],
        ["legal", "--json", "-"],
        ["legal", "--ndjson", "-"],
        ["show", "--json", "-"],
        ["show", "--brief", "--deal", "1", "-"],
        ["serve", "--no-such"],
    ],
)
def test_wrong_usage_is_status_2_and_says_how(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith("usage: kingcraft")


@pytest.mark.parametrize(
    ("arguments", "called_as", "end"),
    [
        (["play"], "", "; see kingcraft --help\n"),
        (["serve", "--porrt", "1"], "", "unrecognized arguments: --porrt 1; see kingcraft serve --help\n"),
        (["legal", "-", "--json"], "", "unrecognized arguments: --json; see kingcraft legal --help\n"),
        (["conformance", "export"], "", "; see kingcraft conformance export --help\n"),
        (["play"], "python3 start.py", "; see python3 start.py --help\n"),
        (["serve", "--bogus"], "python3 start.py", ": --bogus; see python3 start.py --help\n"),
        (["legal"], "python3 start.py", "; see python3 start.py legal --help\n"),
    ],
)
def test_wrong_usage_ends_with_where_help_is(
    arguments: list[str],
    called_as: str,
    end: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(CALLED_AS, called_as)
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(f"usage: {called_as or 'kingcraft'} ")
    assert said.endswith(end)


def test_start_py_says_how_it_was_called() -> None:
    assert launch.main.CALLED_AS == CALLED_AS


def test_languages_have_one_order(capsys: pytest.CaptureFixture[str]) -> None:
    order = ", ".join(languages())
    for arguments in (["legal", "--help"], ["legal", "-", "--lang", "xx"]):
        with pytest.raises(SystemExit):
            main(arguments)
        printed = capsys.readouterr()
        assert order in " ".join((printed.out + printed.err).split())


@pytest.mark.parametrize("command", ["legal", "perft", "replay", "show", "verify", "serve"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: kingcraft {command}")


def test_options_that_contradict_each_other_are_told_in_the_language(
    write: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    document = changed(kings_corner_position(), ("rules",), {"preset": "pagat", "options": {"scoring": "chips"}})
    line = _fails(capsys, 1, "legal", write(document), "--lang", "de")
    assert line.startswith("rules.options: bad-format: ")
    assert "Mit Chips braucht es eine feste Zahl von Spielen" in line
