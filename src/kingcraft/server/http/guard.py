"""The outermost layer: which requests are answered at all, and the security headers of every HTTP answer."""

import logging
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ...room.wire.http_messages import Problem
from .addresses import Proxies
from .limits import Body, Limits, kind_of
from .origins import host_allowed, origin_allowed
from .shell import ROOT, inside

#: What a page may load: nothing from elsewhere, nothing inline; and no frames around us.
POLICY: Final[Mapping[str, str]] = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
#: What a page may load that plays without a server: Python, which is compiled WebAssembly.
NEAR_POLICY: Final[Mapping[str, str]] = {**POLICY, "script-src": "'self' 'wasm-unsafe-eval'"}


def policy_text(policy: Mapping[str, str]) -> str:
    """Return a policy as a browser reads it."""
    return "; ".join(f"{name} {value}" for name, value in policy.items())


#: What every answer says to the browser.
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", policy_text(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
#: The same where the page can play without a server.
NEAR_HEADERS: Final = ((b"content-security-policy", policy_text(NEAR_POLICY).encode()), *HEADERS[1:])
#: The close code with which a WebSocket of a stranger is refused (before it is accepted: the handshake answers 403).
FOREIGN: Final = 4403
#: Where a request's state says whose it is.
VISITOR: Final = "visitor"
#: Where it says whether someone has forwarded it who is not trusted to say whose it is.
FORWARDED: Final = "forwarded"
#: Headers that proxies add.
_FORWARDING: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
_READING: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = (b"content-type", b"application/json")
_TEXT: Final = (b"content-type", b"text/plain; charset=utf-8")
_OTHER_NAME: Final = (
    b"This Kingcraft serves its own machine only, and was asked under another name.\n"
    b"If that name is yours, start it with --origin and the address of this page (--origin https://cards.example).\n"
)
_TOO_FAST: Final = msgspec.json.encode(Problem("too-fast", "error-too-fast"))
_BAD: Final = msgspec.json.encode(Problem("bad-message", "error-bad-message"))

_Scope = TypeVar("_Scope", HTTPScope, WebSocketScope)

_log = logging.getLogger(__name__)


class Guard:
    """An application around the application, so that its own errors carry the headers too."""

    def __init__(
        self,
        app: ASGIApp,
        origins: Collection[str],
        proxies: Proxies,
        limits: Limits,
        *,
        any_host: bool,
        near: Callable[[], object],
        base: str = ROOT,
    ) -> None:
        """``origins``: other pages' origins that may write and connect; ``any_host``: skip :func:`host_allowed`.

        ``near``: whether the page can play without this server now; then it may compile what that needs. ``base``: the
        path below which the application is, which never sees it.
        """
        self._app = app
        self._proxies = proxies
        self._limits = limits
        self._origins = origins
        self._names = {urlsplit(origin).hostname or "" for origin in origins}
        self._any_host = any_host
        self._near = near
        self._base = base
        self._elsewhere = f"Kingcraft is below {base} here.\n".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or WebSocket (ASGI)."""
        kind = str(scope["type"])
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        visitor = scope["state"][VISITOR] = self._visitor(scope)
        if not (self._called_rightly(scope) and self._not_foreign(scope)):
            await receive()  # the wish to connect
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "foreign-origin"})
            return

        async def refuse(status: int, said: bytes, *headers: tuple[bytes, bytes]) -> None:
            await receive()
            # Litestar has no types for this extension of ASGI.
            head: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
            body: Any = {"type": "websocket.http.response.body", "body": said}
            await send(head)
            await send(body)

        path = inside(scope["path"], self._base)
        if path is None:
            await refuse(404, self._elsewhere, _TEXT)
            return
        if wait := self._limits.wait("socket", visitor):
            await refuse(429, _TOO_FAST, _JSON, _after(wait))
            return
        self._limits.begin("socket", visitor)
        extensions: Any = scope["extensions"]
        extensions["kingcraft"]["socket"].at_end(partial(self._limits.end, "socket", visitor))
        await self._app(_moved(scope, path), receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        visitor = scope["state"][VISITOR] = self._visitor(scope)
        path = inside(scope["path"], self._base)
        kind = kind_of(scope["method"], path or "")
        interface = (path or "").startswith("/api")
        said = NEAR_HEADERS if self._near() else HEADERS
        extra = (*said, (b"cache-control", b"no-store")) if interface else said

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        async def refuse(status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
            length = (b"content-length", b"%d" % len(body))
            await send_guarded({"type": "http.response.start", "status": status, "headers": [*headers, length]})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        if not self._called_rightly(scope):
            await (refuse(403, _foreign("host"), _JSON) if interface else refuse(403, _OTHER_NAME, _TEXT))
        elif scope["method"] not in _READING and not self._not_foreign(scope):
            await refuse(403, _foreign(), _JSON)
        elif _has_two_lengths(scope):
            await refuse(400, _BAD, _JSON, (b"connection", b"close"))
        elif wait := self._limits.wait(kind, visitor):
            await refuse(429, _TOO_FAST, _JSON, _after(wait))
        elif path is None:
            # Who has typed the address without its last slash is led on; not for ever, as hosts move things.
            led = scope["method"] in _READING and f"{scope['path']}/" == self._base
            where = ((b"location", self._base.encode()),) if led else ()
            await refuse(307 if led else 404, self._elsewhere, _TEXT, *where)
        else:
            scope = _moved(scope, path)
            body = Body(self._limits, visitor, receive)
            self._limits.begin(kind, visitor)
            if scope["method"] == "HEAD":
                scope = {**scope, "method": HttpMethod.GET}  # the server below leaves the body out
            try:
                await self._app(scope, body.receive, send_guarded)
            finally:
                self._limits.end(kind, visitor)
                body.end()

    def _visitor(self, scope: HTTPScope | WebSocketScope) -> str:
        """Whose request it is, as limits count them."""
        client = scope.get("client")
        peer = client[0] if client else ""
        forwarded = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if forwarded and not self._proxies.trusts(peer):
            _log.warning("requests are forwarded by what is no --trusted-proxy: all of them count as its own")
        named = any(key in _FORWARDING for key, _ in scope["headers"])
        scope["state"][FORWARDED] = named and not (forwarded and self._proxies.trusts(peer))
        return self._proxies.visitor(peer, forwarded)

    def _called_rightly(self, scope: HTTPScope | WebSocketScope) -> bool:
        return self._any_host or host_allowed(_header(scope, b"host"), self._names)

    def _not_foreign(self, scope: HTTPScope | WebSocketScope) -> bool:
        return origin_allowed(_header(scope, b"origin"), _header(scope, b"host"), self._origins)


def _moved(scope: _Scope, path: str) -> _Scope:
    """Return a request as it is below the base path, where its path is ``path``."""
    if path == scope["path"]:
        return scope
    moved = scope.copy()
    moved["path"], moved["raw_path"] = path, quote(path).encode()
    return moved


def _foreign(place: str = "") -> bytes:
    return msgspec.json.encode(Problem("foreign-origin", "error-foreign-origin", place))


def _has_two_lengths(scope: HTTPScope) -> bool:
    """Whether a proxy could take another place for the end of the request's body (RFC 9112, 6.3)."""
    return {b"content-length", b"transfer-encoding"} <= {key for key, _ in scope["headers"]}


def _after(seconds: int) -> tuple[bytes, bytes]:
    return b"retry-after", b"%d" % seconds


def _header(scope: HTTPScope | WebSocketScope, name: bytes) -> str | None:
    """A header; if it was sent twice, something that is never allowed."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return found[0] if len(found) == 1 else ", ".join(found) if found else None
