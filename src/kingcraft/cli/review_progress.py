"""The progress of a review: one line on a terminal, nothing elsewhere."""

from typing import Final, TextIO

from ..guide.columns import cut
from .language import say

_BAR: Final = 20
_CELLS: Final = 78


class Progress:
    """The display of a review on ``stream``, if that is a terminal."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None

    def show(self, done: int, total: int) -> None:
        """Show how many decisions are done, of how many."""
        if self._stream is None or not total:
            return
        filled = _BAR * done // total
        words = say("review-progress", done=done, count=total) if done else say("review-preparing")
        line = f"{'█' * filled}{'░' * (_BAR - filled)} {words}"
        self._stream.write(f"\r{cut(line, _CELLS)}\x1b[K")
        self._stream.flush()

    def close(self) -> None:
        """Remove the line."""
        if self._stream is not None:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
