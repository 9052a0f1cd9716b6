"""The package as Python in a browser needs it: without what only servers and tools use."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import kingcraft

from .kernels import key_of_manifest

PACKAGE: Final = Path(kingcraft.__file__).parent
#: Folders and files of the package that a browser does not need.
LEFT_OUT: Final = (
    "__main__.py",
    "bots/external.py",
    "bots/external_process.py",
    "bots/ismcts",
    "cli",
    "conformance",
    "daily/__main__.py",
    "envs",
    "guide/show_sheet.py",
    "kernel/cache.py",
    "kernel/key.py",
    "kernel/native.py",
    "lab",
    "lessons/__main__.py",
    "lessons/checking.py",
    "pad",
    "processes.py",
    "puzzles/__main__.py",
    "puzzles/making.py",
    "record/perft.py",
    "record/schema.py",
    "review/workers.py",
    "room/wire/field_docs.py",
    "server",
    "service/review_jobs.py",
    "service/keeping.py",
    "service/packing.py",
)
#: Of these endings are the files that Python or the rules read.
ENDINGS: Final = (".json", ".jsonl", ".py", ".wasm")
#: Where the package there has the key of the kernels' sources.
ORIGIN: Final = "kingcraft/kernel/origin.txt"


def sources() -> Iterator[Path]:
    """Yield the files of the package that a browser needs."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in ENDINGS and not any(name == left or name.startswith(f"{left}/") for left in LEFT_OUT):
            yield path


def files() -> Iterator[tuple[str, bytes]]:
    """Yield these files by name, with the key of the kernels' sources."""
    for path in sources():
        yield f"kingcraft/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()
    yield ORIGIN, key_of_manifest().encode() + b"\n"
