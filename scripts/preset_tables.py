"""Write the tables of presets in the docs from the presets: ``python scripts/preset_tables.py``.

A table has a row for each preset of a game, in the order of ``PRESETS``. The options in it come from there; the remarks
are written by hand and stay. A test fails while a table is out of date.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from kingcraft.games.game import AnyGame
from kingcraft.games.options import Json
from kingcraft.games.registry import games, games_of_presets, preset

ROOT: Final = Path(__file__).resolve().parent.parent
#: The page that travels with the test kit has the options in fewer words, and only those with another value.
KIT: Final = ROOT / "src" / "kingcraft" / "conformance" / "README.md"
#: The head of a table of presets, the line below it, and its rows.
_TABLE: Final = re.compile(r"(?<=\n)(\| [Pp]reset \| differs from the defaults in \|.*\n\|[-:| ]+\n)((?:\|.*\n)+)")
_NAME: Final = re.compile(r"\| `([\w-]+)`")


def pages() -> list[Path]:
    """Return the pages with tables of presets."""
    return [KIT, *(page for page in sorted((ROOT / "docs" / "rules").glob("*.md")) if _TABLE.search(_text(page)))]


def generate(page: Path) -> str:
    """Return the whole text of a page, with its tables up to date."""
    return _TABLE.sub(lambda table: table[1] + "".join(_rows(table[2], in_words=page == KIT)), _text(page))


def _rows(old: str, *, in_words: bool) -> Iterator[str]:
    """Yield the rows of the table that has the rows ``old``: its first preset says which game it is of."""
    cells = {_NAME.findall(row)[0]: [cell.strip() for cell in row.strip("|\n").split("|")] for row in old.splitlines()}
    game = games()[games_of_presets()[next(iter(cells))]]
    columns = len(next(iter(cells.values())))
    for name, changes in game.presets.items():
        first, _, *remarks = cells.get(name, [f"`{name}`", *[""] * (columns - 1)])
        said = _words(game, changes) if in_words else f"`{json.dumps(changes)}`"
        yield f"| {' | '.join([first, said, *remarks])} |\n".replace("|  |", "| |")


def _words(game: AnyGame, changes: Mapping[str, Json]) -> str:
    defaults = preset(game.name, game.default_preset).values()
    return ", ".join(_word(name, value) for name, value in changes.items() if value != defaults[name]) or "nothing"


def _word(name: str, value: Json) -> str:
    match value:
        case dict():
            return f"{name} {', '.join(map(str, value.values()))}"
        case list():
            return f"{name}=[{','.join(map(str, value))}]"
        case bool():
            return f"{name}={str(value).lower()}"
    return f"{name}={value}"


def _text(page: Path) -> str:
    return page.read_text("utf-8")


if __name__ == "__main__":
    for each in pages():
        each.write_text(generate(each), encoding="utf-8", newline="\n")
