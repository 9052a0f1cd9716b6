"""What ``kingcraft show`` prints of two whole matches, committed so that a change of it is seen and read.

``python -m tests.guide.make_shown`` from the repository's root rewrites the files of ``tests/guide/shown``. Read
them before you commit them: they are what people get.
"""

from itertools import product
from pathlib import Path

from kingcraft.guide.show import show
from kingcraft.record.replay import replay
from tests.golden.playthrough import play

FOLDER = Path(__file__).parent / "shown"
#: Auctions of every kind; six players, fines for kings kept back, blocked deals.
FILES = tuple(product(("king-bids", "pagat-kings"), ("en", "de")))


def shown(name: str, lang: str) -> str:
    """The text of a match of ``tests/golden``."""
    return "\n".join(show(replay(play(name)), lang)) + "\n"


def main() -> None:
    """Rewrite all files."""
    for name, lang in FILES:
        (FOLDER / f"{name}.{lang}.txt").write_text(shown(name, lang), "utf-8")


if __name__ == "__main__":
    main()
