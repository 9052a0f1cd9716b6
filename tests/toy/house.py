"""A server with the toy game and a page that knows it: ``python house.py PAGE serve --port 0 --data FOLDER``."""

import argparse
import os
import sys
from pathlib import Path

os.environ["KINGCRAFT_GAMES"] = "tests.toy.registered"
sys.path.insert(0, str(Path(__file__).parents[2]))

from kingcraft.server.arguments import add_arguments
from kingcraft.server.serve import listening, serve
from kingcraft.server.settings import Settings


def say(address: str) -> None:
    """Write the address where the driver reads it."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main(page: str, arguments: list[str]) -> None:
    """Serve the built page in the folder ``page`` until Ctrl-C."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    given = parser.parse_args(arguments)
    settings = Settings(data=given.data, thinkers=0, rate=0, static=Path(page))
    with listening("127.0.0.1", given.port) as listener:
        serve(settings, listener, say)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[3:])
