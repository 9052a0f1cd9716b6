"""How the house is built, in numbers: ``python scripts/measures.py`` prints one table for ``bench/results.md``.

Definitions, so that figures of different commits can be compared:

- **files, lines**: the tracked files of ``src/kingcraft`` (``*.py``) and of ``web/src`` (``*.ts``, ``*.svelte``; the
  generated ``messages.ts``, ``catalogueKeys.ts``, ``lessonList.ts`` and ``puzzleList.ts`` left out), all lines counted.
- **small files**: those under 50 lines.
- **files crossed by a click**: one legal King card is sent over a real WebSocket to a real server with four people and
  SQLite; counted are the files of ``src/kingcraft`` in which a function is called from the moment the message is
  received until all four have their update. The rules themselves (``games``, ``cards``) are counted apart.
- **shared files that name a game**: files outside a game's own folders and modules (a path with a part that begins with
  ``king``) and outside the registry, in whose code (comments and docstrings removed) a game is named: ``king`` or
  ``kings-corner`` as a string or in a module's name, or an identifier with ``King``, ``KingsCorner`` or
  ``kings_corner`` in it that is not the card's rank (``KING``, ``KINGS``, ``Kingcraft``). So do imports of the package
  that lead into a folder or module ``king`` or ``kings_corner``, read from the syntax tree.
- **circles**: groups of modules that import each other in a circle (strongly connected parts of the import graph,
  type-only imports included); of the page also groups of folders, without what is loaded later (``import()``).
- **long lines**: lines of the page over 120 characters, :data:`LONG_LINES` left out.
- **crumbs**: files under 25 lines that are no ``__init__``.
- **heavy components**: components with more than 120 lines of script, or more than 15 ``$derived`` values.
- **Any**: how often the word is used in code as a type.
- **docstring lines**: lines of docstrings in ``src/kingcraft``.
"""

import argparse
import ast
import contextlib
import io
import json
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tokenize
import urllib.request
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from types import FrameType
from typing import Any, Final

from websockets.sync.client import connect

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "kingcraft"
PAGE: Final = ROOT / "web" / "src"
#: The places that may name the games: each game's own, and the registries.
OWN: Final = re.compile(
    r"(^|/)(king|kings_corner|kingsCorner)(/|\.|_)|_king(s_corner)?\.|King(sCorner)?\.svelte$|(^|/)registry\."
)
#: Files of the page that are generated from others and are not counted.
GENERATED: Final = (
    "web/src/base/catalogueKeys.ts",
    "web/src/base/messages.ts",
    "web/src/learn/lessonList.ts",
    "web/src/learn/puzzleList.ts",
)
#: The longest line, the size below which a file is a crumb, and the most that a component holds.
WIDTH, CRUMB, MOST_SCRIPT, MOST_DERIVED = 120, 25, 120, 15
#: Files of the page whose lines may be long: paths and tags of drawings.
LONG_LINES: Final = frozenset(
    {
        "card/art.ts",
        "card/front.ts",
        "card/ranks.ts",
        "controls/icons.ts",
        "replay/picture.ts",
    }
)
#: The folders and modules of the games.
GAMES: Final = {"king", "kings_corner"}
NAMES: Final = re.compile(
    r"""["'`](king|kings-corner)["'`]|games\.king|\bking(s_corner|sCorner)\b|from \.+\S*\bking\b|/king(sCorner)?["'/]"""
    r"""|\w*King(sCorner)?(?!craft|s\b)[A-Z]\w*|\bKingsCorner\w*|\bKING_|\bKINGS_CORNER\b"""
)


