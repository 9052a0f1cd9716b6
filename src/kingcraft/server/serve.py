"""``kingcraft serve``: starting and ending a server."""

import argparse
import asyncio
import contextlib
import dataclasses
import errno
import gc
import ipaddress
import logging
import secrets
import shlex
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import uvicorn

from ..extras import MissingExtra
from ..room.ports import EventLog
from ..room.wire.http_messages import Network
from ..service.hints import HINT
from ..service.jobs import Jobs
from ..service.leases import Leases, Server
from ..service.uploads import MAX_MESSAGE
from . import logs, reach
from .app import make_app
from .beside import beside
from .bots import kernels
from .bus import bus_of
from .crew import Crew
from .greeting import greet
from .http.addresses import Proxies
from .http.connections import Config, Crowd
from .http.limits import Limits
from .seldom import Seldom
from .settings import DEFAULT_PORT, MAX_PER_ADDRESS, Settings
from .store.port import Store, StoreError, place_of
from .store.sqlite import SqliteStore

if TYPE_CHECKING:
    from .http.peers import Make, Peers

#: Ports after the default one that are tried if it is taken and the command names none.
NEXT_PORTS: Final = 20
#: Seconds between two pings of a connection, and within which it must answer: a friend who has lost the network shows
#: as away after 8 to 14 s. A line that is dead for 3 s does not count: TCP sends again before.
PING_EVERY: Final = 6.0
PONG_WITHIN: Final = 8.0
#: Connections that the system keeps waiting until they are accepted: all players come back at once after a restart.
QUEUE: Final = 1024
#: Seconds between two looks whether an end that takes its time is to be hurried.
DRAINING: Final = 0.1
#: Files that are not connections: the database, processes, what the interpreter has open.
_OTHER_FILES: Final = 64
#: The most open files that are asked for; macOS refuses more than this.
_MOST_FILES: Final = 10_240
#: The system's errors when a process or the machine can open no more files.
_OUT_OF_FILES: Final = (errno.EMFILE, errno.ENFILE)

_log = logging.getLogger(__name__)


