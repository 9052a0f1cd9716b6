"""What keeps strangers out: a page's origin, and the host name of the request."""

import ipaddress
import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

#: A host and perhaps a port. Python reads an address in brackets and ignores what is between it and the port.
_WHOLE: Final = re.compile(r"(?:\[[^\[\]@/]*\]|[^\[\]@:/?#]*)(?::\d*)?")
_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def origin_allowed(origin: str | None, host: str | None, others: Collection[str] = ()) -> bool:
    """Return whether a page of ``origin`` may talk to us.

    Allowed are pages from the host that the request went to (its ``Host`` header), the origins in ``others``, and
    programs that are no browsers and send no origin. A sandboxed or local page sends ``null``, which is refused.
    """
    if origin is None:
        return True
    page = _place(origin)
    if page is None:
        return False
    scheme = urlsplit(origin).scheme.lower()
    return page == _place(f"{scheme}://{host}") or any(
        page == _place(other) and scheme == urlsplit(other).scheme.lower() for other in others
    )


def host_allowed(host: str | None, names: Collection[str] = ()) -> bool:
    """Return whether a request with this ``Host`` header is meant for a server of this machine alone.

    A page of another site can have its own name lead to 127.0.0.1 (DNS rebinding); its requests then come from "the
    same origin", but they carry its name. Allowed are addresses in digits, ``localhost``, the hosts in ``names``, and
    programs that are no browsers and send no host.
    """
    if host is None:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not _WHOLE.fullmatch(host):
        return False
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_origin(text: str) -> bool:
    """Return whether ``text`` is a page's origin: scheme, host, perhaps a port, and nothing after it."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    return bare and parts.scheme.lower() in ("http", "https") and _place(text) is not None


def _place(origin: str) -> tuple[str, int] | None:
    """Host and port of an origin, or None if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port or _PORTS.get(parts.scheme.lower())
    except ValueError:
        return None
    if not parts.hostname or port is None or not _WHOLE.fullmatch(parts.netloc):
        return None
    return parts.hostname.lower(), port
