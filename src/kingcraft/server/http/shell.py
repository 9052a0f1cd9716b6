"""A page for the path below which a host has it: our own server (``--base-path``) or a host of files (``site build``).

The built ``index.html`` and the rule pages name all their files from the root. Scripts and styles need no change: each
finds its files from where it lies (``web/src/base/site.ts``), so one build serves every path.
"""

import re
from collections.abc import Mapping
from html import escape
from typing import Final

#: The path of a server or a site that has its host for itself.
ROOT: Final = "/"
_BASE = re.compile(r"/(?:(?!\.{1,2}/)[\w.~-]+/)*", re.ASCII)
_ADDRESS = re.compile(rb'\b(href|src)="/(?!/)')
_BEFORE = b"<title>"


def checked_base(base: str) -> str:
    """Return a base path ("/cards/"). Raises ValueError, in one line, if it is none."""
    if not _BASE.fullmatch(base):
        msg = f'a base path begins and ends with a slash and has no empty part ("/cards/"), unlike "{base}"'
        raise ValueError(msg)
    return base


def inside(path: str, base: str) -> str | None:
    """Return where a path is below ``base``, with a slash in front; None: it is outside."""
    return path[len(base) - 1 :] if path.startswith(base) else None


def shell(document: bytes, base: str, marks: Mapping[str, str]) -> bytes:
    """Return a page (HTML) for the path ``base`` ("/cards/"), with ``marks`` by their names without "kingcraft-".

    The mark of the base itself is set too; ``web/src/base/site.ts`` reads all marks. Raises ValueError for a base that
    is none, and for a document that has no title or several.
    """
    checked_base(base)
    if document.count(_BEFORE) != 1:
        msg = "this is not the page: it has no title, or several"
        raise ValueError(msg)
    all_marks = {**({} if base == ROOT else {"base": base}), **marks}
    written = "".join(
        f'<meta name="kingcraft-{name}" content="{escape(content)}" />\n    ' for name, content in all_marks.items()
    )
    rooted = _ADDRESS.sub(rb'\1="' + base.encode(), document)
    return rooted.replace(_BEFORE, written.encode() + _BEFORE)
