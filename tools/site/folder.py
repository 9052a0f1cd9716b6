"""A site's folder, written so that visitors never find a page whose files are not there.

``files.json`` in it lists all its files; a folder that has none is not ours, and stays as it is. The list is written
first, with old and new files, and again at the end: after an interruption the next run knows what is there and makes it
whole. What is not in the list (``.git``, ``CNAME``) is never touched.
"""

import contextlib
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, Final

LIST: Final = "files.json"
FORMAT: Final = "kingcraft-site/1"
#: What a folder may have in it before it holds a site: a branch that a host publishes.
_ALLOWED: Final = (".git", ".gitignore", "CNAME")
#: The pages of a site.
LAST: Final = ("sw.js", "404.html", "index.html")


class NotOurs(RuntimeError):
    """The folder is no place for a site; the text says what to do."""


def earlier(folder: Path) -> list[str]:
    """Return the files of the site that the folder holds. Raises :class:`NotOurs` if it holds something else."""
    if not folder.exists():
        return []
    if not folder.is_dir():
        raise NotOurs(f"{folder} is a file. Name a folder that is new, empty, or holds an earlier site.")
    if not any(each.name not in _ALLOWED for each in folder.iterdir()):
        return []
    listed = _read(folder / LIST)
    if listed is None:
        raise NotOurs(
            f"{folder} is not empty and holds no earlier site ({LIST} would say so). "
            "Name another folder, or empty this one."
        )
    return [name for name in listed["files"] if _inside(name)]


def write(folder: Path, files: Mapping[str, bytes], last: Sequence[str] = LAST) -> None:
    """Make ``folder`` hold these files in place of an earlier site. ``last``: files that name others, in this order.

    Raises :class:`NotOurs`, OSError.
    """
    old = earlier(folder)
    folder.mkdir(parents=True, exist_ok=True)
    listed = {name: {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}
    _put(folder / LIST, _list({**dict.fromkeys(old, None), **listed}))
    for name in sorted(files, key=lambda name: (name in last and 1 + last.index(name), name)):
        _put(folder / name, files[name])
    for name in sorted({*old} - {*files}):
        (folder / name).unlink(missing_ok=True)
        _fresh(folder / name).unlink(missing_ok=True)  # of a run that was interrupted
        for above in list(PurePosixPath(name).parents)[:-1]:
            with contextlib.suppress(OSError):  # something else is in it
                (folder / above).rmdir()
    _put(folder / LIST, _list(listed))


def within(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder by their paths in it."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def _list(files: Mapping[str, Any]) -> bytes:
    whole = json.dumps(files, sort_keys=True).encode()
    contents = {"format": FORMAT, "site": hashlib.sha256(whole).hexdigest(), "files": dict(sorted(files.items()))}
    return json.dumps(contents, indent=1).encode() + b"\n"


def _read(path: Path) -> dict[str, Any] | None:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    ours = isinstance(found, dict) and found.get("format") == FORMAT and isinstance(found.get("files"), dict)
    return found if ours else None


def _inside(name: str) -> bool:
    """Return whether a name of a list is a path within the folder."""
    path = PurePosixPath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts and "\\" not in name


def _put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; one that is there already stays."""
    with contextlib.suppress(OSError):
        if path.read_bytes() == data:
            return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _fresh(path)
    fresh.write_bytes(data)
    fresh.replace(path)


def _fresh(path: Path) -> Path:
    """Return where a file is while it is written."""
    return path.with_name(f".{path.name}.new")
