"""Our own reader within bounds: documents that are too large or too deep cost little memory and time."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingcraft.conformance.cases import broken_vectors
from kingcraft.conformance.run import write_made
from kingcraft.conformance.vector import BrokenVector

LARGE = [vector for vector in broken_vectors({"pagat"}, small=False) if vector.made is not None]
ASKING = Path(__file__).with_name("asking.py")
MOST_MEMORY = 400_000_000
MOST_SECONDS = 5


def _asked(command: str, file: Path) -> dict[str, Any]:
    question = [sys.executable, "-m", "kingcraft", command, str(file)]
    done = subprocess.run([sys.executable, ASKING, "60", *question], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("vector", LARGE, ids=lambda vector: vector.id)
def test_a_large_document_costs_little(vector: BrokenVector, tmp_path: Path) -> None:
    assert vector.made is not None
    file = tmp_path / "document.json"
    write_made(vector.made, file)
    assert file.stat().st_size == vector.made.size
    outcome = _asked(vector.command, file)
    assert (outcome["fate"], outcome["status"]) == ("ended", vector.status)
    assert 0 < outcome["peak"] < MOST_MEMORY
    assert outcome["seconds"] < MOST_SECONDS


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("command", ["legal", "replay", "verify"])
def test_nesting_costs_little(opening: str, command: str, tmp_path: Path) -> None:
    file = tmp_path / "document.json"
    file.write_text(opening * (15_900_000 // len(opening)))
    outcome = _asked(command, file)
    assert (outcome["status"], outcome["output"]) == (2, "")
    assert 0 < outcome["peak"] < MOST_MEMORY
    assert outcome["seconds"] < MOST_SECONDS


def test_the_sizes_are_those_of_the_rules() -> None:
    assert {vector.made.size for vector in LARGE if vector.made} == {15_000_000, 16_000_000, 16_000_001, 100_000_000}
