"""The page as a folder on another host has it: below any path, with marks that say where it is and what is there.

The built ``index.html`` names all its files from the root, where our own server has them, because that server sends it
for deep addresses too. Scripts and styles need no change: each finds its files from where it lies
(``web/src/base/site.ts``).
"""

import re
from collections.abc import Mapping
from html import escape

_BASE = re.compile(r"/(?:[\w.~-]+/)*")
_ADDRESS = re.compile(rb'\b(href|src)="/(?!/)')
_BEFORE = b"<title>"


def shell(index_html: bytes, base: str, marks: Mapping[str, str]) -> bytes:
    """Return ``index.html`` for the path ``base`` ("/REPO/"), with ``marks`` by their names without "kingcraft-".

    The mark of the base itself is set too; ``web/src/base/site.ts`` reads all marks.
    """
    if not _BASE.fullmatch(base):
        msg = f'a base path begins and ends with a slash and has no empty part ("/REPO/"), unlike "{base}"'
        raise ValueError(msg)
    if index_html.count(_BEFORE) != 1:
        msg = "this is not the page: it has no title, or several"
        raise ValueError(msg)
    all_marks = {**({} if base == "/" else {"base": base}), **marks}
    written = "".join(
        f'<meta name="kingcraft-{name}" content="{escape(content)}" />\n    ' for name, content in all_marks.items()
    )
    rooted = _ADDRESS.sub(rb'\1="' + base.encode(), index_html)
    return rooted.replace(_BEFORE, written.encode() + _BEFORE)
