"""Python in a browser: Pyodide, under Node, with the package as a browser receives it."""

import pytest

from tools.site.pyodide import BrowserPython


@pytest.fixture(scope="session")
def browser_python(tmp_path_factory: pytest.TempPathFactory) -> BrowserPython:
    return BrowserPython(tmp_path_factory.mktemp("page"))
