"""What a change touches: ``python -m tests.touched FILE ...`` prints, as JSON, the tests that these files concern.

``start.py test --changed`` asks it (``launch/changed.py``). Imports are followed as import-linter follows them, and
what is imported by name: modules that a text names (``-m kingcraft``), parts of games, the ``conftest.py`` of a folder.
What no import reaches is in the maps below; ``tests/test_touched.py`` keeps them true.
"""

import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
E2E: Final = "tests/e2e"

#: Folders of Python whose imports are followed, and where they are.
PACKAGES: Final = {"kingcraft": "src", **dict.fromkeys(("tests", "tools", "launch", "scripts", "bench"), "")}

#: No change touches more browser tests than this: a usual one is done in three minutes.
MOST: Final = 20

#: Read all files, or lists of them: they run after every change.
ALWAYS: Final = ("tests/docs", "tests/test_english.py", "tests/test_i18n.py", "tests/test_walls.py")

#: Files that are read by name, by the beginning of their paths, and the tests that read them beside :data:`ALWAYS`. The
#: longest beginning counts. Data below ``tests/`` belongs to the tests of its folder.
READ_BY: Final[Mapping[str, tuple[str, ...]]] = {
    ".ci/": ("tests/test_start.py",),
    ".gitattributes": (),
    ".gitignore": (),
    "CHANGELOG.md": (),
    "CONTRIBUTING.md": ("tests/test_start.py",),
    ".dockerignore": (),
    "LICENSE": (),
    "SECURITY.md": (),
    "README.md": ("tests/test_start.py",),
    "bench/": (),
    "results/": (),
    "bench/results.md": ("tests/test_start.py",),
    "deploy/": (),
    "docs/": (),
    "docs/rules/": ("tests/rules", "tests/guide"),
    "docs/rules-coverage.md": ("tests/rules",),
    "examples/": (),
    "hatch_build.py": ("tests/test_package.py", "tests/test_start.py"),
    "pyproject.toml": ("tests/test_extras.py", "tests/test_lock.py", "tests/test_package.py", "tests/test_start.py"),
    "requirements": ("tests/test_lock.py", "tests/test_start.py"),
    "scripts/": (),
    "src/kingcraft/bots/": ("tests/bots",),
    "src/kingcraft/conformance/": ("tests/conformance_kit",),
    "src/kingcraft/daily/": ("tests/daily",),
    "src/kingcraft/guide/": ("tests/guide", "tests/server"),
    "src/kingcraft/kernel/": ("tests/page", "tests/test_kernel.py", "tests/test_kernel_cache.py"),
    "src/kingcraft/lessons/": ("tests/lessons",),
    "src/kingcraft/locales/": ("tests/cli", "tests/guide", "tests/lessons", "tests/review"),
    "src/kingcraft/pad/": ("tests/cli", "tests/pad"),
    "src/kingcraft/profile/": ("tests/profile",),
    "src/kingcraft/puzzles/": ("tests/puzzles",),
    "src/kingcraft/record/": ("tests/record",),
    "src/kingcraft/py.typed": ("tests/test_package.py",),
    "start.py": ("tests/test_start.py",),
    "tools/site/": ("tests/page",),
    "web/": ("tests/test_package.py",),
    "web/art/": (),
    "web/src/": (),
    "web/tests/": (),
}

