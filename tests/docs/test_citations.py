"""What code and docs cite is in the repository: pages by name, rules by id, and the code that a rule links to."""

import ast
import io
import json
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tests.docs.markdown import ROOT
from tests.rules.law import ID, linked, rows

FOLDERS: Final = ("src", "tests", "docs", "web/src", "bench", "scripts", "tools", "launch", "examples", ".github")
SUFFIXES: Final = {".py", ".ts", ".svelte", ".css", ".html", ".md", ".ftl", ".toml", ".yml"}
#: What is built or fetched, not written.
BUILT: Final = {"static", "node_modules", "__pycache__"}
#: Pages that programs of ours write somewhere else.
WRITTEN: Final = {"strength.md"}

RECORDS: Final = "docs/rules/records.md"
#: A link to another site, with its text.
_OUTSIDE: Final = re.compile(r"\[[^\]]*\]\([a-z]+://[^)]*\)")
_PAGE: Final = re.compile(r"[\w.:/%~-]*[\w-]\.md\b")
_ID: Final = re.compile(rf"(?<![\w-])(?:{ID})(?![\w-])")
#: ``P24-P31``, ``G30 .. G56``, ``P1 to P21``, ``K-17 to K-19``.
_RANGE: Final = re.compile(r"(?<![\w-])([PSRG]|[KG]-)([1-9]\d?)(?: ?\.\. ?|-| to )\1(\d{1,2})(?![\w-])")


@cache
def files() -> dict[str, str]:
    """Every text that people wrote, by its path from the root."""
    paths = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        paths += (ROOT / folder).rglob("*")
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(paths)
        if path.suffix in SUFFIXES and path.is_file() and not BUILT & set(path.relative_to(ROOT).parts)
    }


def exists(page: str, name: str) -> bool:
    """Whether ``name``, cited in ``page``, is a file: from the root, the page or docs, or the only one of that name."""
    if any((folder / name).is_file() for folder in (ROOT, (ROOT / page).parent, ROOT / "docs")):
        return True
    return "/" not in name and sum(path.rpartition("/")[2] == name for path in files()) == 1


def prose(name: str, text: str) -> Iterator[str]:
    """The parts of a file that people read: docstrings and comments of code, all of a page."""
    if name.endswith(".md"):
        yield text
    elif name.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.string
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield node.value.value
    elif name.endswith((".ts", ".svelte")):
        yield from re.findall(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", text, re.DOTALL)


def cited(text: str) -> set[str]:
    """The ids that ``text`` names, those within ranges too."""
    within = {
        f"{letter}{number}"
        for letter, first, last in _RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return within | set(_ID.findall(text))


def test_every_page_that_is_named_exists() -> None:
    missing = [
        (page, name)
        for page, text in files().items()
        for name in _PAGE.findall(_OUTSIDE.sub("", text))
        if "://" not in name and name not in WRITTEN and not exists(page, name.replace("GAME", "king"))
    ]
    assert missing == []


def test_nothing_that_readers_do_not_have_is_cited() -> None:
    absent = re.compile(r"\bissue [A-Z]\b|\bbar [A-Z]\b|\bthe spec\b|\bshared/(?:spec|design|seeds)\b", re.IGNORECASE)
    found = {name: absent.findall(text) for name, text in files().items() if name != "tests/docs/test_citations.py"}
    assert {name: names for name, names in found.items() if names} == {}


def test_every_rule_that_is_cited_is_a_row() -> None:
    known = rows()
    unknown = {
        (name, id_)
        for name, text in files().items()
        if name.startswith(("src/", "tests/", "docs/", "web/src/")) and cited(text) - set(known)
        for piece in prose(name, text)
        for id_ in cited(piece)
        if id_ not in known
    }
    assert sorted(unknown) == []


def test_every_rule_that_the_conformance_kit_cites_is_a_row() -> None:
    """The kit names the source of each vector in a text: ``"P10, P15"``."""
    known = rows()
    cases = (ROOT / "src/kingcraft/conformance/data").glob("*.jsonl")
    lines = [json.loads(line) for path in cases for line in path.read_text(encoding="utf-8").splitlines()]
    sources = [line["source"] for line in lines if "source" in line]
    found = {id_ for source in sources for id_ in cited(source)}
    assert len(found) > 20
    assert sorted(found - set(known)) == []


def test_anchors_are_ids_in_small_letters() -> None:
    assert [row.id for row in rows().values() if row.anchor != row.id.lower()] == []


def test_the_code_of_every_rule_exists_and_cites_rules_of_its_own() -> None:
    """A file that rules link to names at least one of them."""
    ids = defaultdict(set)
    for row in rows().values():
        for path in row.code:
            ids[path].add(row.id)
    assert [path for path in ids if not (ROOT / path).is_file()] == []
    assert {path: found for path, found in ids.items() if not found & cited(files()[path])} == {}


def test_the_code_of_every_section_of_records_exists_and_cites_it() -> None:
    text = files()[RECORDS]
    paths = {
        path
        for code in re.findall(r"^Code:.*?(?=\n\n)", text, re.MULTILINE | re.DOTALL)
        for path in linked(RECORDS, code)
    }
    assert len(paths) > 10
    assert sorted(path for path in paths if RECORDS not in files().get(path, "")) == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(P10, S8; K-3)", {"P10", "S8", "K-3"}),
        ("G30 .. G32", {"G30", "G31", "G32"}),
        ("P24-P26, K-7", {"P24", "P25", "P26", "K-7"}),
        ("K-17 to K-19", {"K-17", "K-18", "K-19"}),
        ("test_P15_and G150 K4 xP1 --P2", set()),
    ],
)
def test_the_ids_in_a_text(text: str, ids: set[str]) -> None:
    assert cited(text) == ids
