"""``.venv``: made once, updated when the lock files change, and made again if it is incomplete.

``.venv/kingcraft.json`` records what is installed. ``busy`` there means that an earlier start was interrupted; then the
environment is made again. Only what start.py has made is ever deleted.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from .setup_error import SetupError
from .steps import kept_open, need_space, run, say, step

RUN_LOCK: Final = "requirements.lock"
TEST_LOCK: Final = "requirements-test.lock"
NODE_LOCK: Final = "requirements-node.lock"
_NOTE: Final = "kingcraft.json"


def _hash(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


class Environment:
    """The Python environment of a clone. Every method may raise :class:`SetupError`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.scripts = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.node_folder = self.folder / "node"

    def script(self, name: str) -> Path:
        """Return the path of a command installed in the environment."""
        return self.scripts / (f"{name}.exe" if os.name == "nt" else name)

    def variables(self) -> dict[str, str]:
        """Return the environment variables for programs of ``.venv``: this process's, without those that mislead them.

        Bytecode is always written: ``.venv`` is ours, and a start without it takes seconds longer.
        """
        misleading = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP")
        return {name: value for name, value in os.environ.items() if name not in misleading}

    def is_current(self, lock: str) -> bool:
        """Return whether everything of ``lock`` and the package itself are installed."""
        done = self._note().get("done", {})
        return self.usable() and done.get(lock) == self._wanted(lock) and done.get("package") == self._package()

    def usable(self) -> bool:
        """Return whether ``.venv`` is ours, complete, made for this folder, and has the Python it was made with."""
        note = self._note()
        if note.get("busy", True) or note.get("root") != str(self.root) or not isinstance(note.get("done"), dict):
            return False
        return self.python.exists() and self._python_version() == note.get("python")

    def make(self) -> None:
        """Make ``.venv`` unless a usable one of ours exists."""
        if self.usable():
            return
        if self.folder.exists():
            if not (self.folder / _NOTE).is_file():
                raise SetupError(
                    f"{self.folder} is there, but start.py did not make it. "
                    "Move it away (or delete it), then run this again."
                )
            say("  The environment in .venv is unfinished or from elsewhere: making a new one.")
            self._delete(self.folder)
        need_space(self.root, 1000)
        with step("Making a Python environment in .venv"):
            # Made under another name and renamed, so that a .venv of ours always has its note.
            making = self.root / ".venv-making"
            if making.exists():
                self._delete(making)
            making.mkdir()
            (making / _NOTE).write_text(json.dumps({"busy": True}), encoding="utf-8")
            making.rename(self.folder)
            run("Making a Python environment", [sys.executable, "-I", "-m", "venv", self.folder], self.root)
            self._write({"busy": False, "root": str(self.root), "python": self._python_version(), "done": {}})

    def install(self, lock: str) -> None:
        """Install the packages of ``lock``, with their hashes."""
        wanted = self._wanted(lock)
        done = self._note()["done"]
        if done.get(lock) == wanted:
            return
        count = sum(1 for line in (self.root / lock).read_text(encoding="utf-8").splitlines() if line[:1].isalnum())
        with step(f"Installing {count} packages"), self._busy():
            # Compiling everything now would take as long as the rest; what is imported is compiled then.
            options = ["--no-deps", "--no-compile", "--require-hashes", "--requirement"]
            self._pip("Installing packages", "install", *options, self.root / lock)
        done[lock] = wanted
        if lock == TEST_LOCK:  # it holds everything of the other
            done[RUN_LOCK] = self._wanted(RUN_LOCK)
        self._done(done)

    def install_package(self) -> None:
        """Install Kingcraft itself, editable. The page must be built."""
        done = self._note()["done"]
        if done.get("package") == self._package():
            return
        with step("Installing Kingcraft"), self._busy():
            self._pip("Installing Kingcraft", "install", "--no-deps", "--no-build-isolation", "--editable", self.root)
        done["package"] = self._package()
        self._done(done)

    def install_node(self) -> None:
        """Fetch Node as a Python package into a folder of its own: the rest of ``.venv`` may be changing meanwhile."""
        making = self.folder / "node-making"
        for folder in (making, self.node_folder):
            if folder.exists():
                self._delete(folder)
        with step("Fetching Node, which builds the browser page"):
            lock = self.root / NODE_LOCK
            self._pip(
                "Fetching Node", "install", "--no-deps", "--require-hashes", "--target", making, "--requirement", lock
            )
            making.rename(self.node_folder)

    # --- the note ----------------------------------------------------------------------------------------------------

    def _note(self) -> dict[str, Any]:
        try:
            note = json.loads((self.folder / _NOTE).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return note if isinstance(note, dict) else {}

    def _write(self, note: dict[str, Any]) -> None:
        path = self.folder / _NOTE
        fresh = path.with_suffix(".new")
        try:
            fresh.write_text(json.dumps(note, indent=1), encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise SetupError(
                f"{path} could not be written: {error.strerror}. Free some space, then run this again."
            ) from None

    def _done(self, done: dict[str, str]) -> None:
        self._write({**self._note(), "done": done})

    @contextlib.contextmanager
    def _busy(self) -> Iterator[None]:
        """Note that the environment is being changed, so that a start after an interruption makes it again."""
        self._write({**self._note(), "busy": True})
        yield
        self._write({**self._note(), "busy": False})

    def _wanted(self, lock: str) -> str:
        return _hash(self.root / lock)

    def _package(self) -> str:
        return _hash(self.root / "pyproject.toml", self.root / "hatch_build.py")

    def _python_version(self) -> str:
        """Return the version of the environment's Python (``3.11``); empty if it cannot run."""
        command = [str(self.python), "-I", "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL
            )
        except (OSError, subprocess.SubprocessError):
            return ""
        return done.stdout.strip() if done.returncode == 0 else ""

    def _pip(self, what: str, *arguments: str | Path) -> None:
        environment = self.variables() | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
        for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_HASHES"):
            environment.pop(name, None)
        run(what, [self.python, "-I", "-m", "pip", "--quiet", *arguments], self.root, environment)

    def _delete(self, folder: Path) -> None:
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise SetupError(
                f"{folder} is unfinished and could not be deleted ({error.strerror}). "
                "End programs that still use it, delete it, then run this again."
            ) from None


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """Let one start at a time prepare a clone; others wait here. Children of a killed start hold the lock too."""
    path = root / ".start.lock"
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise SetupError(f"{path} could not be written ({error.strerror}). Is this folder yours?") from None
    try:
        take(descriptor, lambda: say("  Another start is still at work in this folder; waiting for it ..."))
        kept_open.append(descriptor)
        yield
    finally:
        if descriptor in kept_open:
            kept_open.remove(descriptor)
        os.close(descriptor)


def take(descriptor: int, waits: Callable[[], object]) -> None:
    """Lock an open file once no other process has locked it; call ``waits`` if one has. Closing it frees the lock."""
    waiting = False
    while True:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except (BlockingIOError, PermissionError):
            if not waiting:
                waits()
            waiting = True
            time.sleep(0.3)
        except OSError:  # a file system without locks: go on, as most people start once
            return
