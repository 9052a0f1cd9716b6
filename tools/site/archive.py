"""The package as Python in a browser needs it: its sources in an archive, without what only servers and tools use."""

import io
import zipfile
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
    "envs",
    "kernel/cache.py",
    "kernel/native.py",
    "lab",
    "processes.py",
    "server",
)
#: Of these endings are the files that Python or the rules read.
ENDINGS: Final = (".json", ".py", ".wasm")
#: The date of all files in archives, so that the same sources give the same bytes.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the package that a browser needs, by name, with the key of the kernels' sources."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in ENDINGS and not any(name == left or name.startswith(f"{left}/") for left in LEFT_OUT):
            yield f"kingcraft/{name}", path.read_bytes()
    yield "kingcraft/kernel/origin.txt", key_of_manifest().encode() + b"\n"


def archive() -> bytes:
    """Return the archive. Its files are stored as they are: what serves it compresses the whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as into:
        for name, data in files():
            into.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
    return buffer.getvalue()
