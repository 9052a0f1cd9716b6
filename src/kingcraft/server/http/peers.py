"""What servers of one database open for each other: a connection goes on to the server that has its room, unread.

A server that hands a connection on first names the other server by its name, which only servers with the same database
know. What happens then depends on where the other one runs:

* On the same machine and as the same user: it receives the connection itself, as a descriptor, with the bytes that have
  been read. After that a message costs nothing more than without this.
* Elsewhere: the bytes are copied in both directions, for as long as the connection exists.
"""

import asyncio
import contextlib
import errno
import hmac
import ipaddress
import logging
import os
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

import msgspec

from ...service.leases import Server

#: Seconds within which another server must say that a connection is welcome, and then that it has taken it.
REACH_WITHIN: Final = 1.0
#: Seconds within which a server that connects here must say what it wants; bytes of that; and how many may be at it.
HELLO_WITHIN: Final = 2.0
LONGEST_HELLO: Final = 1_024
MOST_HELLOS: Final = 2_000
#: How often one request is handed on: its room may move to another server meanwhile.
MOST_HOPS: Final = 2
#: Milliseconds after which a connection is over whose other end takes nothing.
TAKES_WITHIN: Final = 60_000
#: Whether this system passes descriptors from process to process.
DESCRIPTORS: Final = hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")

_QUEUE: Final = 1_024
#: How the folders of local sockets begin, the socket in each, and the age in seconds below which one is not removed.
_FOLDER: Final = "kingcraft-peers-"
_SOCKET: Final = "peers"
_TIDY_AFTER: Final = 60.0
_YES: Final = b"yes\n"
_HERE: Final = b"\0"
_TAKEN: Final = b"!"
#: What comes on a connection that is copied, until it is written: no other code runs between the two.
_PASSING: Final = memoryview(bytearray(65_536))
#: The system's errors when this server, not the other one, is at its end.
_OURS: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.EADDRNOTAVAIL)

_log = logging.getLogger(__name__)


class Visit(msgspec.Struct, frozen=True):
    """What a server says first about a connection that it hands on."""

    #: The name of the server that has the room.
    to: str
    #: The visitor's address and port, as the server saw them that accepted the connection.
    host: str
    port: int
    #: How often the request that comes first has been handed on.
    hops: int
    #: Whether a server copies the bytes of this connection.
    copied: bool = False
    #: The bytes that have been read and follow the descriptor.
    size: int = 0


#: Makes what receives a connection that was handed on, and the bytes of it that have been read.
Make: TypeAlias = Callable[[Visit, bytes], asyncio.Protocol]


class Exhausted(Exception):
    """No file or memory is left on this server to reach another one."""


