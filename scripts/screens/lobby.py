"""The pages beside the tables: start, settings, rules, waiting, door, practice, trouble."""

from functools import partial

from scripts.screens.photographer import Photographer

BOTS = ("thumb-1",) * 3


def start_page(one: Photographer) -> None:
    one.tab.go()
    one.take("start", seen="main .button.main")
    one.take("settings", lambda: one.press("settings"), seen="main .button.main")


def practice(one: Photographer) -> None:
    def show(game: str) -> None:
        one.tab.button(f"{one.tab.text('practice')} {one.tab.text(f'game-{game}')}").click()

    for game in ("king", "kings-corner"):
        one.tab.go()
        one.take(f"practice-{game}", partial(show, game), seen="main .button.main")


def house_rules(one: Photographer) -> None:
    for game, text in (("kings-corner", "swedish?draw_when=start&target=50"), ("king", "turkey?must_trump=false")):
        one.tab.go(f"/play/{text}")
        one.take(f"house-rules-{game}", seen="[data-option]")
        address = one.sit(game, text.partition("?")[0], *BOTS)
        one.tab.go(address)
        one.tab.page.locator("[data-card]").first.wait_for()
        one.take(f"how-{game}-table", lambda: one.press("how"), seen="[data-card]")
        one.take(f"rules-{game}-table", lambda: one.tab.page.locator("header .rules").click(), seen="header .rules")


def rule_page(one: Photographer) -> None:
    for language in one.wanted.languages:
        one.tab.go(f"/rules/{language}/turkey?must_trump=false")
        one.take_sizes("rule-page", language, "auto")


def friends(one: Photographer) -> None:
    one.tab.go()
    one.tab.page.get_by_label(one.tab.text("start-friends")).last.select_option("1")
    one.tab.button(f"{one.tab.text('start-play-friends', count=1)} {one.tab.text('game-king')}").first.click()
    one.tab.page.get_by_label(one.tab.text("waiting-link")).wait_for()
    one.take("waiting")


def door(one: Photographer) -> None:
    seated = one.server.open_room("king", "king", "open", "thumb-1", "thumb-1")
    one.tab.go(f"/room/{seated['room']}")
    one.tab.page.get_by_label(one.tab.text("your-name")).wait_for()
    one.take("door", seen="input")


def trouble(one: Photographer) -> None:
    one.tab.go("/room/aaaaaaaaaaaaaaaa")
    one.tab.page.get_by_role("alert").wait_for()
    one.take("no-room", seen="[role=alert]")
    one.tab.go("/match")
    one.take("record-open", seen="textarea")
    broken = '{"format": "kingcraft", "deals": [17]}'

    def paste() -> None:
        one.tab.page.get_by_role("textbox").fill(broken)
        one.press("replay-show")
        one.tab.page.wait_for_timeout(300)

    one.take("record-broken", paste, seen="textarea")


SCREENS = {
    "start": start_page,
    "practice": practice,
    "house-rules": house_rules,
    "rule-page": rule_page,
    "waiting": friends,
    "door": door,
    "trouble": trouble,
}
