"""Hints at a table: thought out beside the room for the seat on turn, and told to the connection that asked.

A hint changes nothing and stands in no log. It is made of what its seat may know and of nothing else: even its chance
comes from there, so the same sight gets the same hint, and no stream that deals cards is touched.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ...bots.decision import Decision
from ...bots.stop import Stop
from ...games.observation import Observation
from ...games.registry import observe
from ..log.state import RoomState
from ..ports import Outlet, Ports, Unready
from ..wire.client_messages import AskHint

#: What is said to who asks when nobody can think: the code of each ``Unready.why``.
CODES: Final = {"warming": "hints-warming", "off": "hints-off", "busy": "hints-busy"}
_CHANCE_BYTES: Final = 7

_log = logging.getLogger(__name__)
_encoder: Final = msgspec.json.Encoder()


@dataclass(eq=False, slots=True)
class _Thought:
    """A hint that is being thought out: for whom, about which state."""

    outlet: Outlet
    message: AskHint
    state: RoomState
    stop: Stop = field(default_factory=Stop)
    task: "asyncio.Task[None] | None" = None


class Hints:
    """The hints of the room ``room``; ``refuse(outlet, message, code)`` tells who asked that there is none."""

    def __init__(self, room: str, ports: Ports, refuse: Callable[[Outlet, AskHint, str], None]) -> None:
        self._room = room
        self._ports = ports
        self._refuse = refuse
        self._open: dict[int, _Thought] = {}  # by seat: one at a time

    def ask(
        self, outlet: Outlet, seat: int | None, message: AskHint, state: RoomState, acting: Collection[int]
    ) -> None:
        """Begin to think for ``seat``, or refuse. ``acting``: seats whose action is on its way into the log."""
        code = self._refusal(seat, message, state, acting)
        if code or seat is None:
            self._refuse(outlet, message, code)
            return
        self._open[seat] = thought = _Thought(outlet, message, state)
        thought.task = asyncio.create_task(self._think(seat, thought))

    def follow(self, state: RoomState) -> None:
        """The room has moved on to ``state``: what was being thought about another table is stopped and never told."""
        self._drop(lambda thought: thought.state.match is not state.match)

    def leave(self, outlet: Outlet | None) -> None:
        """A connection has ended, or was taken over: its hint is nobody's any more."""
        self._drop(lambda thought: thought.outlet is outlet)

    def stop(self) -> None:
        """End all thinking; no answer is sent."""
        self._drop(lambda _: True)

    def _drop(self, which: Callable[[_Thought], bool]) -> None:
        for seat, thought in list(self._open.items()):
            if which(thought):
                del self._open[seat]
                thought.stop.set()
                if thought.task is not None:
                    thought.task.cancel()

    def _refusal(self, seat: int | None, message: AskHint, state: RoomState, acting: Collection[int]) -> str:
        if seat is None:
            return "not-seated"
        if not state.hints:
            return "no-hints"
        if not state.shows(message.version):
            return "stale-version"
        if state.match.state is None or state.match.state.to_act != seat:
            return "not-your-turn"
        if seat in acting:
            return "busy"
        return "too-fast" if seat in self._open else ""

    async def _think(self, seat: int, thought: _Thought) -> None:
        deal = thought.state.match.state
        assert deal is not None  # it is somebody's turn
        sight = observe(deal, seat)
        decision = Decision(thought.state.rules, sight, deal.legal(), chance_of(sight))
        code, answer = "", b""
        try:
            answer = _encoder.encode(await self._ports.hint(thought.message, decision, thought.stop))
        except Unready as unready:
            code = CODES[unready.why]
        except TimeoutError as late:
            _log.warning("room %s: %s", self._room, late)
            code = "hints-busy"
        except Exception:  # noqa: BLE001 - the asking seat gets an answer, and the table goes on
            _log.exception("room %s: no hint could be made", self._room)
            code = "internal"
        if self._open.get(seat) is not thought:
            return
        del self._open[seat]
        if code:
            self._refuse(thought.outlet, thought.message, code)
        else:
            thought.outlet.send(answer)


def chance_of(sight: Observation) -> int:
    """The chance of a hint (``Decision.random``): drawn from what the seat sees."""
    return int.from_bytes(hashlib.sha256(_encoder.encode(sight)).digest()[:_CHANCE_BYTES], "big")
