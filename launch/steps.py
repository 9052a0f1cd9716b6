"""Long steps: a line when one begins, a line when it ends; no child process outlives the start."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from .setup_error import SetupError, explained

_children: set[subprocess.Popen[str]] = set()
_ended = threading.Event()
_printing = threading.Lock()
#: File descriptors that children keep open. The lock of ``.venv`` is one: an orphan of a killed start still holds it.
kept_open: list[int] = []


def say(text: str) -> None:
    """Print one line at once."""
    with _printing, contextlib.suppress(OSError):
        print(text, flush=True)


@contextlib.contextmanager
def step(doing: str) -> Iterator[None]:
    """Print what is being done, and at its end how long it took."""
    say(f"  {doing} ...")
    started = time.monotonic()
    yield
    say(f"  {doing}: done ({time.monotonic() - started:.0f} s)")


def run(what: str, command: Sequence[str | Path], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """Run ``command`` in ``folder`` and return what it printed.

    Raises :class:`SetupError` with its last lines if it cannot be started or fails; ``what`` names the step.
    """
    if _ended.is_set():
        raise SetupError(f"{what} was interrupted.")
    try:
        child = subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            env=dict(environment) if environment is not None else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            pass_fds=tuple(kept_open) if os.name == "posix" else (),
            start_new_session=True,  # a group of its own, which is ended as a whole
        )
    except OSError as error:
        raise explained(what, f"{command[0]}: {error}") from None
    _children.add(child)
    try:
        output, _ = child.communicate()
    finally:
        _children.discard(child)
    if child.returncode != 0:
        raise explained(what, output)
    return output


def end_children() -> None:
    """End every running step with all that it started, after Ctrl-C or when another step has failed."""
    _ended.set()
    _tell_children(hard=False)
    patience = time.monotonic() + 2.0
    while _children and time.monotonic() < patience:
        time.sleep(0.05)
    _tell_children(hard=True)  # npm ignores the polite way while it waits for a network


def _tell_children(*, hard: bool) -> None:
    for child in list(_children):
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                child.kill()
            else:
                os.killpg(child.pid, signal.SIGKILL if hard else signal.SIGTERM)


def side_by_side(*tasks: Callable[[], None]) -> None:
    """Run the tasks at the same time, each in a thread. The first exception ends all of them and is raised."""
    faults: list[BaseException] = []

    def guarded(task: Callable[[], None]) -> None:
        try:
            task()
        except BaseException as error:  # noqa: BLE001 - handed to the thread that waits
            faults.append(error)
            end_children()

    threads = [threading.Thread(target=guarded, args=(task,), daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():  # a join without a limit would hold up Ctrl-C on Windows
            thread.join(0.2)
    if faults:
        raise faults[0]


def need_space(folder: Path, megabytes: int) -> None:
    """Raise :class:`SetupError` if the disk of ``folder`` has less than ``megabytes`` MB left."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        raise SetupError(
            f"There are {free} MB free on this disk; the first start needs about {megabytes}. "
            "Free some, then run this again."
        )
