"""Whole kits take seconds to make: one of each size for all tests of a run, which only read them."""

import os

import pytest

from kingcraft.conformance.export import read_kit, write_kit
from kingcraft.conformance.kit import Kit, Size, make_kit
from launch.environment import take


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    """The kit of all presets."""
    return _made_once("full", tmp_path_factory)


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    """The same, as few vectors as do."""
    return _made_once("small", tmp_path_factory)


def _made_once(size: Size, folders: pytest.TempPathFactory) -> Kit:
    """The kit of a size: made by the first of pytest's processes that asks for it, read by the others."""
    folder = folders.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    kit = folder / f"{size} kit"
    with kit.with_suffix(".lock").open("wb") as lock:
        take(lock.fileno(), lambda: None)
        if not kit.exists():
            write_kit(make_kit(size=size), kit)
    return read_kit(kit)
