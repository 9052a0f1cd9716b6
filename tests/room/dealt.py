"""The state of a room in a test: a deal of Kings Corner on the table, in which undo is allowed."""

from kingcraft.room.log.events import Committed, Dealt, Opened, SeatEntry
from kingcraft.room.log.replay import state_of
from kingcraft.room.log.state import RoomState


def dealt(preset: str, players: int, seed: int) -> RoomState:
    """The first deal from that seed among this many people."""
    seats = [SeatEntry("human", "", "") for _ in range(players)]
    opened = Opened("kings-corner", preset, {}, seed % players, seats, "2026-11-22T10:00:00Z", undo=True)
    return state_of([opened, Committed(0, seed.to_bytes(32, "big").hex()), Dealt(0, [""] * players)])
