"""Which test covers which row of the rules: ``python -m tests.rules.coverage`` writes ``docs/rules-coverage.md``.

A test is named after the rows whose statement it asserts: ``test_P10_P12_S8_...`` holds P10, P12 and S8, ``K10`` in
such a name is the row K-10 and ``G_20`` the row G-20 (``G20`` is another). The rows are those of ``docs/rules``.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.rules.law import rows

TESTS = Path(__file__).resolve().parent.parent
PAGE = TESTS.parent / "docs" / "rules-coverage.md"
_PARTS = {
    "Kings Corner, the pagat text (P)": r"P\d+",
    "Kings Corner, the Swedish text (S)": r"S\d+",
    "Kings Corner, the Romanian text (R)": r"R\d+",
    "Kings Corner, readings (K-n)": r"K-\d+",
    "King (G)": r"G\d+",
    "King, readings (G-n)": r"G-\d+",
}
_INTRODUCTION = """# Which test holds which rule

Every row of [the rules](rules/README.md), and the tests that assert it. A row without tests states no rule.
`python -m tests.rules.coverage` writes this page. A test fails when a row has no test or the page is out of date.
"""


def rows_of(name: str) -> list[str]:
    """The rows that the name of a test begins with: ``test_K4_G_20_a_king`` gives K-4 and G-20."""
    head = re.match(r"test((?:_(?:[PSRKG]\d+|G_\d+)(?![^_]))*)", name)
    ids = re.findall(r"_([PSRKG])(_?)(\d+)", head[1]) if head else []
    return [f"{letter}-{number}" if dash or letter == "K" else letter + number for letter, dash, number in ids]


def functions() -> Iterator[tuple[Path, str]]:
    """Every test function: the path of its file from the root of the project, and its name."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield path.relative_to(TESTS.parent), node.name


def holders() -> Mapping[str, list[tuple[Path, str]]]:
    """Row id to the tests named after it."""
    found: dict[str, list[tuple[Path, str]]] = defaultdict(list)
    for path, name in functions():
        for row in rows_of(name):
            found[row].append((path, name))
    return found


def page() -> str:
    """The text of ``docs/rules-coverage.md``."""
    held = holders()
    parts = [_INTRODUCTION]
    for title, pattern in _PARTS.items():
        lines = [f"## {title}", "", "| row | tests |", "|---|---|"]
        for row in rows().values():
            if re.fullmatch(pattern, row.id):
                names = "<br>".join(f"[{name}](../{path.as_posix()})" for path, name in held.get(row.id, ()))
                link = f"{row.page.removeprefix('docs/')}#{row.anchor}"
                lines.append(f"| [{row.id}]({link}) | {names or '-'} |")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
