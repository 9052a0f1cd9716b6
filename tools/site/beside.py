"""What a page needs to play without a server, made while the server of a clone runs: ``kingcraft site near DIR``.

``start.py`` asks for it at every start. It is made again when its sources have changed; until then the old files are
not offered. Each file lies there compressed too, because the server has no time for that.
"""

import gzip
import hashlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from launch import node, web
from launch.environment import Environment, take
from launch.setup_error import SetupError
from launch.steps import end_children, step

from . import folder as site
from . import near
from .package import sources
from .plain import PYODIDE
from .wheels import ROOT, locked

#: Beside the files: the key of the sources that they were made from.
STAMP: Final = "sources.txt"
#: What is added to the name of a file that is compressed; as ``server/http/near.py`` reads it.
PACKED: Final = ".gz"


def run(folder: Path) -> int:
    """Make a folder hold the files, unless it does; return the exit status. One process at a time does it."""
    before = signal.signal(signal.SIGTERM, _give_up)  # how a server ends it
    if hasattr(os, "nice"):
        os.nice(15)
    try:
        with _alone(folder):
            if not _is_current(folder):
                _make(folder)
    except (site.NotOurs, near.NotMade, SetupError) as error:
        print(f"The page cannot be kept for offline: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The page cannot be kept for offline: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        end_children()
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0


def _give_up(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def key() -> str:
    """Return a key of all that the files are made from."""
    digest = hashlib.sha256(locked("msgspec").encode())
    tools = (path for path in sorted(Path(__file__).parent.iterdir()) if path.is_file())
    for path in (*sources(), *tools, PYODIDE / "package.json"):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let one process at a time make the files; others wait, and then find them."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_name(f"{folder.name}.lock").open("w") as lock:
        take(lock.fileno(), lambda: None)
        yield


def _is_current(folder: Path) -> bool:
    try:
        same = (folder / STAMP).read_text(encoding="ascii").strip() == key()
    except OSError:
        return False
    return same and all((folder / name).is_file() for name in site.earlier(folder))


def _make(folder: Path) -> None:
    site.earlier(folder)
    for listed in folder.glob("near-*.json"):
        listed.unlink()  # of other sources: no page may begin with them
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    if found is None:
        raise SetupError("Node is not installed.")
    web.install_modules(ROOT, found)
    made_from = key()
    with tempfile.TemporaryDirectory() as made, step("Compiling Python for the page"):
        listed = near.make(Path(made))
        files = site.within(Path(made))
        packed = {f"{name}{PACKED}": gzip.compress(data, 9, mtime=0) for name, data in files.items()}
        stamp = {STAMP: made_from.encode() + b"\n"}
        site.write(folder, {**files, **packed, **stamp}, last=(listed.name, STAMP))
