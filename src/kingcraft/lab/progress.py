"""The progress of a run: one line that is overwritten on a terminal, or a line now and then elsewhere."""

import os
import time
from typing import Final, TextIO

from ..guide.columns import cut
from ..i18n import text
from .estimate import mean
from .figures import TOTALS
from .report import plus_minus
from .run import Watch

_BAR: Final = 10
#: Cells for a bot's name.
_NAME: Final = 16
#: Cells of a line on a terminal of unknown width.
_CELLS: Final = 80
#: Seconds between two lines if the stream is no terminal.
_PAUSE: Final = 30.0


class Progress:
    """The display of a run on ``stream`` (None: nowhere), on a terminal redrawn every ``redraw`` seconds."""

    def __init__(self, stream: TextIO | None, decks: int, lang: str, redraw: float = 0.1) -> None:
        self._stream = stream
        self._decks = decks
        self._lang = lang
        self._terminal = stream is not None and stream.isatty()
        self._started = self._shown = time.monotonic()
        self._pause = redraw if self._terminal else _PAUSE
        self._first: int | None = None

    def show(self, watch: Watch) -> None:
        """Show the progress; to be called at the start and after every deck."""
        now, done = time.monotonic(), len(watch.differences)
        begins = self._first is None
        if begins:
            self._first = done
        due = now - self._shown >= self._pause or done == self._decks or (begins and self._terminal)
        if self._stream is None or not due:
            return
        self._shown = now
        line = self._line(watch, done, now)
        if self._terminal:
            self._stream.write(f"\r{cut(line, self._cells())}\x1b[K")
        else:
            self._stream.write(f"{line}\n")
        self._stream.flush()

    def close(self) -> None:
        """End the line."""
        if self._terminal and self._stream is not None:
            self._stream.write("\n")
            self._stream.flush()

    def _cells(self) -> int:
        """Return the longest length of a line: a wrapped line could not be overwritten."""
        try:
            columns = os.get_terminal_size(self._stream.fileno()).columns if self._stream else 0
        except (OSError, ValueError):
            columns = 0
        return (columns or _CELLS) - 1

    def _line(self, watch: Watch, done: int, now: float) -> str:
        parts = [text(self._lang, "arena-progress", done=str(done), count=str(self._decks))]
        played = done - (self._first or 0)
        if played > 0 and done < self._decks:
            left = round((now - self._started) / played * (self._decks - done))
            time_left = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
            parts.append(text(self._lang, "arena-progress-left", time=time_left))
        if done:
            first, second, *_ = (cut(bot, _NAME) for bot in watch.plan.bots)
            lead = plus_minus(mean(watch.differences, TOTALS))
            parts.append(text(self._lang, "arena-progress-lead", first=first, second=second, lead=lead))
        filled = _BAR * done // max(self._decks, 1)
        line = ", ".join(parts)
        return f"{'█' * filled}{'░' * (_BAR - filled)} {line}" if self._terminal else line
