"""The command line of ``start.py``: prepare what is missing, then play, test, or run ``kingcraft``."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from . import checks, node, web
from .environment import NODE_LOCK, RUN_LOCK, TEST_LOCK, Environment, alone
from .setup_error import SetupError, explained
from .steps import end_children, say, side_by_side

#: The environment variable that tells ``kingcraft`` how it was called, for its own help and complaints.
CALLED_AS: Final = "KINGCRAFT_CALLED_AS"

#: How to test, and the options of ``test``: ``start.py test --help``.
TEST_HELP: Final = """\
python3 start.py test                  run every check and every test, except the long ones (at most 15 minutes)
python3 start.py test --changed        run what your change touches (about 3 minutes)
python3 start.py test PYTEST OPTIONS   pytest alone, with these options: -k auction, tests/rules/king
python3 start.py test --long           run the long tests and the strength tables (hours)

Options of test:
  --changed [COMMIT]
                 every linter and type check, and the tests that concern what differs from main, or from COMMIT,
                 uncommitted and new files included; at most 20 of them in the browser. Goes alone
  --long         only the long tests; with PYTEST OPTIONS, the long tests that they choose
  --sample DATE  run the long tests that DATE (such as 2026-11-23) chooses, about a minute of them, and every other
                 check and test too; with --long only this sample. Without options but with CI=true in the environment,
                 test runs today's sample too
"""

_TESTING, _, _TEST_OPTIONS = TEST_HELP.partition("\n\n")

HELP: Final = f"""\
python3 start.py [serve] [OPTIONS]     prepare what is missing, start the server, open the table in the browser
{_TESTING}
python3 start.py prepare               only prepare
python3 start.py site build DIR        write the whole game to a folder, for any web server (docs/static-site.md)
python3 start.py COMMAND ...           any other command of kingcraft: show, review, rules, arena, legal, perft, replay,
                                       verify, conformance, copy, worker, sheet, backup, restore, rooms,
                                       export, import

