"""One command to a page that answers: ``python bench/start.py [--rounds 3] [--without-node]``.

Each round, interleaved: ``pip install`` of the locked packages into a fresh environment; a cold start (a fresh clone of
what is committed, no ``.venv``, empty caches of pip, npm and kernels); a second start of the same clone; the first
click on that server. Printed: medians, and the ratio cold start : pip install. Bars: 2 and 90 s; 3 s; 100 ms.
"""

import argparse
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 300.0


def caches_in(folder: Path, *, without_node: bool) -> dict[str, str]:
    """The environment of a machine that has never seen any of this: every cache empty, below ``folder``."""
    environment = dict(os.environ)
    environment.update(
        PIP_CACHE_DIR=str(folder / "pip"), npm_config_cache=str(folder / "npm"), XDG_CACHE_HOME=str(folder / "cache")
    )
    if without_node:
        environment["PATH"] = str(path_without_node(folder / "bin"))
    return environment


def path_without_node(folder: Path) -> Path:
    """A search path with every program of this machine's but Node's."""
    folder.mkdir(parents=True)
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / program.name
            if program.name not in ("node", "nodejs", "npm", "npx", "corepack") and not link.is_symlink():
                link.symlink_to(program)
    return folder


def free_port() -> int:
    """Return a port that no program listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def pip_install(folder: Path, environment: dict[str, str]) -> float:
    """Seconds of ``pip install`` of the lock file; making the environment before it is not counted."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "pip"
    started = time.perf_counter()
    command: list[str | Path] = [pip, "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements.lock"]
    subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)
    return time.perf_counter() - started


@contextmanager
def started(clone: Path, data: Path, environment: dict[str, str]) -> Iterator[tuple[float, int]]:
    """Run ``start.py`` in a clone: the seconds until the page answered, and its port. Ends it with Ctrl-C."""
    port = free_port()
    begin = time.perf_counter()
    command = [sys.executable, "start.py", "--no-browser", "--port", str(port), "--data", str(data)]
    server = subprocess.Popen(command, cwd=clone, env=environment, stdout=subprocess.DEVNULL)
    try:
        while not answers(port):
            if server.poll() is not None:
                sys.exit(f"start.py ended with {server.returncode}")
            if time.perf_counter() - begin > LIMIT:
                sys.exit(f"no page within {LIMIT:.0f} s")
            time.sleep(0.02)
        yield time.perf_counter() - begin, port
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=30)


def answers(port: int) -> bool:
    """Whether the page is served, whole."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return page.status == 200 and b"<script" in page.read()
    except (OSError, urllib.error.URLError):
        return False


def first_click(clone: Path, port: int, environment: dict[str, str]) -> float:
    """Milliseconds until the first action was answered (``bench/first_click.py`` in the clone's environment)."""
    python = clone / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    command: list[str | Path] = [python, ROOT / "bench" / "first_click.py", str(port)]
    return float(subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout)


def one_round(*, without_node: bool) -> tuple[float, float, float, float]:
    """Seconds of ``pip install``, the cold start and the second start; milliseconds of the first click."""
    folder = Path(tempfile.mkdtemp(prefix="kingcraft-start-"))
    try:
        reference = pip_install(folder, caches_in(folder / "first", without_node=without_node))
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        environment = caches_in(folder / "second", without_node=without_node)
        with started(clone, folder / "data", environment) as (cold, _):
            pass
        with started(clone, folder / "data", environment) as (warm, port):
            click = first_click(clone, port, environment)
        return reference, cold, warm, click
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the one command.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without-node", action="store_true", help="as on a machine without Node")
    options = parser.parse_args()
    rounds = []
    for number in range(options.rounds):
        rounds.append(one_round(without_node=options.without_node))
        print("round {}: pip {:.1f} s, cold {:.1f} s, second {:.2f} s, click {:.0f} ms".format(number + 1, *rounds[-1]))
    reference, cold, warm, click = (statistics.median(column) for column in zip(*rounds, strict=True))
    print(
        f"medians: pip install {reference:.1f} s, cold start {cold:.1f} s, ratio {cold / reference:.2f} (bar: 2; 90 s)"
    )
    print(f"         second start {warm:.2f} s (bar: 3 s), first click {click:.0f} ms (bar: 100 ms)")
    held = cold <= 2 * reference and cold < 90 and warm < 3 and click < 100
    print("all bars held" if held else "A BAR WAS MISSED")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
