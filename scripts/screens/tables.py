"""The tables of both games: early, late, selected, refused, every call, results, score, as text, without a network."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from scripts.screens.photographer import Photographer
from tests.e2e.play import busy, go_on, play_deal, step

BOTS = ("thumb-1",) * 3
#: A short match with every kind of call: one deal to avoid, four auctions that are open from the start.
AUCTIONS: dict[str, Any] = {"contracts": ["no-king"], "early_end": True, "auction": "always"}


def score(one: Photographer) -> None:
    """The score sheet as a panel: beside a wide table it always stands, and has no button."""
    one.resize("390x844")
    one.press("score-title")


def kings_corner(one: Photographer, players: int) -> None:
    tab, name = one.tab, f"kings-corner-{players}"
    tab.go(one.sit("kings-corner", "pagat", *["thumb-1"] * (players - 1), target=60))
    tab.until_asked()
    one.take_table(f"{name}-dealt")
    choose = busy(players)
    for _ in range(7 if players == 4 else 12):
        step(tab, one.way, choose)
    tab.until_asked()

    def select() -> None:
        source = next((token.split(">")[0] for token in tab.legal if ">" in token), "")
        if source in tab.hand():
            tab.card(source).click()

    def refuse() -> None:
        card = tab.hand()[0]
        place = next(place for place in ("N", "E", "S", "W") if f"{card}>{place}" not in tab.legal)
        tab.card(card).click()
        tab.place(place).click()

    one.take_table(f"{name}-selected", select)
    if tab.legal:
        one.take_table(f"{name}-refused", refuse)
        one.take_table(f"{name}-text", text=True)
    play_deal(tab, one.way, choose)
    one.take_table(f"{name}-deal-over")
    one.take_table(f"{name}-score", partial(score, one))
    if players == 4:
        while tab.view["phase"] != "over":
            go_on(tab, one.way)
            play_deal(tab, one.way, choose)
        one.take_table(f"{name}-match-over")


def king(one: Photographer) -> None:
    tab = one.tab
    tab.go(one.sit("king", "king", *BOTS))
    tab.until_asked()
    choose = random.Random(3).choice
    wanted: dict[str, Callable[[], bool]] = {
        "king-dealt": lambda: True,
        "king-trick": lambda: len(tab.view["table"]["trick"]["cards"]) == 3,
        "king-late": lambda: len(tab.view["table"]["hand"]) <= 5 and bool(tab.view["table"]["trick"]["cards"]),
        "king-open": lambda: tab.view["table"]["phase"] == "open",
        "king-declare": lambda: tab.view["table"]["phase"] == "declare",
        "king-plus": lambda: tab.view["table"]["contract"] == "plus" and len(tab.view["table"]["hand"]) == 9,
    }
    while tab.view["phase"] != "over":
        if tab.legal:
            name = next((name for name, holds in wanted.items() if holds()), "")
            if name:
                del wanted[name]
                one.take_table(name)
            if name == "king-late":
                one.take_table("king-text", text=True)
                one.take_table("king-last-trick", lambda: one.press("last-trick"))
                one.take_table("king-score", partial(score, one))
                offline(one)
            step(tab, one.way, lambda legal: "auction" if "auction" in legal else choose(legal))
        else:
            if len(tab.view["sheet"]["deals"]) in (2, 8):
                one.take_table(f"king-deal-{len(tab.view['sheet']['deals'])}-over")
            go_on(tab, one.way)
        tab.until_asked()
    one.take_table("king-match-over")
    tab.go("/matches")
    one.take("matches", seen="main")


def offline(one: Photographer) -> None:
    """What stands above the table when the network is gone. (The page is not loaded anew then: as it is shown now.)"""
    if not one.wants("king-offline"):
        return
    one.guest.context.set_offline(True)
    one.tab.page.locator(".notice").wait_for(timeout=30_000)
    one.take_sizes("king-offline", "en", "auto")
    one.guest.context.set_offline(False)
    one.tab.page.locator(".notice").wait_for(state="detached", timeout=60_000)


def auctions(one: Photographer) -> None:
    tab = one.tab
    tab.go(one.sit("king", "king", *BOTS, **AUCTIONS))
    tab.until_asked()
    chance = random.Random(5)
    taken: dict[str, int] = {}

    def choose(legal: list[str]) -> str:
        # Bid high and ask for more, so that long auctions are seen.
        bids = [token for token in legal if token[0] in "+-" or token == "match"]
        counters = [token for token in legal if token.startswith("counter:")]
        return chance.choice(counters or bids[:2] or legal)

    while tab.view["phase"] != "over":
        if tab.legal:
            phase = tab.view["table"]["phase"]
            if phase in ("bid", "decide", "answer", "declare") and taken.get(phase, 0) < 2:
                taken[phase] = taken.get(phase, 0) + 1
                one.take_table(f"auction-{phase}-{taken[phase]}")
            step(tab, one.way, choose)
        else:
            go_on(tab, one.way)
        tab.until_asked()


def turkey(one: Photographer) -> None:
    tab = one.tab
    tab.go(one.sit("king", "turkey", *BOTS))
    choose = random.Random(4).choice
    tab.until_asked()
    while tab.view["table"]["phase"] != "choose" or not tab.legal:
        if tab.legal:
            step(tab, one.way, choose)
        else:
            go_on(tab, one.way)
        tab.until_asked()
    one.take_table("turkey-choose")


SCREENS: dict[str, Callable[[Photographer], None]] = {
    "kings-corner-2": lambda one: kings_corner(one, 2),
    "kings-corner-4": lambda one: kings_corner(one, 4),
    "kings-corner-6": lambda one: kings_corner(one, 6),
    "king": king,
    "auction": auctions,
    "turkey": turkey,
}
