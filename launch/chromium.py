"""A Chromium for the browser tests: the machine's own, or one fetched by whatever means this system has."""

import platform
import subprocess
from pathlib import Path

from . import debian
from .browsers import found, starts
from .environment import Environment
from .steps import run, step
from .trouble import Trouble

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    r"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    r"C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
)
#: Where the tests read the path of the browser they drive.
VARIABLE = "KINGCRAFT_CHROMIUM"


def on_this_machine() -> str:
    """The path of an installed Chromium, or an empty string. ``KINGCRAFT_CHROMIUM`` is asked first."""
    return found(VARIABLE, _NAMES, _PLACES)


def _playwrights(environment: Environment) -> str:
    """The path of playwright's own Chromium if it has been installed, else an empty string."""
    code = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    done = subprocess.run(
        [environment.python, "-I", "-c", code], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    program = done.stdout.strip()
    return program if done.returncode == 0 and Path(program).is_file() and starts(program) else ""


def ensure(environment: Environment) -> str:
    """The path of a Chromium that starts, installed now if need be.

    Raises :class:`Trouble` that names the command to run where it cannot be had.
    """
    program = on_this_machine() or _playwrights(environment)
    if program:
        return program
    reason = ""
    try:
        if debian.may_install():
            debian.install("Chromium", ("chromium",), environment.root)
        else:
            with step("Fetching Chromium (playwright install chromium)"):
                command: list[str | Path] = [environment.python, "-I", "-m", "playwright", "install", "chromium"]
                run("playwright install chromium", command, environment.root)
    except Trouble as trouble:
        reason = f"\n{trouble}"
    program = on_this_machine() or _playwrights(environment)
    if program:
        return program
    raise Trouble(
        f"The tests drive a real browser, and there is no Chromium that starts here. {_advice(environment)}{reason}"
    )


def _advice(environment: Environment) -> str:
    if platform.system() == "Linux" and debian.is_debian():
        return "Run: sudo apt-get install chromium"
    if platform.system() == "Linux":
        return f"Run: sudo {environment.python} -m playwright install --with-deps chromium"
    return f"Install Google Chrome, or run: {environment.python} -m playwright install chromium"
