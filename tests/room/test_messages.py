"""What is said over the wire is what the browser's types say, and every code has its place."""

import subprocess
import sys
import typing
from pathlib import Path

import msgspec
import pytest
from msgspec.inspect import DictType, ListType, LiteralType, StructType, Type, UnionType, type_info

from kingcraft.games.reasons import REASONS
from kingcraft.room.wire.client_messages import FromClient
from kingcraft.room.wire.field_docs import field_docs
from kingcraft.room.wire.http_messages import JoinRoom, NewPractice, NewRoom, Problem, RoomSummary, Seated
from kingcraft.room.wire.rule_messages import GameView, RulesView, WishedRules
from kingcraft.room.wire.server_messages import FromServer
from kingcraft.room.wire.words import ERRORS
from kingcraft.service.hint_messages import DealVerdict, HintAnswer, WorthAnswer
from kingcraft.service.replay_messages import ReplayDeal, ReplayMatch
from kingcraft.service.review_messages import DealReviewState, ReviewState

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_browser_are_up_to_date() -> None:
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "typescript.py"), "--check"],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stderr


#: What needs no comment of its own: the type says it all, or has one.
PLAIN = (StructType, LiteralType)


def test_every_field_of_every_message_is_documented() -> None:
    bare = [
        f"{described.cls.__name__}.{field.name}"
        for described in structs()
        for field in described.fields
        if field.encode_name not in field_docs(described.cls) and not isinstance(field.type, PLAIN)
    ]
    assert bare == []


def structs() -> list[StructType]:
    """Every Struct that goes over the wire."""
    found: dict[type, StructType] = {}

    def visit(described: Type) -> None:
        match described:
            case StructType() if described.cls not in found:
                found[described.cls] = described
                for field in described.fields:
                    visit(field.type)
            case ListType():
                visit(described.item_type)
            case DictType():
                visit(described.value_type)
            case UnionType():
                for each in described.types:
                    visit(each)

    messages = [
        HintAnswer,
        WorthAnswer,
        DealVerdict,
        DealReviewState,
        ReplayMatch,
        ReplayDeal,
        ReviewState,
        NewRoom,
        NewPractice,
        Seated,
        JoinRoom,
        RoomSummary,
    ]
    for message in (FromClient, FromServer, *messages, Problem, GameView, WishedRules, RulesView):
        visit(type_info(message))
    return list(found.values())


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
