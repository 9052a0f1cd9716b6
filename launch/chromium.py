"""A Chromium for the browser tests: the machine's own, or one fetched by whatever means this system has."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

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


def _works(program: str) -> bool:
    """Whether this is a browser that starts (Ubuntu's ``chromium-browser`` may be a stub that says: install me)."""
    if os.name == "nt":  # there --version opens a window
        return Path(program).is_file()
    try:
        done = subprocess.run(
            [program, "--version"], capture_output=True, timeout=60, check=False, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def on_this_machine() -> str:
    """The path of an installed Chromium, or an empty string. ``KINGCRAFT_CHROMIUM`` is asked first."""
    named = os.environ.get(VARIABLE, "")
    if named:
        if _works(named):
            return named
        raise Trouble(f"{VARIABLE} names {named}, which does not start. Correct it, or unset it.")
    found = [shutil.which(name) or "" for name in _NAMES] + [str(Path(place).expanduser()) for place in _PLACES]
    return next((program for program in found if program and _works(program)), "")


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
    return program if done.returncode == 0 and Path(program).is_file() and _works(program) else ""


def _is_debian() -> bool:
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return "ID=debian" in lines and shutil.which("apt-get") is not None


def ensure(environment: Environment) -> str:
    """The path of a Chromium that starts, installed now if need be.

    Raises :class:`Trouble` that names the command to run where it cannot be had.
    """
    program = on_this_machine() or _playwrights(environment)
    if program:
        return program
    reason = ""
    try:
        if _is_debian() and os.geteuid() == 0:
            with step("Installing Chromium (apt-get install chromium)"):
                quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
                run("apt-get update", ["apt-get", "update", "-q"], environment.root, quiet)
                install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"]
                run("apt-get install chromium", install, environment.root, quiet)
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
    if platform.system() == "Linux" and _is_debian():
        return "Run: sudo apt-get install chromium"
    if platform.system() == "Linux":
        return f"Run: sudo {environment.python} -m playwright install --with-deps chromium"
    return f"Install Google Chrome, or run: {environment.python} -m playwright install chromium"
