"""The version of this package's code, for what must never be mixed with another version's."""

import hashlib
from pathlib import Path


def source_hash(*names: str) -> str:
    """Return a hash over Python sources: files and folders by their paths in the package, by default all."""
    root = Path(__file__).parent
    digest = hashlib.sha256()
    for name in names or (".",):
        path = root / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
