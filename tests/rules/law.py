"""The rows of ``docs/rules``: what each says, where it is written, and which files implement it.

A row is a line of a table, ``| <a id="p15"></a>P15 | rule | option | code |``, or a paragraph that begins with such an
anchor and ends with a line ``Code: ...``, as the readings of King do.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAGES: Final = ("docs/rules/kings-corner.md", "docs/rules/king.md")

#: What a row's id looks like: ``P15``, ``S6``, ``R12``, ``G46``, ``K-10``, ``G-8``.
ID: Final = r"[PSRG][1-9]\d?|[KG]-[1-9]\d?"
_ANCHOR: Final = re.compile(rf'<a id="([^"]+)"></a>(?:\*\*)?({ID})\b')
_LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


@dataclass(frozen=True)
class Row:
    """One row. ``page``: path of its page from the root. ``code``: paths of the files that implement it, from the root;
    empty for a row that states no rule.
    """

    id: str
    anchor: str
    page: str
    text: str
    code: tuple[str, ...]


def rows() -> dict[str, Row]:
    """Every row by its id, in the order of the pages. Raises ValueError for an id that is written twice."""
    found: dict[str, Row] = {}
    for page in PAGES:
        for row in _rows(page, (ROOT / page).read_text(encoding="utf-8")):
            if row.id in found:
                raise ValueError(f"{row.id} is written twice")
            found[row.id] = row
    return found


def linked(page: str, text: str) -> tuple[str, ...]:
    """The files that ``text``, a piece of ``page``, links to: paths from the root."""
    folder = (ROOT / page).parent
    return tuple((folder / target).resolve().relative_to(ROOT).as_posix() for target in _LINK.findall(text))


def _rows(page: str, text: str) -> Iterator[Row]:
    for piece in _pieces(text):
        anchor = _ANCHOR.search(piece)
        if anchor is None:
            continue
        if piece.startswith("|"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", piece.strip().strip("|"))]
            if len(cells) != 4:
                raise ValueError(f"{anchor[2]} has {len(cells)} cells, not 4")
            said, code = cells[1], cells[3]
        else:
            said, _, code = piece[anchor.end() :].lstrip(". ").partition("\nCode:")
        yield Row(anchor[2], anchor[1], page, said.strip(), linked(page, code))


def _pieces(text: str) -> Iterator[str]:
    """Lines of tables, and the text from a paragraph's anchor up to the next anchor, table or heading."""
    piece: list[str] = []
    for line in text.splitlines():
        starts = bool(_ANCHOR.match(line))
        if line.startswith(("|", "#")) or starts:
            yield "\n".join(piece)
            piece = []
        if line.startswith("|"):
            yield line
        elif starts or piece:
            piece.append(line)
    yield "\n".join(piece)
