from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module."""
    with Server(tmp_path_factory.mktemp("server") / "data", "--rate", "0") as running:
        yield running
        assert "Traceback" not in running.stderr()
