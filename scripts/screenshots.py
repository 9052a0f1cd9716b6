"""Pictures of every screen: ``python -m scripts.screenshots [FOLDER] [--only TEXT]`` plays both games and photographs.

It starts a server of its own on an empty directory and plays with seeded choices through the page, on a phone and a
desktop, in every language. ``--readme`` writes the two pictures of the README into ``docs/images`` instead. The
page must have been built (``python3 start.py prepare``); the packages are those of the tests.
"""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from launch import chromium
from tests.e2e.guest import AT_ONCE, DESKTOP, PHONE, Device, Guest, Tab
from tests.e2e.play import busy, play_deal, start, step
from tests.e2e.ways import Taps
from tests.server.process import Server

ROOT = Path(__file__).resolve().parent.parent
BOTS = ("thumb-1",) * 3
#: A short match with every kind of call: one deal to avoid, four auctions that are open from the start.
AUCTIONS: dict[str, Any] = {"contracts": ["no-king"], "early_end": True, "auction": "always"}


class Photographer:
    """One person at one device, who takes pictures."""

    def __init__(self, browser: Browser, server: Server, device: Device, language: str, folder: Path) -> None:
        self.browser, self.server, self.device, self.language, self.folder = browser, server, device, language, folder

    def guest(self, **settings: Any) -> tuple[Guest, Tab, Taps]:
        context = self.browser.new_context(**self.device.options(self.language))
        guest = Guest(context, self.device, self.language, self.server.url, 0, {**AT_ONCE, **settings})
        tab = guest.tab()
        return guest, tab, Taps(guest, tab)

    def take(self, tab: Tab, name: str) -> None:
        """One picture, after everything has come to rest."""
        tab.page.mouse.move(0, 0)
        tab.page.wait_for_timeout(450)
        tab.page.screenshot(path=self.folder / f"{name}-{self.device.name}-{self.language}.png")

    def press(self, tab: Tab, name: str) -> None:
        tab.press(tab.button(name).first, touch=self.device.touch)

    # --- the screens

    def start_page(self) -> None:
        guest, tab, _ = self.guest()
        tab.go()
        tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").wait_for()
        self.take(tab, "start")
        self.press(tab, tab.text("settings"))
        self.take(tab, "settings")
        guest.context.close()

    def kings_corner(self, players: int) -> None:
        guest, tab, way = self.guest(players=players)
        start(tab, "kings-corner", touch=self.device.touch)
        tab.until_asked()
        self.take(tab, f"kings-corner-{players}-dealt")
        choose = busy(players)
        for _ in range(7 if players == 4 else 12):
            step(tab, way, choose)
        tab.until_asked()
        source = next((token.split(">")[0] for token in tab.legal if ">" in token), "")
        if source and len(source) == 2 and source not in ("NE", "SE", "SW", "NW"):
            tab.press(tab.card(source), touch=self.device.touch)
            self.take(tab, f"kings-corner-{players}-selected")
            tab.page.keyboard.press("Escape")
        if tab.view["phase"] == "deal":
            card = tab.hand()[0]
            tab.press(tab.card(card), touch=self.device.touch)
            for place in ("N", "E", "S", "W"):
                if f"{card}>{place}" not in tab.legal:
                    tab.press(tab.place(place), touch=self.device.touch)
                    break
            self.take(tab, f"kings-corner-{players}-refused")
            tab.page.keyboard.press("Escape")
        play_deal(tab, way, choose)
        self.take(tab, f"kings-corner-{players}-deal-over")
        while tab.view["phase"] != "over":
            way.go_on()
            tab.until(lambda: tab.view["phase"] == "deal", "the next deal")
            play_deal(tab, way, choose)
        self.take(tab, f"kings-corner-{players}-match-over")
        tab.go("/matches")
        tab.button(tab.text("download")).wait_for()
        self.take(tab, f"matches-{players}")
        guest.context.close()

    def king(self) -> None:
        guest, tab, way = self.guest()
        start(tab, "king", touch=self.device.touch)
        choose = random.Random(3).choice
        wanted: dict[str, Callable[[], bool]] = {
            "king-dealt": lambda: True,
            "king-trick": lambda: len(tab.view["table"]["trick"]["cards"]) == 3,
            "king-late": lambda: len(tab.view["table"]["hand"]) <= 5 and bool(tab.view["table"]["trick"]["cards"]),
            "king-open": lambda: tab.view["table"]["phase"] == "open",
            "king-declare": lambda: tab.view["table"]["phase"] == "declare",
            "king-plus": lambda: tab.view["table"]["contract"] == "plus" and len(tab.view["table"]["hand"]) == 9,
        }
        while True:
            tab.until_asked()
            if tab.legal:
                self._note(tab, wanted)
                step(tab, way, lambda legal: "auction" if "auction" in legal else choose(legal))
                continue
            tab.page.locator(".result").wait_for()
            ended = len(tab.view["sheet"]["deals"])
            if ended in (2, 4) or tab.view["phase"] == "over":
                self.take(tab, "king-match-over" if tab.view["phase"] == "over" else f"king-deal-{ended}-over")
            if ended == 5 and self.device.touch:
                self.press(tab, tab.text("score-title"))
                self.take(tab, "king-score")
                self.press(tab, tab.text("close"))
            if tab.view["phase"] == "over":
                break
            way.go_on()
            tab.until(lambda: tab.view["phase"] == "deal", "the next deal")
        guest.context.close()

    def _note(self, tab: Tab, wanted: dict[str, Callable[[], bool]]) -> None:
        for name, holds in list(wanted.items()):
            if holds():
                tab.settle()
                self.take(tab, name)
                del wanted[name]
                return

    def auctions(self) -> None:
        guest, tab, way = self.guest()
        seated = self.server.open_room("king", "king", *BOTS, **AUCTIONS)
        guest.keep_seat("king", seated)
        tab.go(f"/room/{seated['room']}")
        chance = random.Random(5)
        taken: dict[str, int] = {}

        def choose(legal: list[str]) -> str:
            # Bid high and ask for more, so that long auctions are seen.
            bids = [token for token in legal if token[0] in "+-" or token == "match"]
            counters = [token for token in legal if token.startswith("counter:")]
            return chance.choice(counters or bids[:2] or legal)

        while True:
            tab.until_asked()
            if tab.legal:
                phase = tab.view["table"]["phase"]
                if phase in ("bid", "decide", "answer", "declare") and taken.get(phase, 0) < 3:
                    tab.page.locator(".sheet button:enabled").first.wait_for()
                    taken[phase] = taken.get(phase, 0) + 1
                    self.take(tab, f"auction-{phase}-{taken[phase]}")
                step(tab, way, choose)
                continue
            tab.page.locator(".result").wait_for()
            if tab.view["phase"] == "over":
                break
            way.go_on()
            tab.until(lambda: tab.view["phase"] == "deal", "the next deal")
        guest.context.close()

    def friends(self) -> None:
        guest, tab, _ = self.guest()
        tab.go()
        tab.page.get_by_label(tab.text("start-friends")).last.select_option("1")
        self.press(tab, f"{tab.text('start-play-friends', count=1)} {tab.text('game-king')}")
        tab.page.get_by_label(tab.text("waiting-link")).wait_for()
        self.take(tab, "waiting")
        other, door, _ = self.guest()
        door.go(tab.page.url.removeprefix(tab.url))
        door.page.get_by_label(door.text("your-name")).wait_for()
        self.take(door, "door")
        other.context.close()
        guest.context.close()

    def house_rules(self) -> None:
        for game, text in (("kings-corner", "swedish?draw_when=start&target=50"), ("king", "turkey?must_trump=false")):
            guest, tab, _ = self.guest()
            tab.go(f"/play/{text}")
            tab.page.locator("[data-option]").first.wait_for()
            self.take(tab, f"house-rules-{game}")
            tab.go(f"/rules/{self.language}/{text}")
            self.take(tab, f"rule-page-{game}")
            seated = self.server.open_room(game, text.partition("?")[0], *BOTS)
            guest.keep_seat(game, seated)
            tab.go(f"/room/{seated['room']}")
            tab.page.locator("[data-card]").first.wait_for()
            self.press(tab, tab.text("how"))
            tab.page.locator("article").wait_for()
            self.take(tab, f"how-{game}")
            guest.context.close()

    def trouble(self) -> None:
        guest, tab, _ = self.guest()
        tab.go("/room/aaaaaaaaaaaaaaaa")
        tab.page.get_by_role("alert").wait_for()
        self.take(tab, "no-room")
        guest.context.close()


