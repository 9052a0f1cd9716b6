"""The page without a server, in Chromium: how soon is it ready, how fast does it answer, does Master keep its time?

``python -m bench.near [--rounds 5] [--cards 120] [--slower 4]`` builds the site, keeps it in a browser, and asks its
worker as the page does. Ready is compared with plain Pyodide as it ships, in turn, both from the stores of the service
worker. A slow device is this one with the browser's pages stopped for most of the time (Linux only): times by the clock
are then those of a device that is slower by the factor. The exit status is 1 if an aim is missed.
"""

import argparse
import json
import os
import shutil
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from bench import chromium
from tools.driver.static import StaticHost
from tools.site import build, near
from tools.site.plain import PYODIDE

#: Aims: a warm start in times of plain Pyodide's, and on the slow device in milliseconds.
START, SLOW_START = 0.4, 6_000
#: Milliseconds from an action to its update, median and 99 of 100.
MEDIAN, LATE = 4.0, 30.0
#: Milliseconds that a bot may think, and what a stopped process adds at most.
CAP, GRACE = 500, 100
#: Seconds of a stop.
STOP: Final = 0.03

#: The same with Pyodide as it ships.
PLAIN: Final = """
import { loadPyodide } from "./pyodide.js";
onmessage = async () => {
  const python = await loadPyodide({ indexURL: new URL(".", location.href).href });
  const zip = await (await fetch("plain-site.js")).arrayBuffer();
  python.unpackArchive(zip, "zip", { extractDir: "/lib/site" });
  python.runPython("import sys; sys.path.insert(0, '/lib/site'); import kingcraft.page.browser");
  postMessage({ kind: "ready" });
};
"""

#: Milliseconds until a worker says that it is ready.
READY: Final = """
([script, list]) => new Promise((resolve, reject) => {
  const began = performance.now();
  const worker = new Worker(script, { type: "module" });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.detail));
    if (data.kind !== "ready") return;
    worker.terminate();
    resolve(performance.now() - began);
  };
  worker.postMessage({ kind: "start", role: "rooms", list });
})
"""

#: Plays a match as a person who chooses at random at once. Milliseconds from each action to its first update, and from
#: each update to the next one while a bot is on turn.
MATCH: Final = """
([script, list, wish, cards]) => new Promise((resolve, reject) => {
  const worker = new Worker(script, { type: "module" });
  const acts = [], bots = [];
  let seated = null, sent = 0, heard = 0, mine = false, number = 0;
  const post = (message) => worker.postMessage(message);
  const say = (message) => post({ kind: "say", line: 1, text: JSON.stringify(message) });
  const end = () => { worker.terminate(); resolve({ acts, bots }); };
  worker.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.detail));
    if (data.kind === "ready") post({ kind: "ask", id: 1, method: "POST", address: "/rooms", body: wish, secret: "" });
    if (data.kind === "answer") {
      seated = JSON.parse(data.body);
      post({ kind: "open", line: 1, room: seated.room });
    }
    if (data.kind === "opened") say({ type: "hello", secret: seated.secret });
    if (data.kind !== "said") return;
    const message = JSON.parse(data.text), now = performance.now();
    if (message.type !== "update") return;
    if (sent) acts.push(now - sent);
    else if (heard && !mine && message.view.phase === "deal") bots.push(now - heard);
    sent = 0;
    heard = now;
    mine = message.legal.length > 0;
    if (message.view.phase === "over" || acts.length >= cards) return end();
    if (message.view.phase === "between") return say({ type: "next" });
    if (!mine) return;
    const token = message.legal[Math.floor(Math.random() * message.legal.length)];
    setTimeout(() => {
      sent = performance.now();
      say({ type: "act", id: ++number, version: message.version, token });
    }, 20);
  };
  post({ kind: "start", role: "rooms", list });
})
"""

WISHES: Final = {
    "King": {
        "game": "king",
        "preset": "king",
        "seats": [{"kind": "you", "name": "Ana"}, *[{"kind": "master"}] * 3],
    },
    "Kings Corner": {
        "game": "kings-corner",
        "preset": "pagat",
        "seats": [{"kind": "you", "name": "Ana"}, *[{"kind": "master"}] * 3],
    },
}


def processes(parent: int) -> Iterator[int]:
    """Yield the processes of pages below a process."""
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        if b"--type=renderer" in Path(f"/proc/{child}/cmdline").read_bytes():
            yield int(child)
        yield from processes(int(child))


