"""The walls of the house that import contracts cannot see: no circle anywhere, and no shared file names a game.

What counts as naming a game is defined in ``scripts/measures.py``; the contracts are in ``pyproject.toml`` and in
``web/``.
"""

from scripts.measures import PACKAGE, PAGE, circles, imports_page, imports_python, named, tracked

#: The page's list of games; the package's is ``games/registry.py``.
LISTS_THE_GAMES = ["games/index.ts"]


def test_no_module_of_the_package_imports_itself_in_a_circle() -> None:
    graph = imports_python()
    assert len(graph) > 300
    assert circles(graph) == []


def test_no_file_of_the_page_imports_itself_in_a_circle() -> None:
    graph = imports_page()
    assert len(graph) > 200
    assert circles(graph) == []


def test_no_shared_file_of_the_package_names_a_game() -> None:
    assert named(tracked(PACKAGE, ".py"), PACKAGE) == []


def test_no_shared_file_of_the_page_names_a_game() -> None:
    assert named(tracked(PAGE, ".ts", ".svelte"), PAGE) == LISTS_THE_GAMES
