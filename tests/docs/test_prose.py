"""The prose itself: links lead somewhere, pictures are there, examples run."""

import contextlib
import io
import json
import re
import struct
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.cli.main import main
from kingcraft.record.position import parse_position
from tests.docs.markdown import ROOT, anchors, examples, links, pages, read

#: A file of this project in text.
FILE: Final = re.compile(r"`((?:src|tests|bench|docs|scripts|tools|launch|web|deploy|examples)/[\w./-]+)`")


def names(paths: list[Path]) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in paths]


@pytest.mark.parametrize("name", names(pages()))
def test_links_lead_somewhere(name: str) -> None:
    broken = []
    for link in links(read(name)):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        path = (ROOT / name).parent / target if target else ROOT / name
        if not path.exists() or (anchor and anchor not in anchors(path.read_text(encoding="utf-8"))):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("name", names(pages()))
def test_files_that_are_named_exist(name: str) -> None:
    """Code that looks like a path of this project (``src/kingcraft/cards.py``) is one; GAME and LANG mean any."""
    named = FILE.findall(read(name))
    paths = [path.replace("GAME", "king").replace("LANG", "en") for path in named]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_files_that_comments_name_exist() -> None:
    """The same in comments and docstrings, of Python and of the page."""
    sources = [
        path for folder in ("src", "launch", "scripts", "tools", "tests") for path in (ROOT / folder).rglob("*.py")
    ]
    sources += [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    assert len(sources) > 1000
    assert [
        f"{path.relative_to(ROOT)}: {named}"
        for path in sources
        for named in FILE.findall(path.read_text(encoding="utf-8"))
        if not (ROOT / named.replace("GAME", "king").replace("LANG", "en")).exists()
    ] == []


def test_pictures_are_pictures() -> None:
    pictures = [path for path in (ROOT / "docs" / "images").iterdir() if path.suffix == ".png"]
    assert pictures
    for picture in pictures:
        head = picture.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", head[16:24])
        assert min(width, height) > 300


@pytest.mark.parametrize("name", ["README.md", "docs/tour.md"])
def test_examples_in_python_run_and_print_what_they_say(name: str) -> None:
    """A comment ``# ...`` after a ``print`` is what it prints."""
    ran = examples(read(name), "python")
    assert ran
    for source in ran:
        said = [
            line.partition("  # ")[2] for line in source.splitlines() if line.startswith("print(") and "  # " in line
        ]
        printed = io.StringIO()
        space: dict[str, Any] = {}
        with contextlib.redirect_stdout(printed):
            exec(compile(source, name, "exec"), space)
        lines = printed.getvalue().splitlines()
        assert said
        assert lines == said


@pytest.mark.parametrize("name", ["docs/command-line.md", "docs/rules/records.md"])
def test_positions_in_the_docs_are_positions(name: str) -> None:
    documents = [json.loads(text) for text in examples(read(name), "json") if '"hands"' in text]
    assert documents
    for document in documents:
        assert parse_position(document).legal()


def test_the_commands_of_the_command_line_page_print_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``...`` ends a line, or is one, where the page omits output; ``corner.json`` is the position on the page."""
    page = read("docs/command-line.md")
    (position,) = examples(page, "json")
    (tmp_path / "corner.json").write_text(position, encoding="utf-8")
    monkeypatch.chdir(ROOT)
    ran = 0
    for block in examples(page, "console"):
        for example in block.split("$ kingcraft ")[1:]:
            command, _, said = example.partition("\n")
            main([str(tmp_path / word) if word == "corner.json" else word for word in command.split()])
            printed = capsys.readouterr()
            shape = ".*".join(map(re.escape, said.split("...\n")))
            assert re.fullmatch(shape, printed.out + printed.err, re.DOTALL), command
            ran += 1
    assert ran >= 6


def test_every_command_is_on_the_command_line_page(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = set(re.findall(r"^    ([a-z]+)\b", capsys.readouterr().out, re.MULTILINE))
    documented = re.findall(r"^\| `kingcraft ([a-z]+)", read("docs/command-line.md"), re.MULTILINE)
    assert commands == set(documented)
    assert len(documented) == len(commands)
