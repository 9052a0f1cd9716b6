"""Every test here has the toy game."""

from collections.abc import Iterator

import pytest

from .registered import registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered():
        yield
