"""A person of a room in memory whose client takes part in shuffles."""

from typing import Any

import msgspec

from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Reveal, Seal
from tools.driver.shuffling import Shuffler

from .memory import Listener


class Partner(Listener):
    """An honest client: a listener that answers in every round. ``mute``: it never sends its nonce."""

    def __init__(self, room: Room, nonce: bytes, *, mute: bool = False) -> None:
        super().__init__()
        self.room = room
        self.shuffler = Shuffler(nonce)
        self.mute = mute

    def send(self, data: bytes) -> None:
        super().send(data)
        message = self.last
        if message["type"] == "update":
            answer = self.shuffler.answer(message["view"])
            if answer is not None and not (self.mute and answer["type"] == "reveal"):
                self.room.shuffle(self, part(answer))

    @property
    def proof(self) -> dict[str, Any]:
        """What it was shown last of the newest shuffle."""
        proofs: list[dict[str, Any]] = self.last["view"]["proofs"]
        return proofs[-1]


def part(message: dict[str, Any]) -> Seal | Reveal:
    """The message of a client, as the server reads it."""
    return msgspec.convert(message, Seal | Reveal)
