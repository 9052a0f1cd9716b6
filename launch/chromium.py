"""A Chromium for the browser tests: the machine's own, or one installed in the way of this system."""

import platform
import subprocess
from pathlib import Path

from . import debian
from .browsers import found, starts
from .environment import Environment
from .setup_error import SetupError
from .steps import run, step

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    r"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    r"C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
)
#: The variable that names the browser to the tests.
VARIABLE = "KINGCRAFT_CHROMIUM"


def on_this_machine() -> str:
    """Return the path of an installed Chromium, or an empty string. ``KINGCRAFT_CHROMIUM`` comes first."""
    return found(VARIABLE, _NAMES, _PLACES)


def _playwrights(environment: Environment) -> str:
    """Return the path of playwright's own Chromium if it is installed, else an empty string."""
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
    """Return the path of a Chromium that starts; install it if it is missing.

    Raises :class:`SetupError` with the command to run if it cannot be installed here.
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
    except SetupError as error:
        reason = f"\n{error}"
    program = on_this_machine() or _playwrights(environment)
    if program:
        return program
    raise SetupError(
        f"The tests drive a real browser, and there is no Chromium that starts here. {_advice(environment)}{reason}"
    )


def _advice(environment: Environment) -> str:
    if platform.system() == "Linux" and debian.is_debian():
        return "Run: sudo apt-get install chromium"
    if platform.system() == "Linux":
        return f"Run: sudo {environment.python} -m playwright install --with-deps chromium"
    return f"Install Google Chrome, or run: {environment.python} -m playwright install chromium"
