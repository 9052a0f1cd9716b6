"""A rule page as plain text: lines of at most 79 characters, a bar before what the parent does not have."""

import textwrap
from typing import Final

from ..games.registry import games
from ..i18n import text
from . import columns
from .page import Page, Part
from .phrase import in_words
from .sections import Diagram, Item, Section, Table
from .wording import difference_lines, preset_name, rules_title

#: The margin of a page that is compared with another one.
_BAR: Final = "| "
_NO_BAR: Final = "  "
#: Cells of a line without its margin.
_WIDTH: Final = 77


def plain(lang: str, page: Page) -> str:
    """Return the whole page, without a line break at its end."""
    heading = rules_title(lang, page.rules, house=page.house)
    blocks = [_headed(heading)]
    if not page.house:
        blocks.append(_wrapped(text(lang, f"preset-{page.rules.preset}-about")))
    blocks += _differences(lang, page)
    for section in page.sections:
        blocks += _section(lang, page, section)
    return "\n\n".join(blocks)


def _differences(lang: str, page: Page) -> list[str]:
    if page.parent is None:
        return []
    name = preset_name(lang, page.parent.preset)
    lines = difference_lines(lang, page.rules, page.parent)
    heading = text(lang, "rules-differences", name=name)
    listed = "\n".join(_wrapped(lines[option], "- ") for option in page.changed)
    return [_headed(heading), listed, _wrapped(text(lang, "rules-differences-hint", name=name))]


def _section(lang: str, page: Page, section: Section) -> list[str]:
    return [_headed(in_words(lang, section.heading)), *(_item(lang, page, item) for item in section.items)]


def _headed(heading: str) -> str:
    return "\n".join(columns.underlined(heading))


def _item(lang: str, page: Page, item: Item) -> str:
    if isinstance(item, Table):
        return _table(lang, page, item)
    words, first = in_words(lang, item.phrase), ""
    if isinstance(item, Diagram):
        words = text(lang, "rules-picture", text=words)
    elif item.style == "example":
        words = f"{text(lang, 'rules-example')} {words}"
    elif item.style == "point":
        first = "- "
    return _barred(page, item, _wrapped(words, first))


def _table(lang: str, page: Page, table: Table) -> str:
    rows = [[in_words(lang, cell) for cell in row.cells] for row in table.rows]
    head = [in_words(lang, cell) for cell in table.head]
    lines = columns.table([head, *rows], [place for place, number in enumerate(table.numbers) if number])
    if max(map(columns.width, lines)) > _WIDTH:  # too wide for columns
        lines = [_wrapped("; ".join(cells)) for cells in (head, *rows)]
    parts = (None, *table.rows)
    blocks = [_barred(page, part, line) for part, line in zip(parts, lines, strict=True)]
    return "\n".join([_barred(page, None, _wrapped(in_words(lang, table.caption))), *blocks])


def _barred(page: Page, part: Part | None, block: str) -> str:
    if page.parent is None:
        return block
    margin = _BAR if part in page.marked else _NO_BAR
    return textwrap.indent(block, margin)


def _wrapped(words: str, first: str = "") -> str:
    return "\n".join(columns.wrapped(words.split(), _WIDTH, first, " " * len(first)))


def plain_list(lang: str) -> str:
    """Return all presets of all games, each with what it is about."""
    blocks = []
    for game in games().values():
        width = max(map(len, game.presets))
        lines = [_headed(text(lang, f"game-{game.name}"))]
        lines += [_line(lang, name, width) for name in game.presets]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _line(lang: str, name: str, width: int) -> str:
    first = f"{name.ljust(width)}  "
    return _wrapped(f"{preset_name(lang, name)}. {text(lang, f'preset-{name}-about')}", first)
