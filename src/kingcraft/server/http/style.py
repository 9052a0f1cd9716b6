"""The stylesheet of the pages that the server writes itself: its address, which changes with it."""

from typing import Final

from ...guide import html

#: What stands for it below ``/rules``.
STYLE: Final = "style"


def style_name() -> str:
    """The last part of its address."""
    return f"{html.stylesheet_version()}.css"


def style_address() -> str:
    """Where it lies."""
    return f"/rules/{STYLE}/{style_name()}"