#: Parts of the page, and of what it is served by, with the files of browser tests that open them, the best first. The
#: longest beginning of a path counts.
OPENED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "src/kingcraft/bots/": ("opponents", "hints", "practice"),
    "src/kingcraft/cli/": (),
    "src/kingcraft/conformance/": (),
    "src/kingcraft/daily/": ("practice",),
    "src/kingcraft/envs/": (),
    "src/kingcraft/games/": ("third_game", "kings_corner_deal", "king_match", "house_rules", "agreement"),
    "src/kingcraft/guide/": ("rules_at_the_table", "house_rules", "rules_kept"),
    "src/kingcraft/kernel/": ("opponents", "hints"),
    "src/kingcraft/lab/": (),
    "src/kingcraft/lessons/": ("lessons", "learn"),
    "src/kingcraft/page/": ("near",),
    "src/kingcraft/pad/": ("pad", "pad_evenings", "pad_phones", "pad_sheet"),
    "src/kingcraft/profile/": ("profile",),
    "src/kingcraft/puzzles/": ("puzzles",),
    "src/kingcraft/locales/": ("words", "small_phones", "every_layout", "sizes", "screen_reader", "access"),
    "src/kingcraft/record/": ("replay", "fairness", "practice"),
    "src/kingcraft/review/": ("review", "moments"),
    "src/kingcraft/room/": (
        "two_people",
        "agreement",
        "again",
        "absent",
        "undo",
        "hints",
        "four_people",
        "people",
        "onlookers",
        "removing",
        "friends",
    ),
    "src/kingcraft/server/": (
        "two_people",
        "home_network",
        "kill",
        "continue",
        "opening",
        "offline",
        "trouble",
        "fairness",
    ),
    "src/kingcraft/service/": ("practice", "review", "replay", "rules_kept", "hints"),
    "tools/site/": ("near", "base_path"),
    "web/index.html": ("opening", "offline", "looks", "base_path"),
    "web/plugins/": ("opening", "words", "third_game"),
    "web/public/": ("offline", "opening", "looks", "base_path"),
    "web/vite.config.ts": ("opening", "offline", "display", "third_game", "base_path"),
    "web/src/app/": ("opening", "words", "looks", "access", "without_storage", "trouble", "by_keyboard"),
    "web/src/base/": ("opening", "words", "looks", "access", "without_storage", "trouble", "by_keyboard"),
    "web/src/begin/": ("opponents", "house_rules", "rules_at_the_table", "opening", "by_keyboard", "small_phones"),
    "web/src/board/": ("replay", "review", "right_to_left"),
    "web/src/card/": ("courts", "kings_corner_deal", "contrast", "sizes"),
    "web/src/card/courts/": ("courts",),
    "web/src/controls/": ("by_keyboard", "access", "sizes", "right_to_left", "words"),
    "web/src/display/": ("display", "shifts"),
    "web/src/ends/": ("moments", "again", "shifts", "sizes"),
    "web/src/game/": ("third_game", "opening", "king_match", "kings_corner_deal"),
    "web/src/games/king/": ("king_match", "moments", "sizes", "small_phones", "screen_reader", "two_people"),
    "web/src/games/king/calls/": ("calls", "king_match", "hints", "small_phones", "four_people"),
    "web/src/games/king/entering/": ("pad", "pad_evenings", "pad_sheet"),
    "web/src/games/kingsCorner/": ("kings_corner_deal", "undo", "sizes", "small_phones", "screen_reader", "pace"),
    "web/src/games/kingsCorner/entering/": ("pad", "pad_evenings", "pad_sheet"),
    "web/src/guide/": ("by_keyboard", "rules_at_the_table", "access", "calls"),
    "web/src/layout/": ("sizes", "small_phones", "calls", "every_layout", "contrast"),
    "web/src/day/": ("day", "by_keyboard", "access"),
    "web/src/learn/": ("learn", "lessons", "practice", "access", "by_keyboard"),
    "web/src/near/": ("near", "offline", "base_path"),
    "web/src/offline/": ("offline", "without_storage", "by_keyboard"),
    "web/src/panels/": ("access", "sizes", "again", "by_keyboard", "words", "right_to_left", "small_phones"),
    "web/src/pad/": ("pad", "pad_evenings", "pad_phones", "pad_sheet"),
    "web/src/pad/entry/": ("pad", "pad_evenings", "pad_sheet"),
    "web/src/parts/": ("opening", "words", "offline", "trouble"),
    "web/src/profile/": ("profile",),
    "web/src/people/": ("people", "opponents", "four_people", "onlookers", "friends"),
    "web/src/replay/": ("replay", "practice", "right_to_left", "sizes"),
    "web/src/review/": ("review", "moments", "sizes"),
    "web/src/room/": (
        "two_people",
        "home_network",
        "continue",
        "absent",
        "again",
        "people",
        "four_people",
        "small_phones",
    ),
    "web/src/rules/": ("house_rules", "rules_kept", "rules_at_the_table"),
    "web/src/session/": (
        *("trouble", "undo", "comfort", "pace", "offline", "kill", "kings_corner_deal", "agreement", "fairness"),
    ),
    "web/src/shuffle/": ("fairness",),
    "web/src/sound/": ("comfort",),
    "web/src/start/": (
        "opening",
        "returning",
        "opponents",
        "by_keyboard",
        "learn",
        "practice",
        "continue",
        "small_phones",
        "sizes",
    ),
    "web/src/table/": (
        *("sizes", "kings_corner_deal", "king_match", "small_phones", "looks", "contrast", "screen_reader", "comfort"),
        *("pace", "webkit", "firefox", "hints", "access", "shifts", "words_on_tap", "coach"),
    ),
    "web/src/words/": ("words", "screen_reader", "right_to_left", "replay", "words_on_tap"),
}


