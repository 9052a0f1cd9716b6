"""The interface does what its description (OpenAPI) says: schemathesis asks a real server, rightly and wrongly."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tools.driver.patience import WORK
from tools.driver.server import Server

ROOT: Final = Path(__file__).resolve().parents[2]
#: What data that fit the description may be answered with. 422: the description says what a message looks like, the
#: rules say what can be played (docs/security.md). 400 is not among them.
SETTINGS: Final = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429", "503"]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    given = ("--rate", "0", "--hint-seconds", "0", "--max-rooms", "100000")
    with Server(tmp_path_factory.mktemp("contract") / "data", *given) as running:
        yield running
        assert "Traceback" not in running.stderr()


def findings(server: Server, folder: Path, examples: int, *more: str, settings: str = "") -> str:
    """Have every operation asked with this number of examples; return what schemathesis says if it finds something."""
    file = folder / "schemathesis.toml"
    file.write_text(SETTINGS + settings, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(file)),
        *("run", f"{server.url}/api/schema/openapi.json", "--seed", "20261129", "--max-examples", str(examples)),
        *("--continue-on-failure", "--no-color", "--generation-database", "none", *more),
    ]
    hooks = {**os.environ, "PYTHONPATH": str(ROOT), "SCHEMATHESIS_HOOKS": "tests.server.contract_hooks"}
    done = subprocess.run(command, cwd=folder, env=hooks, capture_output=True, text=True, timeout=WORK, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def seated(server: Server, room: dict[str, Any]) -> tuple[tuple[str, ...], str]:
    """Options and settings with which the questions are about a room that is there, asked by its player."""
    header = ("--header", f"Authorization: Bearer {room['secret']}")
    return header, f'\n[parameters]\n"path.name" = "{room["room"]}"\n"path.deal" = 0\n'


def test_a_sample_of_what_is_described_is_true(server: Server, tmp_path: Path) -> None:
    found = findings(server, tmp_path, 4, "--phases", "coverage,fuzzing")
    assert not found, found


@pytest.mark.long(seconds=40)
def test_all_that_is_described_is_true(server: Server, tmp_path: Path) -> None:
    found = findings(server, tmp_path, 200)
    assert not found, found


@pytest.mark.long(seconds=15)
@pytest.mark.parametrize("over", [True, False], ids=["a match that is over", "a match under way"])
def test_it_is_true_of_rooms_that_are_there(server: Server, tmp_path: Path, over: bool) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "open" if not over else "thumb-1")
    if over:
        server.play_out(mine)
    options, settings = seated(server, mine)
    found = findings(server, tmp_path, 100, *options, settings=settings)
    assert not found, found
