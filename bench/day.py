"""How long a calm person needs for the deal of the day: ``python -m bench.day [--date 2026-12-01] [--think 2]``.

Plays the three tasks of a day on a phone, in a real browser with the settings of a new visitor: cards fly, tricks stay
on the table, bots take their time. Before each decision the player waits until the table is at rest, then thinks for
``--think`` seconds. Prints for each task the decisions and the minutes from the tap that opens it until its result is
shown. Aim: at most 3 minutes a task; the exit status is 1 if one is missed. The page must have been built
(``python3 start.py prepare``).
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect, sync_playwright

from bench.chromium import opened
from kingcraft.daily.plan import TASKS
from tools.driver.guest import PHONE, Guest, Tab
from tools.driver.patience import PATIENCE
from tools.driver.play import eager, step
from tools.driver.server import Server
from tools.driver.ways import Taps

#: Minutes.
AIM: Final = 3.0
#: What a player who has played before has: nothing is explained, and no first tap is lost to it.
KNOWS: Final[dict[str, Any]] = {"finished": ["king", "kings-corner"], "coached": ["king", "kings-corner"]}


def play(tab: Tab, way: Taps, think: float) -> int:
    """Play the deal that is open to its result; return how many decisions it took."""
    decisions = 0
    tab.until_phase("deal")
    while tab.view["phase"] == "deal":
        tab.until(lambda: tab.legal or tab.view["phase"] != "deal", "it is our turn, or the deal is over")
        if not tab.legal:
            break
        tab.settle()
        version = tab.latest["version"]
        tab.page.wait_for_timeout(think * 1000)
        if tab.latest["version"] == version and tab.legal:  # the page may have played the only card left
            step(tab, way, lambda legal: eager(legal) if any(">" in token for token in legal) else legal[0])
            decisions += 1
    expect(tab.page.locator(".result").get_by_role("status").first).to_contain_text("100", timeout=PATIENCE * 1000)
    return decisions


def measure(guest: Guest, date: str, think: float) -> list[float]:
    """Play the tasks of a day; print a line for each and return their minutes."""
    found = []
    tab = guest.tab()
    way = Taps(guest, tab)
    tab.go(f"/day/{date}")
    for task in TASKS:
        tab.heard.clear()
        button = tab.page.locator("main .button.main")
        expect(button).to_be_visible()
        began = time.monotonic()
        button.tap()
        decisions = play(tab, way, think)
        found.append((time.monotonic() - began) / 60)
        print(f"| {date} | {task} | {decisions} | {found[-1]:.2f} |", flush=True)
        tab.page.get_by_role("link", name=tab.text("practice-day")).tap()
    assert guest.complaints() == []
    return found


def main() -> int:
    """Measure; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--date", action="append", help="a day; may be given again")
    parser.add_argument("--think", type=float, default=2.0, help="seconds before a decision")
    arguments = parser.parse_args()
    minutes: list[float] = []
    print(f"| day, {arguments.think:g} s a decision | task | decisions | minutes |\n|---|---|--:|--:|")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data") as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        for number, date in enumerate(arguments.date or ["2026-12-01"]):
            context = browser.new_context(**PHONE.options("en"), service_workers="block")
            guest = Guest(context, PHONE, "en", server.url, number, KNOWS)
            minutes += measure(guest, date, arguments.think)
            context.close()
    print(f"\nload of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"aim: {AIM:g} minutes a task: {'met' if max(minutes) <= AIM else 'MISSED'}")
    return 0 if max(minutes) <= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
