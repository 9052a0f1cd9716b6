"""How many bytes a browser fetches: ``python bench/page.py`` starts a server and a Chromium, looks, prints a table.

A first load is what a browser with an empty cache really fetches until the page is shown: the page itself, its styles,
its scripts, the texts of one language. What the page fetches afterwards, while it has nothing else to do (panels, the
next page: ``web/src/parts/pages.ts``), is not of it: here the browser is never idle, so that none of that comes.
Two first loads are measured: the start page, and a table that is opened by its address. Everything is what there is on
the server, all languages included.

Bytes are those of the compressed bodies as they go over the wire (gzip). Aims: JavaScript until the start page can be
used at most 80 kB; all that a first load fetches before the pictures of the courts at most 150 kB; JavaScript of the
start page and five idle seconds at most 160 kB; the courts and the display face at most 140 kB, and none of them on a
second visit. The test that guards the first is in ``tests/e2e/test_review.py`` (``FIRST_LOAD``).

Requests are distinct addresses of the server, ``/api`` and the icon included, the courts not, from an empty cache:
those until the page is shown (in the browser that is never idle), and those until five seconds after that in a browser
that is idle. The start page is opened by a browser without matches, the table by one that has a seat there. What the
service worker fetches is counted beside them; it takes most of it from the browser's cache. Aim: at most 26. The test
that guards it is in ``tests/e2e/test_opening.py`` (``MOST``).

The deal of the day is what its page, its calendar and the sheet that shares it fetch beyond a start page, with the
texts of one language: at most 25 kB. The results of a hundred bots are no part of the page: the server sends those of a
task when it is asked for them.

The score pad is what its list, a sheet and the entry of a deal fetch beyond a start page that was never idle, of one
game and with the texts of one language: at most 45 kB. A new sheet fetches its form as well, and with it the parts of
forms that an idle start page has already, and the rule sets of the game that it shows first; menus, the end, statistics
and the other game come when they are opened, the sheet for paper and the other texts of the pad when the page is idle.

The profile and the list of puzzles are each what their page fetches beyond a start page, with the texts of one
language: at most 25 kB.

The exit status is 1 if an aim is missed. The page must have been built: ``python3 start.py prepare``.
"""

import argparse
import datetime as dt
import json
import os
import re
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FilePayload, Request, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from kingcraft.daily.plan import TASKS  # noqa: E402
from launch import chromium  # noqa: E402
from tools.driver.server import Server  # noqa: E402

STATIC = ROOT / "src" / "kingcraft" / "server" / "static"
#: Aims in bytes.
SCRIPTS, WHOLE, IDLE, PICTURES, DAY, PAD, OWN = 80_000, 150_000, 160_000, 140_000, 25_000, 45_000, 25_000
#: The most requests.
REQUESTS = 26
#: How long requests of an idle page are counted, milliseconds.
AHEAD = 5_000
#: The pictures of the courts, and with them the display face.
COURT = re.compile(r"/assets/[JQK][SHDC]-")
PICTURE = re.compile(r"/assets/(?:[JQK][SHDC]-|.*\.woff2$)")
#: A browser that always has something else to do.
NEVER_IDLE = "window.requestIdleCallback = () => 0;"
#: The element by which each page is known to be shown.
PAGES = {"start page": "main .button.main", "table": "[data-card]"}

Sizes = dict[str, tuple[int, int]]


def fetched(url: str) -> tuple[int, int]:
    """How long the body of an address is, plain and on the wire."""
    request = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        wire = answer.read()
    with urllib.request.urlopen(url, timeout=30) as answer:
        return len(answer.read()), len(wire)


