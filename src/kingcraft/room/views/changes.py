"""What a connection has not been sent yet: the parts of a view that are not as in the one before."""

from functools import cache
from itertools import compress
from operator import ne
from typing import Any, Final, NamedTuple

from msgspec import Struct, json
from msgspec.structs import astuple, fields

from ..wire.server_messages import Update, View

_encoder: Final = json.Encoder()


class Sent(NamedTuple):
    """What a connection was sent last."""

    view: View
    #: What all viewers knew alike then (``Views.common``).
    common: View


class Changes:
    """Encodes updates for the connections of a room; remembers what has changed for all of them alike."""

    def __init__(self) -> None:
        self._from: View | None = None
        self._to: View | None = None
        self._alike: dict[str, Any] = {}

    def encoded(self, update: Update, common: View, before: Sent | None) -> bytes:
        """Return an update for a connection that was sent ``before``, encoded; None: it needs the whole view.

        ``common``: what all viewers know alike now. Fields of the view and of its table that are as before are left out
        (``docs/protocol.md``, ``Hello.changes``).
        """
        if before is None:
            return _encoder.encode(update)
        if before.common is not self._from or common is not self._to:
            self._from, self._to, self._alike = before.common, common, _changes(before.common, common)
        was, now = before.view, update.view
        view = self._alike.copy()
        if now.offer != was.offer:
            view["offer"] = now.offer
        if now.may_propose != was.may_propose:
            view["mayPropose"] = now.may_propose
        if now.missed != was.missed:
            view["missed"] = now.missed
        if now.sees != was.sees:
            view["sees"] = now.sees
        if now.table is None or was.table is None:
            if now.table is not was.table:
                view["table"] = now.table
        elif now.table is not was.table:
            table = _changes(was.table, now.table)
            if table:
                view["table"] = table
        return _encoder.encode(
            {
                "type": "update",
                "version": update.version,
                "event": update.event,
                "view": view,
                "legal": update.legal,
                "undo": update.undo,
            }
        )


def _changes(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a Struct that are not as in ``before``, another one of its class, by their names on the wire."""
    kind: type[Struct] = type(after)
    old, new = astuple(before), astuple(after)
    other = [*map(ne, old, new)]  # without a loop in Python: each action compares some 150 fields
    return dict(zip(compress(_names(kind), other), compress(new, other), strict=True))


@cache
def _names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in fields(kind))
