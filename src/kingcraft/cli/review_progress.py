"""How far a review is: a line that is written over on a terminal; elsewhere nothing."""

from typing import Final, TextIO

from ..guide.columns import cut
from ..i18n import text

_BAR: Final = 20
_CELLS: Final = 78


class Progress:
    """Shows a review on ``stream`` (None: nobody looks)."""

    def __init__(self, stream: TextIO | None, lang: str) -> None:
        self._stream = stream if stream is not None and stream.isatty() else None
        self._lang = lang

    def show(self, done: int, total: int) -> None:
        """Called at the start and whenever something is done."""
        if self._stream is None or not total:
            return
        filled = _BAR * done // total
        if done:
            said = text(self._lang, "review-progress", done=done, count=total)
        else:
            said = text(self._lang, "review-preparing")
        line = f"{'█' * filled}{'░' * (_BAR - filled)} {said}"
        self._stream.write(f"\r{cut(line, _CELLS)}\x1b[K")
        self._stream.flush()

    def close(self) -> None:
        """The review is over, one way or the other: the line goes."""
        if self._stream is not None:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
