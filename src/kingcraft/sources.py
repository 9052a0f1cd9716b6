"""The version of this package's code, for what must never be mixed with another version's."""

import hashlib
from pathlib import Path


def source_hash(*names: str) -> str:
    """Return a hash over files of the package, by default all its Python sources.

    ``names``: paths of files, of folders for the Python sources in them, and patterns such as ``bots/**/*.json``.
    """
    root = Path(__file__).parent
    digest = hashlib.sha256()
    for name in names or (".",):
        path = root / name
        files = path.rglob("*.py") if path.is_dir() else root.glob(name) if "*" in name else [path]
        for file in sorted(files):
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
