"""The two pictures of the README: tables in the middle of a deal."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.guest import AT_ONCE, DESKTOP, PHONE, Device, Guest, Tab
from tests.e2e.play import busy, go_on, start, step
from tests.e2e.ways import Taps
from tests.server.process import Server


def sit_down(browser: Browser, server: Server, device: Device, **settings: Any) -> tuple[Guest, Tab, Taps]:
    context = browser.new_context(**device.options("en"), service_workers="block")
    guest = Guest(context, device, "en", server.url, 0, {**AT_ONCE, **settings})
    tab = guest.tab()
    return guest, tab, Taps(guest, tab)


def take(tab: Tab, file: Path) -> None:
    tab.settle()
    tab.page.mouse.move(0, 0)
    tab.page.wait_for_timeout(450)
    tab.page.screenshot(path=file)


def readme(browser: Browser, server: Server, folder: Path) -> None:
    guest, tab, way = sit_down(browser, server, DESKTOP)
    start(tab, "king", touch=False)
    choose = random.Random(8).choice
    while len(tab.view["sheet"]["deals"]) < 2 or len(tab.view["table"]["trick"]["cards"]) < 2 or not tab.legal:
        if tab.view["phase"] == "between":
            go_on(tab, way)
        elif tab.legal:
            step(tab, way, choose)
        tab.until_asked()
    take(tab, folder / "king-desktop.png")
    guest.context.close()

    while True:
        guest, tab, way = sit_down(browser, server, PHONE, players=4)
        start(tab, "kings-corner", touch=True)
        for _ in range(9):
            if tab.view["phase"] == "deal":
                step(tab, way, busy(4))
        tab.until_asked()
        piles = tab.view["table"]["piles"]
        fitting = [token.split(">")[0] for token in tab.legal if ">" in token and token.split(">")[0] in tab.hand()]
        if fitting and sum(len(pile) > 2 for pile in piles.values()) >= 3 and len(tab.hand()) >= 4:
            tab.settle()
            tab.press(tab.card(fitting[0]), touch=True)
            take(tab, folder / "kings-corner-phone.png")
            guest.context.close()
            return
        guest.context.close()
