"""Whole deals and matches: the page's updates say whose turn it is; what is done goes through the page."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tools.driver.guest import Tab
from tools.driver.ways import Way, is_card

#: Chooses one of the legal tokens.
Choice = Callable[[list[str]], str]


def any_of(seed: int) -> Choice:
    """Choose random legal tokens, so that a match sees many kinds of actions."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return chance.choice(legal)

    return choose


def busy(seed: int) -> Choice:
    """For Kings Corner: choose any move, and end the turn only when there is none (or rarely before)."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        moves = [token for token in legal if token != "end"]
        return chance.choice(moves) if moves and chance.random() < 0.95 else "end"

    return choose


def eager(legal: list[str]) -> str:
    """For Kings Corner: choose a card of the hand before any pile. Such a deal is over soon."""
    cards = [token for token in legal if ">" in token and is_card(token.partition(">")[0])]
    return cards[0] if cards else legal[0] if legal[0] != "end" else legal[-1]


def hurried(seed: int) -> Choice:
    """For King: choose the king of hearts, else a heart. Deals that end with that king are over soon."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        return next((token for token in legal if token == "KH"), "") or chance.choice(
            [token for token in legal if is_card(token) and token[1] == "H"] or legal
        )

    return choose


def start(tab: Tab, game: str, *, touch: bool) -> None:
    """Go from the start page to our first turn: one press, and another for each deal that a bot ends before it."""
    tab.go()
    name = f"{tab.text('start-play')} {tab.text(f'game-{game}')}"
    tab.press(tab.button(name), touch=touch)
    tab.until(tab.page.locator("[data-card]").first.is_visible, "there are cards")
    until_our_turn(tab, touch=touch)


def until_our_turn(tab: Tab, *, touch: bool) -> None:
    """Wait for our turn, through the panels of deals, or of whole matches, that others end before it."""
    tab.until_asked()
    while not tab.legal:
        # One deal can end the match: two kings and five other cards in hand are 25 points.
        over = tab.view["phase"] == "over"
        before = len(tab.updates)
        tab.press(tab.button(tab.text("again")) if over else tab.next_deal(), touch=touch)
        until_dealt(tab, before)
        tab.until_asked()


def step(tab: Tab, way: Way, choose: Choice) -> str | None:
    """Wait for our turn and act once. Return the token; ``None`` if the deal has ended instead."""
    tab.until_asked()
    if not tab.legal:
        return None
    before = tab.latest["version"]
    token = choose(tab.legal)
    if not is_card(token):
        tab.settle()  # a card may be tapped while the last trick still lies on the table
    asked = len(tab.acts)
    way.do(token)
    tab.until(lambda: len(tab.acts) > asked, f"the page sends {token}")
    assert tab.acts[-1] == token
    tab.until(lambda: tab.latest["version"] > before, f"the server takes {token}")
    if is_card(token):
        assert token not in tab.view["table"]["hand"]
    return token


def play_into(tab: Tab, way: Way, choose: Choice, actions: int) -> None:
    """Play until it is our turn in the middle of a deal, after ``actions`` of our own in it."""
    tab.until_asked()
    done = 0
    while done < actions or not tab.legal:
        if tab.view["phase"] == "over":
            until_our_turn(tab, touch=False)
            done = 0
        elif tab.view["phase"] == "between":
            go_on(tab, way)
            done = 0
        elif step(tab, way, choose):
            done += 1
        tab.until_asked()


def go_on(tab: Tab, way: Way) -> None:
    """Go from the panel of an ended deal to the next deal."""
    before = len(tab.updates)
    way.go_on()
    until_dealt(tab, before)


def until_dealt(tab: Tab, before: int) -> None:
    """Wait until the next deal has begun, after the first ``before`` updates. Bots may have ended it by now."""
    tab.until(
        lambda: any(update["view"]["phase"] == "deal" for update in tab.updates[before:]), "the next deal is dealt"
    )


def play_deal(tab: Tab, way: Way, choose: Choice) -> list[str]:
    """Play until the deal has ended and its panel is open. Return what we did."""
    done = []
    while token := step(tab, way, choose):
        done.append(token)
    expect(tab.page.get_by_role("region", name=tab.page.locator("#result-title").inner_text())).to_be_visible()
    return done


def play_deal_with_moves(tab: Tab, way: Way, choose: Choice) -> list[str]:
    """Play deals until one in which we place a card or move a pile. Return what we did in it."""
    while True:
        done = play_deal(tab, way, choose)
        if any(">" in token for token in done):
            return done
        go_on(tab, way)


def play_match(tab: Tab, way: Way, choose: Choice) -> list[list[str]]:
    """Play until the match is over. Return what we did in each deal."""
    deals = []
    while True:
        deals.append(play_deal(tab, way, choose))
        if tab.view["phase"] == "over":
            return deals
        go_on(tab, way)
