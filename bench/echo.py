"""What uvicorn alone needs for such traffic: each message of one of four sockets is answered with a frame to all four.

``bench.server`` starts it as a process beside Kingcraft: the same protocol class and settings, no rules, no log.
"""

import asyncio
import socket
import sys
import time
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.king_room import SEATS

#: As long as a person's action.
ACT: Final = '{"type": "act", "id": 1, "version": 123, "token": "KH"}'


class Echo:
    """The application. Sockets with the same path are one room."""

    def __init__(self, size: int) -> None:
        """``size``: bytes of a frame."""
        self._frame = {"type": "websocket.send", "text": "x" * size}
        self._rooms: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        room = self._rooms.setdefault(scope["path"], [])
        room.append(send)
        while (await receive())["type"] != "websocket.disconnect":
            for each in room:
                await each(self._frame)
        room.remove(send)


async def drive(port: int, rooms: int, moves: int) -> float:
    """Have ``rooms`` rooms make ``moves`` moves each, one after the other. Return the seconds that it took."""
    lines = [[await _line(port, room) for _ in range(SEATS)] for room in range(rooms)]
    started = time.perf_counter()
    for room in lines:
        await room[0].send(ACT)
    await asyncio.gather(*(_answer(line, seat, moves) for room in lines for seat, line in enumerate(room)))
    took = time.perf_counter() - started
    await asyncio.gather(*(line.close() for room in lines for line in room))
    return took


async def _line(port: int, room: int) -> ClientConnection:
    return await connect(f"ws://127.0.0.1:{port}/{room}", compression=None, proxy=None, max_queue=None)


async def _answer(line: ClientConnection, seat: int, moves: int) -> None:
    for move in range(1, moves + 1):
        await line.recv()
        if move < moves and move % SEATS == seat:
            await line.send(ACT)


def main() -> None:
    """Serve frames of ``argv[1]`` bytes on a free port, which is printed."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        Echo(int(sys.argv[1])),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=6,
        ws_ping_timeout=8,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


if __name__ == "__main__":
    main()
