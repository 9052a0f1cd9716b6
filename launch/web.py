"""The browser page: ``web/`` built into the package, and only when its sources have changed.

Used by ``start.py`` and by the build hook of the package (``hatch_build.py``).
"""

import contextlib
import hashlib
from pathlib import Path

from .node import Node
from .setup_error import SetupError
from .steps import run, step

#: Where Vite writes the page, seen from the root of the project. Not committed; carried by the wheel and the sdist.
PAGE = Path("src", "kingcraft", "server", "static")
#: Beside the page: the hash of the sources it was built from.
STAMP = "sources.sha256"
_NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


def source_files(root: Path) -> list[Path]:
    """Return the sources of the page: ``web/`` without what tools leave there, all texts, the rule pages' style."""
    found = []
    stack = [root / "web"]
    while stack:
        for path in stack.pop().iterdir():
            if path.name.startswith(".") or path.name in _NOT_SOURCES:
                continue
            if path.is_dir():
                stack.append(path)
            else:
                found.append(path)
    package = root / "src" / "kingcraft"
    texts = [*(package / "locales").rglob("*.ftl"), *(package / "locales").glob("*.json")]
    return sorted([*found, *texts, *(package / "guide").glob("*.css")])


def source_hash(root: Path) -> str:
    """Return a hash (SHA-256) over the names and contents of all source files of the page."""
    digest = hashlib.sha256()
    for path in source_files(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    """Return whether the page was built from the present sources. Without ``web/`` any page is current."""
    page = root / PAGE
    if not (page / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    try:
        return (page / STAMP).read_text(encoding="ascii").strip() == source_hash(root)
    except (OSError, UnicodeError):
        return False


def install_modules(root: Path, node: Node) -> None:
    """Install the modules of ``package-lock.json``, unless they are installed.

    Raises :class:`SetupError`.
    """
    web = root / "web"
    stamp = web / "node_modules" / ".kingcraft"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} node {node.version.split('.')[0]}"
    with contextlib.suppress(OSError):
        if stamp.read_text(encoding="utf-8") == wanted:
            return
    with step("Fetching the parts of the browser page"):
        # npm ci deletes node_modules first, and the stamp with it: an incomplete installation has no stamp.
        run(
            "Fetching the parts of the browser page",
            [*node.npm, "ci", "--include=dev", "--no-audit", "--no-fund"],
            web,
            node.environment,
        )
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted, encoding="utf-8")


def build(root: Path, node: Node) -> None:
    """Build the page. Raises :class:`SetupError` if a tool fails or leaves no page."""
    install_modules(root, node)
    page = root / PAGE
    made_from = source_hash(root)
    with step("Building the browser page"):
        with contextlib.suppress(OSError):
            (page / STAMP).unlink()
        run("Building the browser page", [*node.npm, "run", "build"], root / "web", node.environment)
        if not (page / "index.html").is_file():
            raise SetupError(f"Building the browser page left no {PAGE / 'index.html'}.")
        (page / STAMP).write_text(made_from + "\n", encoding="ascii")
