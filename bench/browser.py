"""What the page costs a browser while people play: ``python -m bench.browser [--only shifts heap script frames]``.

Starts a server and a Chromium, plays through the real page against ``thumb-1``, and prints a table a question:

- **shifts**: layout shifts from the opening of a table through two whole deals, the second with an auction; aim: none.
- **heap**: the heap after garbage collection, DOM nodes and listeners, when deals 5, 10, 15 and 20 have just been
  dealt; aim: deal 20 at most 1.05 times deal 5. Beside it the part of it that is the page's own: a browser compiles
  scripts as they run hot, and keeps that code.
- **script**: CPU of scripts for one tap on a card (``bench/traced.py``), until the own card is drawn, and from there
  until it is the player's turn again; aim: 8 ms for the tap.
- **frames**: frames over 50 ms in a deal of 52 cards at normal speed; aim: none beyond those of an empty page. Beside
  them the most CPU that one task of the page's thread took, which other programs on the machine do not make longer.

The last two are medians of ``--rounds`` deals, each beside an empty page that is tapped alike, in the same browser and
in turns. The others are exact. The exit status is 1 if an aim is missed. The page must have been built
(``python3 start.py prepare``).
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench import at_table, traced
from bench.at_table import DEVICES, GAMES, Seat
from bench.chromium import opened
from tools.driver.server import Server, fixed

ROOT = Path(__file__).resolve().parent.parent
#: Aims: the heap of deal 20 against deal 5, milliseconds of scripts a tap, frames beyond an empty page's.
GROWTH, SCRIPT, FRAMES = 1.05, 8.0, 0
#: The deals at whose beginning the heap is weighed; the first and the last are compared.
WEIGHED = (5, 10, 15, 20)
#: A frame longer than this, milliseconds, is seen.
SEEN = 50


@dataclass(frozen=True, slots=True)
class Bench:
    """What every question is asked with."""

    browser: Browser
    server: Server
    rounds: int


def table(*head: str) -> None:
    print(f"\n| {' | '.join(head)} |\n|---|{'--:|' * (len(head) - 1)}", flush=True)


def line(*cells: str | float) -> None:
    print(f"| {' | '.join(f'{cell:.2f}' if isinstance(cell, float) else str(cell) for cell in cells)} |", flush=True)


def shifts(bench: Bench) -> bool:
    """Layout shifts while two deals are played, what the browser counts and what it excuses after a tap."""
    table("layout shifts", "counted", "sum", "within 0.5 s of a tap", "sum")
    met = True
    for device in DEVICES:
        for game in GAMES:
            with Seat(bench.browser, bench.server, game, device, speed="fast", hold="short") as seat:
                seat.watch_shifts()
                seat.open()
                seat.play_deal()
                seat.next_deal()
                seat.play_deal()
                found = seat.shifts()
            own, excused = ([shift for shift in found if shift["tapped"] == tapped] for tapped in (False, True))
            line(f"{game}, {device.name}", len(own), total(own), len(excused), total(excused))
            for shift in found:
                excuse = "after a tap" if shift["tapped"] else "counted"
                print(f"  {shift['value']:.6f}, {excuse}: {'; '.join(shift['nodes'])}", file=sys.stderr)
            met = met and not own
    return met


def total(found: list[at_table.Shift]) -> str:
    return f"{sum(shift['value'] for shift in found):.4f}"


def heap(bench: Bench) -> bool:
    """The heap after collection when deals have just been dealt, all in one page that is never loaded again."""
    deals = [f"deal {deal}" for deal in WEIGHED]
    table(
        "heap after collection, MB",
        *deals,
        "ratio",
        "without compiled code: first",
        "last",
        "ratio",
        "nodes",
        "listeners",
    )
    met = True
    for device in DEVICES:
        for game in GAMES:
            with Seat(bench.browser, bench.server, game, device, long=True, speed="off", hold="none") as seat:
                seat.open()
                weighed = []
                for deal in range(1, WEIGHED[-1] + 1):
                    if deal > 1:
                        seat.next_deal()
                    if deal in WEIGHED:
                        weighed.append(seat.weigh())
                    if deal < WEIGHED[-1]:
                        seat.play_deal()
            first, last = weighed[0], weighed[-1]
            ratio = last.heap / first.heap
            data = (first.data / 1e6, last.data / 1e6, f"{last.data / first.data:.3f}")
            sizes = [weight.heap / 1e6 for weight in weighed]
            nodes = " ".join(str(weight.nodes) for weight in weighed)
            listeners = " ".join(str(weight.listeners) for weight in weighed)
            line(f"{game}, {device.name}", *sizes, f"**{ratio:.3f}**", *data, nodes, listeners)
            met = met and ratio <= GROWTH
    return met


def script(bench: Bench) -> bool:
    """CPU of scripts a tap. The server is stopped while the own card is drawn: what it answers is counted apart."""
    table("CPU of scripts, ms", "median", "90%", "longest", "until the next turn: median", "taps", "empty page: median")
    met = True
    for device in DEVICES:
        for game in GAMES:
            taps: list[float] = []
            answers: list[float] = []
            empty: list[float] = []
            for _ in range(bench.rounds):
                with Seat(bench.browser, bench.server, game, device, taps="one", hold="short") as seat:
                    seat.open()
                    tapped, answered = traced.deal(bench.browser, seat)
                    taps, answers = taps + tapped, answers + answered
                    empty += traced.nothing(bench.browser, seat, len(tapped))
            middle = median(taps)
            ranked = sorted(taps)
            tenth = ranked[int(len(ranked) * 0.9)]
            line(f"{game}, {device.name}", middle, tenth, ranked[-1], median(answers), len(taps), median(empty))
            met = met and middle - median(empty) <= SCRIPT
    return met


def frames(bench: Bench) -> bool:
    """Frames over 50 ms in a deal of King at normal speed, and on an empty page that is tapped as often and as long."""
    table(
        "frames over 50 ms in a deal",
        "median",
        "each",
        "longest, ms",
        "longest task, CPU ms",
        "empty page: median",
        "each",
        "longest, ms",
    )
    met = True
    for device in DEVICES:
        tasks: list[float] = []
        seen: list[list[float]] = []
        empty: list[list[float]] = []
        for _ in range(bench.rounds):
            with Seat(bench.browser, bench.server, "king", device, taps="one") as seat:
                seat.open()
                trace = traced.Trace(bench.browser, traced.TASKS)
                rhythm = seat.play_watched()
                seen.append(seat.frames())
                tasks.append(trace.longest_task(seat))
                seat.leave()
                trace = traced.Trace(bench.browser, traced.TASKS)  # watching costs a little: the empty page pays it too
                seat.repeat(rhythm)
                empty.append(seat.frames())
                trace.longest_task(seat)
        long = [sum(gap > SEEN for gap in one) for one in seen]
        control = [sum(gap > SEEN for gap in one) for one in empty]
        line(
            f"king, {device.name}",
            *(median(long), str(long), max(max(one) for one in seen), max(tasks)),
            *(median(control), str(control), max(max(one) for one in empty)),
        )
        met = met and median(long) - median(control) <= FRAMES
    return met


QUESTIONS: dict[str, Callable[[Bench], bool]] = {
    "shifts": shifts,
    "heap": heap,
    "script": script,
    "frames": frames,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", choices=QUESTIONS, default=list(QUESTIONS))
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    missed = []
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", program=fixed("browser")) as server,
        sync_playwright() as playwright,
    ):
        for name in arguments.only:
            with opened(playwright) as browser:
                if not QUESTIONS[name](Bench(browser, server, arguments.rounds)):
                    missed.append(name)
    print(f"\naims: {'missed: ' + ', '.join(missed) if missed else 'met'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
