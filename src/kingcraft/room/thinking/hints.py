"""Hints at a table: computed beside the room for the seat on turn, and sent to the connection that asked.

A hint changes nothing and is in no log. It follows from what its seat may know and from nothing else, its random
number included: the same Observation gets the same hint, and no stream that deals cards is touched.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ...bots.decision import Decision
from ...bots.limits import Stop
from ...games.observation import Observation
from ...games.registry import observe
from ..log.state import RoomState
from ..ports import NotReady, Outlet, Ports, Unready
from ..wire.client_messages import AskHint
from ..wire.words import ErrorCode, RefusalCode

#: The code of each ``Unready.why``.
CODES: Final[Mapping[NotReady, ErrorCode]] = {"warming": "hints-warming", "off": "hints-off", "busy": "hints-busy"}
_CHANCE_BYTES: Final = 7

_log = logging.getLogger(__name__)
_encoder: Final = msgspec.json.Encoder()


@dataclass(eq=False, slots=True)
class _Thought:
    """A hint that is being computed."""

    outlet: Outlet
    message: AskHint
    state: RoomState
    stop: Stop = field(default_factory=Stop)
    task: "asyncio.Task[None] | None" = None


class Hints:
    """The hints of one room."""

    def __init__(self, room: str, ports: Ports, refuse: Callable[[Outlet, AskHint, RefusalCode], None]) -> None:
        """``refuse(outlet, message, code)`` answers a connection that gets no hint."""
        self._room = room
        self._ports = ports
        self._refuse = refuse
        #: By seat: one at a time.
        self.open: dict[int, _Thought] = {}

    def ask(
        self, outlet: Outlet, seat: int | None, message: AskHint, state: RoomState, acting: Collection[int]
    ) -> None:
        """Begin to think for ``seat``, or refuse. ``acting``: seats whose action is on its way into the log."""
        if seat is None:
            self._refuse(outlet, message, "not-seated")
            return
        code = self._refusal(seat, message, state, acting)
        if code is not None:
            self._refuse(outlet, message, code)
            return
        self.open[seat] = thought = _Thought(outlet, message, state)
        thought.task = asyncio.create_task(self._think(seat, thought))

    def follow(self, state: RoomState) -> None:
        """Stop hints about another table than that of ``state``; they are never sent."""
        self._drop(lambda thought: thought.state.match is not state.match)

    def leave(self, outlet: Outlet | None) -> None:
        """Stop the hint for a connection that has ended, or was taken over."""
        self._drop(lambda thought: thought.outlet is outlet)

    def stop(self) -> None:
        """Stop all hints; no answer is sent."""
        self._drop(lambda _: True)

    def _drop(self, which: Callable[[_Thought], bool]) -> None:
        for seat, thought in list(self.open.items()):
            if which(thought):
                del self.open[seat]
                thought.stop.set()
                if thought.task is not None:
                    thought.task.cancel()

    def _refusal(self, seat: int, message: AskHint, state: RoomState, acting: Collection[int]) -> RefusalCode | None:
        if not state.hints:
            return "no-hints"
        if not state.shows(message.version):
            return "stale-version"
        if state.match.state is None or state.match.state.to_act != seat:
            return "not-your-turn"
        if seat in acting:
            return "busy"
        return "too-fast" if seat in self.open else None

    async def _think(self, seat: int, thought: _Thought) -> None:
        deal = thought.state.match.state
        assert deal is not None  # its seat is on turn
        sight = observe(deal, seat)
        decision = Decision(thought.state.rules, sight, deal.legal(), chance_of(sight))
        code: RefusalCode | None = None
        answer = b""
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
        if self.open.get(seat) is not thought:
            return
        del self.open[seat]
        if code is not None:
            self._refuse(thought.outlet, thought.message, code)
        else:
            self._ports.tally.hints += 1
            thought.outlet.send(answer)


def chance_of(sight: Observation) -> int:
    """Return the random number of a hint (``Decision.random``), which follows from what the seat sees."""
    return int.from_bytes(hashlib.sha256(_encoder.encode(sight)).digest()[:_CHANCE_BYTES], "big")