def tracked(folder: Path, *endings: str) -> list[Path]:
    """The files of ``folder`` that git tracks, with one of these endings."""
    names = subprocess.run(
        ["git", "ls-files", "-z", str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    return [ROOT / name for name in names if name.endswith(endings) and not name.endswith(GENERATED)]


def code_of(path: Path) -> str:
    """The text of a file without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", "", text, flags=re.DOTALL)
    lines = text.splitlines()
    for start, end in docstrings(text):
        lines[start - 1 : end] = [""] * (end - start + 1)
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines) + "\n").readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return "\n".join(line for line in lines if line.strip())


def docstrings(text: str) -> list[tuple[int, int]]:
    """First and last line of every docstring; a text after a field counts as one."""
    return [
        (child.lineno, child.end_lineno or child.lineno)
        for node in ast.walk(ast.parse(text))
        if not isinstance(node, ast.Lambda | ast.IfExp)
        for child in getattr(node, "body", ())
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str)
    ]


def imported(path: Path) -> set[str]:
    """Every module and name that a file of the package imports, in full: ``kingcraft.games.king.play.power``."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{source}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def imports_python() -> dict[str, set[str]]:
    """Every module of the package with the modules of the package it imports."""
    modules = {}
    for path in tracked(PACKAGE, ".py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    graph: dict[str, set[str]] = {}
    for name, path in modules.items():
        targets = {one if one in modules else one.rpartition(".")[0] for one in imported(path)}
        graph[name] = {target for target in targets if target in modules and target != name}
    return graph


def imports_page(*, later: bool = True) -> dict[str, set[str]]:
    """Every file of the page with the files of the page it imports; ``later``: also those that it loads later."""
    files = {path.relative_to(PAGE).as_posix(): path for path in tracked(PAGE, ".ts", ".svelte")}
    graph: dict[str, set[str]] = {}
    for name, path in files.items():
        targets = set()
        for call, found in re.findall(
            r"""(?:from|import)\s*(\(?)\s*["'](\.{1,2}/[^"']+)["']""", path.read_text(encoding="utf-8")
        ):
            if call and not later:
                continue
            place = (path.parent / found).resolve()
            for candidate in (place, Path(f"{place}.ts"), Path(str(place).removesuffix(".js") + ".ts")):
                if candidate.is_relative_to(PAGE) and candidate.relative_to(PAGE).as_posix() in files:
                    targets.add(candidate.relative_to(PAGE).as_posix())
        graph[name] = targets - {name}
    return graph


def folders(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The import graph of the folders: each with the folders from which one of its files imports."""
    found: dict[str, set[str]] = {}
    for name, targets in graph.items():
        home = str(PurePosixPath(name).parent)
        found.setdefault(home, set()).update({str(PurePosixPath(target).parent) for target in targets} - {home})
    return found


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts of more than one module (Tarjan 1972)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for target in graph.get(name, ()):
            if target not in index:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], index[target])
        if low[name] == index[name]:
            part: list[str] = []
            while not part or part[-1] != name:
                part.append(stack.pop())
            if len(part) > 1:
                found.append(sorted(part))

    sys.setrecursionlimit(10_000)
    for name in graph:
        if name not in index:
            visit(name)
    return found


def named(paths: Iterable[Path], folder: Path) -> list[str]:
    """The shared files that name a game, or import from one."""
    return [
        path.relative_to(folder).as_posix()
        for path in paths
        if not OWN.search(path.relative_to(folder).as_posix()) and names_a_game(path)
    ]


def names_a_game(path: Path) -> bool:
    """Whether the code of a file names a game, or an import leads into a game's own folder or module."""
    if NAMES.search(code_of(path)):
        return True
    return path.suffix == ".py" and any(GAMES & {*module.split(".")} for module in imported(path))


def script_of(component: Path) -> list[str]:
    """The lines of the script of a Svelte component."""
    found = re.search(r"<script[^>]*>\n(.*?)</script>", component.read_text(encoding="utf-8"), flags=re.DOTALL)
    return found[1].splitlines() if found else []


class Listener:
    """Notes the files of the package in which a function is called while ``on``."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.on and event == "call":
            path = frame.f_code.co_filename
            if path.startswith(str(PACKAGE)):
                self.files.add(Path(path).relative_to(PACKAGE).as_posix())


def crossed() -> list[str]:
    """The files that one click crosses. The server runs in this thread, its four players in another."""
    from kingcraft.server.serve import listening, serve
    from kingcraft.server.settings import Settings

    listener = Listener()
    threading.setprofile(listener)  # of threads that begin now: the server's own
    sys.setprofile(listener)
    door = listening("127.0.0.1", 0)
    faults: list[BaseException] = []

    def play() -> None:
        sys.setprofile(None)
        try:
            click(door.getsockname()[1], listener)
        except BaseException as fault:  # noqa: BLE001 - raised below, in the main thread
            faults.append(fault)
        finally:
            signal.raise_signal(signal.SIGINT)

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), thinkers=0, rate=0)
        serve(settings, door, lambda _address: threading.Thread(target=play).start())
    sys.setprofile(None)
    if faults:
        raise faults[0]
    return sorted(listener.files)


def click(port: int, listener: Listener) -> None:
    """Seat four people at King and play one card; ``listener`` listens while it is under way."""
    base = f"http://127.0.0.1:{port}/api/rooms"

    def post(url: str, body: Mapping[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return dict(json.load(answer))

    seats = [{"kind": "you"}, *[{"kind": "open"}] * 3]
    mine = post(base, {"game": "king", "preset": "king", "seats": seats})
    people = [mine, *(post(f"{base}/{mine['room']}/seat", {"name": f"P{n}"}) for n in range(3))]
    with contextlib.ExitStack() as stack:
        sockets = []
        for person in people:
            address = f"ws://127.0.0.1:{port}/api/rooms/{mine['room']}/socket"
            socket = stack.enter_context(connect(address, compression=None, proxy=None))
            socket.send(json.dumps({"type": "hello", "secret": person["secret"]}))
            sockets.append(socket)
        acting = []
        for socket in sockets:
            update: dict[str, Any] = {}
            while update.get("view", {}).get("phase") != "deal":
                update = json.loads(socket.recv(30))
            if update["legal"]:
                act = {"type": "act", "id": 1, "version": update["version"], "token": update["legal"][0]}
                acting.append((socket, json.dumps(act)))
        time.sleep(1.0)  # what the deal brought along is done
        listener.on = True
        [(actor, message)] = acting  # one seat is to act
        actor.send(message)
        for socket in sockets:
            socket.recv(30)
        listener.on = False


def long_lines(page: Iterable[Path]) -> dict[str, int]:
    """Return how many long lines files of the page have, if they have some."""
    return {
        name: count
        for path in page
        if (name := path.relative_to(PAGE).as_posix()) not in LONG_LINES
        and (count := sum(len(line) > WIDTH for line in path.read_text(encoding="utf-8").splitlines()))
    }


def heavy_components(page: Iterable[Path]) -> dict[str, tuple[int, int]]:
    """Return the lines of script and the derived values of heavy components."""
    return {
        path.relative_to(PAGE).as_posix(): (len(script), derived)
        for path in page
        if path.suffix == ".svelte"
        for script in [script_of(path)]
        for derived in [sum("$derived" in line for line in script)]
        if derived > MOST_DERIVED or len(script) > MOST_SCRIPT
    }


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="also list the files behind the figures")
    wanted = parser.parse_args()
    python, page = tracked(PACKAGE, ".py"), tracked(PAGE, ".ts", ".svelte")
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in (*python, *page)}
    files = crossed()
    rules = [name for name in files if name.startswith(("games/", "cards"))]
    shared_python, shared_page = named(python, PACKAGE), named(page, PAGE)
    circles_python, circles_page = circles(imports_python()), circles(imports_page())
    page_folders = circles(folders(imports_page(later=False)))
    long = long_lines(page)
    crumbs = [
        [path for path in paths if lines[path] < CRUMB and path.name != "__init__.py"] for paths in (python, page)
    ]
    heavy = heavy_components(page)
    anys = sum(
        len(re.findall(r"\bAny\b", re.sub(r"^from typing .*$", "", code_of(path), flags=re.MULTILINE)))
        for path in python
    )
    spoken = sum(end - start + 1 for path in python for start, end in docstrings(path.read_text(encoding="utf-8")))
    print("| measure | figure |\n|---|--:|")
    print(f"| package: files, lines | {len(python)}, {sum(lines[path] for path in python)} |")
    print(f"| page: files, lines | {len(page)}, {sum(lines[path] for path in page)} |")
    small = [sum(lines[path] < 50 for path in paths) for paths in (python, page)]
    print(f"| files under 50 lines: package, page | {small[0]}, {small[1]} |")
    print(f"| files crossed by a click, and of the rules | {len(files) - len(rules)}, {len(rules)} |")
    print(f"| shared files that name a game: package, page | {len(shared_python)}, {len(shared_page)} |")
    print(f"| circles: package, page | {len(circles_python)}, {len(circles_page)} |")
    print(f"| circles by folder: page (folders in them) | {len(page_folders)} ({sum(map(len, page_folders))}) |")
    print(f"| long lines of the page | {sum(long.values())} |")
    print(f"| crumbs: package, page | {len(crumbs[0])}, {len(crumbs[1])} |")
    print(f"| heavy components | {len(heavy)} |")
    print(f"| `Any` in the package | {anys} |")
    print(f"| docstring lines in the package | {spoken} |")
    if wanted.list:
        for title, names in (
            ("A click crosses", files),
            ("Name a game, package", shared_python),
            ("Name a game, page", shared_page),
            ("Crumbs", [path.relative_to(ROOT).as_posix() for path in (*crumbs[0], *crumbs[1])]),
            ("Heavy components", [f"{name}: {size} lines, {n} derived" for name, (size, n) in heavy.items()]),
        ):
            print(f"\n{title}:\n  " + "\n  ".join(names))
        for circle in (*circles_python, *circles_page, *page_folders):
            print("\nA circle: " + ", ".join(circle))


if __name__ == "__main__":
    main()
