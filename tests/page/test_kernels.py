"""Kernels as WebAssembly: compiled from today's sources, and bots choose with them what they choose here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.kernel.wasm import MANIFEST
from tools.site import decisions
from tools.site.kernels import key_of_manifest
from tools.site.pyodide import BrowserPython
from tools.site.wheels import ROOT

#: Preset, players, seed.
TABLES = (
    ("king/king", 4, 1),
    ("king/turkey", 4, 2),
    ("kings-corner/pagat", 2, 3),
    ("kings-corner/pagat", 4, 4),
)
PROGRAM = Path(decisions.__file__).read_text(encoding="utf-8") + "\n\nanswers(argument)\n"


def wishes(count: int, seed: int = 0) -> str:
    return json.dumps(
        [[name, players, count, seed + own, level] for name, players, own in TABLES for level in ("strong", "master")]
    )


def test_the_kernels_were_compiled_from_todays_sources() -> None:
    advice = "make them again: CONTRIBUTING.md, Kernels for the browser"
    assert json.loads(MANIFEST.read_text(encoding="utf-8"))["origin"] == key_of_manifest(), advice


def test_strong_and_master_choose_the_same_in_a_browser(browser_python: BrowserPython) -> None:
    asked = wishes(25)
    assert json.loads(browser_python.run(PROGRAM, asked)) == json.loads(decisions.answers(asked))


@pytest.mark.parametrize("seed", range(100, 1000, 100))
@pytest.mark.long(seconds=20)
def test_they_choose_the_same_in_hundreds_of_positions(seed: int, browser_python: BrowserPython) -> None:
    asked = wishes(25, seed)
    assert json.loads(browser_python.run(PROGRAM, asked)) == json.loads(decisions.answers(asked))


REFUSED = """
from pathlib import Path
import kingcraft.kernel.wasm as wasm
from kingcraft.games.king.playout import playouts
from kingcraft.bots.kings_corner.equity import induce

said = []
try:
    playouts.compiled
except wasm.ForeignKernels as refusal:
    said.append(str(refusal))
wasm._opened.cache_clear()
wasm.ORIGIN.write_text("0123456789abcdef")
try:
    induce.compiled
except wasm.ForeignKernels as refusal:
    said.append(str(refusal))
"\\n".join(said)
"""


def test_kernels_of_other_sources_are_refused(browser_python: BrowserPython) -> None:
    missing, other = browser_python.run(REFUSED, "").splitlines()
    assert missing == "kernels.wasm has no kernel games.king.playout.playouts"
    origin = json.loads(MANIFEST.read_text(encoding="utf-8"))["origin"]
    assert other == f"kernels.wasm was made from sources {origin}, these are 0123456789abcdef"


@pytest.mark.long(seconds=60)
def test_the_kernels_come_out_the_same_when_they_are_made_again(tmp_path: Path) -> None:
    lock = ROOT / "requirements-site.lock"
    options = ["--quiet", "--no-deps", "--require-hashes", f"--target={tmp_path}", f"--requirement={lock}"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options], check=True)
    command = [sys.executable, "-m", "tools.site.kernels", "--check"]
    path = {"PYTHONPATH": f"{tmp_path}:{ROOT / 'src'}:{ROOT}"}
    made = subprocess.run(command, cwd=ROOT, env=os.environ | path, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
