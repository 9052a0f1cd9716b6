"""What is said over the wire is what the browser's types say, and every code has its place."""

import subprocess
import sys
import typing
from pathlib import Path

import msgspec
import pytest

from kingcraft.games.reasons import REASONS
from kingcraft.room.wire.client_messages import FromClient
from kingcraft.room.wire.server_messages import FromServer
from kingcraft.room.wire.words import ERRORS

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_browser_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "typescript.py"), "--check"],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stderr


def test_codes_are_told_apart() -> None:
    assert len(set(ERRORS)) == len(ERRORS)
    assert not set(ERRORS) & set(REASONS)


@pytest.mark.parametrize("direction", [FromClient, FromServer])
def test_every_message_has_a_schema(direction: object) -> None:
    schema = msgspec.json.schema(direction)
    assert schema["$defs"]


def test_messages_from_the_browser_refuse_unknown_fields() -> None:
    for message in typing.get_args(FromClient):
        assert message.__struct_config__.forbid_unknown_fields
