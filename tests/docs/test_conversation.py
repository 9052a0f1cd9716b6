"""The example conversation of ``docs/protocol.md`` is one that a server has, message by message."""

import asyncio
import json
import re
from typing import Any

import msgspec

from kingcraft.room.scheduling import RateLimit
from kingcraft.room.wire.http_messages import NewRoom
from kingcraft.room.wire.words import ErrorCode
from kingcraft.service.conversation import converse
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

    def __init__(self, said: list[tuple[str, Any]]) -> None:
        self.said = said
        self.heard = asyncio.Event()

    async def receive(self) -> str:
        while not self.said or self.said[0][0] == "<-":
            self.heard.clear()
            await self.heard.wait()
        return json.dumps(self.said.pop(0)[1])

    async def send(self, text: str) -> None:
        way, expected = self.said.pop(0)
        assert way == "<-"
        assert within(expected, json.loads(text)), text
        self.heard.set()

    async def close(self, code: ErrorCode) -> None:
        raise AssertionError(code)


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
    talking = asyncio.create_task(converse(script, answer.room, rooms, RateLimit(0)))
    async with asyncio.timeout(PATIENCE):
        while script.said and not talking.done():  # noqa: ASYNC110 - the last message is heard, not waited for
            await asyncio.sleep(0.01)
    talking.cancel()
    await asyncio.wait((talking,))
    assert script.said == []
