"""What a running server does with all its matches at once: backups, when a command asks and once a day, and imports."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from .store import bringing
from .store.port import Saver, StoreError

#: The hour of the day, by the clock of the machine, at which most tables are empty.
HOUR: Final = 4
#: Seconds in a day, and those after which a backup that failed is tried again.
DAY: Final = 86_400.0
AGAIN: Final = 600.0
#: Names of backups of each day, and of one that a command takes away.
_DAILY: Final = re.compile(r"kingcraft-\d{4}-\d\d-\d\d\.sqlite3")
_TAKEN: Final = "kingcraft.backup-"

_log = logging.getLogger(__name__)


class Backups:
    """Has the store make backups."""

    def __init__(
        self,
        saver: Saver,
        data: Path,
        folder: Path | None,
        keep: int,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """``data``: the data folder; ``folder``: of daily backups, None: there are none; ``keep``: how many stay."""
        self._saver = saver
        self._data = data
        #: The folder of the daily backups; None: there are none.
        self.folder = folder
        self._keep = keep
        self._now = now
        #: Whether the latest daily backup that was tried has failed.
        self.failing = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        with contextlib.suppress(OSError):
            for left in (
                *self._data.glob(f"{_TAKEN}*"),
                *self._data.glob(f"{bringing.FILES}*"),
            ):  # of commands and servers that were killed
                left.unlink()
        if self.folder is not None:
            self._task = asyncio.create_task(self._go_on(self.folder))

    async def close(self) -> None:
        """End; a backup that is being made is given up."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def made(self, arguments: Sequence[str]) -> list[str]:
        """Make a backup in the data folder, and return its name: who asked takes it away. See ``control.Wish``.

        The server may not be allowed to write anywhere else.
        """
        del arguments
        path = self._data / f"{_TAKEN}{secrets.token_hex(8)}.sqlite3"
        await self._saver.save(path)
        return [path.name]

    async def bring(self, arguments: Sequence[str]) -> list[str]:
        """Store the matches in a file of the data folder, which a command has written. See ``control.Wish``."""
        name = Path(*arguments[:1]).name
        if not name.startswith(bringing.FILES):
            raise StoreError("the server is of another version of Kingcraft")
        await self._saver.bring(self._data / name)
        return []

    @property
    def age(self) -> float | None:
        """Seconds since the latest daily backup; None: there is none."""
        try:
            return max(0.0, time.time() - max(path.stat().st_mtime for path in self._daily()))
        except (OSError, ValueError):
            return None

    async def daily(self, folder: Path) -> None:
        """Make the backup of this day, and remove those over the number that is kept. Raises :class:`StoreError`."""
        try:
            await asyncio.to_thread(folder.mkdir, mode=0o700, parents=True, exist_ok=True)
            await self._saver.save(folder / f"kingcraft-{self._now():%Y-%m-%d}.sqlite3")
            await asyncio.to_thread(self._clear, folder)
        except OSError as error:
            raise StoreError(f"{error.filename} cannot be changed ({error.strerror})") from None

    def _clear(self, folder: Path) -> None:
        for old in (*self._daily()[: -self._keep], *folder.glob("kingcraft-????-??-??.sqlite3.part")):
            old.unlink()

    def _daily(self) -> list[Path]:
        """The daily backups, the oldest first."""
        if self.folder is None:
            return []
        return sorted(path for path in self.folder.glob("kingcraft-*.sqlite3") if _DAILY.fullmatch(path.name))

    async def _go_on(self, folder: Path) -> None:
        age = self.age
        if age is not None and age < DAY:
            await asyncio.sleep(self._until_then())
        while True:
            try:
                await self.daily(folder)
                self.failing = False
                _log.info("the backup of this day is in %s", folder)
            except StoreError as error:
                self.failing = True
                _log.error("there is no backup of this day: %s", error)
            await asyncio.sleep(AGAIN if self.failing else self._until_then())

    def _until_then(self) -> float:
        """Seconds until the next quiet hour."""
        now = self._now()
        due = now.replace(hour=HOUR, minute=0, second=0, microsecond=0)
        return (due + timedelta(days=int(due <= now)) - now).total_seconds()
