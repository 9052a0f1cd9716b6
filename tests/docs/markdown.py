"""The project's prose as tests read it: files, tables, links, examples."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def pages() -> list[Path]:
    """Every page of prose that ships with the project."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests" / "README.md"])


def read(name: str) -> str:
    """A page by its path from the root of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def section(page: str, title: str) -> str:
    """The text below the heading ``title`` up to the next of its level or above. Raises ValueError without it."""
    found = re.search(rf"^(#+) {re.escape(title)}$", page, re.MULTILINE)
    if found is None:
        raise ValueError(f"there is no section {title!r}")
    rest = page[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str) -> Iterator[list[str]]:
    """The rows of all tables in ``text`` as their cells, without heads and rules."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if not line.startswith("|") or set(line) <= set("|-: "):
            continue
        if number + 1 < len(lines) and lines[number + 1].startswith("|") and set(lines[number + 1]) <= set("|-: "):
            continue
        yield [cell.strip() for cell in line.strip("|").split("|")]


def code(cell: str) -> str:
    """The first piece of code in a cell; empty if it holds none."""
    found = re.search(r"`([^`]*)`", cell)
    return found[1] if found else ""


def examples(text: str, language: str) -> list[str]:
    """The fenced blocks of ``language``."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def links(text: str) -> list[str]:
    """The targets of all links and pictures, without those inside code."""
    prose = re.sub(r"^```.*?^```|`[^`]*`", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"\]\(([^)\s]+)\)", prose)


def anchors(text: str) -> set[str]:
    """The anchors that headings make, and those that the page names itself (``<a id="g46"></a>``)."""
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    headings = {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}
    return headings | set(re.findall(r'<a id="([^"]+)"></a>', text))
