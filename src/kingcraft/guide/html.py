"""A rule page as HTML: the article alone, for another page, or a whole document. Nothing inline."""

import functools
import hashlib
from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from ..games.options import RuleSet
from ..games.registry import games
from ..games.rule_text import rule_text
from ..i18n import listed, text
from .drawing import fan, svg
from .game_guide import GUIDES
from .page import Page, Part
from .phrase import in_words
from .sections import Diagram, Item, Row, Section, Sentence, Table
from .wording import difference_lines, preset_name, rules_title

_STYLES: Final = Path(__file__).parent
_CURRENT: Final = ' aria-current="true"'
#: The script of the app that wears the look chosen there: light, dark or high contrast. A button ``data-print``
#: prints by it.
LOOK: Final = '<script src="/theme.js"></script>'
#: The typefaces of the app, and the script that draws its cards over the plain ones. Pages do without where they are
#: missing.
FACES: Final = '<link rel="stylesheet" href="/guide.css"><script type="module" src="/guide.js"></script>'


@functools.cache
def stylesheet() -> str:
    """Return the style of documents."""
    return "\n".join((_STYLES / name).read_text("utf-8") for name in ("article.css", "page.css"))


@functools.cache
def style_address() -> str:
    """Return the address of the stylesheet, which changes with it."""
    return f"/rules/style/{hashlib.sha256(stylesheet().encode()).hexdigest()[:12]}.css"


# --- the article -----------------------------------------------------------------------------------------------------


def article(lang: str, page: Page) -> str:
    """Return the page without its title: the differences and the sections, with headings from ``<h2>``."""
    sections = "".join(_section(lang, page, section) for section in page.sections)
    letters = _text(lang, "card-letters")
    about = f'lang="{lang}" data-game="{page.rules.game}" data-letters="{letters}"'
    return f'<article class="rules" {about}>{_differences(lang, page)}{sections}</article>'


def short_article(lang: str, rules: RuleSet[object]) -> str:
    """Return the rules in short: paragraphs, without a heading."""
    said = (f"<p>{escape(in_words(lang, one.phrase))}</p>" for one in GUIDES[rules.game].short(rules.options))
    return f'<article class="rules" lang="{lang}">{"".join(said)}</article>'


def _differences(lang: str, page: Page) -> str:
    if page.parent is None:
        return ""
    name = preset_name(lang, page.parent.preset)
    lines = difference_lines(lang, page.rules, page.parent)
    items = "".join(
        f'<li><a href="#{_anchor(part)}">{escape(lines[option])}</a></li>' for option, part in page.changed.items()
    )
    return (
        '<aside class="rules-differences" aria-labelledby="rules-differences">'
        f'<h2 id="rules-differences">{_text(lang, "rules-differences", name=name)}</h2><ul>{items}</ul>'
        f"<p>{_text(lang, 'rules-differences-hint', name=name)}</p></aside>"
    )


def _anchor(part: Part) -> str:
    return f"rules-{part.name.removeprefix('rules-')}"


def _section(lang: str, page: Page, section: Section) -> str:
    blocks = groupby(section.items, lambda item: isinstance(item, Sentence) and item.style == "point")
    inside = "".join(_block(lang, page, list(items), points=points) for points, items in blocks)
    name = f"rules-section-{section.name}"
    heading = escape(in_words(lang, section.heading))
    return f'<section aria-labelledby="{name}"><h2 id="{name}">{heading}</h2>{inside}</section>'


def _block(lang: str, page: Page, items: list[Item], *, points: bool) -> str:
    inside = "".join(_item(lang, page, item) for item in items)
    return f"<ul>{inside}</ul>" if points else inside


def _item(lang: str, page: Page, item: Item) -> str:
    match item:
        case Table():
            return _table(lang, page, item)
        case Diagram():
            said = escape(in_words(lang, item.phrase))
            return (
                f'<figure{_marks(page, item)}><div class="rules-felt">{svg(lang, item.drawing)}</div>'
                f"<figcaption>{_warning(lang, page, item)}{said}</figcaption></figure>"
            )
    tag = "li" if item.style == "point" else "p"
    words = escape(in_words(lang, item.phrase))
    if item.style == "example":
        words = f"<b>{_text(lang, 'rules-example')}</b> {words}"
    style = "rules-example" if item.style == "example" else ""
    return f"<{tag}{_marks(page, item, style)}>{_warning(lang, page, item)}{words}</{tag}>"


def _table(lang: str, page: Page, table: Table) -> str:
    numbers = table.numbers
    heads = [in_words(lang, head) for head in table.head]
    columns = "".join(
        f'<th scope="col" role="columnheader"{_right(number)}>{escape(head)}</th>'
        for head, number in zip(heads, numbers, strict=True)
    )
    rows = "".join(_row(lang, page, row, table, heads) for row in table.rows)
    caption = escape(in_words(lang, table.caption))
    kind = " rules-prices" if table.pictured >= 0 else ""
    # With roles it stays a table where its rows are laid out otherwise, on a phone.
    return (
        f'<div class="rules-table{kind}"><table role="table"><caption>{caption}</caption>'
        f'<thead role="rowgroup"><tr role="row">{columns}</tr></thead>'
        f'<tbody role="rowgroup">{rows}</tbody></table></div>'
    )


