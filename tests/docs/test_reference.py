"""What the code has and what the docs say are the same lists: options, presets, codes, messages."""

import types
import typing

import msgspec
import pytest

from kingcraft import i18n
from kingcraft.games.reasons import REASONS
from kingcraft.room.wire import client_messages, http_messages, rule_messages
from kingcraft.room.wire import server_messages as messages
from kingcraft.room.wire.words import ERRORS
from tests.docs.markdown import code, read, rows, section


def test_every_reason_code_is_documented_in_the_order_of_precedence() -> None:
    documented = [code(row[0]) for row in rows(section(read("docs/rules/records.md"), "Reason codes"))]
    assert documented == list(REASONS)


def test_every_error_code_is_documented() -> None:
    documented = [code(row[0]) for row in rows(section(read("docs/protocol.md"), "Codes apart from the rules"))]
    assert documented == list(ERRORS)


@pytest.mark.parametrize("lang", i18n.languages())
def test_every_code_has_a_text_in_every_language(lang: str) -> None:
    keys = [f"reason-{name}" for name in REASONS] + [f"error-{name}" for name in ERRORS]
    texts = {key: i18n.text(lang, key) for key in keys}
    assert [key for key, text in texts.items() if not text or "{" in text] == []


@pytest.mark.parametrize("union", [client_messages.FromClient, messages.FromServer], ids=["to the server", "from it"])
def test_every_live_message_is_documented_with_its_tag(union: types.UnionType) -> None:
    wanted = {member.__name__: member.__struct_config__.tag for member in typing.get_args(union)}
    text = section(read("docs/protocol.md"), "WebSocket, `/api/rooms/ROOM/socket`")
    documented = {code(row[0]): code(row[1]) for row in rows(text)}
    assert wanted.items() <= documented.items()


def test_every_struct_on_the_wire_is_named_in_the_protocol() -> None:
    structs = [
        value
        for module in (client_messages, messages, http_messages, rule_messages)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    names = {struct.__name__ for struct in structs} - {"Struct", "ClientMessage", "ServerMessage"}
    protocol = read("docs/protocol.md")
    assert [name for name in sorted(names) if f"`{name}`" not in protocol and f"`{name}`s" not in protocol] == []
    assert all(struct.__doc__ for struct in structs)
