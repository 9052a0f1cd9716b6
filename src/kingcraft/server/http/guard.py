"""The outermost layer: which requests are answered at all, and the security headers of every HTTP answer."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ...room.wire.http_messages import Problem
from .origins import host_allowed, origin_allowed

#: What every answer says to the browser: nothing from elsewhere, nothing inline, no frames around us.
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
#: The close code with which a WebSocket of a stranger is refused (before it is accepted: the handshake answers 403).
FOREIGN: Final = 4403
_READING: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = (b"content-type", b"application/json")
_TEXT: Final = (b"content-type", b"text/plain; charset=utf-8")
_OTHER_NAME: Final = (
    b"This Kingcraft serves its own machine only, and was asked under another name.\n"
    b"If that name is yours, start it with --origin and the address of this page (--origin https://cards.example).\n"
)


class Guard:
    """An application around the application, so that its own errors carry the headers too."""

    def __init__(self, app: ASGIApp, origins: Collection[str], *, any_host: bool) -> None:
        """``origins``: other pages' origins that may write and connect; ``any_host``: skip :func:`host_allowed`."""
        self._app = app
        self._origins = origins
        self._names = {urlsplit(origin).hostname or "" for origin in origins}
        self._any_host = any_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or WebSocket (ASGI)."""
        kind = str(scope["type"])
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif kind == "websocket" and not (self._called_rightly(scope) and self._not_foreign(scope)):
            await receive()  # the wish to connect
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "foreign-origin"})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        interface = scope["path"].startswith("/api")
        extra = (*HEADERS, (b"cache-control", b"no-store")) if interface else HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        async def refuse(kind: tuple[bytes, bytes], body: bytes) -> None:
            await send_guarded({"type": "http.response.start", "status": 403, "headers": [kind]})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        if not self._called_rightly(scope):
            await (refuse(_JSON, _foreign("host")) if interface else refuse(_TEXT, _OTHER_NAME))
        elif scope["method"] not in _READING and not self._not_foreign(scope):
            await refuse(_JSON, _foreign())
        elif scope["method"] == "HEAD":
            # Answered as GET; the server below leaves the body out.
            await self._app({**scope, "method": HttpMethod.GET}, receive, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)

    def _called_rightly(self, scope: HTTPScope | WebSocketScope) -> bool:
        return self._any_host or host_allowed(_header(scope, b"host"), self._names)

    def _not_foreign(self, scope: HTTPScope | WebSocketScope) -> bool:
        return origin_allowed(_header(scope, b"origin"), _header(scope, b"host"), self._origins)


def _foreign(place: str = "") -> bytes:
    return msgspec.json.encode(Problem("foreign-origin", "error-foreign-origin", place))


def _header(scope: HTTPScope | WebSocketScope, name: bytes) -> str | None:
    """A header; if it was sent twice, something that is never allowed."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return found[0] if len(found) == 1 else ", ".join(found) if found else None
