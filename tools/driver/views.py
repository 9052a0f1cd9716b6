"""Views that a server sends without what has not changed (``Hello.changes`` in ``docs/protocol.md``)."""

from typing import Any


def whole_view(before: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """Return the view of an update: what ``sent`` leaves out is as in the view ``before`` it on the same connection."""
    view = {**before, **sent}
    if before.get("table") and sent.get("table"):
        view["table"] = {**before["table"], **sent["table"]}
    return view


class Heard:
    """The messages of connections that take changes, with whole views."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the next message as a connection that takes whole views would have been sent it."""
        if message["type"] != "update":
            return message
        # The first view of a connection is whole: it names the room.
        self._view = whole_view({} if "room" in message["view"] else self._view, message["view"])
        return {**message, "view": self._view}
