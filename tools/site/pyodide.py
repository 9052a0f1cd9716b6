"""A browser's Python on this machine: Pyodide under Node, with the package as a browser receives it."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from launch import node
from launch.environment import Environment

from . import wheels
from .archive import archive

ROOT: Final = wheels.ROOT
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"


def node_program() -> str:
    """Return the path of Node. Raises FileNotFoundError: it is not installed."""
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    program = found and shutil.which("node", path=found.environment["PATH"])
    if not program:
        raise FileNotFoundError("Node is not installed: python3 start.py prepares what is missing")
    return program


class BrowserPython:
    """Programs in a browser's Python; each has a process of its own."""

    def __init__(self, folder: Path) -> None:
        """``folder``: for its files. Raises CalledProcessError if pip cannot download what is needed."""
        self._program: Final = folder / "program.py"
        packed = folder / "kingcraft.zip"
        packed.write_bytes(archive())
        wheel = wheels.fetch(ROOT / ".venv" / "page")
        files = (Path(__file__).with_name("python.mjs"), PYODIDE, packed, wheel, self._program)
        self._command: Final = [node_program(), *map(str, files)]

    def run(self, program: str, argument: str) -> str:
        """Run a program with an argument. Return the text that its last expression is.

        Raises RuntimeError with what went wrong there.
        """
        self._program.write_text(program, encoding="utf-8")
        done = subprocess.run([*self._command, argument], capture_output=True, text=True, timeout=600, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout
