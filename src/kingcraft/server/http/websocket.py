"""The WebSocket of one player at one room."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import WebSocket, websocket

from ...room.wire.words import ErrorCode
from ...service.conversation import Conversation
from ...service.rooms import Rooms
from .connections import CountedSocket
from .guard import VISITOR
from .limits import Limits

#: The close codes of our own failures (4000-4999 are free for applications).
CLOSE_CODES: Final[Mapping[ErrorCode, int]] = {
    "bad-message": 4400,
    "wrong-secret": 4401,
    "removed": 4403,
    "no-room": 4404,
    "replaced": 4409,
    "left": 4409,
    "room-broken": 4410,
    "too-fast": 4429,
    "internal": 4500,
    "moved": 4502,
    "too-many-rooms": 4503,
    "too-many-onlookers": 4503,
    "storage-failed": 4507,
    "too-slow": 4508,
}


class SocketLine:
    """A WebSocket as a :class:`~kingcraft.service.conversation.Line`."""

    def __init__(self, socket: CountedSocket) -> None:
        self._socket = socket

    @property
    def waiting(self) -> int:
        """See ``Line.waiting``."""
        return self._socket.waiting

    def send(self, data: bytes) -> None:
        """See ``Line.send``."""
        self._socket.write(data)

    def close(self, code: ErrorCode) -> None:
        """Close the socket with the number of ``code``."""
        self._socket.end(CLOSE_CODES.get(code, 4000), code)


@websocket("/api/rooms/{name:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, Any], name: str, rooms: Rooms, limits: Limits) -> None:
    """One player's live connection: ``hello`` first, then actions; updates come back."""
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    counted: CountedSocket = extensions["kingcraft"]["socket"]
    limit = limits.messages(socket.scope["state"][VISITOR])
    conversation = Conversation(SocketLine(counted), name, rooms, limit)
    counted.hand_over(conversation.hear, conversation.gone)
