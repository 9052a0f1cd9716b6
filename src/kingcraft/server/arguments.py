"""The arguments of ``kingcraft serve``; what cannot be meant is refused before anything starts."""

import argparse
import contextlib
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args
from urllib.parse import urlsplit

from ..bots.bot import BOTS
from ..review.depth import DEPTHS
from ..room.log.state import HUMAN, OPEN
from ..room.opening import YOU
from ..service.hints import HINT
from .configured import Options, Several
from .http.addresses import subnet
from .http.origins import is_origin
from .http.shell import ROOT, checked_base
from .logs import LOG_FORMATS
from .settings import (
    BACKUPS,
    DATA_VARIABLE,
    DEFAULT_HOST,
    DEFAULT_PORT,
    MAX_CONNECTIONS,
    MAX_PER_ADDRESS,
    REVIEW_DEPTH,
    Readers,
    cores_here,
    thinkers_here,
)

#: A century.
_MOST_DAYS: Final = 36_500
_MOST_SECONDS: Final = _MOST_DAYS * 86_400
#: Messages a second: below, a person's turn would take minutes; above, no machine takes them.
_RATES: Final = (0.01, 1_000_000)
#: Seconds that a person waits for a hint at most.
_MOST_HINT: Final = 600
#: Seconds that a server takes to end at most.
_MOST_DRAIN: Final = 3_600
#: Threads and connections: more than any machine has.
_MOST_THREADS: Final = 1_024
_MOST_WORKERS: Final = 256
_MOST: Final = 1_000_000_000
_LOG: Final = "how the log is written on standard error: text, or json, an object a line (default: %(default)s)"


def add_arguments(parser: argparse.ArgumentParser) -> Options:
    """Add the arguments of ``kingcraft serve``, and return them."""
    options = Options(parser)
    add = options.add
    add(
        "--host",
        type=_named,
        metavar="ADDRESS",
        help=f"address to listen on (default: by your answer to --ask; without one {DEFAULT_HOST}, this machine only)",
    )
    add(
        "--ask",
        action="store_true",
        help="ask again who plays: only this computer, or your home network (in a terminal the first start asks)",
    )
    add(
        "--port",
        type=_port,
        metavar="PORT",
        help=f"port to listen on; 0: any (default: {DEFAULT_PORT} or the next free one)",
    )
    add_place(options)
    add(
        "--bus",
        type=_bus,
        metavar="URL",
        help="how servers of one database tell each other news: nats://host:4222 (default: by the database itself)",
    )
    add(
        "--peers",
        metavar="HOST[:PORT]",
        help="where other servers of the database reach this one (default: by the address that reaches the database)",
    )
    add("--open", action="store_true", help="open the page in the browser (start.py adds this where there is a screen)")
    add("--no-browser", action="store_false", dest="open", help="do not open the browser")
    add(
        "--origin",
        type=_origin,
        action=Several,
        default=[],
        metavar="URL",
        help="another address of this server's page, or another page that may connect (https://cards.example)",
    )
    add(
        "--base-path",
        type=_base,
        default=ROOT,
        metavar="/PATH/",
        help="the path below which everything is, where a host has other pages too: /cards/ (default: /)",
    )
    add(
        "--rate",
        type=_rate,
        default=20.0,
        metavar="N",
        help="messages per second from one connection, and new rooms per second in all; what one address may do "
        "follows from it; 0: no limit (default: 20)",
    )
    add(
        "--max-connections",
        type=_whole(1, _MOST),
        default=MAX_CONNECTIONS,
        metavar="N",
        help="connections at once (default: %(default)s; fewer if the system allows fewer open files)",
    )
    add(
        "--max-per-address",
        type=_whole(1, _MOST),
        metavar="N",
        help=f"connections at once from one address (default: {MAX_PER_ADDRESS})",
    )
    add(
        "--trusted-proxy",
        type=_proxy,
        action=Several,
        default=[],
        metavar="IP",
        help="a proxy in front of this server (127.0.0.1, 10.0.0.0/8): its X-Forwarded-For says who asks",
    )
    add(
        "--metrics",
        choices=get_args(Readers),
        default="private",
        metavar="WHO",
        help="who may read /metrics: private (this machine and private networks), all, off (default: %(default)s)",
    )
    add(
        "--drain",
        type=_number(0, _MOST_DRAIN),
        default=0.0,
        metavar="SECONDS",
        help="on SIGTERM go on for so long at the tables that are there, open no others, and say in /api/ready that "
        "this server ends (default: 0)",
    )
    add("--log", choices=LOG_FORMATS, default="text", metavar="FORMAT", help=_LOG)
    add(
        "--max-rooms",
        type=_whole(1, _MOST),
        default=5000,
        metavar="N",
        help="rooms in memory at once (default: %(default)s)",
    )
    add(
        "--forget-after",
        type=_number(1, _MOST_SECONDS),
        default=600.0,
        metavar="SECONDS",
        help="time until an empty room leaves memory; it stays on disk (default: 600)",
    )
    add(
        "--keep",
        type=_days,
        default=0,
        metavar="DAYS",
        help="remove matches that are not over, and practice, after DAYS without a card (default: keep them for ever)",
    )
    add(
        "--keep-matches",
        type=_days,
        default=0,
        metavar="DAYS",
        help="remove matches that are over, and their reviews, after DAYS (default: keep them for ever)",
    )
    add(
        "--backup",
        type=_folder,
        metavar="FOLDER",
        help="save all matches to a file in FOLDER once a day (docs/hosting.md)",
    )
    add(
        "--backup-keep",
        type=_whole(1, _MOST_DAYS),
        default=BACKUPS,
        metavar="N",
        help="daily backups that stay, the newest (default: %(default)s)",
    )
    add(
        "--bot",
        type=_bot,
        action=Several,
        default=[],
        metavar="NAME=COMMAND",
        help="a program of your own that plays as a bot (docs/bot-protocol.md), offered under NAME (small letters, "
        "digits, hyphens); it thinks in its own process, whatever --thinkers says",
    )
    add(
        "--thinkers",
        type=_whole(0, _MOST_THREADS),
        default=thinkers_here(),
        metavar="N",
        help="threads in which bots think; 0: Strong and Master play by rules of thumb (default: all cores but one)",
    )
    add(
        "--workers",
        type=_whole(0, _MOST_WORKERS),
        default=0,
        metavar="N",
        help="processes beside the server in which Strong, Master and hints think, each with one thread, before "
        "--thinkers do (default: 0)",
    )
    add(
        "--hint-seconds",
        type=_number(0, _MOST_HINT),
        metavar="SECONDS",
        help=f"thinking time for a hint; 0: no hints (default: {HINT.seconds:g})",
    )
    add(
        "--review-depth",
        choices=DEPTHS,
        default=REVIEW_DEPTH,
        metavar="DEPTH",
        help=f"how deep reviews look: {', '.join(DEPTHS)} (default: %(default)s)",
    )
    return options