@dataclass(frozen=True, slots=True)
class Touched:
    """The tests to run, as arguments of pytest, and what to say about the choice."""

    tests: list[str]
    browser: list[str]
    why: str


def longest(path: str, beginnings: Iterable[str]) -> str | None:
    """Return the longest of ``beginnings`` that ``path`` has."""
    return max((one for one in beginnings if path.startswith(one)), key=len, default=None)


# --- imports


def module_of(path: str) -> str | None:
    """Return the name of the module in the file ``path``, if its imports are followed."""
    if not path.endswith(".py"):
        return None
    parts = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").split("/")
    return ".".join(parts) if parts[0] in PACKAGES and (parts[0] != "kingcraft" or path.startswith("src/")) else None


def file_of(module: str) -> str:
    """Return the file of a module, seen from the root."""
    package = PACKAGES[module.partition(".")[0]]
    path = "/".join([*([package] if package else []), *module.split(".")])
    return f"{path}.py" if (ROOT / f"{path}.py").is_file() else f"{path}/__init__.py"


def named(module: str, text: str) -> Iterator[str]:
    """Yield what may be modules that a module names in its texts: its code says that it imports or starts them."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and "GameParts" in ast.unparse(node.func):
            packages = [str(one.value) for one in node.args if isinstance(one, ast.Constant)]
            yield from (f"{package}.{game}" for package in packages for game in ("king", "kings_corner"))
        elif isinstance(node, ast.List | ast.Tuple):
            values = [one.value if isinstance(one, ast.Constant) else None for one in node.elts]
            if ("-m", "kingcraft") in pairwise(values):
                yield "kingcraft.__main__"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value
            if module == "kingcraft":  # it imports what it offers when it is asked for
                yield f"kingcraft.{node.value}"


@cache
def imports() -> grimp.ImportGraph:
    """Return which module imports which, by name too."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    known = frozenset(graph.modules)
    for module in known:
        file = ROOT / file_of(module)
        if not file.is_file():
            continue  # a folder without an __init__.py
        for other in named(module, file.read_text("utf-8")):
            if other in known and other != module:
                graph.add_import(importer=module, imported=other)
        if module.startswith("tests."):
            parts = module.split(".")[:-1]
            for end in range(1, len(parts) + 1):
                shared = ".".join([*parts[:end], "conftest"])
                if shared in known and shared != module:
                    graph.add_import(importer=module, imported=shared)
    return graph


def reached(paths: Iterable[str]) -> set[str]:
    """Return the files of tests whose imports reach one of these files of Python."""
    graph = imports()
    changed = {module for path in paths if (module := module_of(path)) in graph.modules}
    for package in [module_of(path) for path in paths if path.endswith("/__init__.py")]:
        # What is imported from a package imports the package first.
        changed |= {module for module in graph.modules if module.startswith(f"{package}.")}
    importing = changed.union(*(graph.find_downstream_modules(module) for module in changed))
    return {file_of(module) for module in importing if module.rpartition(".")[2].startswith("test_")} & set(files())


