"""How soon a slow phone shows what matters: ``python -m bench.slow [--rounds 3] [--slower 4]``.

Plays short matches of King with auctions on a phone, without animations, and prints how long the page's thread works
from the server's message to the frame in which its news are seen: the auction sheet that asks, the end of a deal, the
first cards of the next one. Time of the thread's CPU (``bench/traced.py``), times ``--slower``: that is what a
processor of a quarter of the speed takes, and other programs on the machine cost little. Scripts, styles, layout and
painting count, all that the thread does meanwhile. Beside it the milliseconds of the clock with Chromium's own brake
(``Emulation.setCPUThrottlingRate``), which a busy machine makes longer. Aim: a median of at most 100 ms each. The
exit status is 1 if an aim is missed. The page must have been built (``python3 start.py prepare``).
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.at_table import Seat
from bench.chromium import opened
from bench.traced import TASKS, Trace, cpu_between, marks_of
from tools.driver.guest import PHONE
from tools.driver.server import Server, fixed
from tools.driver.views import Heard

#: Milliseconds.
AIM: Final = 100
#: Marks when messages come, and when the frame has been drawn in which a selector is first seen again.
WATCH: Final = """(() => {
  const came = window.came = [];
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        performance.mark(`came-${came.length}`);
        came.push(data);
      });
    }
  };
  const parts = { sheet: ".sheet [role=radio], .sheet button", end: ".result", cards: "[data-card]" };
  const before = {};
  const frame = () => {
    for (const [name, selector] of Object.entries(parts)) {
      const there = document.querySelector(selector) !== null;
      if (there && !before[name]) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark(`shown-${name}-${came.length}`);
        port2.postMessage(0);
      }
      before[name] = there;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();"""

Update = dict[str, Any]
Times = dict[str, list[tuple[float, float]]]


def kind_of(update: Update, before: Update | None) -> set[str]:
    """What an update brings to the screen, after the one before it."""
    phase = update["view"]["phase"]
    earlier = before["view"]["phase"] if before else ""
    found = set()
    if phase == "deal" and earlier != "deal":
        found.add("cards")
    table = update["view"].get("table")
    if phase == "deal" and update["legal"] and table and table["phase"] != "play":
        found.add("sheet")
    if phase != "deal" and earlier == "deal":
        found.add("end")
    return found


def waits(came: list[str], events: list[dict[str, Any]]) -> Times:
    """Milliseconds of the clock, and of the thread's CPU, from message to frame of everything that was shown."""
    brings: list[set[str]] = []
    before: Update | None = None
    heard = Heard()
    for data in came:
        update = heard.whole(json.loads(data))
        brings.append(kind_of(update, before) if "view" in update else set())
        before = update if "view" in update else before
    marks = marks_of(events)
    found: Times = {}
    for name, shown in marks.items():
        if not name.startswith("shown-"):
            continue
        _, what, count = name.split("-")
        causes = [at for at in range(int(count)) if what in brings[at] and f"came-{at}" in marks]
        if not causes:
            continue
        begin = marks[f"came-{causes[-1]}"]
        cpu = cpu_between(events, begin, shown)
        found.setdefault(what, []).append(((shown["ts"] - begin["ts"]) / 1000, cpu))
    return found


def played(browser: Browser, server: Server, brake: float) -> Times:
    """Two deals and the beginning of a third; of the page's first cards nothing counts, which come while it loads."""
    with Seat(browser, server, "king", PHONE, speed="off", hold="none") as seat:
        seat.guest.context.add_init_script(WATCH)
        seat.open()
        trace = Trace(browser, TASKS)
        seat.cdp.send("Emulation.setCPUThrottlingRate", {"rate": brake})
        for _ in range(2):
            seat.play_deal()
            seat.next_deal()
        seat.play_deal()
        seat.page.wait_for_timeout(500)
        came = seat.page.evaluate("window.came")
        trace.end(seat.page)
        return waits(came, trace.events)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slower", type=float, default=4)
    arguments = parser.parse_args()
    worked: dict[str, list[float]] = {}
    waited: dict[str, list[float]] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", program=fixed("slow")) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        for _ in range(arguments.rounds):
            for name, times in played(browser, server, 1).items():
                worked.setdefault(name, []).extend(cpu * arguments.slower for _, cpu in times)
            for name, times in played(browser, server, arguments.slower).items():
                waited.setdefault(name, []).extend(clock for clock, _ in times)
    slow = f"{arguments.slower:g} x slower"
    print(f"| until it is shown, {slow} | CPU, ms: least | median | longest | by the clock: least | median |")
    print("|---|--:|--:|--:|--:|--:|")
    for name in ("sheet", "end", "cards"):
        cpu, clock = worked.get(name, [0.0]), waited.get(name, [0.0])
        print(
            f"| {name} | {min(cpu):.0f} | {median(cpu):.0f} | {max(cpu):.0f} | {min(clock):.0f} | {median(clock):.0f} |"
        )
    print(f"\nload of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    met = len(worked) == 3 and all(median(times) <= AIM for times in worked.values())
    print(f"aim: {AIM} ms: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
