"""What a page loads to play without a server: Python, the modules of it that are used, and the package.

:func:`make` writes the folder ``py``. Every name in it has a hash, so that all of it may be kept for ever::

    near-HASH.json                 the list of the others, with their sizes; and the games, for the start page
    pyodide-HASH/                  Pyodide's program
    std-HASH.zip.txt               the standard library, from STD
    msgspec-HASH.zip.txt
    kingcraft-HASH.zip.txt

Archives are stored, not compressed: the web server compresses the whole, which makes less of it. Such servers judge a
file by its ending, and compress no ``zip``, but text: nginx with the lines of ``docs/static-site.md`` was tried,
Cloudflare documents it, of GitHub Pages and Netlify it is reported; ``python -m http.server`` compresses nothing.
The page takes the bytes as they are. Pyodide's ``.mjs`` are called ``.js`` for the same reason: older servers do not
know that ending, and a browser runs no script of an unknown type.

The same sources give the same bytes.
"""

import hashlib
import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from kingcraft.games.registry import games
from kingcraft.kernel.wasm import MANIFEST
from kingcraft.room.views.rules import game_view
from kingcraft.service.worths import help_with

from . import bytecode, wheels
from .package import ORIGIN
from .package import files as files_of_package
from .plain import PYODIDE, PlainPython

#: The folder beside the page that holds it all.
PLACE: Final = "py"
#: The ending of archives.
ENDING: Final = "zip.txt"
#: The modules of the standard library that a page uses: a path a line. ``python -m tools.site.modules`` writes it.
STD: Final = Path(__file__).with_name("std.txt")
#: Pyodide's files, and what they are called in the page.
PROGRAM: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
#: Of msgspec's wheel a page needs the code.
MSGSPEC: Final = (".py", ".so")

#: Where archives lie in the page's Python, as tracebacks name it.
PLACES: Final = {"std": "lib/python314.zip", "msgspec": "lib/site", "kingcraft": "lib/site"}
#: The date of all files in archives.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)

Files = dict[str, bytes]


class NotMade(RuntimeError):
    """A page without a server cannot be made here; the text says why, and what to do."""


def make(folder: Path) -> Path:
    """Write the files into a folder, which is made if it is not there, and return the path of the list.

    The list is written last. Raises :class:`NotMade`.
    """
    archives = _compiled({"std": _std(), "msgspec": msgspec(), "kingcraft": package()})
    names = {name: f"{name}-{_hash(data)}.{ENDING}" for name, data in archives.items()}
    program = own_files()
    place = f"pyodide-{_hash(b''.join(program.values()))}"
    files = {f"{place}/{name}": data for name, data in program.items()}
    files |= {names[name]: data for name, data in archives.items()}
    contents = {
        "pyodide": place,
        "std": names.pop("std"),
        "archives": list(names.values()),
        "lock": {"info": json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"], "packages": {}},
        "games": offered(),
        "bytes": {name: len(data) for name, data in files.items()},
    }
    body = json.dumps(contents, separators=(",", ":")).encode() + b"\n"
    (folder / place).mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    path = folder / f"near-{_hash(body, 16)}.json"
    path.write_bytes(body)
    return path


def offered() -> object:
    """Return the games as the home in the page offers them: the start page shows them before it is there."""
    views = [game_view(game, (), help_with(game.name, hints=True)) for game in games().values()]
    return to_builtins(views)


def package() -> Files:
    """Return the package. Raises :class:`NotMade` if its kernels were made from other sources."""
    found = dict(files_of_package())
    if found[ORIGIN].decode().strip() != json.loads(MANIFEST.read_text(encoding="utf-8"))["origin"]:
        raise NotMade("The kernels were made from other sources: python -m tools.site.kernels makes them again.")
    return found


def msgspec() -> Files:
    """Return msgspec as it is compiled for browsers. Raises :class:`NotMade`."""
    try:
        wheel = wheels.fetch(wheels.ROOT / ".venv" / "page")
    except subprocess.CalledProcessError:
        raise NotMade("msgspec for browsers could not be downloaded; pip says why.") from None
    return {name: data for name, data in _read(wheel).items() if name.endswith(MSGSPEC)}


def own_files() -> Files:
    """Return Pyodide's files by their names in the page."""
    found = {}
    for name, called in PROGRAM.items():
        data = (PYODIDE / name).read_bytes()
        if called.endswith(".js"):
            for old, new in PROGRAM.items():
                data = data.replace(old.encode(), new.encode())
            data = data.partition(b"\n//# sourceMappingURL=")[0] + b"\n"
        found[called] = data
    return found


def _std() -> Files:
    """Return the sources of the standard library's modules that a page uses. Raises :class:`NotMade`."""
    shipped = _read(PYODIDE / "python_stdlib.zip")
    wanted = STD.read_text(encoding="utf-8").split()
    if missing := [name for name in wanted if name not in shipped]:
        raise NotMade(f"This Pyodide has no {missing[0]}: python -m tools.site.modules writes the list again.")
    return {name: shipped[name] for name in wanted}


def _compiled(packages: Mapping[str, Files]) -> Files:
    """Return an archive of each package, with bytecode in place of sources."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        sources = {
            f"{PLACES[name]}/{file}": data for name, files in packages.items() for file, data in _sources(files).items()
        }
        (folder / "sources.zip").write_bytes(archive(sources))
        program = Path(bytecode.__file__).read_text(encoding="utf-8")
        PlainPython(folder).run(f"{program}\n\ncompile_all(Path('/host'))\n")
        done = _read(folder / "bytecode.zip")
    archives = {}
    for name, files in packages.items():
        code = {f"{file}c": done[f"{PLACES[name]}/{file}c"] for file in _sources(files)}
        others = {file: data for file, data in files.items() if not file.endswith(".py")}
        archives[name] = archive(code | others)
    return archives


def _sources(files: Files) -> Files:
    return {file: data for file, data in files.items() if file.endswith(".py")}


def _read(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as opened:
        return {name: opened.read(name) for name in sorted(opened.namelist()) if not name.endswith("/")}


def archive(files: Files) -> bytes:
    """Return an archive of files, stored as they are."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as into:
        for name, data in sorted(files.items()):
            into.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
    return buffer.getvalue()


def _hash(data: bytes, length: int = 8) -> str:
    return hashlib.sha256(data).hexdigest()[:length]
