"""Kernels are compiled beside the server; whatever goes wrong there, people play on."""

import os
from pathlib import Path

import pytest

from kingcraft.bots.decision import Decision, Impossible
from kingcraft.games.king.view import KingObservation
from kingcraft.room.ports import NotReady
from kingcraft.server.bots import kernels
from kingcraft.server.bots.kernel_readiness import KernelReadiness
from tests import children
from tests.room.memory import Ponderer

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


def compiled_in(folder: Path) -> list[str]:
    """The marks that ``children.mark`` has left."""
    return sorted(path.name for path in folder.glob("practised-*"))


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


async def test_where_nothing_can_be_kept_the_data_directory_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked / "cache"))
    assert kernels.keep_kernels(tmp_path) == tmp_path / "kernels"
    assert Path(os.environ["NUMBA_CACHE_DIR"]) == tmp_path / "kernels"
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    assert kernels.keep_kernels(tmp_path) == tmp_path / "cache"


async def test_a_game_that_is_ready_is_told_of_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game after the other, each reported; afterwards a server knows that they are on disk."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    heard: list[list[NotReady | None]] = []
    readiness = KernelReadiness()
    await kernels.prepare(
        tmp_path,
        readiness,
        [Pupil()],
        lambda: heard.append([readiness.unready(game) for game in GAMES]),
        entry=children.mark,
    )
    assert compiled_in(tmp_path) == [f"practised-{game}" for game in GAMES]
    assert set(heard[0]) == {None, "warming"}
    assert heard[-1] == [None, None]


async def test_what_cannot_be_compiled_is_told_of_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    readiness, heard = KernelReadiness(), list[int]()
    fault = Impossible("no such deal")
    await kernels.prepare(tmp_path, readiness, [Pupil(fault)], lambda: heard.append(1), entry=children.fail)
    assert [readiness.unready(game) for game in GAMES] == ["off", "off"]
    assert heard
    assert "no memory for 1" in caplog.text
    assert "no such deal" in caplog.text
