"""Generate what the score pad knows of the games without a server: rule sets, and what options may be.

``python scripts/pad_games.py`` writes a file of rule sets into the folder of each game (a page loads that of the games
whose sheets it shows), and one of all options, which only the reader of foreign sheets needs. A test fails while one of
them is out of date.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from kingcraft.games.registry import games
from kingcraft.room.ports import Help
from kingcraft.room.views.rules import game_view

PAGE: Final = Path(__file__).resolve().parent.parent / "web" / "src"


def line(value: object) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False)


def folder(game: str) -> str:
    """Return the folder of a game in the page: ``kings-corner`` has ``kingsCorner``."""
    return re.sub(r"-(.)", lambda found: found[1].upper(), game)


def generate() -> dict[Path, str]:
    """Return each file with its whole text, a rule set or the options of a game a line."""
    views: list[dict[str, Any]] = [
        msgspec.to_builtins(game_view(game, (), Help(hints=False, worth=False, reviews=False)))
        for game in games().values()
    ]
    found = {}
    for view in views:
        head = {name: view[name] for name in ("name", "minPlayers", "maxPlayers", "defaultPreset")}
        presets = ",\n".join(line({"name": one["name"], "values": one["values"]}) for one in view["presets"])
        text = f'{line(head)[:-1]}, "presets": [\n{presets}\n]}}\n'
        found[PAGE / "games" / folder(view["name"]) / "padRules.json"] = text
    options = ",\n".join(f"{line(view['name'])}: {line(view['options'])}" for view in views)
    return {**found, PAGE / "pad" / "options.json": f"{{\n{options}\n}}\n"}


if __name__ == "__main__":
    for target, text in generate().items():
        target.write_text(text, encoding="utf-8", newline="\n")