Options of serve (and of start.py alone):
  --config FILE           a TOML file of options: max-rooms = 500; KINGCRAFT_MAX_ROOMS in the environment beats it, and
                          the command line beats both (docs/hosting.md)
  --host ADDRESS          address to listen on (default: by your answer to --ask; without one 127.0.0.1, this machine
                          only)
  --ask                   ask again who plays: only this computer, or your home network (in a terminal the first start
                          asks)
  --port PORT             port to listen on; 0: any (default: 8642 or the next free one)
  --data FOLDER           folder of the database (default: KINGCRAFT_DATA, or where your system keeps data)
  --database URL          PostgreSQL in place of a file: postgresql://name:password@host/database (docs/hosting.md)
  --bus URL               how servers of one database tell each other news: nats://host:4222 (default: by the database
                          itself)
  --peers HOST[:PORT]     where other servers of the database reach this one (default: by the address that reaches
                          the database)
  --open                  open the page in the browser (start.py adds this where there is a screen)
  --no-browser            do not open the browser
  --origin URL            another address of this server's page, or another page that may connect
                          (https://cards.example)
  --base-path /PATH/      the path below which everything is, where a host has other pages too: /cards/ (default: /)
  --rate N                messages per second from one connection, and new rooms per second in all; what one address
                          may do follows from it; 0: no limit (default: 20)
  --max-connections N     connections at once (default: 10000; fewer if the system allows fewer open files)
  --max-per-address N     connections at once from one address (default: 250)
  --trusted-proxy IP      a proxy in front of this server (127.0.0.1, 10.0.0.0/8): its X-Forwarded-For says who asks
  --metrics WHO           who may read /metrics: private (this machine and private networks), all, off (default:
                          private)
  --drain SECONDS         on SIGTERM go on for so long at the tables that are there, open no others, and say in
                          /api/ready that this server ends (default: 0)
  --log FORMAT            how the log is written on standard error: text, or json, an object a line (default: text)
  --max-rooms N           rooms in memory at once (default: 5000)
  --forget-after SECONDS  time until an empty room leaves memory; it stays on disk (default: 600)
  --keep DAYS             remove matches that are not over, and practice, after DAYS without a card (default: keep them
                          for ever)
  --keep-matches DAYS     remove matches that are over, and their reviews, after DAYS (default: keep them for ever)
  --backup FOLDER         save all matches to a file in FOLDER once a day (docs/hosting.md)
  --backup-keep N         daily backups that stay, the newest (default: 7)
  --bot NAME=COMMAND      a program of your own that plays as a bot (docs/bot-protocol.md), offered under NAME (small
                          letters, digits, hyphens); it thinks in its own process, whatever --thinkers says
  --thinkers N            threads in which bots think; 0: Strong and Master play by rules of thumb (default: all cores
                          but one)
  --workers N             processes beside the server in which Strong, Master and hints think, each with one thread,
                          before --thinkers do (default: 0)
  --hint-seconds SECONDS  thinking time for a hint; 0: no hints (default: 1)
  --review-depth DEPTH    how deep reviews look: quick, normal, deep (default: normal)

Options of site build:
  --base /PATH/  the path at which the host has the site, such as /REPO/ (default: /)
  --server URL   a Kingcraft server (https://cards.example), which the site names for playing with friends

{_TEST_OPTIONS}"""


def main(arguments: Sequence[str]) -> int:
    """Run ``start.py`` with these arguments and return its exit status."""
    root = Path(__file__).resolve().parent.parent
    words = list(arguments)
    if words[:1] and words[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return 0
    if words[0:1] in (["test"], ["prepare"]) and {"-h", "--help"} & set(words):
        print(TEST_HELP if words[0] == "test" else HELP, end="")
        return 0
    command = "serve" if not words or words[0].startswith("-") else words.pop(0)
    signal.signal(signal.SIGTERM, _give_up)
    try:
        # What other commands print is for programs too: nothing else may come before it.
        talking = sys.stdout if command in ("serve", "site", "test", "prepare") else sys.stderr
        with contextlib.redirect_stdout(talking):
            environment = prepare(root, testing=command == "test")
        if command == "prepare":
            return 0
        if command == "test":
            with alone(root):
                builder = _builder(environment)
                web.install_modules(root, builder)
            return checks.run_all(environment, builder, words)
        variables = environment.variables() | {CALLED_AS: "python3 start.py"}
        if command == "serve":
            variables = near_variables(environment) | variables
        opening = ["--open"] if command == "serve" and _has_screen() else []
        return _hand_over(
            [str(environment.python), "-m", "kingcraft", command, *opening, *words],
            variables,
        )
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\n{explained('Getting ready', str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. What was unfinished is made good at the next start.", file=sys.stderr)
        return 130
    finally:
        end_children()


def prepare(root: Path, *, testing: bool) -> Environment:
    """Bring ``.venv`` and the page up to date, at once if they are. Raises :class:`SetupError`."""
    lock = TEST_LOCK if testing else RUN_LOCK
    environment = Environment(root)
    if environment.is_current(lock) and web.is_current(root):
        return environment
    _need_venv()
    with alone(root):
        if not environment.is_current(lock) and not environment.folder.exists():
            say("Kingcraft gets ready. The first time takes about a minute and needs the network.")
        environment_stands = threading.Event()

        def packages() -> None:
            try:
                environment.make()
            finally:
                environment_stands.set()
            environment.install(lock)

        def page() -> None:
            if web.is_current(root):
                return
            if node.on_this_machine() is None:  # Node then comes through the environment's pip
                environment_stands.wait()
            web.build(root, _builder(environment))

        side_by_side(packages, page)
        environment.install_package()
    return environment


def near_variables(environment: Environment) -> dict[str, str]:
    """Return the variables that have the server make, while it runs, what its page needs to be kept for offline."""
    folder = str(environment.folder / "page" / "near")
    command = [str(environment.python), "-m", "kingcraft", "site", "near", folder]
    return {"KINGCRAFT_NEAR": folder, "KINGCRAFT_BESIDE": json.dumps(command)}


def _builder(environment: Environment) -> node.Node:
    """Return a Node that can build and test the page: the machine's, the environment's, or one installed now."""
    found = node.on_this_machine() or node.in_folder(environment.node_folder)
    if found is None:
        environment.install_node()
        found = node.in_folder(environment.node_folder)
    if found is None:
        raise SetupError(f"The Node of {NODE_LOCK} does not run here. Install Node 22 or later, then run this again.")
    return found


def _need_venv() -> None:
    """Raise :class:`SetupError` with the package to install if Python came without ``venv``."""
    try:
        import ensurepip
        import venv
    except ImportError:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        raise SetupError(
            f"This Python {version} came without venv. On Debian and Ubuntu run: "
            f"sudo apt-get install python{version}-venv "
            "(elsewhere install the complete Python of your system, or the one from python.org), then run this again."
        ) from None
    del ensurepip, venv


def _has_screen() -> bool:
    """Return whether a browser can show a window: without a screen some systems open a text browser in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _hand_over(command: list[str], environment: dict[str, str]) -> int:
    """Replace this process by ``command``, which then receives Ctrl-C and signals. On Windows, wait for it."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(command[0], command, environment)  # noqa: S606 - our own Python
    child = subprocess.Popen(command, env=environment)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the child received it too, and ends in its own way
            continue


def _give_up(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
