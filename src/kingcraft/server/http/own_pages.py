"""What the pages that the server writes itself share: the reader's language, and their stylesheet. And the page for
unknown addresses.
"""

import functools
from html import escape
from typing import Final

from ...guide.html import FACES, LOOK, style_address
from ...i18n import FALLBACK, language, text
from .pages import Page
from .shell import shell

#: No browser asks for this many languages.
_LONGEST_WISH: Final = 400


def wanted_language(accepted: str) -> str:
    """Return the best language for an ``Accept-Language`` header."""
    wishes: list[tuple[float, str]] = []
    for part in accepted[:_LONGEST_WISH].split(","):
        name, _, quality = part.partition(";q=")
        try:
            wishes.append((-float(quality or 1), name.strip()))
        except ValueError:
            continue
    for unwanted, name in sorted(wishes, key=lambda wish: wish[0]):
        found = language(name)
        if unwanted < 0 and (found != FALLBACK or name.lower().startswith(FALLBACK)):
            return found
    return FALLBACK


@functools.cache
def missing_page(lang: str, base: str) -> Page:
    """Return the page for unknown addresses below ``base``. Reads all texts of a language: not for the event loop."""
    heading, home = escape(text(lang, "error-not-found")), escape(text(lang, "home"))
    body = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Kingcraft</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">{LOOK}{FACES}'
        f'<link rel="stylesheet" href="{style_address()}"></head>'
        f'<body class="rules-page"><main class="rules-alone"><img src="/icon.svg" alt="" width="72" height="72">'
        f'<h1>{heading}</h1><div class="rules-play"><a href="/">{home}</a></div></main></body></html>\n'
    )
    return Page(shell(body.encode(), base, {}), None, "text/html", "no-store", "", 404)
