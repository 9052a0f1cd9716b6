"""WebKitGTK for its tests: its own driver and small browser, on Linux, on a virtual screen."""

import os
import shutil
from typing import Final

from .browsers import Other, found, says

#: Names a WebKitWebDriver that is not found automatically.
VARIABLE: Final = "KINGCRAFT_WEBKIT"


def driver() -> str:
    """Return the path of WebKitWebDriver, or an empty string. The driver finds its browser."""
    return found(VARIABLE, ("WebKitWebDriver",), (), lambda program: bool(says(program, "--help")))


def hidden_screen() -> str:
    """Return the path of Xvfb, or an empty string."""
    return shutil.which("Xvfb") or ""


def _missing() -> str:
    if not driver():
        return "There is no WebKitWebDriver that starts here."
    if not (hidden_screen() or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return "WebKitGTK needs a screen, and there is neither one nor Xvfb."
    return ""


WEBKIT: Final = Other(
    name="WebKitGTK",
    tests="tests/e2e/test_webkit.py",
    missing=_missing,
    packages=("webkitgtk-webdriver|webkit2gtk-driver", "xvfb"),
    advice="It runs on Linux only: install your system's package of WebKitWebDriver, and Xvfb.",
)
