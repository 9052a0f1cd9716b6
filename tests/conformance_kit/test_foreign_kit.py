"""A kit from elsewhere: it reads, writes and deletes nothing outside its folder, and starts nothing but questions."""

import hashlib
import json
import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from kingcraft.cli import main
from kingcraft.conformance.export import NoKit, read_kit, write_kit
from kingcraft.conformance.kit import Kit, make_kit
from kingcraft.conformance.limits import LONGEST_REPEAT, MOST_MADE
from kingcraft.conformance.question import questions
from kingcraft.conformance.run import Runner, write_made
from kingcraft.conformance.vector import BrokenVector, Made

FALSE = shlex.join([sys.executable, "-c", "raise SystemExit(3)"])
#: What must not be lost.
LETTER = '"Dear Ana, ..."'


@pytest.fixture(scope="module")
def kit() -> Kit:
    return make_kit(["pagat"], size="small")


@pytest.fixture
def folder(kit: Kit, tmp_path: Path) -> Path:
    """The folder of a kit, beside which there is a private letter."""
    (tmp_path / "letter.json").write_text(LETTER)
    write_kit(kit, tmp_path / "kit")
    return tmp_path / "kit"


def _signed(folder: Path, name: str, content: bytes) -> None:
    """Name a file in the index, as the maker of the kit would have."""
    index = json.loads((folder / "index.json").read_bytes())
    index["files"][name] = hashlib.sha256(content).hexdigest()
    (folder / "index.json").write_text(json.dumps(index))


def _changed(folder: Path, name: str, **fields: Any) -> None:
    """Change the first vector in a file of the kit."""
    content = json.loads((folder / name).read_bytes())
    content["vectors"][0] |= fields
    (folder / name).write_text(json.dumps(content))
    _signed(folder, name, (folder / name).read_bytes())


def _damaged(folder: Path) -> str:
    """The file that is said to be damaged."""
    with pytest.raises(NoKit) as refused:
        read_kit(folder)
    assert refused.value.key == "conformance-damaged"
    return Path(refused.value.arguments["file"]).relative_to(folder).as_posix()


def _first(folder: Path) -> BrokenVector:
    return read_kit(folder).broken[0]


WRONG_IDS = [
    *("", "-x", "A", "a b", "a.b", "a/b", "a\\b", "../../letter", "/letter", "c:letter", "ä", "a\n", "a\0", "a" * 82),
]


@pytest.mark.parametrize("name", ["positions/pagat.json", "records/pagat.json", "broken.json"])
@pytest.mark.parametrize("id_", WRONG_IDS)
def test_an_id_is_a_plain_word(folder: Path, name: str, id_: str) -> None:
    _changed(folder, name, id=id_)
    assert _damaged(folder) == name


def test_the_longest_id_is_taken(folder: Path) -> None:
    _changed(folder, "broken.json", id="0" + "z-" * 40)
    assert _first(folder).id == "0" + "z-" * 40


def test_no_two_vectors_have_one_id(folder: Path, kit: Kit) -> None:
    _changed(folder, "broken.json", id=kit.positions["pagat"][0].id)
    assert _damaged(folder) == "index.json"