def add_place(options: Options) -> None:
    """Add the options that say where the matches of a server are."""
    options.add(
        "--data",
        type=_folder,
        metavar="FOLDER",
        help=f"folder of the database (default: {DATA_VARIABLE}, or where your system keeps data)",
    )
    options.add(
        "--database",
        type=_database,
        metavar="URL",
        help="PostgreSQL in place of a file: postgresql://name:password@host/database (docs/hosting.md)",
    )


def add_worker_arguments(parser: argparse.ArgumentParser) -> Options:
    """Add the arguments of ``kingcraft worker``, and return them."""
    options = Options(parser)
    add = options.add
    add(
        "--database",
        type=_database,
        metavar="URL",
        help="the PostgreSQL of the servers to work for: postgresql://name:password@host/database (docs/hosting.md)",
    )
    add("--bus", type=_bus, metavar="URL", help="their NATS, if they have one: nats://host:4222")
    add("--log", choices=LOG_FORMATS, default="text", metavar="FORMAT", help=_LOG)
    add("--pipes", action="store_true", help=argparse.SUPPRESS)  # by serve --workers
    add(
        "--thinkers",
        type=_whole(1, _MOST_THREADS),
        default=cores_here(),
        metavar="N",
        help="threads in which bots think (default: all cores)",
    )
    return options


def _named(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("an address is missing")
    return text


def _database(text: str) -> str:
    if not re.fullmatch(r"postgres(?:ql)?://[^\s/]+/[^\s/?]+(?:\?\S*)?", text):
        raise argparse.ArgumentTypeError(
            "must be the address of a PostgreSQL database: postgresql://name:password@host/database"
        )
    return text


def _bus(text: str) -> str:
    with contextlib.suppress(ValueError):  # a port that is none
        parts = urlsplit(text)
        if parts.scheme == "nats" and parts.hostname and parts.port != 0 and not re.search(r"[\s,]", text):
            return text
    raise argparse.ArgumentTypeError("must be the address of NATS: nats://host:4222")


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder is missing")  # an empty path would be the current one
    return Path(text)


def _rate(text: str) -> float:
    least, most = _RATES
    with contextlib.suppress(ValueError):
        if (given := float(text)) == 0 or least <= given <= most:
            return given
    raise argparse.ArgumentTypeError(f"must be 0 (no limit), or a number from {least:g} to {most}")


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return int(text)


def _origin(text: str) -> str:
    if not is_origin(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not like https://cards.example or http://cards.example:8642")
    return text


def _base(text: str) -> str:
    try:
        return checked_base(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _proxy(text: str) -> str:
    try:
        named = subnet(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not like 127.0.0.1 or 10.0.0.0/8") from None
    if named.prefixlen == 0:
        raise argparse.ArgumentTypeError(f"{text} means everyone: then anyone could ask in another's name")
    return text


def _days(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= _MOST_DAYS:
        return int(text)
    raise argparse.ArgumentTypeError(f"must be a whole number of days, 1 to {_MOST_DAYS}")


def _bot(text: str) -> tuple[str, tuple[str, ...]]:
    name, _, command = text.partition("=")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,31}", name) or name in (*BOTS, YOU, OPEN, HUMAN):
        raise argparse.ArgumentTypeError(f"{name!r} cannot be a bot's name: small letters and digits, and not taken")
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{command!r} is no command: {error}") from None
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise argparse.ArgumentTypeError(f"{command!r} cannot be run: there is no such program")
    return name, (program, *words[1:])


def _number(least: float, most: float) -> Callable[[str], float]:
    def number(text: str) -> float:
        with contextlib.suppress(ValueError):
            if least <= (given := float(text)) <= most:
                return given
        raise argparse.ArgumentTypeError(f"must be a number, {least:g} or more, {most:.0f} at most")

    return number


def _whole(least: int, most: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number, {least} or more, {most} at most")

    return whole
