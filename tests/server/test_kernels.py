"""Kernels are compiled beside the server; whatever goes wrong there, people play on."""

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.impossible import Impossible
from kingcraft.games.king.view import KingObservation
from kingcraft.server import kernels
from kingcraft.server.warmth import Warmth
from tests.room.memory import Ponderer
from tools.driver.patience import PATIENCE

GAMES = ["king", "kings-corner"]


class Pupil(Ponderer):
    """Keeps what it is given to practise."""

    def __init__(self, fault: Exception | None = None) -> None:
        super().__init__("pupil")
        self.decisions: list[Decision] = []
        self.fault = fault

    def practise(self, decision: Decision) -> None:
        self.decisions.append(decision)
        if self.fault is not None:
            raise self.fault


def test_every_kind_of_choice_is_practised() -> None:
    pupil = Pupil()
    kernels.practice([pupil])
    seen = [decision.observation for decision in pupil.decisions]
    king = [one for one in seen if isinstance(one, KingObservation)]
    assert {one.contract for one in king if one.phase == "play"} >= {
        "no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two", "plus",
    }  # fmt: skip
    assert {"open", "bid", "decide"} <= {one.phase for one in king}
    assert {len(one.hand) for one in king if one.phase == "play"} >= {2, 3, 4, 5, 6, 13}
    assert {len(one.counts) for one in seen if not isinstance(one, KingObservation)} == {2, 4}
    assert all(len(decision.legal) > 1 for decision in pupil.decisions)


def test_a_fault_in_practice_is_heard_of() -> None:
    with pytest.raises(Impossible):
        kernels.practice([Pupil(Impossible("no such deal"))])


async def test_another_process_says_why_it_failed() -> None:
    assert await kernels.done_elsewhere(sys.executable, "-c", "pass") == ""
    assert "no memory" in await kernels.done_elsewhere(sys.executable, "-c", "raise SystemExit('no memory')")
    assert await kernels.done_elsewhere(sys.executable, "-c", "raise SystemExit(3)") == "it ended with status 3"
    assert await kernels.done_elsewhere("no-such-program-at-all")


async def test_the_other_process_ends_with_the_server(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    task = asyncio.create_task(kernels.done_elsewhere(sys.executable, "-c", script))
    async with asyncio.timeout(PATIENCE):
        while not (note.exists() and note.read_text()):  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)
    before = time.monotonic()
    task.cancel()
    await asyncio.wait((task,))
    assert time.monotonic() - before < PATIENCE
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


async def test_where_nothing_can_be_kept_the_data_directory_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked / "cache"))
    assert kernels.keep_kernels(tmp_path).parent == tmp_path / "kernels"
    assert Path(os.environ["NUMBA_CACHE_DIR"]).parent == tmp_path / "kernels"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    assert kernels.keep_kernels(tmp_path) == tmp_path / "cache"


async def test_a_game_that_is_ready_is_told_of_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game after the other, each told; afterwards a server knows that they are on disk."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    compiled = []

    async def elsewhere(*command: str) -> str:
        compiled.append(command[-1])
        return ""

    monkeypatch.setattr(kernels, "done_elsewhere", elsewhere)
    heard: list[list[str]] = []
    warmth = Warmth()
    await kernels.prepare(tmp_path, warmth, [Pupil()], lambda: heard.append([warmth.unready(game) for game in GAMES]))
    assert sorted(compiled) == GAMES
    assert sorted(heard[0]) == ["", "warming"]
    assert heard[-1] == ["", ""]


async def test_what_cannot_be_compiled_is_told_of_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def elsewhere(*_: str) -> str:
        return ""

    monkeypatch.setattr(kernels, "done_elsewhere", elsewhere)
    warmth, heard = Warmth(), list[int]()
    await kernels.prepare(tmp_path, warmth, [Pupil(Impossible("no such deal"))], lambda: heard.append(1))
    assert [warmth.unready(game) for game in GAMES] == ["off", "off"]
    assert heard
    assert "no such deal" in caplog.text
