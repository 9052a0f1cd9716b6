from collections.abc import Iterator
from typing import Any

import pytest

from tools.driver.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module."""
    with Server(tmp_path_factory.mktemp("server") / "data", "--rate", "0") as running:
        yield running
        assert "Traceback" not in running.stderr()


@pytest.fixture
def mine(server: Server) -> dict[str, Any]:
    """The seat of a player who has just opened a table of King against ``thumb-1``."""
    return server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
