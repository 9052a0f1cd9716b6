"""Tables of King: each phase, early and late, every call, tricks looked at again, results, the friend who is away."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from playwright.sync_api import Position

from scripts.screens.kings_corner import score
from scripts.screens.part import Part
from scripts.screens.photographer import Photographer
from tools.driver.guest import Tab
from tools.driver.play import go_on, step

#: A short match with every kind of call: one deal to avoid, four auctions that are open from the start.
AUCTIONS: Final[dict[str, Any]] = {"contracts": ["no-king"], "early_end": True, "auction": "always"}
#: One deal that goes on when nothing is left in it.
TO_THE_END: Final[dict[str, Any]] = {"contracts": ["no-king"], "early_end": False, "auction": "off"}
#: What no other card covers, also of one that is turned: near the middle of its left edge.
EDGE: Final[Position] = {"x": 16, "y": 56}


def refuse(tab: Tab) -> None:
    """Tap a card that the rules do not allow now."""
    card = tab.card(min(set(tab.view["table"]["hand"]) - set(tab.legal)))
    card.click(position=EDGE)
    if card.get_attribute("aria-pressed") == "true":  # a card that is mostly covered is raised first
        card.click(position=EDGE)
    tab.page.get_by_role("alert").wait_for()


def match(one: Photographer) -> None:
    tab = one.tab
    one.sit("king", "king")
    tab.until_asked()
    choose = random.Random(3).choice
    wanted: dict[str, Callable[[], bool]] = {
        "king-dealt": lambda: True,
        "king-refused": lambda: 0 < len(set(tab.view["table"]["hand"]) - set(tab.legal)) < 12,
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
                if name == "king-refused":
                    one.take_table(name, partial(refuse, tab), fleeting=True)
                else:
                    one.take_table(name)
            if name == "king-late":
                one.take_table("king-text", text=True)
                one.take_table("king-last-trick", lambda: one.press("last-trick"))
                one.take_table("king-tricks", lambda: one.press("tricks"), history="all")
                one.take_table("king-score", partial(score, one))
            step(tab, one.way, lambda legal: "auction" if "auction" in legal else choose(legal))
        else:
            if len(tab.view["sheet"]["deals"]) in (2, 8):
                one.take_table(f"king-deal-{len(tab.view['sheet']['deals'])}-over")
            go_on(tab, one.way)
        tab.until_asked()
    one.take_table("king-score-end", partial(score, one))
    one.take_table("king-match-over")
    tab.go("/matches")
    one.take("matches", seen="main a[href*='/match/']")
    tab.go()
    one.take("start-again", seen="main .button.main", whole=True)


def auctions(one: Photographer) -> None:
    tab = one.tab
    one.sit("king", "king", **AUCTIONS)
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


def chooser(one: Photographer, preset: str) -> None:
    """Presets in which one player chooses what is played."""
    tab = one.tab
    one.sit("king", preset)
    choose = random.Random(4).choice
    tab.until_asked()
    while tab.view["table"]["phase"] != "choose" or not tab.legal:
        if tab.legal:
            step(tab, one.way, choose)
        else:
            go_on(tab, one.way)
        tab.until_asked()
    one.take_table(f"{preset}-choose")


def offer(one: Photographer) -> None:
    """Nothing is left to win: the room offers to play the rest."""
    tab = one.tab

    def kings_first(legal: list[str]) -> str:
        return "KH" if "KH" in legal else max(legal, key=lambda card: "23456789TJQKA".find(card[0]))

    while True:
        one.sit("king", "king", **TO_THE_END)
        tab.until_asked()
        while tab.legal and not tab.view["offer"]:
            step(tab, one.way, kings_first)
            tab.until_asked()
        if tab.view["offer"] and len(tab.view["table"]["hand"]) > 1:
            one.take_table("king-nothing-left")
            return


def away(one: Photographer, game: str = "king", preset: str = "king") -> None:
    """The table waits for a friend who has not come; in King a card is chosen ahead meanwhile."""
    tab = one.tab
    seated = one.open(game, preset, friends=1)
    friend = one.server.join(seated["room"])
    tab.go(f"/room/{seated['room']}#seat={seated['secret']}")
    tab.page.get_by_text(tab.text("result-waiting", names="Bo")).wait_for()
    if game == "king":
        one.take("waiting-back")
    other = one.another()
    for each, mine in ((other.tab, friend), (tab, seated)):
        each.go(f"/room/{seated['room']}#seat={mine['secret']}")
        each.page.locator("[data-card]").first.wait_for()
    other.leave()

    def waits() -> bool:
        return bool(tab.view["table"]["toAct"] == friend["seat"])

    while not waits():
        if tab.legal:
            step(tab, one.way, lambda legal: "end" if "end" in legal else legal[0])
        tab.until(lambda: tab.legal or waits(), "a person is on turn")

    def choose_ahead() -> None:
        led = tab.view["table"]["trick"]["cards"]
        mine = tab.view["table"]["hand"]
        card = next((card for card in mine if led and card[1] == led[0][1]), mine[0])
        tab.settle()
        tab.card(card).click()
        tab.card(card).click()

    tab.settle()
    one.take(f"{game}-away", seen="main[data-phase]")
    if game == "king":
        one.take("king-chosen-ahead", choose_ahead, seen="main[data-phase]")


def agreement(one: Photographer) -> None:
    """Four people: one proposes to end the deal, and reads whose answer is missing; another is asked."""
    seated = one.open("king", "king", friends=3)
    friends = [one.server.join(seated["room"], name) for name in ("Bo", "Maximilian", "Ștefania")]
    others = [one.another() for _ in friends]
    for each, mine in zip((one, *others), (seated, *friends), strict=True):
        each.tab.go(f"/room/{seated['room']}#seat={mine['secret']}")
    for each in (one, *others):  # the cards are dealt when everybody is there
        each.tab.page.locator("[data-card]").first.wait_for()

    def propose() -> None:
        one.tab.from_menu("agree-open", touch=False)

    one.take("agree-propose", propose, seen="main[data-phase]")
    propose()
    one.press("agree-propose")
    asked = others[0]
    asked.tab.page.locator("section.agreement").wait_for()
    asked.take("agree-asked", seen="section.agreement")

    def unfold() -> None:
        answer = asked.tab.page.get_by_role("button", name=asked.tab.text("agree-answer"))
        if answer.count():
            answer.click()

    asked.take("agree-answer", unfold, seen="section.agreement", fleeting=True)
    one.take("agree-waits", lambda: None, seen=".agreement.quiet", fleeting=True)
    for each in others:
        one.count += each.count
        each.leave()


def hints(one: Photographer) -> None:
    """A hint at both games; the first waits until it can be thought about."""
    tab = one.tab
    for game, preset in (("king", "king"), ("kings-corner", "pagat")):
        one.sit(game, preset)
        tab.until_asked()
        while not tab.legal:
            go_on(tab, one.way)
            tab.until_asked()

        def ask() -> None:
            def answered() -> bool:
                before = len(tab.heard)
                tab.settle()
                tab.page.locator("[data-hint]").click()
                answers = ("hint", "refused")
                tab.until(lambda: any(each["type"] in answers for each in tab.heard[before:]), "the hint is answered")
                if any(each["type"] == "hint" for each in tab.heard[before:]):
                    return True
                tab.page.wait_for_timeout(500)
                return False

            tab.until(answered, "there is a hint", 300)

        one.take_table(f"hint-{game}", ask)


PARTS = {
    "hints": Part(hints, ("--thinkers", "1", "--hint-seconds", "0.2")),
    "king": Part(match),
    "auction": Part(auctions),
    "turkey": Part(partial(chooser, preset="turkey")),
    "offer": Part(offer),
    "away": Part(away),
    "away-kings-corner": Part(partial(away, game="kings-corner", preset="pagat")),
    "agreement": Part(agreement),
}
