"""The WebSocket of one player at one room."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ...room.wire.words import ErrorCode
from ...service.conversation import converse
from ...service.rooms import Rooms
from .guard import VISITOR
from .limits import Limits

#: The close codes of our own failures (4000-4999 are free for applications).
CLOSE_CODES: Final[Mapping[ErrorCode, int]] = {
    "bad-message": 4400,
    "wrong-secret": 4401,
    "no-room": 4404,
    "replaced": 4409,
    "room-broken": 4410,
    "too-fast": 4429,
    "internal": 4500,
    "too-many-rooms": 4503,
    "too-many-onlookers": 4503,
    "storage-failed": 4507,
    "too-slow": 4508,
}

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """A WebSocket as a :class:`~kingcraft.service.conversation.Line`."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        """Return the next message."""
        try:
            text: str = await self._socket.receive_data(mode="text")
        except WebSocketDisconnect as gone:
            raise ConnectionError("the connection is closed") from gone
        return text

    async def send(self, text: str) -> None:
        """Send a message."""
        try:
            await self._socket.send_data(text, mode="text")
        except WebSocketDisconnect as gone:
            raise ConnectionError("the connection is closed") from gone

    async def close(self, code: ErrorCode) -> None:
        """Close the socket with the number of ``code``."""
        try:
            await self._socket.close(code=CLOSE_CODES.get(code, 4000), reason=code)
        except WebSocketDisconnect as gone:
            raise ConnectionError("the connection is closed") from gone


@websocket("/api/rooms/{name:str}/socket")
async def room_socket(socket: Socket, name: str, rooms: Rooms, limits: Limits) -> None:
    """One player's live connection: ``hello`` first, then actions; updates come back."""
    await socket.accept()
    await converse(SocketLine(socket), name, rooms, limits.messages(socket.scope["state"][VISITOR]))
