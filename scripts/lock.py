"""Renew the lock files from pyproject.toml: ``python scripts/lock.py [--upgrade]`` (needs ``uv`` on the search path).

The files hold hashes and no address of a registry, and are valid on Linux, macOS and Windows for Python 3.11 to 3.14.
Without ``--upgrade`` what is locked stays as it is as far as pyproject.toml allows.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = (
    "uv", "pip", "compile", "--universal", "--python-version=3.11", "--generate-hashes",
    "--no-emit-index-url", "--no-emit-find-links", "--quiet",
)  # fmt: skip
#: Each lock file and what goes into it. The tests' lock holds all of the other one, in the same versions.
LOCKS = (
    ("requirements.lock", ("pyproject.toml", "--group=build", "--extra=serve", "--extra=lab")),
    ("requirements-test.lock", ("pyproject.toml", "--group=build", "--extra=test", "--constraint=requirements.lock")),
    ("requirements-node.lock", ("--group=node",)),
    ("requirements-site.lock", ("--group=site",)),
)


def main(arguments: Sequence[str]) -> int:
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "python scripts/lock.py"}
    for name, options in LOCKS:
        command = [*COMPILE, *options, f"--output-file={name}", *arguments]
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if status != 0:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
