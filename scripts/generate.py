"""Write every file that is generated from others: ``python scripts/generate.py``.

The schema of records, the page's types of messages and of the keys of texts, its list of lessons, the tables of presets
in the docs, the list of which test holds which rule, what the page's score pad knows and must come to. Tests fail while
one of them is out of date. (Golden files are no such files: what they hold may not change without a reason.)
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
#: What each file is written by: a script, or a module that prints it (with the file) or writes it itself (without).
COMMANDS: Final[tuple[tuple[str, str], ...]] = (
    ("kingcraft.record.schema", "src/kingcraft/record/schema.json"),
    ("tests.rules.coverage", ""),
    ("tests.pad.vectors", ""),
    ("scripts.typescript", ""),
    ("scripts.text_keys", ""),
    ("scripts.preset_tables", ""),
    ("scripts.lesson_list", ""),
    ("scripts.pad_games", ""),
    ("scripts.puzzle_list", ""),
)


def main() -> None:
    """Run each command. Raises CalledProcessError if one fails."""
    for module, target in COMMANDS:
        made = subprocess.run(
            [sys.executable, "-m", module], cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE if target else None
        )
        if target:
            (ROOT / target).write_text(made.stdout, "utf-8")


if __name__ == "__main__":
    main()
