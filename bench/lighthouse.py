"""What Lighthouse says of the page on a phone: ``python -m bench.lighthouse [--rounds 5] [--language de]``.

Runs Lighthouse (fetched by npm when it is first asked for; no part of the project needs it) on a server of its own: the
start page, and tables that are opened by the link of a seat; its own simulation of a slow phone. Performance is the
median of the rounds. Every round measures an empty page too: what that one is short of 100, and Lighthouse's
own index of how fast the machine just was (about 2000 where nothing else runs), say what the figure is worth.
Accessibility and best practices must be 100 in every round. What is found fault with is printed below. The exit
status is 1 if an aim is missed. The page must have been built (``python3 start.py prepare``).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from kingcraft.i18n import languages
from launch import chromium, node
from tools.driver.server import Server, fixed

VERSION = "12.8.2"
#: The scores to reach.
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100}
#: What is printed beside the scores: the parts of performance.
PARTS = {
    "first-contentful-paint": "FCP, s",
    "largest-contentful-paint": "LCP, s",
    "total-blocking-time": "TBT, s",
    "cumulative-layout-shift": "CLS",
    "speed-index": "speed index, s",
}

#: The pages: name, game, preset.
PAGES = (
    ("start page", "", ""),
    ("table of King", "king", "king"),
    ("table of Kings Corner", "kings-corner", "pagat"),
    ("an empty page", "", ""),
)

Report = dict[str, Any]


class Empty(BaseHTTPRequestHandler):
    """Answers with a page of one word."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(b'<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">')
        self.wfile.write(b"<title>Empty</title><main><h1>Empty</h1></main></html>")

    def log_message(self, *_: object) -> None:
        pass


def looked_at(url: str, language: str, folder: Path, npm: node.Node) -> Report:
    """One report of Lighthouse."""
    sandbox = "--no-sandbox" if hasattr(os, "geteuid") and os.geteuid() == 0 else ""
    report = folder / "report.json"
    command = [*npm.npm, "exec", "--yes", f"--package=lighthouse@{VERSION}", "--", "lighthouse", url]
    categories = f"--only-categories={','.join(AIMS)}"
    flags = f"--chrome-flags=--headless=new {sandbox} --lang={language} --accept-lang={language}"
    environment = {**npm.environment, "CHROME_PATH": chromium.on_this_machine()}
    options = ["--quiet", "--output=json", f"--output-path={report}", categories, flags]
    # Now and then the browser does not start, or Lighthouse loses it: that says nothing of the page.
    for left in (1, 0):
        done = subprocess.run([*command, *options], cwd=folder, env=environment, check=False, timeout=600)
        if done.returncode == 0:
            break
        if not left:
            done.check_returncode()
    found: Report = json.loads(report.read_text("utf-8"))
    if found.get("runtimeError"):
        raise RuntimeError(found["runtimeError"]["message"])
    return found


def scores(report: Report) -> dict[str, int]:
    return {name: round(report["categories"][name]["score"] * 100) for name in AIMS}


def faults(report: Report) -> list[str]:
    """What keeps accessibility and best practices from 100, with the first places where it was found."""
    found = []
    for category in ("accessibility", "best-practices"):
        for reference in report["categories"][category]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
                places = [
                    item.get("node", {}).get("snippet", "") or str(item.get("description", item.get("source", "")))
                    for item in (audit.get("details") or {}).get("items", [])[:3]
                ]
                found.append(f"{category}: {audit['title']}: {'; '.join(places)}")
    return found


def part(report: Report, name: str) -> float:
    value = float(report["audits"][name]["numericValue"])
    return value if name == "cumulative-layout-shift" else value / 1000


def address(server: Server, empty: str, name: str, game: str, preset: str) -> str:
    """What is opened in one round; a table is a new one each time."""
    if not game:
        return empty if name == "an empty page" else f"{server.url}/"
    seated = server.open_room(game, preset, *["thumb-1"] * 3)
    return f"{server.url}/room/{seated['room']}#seat={seated['secret']}"


def row(name: str, reports: list[Report]) -> dict[str, float]:
    """Print the line of a page. Returns what it reached."""
    points = [scores(report) for report in reports]
    reached = {
        "performance": float(median(one["performance"] for one in points)),
        **{aim: float(min(one[aim] for one in points)) for aim in ("accessibility", "best-practices")},
    }
    parts = [f"{median(part(report, one) for report in reports):.2f}" for one in PARTS]
    speed = median(report["environment"]["benchmarkIndex"] for report in reports)
    print(f"| {' | '.join([name, *(f'{reached[aim]:g}' for aim in AIMS), *parts, f'{speed:.0f}'])} |", flush=True)
    return reached


def measure(server: Server, empty: str, rounds: int, language: str, npm: node.Node) -> bool:
    """Print the table; whether the aims are met."""
    reports: dict[str, list[Report]] = {name: [] for name, _, _ in PAGES}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            for name, game, preset in PAGES:
                url = address(server, empty, name, game, preset)
                reports[name].append(looked_at(url, language, Path(folder), npm))
    head = [*AIMS, *PARTS.values(), "machine"]
    print(f"| page | {' | '.join(head)} |\n|---|{'--:|' * len(head)}")
    reached = {name: row(name, found) for name, found in reports.items()}
    control = reached.pop("an empty page")["performance"]
    said = dict.fromkeys(f"{name}: {fault}" for name in reached for one in reports[name] for fault in faults(one))
    short = {"performance": 100 - control}
    met = all(one[aim] + short.get(aim, 0) >= least for one in reached.values() for aim, least in AIMS.items())
    print("\n".join(["", *said, f"aims: {'met' if met else 'MISSED'}"]))
    return met


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--language", choices=languages(), default="en")
    arguments = parser.parse_args()
    npm = node.on_this_machine()
    if npm is None:
        print("Lighthouse needs a Node of its own: 20.19 or later.", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", program=fixed("lighthouse")) as server,
        ThreadingHTTPServer(("127.0.0.1", 0), Empty) as empty,
    ):
        threading.Thread(target=empty.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{empty.server_address[1]}/"
        met = measure(server, url, arguments.rounds, arguments.language, npm)
        empty.shutdown()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
