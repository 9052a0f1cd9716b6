"""The stored log of one room, as the room writes it."""

import logging
from collections.abc import Callable, Sequence

from ..ports import EventLog, StorageFailed
from .events import Event, encode
from .replay import replay_log
from .state import RoomState

_log = logging.getLogger(__name__)


class EventWriter:
    """Writes and reads the log of room ``name``. ``warn`` receives ``storage-failed`` once, when it begins."""

    def __init__(self, name: str, log: EventLog, warn: Callable[[str], None]) -> None:
        self._name = name
        self._log = log
        self._warn = warn
        self._failing = False

    async def append(self, version: int, events: Sequence[Event]) -> str:
        """Store what follows entry ``version``. Returns "" when it is on disk.

        Else the error code under which nothing has changed: ``stale-version`` (the log has moved on without us) or
        ``storage-failed``.
        """
        try:
            stored = await self._log.append(self._name, version, [encode(event) for event in events])
        except StorageFailed as failed:
            return self._fails(failed)
        if not stored:
            return "stale-version"
        self._failing = False
        return ""

    async def read(self) -> list[bytes] | None:
        """The whole log; None if it cannot be read, which is reported like what cannot be written."""
        try:
            return await self._log.read(self._name)
        except StorageFailed as failed:
            self._fails(failed)
            return None

    async def read_again(self, before: RoomState) -> tuple[RoomState, bool] | None:
        """The state of the log, which is longer than ``before``, and whether it holds more, which the rules refuse.

        None if it cannot be read.
        """
        _log.warning("room %s: the log has moved on, reading it again", self._name)
        bodies = await self.read()
        if bodies is None:
            return None
        state, broken = replay_log(bodies) or (before, True)
        if not broken and state.version == before.version:
            # Neither longer nor to be continued where it ends (numbers are missing): do not try for ever.
            _log.error("room %s: its log cannot be continued at %d", self._name, before.version)
            broken = True
        return state, broken

    def _fails(self, failed: StorageFailed) -> str:
        if not self._failing:
            _log.error("room %s: not stored: %s", self._name, failed)
            self._failing = True
            self._warn("storage-failed")
        return "storage-failed"
