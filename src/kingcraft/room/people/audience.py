"""Who is connected to a room (at most one connection a seat, any number of onlookers), and how messages reach them."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ...games.reasons import REASONS
from ..bucket import Bucket
from ..log.state import RoomState
from ..ports import Outlet
from ..views.animation import Animation
from ..views.view import Views, on_turn
from ..wire.client_messages import Asked, AskHint
from ..wire.phrases import Phrase, breath
from ..wire.server_messages import Failure, RefusedAction, Said, Update, View

_encoder: Final = msgspec.json.Encoder()


class Audience:
    """The connections of one room. A newer connection of a seat takes over from the older one."""

    def __init__(self, views: Views) -> None:
        self._views = views
        self._seats: dict[int, Outlet] = {}
        self._onlookers: dict[Outlet, None] = {}
        self._breaths: dict[int, Bucket] = {}

    def __len__(self) -> int:
        return len(self._seats) + len(self._onlookers)

    # --- who is there

    def enter(self, viewer: int | None, outlet: Outlet) -> Outlet | None:
        """Add a connection of a seat (None: an onlooker). Returns the one it takes over from, if there is one."""
        if viewer is None:
            self._onlookers[outlet] = None
            return None
        replaced = self._seats.get(viewer)
        self._seats[viewer] = outlet
        return replaced

    def leave(self, outlet: Outlet) -> int | None:
        """Remove a connection. Returns the seat that is empty now; None for an onlooker or one that was taken over."""
        self._onlookers.pop(outlet, None)
        seat = self.seat_of(outlet)
        if seat is not None:
            del self._seats[seat]
        return seat

    def seat_of(self, outlet: Outlet) -> int | None:
        """The seat this connection speaks for; None if for none."""
        return next((seat for seat, other in self._seats.items() if other is outlet), None)

    @property
    def people(self) -> bool:
        """Whether anybody is here who has a seat."""
        return bool(self._seats)

    def present(self, seat: int) -> bool:
        """Whether somebody is connected for this seat."""
        return seat in self._seats

    def _viewers(self) -> Iterator[tuple[int | None, list[Outlet]]]:
        """Every distinct viewer with its connections."""
        for seat, outlet in self._seats.items():
            yield seat, [outlet]
        if self._onlookers:
            yield None, list(self._onlookers)

    # --- what they receive

    def show(self, animation: Animation, state: RoomState, common: View, but: Outlet | None = None) -> None:
        """Send the room as it is now to everybody except ``but``; encoded once for every distinct viewer.

        ``common``: what ``Views.common`` gave for ``state``.
        """
        for viewer, outlets in self._viewers():
            if outlets == [but]:
                continue
            data = self._update(animation, state, common, viewer)
            for outlet in outlets:
                outlet.send(data)

    def show_one(self, outlet: Outlet, animation: Animation, state: RoomState, common: View) -> None:
        """Send the room as it is now to one connection."""
        outlet.send(self._update(animation, state, common, self.seat_of(outlet)))

    def _update(self, animation: Animation, state: RoomState, common: View, viewer: int | None) -> bytes:
        deal = on_turn(state, viewer, common.phase)
        return _encoder.encode(
            Update(
                version=state.version,
                event=animation.for_viewer(viewer),
                view=self._views.seen_by(viewer, common, state),
                legal=[] if deal is None else deal.legal(),
                undo=0 if deal is None else len(state.turn),
            )
        )

    def refuse(self, outlet: Outlet, message: Asked | AskHint, code: str, version: int) -> None:
        """Answer a message that changed nothing. ``code``: a reason code or one of ``server_messages.ERRORS``."""
        key = f"reason-{code}" if code in REASONS else f"error-{code}"
        outlet.send(_encoder.encode(RefusedAction(message.id, code, key, version)))

    def say(self, outlet: Outlet, phrase: Phrase) -> None:
        """The person of this connection says something to everybody, and hears it too; onlookers only listen."""
        seat = self.seat_of(outlet)
        if seat is None:
            outlet.send(failure("not-seated"))
        elif not self._breaths.setdefault(seat, breath()).take():
            outlet.send(failure("too-fast"))
        else:
            self._tell(_encoder.encode(Said(seat, phrase)))

    def warn(self, code: str) -> None:
        """Tell everybody of a fault that is nobody's. ``code`` is one of ``server_messages.ERRORS``."""
        self._tell(failure(code))

    def _tell(self, data: bytes) -> None:
        for outlet in [*self._seats.values(), *self._onlookers]:
            outlet.send(data)


def failure(code: str) -> bytes:
    """A failure as it is sent. ``code`` is one of ``server_messages.ERRORS``."""
    return _encoder.encode(Failure(code, f"error-{code}"))
