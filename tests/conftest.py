"""What all tests share: how Hypothesis searches, and that the browser tests run last."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent

# A slow machine is no fault of the rules; what a run finds, the next one must find again.
settings.register_profile(
    "kingcraft", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "kingcraft"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The root folder of the project."""
    return ROOT


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last: Playwright keeps an event loop running, in which asyncio tests cannot start theirs."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
