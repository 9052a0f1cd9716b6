"""Long steps: a line when one begins, a line when it ends, and no child left behind."""

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

from .trouble import Trouble, explained

_children: set[subprocess.Popen[str]] = set()
_ended = threading.Event()
_printing = threading.Lock()
#: File descriptors that children keep open. The lock of ``.venv`` is one: an orphan of a killed start still holds it.
kept_open: list[int] = []


def say(text: str) -> None:
    """One line for the person at the keyboard."""
    with _printing, contextlib.suppress(OSError):
        print(text, flush=True)


@contextlib.contextmanager
def step(doing: str) -> Iterator[None]:
    """Say what is being done, and when it is done how long it took."""
    say(f"  {doing} ...")
    started = time.monotonic()
    yield
    say(f"  {doing}: done ({time.monotonic() - started:.0f} s)")


def run(what: str, command: Sequence[str | Path], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """Run ``command`` quietly in ``folder`` and return what it said.

    Raises :class:`Trouble` with its last words if it cannot be started or fails; ``what`` names the step.
    """
    if _ended.is_set():
        raise Trouble(f"{what} was interrupted.")
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
    """End every running step and whatever it started; used when the person gives up or another step has failed."""
    _ended.set()
    _tell_children(hard=False)
    patience = time.monotonic() + 2.0
    while _children and time.monotonic() < patience:
        time.sleep(0.05)
    _tell_children(hard=True)  # npm does not listen to the polite way while it waits for a network


def _tell_children(*, hard: bool) -> None:
    for child in list(_children):
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                child.kill()
            else:
                os.killpg(child.pid, signal.SIGKILL if hard else signal.SIGTERM)


def side_by_side(*tasks: Callable[[], None]) -> None:
    """Run the tasks at the same time, each in a thread. The first trouble ends all of them and is raised."""
    troubles: list[BaseException] = []

    def guarded(task: Callable[[], None]) -> None:
        try:
            task()
        except BaseException as error:  # noqa: BLE001 - handed to the thread that waits
            troubles.append(error)
            end_children()

    threads = [threading.Thread(target=guarded, args=(task,), daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():  # a join without a limit would not hear Ctrl-C on Windows
            thread.join(0.2)
    if troubles:
        raise troubles[0]


def need_space(folder: Path, megabytes: int) -> None:
    """Raise :class:`Trouble` if the disk of ``folder`` has less than ``megabytes`` MB to give."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < megabytes:
        raise Trouble(
            f"There are {free} MB free on this disk; the first start needs about {megabytes}. "
            "Free some, then run this again."
        )
