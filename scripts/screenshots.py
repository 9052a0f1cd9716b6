"""Pictures of every screen: ``python -m scripts.screenshots [FOLDER] [--languages en de] [--sizes 360x640]``.

Starts servers of its own on empty directories, plays both games with seeded choices through the page, and takes
pictures of all kinds of screens: what ``scripts/screens`` lists, in all sizes, languages and colours asked for. Two
parts are photographed at a time (``--jobs``); each says what it has done. Then all pictures are put on contact sheets,
``FOLDER/sheets``. ``--readme`` writes the pictures of the README into ``docs/images`` instead. The page must have been
built (``python3 start.py prepare``); the packages are those of the tests.
"""

import argparse
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from bench.chromium import opened
from kingcraft.i18n import languages
from scripts.screens import after, king, kings_corner, lobby, looks, trouble
from scripts.screens.contact import contact_sheets
from scripts.screens.part import Part
from scripts.screens.photographer import LOOKS, SIZES, Photographer, Wanted
from scripts.screens.readme import readme
from tools.driver.server import Server, fixed

ROOT = Path(__file__).resolve().parent.parent
PARTS: dict[str, Part] = {
    name: part
    for screens in (after, king, kings_corner, looks, lobby, trouble)  # what takes longest begins first
    for name, part in screens.PARTS.items()
}
#: Sizes where none is named: the smallest phone, a phone both ways up, a tablet, a laptop, a television; large text.
USUAL = ("320x568", "390x844", "844x390", "768x1024", "1440x900", "1920x1080", "360x640-text2")


def photograph(name: str, wanted: Wanted, folder: Path) -> tuple[int, str]:
    """Take the pictures of one part, at a server and a browser of its own. Returns their number and what went wrong."""
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", "--rate", "0", *PARTS[name].arguments, program=fixed(name)) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        one = Photographer(browser, server, wanted, folder)
        try:
            PARTS[name].shoot(one)
        except (AssertionError, Error):  # the other screens are to be seen all the same
            one.tab.page.screenshot(path=folder / f"failed-{name}.png")
            return one.count, traceback.format_exc()
        finally:
            one.leave()
    return one.count, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "test-results" / "screens")
    parser.add_argument("--only", default="", help="only pictures whose name (king-trick) contains this")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--languages", nargs="+", choices=languages(), default=["en", "de"])
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(USUAL))
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=["auto"])
    parser.add_argument("--jobs", type=int, default=2, help="how many parts are photographed at a time (2)")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README, into docs/images")
    arguments = parser.parse_args()
    if arguments.readme:
        readme(ROOT / "docs" / "images")
        return 0
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = Wanted(arguments.sizes, arguments.languages, arguments.looks, arguments.only)
    began = time.monotonic()
    failed = []
    with ThreadPoolExecutor(arguments.jobs) as pool:
        tasks = {pool.submit(photograph, name, wanted, folder): name for name in arguments.parts}
        for number, task in enumerate(as_completed(tasks), 1):
            count, wrong = task.result()
            print(
                f"{number}/{len(tasks)} {tasks[task]}: {count} pictures, {time.monotonic() - began:.0f} s", flush=True
            )
            if wrong:
                print(wrong, flush=True)
                failed.append(tasks[task])
    with sync_playwright() as playwright, opened(playwright) as browser:
        for sheet in contact_sheets(browser, folder):
            print(sheet)
    print(f"could not be photographed to the end: {', '.join(failed)}" if failed else "all screens")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
