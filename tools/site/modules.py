"""Which modules of the standard library a page uses: ``python -m tools.site.modules`` writes ``std.txt`` again.

The list is committed, so that a page is built in seconds and what it loads changes only with a commit. A test does the
same errand with it: it fails if a module is missing, or if nothing uses one.
"""

import ast
import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from . import errand, near
from .package import sources
from .plain import PlainPython

ERRAND: Final = Path(errand.__file__).read_text(encoding="utf-8") + "\n\nawait errand(argument)\n"
#: Puts the package where a page has it, from an archive in the shared folder.
_UNPACK: Final = (
    "import shutil, sys\nshutil.unpack_archive('/host/site.zip', '/lib/site')\nsys.path.insert(0, '/lib/site')\n"
)


def named() -> str:
    """Return the modules of the standard library that the package's sources name anywhere, as JSON."""
    found = set[str]()
    for path in sources():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Import(names=names):
                        found.update(each.name for each in names)
                    case ast.ImportFrom(module=str(name), level=0):
                        found.add(name)
    return json.dumps(sorted(name for name in found if name.partition(".")[0] in sys.stdlib_module_names))


def used() -> list[str]:
    """Return the files of the modules, found with Pyodide's whole library."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        (folder / "site.zip").write_bytes(near.archive(near.msgspec() | near.package()))
        found: list[str] = json.loads(PlainPython(folder).run(_UNPACK + ERRAND, named()))
        return found


def main() -> None:
    """Write the list."""
    near.STD.write_text("\n".join(used()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
