"""Boundaries that import contracts cannot check: no import cycles, and no shared file names a game.

What counts as naming a game is defined in ``scripts/measures.py``; the contracts are in ``pyproject.toml`` and in
``web/``.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import measures
from scripts.measures import PACKAGE, PAGE, ROOT, circles, folders, imports_page, imports_python, named, tracked

#: The page's list of games; the package's is ``games/registry.py``.
LISTS_THE_GAMES = ["app/games.ts"]


def test_no_module_of_the_package_imports_itself_in_a_circle() -> None:
    graph = imports_python()
    assert len(graph) > 300
    assert circles(graph) == []


def test_no_file_of_the_page_imports_itself_in_a_circle() -> None:
    graph = imports_page()
    assert len(graph) > 200
    assert circles(graph) == []


def test_no_folder_of_the_page_imports_itself_in_a_circle() -> None:
    graph = folders(imports_page(later=False))
    assert len(graph) > 20
    assert circles(graph) == []


def test_every_computed_field_of_the_page_is_readonly() -> None:
    """The build takes their setters (``web/plugins/readonlyFields.ts``): to assign one must be a type error."""
    fields = [
        line
        for path in tracked(PAGE, ".svelte.ts")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"  \S.* = \$derived\b", line) and not line.lstrip().startswith(("const", "let"))
    ]
    assert len(fields) > 100
    assert [line for line in fields if " readonly " not in line] == []


def test_no_line_of_the_page_is_long_and_no_component_heavy() -> None:
    page = tracked(PAGE, ".ts", ".svelte")
    assert measures.long_lines(page) == {}
    assert measures.heavy_components(page) == {}


#: The modules of the page that know where it is served, and those whose paths are below ``/api``.
KNOWS_THE_BASE = ("base/api.ts", "base/router.svelte.ts", "base/site.ts", "offline/worker.ts")
#: An address of the app that is not handed to ``at``.
ROOTED = re.compile(
    r"""(?<!\bat\()["'`]/(?:(?:api|assets|room|matches|match|play|learn|day|calendar|pad|code|rules)\b|[a-z]+\.(?:js|txt|svg|png)|(?=["'`?#$]))"""
)


def rooted(line: str) -> bool:
    """Whether a line of the page has an address of the app as it is at the root alone."""
    code = re.sub(r"(?<!:)//.*|/\*.*|^\s*\*.*", "", line)
    return bool(ROOTED.search(code)) and not code.lstrip().startswith(("import ", "} from")) and "at(" not in code


def test_every_address_of_the_page_is_below_its_base() -> None:
    """The page is served below any path: ``at`` of ``base/site.ts`` gives the real address."""
    found = [
        f"{path.relative_to(PAGE).as_posix()}: {line.strip()}"
        for path in tracked(PAGE, ".svelte", ".ts")
        if path.relative_to(PAGE).as_posix() not in KNOWS_THE_BASE
        for line in path.read_text("utf-8").splitlines()
        if rooted(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ('<a class="link" href="/learn" onclick={followLink}>', True),
        ('    else page.go("/");', True),
        ("    page.replace(`/room/${room}`);", True),
        ('await fetch("/api/health")', True),
        ('    else page.go(at("/"));', False),
        ("href={at(`/match/${id}`)}", False),
        ('href={at(date === own ? "/day" : `/day/${date}`)}', False),
        ("// the page of a room: `/room/ID`", False),
        ('import x from "/src/x";', False),
    ],
)
def test_an_address_without_its_base_is_found(line: str, bad: bool) -> None:
    assert rooted(line) is bad


def test_no_shared_file_of_the_package_names_a_game() -> None:
    assert named(tracked(PACKAGE, ".py"), PACKAGE) == []


def test_no_shared_file_of_the_page_names_a_game() -> None:
    assert named(tracked(PAGE, ".ts", ".svelte"), PAGE) == LISTS_THE_GAMES


@pytest.mark.parametrize(
    "line",
    [
        "from ..games.king.play import power",
        "from kingcraft.games.kings_corner import options",
        "from ..games import king",
        "import kingcraft.bots.king.search",
        "from .thumb.king import hand",
        'GAME = "king"',
    ],
)
def test_a_shared_file_that_imports_from_a_game_or_names_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    package = tmp_path / "kingcraft"
    shared, own = package / "bots" / "shared.py", package / "bots" / "king" / "hand.py"
    own.parent.mkdir(parents=True)
    shared.write_text(f"{line}\n", "utf-8")
    own.write_text(f"{line}\n", "utf-8")
    monkeypatch.setattr(measures, "PACKAGE", package)
    assert named([shared, own], package) == ["bots/shared.py"]
    shared.write_text(f"'''{line}'''\n# {line}\nfrom ..games import options\n", "utf-8")
    assert named([shared], package) == []


def test_the_files_that_a_click_crosses_are_those_of_a_server_with_four_players() -> None:
    """In a process of its own: the server takes the signal that ends it, and every call is noted."""
    program = "from scripts.measures import crossed; print(*crossed(), sep='\\n')"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert {"room/room.py", "games/king/play.py"} <= {*ran.stdout.split()}
