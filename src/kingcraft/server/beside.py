"""A command that ``start.py`` wants done while the server runs. It ends with the server."""

import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

#: The environment variable with the command, a list of words as JSON.
BESIDE_VARIABLE: Final = "KINGCRAFT_BESIDE"

_log = logging.getLogger(__name__)


class Beside:
    """The command, once it is begun."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[str] | None = None
        self._ended = False

    def begin(self) -> None:
        """Begin the command, if there is one. If it fails, the last line that it printed is logged."""
        command = os.environ.get(BESIDE_VARIABLE)
        if not command:
            return
        try:
            self._child = subprocess.Popen(
                json.loads(command),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                start_new_session=True,  # Ctrl-C is for the server, which ends it
            )
        except (OSError, ValueError) as error:
            _log.warning("%s: %s", BESIDE_VARIABLE, error)
            return
        threading.Thread(target=self._watch, args=(self._child,), daemon=True).start()

    def end(self) -> None:
        """End the command, with all that it has started, if it still runs."""
        self._ended = True
        if self._child is None or self._child.poll() is not None:
            return
        if sys.platform == "win32":
            self._child.terminate()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._child.pid, signal.SIGTERM)

    def _watch(self, child: "subprocess.Popen[str]") -> None:
        _, said = child.communicate()
        if child.returncode > 0 and not self._ended:
            lines = said.strip().splitlines() or [f"exit status {child.returncode}"]
            _log.warning("%s", lines[-1])


@contextmanager
def beside() -> Iterator[Beside]:
    """Give the command, not yet begun; at the end it ends."""
    command = Beside()
    try:
        yield command
    finally:
        command.end()
