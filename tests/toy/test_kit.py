"""A third game has a conformance kit, and our own command agrees with it."""

import shlex
import sys
from pathlib import Path

import pytest

from kingcraft.conformance.export import read_kit, write_kit
from kingcraft.conformance.kit import make_kit
from kingcraft.conformance.question import questions
from kingcraft.conformance.run import Runner, command_of
from kingcraft.conformance.vector import FAMILIES

from .game import NAME
from .test_floors import ENVIRONMENT


def test_our_own_command_agrees_with_its_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_kit(make_kit(["one-trick"], size="small"), tmp_path)
    kit = read_kit(tmp_path)
    assert [vector.id for vector in kit.positions["one-trick"]] == ["one-trick-middle-1"]
    assert [vector.id for vector in kit.records["one-trick"]] == ["one-trick-match-1", "one-trick-spelled"]
    asked = [question for question in questions(kit, FAMILIES, []) if question.made is None and not question.file]
    for name in ("KINGCRAFT_GAMES", "PYTHONPATH"):
        monkeypatch.setenv(name, ENVIRONMENT[name])
    command = command_of(shlex.join([sys.executable, "-m", "kingcraft"]))
    result = Runner(command, tmp_path, 2, 60.0).run(asked, lambda done, count: None)
    assert result.asked == result.agreed == {"positions": 2, "records": 3}
    assert NAME in (tmp_path / "positions" / "one-trick.json").read_text()
