"""The browser's files: the built page for every address of the app, hashed assets cached for ever."""

import hashlib
import mimetypes
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import deflate
from litestar import Request, Response
from litestar.datastructures import State

from .opening import files, links, page_at
from .shell import ROOT, shell

#: libdeflate's level of gzip: 4 % smaller than zlib's best, in a quarter of a second for the whole page.
SMALLEST: Final = 12
#: Types worth compressing.
_TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
#: The types of files by their endings.
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
    ".png": "image/png",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}

#: How long a browser may keep a file whose name says what is in it.
FOR_EVER: Final = "public, max-age=31536000, immutable"

_NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Kingcraft</title>
<h1>Kingcraft is running, but its page has not been built</h1>
<p>In a clone of the source, start it with <code>python3 start.py</code>, which builds the page first.</p></html>"""


@dataclass(frozen=True, slots=True)
class Page:
    """An answer: its bytes, plain and (for texts) compressed, and what its headers say."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str
    status: int = 200


class Site:
    """The files below a directory. A file that changed is read again, so a new build shows without a restart."""

    def __init__(self, root: Path, near: Callable[[], str] = lambda: "", base: str = ROOT) -> None:
        """``near``: the address of what the page needs to play without this server; empty while there is none.

        ``base``: the path below which the page is; ``near`` is without it.
        """
        self._root = root
        self._near = near
        self._base = base
        self._kept: dict[Path, tuple[int, Page]] = {}
        self._opened: dict[tuple[str, str], tuple[str, Page]] = {}

    def page(self, path: str, lang: str) -> Page:
        """Return the answer to ``path`` (without the slash in front); an empty one of status 404 if there is nothing.

        ``lang``: the language that the reader's browser asks for; the page names the files that it needs in it. The
        server does not know a language chosen on the page, and a cookie for 6 kB is not worth it.
        """
        page = page_at(path)
        if page is not None:
            return self._open(page, lang) or _fixed(_NOT_BUILT, 503)
        # Only names that the directory holds: nothing outside it can be asked for.
        parts = path.split("/")
        if any(part in ("", ".", "..") or "\\" in part or ":" in part or "\0" in part for part in parts):
            return _fixed(b"", 404)
        return self._read(self._root.joinpath(*parts)) or _fixed(b"", 404)

    def _open(self, name: str, lang: str) -> Page | None:
        built, known = self._read(self._root / "index.html"), self._read(self._root / "opening.json")
        if built is None:
            return None
        near = self._near()
        build = f"{built.tag} {known.tag if known else ''} {near}"
        kept = self._opened.get((name, lang))
        if kept is None or kept[0] != build:
            head = links(files(known.body if known else b""), name, lang)
            marks = {"near": self._base + near[1:]} if near else {}
            body = shell(built.body.replace(b"</head>", b"  %b\n  </head>" % head, 1), self._base, marks)
            kept = self._opened[name, lang] = build, _page(body, built.kind, built.cache)
        return kept[1]

    def _read(self, file: Path) -> Page | None:
        try:
            found = file.stat()
            if not stat.S_ISREG(found.st_mode):  # a folder; on Windows a device (nul, con)
                return None
            changed = found.st_mtime_ns
            kept = self._kept.get(file)
            if kept is not None and kept[0] == changed:
                return kept[1]
            body = file.read_bytes()
        except (OSError, ValueError):
            return None
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        hashed = file.parent != self._root and file.parent.name == "assets"
        page = _page(body, kind, FOR_EVER if hashed else "no-cache")
        self._kept[file] = (changed, page)
        return page


def _page(body: bytes, kind: str, cache: str) -> Page:
    packed = bytes(deflate.gzip_compress(body, SMALLEST)) if kind.startswith(_TEXT) and len(body) > 1000 else None
    return Page(body, packed, kind, cache, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _fixed(body: bytes, status: int) -> Page:
    return Page(body, None, "text/html", "no-store", "", status)


def takes_gzip(accepted: str) -> bool:
    """Return whether an ``Accept-Encoding`` header accepts gzip (RFC 9110, 12.5.3): by name, else by "*"."""
    said = {
        name.strip().lower(): _weight(weight) for name, _, weight in (one.partition(";") for one in accepted.split(","))
    }
    return said.get("gzip", said.get("x-gzip", said.get("*", 0.0))) > 0


def _weight(text: str) -> float:
    """The number of ``q=0.5``; 1 without one, 0 for what is none."""
    name, _, number = text.partition("=")
    if not text.strip():
        return 1.0
    try:
        return float(number) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0


def answer(request: Request[Any, Any, State], found: Page, vary: str = "accept-encoding") -> Response[bytes]:
    """Return a page as a request asks for it: compressed if it may be, and empty if the browser has this very one.

    ``vary``: the request's headers that the page depends on.
    """
    headers = {"cache-control": found.cache, "vary": vary}
    if found.tag:
        headers["etag"] = found.tag
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    body = found.body
    if found.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=found.status, headers=headers, media_type=found.kind)