class Peers:
    """What this server opens for other servers."""

    def __init__(self, listener: socket.socket, local: socket.socket | None) -> None:
        """Use sockets that listen: one of the network, and one of this machine if it has such."""
        self._listener = listener
        self._local = local
        self._name = b""
        self._make: Make | None = None
        self._server: asyncio.Server | None = None
        self._hellos: set[_Hello] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        #: Connections that were refused.
        self.refused = 0
        host, port = listener.getsockname()[:2]
        #: Where other servers reach this one: ``host:port``, and after a space the path of its local socket.
        self.address: Final = _joined(host, port) + (f" {local.getsockname()}" if local is not None else "")

    @classmethod
    def open(cls, database: str, at: str = "") -> "Peers":
        """Listen where servers of a database reach this machine. Raises ``OSError``, and ``ValueError`` for ``at``.

        ``database``: its URL. The address by which this machine reaches the database is the one by which the other
        servers reach this machine, on any free port. ``at``: ``HOST`` or ``HOST:PORT`` where that is not so.
        """
        host, port = _parted(at) if at else (_own_address(_host_of(database)), 0)
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # The protocol is named because asyncio switches Nagle's delay off only for sockets that do.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            _give_up_late(listener)
            if sys.platform != "win32":  # as the server's own listener
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(_QUEUE)
            return cls(listener, _local() if DESCRIPTORS else None)
        except OSError:
            listener.close()
            raise

    async def start(self, name: str, make: Make) -> None:
        """Accept connections for the server called ``name``."""
        self._name, self._make = name.encode(), make
        loop = asyncio.get_running_loop()
        # As the server's own listener: see the backlog there.
        self._server = await loop.create_server(lambda: _Hello(self), sock=self._listener, backlog=1)
        self._listener.listen(_QUEUE)
        if self._local is not None:
            self._local.setblocking(False)
            self._listen()

    def close(self) -> None:
        """Accept no more. What has been handed on stays. It may be closed twice."""
        if self._server is not None:
            with contextlib.suppress(RuntimeError):  # its loop has ended by a fault
                self._server.close()
        self._listener.close()
        for hello in list(self._hellos):
            hello.refuse("this server ends")
        for task in self._tasks:
            task.cancel()
        local, self._local = self._local, None
        if local is not None:
            with contextlib.suppress(RuntimeError):  # it was never started: there is no loop
                asyncio.get_running_loop().remove_reader(local)
            folder = Path(local.getsockname()).parent
            local.close()
            shutil.rmtree(folder, ignore_errors=True)

    # --- connections that are handed on to us

    def enter(self, hello: "_Hello") -> bool:
        """Count a connection that has to say what it wants. Return whether there are not too many."""
        if len(self._hellos) >= MOST_HELLOS:
            return False
        self._hellos.add(hello)
        return True

    def leave(self, hello: "_Hello") -> None:
        """Count it no more."""
        self._hellos.discard(hello)

    def read(self, line: bytes) -> Visit | None:
        """Return what was said; None: it is nothing that a server says to this one."""
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            visit = msgspec.json.decode(line, type=Visit)
            if hmac.compare_digest(visit.to.encode(), self._name) and visit.size >= 0:
                return visit
        return None

    def refuse(self, why: str) -> None:
        """Count a connection that is refused, and say so."""
        self.refused += 1
        _log.warning("a connection to the address for other servers is refused: %s", why)

    def receiver(self, visit: Visit, read: bytes) -> asyncio.Protocol:
        """Return what receives a connection."""
        assert self._make is not None
        return self._make(visit, read)

    def _accept(self, local: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            link, _ = local.accept()
        except OSError as fault:  # it is gone already
            if fault.errno in _OURS:  # or there is no file for it; asyncio, too, waits a second then
                loop.remove_reader(local)
                loop.call_later(1, self._listen)
            return
        task = loop.create_task(self._receive(link))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _listen(self) -> None:
        if self._local is not None and self._local.fileno() >= 0:
            asyncio.get_running_loop().add_reader(self._local, self._accept, self._local)

    async def _receive(self, link: socket.socket) -> None:
        """Make a connection of another process our own."""
        loop = asyncio.get_running_loop()
        link.setblocking(False)
        with link:
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    visit = self.read(await loop.sock_recv(link, LONGEST_HELLO))
                    if visit is None:
                        self.refuse("it asks for another server")
                        return
                    await loop.sock_sendall(link, _YES)
                    connection = await _descriptor(link)
            except (OSError, EOFError) as fault:
                self.refuse(repr(fault))
                return
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    read = await _exactly(link, visit.size)
                connection.setblocking(False)
                await loop.connect_accepted_socket(lambda: self.receiver(visit, read), connection)
            except (OSError, EOFError) as fault:
                connection.close()
                self.refuse(repr(fault))
                return
            with contextlib.suppress(OSError):
                await loop.sock_sendall(link, _TAKEN)


class _Hello(asyncio.Protocol):
    """A connection to the address for other servers that has not said yet what it wants."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._said = bytearray()
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first line, not for long."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        if self._peers.enter(self):
            self._timer = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.refuse, "it says nothing")
        else:
            self.refuse("too many at once")

    def data_received(self, data: bytes) -> None:
        """Take the first line; what follows is the visitor's."""
        if self._transport.is_closing():
            return
        self._said += data
        line, end, rest = self._said.partition(b"\n")
        if not end and len(line) <= LONGEST_HELLO:
            return
        visit = self._peers.read(bytes(line)) if end else None
        if visit is None:
            self.refuse("it asks for another server")
            return
        self._over()
        self._transport.write(_YES)
        receiver = self._peers.receiver(visit, bytes(rest))
        self._transport.set_protocol(receiver)
        receiver.connection_made(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Forget it."""
        self._over()

    def refuse(self, why: str) -> None:
        """End it without an answer."""
        self._over()
        self._peers.refuse(why)
        self._transport.abort()

    def _over(self) -> None:
        self._peers.leave(self)
        if self._timer is not None:
            self._timer.cancel()


# --- connections that we hand on


async def hand_on(
    owner: Server, visit: Visit, transport: asyncio.Transport, read: bytes, ended: Callable[["Copied"], None]
) -> "Copied | None":
    """Hand a connection on, of which ``read`` has been read and nothing is to be written.

    Return None: the other server has it, and it is not ours any more. Or return what copies its bytes from now on; it
    calls ``ended``, with itself, when the visitor has gone. Raises ``OSError``: the other server is not there, or is
    another one; and :class:`Exhausted`.
    """
    at, _, path = owner.address.partition(" ")
    try:
        link = await _knock(path, visit, len(read)) if path and DESCRIPTORS else None
        if link is not None:
            with link:
                await _give(link, transport, read)
            return None
        return await _copy(at, visit, transport, read, ended)
    except OSError as fault:
        if fault.errno in _OURS:
            raise Exhausted from fault
        raise


async def _knock(path: str, visit: Visit, size: int) -> socket.socket | None:
    """Return a link to a server on this machine, on which a connection is welcome; None: it is not on this machine."""
    loop = asyncio.get_running_loop()
    link = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    link.setblocking(False)
    try:
        async with asyncio.timeout(REACH_WITHIN):
            try:
                await loop.sock_connect(link, path)
            except (OSError, ValueError):  # a path that is too long is a ValueError or an OSError
                link.close()
                return None
            await loop.sock_sendall(link, msgspec.json.encode(msgspec.structs.replace(visit, size=size)))
            if await loop.sock_recv(link, len(_YES)) != _YES:
                raise ConnectionRefusedError("the other server is not the one that has the room")
    except BaseException:
        link.close()
        raise
    return link


async def _give(link: socket.socket, transport: asyncio.Transport, read: bytes) -> None:
    """Give a connection away.

    The other server said just now that it takes it. If it does not answer any more, it may have it or not: then the
    connection is ended for both, and the visitor comes again.
    """
    loop = asyncio.get_running_loop()
    connection: socket.socket = transport.get_extra_info("socket")
    taken = b""
    with contextlib.suppress(OSError):
        async with asyncio.timeout(REACH_WITHIN):
            socket.send_fds(link, [_HERE], [connection.fileno()])
            await loop.sock_sendall(link, read)
            taken = await loop.sock_recv(link, len(_TAKEN))
    if taken != _TAKEN:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)


async def _copy(
    at: str, visit: Visit, transport: asyncio.Transport, read: bytes, ended: Callable[["Copied"], None]
) -> "Copied":
    """Have a connection's bytes copied to and from another machine."""
    host, _, port = at.rpartition(":")
    loop = asyncio.get_running_loop()
    line = msgspec.json.encode(msgspec.structs.replace(visit, copied=True)) + b"\n"
    async with asyncio.timeout(REACH_WITHIN):
        try:
            link, asking = await loop.create_connection(lambda: _Asking(line), host.strip("[]"), int(port))
        except (ValueError, OverflowError):  # a server writes its address itself; what is none cannot be reached
            raise ConnectionRefusedError(f"no address of a server: {at!r}") from None
        try:
            first = await asking.answer
        except BaseException:
            link.abort()
            raise
    _give_up_late(link.get_extra_info("socket"))
    copied = Copied(transport, link, ended)
    transport.set_protocol(copied)
    link.set_protocol(_Copying(link, transport))
    if first:
        transport.write(first)
    link.write(read)
    transport.resume_reading()
    link.resume_reading()
    return copied


class _Asking(asyncio.Protocol):
    """A connection to another server until it answers. Then nothing more is read."""

    def __init__(self, line: bytes) -> None:
        self._line = line
        self._said = b""
        #: What comes after the answer.
        self.answer: Final[asyncio.Future[bytes]] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._line)

    def data_received(self, data: bytes) -> None:
        """Take the answer."""
        self._said += data
        if len(self._said) >= len(_YES) and not self.answer.done():
            self._transport.pause_reading()
            if self._said.startswith(_YES):
                self.answer.set_result(self._said[len(_YES) :])
            else:
                self.answer.set_exception(ConnectionRefusedError("it is no server of ours"))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """There is no answer."""
        if not self.answer.done():
            self.answer.set_exception(ConnectionRefusedError("the other server is not the one that has the room"))
            self.answer.exception()  # no one may wait for it any more


class _Copying(asyncio.BufferedProtocol):
    """One end of a connection that is copied: what comes is written at the other end."""

    def __init__(self, own: asyncio.Transport, other: asyncio.Transport) -> None:
        self._own = own
        self._other = other

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        """Return where to put what comes."""
        return _PASSING

    def buffer_updated(self, nbytes: int) -> None:
        """Write it at the other end."""
        self._other.write(bytes(_PASSING[:nbytes]))

    def pause_writing(self) -> None:
        """Read nothing at the other end while this one takes nothing."""
        self._other.pause_reading()

    def resume_writing(self) -> None:
        """Read on."""
        self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the other end too, after what has come."""
        if exc is None:
            self._other.close()
        else:
            self._other.abort()


class Copied(_Copying):
    """The visitor's end of a connection that is copied."""

    def __init__(self, own: asyncio.Transport, other: asyncio.Transport, ended: Callable[["Copied"], None]) -> None:
        super().__init__(own, other)
        self._ended = ended

    @property
    def waiting(self) -> int:
        """How many bytes have been read at one end and are not written at the other."""
        return self._own.get_write_buffer_size() + self._other.get_write_buffer_size()

    def eof_received(self) -> bool:
        """Say that nothing more comes, and wait for what is answered."""
        self._other.write_eof()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """End the other end too."""
        super().connection_lost(exc)
        self._ended(self)

    def shutdown(self) -> None:
        """End it: this server ends."""
        self._own.close()


# --- addresses


def _host_of(database: str) -> str:
    """The machine of a database; empty: this one."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(database)
        host = parts.hostname or parse_qs(parts.query).get("host", [""])[0]
        host = host.partition(",")[0]
        return "" if host.startswith(("/", "%2f")) else host.strip("[]")
    return ""


def _own_address(host: str) -> str:
    """The address by which this machine reaches another one; this machine's loopback address if it is this machine."""
    with contextlib.suppress(OSError, UnicodeError):
        for family, kind, proto, _, where in socket.getaddrinfo(host or "127.0.0.1", 9, type=socket.SOCK_DGRAM):
            with contextlib.suppress(OSError), socket.socket(family, kind, proto) as probe:
                probe.connect(where)  # sends nothing: it only asks the system which way it would go
                own = str(probe.getsockname()[0])
                # A link-local address says nothing without the interface, which has another name elsewhere.
                if not ipaddress.ip_address(own.partition("%")[0]).is_link_local:
                    return own
    return "127.0.0.1"


def _joined(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _parted(at: str) -> tuple[str, int]:
    """The host and port of ``host``, ``host:port``, ``[host]:port`` or an IPv6 address. Raises ``ValueError``."""
    if at.count(":") > 1 and not at.startswith("["):
        return at, 0
    parts = urlsplit(f"//{at}")
    if not parts.hostname or parts.path or parts.query:
        raise ValueError(f"{at} is no address of this machine: HOST or HOST:PORT")
    return parts.hostname, parts.port or 0


def _local() -> socket.socket:
    """A socket that listens in a folder of its own, which only this user can enter."""
    _tidy()
    folder = tempfile.mkdtemp(prefix=_FOLDER)
    local = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        local.bind(os.path.join(folder, _SOCKET))  # noqa: PTH118 - a path of the system's, as text
        local.listen(_QUEUE)
    except OSError:
        local.close()
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return local


def _tidy() -> None:
    """Remove the folders of servers that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_FOLDER}*"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            if time.time() - folder.stat().st_mtime < _TIDY_AFTER:
                continue  # it may be about to listen
            probe.setblocking(False)
            try:
                probe.connect(str(folder / _SOCKET))
            except (ConnectionRefusedError, FileNotFoundError):
                shutil.rmtree(folder, ignore_errors=True)


def _give_up_late(connection: socket.socket) -> None:
    """Have the system end a connection whose other machine has gone, or takes nothing for a minute."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKES_WITHIN)


# --- what Python's loop cannot do with descriptors


async def _descriptor(link: socket.socket) -> socket.socket:
    """Receive a connection. Raises ``EOFError`` and ``OSError``."""
    loop = asyncio.get_running_loop()
    readable = loop.create_future()
    loop.add_reader(link, lambda: None if readable.done() else readable.set_result(None))
    try:
        await readable
    finally:
        loop.remove_reader(link)
    _, descriptors, _, _ = socket.recv_fds(link, len(_HERE), 1)
    if not descriptors:
        raise EOFError("no connection came")
    return socket.socket(fileno=descriptors[0])


async def _exactly(link: socket.socket, size: int) -> bytes:
    """Receive exactly this many bytes. Raises ``EOFError`` and ``OSError``."""
    came = bytearray()
    while len(came) < size:
        piece = await asyncio.get_running_loop().sock_recv(link, min(size - len(came), 65_536))
        if not piece:
            raise EOFError("the other server is gone")
        came += piece
    return bytes(came)
