"""The layer below the server: it runs where there are no sockets, no database and no threads of its own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: Imports every module of the floor. Modules of ours must not import what only a server has; libraries may.
SCRIPT = """
import builtins, importlib, pkgutil, sys
for name in ("litestar", "uvicorn", "websockets", "sqlite3", "multiprocessing", "platformdirs", "numba", "numpy"):
    sys.modules[name] = None
known = builtins.__import__
def checked(name, globals=None, *rest):
    importer = (globals or {}).get("__name__", "")
    if importer.startswith("kingcraft.") and name in ("threading", "socket", "subprocess", "ssl"):
        if importer != "kingcraft.bots.kings_corner.plans":  # the lock of a cache
            raise ImportError(f"{importer} imports {name}")
    return known(name, globals, *rest)
builtins.__import__ = checked
import kingcraft.service
for module in pkgutil.walk_packages(kingcraft.service.__path__, "kingcraft.service."):
    importlib.import_module(module.name)
print(len([name for name in sys.modules if name.startswith("kingcraft.service.")]))
"""


def test_all_of_it_is_imported_without_what_only_a_server_has() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10
