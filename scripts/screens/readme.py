"""The pictures of the README: King on a desktop, and three phones beside one another."""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.chromium import opened
from scripts.screens.kings_corner import select
from tools.driver.guest import AT_ONCE, DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import busy, go_on, start, step
from tools.driver.server import Server, fixed
from tools.driver.ways import Taps

#: Milliseconds until everything has come to rest.
REST: Final = 450
#: The page that shows the phones side by side.
PHONES: Final = """<!doctype html><meta charset=utf-8><style>
    body { margin: 0; width: 1242px; display: flex; justify-content: space-between; padding: 24px }
    img { width: 390px; height: 844px; border-radius: 34px; box-shadow: 0 0 0 6px #1b1d1f, 0 8px 18px #0006 }
</style>"""


def sit_down(browser: Browser, server: Server, device: Device, **settings: Any) -> tuple[Tab, Taps]:
    context = browser.new_context(**device.options("en"), service_workers="block")
    guest = Guest(context, device, "en", server.url, 0, {**AT_ONCE, "name": "Ana", **settings})
    tab = guest.tab()
    return tab, Taps(guest, tab)


def take(tab: Tab, file: Path) -> Path:
    tab.settle()
    tab.page.mouse.move(0, 0)
    tab.page.wait_for_timeout(REST)
    tab.page.screenshot(path=file)
    return file


def seat(tab: Tab) -> str:
    """The link of the seat in a tab."""
    kept: dict[str, Any] = tab.page.evaluate("JSON.parse(localStorage.getItem('kingcraft.rooms'))[0]")
    return f"/room/{kept['room']}#seat={kept['secret']}"


def play_until(tab: Tab, way: Taps, holds: Callable[[], bool]) -> bool:
    """Play King, low cards first, until it is our turn and ``holds``. Returns whether that comes in this match."""
    chance = random.Random(8)

    def choose(legal: list[str]) -> str:
        bids = [token for token in legal if token[0] == "+" and token[1:].isdigit()]
        if "auction" in legal:
            return "auction"
        return bids[0] if bids else min(legal, key=lambda token: ("23456789TJQKA".find(token[0]), chance.random()))

    tab.until_asked()
    while not (tab.legal and holds()) and tab.view["phase"] != "over":
        if tab.view["phase"] == "between":
            go_on(tab, way)
        else:
            step(tab, way, choose)
        tab.until_asked()
    return bool(tab.view["phase"] != "over")


def of_queens(tab: Tab) -> bool:
    """In the deal without queens: one is gone, and the trick has begun."""
    table = tab.view["table"]
    return (
        table["contract"] == "no-queens"
        and any(table["captured"])
        and len(table["trick"]["cards"]) == 3
        and len(tab.legal) > 1
        and 6 <= len(table["hand"]) <= 9
        and len({card[1] for card in table["hand"]}) >= 3
    )


def of_bids(tab: Tab) -> bool:
    """In an auction in which something has been bid."""
    table = tab.view["table"]
    return table["phase"] == "bid" and bool(table["auction"]["high"])


def of_tricks(tab: Tab) -> bool:
    """In a plus game, last in the trick."""
    table = tab.view["table"]
    return table["contract"] == "plus" and len(table["trick"]["cards"]) == 3 and len(tab.legal) > 1


def king(browser: Browser, server: Server, desktop: Path, phones: Path) -> list[Path]:
    """A match of King: a trick on a desktop; an auction and another trick on a phone. Returns what the phone showed."""
    taken: list[Path] = []
    while len(taken) < 2:
        tab, way = sit_down(browser, server, DESKTOP)
        start(tab, "king", touch=False)
        if play_until(tab, way, lambda: of_queens(tab)):  # noqa: B023 - asked at once
            take(tab, desktop)
        for name, look, holds in (("auction", {"cloth": "linen"}, of_bids), ("trick", {}, of_tricks))[len(taken) :]:
            if not play_until(tab, way, lambda: holds(tab)):  # noqa: B023 - asked at once
                break
            phone, _ = sit_down(browser, server, PHONE, **look)
            phone.go(seat(tab))
            phone.until_asked()
            taken.append(take(phone, phones / f"{name}.png"))
            phone.page.context.close()
            tab.page.reload()
            tab.page.locator("[data-card]").first.wait_for()
        tab.page.context.close()
    return taken


def kings_corner(browser: Browser, server: Server, phones: Path) -> Path:
    """A deal of Kings Corner on a phone, with long piles and a card chosen that fits."""
    while True:
        tab, way = sit_down(browser, server, PHONE, players=4)
        start(tab, "kings-corner", touch=True)
        for _ in range(9):
            if tab.view["phase"] == "deal":
                step(tab, way, busy(4))
            tab.until_asked()
        piles = tab.view["table"]["piles"] if tab.legal else {}
        fitting = {token.split(">")[0] for token in tab.legal if ">" in token} & set(tab.hand())
        if fitting and sum(len(pile) > 2 for pile in piles.values()) >= 3 and len(tab.hand()) >= 5:
            tab.settle()
            select(tab)
            return take(tab, phones / "piles.png")
        tab.page.context.close()


def readme(folder: Path) -> None:
    """Write the pictures into ``folder``: ``king-desktop.png`` and ``phones.png``."""
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data", "--rate", "0", program=fixed("readme")) as server,
        sync_playwright() as playwright,
        opened(playwright) as browser,
    ):
        phones = Path(data)
        auction, trick = king(browser, server, folder / "king-desktop.png", phones)
        piles = kings_corner(browser, server, phones)
        html = phones / "phones.html"
        html.write_text(PHONES + "".join(f'<img src="{file.name}">' for file in (piles, trick, auction)), "utf-8")
        page = browser.new_page(viewport={"width": 1290, "height": 892}, device_scale_factor=1.5)
        page.goto(html.as_uri())
        page.screenshot(path=folder / "phones.png", omit_background=True)
