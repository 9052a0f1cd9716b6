"""Whole kits take seconds to make: one of each size for all tests, which only read them."""

import pytest

from kingcraft.conformance.kit import Kit, make_kit


@pytest.fixture(scope="session")
def full() -> Kit:
    """The kit of all presets."""
    return make_kit()


@pytest.fixture(scope="session")
def small() -> Kit:
    """The same, as few vectors as do."""
    return make_kit(size="small")
