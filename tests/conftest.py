"""What all tests share: how Hypothesis searches, which Chromium is driven, and that the browser tests run last."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from launch import chromium

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


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts its browser: the machine's Chromium, the one that ``start.py test`` found."""
    program = chromium.on_this_machine()
    # No graphics card is needed, and a test's browser has nothing to fetch or to report.
    quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    arguments = [*browser_type_launch_args.get("args", []), *quiet]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium refuses to start as root with its sandbox
    return {**browser_type_launch_args, **({"executable_path": program} if program else {}), "args": arguments}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last: Playwright keeps an event loop running, in which asyncio tests cannot start theirs."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
