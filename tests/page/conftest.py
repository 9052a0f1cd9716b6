"""Python in a browser: Pyodide, under Node, with the package as a browser receives it."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from launch import node
from launch.environment import Environment
from tools.site import wheels
from tools.site.archive import archive

ROOT = Path(__file__).resolve().parent.parent.parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"

#: Runs a program with an argument in a browser's Python. Returns the text that its last expression is.
InBrowser = Callable[[str, str], str]


@pytest.fixture(scope="session")
def in_browser(tmp_path_factory: pytest.TempPathFactory) -> InBrowser:
    folder = tmp_path_factory.mktemp("page")
    packed = folder / "kingcraft.zip"
    packed.write_bytes(archive())
    wheel = wheels.fetch(ROOT / ".venv" / "page")
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    assert found is not None
    program = shutil.which("node", path=found.environment["PATH"])
    assert program is not None

    def run(source: str, argument: str) -> str:
        file = folder / "program.py"
        file.write_text(source, encoding="utf-8")
        runner = ROOT / "tools" / "site" / "python.mjs"
        command = [program, str(runner), str(PYODIDE), str(packed), str(wheel), str(file), argument]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