@cache
def files() -> tuple[str, ...]:
    """Return every file of tests."""
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")))


# --- what no import reaches


def readers(path: str) -> tuple[str, ...] | None:
    """Return the tests that read a file by its name; None if neither a map nor an import knows it."""
    if path.startswith("tests/"):
        if path.endswith((".py", "README.md")):
            return ()
        folder = "/".join(path.split("/")[:2])
        return (folder,) if (ROOT / folder).is_dir() and folder != E2E else ()
    known = longest(path, READ_BY)
    return READ_BY[known] if known is not None else () if module_of(path) else None


def in_browsers(paths: Sequence[str]) -> list[str]:
    """Return the files of browser tests for these files: changed ones, then those that most of what changed names."""
    own = [path for path in paths if path in files() and path.startswith(f"{E2E}/")]
    parts = {part for path in paths if (part := longest(path, OPENED_BY)) is not None}
    opened = [f"{E2E}/test_{name}.py" for part in sorted(parts) for name in OPENED_BY[part]]
    ranks = Counter(opened)
    places = {
        file: min(OPENED_BY[part].index(_stem(file)) for part in parts if _stem(file) in OPENED_BY[part])
        for file in ranks
    }
    helpers = [path for path in paths if path.startswith(("tests/", "tools/", "launch/"))]
    importing = sorted(file for file in reached(helpers) if file.startswith(f"{E2E}/"))
    best = sorted(ranks, key=lambda file: (-ranks[file], places[file], file))
    return list(dict.fromkeys([*own, *best, *importing]))


def rounds(tests: Iterable[str], whole: Iterable[str], most: int = MOST) -> list[str]:
    """Choose at most ``most`` tests: all of the files ``whole``, then the first of each other file, the second, ..."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        by_file.setdefault(test.partition("::")[0], []).append(test)
    chosen = [test for file in whole for test in by_file.pop(file, [])]
    length = max(map(len, by_file.values()), default=0)
    chosen += [tests[number] for number in range(length) for tests in by_file.values() if number < len(tests)]
    return chosen[:most]


def collected(chosen: Sequence[str]) -> list[str]:
    """Return the ids of the first tier's tests in these files, in their order."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *chosen]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = [line for line in said.splitlines() if line.startswith(f"{E2E}/") and "::" in line]
    return sorted(found, key=lambda test: chosen.index(test.partition("::")[0]))


def touched(paths: Sequence[str]) -> Touched:
    """Return what to run for changed files, deleted ones too."""
    python = reached(paths)
    by_import = {file for file in python if not file.startswith(f"{E2E}/")}
    by_name = {test for path in paths for test in readers(path) or ()}
    unknown = sorted(path for path in paths if readers(path) is None)
    folders = {*ALWAYS, *by_name}
    tests = sorted(folders | {file for file in by_import if not any(file.startswith(f"{one}/") for one in folders)})
    opened = in_browsers(paths)
    browser = rounds(collected(opened), [path for path in paths if path in opened]) if opened else []
    said = [
        f"{len(by_import)} of {len(files())} files of tests import what changed",
        f"{', '.join(sorted(by_name)) or 'none'} read it by name",
        f"{len(browser)} browser tests of {', '.join(sorted({_stem(test) for test in browser})) or 'no file'}",
        *([f"no test is known for {', '.join(unknown)}"] if unknown else []),
    ]
    return Touched(tests, browser, "; ".join(said) + ".")


def _stem(test: str) -> str:
    return Path(test.partition("::")[0]).stem.removeprefix("test_")


if __name__ == "__main__":
    print(json.dumps(asdict(touched(sys.argv[1:]))))  # noqa: T201 - for launch/changed.py
