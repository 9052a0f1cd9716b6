"""What a connection costs that was handed on to the server that has its room: CPU a message, and time.

Two servers in their own processes echo messages of ``SIZE`` bytes on ``SOCKETS`` WebSockets. Interleaved: the sockets
are at the server that has their rooms; they came to the other one, which handed them on as descriptors; or which copies
their bytes. An echo is two messages, one each way. The same with one socket at a time, where nothing is done at once.
Then what a request for a room costs a server that has it, and one that shares no rooms.

``python -m bench.handing``, ``--rounds 7``.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.process import cpu_of
from tools.driver.nodes import Said

SOCKETS: Final = 20
SIZE: Final = 100
#: Echoes of each socket in a round; and echoes one after the other on one socket, for the times.
ECHOES: Final = 500
TIMED: Final = 2_000
#: Requests on one connection in a round.
REQUESTS: Final = 2_000


class Node:
    """A server in its own process."""

    def __init__(self, *options: str) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "tools.driver.nodes", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.line: Final = self.process.stdout.readline()
        self.said: Final = msgspec.json.decode(self.line, type=Said)

    @property
    def cpu(self) -> float:
        """Seconds so far."""
        return cpu_of(self.process.pid)

    def begin(self, lines: list[str]) -> None:
        """Let it serve, and know the servers of these lines."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("".join(lines) + "\n")
        self.process.stdin.flush()
        self.process.stdout.readline()

    def end(self) -> None:
        """End it."""
        self.process.kill()
        self.process.communicate()


def far(line: str) -> str:
    """A server's line as if it were on another machine."""
    said = msgspec.json.decode(line, type=Said)
    return msgspec.json.encode(msgspec.structs.replace(said, address=said.address.partition(" ")[0])).decode() + "\n"


@contextlib.contextmanager
def pair(change: Callable[[str], str]) -> Iterator[list[Node]]:
    """Two servers that know each other by lines that ``change`` has changed."""
    nodes = [Node(), Node()]
    try:
        for node in nodes:
            node.begin([change(one.line) for one in nodes])
        yield nodes
    finally:
        for node in nodes:
            node.end()


def rooms(index: int, count: int) -> list[str]:
    """Names of rooms of the server at ``index`` of two."""
    names = (f"R{number}" for number in range(1_000_000))
    return [
        name
        for _, name in zip(
            range(count), (name for name in names if zlib.crc32(name.encode()) % 2 == index), strict=False
        )
    ]


async def _open(port: int, index: int) -> list[ClientConnection]:
    found = [
        await connect(f"ws://127.0.0.1:{port}/api/rooms/{room}/socket", compression=None, proxy=None)
        for room in rooms(index, SOCKETS)
    ]
    for person in found:
        await person.recv()
    return found


async def _echo(person: ClientConnection, count: int, times: list[float] | None = None) -> None:
    text = "x" * SIZE
    for _ in range(count):
        began = time.perf_counter()
        await person.send(text)
        await person.recv()
        if times is not None:
            times.append(time.perf_counter() - began)


class Way:
    """One way to the server that has the rooms, and what it came to."""

    def __init__(self, name: str, nodes: list[Node], at: int) -> None:
        self.name = name
        self._nodes = nodes
        self._at = at
        self.cpu: list[float] = []  # of both servers, us a message
        self.single: list[float] = []  # the same of one socket at a time
        self.times: list[float] = []

    async def round(self) -> None:
        """Measure once."""
        people = await _open(self._nodes[self._at].said.port, 1)
        await asyncio.gather(*(_echo(person, 10) for person in people))
        before = sum(node.cpu for node in self._nodes)
        await asyncio.gather(*(_echo(person, ECHOES) for person in people))
        self.cpu.append(1e6 * (sum(node.cpu for node in self._nodes) - before) / (2 * SOCKETS * ECHOES))
        before = sum(node.cpu for node in self._nodes)
        await _echo(people[0], TIMED, self.times)
        self.single.append(1e6 * (sum(node.cpu for node in self._nodes) - before) / (2 * TIMED))
        for person in people:
            await person.close()

    def said(self) -> str:
        """One line."""
        low, middle, high = statistics.quantiles(self.cpu, n=4)
        single = statistics.median(self.single)
        times = sorted(self.times)
        p50, p99 = (1e3 * times[int(len(times) * part)] for part in (0.5, 0.99))
        cpu = f"{middle:5.1f} us CPU a message ({low:.1f} .. {high:.1f}), one at a time {single:.1f}"
        return f"{self.name:14} {cpu}; echo p50 {p50:.2f} p99 {p99:.2f} ms"


async def _asked(node: Node, room: str) -> float:
    """CPU of a request, us."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.said.port)
    request = f"GET /api/rooms/{room} HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    before = node.cpu
    for _ in range(REQUESTS):
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")).split()[1])
        await reader.readexactly(size)
    found = 1e6 * (node.cpu - before) / REQUESTS
    writer.close()
    return found


async def _measure(rounds: int) -> None:
    print(f"load {os.getloadavg()[0]:.1f}; {SOCKETS} sockets, messages of {SIZE} bytes, {rounds} rounds")
    with pair(str) as near, pair(far) as distant:
        ways = [Way("at its server", near, 1), Way("as descriptor", near, 0), Way("as bytes", distant, 0)]
        for _ in range(rounds):
            for way in ways:
                await way.round()
        for way in ways:
            print(way.said())
        print(f"as bytes: {statistics.median(ways[2].cpu) - statistics.median(ways[0].cpu):+.1f} us a message")
        alone = Node("alone")
        try:
            alone.begin([alone.line])
            room = rooms(0, 1)[0]
            pairs = [(await _asked(alone, room), await _asked(near[0], room)) for _ in range(rounds)]
        finally:
            alone.end()
        one, led = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(f"a request: {one:.0f} us at a server alone, {led:.0f} us at one that shares its rooms ({led / one:.2f})")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    asyncio.run(_measure(parser.parse_args().rounds))


if __name__ == "__main__":
    main()
