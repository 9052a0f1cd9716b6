"""Servers, people and faults under one virtual time: what must hold does, and runs find what is wrong."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kingcraft.room.ports import RoomProblem
from kingcraft.room.wire.http_messages import NewRoom, NewSeat
from kingcraft.service.rooms import Rooms
from tests.room.memory import House
from tools.driver.patience import WORK
from tools.simulation.__main__ import WITHIN, broken_in
from tools.simulation.planted import PLANTED
from tools.simulation.world import World


def test_twenty_runs_hold() -> None:
    faults = Counter[str]()
    for seed in range(1, 21):
        world = World(seed)
        assert world.run() == [], f"python -m tools.simulation --seed {seed} --trace"
        assert len(world.machines) >= 2
        assert len(world.database.rooms) >= 8
        assert len(world.wished) >= 300
        assert len(world.faults) >= 6
        faults += world.faults
    assert len(faults) == 13, "each kind occurs"


async def test_no_one_finds_a_room_of_a_server_that_ends() -> None:
    """Found here: who asked for a room that was closed already asked again and again, and nothing else went on."""
    house = House()
    rooms = Rooms(house.ports, max_rooms=2, forget_after=60)
    wish = NewRoom("kings-corner", "pagat", [NewSeat("you"), NewSeat("thumb-1")])
    seated = await rooms.open(wish)
    assert (await rooms.find(seated.room)).name == seated.room
    await rooms.close()
    with pytest.raises(RoomProblem, match="moved"):
        await rooms.find(seated.room)


def test_a_seed_has_one_course() -> None:
    first, second = World(7, trace=True), World(7, trace=True)
    first.run()
    second.run()
    assert len(first.trace) > 1000
    assert first.trace == second.trace
    assert first.course == second.course != 0


def test_a_course_does_not_depend_on_hashes(root: Path) -> None:
    code = "from tools.simulation.world import World; world = World(9); world.run(); print(world.course)"
    courses = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=root,
            env={**os.environ, "PYTHONPATH": f"src{os.pathsep}.", "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            timeout=WORK,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(courses) == 1


@pytest.mark.parametrize("name", ["shown-first", "bot-twice", "unsure-yes", "heart", "view"])
def test_planted_faults_are_found(name: str) -> None:
    with PLANTED[name].there():
        assert any(broken_in(seed) for seed in range(1, 11))


@pytest.mark.long(seconds=40)
def test_every_planted_fault_is_found() -> None:
    for name, planted in PLANTED.items():
        with planted.there():
            assert any(broken_in(seed) for seed in range(1, WITHIN + 1)), name
