"""The toy game for a server of its own, and the page that knows it: built once for its sources, into pytest's cache."""

import hashlib
import os
from pathlib import Path
from typing import Final

import pytest

from launch import node, web
from launch.environment import Environment, alone
from launch.steps import run
from tools.driver.server import SOURCE

ROOT: Final = Path(__file__).parents[2]

#: What a process needs to know the game.
VARIABLES: Final = {
    "KINGCRAFT_GAMES": "tests.toy.registered",
    "PYTHONPATH": os.pathsep.join((str(SOURCE), str(ROOT))),
}

#: What the build adds to the page, seen from ``web/`` (``web/plugins/games.ts``).
_ADDED: Final = {"KINGCRAFT_WEB_GAMES": "../tests/toy/web/toy.ts", "KINGCRAFT_WEB_LOCALES": "../tests/toy/locales"}


def page(cache: pytest.Cache) -> Path:
    """Return the folder of the page with the game, built now if there is none of these very sources."""
    folder, digest = cache.mkdir("toy-page"), hashlib.sha256(web.source_hash(ROOT).encode())
    for path in sorted((ROOT / "tests" / "toy").rglob("*")):
        if path.suffix in (".ts", ".ftl"):
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    made_from, stamp = digest.hexdigest(), folder / web.STAMP
    with alone(ROOT):
        if not stamp.is_file() or stamp.read_text("ascii") != made_from:
            builder = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
            assert builder is not None, "There is no Node. Run: python3 start.py test"
            web.install_modules(ROOT, builder)
            command = [*builder.npm, "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
            run("Building the page with the toy game", command, ROOT / "web", builder.environment | _ADDED)
            stamp.write_text(made_from, "ascii")
    return folder
