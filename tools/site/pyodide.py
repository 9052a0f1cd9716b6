"""A browser's Python on this machine: what a page loads, under Node."""

from pathlib import Path
from typing import Final

from . import near, plain


class BrowserPython:
    """Programs in a browser's Python; each has a process of its own."""

    def __init__(self, folder: Path) -> None:
        """``folder``: for its files. Raises :class:`.near.NotMade`."""
        self._program: Final = folder / "program.py"
        (folder / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")  # what ends in .js there
        self.list: Final = near.make(folder / "py")
        files = (Path(__file__).with_name("python.mjs"), self.list, self._program)
        self._command: Final = [plain.node_program(), *map(str, files)]

    def run(self, program: str, argument: str) -> str:
        """Run a program with an argument: :func:`.plain.run`."""
        return plain.run(self._command, self._program, program, argument)
