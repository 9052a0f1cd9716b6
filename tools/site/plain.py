"""Pyodide as it ships, under Node: it compiles what a page loads, and is what a page's start is compared with."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from launch import node
from launch.environment import Environment

from .wheels import ROOT

PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
#: Seconds that a program may take.
LONGEST: Final = 600


def node_program() -> str:
    """Return the path of Node. Raises FileNotFoundError with what to do if there is none."""
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    program = found and shutil.which("node", path=found.environment["PATH"])
    if not program:
        raise FileNotFoundError("Node is not installed: python3 start.py prepares what is missing")
    return program


def run(command: list[str], program: Path, source: str, argument: str) -> str:
    """Write a program to its file, run it, and return the text that its last expression is.

    Raises RuntimeError with what went wrong there.
    """
    program.write_text(source, encoding="utf-8")
    done = subprocess.run([*command, argument], capture_output=True, text=True, timeout=LONGEST, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


class PlainPython:
    """Programs in Pyodide's Python; each has a process of its own, which sees a folder of this machine."""

    def __init__(self, folder: Path) -> None:
        """``folder``: what programs find as ``/host``."""
        self._program: Final = folder / "plain.py"
        files = (Path(__file__).with_name("plain.mjs"), PYODIDE, folder, self._program)
        self._command: Final = [node_program(), *map(str, files)]

    def run(self, source: str, argument: str = "") -> str:
        """Run a program with an argument: :func:`run`."""
        return run(self._command, self._program, source, argument)
