"""How soon a lesson answers on a slow phone: ``python -m bench.lesson_steps [--slower 4]``.

Every lesson is gone through on a phone, by the button that goes on and by *Skip*, with Chromium's own brake
(``Emulation.setCPUThrottlingRate``). What counts are the milliseconds of the clock from a tap to the frame after which
the next sentence is seen, the server's answer included. A busy machine makes them longer. Aim: a median of at most 100
ms in each lesson; the exit status is 1 if one is missed. The page must have been built (``python3 start.py prepare``).
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from bench.chromium import opened
from kingcraft.lessons.reading import lesson_files
from tools.driver.guest import PHONE, Guest
from tools.driver.server import Server, fixed

#: Milliseconds.
AIM: Final = 100
#: Notes the milliseconds from a tap to the frame after which the sentence is another one.
WATCH: Final = """(() => {
  const times = window.answered = [];
  const sentence = () => document.querySelector(".strip p")?.textContent ?? "";
  let tapped = 0, before = "";
  addEventListener("click", (event) => { tapped = event.timeStamp; before = sentence(); }, true);
  const frame = () => {
    if (tapped && sentence() !== before) {
      const began = tapped, { port1, port2 } = new MessageChannel();
      tapped = 0;
      port1.onmessage = () => times.push(performance.now() - began);
      port2.postMessage(0);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();"""


def answers(browser: Browser, server: Server, lesson: str, brake: float) -> list[float]:
    """Go through a lesson; return how long each new sentence took."""
    guest = Guest(browser.new_context(**PHONE.options("en"), service_workers="block"), PHONE, "en", server.url, 0, {})
    try:
        guest.context.add_init_script(WATCH)
        tab = guest.tab()
        tab.go(f"/learn/{lesson}")
        main = tab.page.locator("body")
        expect(main.locator(".strip p")).to_be_visible()
        cdp = guest.context.new_cdp_session(tab.page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": brake})
        on = main.get_by_role("button", name=re.compile(f"^({tab.text('lesson-on')}|{tab.text('lesson-back')})$"))
        skip = main.get_by_role("button", name=tab.text("lesson-skip"), exact=True)
        for _ in range(60):
            tab.page.wait_for_timeout(400)
            if not skip.count():
                break
            (on if on.count() else skip).first.dispatch_event("click")
            tab.page.wait_for_timeout(200)
        return list(tab.page.evaluate("window.answered"))
    finally:
        guest.context.close()


def main() -> int:
    """Measure all lessons; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--slower", type=float, default=4)
    arguments = parser.parse_args()
    lessons = [lesson.id for file in lesson_files() for lesson in file.lessons]
    missed = []
    print(f"| lesson, {arguments.slower:g} x slower | sentences | ms to the next one: least | median | longest |")
    print("|---|--:|--:|--:|--:|")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", program=fixed("lesson-steps")) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        for lesson in lessons:
            times = answers(browser, server, lesson, arguments.slower)
            if len(times) < 3 or median(times) > AIM:
                missed.append(lesson)
            print(
                f"| {lesson} | {len(times)} | {min(times, default=0):.0f} | {median(times or [0]):.0f} "
                f"| {max(times, default=0):.0f} |",
                flush=True,
            )
    print(f"\nload of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"aim: {AIM} ms: {'MISSED by ' + ', '.join(missed) if missed else 'met'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
