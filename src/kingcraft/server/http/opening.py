"""The files that the browser fetches at once for the page at an address; the page itself names what all pages need."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

#: Page, language -> files; written by the build (``web/vite.config.ts``).
Files = Mapping[str, Mapping[str, tuple[str, ...]]]

#: First parts of addresses that the app in the browser handles: like the start page they get its one page.
APP: Final = ("room", "matches", "match", "play", "learn", "day", "calendar", "pad", "profile", "puzzles", "code")
#: The code of a table, which may be mistyped: the page then says what to do.
_CODE: Final = re.compile(r"[A-Za-z]{4}/?")
#: What a page asks the server first of all, before it says whose it is.
_ASKS: Final = {"start": "/api/games", "play": "/api/games"}
#: Pages below the address of another one.
_BELOW: Final = {
    "review": re.compile(r"match/[^/]+/review/?"),
    "lesson": re.compile(r"learn/[^/]+/?"),
    "puzzle": re.compile(r"puzzles/[^/]+/?"),
}
_KINDS: Final = {".css": 'rel="stylesheet"', ".js": 'rel="modulepreload"'}


def page_at(path: str) -> str | None:
    """Return the page of the app at ``path`` (without the slash in front); None: the app has none there.

    It is the one that ``web/src/base/router.svelte.ts`` shows there.
    """
    first = path.split("/", 1)[0]
    if not path:
        return "start"
    if first not in APP:
        return "code" if _CODE.fullmatch(path) else None
    return next((page for page, address in _BELOW.items() if address.fullmatch(path)), first)


def files(body: bytes) -> Files:
    """Return what the build has written down; nothing if it cannot be read (an older build has written nothing)."""
    try:
        return msgspec.json.decode(body, type=dict[str, dict[str, tuple[str, ...]]])
    except msgspec.DecodeError:
        return {}


def links(found: Files, page: str, lang: str) -> bytes:
    """Return the ``<link>`` elements for a page in a language."""
    named = found.get(page, {}).get(lang, ())
    wanted = [f'<link {_KINDS[name[name.rindex(".") :]]} crossorigin href="{name}">' for name in named]
    if page in _ASKS:
        wanted.append(f'<link rel="preload" as="fetch" crossorigin href="{_ASKS[page]}">')
    return "\n    ".join(wanted).encode()