def readme(browser: Browser, server: Server, folder: Path) -> None:
    """The two pictures of the README: tables in the middle of a deal."""
    desk = Photographer(browser, server, DESKTOP, "en", folder)
    guest, tab, way = desk.guest()
    start(tab, "king", touch=False)
    choose = random.Random(8).choice
    while len(tab.view["sheet"]["deals"]) < 2 or len(tab.view["table"]["trick"]["cards"]) < 2 or not tab.legal:
        if tab.view["phase"] == "between":
            way.go_on()
            tab.until(lambda: tab.view["phase"] == "deal", "the next deal")
        elif tab.legal:
            step(tab, way, choose)
        tab.until_asked()
    tab.settle()
    desk.take(tab, "king")
    guest.context.close()

    hand = Photographer(browser, server, PHONE, "en", folder)
    while True:
        guest, tab, way = hand.guest(players=4)
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
            hand.take(tab, "kings-corner")
            break
        guest.context.close()
    for name in ("king-desktop", "kings-corner-phone"):
        (folder / f"{name}-en.png").rename(folder / f"{name}.png")


def photograph(browser: Browser, server: Server, folder: Path, only: str) -> None:
    """Every screen, on both devices, in every language."""
    for device in (PHONE, DESKTOP):
        for language in ("en", "de", "sv", "ro"):
            one = Photographer(browser, server, device, language, folder)
            screens: dict[str, Callable[[], None]] = {
                "start": one.start_page,
                "kings-corner-2": lambda one=one: one.kings_corner(2),  # type: ignore[misc]
                "kings-corner-4": lambda one=one: one.kings_corner(4),  # type: ignore[misc]
                "kings-corner-6": lambda one=one: one.kings_corner(6),  # type: ignore[misc]
                "king": one.king,
                "auctions": one.auctions,
                "friends": one.friends,
                "house-rules": one.house_rules,
                "trouble": one.trouble,
            }
            for name, screen in screens.items():
                if only in f"{name}-{device.name}-{language}":
                    print(f"{name}-{device.name}-{language}", flush=True)
                    screen()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "test-results" / "screens")
    parser.add_argument("--only", default="", help="only screens whose name (king-phone-de) contains this")
    parser.add_argument("--readme", action="store_true", help="the two pictures of the README, into docs/images")
    arguments = parser.parse_args()
    folder: Path = ROOT / "docs" / "images" if arguments.readme else arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    program = chromium.on_this_machine() or None
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "data") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=["--disable-gpu", *sandbox]) as browser,
    ):
        if arguments.readme:
            readme(browser, server, folder)
        else:
            photograph(browser, server, folder, arguments.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
