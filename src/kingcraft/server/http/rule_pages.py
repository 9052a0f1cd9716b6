"""Rule pages over HTTP: ``/rules/PRESET?options`` in the reader's language, ``/rules/LANG/PRESET?options`` in that one.
``/rules/PRESET?lang=LANG`` is understood too.

The article alone, for another page, is ``/api/rules/page/LANG/PRESET?options``, the rules in short are
``/api/rules/short/LANG/PRESET?options`` (``docs/protocol.md``). Rules
that are not there get a page in words too. Nothing of an address that is not understood is repeated in a page.

Pages are written in threads: the first one in a language reads all its texts, and the tables go on meanwhile.
"""

import asyncio
import functools
import gzip
import hashlib
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from ...games.options import RuleSet
from ...games.reasons import Refused
from ...games.registry import games_of_presets
from ...games.rule_text import parse_rule_text
from ...guide import html, notices
from ...guide.page import rule_page
from ...i18n import languages
from ...service import rule_articles
from ..settings import Settings
from .openapi import REFUSED
from .own_pages import wanted_language
from .pages import Page, answer
from .shell import shell

_FOR_EVER: Final = "public, max-age=31536000, immutable"
#: Pages follow from the version of the program alone: they may be kept, and are asked for again.
_CHECKED: Final = "no-cache"
_RESPONSES: Final = dict.fromkeys((400, 404, 422, 429), REFUSED)


@get(["/rules", "/rules/{path:path}"], include_in_schema=False)
async def rule_pages(request: Request[Any, Any, State], settings: Settings, path: str = "") -> Response[bytes]:
    """Everything below ``/rules``: the list of all rules, their pages, and the style of both."""
    parts = path.strip("/").split("/") if path.strip("/") else []
    if "/".join(("/rules", *parts)) == html.style_address():
        return answer(request, _stylesheet())
    vary = "accept-encoding"
    query, asked = _without_language(_query(request))
    if parts and parts[0] in languages():
        lang, *parts = parts
    elif asked in languages():
        lang = asked
    else:
        lang, vary = wanted_language(request.headers.get("accept-language", "")), f"accept-language, {vary}"
    return answer(request, await asyncio.to_thread(_page, settings.base, lang, parts, query), vary)


@get("/api/rules/page/{lang:str}/{name:str}", summary="The article of a rule page", responses=_RESPONSES)
async def rule_article(request: Request[Any, Any, State], lang: str, name: str) -> Response[str]:
    """The rules of the preset ``name`` with the options of the query, as HTML for another page."""
    found = await asyncio.to_thread(rule_articles.article, lang, name, _query(request))
    return Response(found, media_type=MediaType.HTML)


@get("/api/rules/short/{lang:str}/{name:str}", summary="The rules in short", responses=_RESPONSES)
async def short_rules(request: Request[Any, Any, State], lang: str, name: str) -> Response[str]:
    """The same in at most 250 words, for a player at the table."""
    found = await asyncio.to_thread(rule_articles.short, lang, name, _query(request))
    return Response(found, media_type=MediaType.HTML)


def _query(request: Request[Any, Any, State]) -> str:
    query: bytes = request.scope["query_string"]
    return query.decode("latin-1")


def _without_language(query: str) -> tuple[str, str]:
    """The options of a query, and the language that it asks for (``lang=de``), if any."""
    parts = query.split("&")
    asked = [part.removeprefix("lang=") for part in parts if part.startswith("lang=")]
    return "&".join(part for part in parts if not part.startswith("lang=")), asked[-1] if asked else ""


def _page(base: str, lang: str, parts: list[str], query: str) -> Page:
    """The page at an address: the list of all rules, the rules of a preset with options, or why there is none."""
    if not parts:
        return _list(base, lang)
    if len(parts) > 1 or parts[0] not in games_of_presets():
        return _missing(base, lang)
    try:
        rules = parse_rule_text(f"{parts[0]}?{query}" if query else parts[0])
    except Refused as refusal:
        return _refused(base, lang, parts[0], refusal)
    return _rendered(base, lang, rules)


@functools.lru_cache(maxsize=256)
def _rendered(base: str, lang: str, rules: RuleSet[object]) -> Page:
    return _made(base, html.document(lang, rule_page(rules), html.style_address()))


@functools.cache
def _list(base: str, lang: str) -> Page:
    return _made(base, notices.list_document(lang, html.style_address()))


@functools.cache
def _missing(base: str, lang: str) -> Page:
    return _made(base, notices.missing_document(lang, html.style_address()), 404)


def _refused(base: str, lang: str, name: str, refusal: Refused) -> Page:
    return _made(base, notices.refused_document(lang, name, refusal, html.style_address()), 422)


def _stylesheet() -> Page:
    return _packed(html.stylesheet().encode(), "text/css", _FOR_EVER, 200)


def _made(base: str, document: str, status: int = 200) -> Page:
    return _packed(shell(document.encode(), base, {}), "text/html", _CHECKED if status == 200 else "no-store", status)


def _packed(body: bytes, kind: str, cache: str, status: int) -> Page:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"' if status == 200 else ""
    return Page(body, gzip.compress(body, 6, mtime=0), kind, cache, tag, status)
