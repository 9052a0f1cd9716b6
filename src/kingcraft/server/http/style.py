"""The stylesheet of the pages that the server writes itself: its address, which changes with it."""

from typing import Final

from ...guide import html

#: Its place below ``/rules``.
STYLE: Final = "style"


def style_name() -> str:
    """Return the last part of its address."""
    return f"{html.stylesheet_version()}.css"


def style_address() -> str:
    """Return its address."""
    return f"/rules/{STYLE}/{style_name()}"
