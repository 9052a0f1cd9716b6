"""Each point of ``docs/security.md`` names tests that there are."""

import ast
import functools
import json
import re
import tomllib
from collections.abc import Iterable

from packaging.requirements import Requirement

from scripts.sbom import bill
from tests.docs.markdown import ROOT, code, read, rows

#: The points, and what is said of packages.
POINTS, PACKAGES = read("docs/security.md").split("## Dependencies")
#: The chapters of ASVS 5.0 that a row may begin with.
CHAPTERS = {f"V{number}" for number in range(1, 18)}


@functools.cache
def functions_of(file: str) -> frozenset[str]:
    """The names of the tests in a file of Python."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in tree.body if isinstance(node, kinds) and node.name.startswith("test_"))


def named(cell: str) -> list[str]:
    """The tests that a cell names, each in backquotes: ``FILE::TEST``, or the file alone for the page's."""
    return re.findall(r"`([^`]+)`", cell)


def test_every_test_that_is_named_exists() -> None:
    tests = [test for row in rows(POINTS) for test in named(row[-1])]
    assert len(tests) > 90
    missing = []
    for test in tests:
        file, _, name = test.partition("::")
        found = (ROOT / file).is_file()
        if file.endswith(".py"):
            found = found and name in functions_of(file)
        else:
            found = found and file.startswith("web/tests/") and not name
        if not found:
            missing.append(test)
    assert missing == []


def test_every_point_names_a_test() -> None:
    assert [row[0] for row in rows(POINTS) if not named(row[-1])] == []


def test_every_chapter_has_its_row_or_is_said_not_to_apply() -> None:
    page = POINTS.split("## OWASP ASVS")[1]
    told = {row[0].split()[0] for row in rows(page)}
    left_out = set(re.findall(r"\bV\d+\b", page.split("Chapters that do not apply:")[1].split("\n\n")[0]))
    assert told & CHAPTERS | left_out == CHAPTERS
    assert not told & left_out


def names_of(lines: Iterable[str]) -> set[str]:
    """The packages that requirements of Python name, without our own."""
    return {re.sub(r"[-_.]+", "-", Requirement(line).name) for line in lines} - {"kingcraft"}


def test_every_direct_dependency_is_reviewed_with_its_licence() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    extras = settings["project"]["optional-dependencies"]
    served = [line for name in extras if name not in ("test", "bench") for line in extras[name]]
    made = [*extras["test"], *(line for group in settings["dependency-groups"].values() for line in group)]
    licences = {part["name"]: part["licenses"][0]["expression"] for part in bill()["components"]}
    serving, making = PACKAGES.split("### What builds and tests it")
    for table, needed in (
        (serving, names_of([*settings["project"]["dependencies"], *served]) | {*web["dependencies"]}),
        (making, names_of(made) | {*web["devDependencies"]}),
    ):
        reviewed = {code(row[0]): row[2] for row in rows(table)}
        assert reviewed.keys() == needed
        assert {name: licences[name] for name in reviewed} == reviewed
