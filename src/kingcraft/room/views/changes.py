"""What a connection has not been sent yet: the parts of a view that are not as in the one before."""

from functools import cache
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import astuple, fields

from ..wire.server_messages import Update, View

_encoder: Final = json.Encoder()


def encoded(update: Update, before: View | None) -> bytes:
    """Return an update for a connection that has the view ``before``, encoded; None: it needs the whole view.

    Fields of the view and of its table that are as before are left out (``docs/protocol.md``, ``Hello.changes``).
    """
    if before is None:
        return _encoder.encode(update)
    view = _changes(before, update.view)
    if "table" in view and before.table is not None and update.view.table is not None:
        view["table"] = _changes(before.table, update.view.table)
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
    return {
        name: new
        for name, old, new in zip(_names(kind), astuple(before), astuple(after), strict=True)
        if new is not old and new != old
    }


@cache
def _names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in fields(kind))
