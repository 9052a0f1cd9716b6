"""How many bytes a browser fetches: ``python bench/page.py`` starts a server, asks as a browser does, prints a table.

The first load is what the start page fetches before anything is tapped: the page itself, its styles, its scripts, one
language. Everything is what there is on the server, all languages included. Bytes are those of the compressed bodies as
they go over the wire (gzip). Aims (issue A): JavaScript of the first load at most 80 kB, the whole first load at most
150 kB; the exit status is 1 if one is missed. The page must have been built: ``python3 start.py prepare``.
"""

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "kingcraft" / "server" / "static"
#: Aims in bytes.
SCRIPTS, WHOLE = 80_000, 150_000


def fetched(url: str) -> tuple[bytes, int]:
    """The plain body of an address, and its size on the wire."""
    request = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        wire = answer.read()
    with urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read(), len(wire)


def first_load(url: str, language: str) -> dict[str, tuple[int, int]]:
    """What the start page fetches, in one language: path to (plain bytes, bytes on the wire)."""
    found: dict[str, tuple[int, int]] = {}
    waiting = ["/"]
    names = [file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        body, wire = fetched(url + path)
        found[path] = (len(body), wire)
        if path == "/":
            wanted = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', body.decode())
            waiting += wanted
        elif path.endswith(".js"):
            # What a script names of its neighbours is fetched with it; of the languages only the one that is spoken.
            for name in names:
                chunk = name.rsplit("/", 1)[-1]
                other = re.match(r"([a-z]{2})-", chunk)
                if chunk.endswith((".js", ".css")) and chunk in body.decode() and (not other or other[1] == language):
                    waiting.append("/" + name)
    return found


def line(name: str, plain: int, wire: int) -> str:
    return f"| {name} | {plain / 1000:.1f} | {wire / 1000:.1f} |"


def measure(url: str) -> bool:
    """Print the tables; whether the aims are met."""
    met = True
    print("| first load | plain, kB | on the wire, kB |\n|---|--:|--:|")
    for language in ("en", "de"):
        files = first_load(url, language)
        scripts = [size for path, size in files.items() if path.endswith(".js")]
        js, whole = sum(wire for _, wire in scripts), sum(wire for _, wire in files.values())
        print(line(f"{language}: JavaScript ({len(scripts)} files)", sum(plain for plain, _ in scripts), js))
        print(line(f"{language}: all ({len(files)} files)", sum(plain for plain, _ in files.values()), whole))
        met = met and js <= SCRIPTS and whole <= WHOLE
    names = [file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()]
    sizes = [fetched(f"{url}/{name}") for name in names if not name.endswith(".sha256")]
    plain, wire = sum(len(body) for body, _ in sizes), sum(wire for _, wire in sizes)
    print(line(f"everything on the server ({len(sizes)} files)", plain, wire))
    print(f"\naims: JavaScript <= {SCRIPTS / 1000:.0f} kB, all <= {WHOLE / 1000:.0f} kB: {'met' if met else 'MISSED'}")
    return met


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    if not (STATIC / "index.html").is_file():
        print("The page has not been built. Run: python3 start.py prepare", file=sys.stderr)
        return 1
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "kingcraft", "serve", "--port", str(port), "--data", data],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            return 0 if measure(f"http://127.0.0.1:{port}") else 1
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    sys.exit(main())
