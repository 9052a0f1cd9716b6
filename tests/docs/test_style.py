"""No source, doc or English text uses a turn of phrase that ``docs/style.md`` lists."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
#: Where the phrases are listed, as a table whose first column holds them in backquotes.
STYLE = ROOT / "docs" / "style.md"
#: What people read: prose, source and its comments, English texts. Other languages have words that look alike.
ENDINGS = (".md", ".py", ".ts", ".svelte", ".css", ".mjs", ".js", ".ftl", ".toml")
#: Recorded pages and matches (their words are the catalogues'), texts of other languages, and this rule itself.
LEFT_OUT = re.compile(
    r"docs/style\.md|tests/guide/shown/|tests/golden/|src/kingcraft/locales/(?!en/)|tests/docs/test_style\.py"
)


def phrases() -> list[str]:
    """The phrases of the last table of ``docs/style.md``."""
    table = STYLE.read_text(encoding="utf-8").split("## Turns of phrase we do not use")[1]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    return [phrase for cell in cells for phrase in re.findall(r"`([^`]+)`", cell)]


def pattern() -> re.Pattern[str]:
    """Any of the phrases as whole words, also across a line break."""
    words = (r"[\s#/*]+".join(map(re.escape, phrase.split())) for phrase in phrases())
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(words)})(?![\w'-])", re.IGNORECASE)


def files() -> list[Path]:
    """Every file in version control that people read."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [
        ROOT / name
        for name in listed.split("\0")
        if name.endswith(ENDINGS) and not LEFT_OUT.match(name) and (ROOT / name).is_file()
    ]


def found(text: str) -> list[tuple[int, str]]:
    """The phrases in ``text``, each with its line."""
    return [
        (text.count("\n", 0, match.start()) + 1, match[0])
        for match in pattern().finditer(text)
        if text[match.start() - 1 : match.end() + 1] != f'"{match[0]}"'  # a value, such as the language "he"
    ]


def test_the_list_is_read_and_found() -> None:
    assert {"whoever", "is told", "he"} <= set(phrases())
    assert found("one\ntwo is\n    # told") == [(2, "is\n    # told")]
    assert found("The others, there: hesitant") == []


@pytest.mark.parametrize("folder", sorted({file.relative_to(ROOT).parts[0] for file in files()}))
def test_no_turn_of_phrase_that_the_style_bans(folder: str) -> None:
    faults = [
        f"{file.relative_to(ROOT)}:{line}: {phrase!r}"
        for file in files()
        if file.relative_to(ROOT).parts[0] == folder
        for line, phrase in found(file.read_text(encoding="utf-8"))
    ]
    assert not faults, f"{len(faults)} turns of phrase that docs/style.md replaces:\n" + "\n".join(faults)
