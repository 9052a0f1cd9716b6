"""``kingcraft show``, and many records in one file: for ``show``, ``replay`` and ``verify``."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingcraft.cli import main
from kingcraft.i18n import text
from tools.driver.patience import PATIENCE

from ..golden.playthrough import FOLDER
from ..guide.make_shown import shown
from ..record.documents import changed, golden, unplayed

COMMAND = [sys.executable, "-m", "kingcraft"]
KING = str(FOLDER / "king-bids.json")


@pytest.fixture
def lines(tmp_path: Path) -> Any:
    """Write documents (or bytes) as lines; gives the path as the command line takes it."""

    def written(*documents: Any, name: str = "many.ndjson", end: bytes = b"\n", start: bytes = b"") -> str:
        rows = [row if isinstance(row, bytes) else json.dumps(row).encode() for row in documents]
        path = tmp_path / name
        path.write_bytes(start + b"".join(row + end for row in rows))
        return str(path)

    return written


def _answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


# --- show ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_show_prints_the_match(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _answered(capsys, "show", "--lang", lang, KING) == shown("king-bids", lang)


def test_show_brief_prints_head_and_score_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    whole = shown("king-bids", "en")
    brief = _answered(capsys, "show", "--brief", KING)
    assert brief == whole[: whole.index("\nDeal 1")] + whole[whole.index("\nScore\n") :]


def test_show_one_deal_counted_from_1(capsys: pytest.CaptureFixture[str]) -> None:
    whole = shown("king-bids", "en")
    seventh = _answered(capsys, "show", "--deal", "7", KING)
    assert seventh == whole[: whole.index("Deal 1")] + whole[whole.index("Deal 7") : whole.index("\nDeal 8")]


def test_a_deal_that_is_not_there_is_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--deal", "11", KING]) == 1
    assert capsys.readouterr() == ("", "there is no deal 11: this record holds 10\n")
    assert main(["show", "--deal", "11", "--lang", "de", KING]) == 1
    assert capsys.readouterr() == ("", "Spiel 11 gibt es nicht: dieses Protokoll enthält 10\n")


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.0", "²", ""])
def test_a_deal_is_a_number_from_1(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["show", f"--deal={number}", KING])
    assert end.value.code == 2
    assert "--deal" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        (("deals", 2, "deck"), "KH", "deals[2].deck: bad-deck: "),
        (("rules", "preset"), "no-such", "rules.preset: bad-format: "),
        (("deals", 0, "actions", 3), "XX", "deals[0].actions[3]: unknown-token: "),
        (("totals",), [0, 0, 0, 0], "totals: wrong-score: "),
    ],
)
def test_a_refused_record_is_not_shown(
    path: tuple[str | int, ...], value: Any, start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "document.json").write_text(json.dumps(changed(golden("king"), path, value)))
    assert main(["show", str(tmp_path / "document.json")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(start)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("encoding", "contained"),
    [
        ("utf-8", ("♠ K 9 7", "−20", "10 deals", "─", "›4♠")),
        ("ascii", ("s K 9 7", "-20", "King - Classic - 10 deals", "---", ">4s")),
        ("cp1252", ("s K 9 7", "-20", "King · Classic · 10 deals", "---", "›4s")),
        ("cp437", ("s K 9 7", "-20", "King · Classic · 10 deals", "───", ">4s")),
    ],
)
def test_a_terminal_gets_what_it_can_show(encoding: str, contained: tuple[str, ...]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run([*COMMAND, "show", KING], capture_output=True, timeout=PATIENCE, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode(encoding)
    assert "\\u" not in out
    assert all(piece in out for piece in contained)


# --- many records ----------------------------------------------------------------------------------------------------


def test_replay_answers_a_line_a_record_in_order(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["king", "kings-corner-6", "swedish", "king"]
    single = [_answered(capsys, "replay", "--json", str(FOLDER / f"{name}.json")) for name in names]
    path = lines(*map(golden, names))
    assert _answered(capsys, "replay", "--json", path) == "".join(single)
    assert _answered(capsys, "replay", "--json", "--ndjson", path) == "".join(single)


def test_text_has_a_heading_with_line_and_id(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    nameless = unplayed(id="\u202e" + "x" * 1000)
    path = lines(golden("king"), b"", nameless, unplayed(id=7))
    out = _answered(capsys, "replay", path).splitlines()
    single = _answered(capsys, "replay", str(FOLDER / "king.json")).splitlines()
    assert out[: len(single) + 2] == ["line 1: king", *single, ""]
    assert [line for line in out if line.startswith("line ")] == [
        "line 1: king",
        r"line 3: \u202e" + "x" * 51 + "...",
        "line 4",
    ]
    assert _answered(capsys, "show", "--brief", "--lang", "de", path).splitlines()[0] == "Zeile 1: king"


def test_verify_takes_many_records(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    document = golden("kings-corner-6")
    path = lines(document, document)
    note = text("en", "cli-sent-openly") + "\n"
    assert main(["verify", "--json", str(FOLDER / "kings-corner-6.json")]) == 0
    single, err = capsys.readouterr()
    assert err == note
    assert main(["verify", "--json", path]) == 0
    assert capsys.readouterr() == (2 * single, note)  # said once
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["line 1: kings-corner-6", "deal 0: fair"]
    assert main(["verify", "--json", lines(document, unplayed(deals=[]), document)]) == 1
    out, err = capsys.readouterr()
    assert out == f"{single}[]\n{single}"
    assert err == f"line 2: no deal has ended in this record: there is nothing to verify\n{note}"


@pytest.mark.parametrize("name", ["many.ndjson", "many.jsonl", "MANY.NDJSON"])
def test_the_name_of_a_file_says_that_it_holds_many(name: str, lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert _answered(capsys, "replay", "--json", lines(golden("king"), golden("king"), name=name)).count("\n") == 2


def test_any_other_name_needs_the_option(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = lines(golden("king"), golden("king"), name="many.json")
    assert main(["replay", "--json", path]) == 2
    assert "not JSON: line 2" in capsys.readouterr().err
    assert _answered(capsys, "replay", "--json", "--ndjson", path).count("\n") == 2


@pytest.mark.parametrize("command", [["replay", "--json"], ["replay"], ["show"], ["show", "--deal", "1"]])
def test_what_is_wrong_with_one_does_not_stop_the_others(
    command: list[str], lines: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    good = golden("king")
    bad = changed(good, ("deals", 0, "actions", 17), "XX")
    assert main([*command, lines(good, bad, good)]) == 1
    out, err = capsys.readouterr()
    assert err.startswith("line 2: deals[0].actions[17]: unknown-token: ")
    assert err.count("\n") == 1
    both = _answered(capsys, *command, lines(good, b"", good))
    assert out == both
    assert main([*command, lines(bad, b"{", good, bad)]) == 2
    out, err = capsys.readouterr()
    assert [line.split(":")[0] for line in err.splitlines()] == ["line 1", "line 2", "line 4"]
    assert err.splitlines()[1] == "line 2: not JSON: column 2"
    assert out


@pytest.mark.parametrize("content", [b"", b"\n\r\n", b"\xef\xbb\xbf"])
def test_no_record_at_all(content: bytes, lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = lines(start=content)
    assert _answered(capsys, "replay", path) == ""
    assert _answered(capsys, "show", path) == ""
    assert main(["verify", path]) == 1
    assert capsys.readouterr() == ("", "no deal has ended in this record: there is nothing to verify\n")


def test_windows_files(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = lines(golden("king"), b"", golden("swedish"), end=b"\r\n", start=b"\xef\xbb\xbf")
    assert _answered(capsys, "replay", "--json", path).count("\n") == 2


def test_a_file_that_is_not_there_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(tmp_path / "none.ndjson")]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "No such file" in err


def test_hostile_documents_stay_on_one_harmless_line_each(lines: Any, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "\x1b[2J\r\n\u2028" + "x" * 100_000
    assert (
        main(["replay", lines(unplayed(rules={"preset": evil}), changed(unplayed(), ("deals", 0, "deck"), evil))]) == 1
    )
    err = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in err] == ["line 1", "line 2"]
    assert all(line.isprintable() and len(line) < 1000 for line in err)


# --- streams ---------------------------------------------------------------------------------------------------------


def _started(*arguments: str, **pipes: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **pipes
    )


@pytest.mark.parametrize("command", [["replay", "--json"], ["show", "--brief"], ["verify"]])
def test_answers_come_while_the_stream_goes_on_and_ctrl_c_ends_it(command: list[str]) -> None:
    line = json.dumps(golden("swedish")).encode() + b"\n"
    with _started(*command, "--ndjson", "-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(line)
            process.stdin.flush()
            assert process.stdout.readline()  # waits for ever if it is not answered now
        process.send_signal(signal.SIGINT)
        err = process.communicate(timeout=PATIENCE)[1]
    assert (process.returncode, err) == (130, b"")


def test_a_reader_that_goes_away_ends_an_endless_stream() -> None:
    line = json.dumps(golden("swedish")).encode() + b"\n"
    with _started("replay", "--json", "--ndjson", "-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            while process.poll() is None:
                process.stdin.write(line)
                process.stdin.flush()
        assert process.stderr is not None
        err = process.stderr.read()
        process.wait(timeout=PATIENCE)
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
    assert (process.returncode, err) == (1, b"")


def test_a_closed_standard_input_is_status_2() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *COMMAND, "show", "--ndjson", "-"],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"no standard input" in done.stderr
