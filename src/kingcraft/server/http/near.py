"""The files with which a page plays without this server. A clone makes them (``tools/site/near.py``), perhaps while the
server runs; a package has none.
"""

import json
from pathlib import Path
from typing import Final

from .pages import FOR_EVER, TYPES, Page

#: Below the address of the page.
PLACE: Final = "py"
#: Beside a file, the same compressed: a server has no time for ten megabytes.
PACKED: Final = ".gz"
_LISTS: Final = "near-*.json"


class Near:
    """The files in a folder, which is looked at again when it changes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = -1
        self._list = ""
        self._names: frozenset[str] = frozenset()

    def address(self) -> str:
        """Return the path of the list of files (``/py/near-HASH.json``); empty unless all of them are there."""
        try:
            seen = self._folder.stat().st_mtime_ns
        except OSError:
            return ""
        if seen != self._seen:
            self._seen = seen
            self._list, self._names = self._look()
        return f"/{PLACE}/{self._list}" if self._list else ""

    def page(self, name: str) -> Page | None:
        """Return a file of the list; None: there is no such one. Reads up to ten megabytes: not for the event loop."""
        if not self.address() or name not in self._names:
            return None
        file = self._folder / name
        try:
            body = file.read_bytes()
        except OSError:
            return None
        try:
            packed = file.with_name(file.name + PACKED).read_bytes()
        except OSError:
            packed = None
        return Page(body, packed, TYPES.get(file.suffix, "application/octet-stream"), FOR_EVER, f'"{name}"')

    def _look(self) -> tuple[str, frozenset[str]]:
        """Return the name of the list, and those of all files; nothing if one of them is not there as a whole."""
        try:
            newest = max(self._folder.glob(_LISTS), key=lambda file: file.stat().st_mtime_ns, default=None)
            if newest is None:
                return "", frozenset()
            sizes = json.loads(newest.read_text(encoding="utf-8"))["bytes"]
            whole = all((self._folder / name).stat().st_size == size for name, size in sizes.items())
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return "", frozenset()
        return (newest.name, frozenset((newest.name, *sizes))) if whole else ("", frozenset())
