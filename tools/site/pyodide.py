"""A browser's Python on this machine: what a page loads, under Node."""

import zipfile
from pathlib import Path
from typing import Final

from . import near, plain
from .wheels import ROOT


class BrowserPython:
    """Programs in a browser's Python; each has a process of its own."""

    def __init__(self, folder: Path, *beside: str) -> None:
        """``folder``: for its files; ``beside``: files of this repository that programs import as well.

        Raises :class:`.near.NotMade`.
        """
        self._program: Final = folder / "program.py"
        (folder / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")  # what ends in .js there
        self.list: Final = near.make(folder / "py")
        packed = folder / "beside.zip"
        with zipfile.ZipFile(packed, "w") as archive:
            for name in beside:
                archive.write(ROOT / name, name)
        files = (Path(__file__).with_name("python.mjs"), self.list, packed, self._program)
        self._command: Final = [plain.node_program(), *map(str, files)]

    def run(self, program: str, argument: str) -> str:
        """Run a program with an argument: :func:`.plain.run`."""
        return plain.run(self._command, self._program, program, argument)