class PortTaken(Exception):
    """The server cannot listen on the address. The text says in one line what to do."""


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM. Return the exit status: 0, or 1 with one line on standard error."""
    given = {} if arguments.data is None else {"data": arguments.data}
    _check(arguments)
    most, each = arguments.max_connections, arguments.max_per_address
    settings = Settings(
        **given,
        origins=tuple(arguments.origin),
        base=arguments.base_path,
        max_connections=most,
        max_per_address=min(most, MAX_PER_ADDRESS) if each is None else each,
        trusted_proxies=tuple(arguments.trusted_proxy),
        rate=arguments.rate,
        max_rooms=arguments.max_rooms,
        forget_after=arguments.forget_after,
        keep=arguments.keep,
        keep_matches=arguments.keep_matches,
        backup=arguments.backup,
        backup_keep=arguments.backup_keep,
        bots=tuple(dict(arguments.bot).items()),
        thinkers=arguments.thinkers,
        workers=arguments.workers,
        hint=HINT if arguments.hint_seconds is None else HINT._replace(seconds=arguments.hint_seconds),
        review_depth=arguments.review_depth,
        metrics=arguments.metrics,
        drain=arguments.drain,
        log=arguments.log,
        database=arguments.database or "",
        bus=arguments.bus or "",
        peers=arguments.peers or "",
    )
    # No log line holds a secret, a seed or a card: only names of rooms, and what went wrong.
    logs.begin(settings.log)
    if not reach.in_terminal():  # the page tells a person when the strong bots are ready
        logging.getLogger(kernels.__name__).setLevel(logging.INFO)
    seldom = Seldom()
    for handler in logging.getLogger().handlers:
        handler.addFilter(seldom)
    place, terminal = _place_of_host(arguments), reach.in_terminal()
    # --ask cannot be given beside a host, and one that the file or the environment says stays.
    asks = terminal and place in ("", "--host")
    command = command_for_others(arguments.parser.prog, sys.argv[2:], asks=asks)
    try:
        host = arguments.host or reach.host_for(settings.data, again=arguments.ask)
        with listening(host, arguments.port) as listener, beside() as command_beside:
            settings = dataclasses.replace(
                settings, any_host=not _is_loopback(listener), network=partial(network_of, listener, command)
            )

            def started(address: str) -> None:
                kept = place_of(settings.database) if settings.database else settings.data
                greet(address, settings.network(), kept, None if terminal else place)
                command_beside.begin()
                if arguments.open:
                    # Opening waits for browsers that run in the terminal.
                    threading.Thread(target=_open_page, args=(address,), daemon=True).start()

            serve(settings, listener, started)
            if terminal:
                print("\nStopped. Your matches are saved and go on at the next start.")
    except KeyboardInterrupt:  # before the server took over Ctrl-C
        return 0
    except (StoreError, PortTaken) as error:
        print(f"kingcraft: {error}", file=sys.stderr)
        return 1
    return 0


def _place_of_host(arguments: argparse.Namespace) -> str:
    """Where it is said which address to listen on: an option, a variable, a line of a file; empty: nowhere."""
    if arguments.host is None:
        return ""
    by_default = arguments.host == arguments.parser.get_default("host")
    return str(arguments.places["host"]) if by_default else "--host"


def _check(arguments: argparse.Namespace) -> None:
    """End with a line that says which options do not fit together."""
    most, each = arguments.max_connections, arguments.max_per_address
    if each is not None and each > most:
        arguments.parser.error(f"--max-per-address {each} is more than --max-connections {most}")
    if arguments.ask and arguments.host is not None:
        arguments.parser.error("--host answers what --ask asks: give one of them")
    if arguments.hint_seconds and not (arguments.thinkers or arguments.workers or arguments.database):
        arguments.parser.error("--hint-seconds needs a bot that thinks, but --thinkers is 0 and there are no workers")
    if arguments.backup and arguments.database:
        arguments.parser.error("--backup is for matches in a file; pg_dump saves those in PostgreSQL")
    if arguments.bus and not arguments.database:
        arguments.parser.error("--bus is between servers of one database: it needs --database")
    if arguments.peers and not arguments.database:
        arguments.parser.error("--peers is for the servers of one database: it needs --database")
    names = [name for name, _ in arguments.bot]
    if twice := next((name for name in names if names.count(name) > 1), None):
        arguments.parser.error(f"--bot {twice} is given twice")
    if arguments.ask and not reach.in_terminal():
        arguments.parser.error("--ask needs a terminal; without one, --host 0.0.0.0 lets other devices in")


def listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on ``port``; None: on the default port or, if that is taken, on one of the next.

    Raises :class:`PortTaken`.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + NEXT_PORTS) if port is None else (port,)
    error: Exception | None = None
    for candidate in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return _bound(family, host, candidate)
        except (OSError, UnicodeError) as failed:  # a name that cannot be one is a UnicodeError
            error = failed
    wanted = f"port {port} on {host}" if port is not None else f"ports {ports[0]} to {ports[-1]} on {host}"
    reason = getattr(error, "strerror", None) or error
    raise PortTaken(f"cannot listen on {wanted} ({reason}): choose another with --port (0 takes any free one)")


def _bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    # The protocol is named because asyncio switches Nagle's delay off only for sockets that do: 40 ms an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A port whose last connections are just closing may be taken again; one that is listened on may not.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            with contextlib.suppress(OSError):  # "::" means the older addresses too, where that can be
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Connections inherit this: the system gives one up whose other end accepts nothing for a minute.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
        listener.bind((host, port))
        listener.listen(QUEUE)
    except (OSError, UnicodeError):
        listener.close()
        raise
    return listener


def serve(settings: Settings, listener: socket.socket, started: Callable[[str], None]) -> None:
    """Serve on ``listener`` until SIGINT or SIGTERM; call ``started`` with the page's address once the server answers.

    Raises :class:`StoreError` before anything is served if the database cannot be used.
    """
    store, log, among = _opened(settings)
    share_the_interpreter()
    collect_garbage_seldom()
    try:
        most = max(1, min(settings.max_connections, open_files() - _OTHER_FILES))
        crowd = Crowd(most, min(most, settings.max_per_address), Proxies(settings.trusted_proxies))
        crew = Crew(settings.workers, log=settings.log) if settings.workers else None
        jobs = Jobs(crew) if crew else among.jobs if among else None
        ending = threading.Event()
        limits = among.limits if among else Limits(settings.rate, settings.max_per_address)
        leases = among.leases if among else None
        app = make_app(settings, store, log, crowd, limits, ending.is_set, leases, jobs)
        config = (among.config if among else Config)(
            app,
            crowd,
            settings.times,
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the guard reads them
            # Asyncio accepts this many at a time. When it is out of files, each of them starts a new try a second
            # later, and each of those does: with one there is one new try a second.
            backlog=1,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        server = _Server(
            config, lambda: started(address_of(listener) + settings.base[1:]), among, ending, settings.drain
        )
        _serve_until_signal(server, listener)
    finally:
        store.close()
        if among is not None:
            among.peers.close()


@dataclasses.dataclass(frozen=True)
class _Among:
    """What a server has that shares its database with others."""

    leases: Leases
    jobs: Jobs
    peers: "Peers"
    #: Makes its settings for uvicorn, with the arguments of :class:`Config`.
    config: Callable[..., Config]
    limits: Limits
    #: How it receives connections from the others.
    receiver: Callable[[uvicorn.Server], "Make"]


def _opened(settings: Settings) -> tuple[Store, EventLog, _Among | None]:
    """Return the store of a server and the log of its rooms, and what it has among others.

    Raises :class:`StoreError`.
    """
    if not settings.database:
        store = SqliteStore(settings.data)
        return store, store, None
    try:
        from .store.postgres import PostgresStore  # an extra that few servers have

        bus = bus_of(settings)
    except MissingExtra as missing:
        raise StoreError(str(missing)) from None
    from .http.led import LedConfig, receiver
    from .http.peers import Peers

    shared = PostgresStore(settings.database)
    try:
        peers = Peers.open(settings.database, settings.peers)
    except (OSError, ValueError) as error:
        shared.close()
        raise StoreError(f"other servers cannot be heard ({error}): check --peers") from None
    leases = Leases(shared, Server(secrets.token_urlsafe(16), peers.address), bus)
    limits = Limits(settings.rate, settings.max_per_address)
    config = partial(LedConfig, rooms=leases, limits=limits, base=settings.base)
    return shared, leases, _Among(leases, Jobs(bus), peers, config, limits, receiver)


def open_files() -> int:
    """Return how many files this process may have open, after asking the system for as many as it gives."""
    if sys.platform == "win32":
        return _MOST_FILES  # sockets are no files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _MOST_FILES if soft == resource.RLIM_INFINITY else soft


def collect_garbage_seldom() -> None:
    """Have Python search for cycles seldom: states and views have none, and a search looks at every room."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def share_the_interpreter() -> None:
    """Have Python pass its lock on within a millisecond, so that the event loop runs while bots think."""
    sys.setswitchinterval(0.001)


