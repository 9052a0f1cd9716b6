"""Python in a browser: Pyodide, under Node, with the package as a browser receives it."""

import pytest

from tools.site.pyodide import BrowserPython

#: What the programs of these tests import there, besides the package.
BESIDE = (
    "tests/leaks/known.py",
    "tests/lessons/pupil.py",
    "tests/page/answers.py",
    "tests/page/leaks.py",
    "tests/page/match.py",
    "tests/page/player.py",
    "tests/room/memory.py",
    "tools/driver/patience.py",
    "tools/site/decisions.py",
)


@pytest.fixture(scope="session")
def browser_python(tmp_path_factory: pytest.TempPathFactory) -> BrowserPython:
    return BrowserPython(tmp_path_factory.mktemp("page"), *BESIDE)
