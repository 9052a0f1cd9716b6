"""The machine's own Firefox, for its tests. Playwright drives it by WebDriver BiDi, as its channel ``moz-firefox``."""

import os
import re
from typing import Final

from .browsers import Other, found, says, starts

#: Names a Firefox that is not found automatically.
VARIABLE: Final = "KINGCRAFT_FIREFOX"
#: The first that knows every command Playwright gives at the start (emulation.setScreenSettingsOverride).
OLDEST: Final = 147
_NAMES = ("firefox", "firefox-esr")
_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "~/Applications/Firefox.app/Contents/MacOS/firefox",
    r"C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    r"C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe",
)


def new_enough(said: str) -> bool:
    """Return whether a Firefox that prints ``Mozilla Firefox 153.7.0esr`` can be driven."""
    version = re.search(r"Firefox (\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST


def _good(program: str) -> bool:
    return starts(program) if os.name == "nt" else new_enough(says(program))


def on_this_machine() -> str:
    """Return the path of an installed Firefox that can be driven, or an empty string."""
    return found(VARIABLE, _NAMES, _PLACES, _good)


def _missing() -> str:
    return "" if on_this_machine() else f"There is no Firefox of version {OLDEST} or later that starts here."


FIREFOX: Final = Other(
    name="Firefox",
    tests="tests/e2e/test_firefox.py",
    missing=_missing,
    packages=("firefox-esr",),
    advice=f"Install Firefox, or name its program in {VARIABLE}.",
)
