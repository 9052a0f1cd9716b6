"""``kingcraft site build``: a folder for any web server, made by the tools of a clone (``docs/static-site.md``)."""

import importlib
import sys
from pathlib import Path
from typing import Final

from .answer import UNREADABLE, Commands, complain

#: Where a clone has this package.
_CLONE: Final = Path(__file__).parents[3]
_NO_CLONE: Final = (
    "A site is built in a clone of the source, with python3 start.py site build DIR. "
    "This Kingcraft was installed as a package, which does not have what builds it."
)


def add_commands(commands: Commands) -> None:
    """Add the command and its subcommand to the parser."""
    site = commands.add_parser("site", help="the whole game as files for any web server, in a clone")
    parts = site.add_subparsers(title="commands", metavar="COMMAND", required=True)
    build = parts.add_parser("build", help="write the files to a folder")
    build.add_argument("folder", metavar="DIR", type=Path, help="a folder, new or empty or with an earlier site")
    build.add_argument("--base", metavar="/PATH/", default="/", help="the path at which the host has it; default: /")
    build.add_argument("--server", metavar="URL", default="", help="a Kingcraft server, for playing with friends")
    build.set_defaults(command=lambda options: _run("build", options.folder, options.base, options.server))
    near = parts.add_parser("near", help="only what a server's own page needs to be kept for offline")
    near.add_argument("folder", metavar="DIR", type=Path, help="a folder, new or empty or with earlier such files")
    near.set_defaults(command=lambda options: _run("beside", options.folder))


def _run(tool: str, *arguments: Path | str) -> int:
    if not (_CLONE / "tools" / "site" / "build.py").is_file():
        complain(_NO_CLONE)
        return UNREADABLE
    sys.path.insert(0, str(_CLONE))
    status: int = importlib.import_module(f"tools.site.{tool}").run(*arguments)
    return status
