"""The one package that is compiled for browsers: msgspec, in the version and with the hash of the lock file."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
LOCK: Final = ROOT / "requirements.lock"
#: The Python and the machine of the locked Pyodide (``web/package.json``).
FOR: Final = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=314", "--implementation=cp", "--abi=cp314")


def locked(package: str) -> str:
    """Return the lines of a package in the lock file. Raises LookupError if it is not there."""
    found = re.search(rf"^{re.escape(package)}==.*?(?=^\S)", LOCK.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    if found is None:
        raise LookupError(f"{LOCK.name} has no {package}")
    return found[0]


def fetch(folder: Path, package: str = "msgspec") -> Path:
    """Return the wheel of a package in ``folder``, downloaded if it is not there yet.

    Raises CalledProcessError if pip cannot download it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = locked(package)
    version = wanted.partition("==")[2].split()[0]
    there = list(folder.glob(f"{package}-{version}-*.whl"))
    if not there:
        with tempfile.TemporaryDirectory(dir=folder) as making:
            lock = Path(making) / "lock"
            lock.write_text(wanted, encoding="utf-8")
            options = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", *FOR, f"--dest={making}"]
            command = [sys.executable, "-m", "pip", "download", *options, f"--requirement={lock}"]
            subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
            (wheel,) = Path(making).glob("*.whl")
            there = [wheel.rename(folder / wheel.name)]
    return there[0]