def _serve_until_signal(server: uvicorn.Server, listener: socket.socket) -> None:
    # uvicorn ends on these signals, then raises them again for the handlers before it: ours, and we are done.
    # A signal before uvicorn listens for it ends the server too, as soon as it has started.
    def end(*_: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        asyncio.run(server.serve(sockets=[listener]))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Server(uvicorn.Server):
    """A uvicorn server that reports when it answers, and ends in order even after a second Ctrl-C."""

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[], None],
        among: _Among | None,
        ending: threading.Event,
        drain: float,
    ) -> None:
        """``ending`` is set when it begins to end, ``drain`` seconds before it accepts no more connections."""
        super().__init__(config)
        self._tell = started
        self._among = among
        self._ending = ending
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report it."""
        asyncio.get_running_loop().set_exception_handler(_tell_fault)
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)  # asyncio has set it to its backlog
        if self.started:
            if self._among is not None:
                await self._among.peers.start(self._among.leases.me.name, self._among.receiver(self))
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End. A second Ctrl-C ends the wait for connections, but rooms always finish what they are storing."""
        self._ending.set()
        for _ in range(round(self._drain / DRAINING)):
            if self.force_exit:
                break
            await asyncio.sleep(DRAINING)
        if self._among is not None:
            self._among.peers.close()  # others take over what they are asked for
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()


def _tell_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what no task has caught; a connection that there is no file for in one line."""
    fault = context.get("exception")
    if isinstance(fault, OSError) and fault.errno in _OUT_OF_FILES:
        _log.error("out of files: no connection is accepted until others end (ulimit -n, --max-connections)")
    else:
        loop.default_exception_handler(context)


def address_of(listener: socket.socket) -> str:
    """Return the page's address: on this machine or, if the server listens on all addresses, in its network."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - a link that friends are sent must name an address that they can reach
        host = _address_in_network()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_of(listener: socket.socket, command: str) -> Network:
    """Return how other devices reach the listener. ``command``: what starts a server that they reach."""
    if _is_loopback(listener):
        return Network("", command)
    address = address_of(listener).rstrip("/")
    host = urlsplit(address).hostname or ""
    return Network("" if ipaddress.ip_address(host.partition("%")[0]).is_loopback else address, "")


def command_for_others(called: str, given: Sequence[str], *, asks: bool) -> str:
    """Return the command that starts this server again so that other devices reach it.

    ``called``: how it was started ("kingcraft serve"), ``given``: with which arguments; ``asks``: whether it can ask
    who plays.
    """
    words, kept = list(given), []
    while words:
        word = words.pop(0)
        if word == "--host":
            words = words[1:]
        elif word not in ("--ask", "--open") and not word.startswith("--host="):
            kept.append(word)
    # start.py serves where it is given no command, and opens the page by its own choice.
    called = called.removesuffix(" serve") if "start.py" in called else called
    wider = ["--ask"] if asks else ["--host", reach.HOSTS["home"]]
    return shlex.join([*called.split(), *wider, *kept])


def _address_in_network() -> str:
    """Return the address of this machine in its network; the loopback address without one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks the system which way it would go (RFC 5737)
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def _is_loopback(listener: socket.socket) -> bool:
    """Return whether only this machine can reach the listener."""
    return ipaddress.ip_address(listener.getsockname()[0].partition("%")[0]).is_loopback


def _open_page(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
