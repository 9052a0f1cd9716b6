"""The toy game of ``tests/toy`` on the page: its web module is built in, and one deal is played with it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from launch import node
from launch.environment import Environment
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.server import Server

HOUSE = Path(__file__).parents[1] / "toy" / "house.py"
#: The page with the toy game; paths are relative to web/.
WITH_TOY = {"KINGCRAFT_WEB_GAMES": "../tests/toy/web/toy.ts", "KINGCRAFT_WEB_LOCALES": "../tests/toy/locales"}


@pytest.fixture(scope="module")
def server(page_is_built: None, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game and a page built for it."""
    builder = node.on_this_machine() or node.in_folder(Environment(root).node_folder)
    assert builder is not None
    page = tmp_path_factory.mktemp("page")
    command = [*builder.npm, "run", "build", "--", "--logLevel", "warn", "--outDir", str(page)]
    subprocess.run(command, cwd=root / "web", env={**os.environ, **builder.environment, **WITH_TOY}, check=True)
    with Server(tmp_path_factory.mktemp("house") / "data", program=(str(HOUSE), str(page))) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_deal_of_a_third_game_is_played(invite: Invite, device: Device) -> None:
    tab = invite(device, sort="rank", auto="off", taps="one").tab()
    tab.go()
    tab.page.get_by_role("region", name="One Trick").get_by_role("button", name="Play One Trick", exact=True).click()
    expect(tab.page.locator("main.turn")).to_be_visible()
    tab.page.locator("[data-card]:not(.dim)").first.click()
    result = tab.page.locator(".result")
    expect(result).to_be_visible()
    expect(result.get_by_role("heading")).to_contain_text("takes the trick")
    expect(result.get_by_role("row")).to_have_count(5)
    expect(tab.page.get_by_role("log", include_hidden=True)).to_contain_text("You play")
