"""The one command: ``python3 start.py`` plays, ``python3 start.py test`` runs all tests. See README.md.

Only the standard library, and only what the oldest Python can read: this file says so where Python is too old.
Everything else is in ``launch/``.
"""

import os
import sys

OLDEST = (3, 11)
COMMANDS = ("python3.14", "python3.13", "python3.12", "python3.11")


def newer_python():
    # type: () -> str
    """Return the name of a Python on the search path that is new enough, or an empty string."""
    for name in COMMANDS:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            if os.path.isfile(os.path.join(folder, name)):
                return name
    return ""


def too_old():
    # type: () -> str
    """Return what to do with a Python older than 3.11."""
    found = newer_python()
    advice = (
        "You have a newer one: run " + found + " start.py"
        if found
        else "Install a newer one from python.org or with your system's package manager, and run this again with it."
    )
    return "Kingcraft needs Python 3.11 or later; this is Python " + sys.version.split()[0] + ".\n" + advice


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(too_old())
    # Explicit: with -P or PYTHONSAFEPATH Python does not look beside this file.
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from launch.main import main

    sys.exit(main(sys.argv[1:]))
