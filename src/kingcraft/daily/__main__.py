"""``python -m kingcraft.daily FIRST LAST`` plays the fields of the days that the data does not have yet."""

import argparse
import datetime as dt
import sys
import time
from pathlib import Path

from .. import __version__
from .fields import DATA, fields_of, missing, path, read, write


def main(arguments: list[str] | None = None) -> int:
    """Play and store day after day. It can be stopped at any time and goes on where it was. Return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m kingcraft.daily",
        description="Play the fields of the deal of the day: what a hundred runs of the four levels come to.",
    )
    parser.add_argument("first", type=dt.date.fromisoformat, help="the first day, such as 2027-01-01")
    parser.add_argument("last", type=dt.date.fromisoformat, help="the last day")
    parser.add_argument("--folder", type=Path, default=DATA, help="where the files of the months are")
    parser.add_argument("--build", default=__version__, help="what the data names as the build that has played")
    asked = parser.parse_args(arguments)
    dates = list(missing(asked.first, asked.last, asked.folder))
    print(f"{len(dates)} days to play, most of a minute each: about {len(dates) * 50 / 3600:.1f} hours", flush=True)
    for count, date in enumerate(dates, 1):
        began = time.perf_counter()
        played = fields_of(date, asked.build)
        file = path(date, asked.folder)
        month = read(file)
        month.days[date.isoformat()] = played
        write(file, month)
        print(f"{date}: {time.perf_counter() - began:.0f} s, {len(dates) - count} left", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
