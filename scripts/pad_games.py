"""Generate ``web/src/pad/games.json``: the games and rule sets that the score pad knows without a server.

``python scripts/pad_games.py`` writes the file; a test fails while it is out of date.
"""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from kingcraft.games.registry import games
from kingcraft.room.ports import Help
from kingcraft.room.views.rules import game_view

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "web" / "src" / "pad" / "games.json"


def listed() -> list[dict[str, Any]]:
    """Return the games as the server offers them, each with the fields that the pad uses."""
    fields = ("name", "minPlayers", "maxPlayers", "defaultPreset", "options", "presets")
    views = [
        msgspec.to_builtins(game_view(game, (), Help(hints=False, worth=False, reviews=False)))
        for game in games().values()
    ]
    return [{name: view[name] for name in fields} for view in views]


def generate() -> str:
    """Return the whole text of ``games.json``, a rule set a line."""
    found = []
    for game in listed():
        presets = ",\n".join(json.dumps(preset, ensure_ascii=False) for preset in game.pop("presets"))
        found.append(f'{json.dumps(game)[:-1]}, "presets": [\n{presets}\n]}}')
    whole = ",\n".join(found)
    return f"[\n{whole}\n]\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8", newline="\n")
