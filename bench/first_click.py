"""How long the very first click on a fresh server takes: ``python bench/first_click.py PORT``. Prints milliseconds.

A person's click at a table with bots, in each game: from sending the action to the first update that it causes.
"""

import json
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

#: What is clicked in each game: the first of these that is legal, or just the first legal token.
TABLES = {"kings-corner": ("pagat", 4, "end"), "king": ("king", 4, "")}


def open_room(port: int, game: str, preset: str, seats: int) -> dict[str, Any]:
    """Open a room with one person and bots; the server's answer."""
    bots = [{"kind": "thumb-1"} for _ in range(seats - 1)]
    body = json.dumps({"game": game, "preset": preset, "seats": [{"kind": "you", "name": "Ana"}, *bots]}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/rooms", data=body, headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        room: dict[str, Any] = json.load(answer)
    return room


def update(socket: ClientConnection) -> dict[str, Any]:
    """The next update on the socket."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] == "update":
            return message
        if message["type"] != "pong":
            raise RuntimeError(f"the server answered {message}")


def first_click(port: int, game: str) -> float:
    """Milliseconds from the first action of a person to the update it causes."""
    preset, seats, wanted = TABLES[game]
    room = open_room(port, game, preset, seats)
    with connect(f"ws://127.0.0.1:{port}/api/rooms/{room['room']}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "secret": room["secret"]}))
        shown = update(socket)
        while not shown["legal"]:
            shown = update(socket)
        token = wanted if wanted in shown["legal"] else shown["legal"][0]
        started = time.perf_counter()
        socket.send(json.dumps({"type": "act", "id": 1, "version": shown["version"], "token": token}))
        while update(socket)["version"] == shown["version"]:
            pass
        return (time.perf_counter() - started) * 1000


if __name__ == "__main__":
    print(max(first_click(int(sys.argv[1]), game) for game in TABLES))
