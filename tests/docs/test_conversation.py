"""The example conversation of ``docs/protocol.md`` is one that a server has, message by message."""

import asyncio
import json
import re
from typing import Any

import msgspec

from kingcraft.room.scheduling import RateLimit
from kingcraft.room.wire.http_messages import NewRoom
from kingcraft.room.wire.words import ErrorCode
from kingcraft.service.conversation import Conversation
from kingcraft.service.rooms import Rooms
from tests.docs.markdown import read, section
from tests.room.memory import House
from tools.driver.patience import PATIENCE


def conversation() -> list[tuple[str, Any]]:
    """What goes to the server (``->``) and what comes back (``<-``), in order."""
    [block] = re.findall(r"```text\n(.*?)```", section(read("docs/protocol.md"), "An example conversation"), re.DOTALL)
    said = re.split(r"^(->|<-) ", block, flags=re.MULTILINE)[1:]
    return [(way, json.loads(text)) for way, text in zip(said[::2], said[1::2], strict=True)]


class Script:
    """The browser's end of a connection: says what the documentation says, and checks what it hears."""

    waiting = 0

    def __init__(self, said: list[tuple[str, Any]]) -> None:
        self.said = said
        self.faults: list[str] = []

    def next(self) -> str | None:
        """What it says now, if it is its turn."""
        return json.dumps(self.said.pop(0)[1]) if self.said and self.said[0][0] == "->" else None

    def send(self, data: bytes) -> None:
        way, expected = self.said.pop(0) if self.said else ("", None)
        if way != "<-" or not within(expected, json.loads(data)):
            self.faults.append(data.decode())

    def close(self, code: ErrorCode) -> None:
        self.faults.append(code)


def within(part: Any, whole: Any) -> bool:
    """Whether ``whole`` says all that ``part`` says."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and within(part[key], whole[key]) for key in part)
    return bool(part == whole)


async def test_the_example_conversation() -> None:
    house = House()
    rooms = Rooms(house.ports, max_rooms=1, forget_after=60)
    (_, asked), (_, seated), *said = conversation()
    answer = await rooms.open(msgspec.convert(asked, NewRoom))
    assert {"room": answer.room, "seat": answer.seat, "secret": answer.secret, "commit": answer.commit} == seated
    script = Script(said)
    talking = Conversation(script, answer.room, rooms, RateLimit(0))
    async with asyncio.timeout(PATIENCE):
        while script.said and not script.faults:
            if text := script.next():
                talking.hear(text)
            await asyncio.sleep(0.01)
    talking.gone()
    assert script.faults == []
    assert script.said == []
