"""All files of a site without a server, by their paths: the page, Python for it, rule pages."""

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from kingcraft.games.registry import games, preset
from kingcraft.guide import html, notices
from kingcraft.guide.page import rule_page
from kingcraft.i18n import FALLBACK, languages
from kingcraft.server.http.guard import NEAR_POLICY, policy_text
from kingcraft.server.http.shell import shell
from launch import web

from . import folder, near

#: A page cannot say of itself who may frame it.
_POLICY: Final = policy_text({name: value for name, value in NEAR_POLICY.items() if name != "frame-ancestors"})
_CHARSET: Final = (b'<meta charset="utf-8">', b'<meta charset="utf-8" />')


def contents(page: Path, listed: Path, base: str, server: str) -> dict[str, bytes]:
    """Return the files.

    ``page``: the folder of the built page; ``listed``: the list that :func:`.near.make` has written; ``base``: the path
    of the site; ``server``: the address of a server, or empty. Raises ValueError for a ``base`` that is none.
    """
    built = folder.within(page)
    files = {name: data for name, data in built.items() if name != web.STAMP and not name.startswith(f"{near.PLACE}/")}
    files |= {f"{near.PLACE}/{name}": data for name, data in folder.within(listed.parent).items()}
    files |= {name: _page(text.encode(), base, {"site": server}) for name, text in rule_pages()}
    files[html.style_address().removeprefix("/")] = html.stylesheet().encode()
    app = _page(files["index.html"], base, {"near": f"{base}{near.PLACE}/{listed.name}", "site": server})
    # A host answers with the second whatever it has no file for: a table, a match, house rules.
    return files | {"404.html": app, "index.html": app, ".nojekyll": b""}


def rule_pages() -> Iterator[tuple[str, str]]:
    """Yield the rules of all presets in all languages, and the lists of them, by their paths."""
    style = html.style_address()
    yield "rules/index.html", notices.list_document(FALLBACK, style)
    for lang in languages():
        yield f"rules/{lang}/index.html", notices.list_document(lang, style)
        for game in games().values():
            for name in game.presets:
                document = html.document(lang, rule_page(preset(game.name, name)), style)
                yield f"rules/{lang}/{name}/index.html", document


def _page(document: bytes, base: str, marks: Mapping[str, str]) -> bytes:
    """Return a page for this site: with its marks, and with what it may load."""
    whole = shell(document, base, marks)
    charset = next(each for each in _CHARSET if each in whole)
    policy = f'<meta http-equiv="content-security-policy" content="{escape(_POLICY)}">'
    return whole.replace(charset, charset + policy.encode(), 1)
