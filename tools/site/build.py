"""``kingcraft site build DIR``: the whole game as a folder of files, for any web server (``docs/static-site.md``)."""

import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from kingcraft.server.http.shell import checked_base
from launch import node, web
from launch.environment import Environment
from launch.setup_error import SetupError
from launch.steps import end_children, say, step

from . import folder as site
from . import near
from .contents import contents
from .wheels import ROOT


def run(folder: Path, base: str, server: str) -> int:
    """Build a site into a folder; return the exit status. Arguments are those of the command."""
    try:
        site.earlier(folder)  # what is wrong is said before anything takes time
        _check(base, server)
        page = _page()
        with tempfile.TemporaryDirectory() as made:
            with step("Compiling Python for the page"):
                listed = near.make(Path(made))
            with step("Writing the rules in every language"):
                files = contents(page, listed, base, server.rstrip("/"))
        with step(f"Writing {len(files)} files"):
            site.write(folder, files)
    except (site.NotOurs, near.NotMade, SetupError, ValueError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\n{error.filename or folder} could not be written: {error.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        end_children()
        raise
    size = sum(map(len, files.values())) / 1e6
    say(f"The site is in {folder}: {len(files)} files, {size:.0f} MB. It belongs at the path {base} of its host.")
    return 0


def _check(base: str, server: str) -> None:
    """Raise ValueError if one of the two is no path or no address."""
    checked_base(base)
    parts = urlsplit(server)
    fine = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
    if server and not fine:
        raise ValueError(
            f'--server is the address of a Kingcraft server, such as https://cards.example, unlike "{server}"'
        )


def _page() -> Path:
    """Return the folder of the built page; it and what it is built with are there and current."""
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    if found is None:
        raise SetupError("Node is not installed: python3 start.py prepares what is missing.")
    web.install_modules(ROOT, found)
    if not web.is_current(ROOT):
        web.build(ROOT, found)
    return ROOT / web.PAGE
