"""Pictures of every screen: ``python -m scripts.screenshots [FOLDER] [--languages en de] [--sizes 360x640]``.

Starts a server of its own on an empty directory, plays both games with seeded choices through the page, and takes
pictures of all kinds of screens: what ``scripts/screens`` lists, in all sizes, languages and colours asked for.
Then it puts them on contact sheets, ``FOLDER/sheets``. ``--readme`` writes the two pictures of the README into
``docs/images`` instead. The page must have been built (``python3 start.py prepare``); the packages are those of the
tests.
"""

import argparse
import sys
import tempfile
import traceback
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from bench.chromium import opened
from scripts.screens import after, lobby, tables
from scripts.screens.contact import contact_sheets
from scripts.screens.photographer import SIZES, Photographer, Wanted
from scripts.screens.readme import readme
from tests.server.process import Server, fixed

ROOT = Path(__file__).resolve().parent.parent
SCREENS = {**lobby.SCREENS, **tables.SCREENS, **after.SCREENS}
#: Sizes where none is named: the smallest phone both ways up, a tablet, a laptop, a television; large text.
USUAL = ("360x640", "640x360", "820x1180", "1440x900", "2560x1440", "360x640-text2", "1280x800-text2")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "test-results" / "screens")
    parser.add_argument("--only", default="", help="only pictures whose name (king-trick) contains this")
    parser.add_argument("--parts", nargs="+", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--languages", nargs="+", choices=("en", "de", "sv", "ro"), default=["en", "de"])
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(USUAL))
    parser.add_argument("--themes", nargs="+", choices=("auto", "light", "dark", "contrast"), default=["auto"])
    parser.add_argument("--readme", action="store_true", help="the two pictures of the README, into docs/images")
    arguments = parser.parse_args()
    folder: Path = ROOT / "docs" / "images" if arguments.readme else arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = Wanted(arguments.sizes, arguments.languages, arguments.themes, arguments.only)
    failed = []
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", "--rate", "0", "--review-depth", "quick", program=fixed("screens")) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        if arguments.readme:
            readme(browser, server, folder)
            return 0
        for name in arguments.parts:
            print(name, flush=True)
            one = Photographer(browser, server, wanted, folder)
            try:
                SCREENS[name](one)
            except (AssertionError, Error):  # the other screens are to be seen all the same
                traceback.print_exc()
                failed.append(name)
            finally:
                one.leave()
        for sheet in contact_sheets(browser, folder):
            print(sheet)
    print(f"could not be photographed to the end: {', '.join(failed)}" if failed else "all screens")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