def _row(lang: str, page: Page, row: Row, table: Table, heads: list[str]) -> str:
    cells = []
    for place, (cell, number) in enumerate(zip(row.cells, table.numbers, strict=True)):
        words = escape(in_words(lang, cell))
        if place == table.pictured:
            words = f'{fan(lang, row.cards)}<span class="rules-what">{words}</span>'
        if place:
            cells.append(f'<td role="cell" data-head="{escape(heads[place])}"{_right(number)}>{words}</td>')
        else:
            warning = _warning(lang, page, row)
            cells.append(f'<th scope="row" role="rowheader"{_right(number)}>{warning}{words}</th>')
    return f'<tr role="row"{_marks(page, row)}>{"".join(cells)}</tr>'


def _right(number: bool) -> str:
    return ' class="rules-number"' if number else ""


def _marks(page: Page, part: Part, style: str = "") -> str:
    classes = " ".join(name for name in (style, "rules-changed" if part in page.marked else "") if name)
    return f' id="{_anchor(part)}"' + (f' class="{classes}"' if classes else "")


def _warning(lang: str, page: Page, part: Part) -> str:
    return f'<span class="rules-spoken">{_text(lang, "rules-marked")} </span>' if part in page.marked else ""


def _text(lang: str, key: str, **arguments: str | int) -> str:
    return escape(text(lang, key, **arguments))


# --- the document ----------------------------------------------------------------------------------------------------


def document(lang: str, page: Page, style: str | None = None) -> str:
    """Return the whole page. Without ``style``, a stylesheet's address, it contains its style and has no links."""
    heading = escape(rules_title(lang, page.rules, house=page.house))
    about = "" if page.house else f'<p class="rules-about">{_text(lang, f"preset-{page.rules.preset}-about")}</p>'
    play = other = ""
    if style is not None:
        address = escape(f"/play/{rule_text(page.rules)}")
        play = (
            f'<div class="rules-play"><b>{_text(lang, "rules-rather")}</b>'
            f'<a href="{address}">{_text(lang, "rules-play")}</a>'
            f'<button type="button" data-print>{_text(lang, "rules-print")}</button></div>'
        )
        other = _others(lang, page.rules)
    body = f"<h1>{heading}</h1>{about}{play}{_contents(lang, page)}{article(lang, page)}{other}"
    return framed(lang, heading, body, rule_text(page.rules), style)


def framed(lang: str, heading: str, body: str, address: str, style: str | None) -> str:
    """Return a document with ``body`` (HTML). ``address``: as in :func:`page_address`."""
    links = "" if style is None else _top(lang, address)
    styled = (
        f"<style>{stylesheet()}</style>"
        if style is None
        else f'{LOOK}{FACES}<link rel="stylesheet" href="{escape(style)}">'
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{heading}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">{styled}</head>'
        f'<body class="rules-page">{links}<main>{body}</main></body></html>\n'
    )


def _top(lang: str, address: str) -> str:
    spoken = "".join(
        f'<li><a href="{escape(page_address(other, address))}" hreflang="{other}" lang="{other}"'
        f"{_CURRENT if other == lang else ''}>{escape(listed()[other].name)}</a></li>"
        for other in listed()
    )
    home = _text(lang, "rules-start")
    return (
        f'<header class="rules-top"><a class="rules-home" href="/" aria-label="Kingcraft – {home}">'
        '<img src="/icon.svg" alt="" width="34" height="34">Kingcraft</a>'
        f'<nav aria-label="{_text(lang, "rules-languages")}">'
        f"<details><summary>{escape(listed()[lang].name)}</summary>"
        f'<ul>{spoken}</ul></details></nav><a href="/rules/{lang}">{_text(lang, "rules-all")}</a></header>'
    )


def page_address(lang: str, address: str) -> str:
    """Return the address of a page. ``address``: a rule set as text, or empty for the list of all."""
    return f"/rules/{lang}/{address}" if address else f"/rules/{lang}"


def _contents(lang: str, page: Page) -> str:
    items = "".join(
        f'<li><a href="#rules-section-{section.name}">{escape(in_words(lang, section.heading))}</a></li>'
        for section in page.sections
    )
    label = _text(lang, "rules-contents")
    return f'<nav class="rules-contents" aria-label="{label}"><ol data-strip="true">{items}</ol></nav>'


def _others(lang: str, rules: RuleSet[object]) -> str:
    names = [name for name in games()[rules.game].presets if name != rules.preset]
    heading = _text(lang, "rules-others", game=text(lang, f"game-{rules.game}"))
    return f'<nav class="rules-others" aria-label="{heading}"><h2>{heading}</h2>{presets(lang, names)}</nav>'


def presets(lang: str, names: Iterable[str]) -> str:
    """Return a list of presets with links to their pages."""
    lines = "".join(
        f'<div><dt><a href="/rules/{lang}/{name}">{escape(preset_name(lang, name))}</a></dt>'
        f"<dd>{_text(lang, f'preset-{name}-about')}</dd></div>"
        for name in names
    )
    return f"<dl>{lines}</dl>"
