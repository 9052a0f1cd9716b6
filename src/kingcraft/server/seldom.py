"""A log that a stranger cannot fill."""

import logging
import time
from typing import Final

#: Seconds between two lines that differ in their details only.
PAUSE: Final = 60.0
#: Kinds of lines that are remembered.
_KINDS: Final = 200
#: Loggers whose lines a stranger's requests cause; the lines of all others say what happened to a room or a bot.
_CAUSED: Final = ("uvicorn.error", "asyncio", "kingcraft.server.app", "kingcraft.server.http", "kingcraft.server.serve")


class Seldom(logging.Filter):
    """Lets one line of a kind pass a minute, and says with the next one how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str, str], tuple[float, int]] = {}  # when last, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether this line is written."""
        if record.levelno < logging.WARNING or not record.name.startswith(_CAUSED):
            return True
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = record.name, str(record.msg).partition("\n")[0], fault
        now = time.monotonic()
        last, held_back = self._said.get(kind, (-PAUSE, 0))
        if now - last < PAUSE:
            self._said[kind] = last, held_back + 1
            return False
        while len(self._said) >= _KINDS:
            del self._said[next(iter(self._said))]
        self._said[kind] = now, 0
        if held_back:
            record.msg = f"{record.getMessage()} ({held_back} more like it before)"
            record.args = ()
        return True
