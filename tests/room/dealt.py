"""A ledger in a test: a deal of Kings Corner on the table, in which actions may be taken back."""

from kingcraft.room.events import Committed, Dealt, Opened, SeatEntry
from kingcraft.room.ledger import Ledger
from kingcraft.room.log import folded


def dealt(preset: str, players: int, seed: int) -> Ledger:
    """The first deal from that seed among this many people."""
    seats = [SeatEntry("human", "", "") for _ in range(players)]
    opened = Opened("kings-corner", preset, {}, seed % players, seats, "2026-11-22T10:00:00Z", undo=True)
    return folded([opened, Committed(0, seed.to_bytes(32, "big").hex()), Dealt(0, [""] * players)])