def first_load(browser: Browser, url: str, path: str, shown: str, language: str, seats: str) -> Sizes:
    """What a browser fetches that has nothing but ``seats``: path to (plain bytes, bytes on the wire)."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith(url) and "/api/" not in request.url:
            found.append(request.url.removeprefix(url))

    with browser.new_context(locale=language, service_workers="block") as context:  # a worker is of no first load
        context.add_init_script(f"{NEVER_IDLE} localStorage.setItem('kingcraft.rooms', {json.dumps(seats)});")
        page = context.new_page()
        page.on("requestfinished", note)
        page.goto(url + path)
        page.locator(shown).first.wait_for()
        page.wait_for_load_state("networkidle")
    return {path: fetched(url + path) for path in dict.fromkeys(found)}


def requests(browser: Browser, url: str, path: str, shown: str, seats: str, *, idle: bool) -> tuple[set[str], int]:
    """Which addresses a browser asks for that has nothing but ``seats``, and how many its service worker does."""
    page_asks: set[str] = set()
    worker_asks: set[str] = set()

    def note(request: Request) -> None:
        if request.url.startswith(url):
            (worker_asks if request.service_worker else page_asks).add(request.url.removeprefix(url))

    with browser.new_context(locale="en", service_workers="allow" if idle else "block") as context:
        context.add_init_script(f"localStorage.setItem('kingcraft.rooms', {json.dumps(seats)});")
        if not idle:
            context.add_init_script(NEVER_IDLE)
        context.on("request", note)
        page = context.new_page()
        page.goto(url + path)
        page.locator(shown).first.wait_for()
        if idle:
            page.wait_for_timeout(AHEAD)
        else:
            page.wait_for_load_state("networkidle")
    return page_asks, len(worker_asks)


def pictures(browser: Browser, url: str) -> tuple[set[str], int]:
    """Which courts and faces the start page fetches, and how many of them a second visit does."""
    asked: list[set[str]] = []
    with browser.new_context(locale="en", service_workers="block") as context:
        for _ in range(2):
            page = context.new_page()
            came: set[str] = set()
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            fresh: dict[str, str] = {}

            def response(event: Any, fresh: dict[str, str] = fresh) -> None:
                if not event["response"]["fromDiskCache"] and not event["response"].get("fromPrefetchCache"):
                    fresh[event["requestId"]] = event["response"]["url"].removeprefix(url)

            session.on("Network.responseReceived", response)
            session.on("Network.requestServedFromCache", lambda event, fresh=fresh: fresh.pop(event["requestId"], None))
            page.goto(url)
            page.wait_for_timeout(AHEAD)
            came.update(path for path in fresh.values() if PICTURE.match(path))
            asked.append(came)
            page.close()
    return asked[0], len(asked[1])


def day(browser: Browser, server: Server) -> int:
    """Print what the deal of the day fetches beyond the start page; return the most of all languages."""
    most = 0
    date = dt.datetime.now().astimezone().date().isoformat()
    tasks = {task: {"room": "none", "points": 0, "beats": 50} for task in TASKS}
    done = json.dumps({"latest": date, "days": {date: tasks}})
    for language in ("en", "de", "sv", "ro"):
        start = first_load(browser, server.url, "/", PAGES["start page"], language, "[]")
        found: list[str] = []
        with browser.new_context(locale=language, service_workers="block") as context:
            context.add_init_script(f"{NEVER_IDLE} localStorage.setItem('kingcraft.days', {json.dumps(done)});")
            page = context.new_page()

            def note(request: Request, found: list[str] = found) -> None:
                found.append(request.url.removeprefix(server.url))

            page.on("requestfinished", note)
            page.goto(f"{server.url}/day")
            page.locator("main .button.main").click()
            page.locator("dialog textarea").wait_for()
            page.goto(f"{server.url}/calendar")
            page.locator("main dl").wait_for()
            page.wait_for_load_state("networkidle")
        own = [fetched(server.url + path) for path in {*found} - {*start} if path.startswith("/assets/")]
        plain, wire = sum(plain for plain, _ in own), sum(wire for _, wire in own)
        print(line(f"deal of the day beyond the start page, {language} ({len(own)} files)", plain, wire))
        most = max(most, wire)
    return most


def own(browser: Browser, server: Server) -> int:
    """Print what the profile and the list of puzzles fetch beyond the start page; return the most of both."""
    most = 0
    for path, shown in (("/profile", "main h2"), ("/puzzles", "main li")):
        for language in ("en", "de", "sv", "ro"):
            start = first_load(browser, server.url, "/", PAGES["start page"], language, "[]")
            files = first_load(browser, server.url, path, shown, language, "[]")
            fresh = [size for name, size in files.items() if name not in start and name.startswith("/assets/")]
            plain, wire = sum(plain for plain, _ in fresh), sum(wire for _, wire in fresh)
            print(line(f"{path} beyond the start page, {language} ({len(fresh)} files)", plain, wire))
            most = max(most, wire)
    return most


def pad(browser: Browser, server: Server) -> int:
    """Print what the score pad fetches beyond the start page; return the most of all games and languages."""
    most = 0
    for language, game in (("en", "king"), ("de", "king"), ("sv", "king"), ("ro", "king"), ("en", "kings-corner")):
        start = first_load(browser, server.url, "/", PAGES["start page"], language, "[]")
        players = ["Anna", "Ben", "Mia", "Oskar"]
        begun = {"n": 1, "by": "kai7", "op": "start", "id": "pad1", "game": game, "players": players, "dealer": 0}
        begun["rules"] = {"preset": "king" if game == "king" else "pagat"}
        document = json.dumps({"format": "kingcraft-sheet/1", "events": [begun]}).encode()
        with browser.new_context(locale=language, service_workers="block") as context:
            context.add_init_script(NEVER_IDLE)
            page = context.new_page()
            page.goto(f"{server.url}/pad")
            sheet: FilePayload = {"name": "s.json", "mimeType": "application/json", "buffer": document}
            page.locator("main input[type=file]").set_input_files(sheet)
            page.locator("dialog .button.main").click()  # it is shown first, and kept when the player agrees
            page.locator("dialog").wait_for(state="detached")
            found: list[str] = []

            def note(request: Request, found: list[str] = found) -> None:
                found.append(request.url.removeprefix(server.url))

            page.on("request", note)
            page.goto(f"{server.url}/pad")  # once more, as if the sheet had been here before
            page.locator("main a.panel").click()
            page.locator("main .foot .button.main").click()
            page.locator(".entry h1").wait_for()
            page.wait_for_load_state("networkidle")
            seen = {*found}
            page.goto(f"{server.url}/pad#new")
            page.locator("main .foot .button.main").wait_for()
            page.wait_for_load_state("networkidle")
        for name, paths in (("", seen), (", with a new sheet", {*found})):
            fresh = [path for path in paths - {*start} if path.startswith("/assets/") and not PICTURE.match(path)]
            own = [fetched(server.url + path) for path in fresh]
            plain, wire = sum(plain for plain, _ in own), sum(wire for _, wire in own)
            print(line(f"score pad beyond the start page, {game}, {language}{name} ({len(own)} files)", plain, wire))
            most = max(most, wire) if not name else most
    return most


def line(name: str, plain: int, wire: int) -> str:
    return f"| {name} | {plain / 1000:.1f} | {wire / 1000:.1f} |"


def measure(browser: Browser, server: Server) -> bool:
    """Print the tables; whether the aims are met."""
    met = True
    print("| first load | plain, kB | on the wire, kB |\n|---|--:|--:|")
    seated = server.open_room("king", "king", *["thumb-1"] * 3)
    seats = json.dumps([{**seated, "game": "king", "created": "2026-11-22T10:00:00Z"}])
    for name, shown in PAGES.items():
        for language in ("en", "de"):
            path = "/" if name == "start page" else f"/room/{seated['room']}"
            files = first_load(browser, server.url, path, shown, language, seats)
            scripts = [size for path, size in files.items() if path.endswith(".js")]
            js, whole = sum(wire for _, wire in scripts), sum(wire for _, wire in files.values())
            print(
                line(f"{name}, {language}: JavaScript ({len(scripts)} files)", sum(plain for plain, _ in scripts), js)
            )
            print(
                line(f"{name}, {language}: all ({len(files)} files)", sum(plain for plain, _ in files.values()), whole)
            )
            met = met and (name != "start page" or js <= SCRIPTS) and whole <= WHOLE
    names = [file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()]
    sizes = [fetched(f"{server.url}/{name}") for name in names if not name.endswith(".sha256")]
    plain, wire = sum(plain for plain, _ in sizes), sum(wire for _, wire in sizes)
    print(line(f"everything on the server ({len(sizes)} files)", plain, wire))
    came, again = pictures(browser, server.url)
    drawn = came | {f"/{name}" for name in names if COURT.match(f"/{name}")}
    painted = sum(fetched(server.url + path)[1] for path in drawn)
    print(f"| courts and display face ({len(drawn)} files; {again} on a second visit) | | {painted / 1000:.1f} |")
    most, pages, sheets = day(browser, server), own(browser, server), pad(browser, server)
    few, ahead = count(browser, server, seats)
    print(f"| start page and five idle seconds: JavaScript | | {ahead / 1000:.2f} |")
    met = (
        met
        and most <= DAY
        and pages <= OWN
        and sheets <= PAD
        and ahead <= IDLE
        and painted <= PICTURES
        and again == 0
        and len(came) > 1
    )
    aims = (
        f"JavaScript of the start page <= {SCRIPTS / 1000:.0f} kB, all <= {WHOLE / 1000:.0f} kB, JavaScript when idle"
    )
    aims += (
        f" <= {IDLE / 1000:.0f} kB, pictures <= {PICTURES / 1000:.0f} kB and none again, the day <= {DAY // 1000} kB,"
        f" profile and puzzles <= {OWN // 1000} kB each, the score pad <= {PAD // 1000} kB"
    )
    print(f"\naims: {aims}: {'met' if met else 'MISSED'}")
    print(f"aim: requests <= {REQUESTS}: {'met' if few else 'MISSED'}")
    return met and few


def count(browser: Browser, server: Server, seats: str) -> tuple[bool, int]:
    """Print the table of requests. Returns whether the aim is met, and the bytes of scripts of an idle start page."""
    most = scripts = 0
    print("\n| requests | until it is shown | 5 s later | the service worker's |\n|---|--:|--:|--:|")
    for name, shown in PAGES.items():
        path, kept = ("/", "[]") if name == "start page" else (f"/room/{json.loads(seats)[0]['room']}", seats)
        first, _ = requests(browser, server.url, path, shown, kept, idle=False)
        later, workers = requests(browser, server.url, path, shown, kept, idle=True)
        few = [sum(not COURT.match(one) for one in asked) for asked in (first, later)]
        print(f"| {name} | {few[0]} | {few[1]} | {workers} |")
        most = max(most, *few)
        if path == "/":
            scripts = sum(fetched(server.url + one)[1] for one in later if one.endswith(".js"))
    return most <= REQUESTS, scripts


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    if not (STATIC / "index.html").is_file():
        print("The page has not been built. Run: python3 start.py prepare", file=sys.stderr)
        return 1
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium.on_this_machine() or None, args=sandbox) as browser,
    ):
        return 0 if measure(browser, server) else 1


if __name__ == "__main__":
    sys.exit(main())