@contextmanager
def slower(factor: float) -> Iterator[None]:
    """Let the pages of this process's browsers run for one part of ``factor`` of the time."""
    over = threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            found = list(processes(os.getpid()))
            for pid in found:
                os.kill(pid, signal.SIGSTOP)
            time.sleep(STOP)
            for pid in found:
                os.kill(pid, signal.SIGCONT)
            time.sleep(STOP / (factor - 1))

    thread = threading.Thread(target=stop_and_go, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def prepared(folder: Path) -> tuple[str, str]:
    """Build the site, with plain Pyodide in it; return the worker's script and the list, below the site."""
    assert build.run(folder, "/", "") == 0
    assets = folder / "assets"
    for name, data in near.own_files().items():
        (assets / name).write_bytes(data)
    for name in ("python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(PYODIDE / name, assets / name)
    (assets / "plain-site.js").write_bytes(near.archive(near.msgspec() | near.package()))
    (assets / "plain.js").write_text(PLAIN, encoding="utf-8")
    [script] = assets.glob("worker-*.js")
    [listed] = (folder / "py").glob("near-*.json")
    return f"assets/{script.name}", f"py/{listed.name}"


def kept(page: Page, url: str) -> None:
    """Open the start page, and wait until it is kept."""
    page.goto(url)
    for state in ("localStorage.getItem('kingcraft.kept')", "navigator.serviceWorker.controller"):
        while page.evaluate(f"{state} === null"):  # the page's policy lets a browser wait for no expression
            page.wait_for_timeout(100)


def match(page: Page, script: str, listed: str, wish: dict[str, Any], cards: int) -> tuple[list[float], list[float]]:
    """Play; return the times of actions, and of bots."""
    found = page.evaluate(MATCH, [script, listed, json.dumps(wish), cards])
    return sorted(found["acts"]), sorted(found["bots"])


def part(times: list[float], share: float) -> float:
    """Return the time that ``share`` of all do not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))]


def row(name: str, acts: list[float], bots: list[float]) -> str:
    """Return a row of the table."""
    return f"| {name} | {part(acts, 0.5):.1f}, {part(acts, 0.99):.1f} | {part(bots, 0.5):.0f}, {bots[-1]:.0f} |"


def main() -> int:
    """Measure, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="starts of each kind (default: 5)")
    parser.add_argument("--cards", type=int, default=120, help="actions of the person in a match (default: 120)")
    parser.add_argument("--slower", type=float, default=4.0, help="how much slower the slow device is (default: 4)")
    wished = parser.parse_args()
    fine = True
    with (
        tempfile.TemporaryDirectory() as made,
        sync_playwright() as playwright,
        chromium.opened(playwright) as browser,
    ):
        folder = Path(made) / "site"
        script, listed = prepared(folder)
        with StaticHost(folder) as host:
            page = browser.new_context(service_workers="allow").new_page()
            kept(page, host.url)
            address, plain = f"{host.url}{listed}", f"{host.url}assets/plain.js"
            worker = f"{host.url}{script}"
            starts: dict[str, list[float]] = {worker: [], plain: []}
            for number in range(wished.rounds + 1):
                for each, times in starts.items():
                    taken = page.evaluate(READY, [each, address])
                    if number:  # the first one fills the stores
                        times.append(taken)
            own, other = (statistics.median(times) for times in starts.values())
            fine &= own / other <= START
            print(f"Ready, warm: {own:.0f} ms, plain Pyodide {other:.0f} ms: {own / other:.2f} times (aim: {START})")
            with slower(wished.slower):
                slow = statistics.median(page.evaluate(READY, [worker, address]) for _ in range(3))
            fine &= slow <= SLOW_START
            print(f"Ready on a device {wished.slower:g} times slower: {slow:.0f} ms (aim: {SLOW_START})")
            print("\n| against three Masters | action to update, ms: median, 99% | a bot's turn: median, longest |")
            print("|---|---|---|")
            for name, wish in WISHES.items():
                acts, bots = match(page, worker, address, wish, wished.cards)
                fine &= part(acts, 0.5) <= MEDIAN and part(acts, 0.99) <= LATE
                print(row(name, acts, bots))
                with slower(wished.slower):
                    acts, bots = match(page, worker, address, wish, wished.cards // 4)
                fine &= bots[-1] <= CAP + GRACE
                print(row(f"{name}, {wished.slower:g} times slower", acts, bots))
    print(f"\nAims: {MEDIAN:g} and {LATE:g} ms; {CAP} ms and {GRACE} for stops. Load average {os.getloadavg()[0]:.1f}")
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
