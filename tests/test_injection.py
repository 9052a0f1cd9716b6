"""Nothing of a visitor is run, unpickled or read as HTML: what the sources may not use, and the few places that do."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

#: Calls that run or rebuild what they are given.
DANGEROUS = {
    "eval", "exec", "pickle.load", "pickle.loads", "marshal.load", "marshal.loads", "shelve.open", "yaml.load",
    "os.system", "os.popen", "xml.etree.ElementTree.parse", "xml.etree.ElementTree.fromstring",
}  # fmt: skip
#: The files that use one: their bytes come from a child process or a worker of our own.
ALLOWED = {("src/kingcraft/page/browser.py", "pickle.loads"), ("src/kingcraft/processes.py", "pickle.loads")}
#: The findings of the linter about security that the project leaves out: asserts, starting programs, chance.
LEFT_OUT = {"S101", "S603", "S607", "S311"}
#: The files of the page that make elements from text: a rule article of our own server, and a drawn card.
HTML = {"web/src/panels/RuleArticle.svelte", "web/src/guide/cards.ts"}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, with its function as it is written."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def test_nothing_is_run_or_unpickled_that_comes_from_outside(root: Path) -> None:
    found = set()
    for path in sorted((root / "src").rglob("*.py")):
        for name, call in calls(path):
            if name in DANGEROUS:
                found.add((path.relative_to(root).as_posix(), name))
            assert not any(each.arg == "shell" for each in call.keywords), f"{path}:{call.lineno} uses a shell"
    assert found == ALLOWED


def test_the_linter_looks_for_injections(root: Path) -> None:
    """Ruff's S finds, among others, SQL that is put together from text (S608)."""
    rules = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    assert "S" in rules["select"]
    assert {rule for rule in rules["ignore"] if re.fullmatch(r"S\d*", rule)} == LEFT_OUT
    assert not any("S" in left for place, left in rules["per-file-ignores"].items() if place.startswith("src/"))
    for path in sorted((root / "src").rglob("*.py")):
        assert not re.search(r"noqa: .*S60[2458]", path.read_text(encoding="utf-8")), path


def test_the_page_reads_nothing_as_html_but_our_own_texts(root: Path) -> None:
    dangerous = re.compile(
        r"\{@html|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser|srcdoc"
    )
    found = {
        path.relative_to(root).as_posix()
        for path in sorted((root / "web" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte", ".js") and dangerous.search(path.read_text(encoding="utf-8"))
    }
    assert found == HTML