def test_a_kit_cannot_overwrite_what_lies_elsewhere(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The documents of a kit are laid down as ``ID.json``, and kept if the answer differs."""
    _changed(folder, "positions/pagat.json", id="../../letter")
    assert main(["conformance", "run", str(folder), "--cmd", FALSE]) == 2
    assert capsys.readouterr().err.startswith(f"{folder / 'positions' / 'pagat.json'}: is damaged")
    assert (folder.parent / "letter.json").read_text() == LETTER
    assert not (folder / "failed").exists()


@pytest.mark.parametrize(
    "file",
    [
        *("../letter.json", "raw/../../letter.json", "raw/..", "./raw", "/dev/zero", "raw//empty.json", "raw/", ".git"),
        *("..\\letter.json", "c:letter.json", "-rf", "raw/\n", "raw/\0", "a" * 101, "a/a/a/a/a"),
    ],
)
def test_a_file_lies_below_the_kit(folder: Path, file: str) -> None:
    _changed(folder, "broken.json", file=file)
    assert _damaged(folder) == "broken.json"


def test_links_do_not_lead_out_of_the_kit(folder: Path) -> None:
    (folder / "raw" / "letter.json").symlink_to(folder.parent / "letter.json")
    (folder / "raw" / "more").symlink_to(folder.parent)
    (folder / "raw" / "circle").symlink_to("circle")
    (folder / "raw" / "inside.json").symlink_to("empty.json")
    for file in ("raw/letter.json", "raw/more/letter.json"):
        _changed(folder, "broken.json", file=file)
        assert _damaged(folder) == "broken.json"
    for file in ("raw/circle", "raw/inside.json", "raw/missing.json", "raw"):
        _changed(folder, "broken.json", file=file)
        assert _first(folder).file == file


@pytest.mark.parametrize("name", ["../letter.json", "/dev/zero", "raw/more/letter.json"])
def test_the_index_names_files_of_the_kit_only(folder: Path, name: str) -> None:
    (folder / "raw" / "more").symlink_to(folder.parent)
    _signed(folder, name, LETTER.encode())
    assert _damaged(folder) == "index.json"


@pytest.mark.parametrize("name", ["raw", "raw/pipe.json", "raw/missing.json"])
def test_only_a_file_is_an_empty_file(folder: Path, name: str) -> None:
    os.mkfifo(folder / "raw" / "pipe.json")
    _signed(folder, name, b"")
    assert _damaged(folder) == name


@pytest.mark.parametrize("command", ["", "-c", "--version", "serve", "conformance", "Replay", "replay "])
def test_nothing_but_questions_is_asked(folder: Path, command: str) -> None:
    _changed(folder, "broken.json", command=command)
    assert _damaged(folder) == "broken.json"


@pytest.mark.parametrize(
    "made",
    [
        {"repeat": "", "size": 10},
        {"repeat": "x" * (LONGEST_REPEAT + 1), "size": MOST_MADE},
        {"repeat": "é" * (LONGEST_REPEAT // 2 + 1), "size": MOST_MADE},
        {"repeat": "x" * 2_000_000, "size": MOST_MADE},
        {"repeat": "x", "size": MOST_MADE + 1},
        {"repeat": "x", "size": 10**30},
        {"repeat": "x", "size": -1},
        {"repeat": "x", "size": 4, "start": "start"},
    ],
)
def test_what_is_made_has_limits(folder: Path, made: dict[str, Any]) -> None:
    _changed(folder, "broken.json", made=made)
    assert _damaged(folder) == "broken.json"


@pytest.mark.parametrize(
    "made",
    [Made(repeat="é" * (LONGEST_REPEAT // 2), size=2_500_001), Made(start="start", repeat="x", size=5)],
)
def test_what_is_made_within_limits_is_made(folder: Path, made: Made) -> None:
    _changed(folder, "broken.json", made={"start": made.start, "repeat": made.repeat, "size": made.size})
    assert _first(folder).made == made
    write_made(made, folder / "made.json")
    repeated = made.repeat.encode() * (made.size // len(made.repeat.encode()) + 1)
    assert (folder / "made.json").read_bytes() == (made.start.encode() + repeated)[: made.size]


def test_what_nests_too_deep_is_damaged(folder: Path) -> None:
    content = (folder / "broken.json").read_bytes()
    deep = content.replace(b'"vectors": [', b'"vectors": [' + b"[" * 5000 + b"]" * 5000 + b",", 1)
    (folder / "broken.json").write_bytes(deep)
    _signed(folder, "broken.json", deep)
    assert _damaged(folder) == "broken.json"
    (folder / "index.json").write_bytes(b"[" * 5000 + b"]" * 5000)
    with pytest.raises(NoKit, match="conformance-no-kit"):
        read_kit(folder)


@pytest.mark.parametrize("link", ["failed", "failed/pagat-edge-1.json"])
def test_documents_are_kept_elsewhere_if_failed_leads_out_of_the_kit(folder: Path, kit: Kit, link: str) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    precious = elsewhere / "pagat-edge-1.json"
    precious.write_text(LETTER)
    (folder / link).parent.mkdir(exist_ok=True)
    (folder / link).symlink_to(precious if link.endswith(".json") else elsewhere)
    asked = [question for question in questions(kit, ["positions"], []) if question.vector.id == "pagat-edge-1"]
    (difference,) = Runner(shlex.split(FALSE), folder, 1, 30).run(asked, lambda done, count: None).differences
    kept = Path(difference.command[-1])
    assert json.loads(kept.read_bytes())["game"] == "kings-corner"
    assert not kept.is_relative_to(folder)
    assert precious.read_text() == LETTER
