"""The pages beside the tables: start, settings, rules, waiting, door, practice, records."""

from functools import partial

from scripts.screens.part import Part
from scripts.screens.photographer import Photographer
from tools.driver.play import any_of, play_deal
from tools.driver.start_page import ask_friends, close_sheet, learn, open_corner, open_settings, open_sheet


def how(one: Photographer) -> None:
    """Open how the game goes, and wait until the rules have come."""
    one.tab.from_menu("how", touch=False)
    one.tab.page.get_by_role("dialog").locator(".article").wait_for()


def start_page(one: Photographer) -> None:
    one.tab.go()
    one.take("start", seen="main .button.main", whole=True)
    one.take("corner", lambda: open_corner(one.tab), seen="main .button.main")
    for name in ("table", "cards", "play", "sound"):

        def show(name: str = name) -> None:
            open_settings(one.tab)
            one.tab.page.get_by_role("tab", name=one.tab.text(f"set-tab-{name}")).click()

        one.take(f"settings-{name}", show, seen="main .button.main")


def practice(one: Photographer) -> None:
    tab = one.tab

    for game in ("king", "kings-corner"):
        one.take(f"practice-{game}", partial(learn, tab, game, "practise"), seen="main .button.main")
    learn(tab, "king", "practise")
    tab.page.get_by_role("button", name=tab.text("contract-no-queens")).click()
    tab.until_asked()
    one.take_table("practice-table")
    play_deal(tab, one.way, any_of(2))
    one.take_table("practice-result")


def house_rules(one: Photographer) -> None:
    for game, text in (("kings-corner", "swedish?draw_when=start&target=50"), ("king", "turkey?must_trump=false")):
        one.tab.go(f"/play/{text}")
        one.take(f"house-rules-{game}", seen="[data-option]", whole=True)
        one.sit(game, text.partition("?")[0])
        one.tab.page.locator("[data-card]").first.wait_for()
        one.take(f"how-{game}-table", partial(how, one), seen="[data-card]")
        one.take(f"rules-{game}-table", lambda: one.tab.from_menu("menu-rules", touch=False), seen="header")


def rule_page(one: Photographer) -> None:
    for language in one.wanted.languages:
        one.tab.go(f"/rules/{language}/turkey?must_trump=false")
        for look in one.wanted.looks:
            one.wear((language, look), "h1", {})
            one.take_sizes("rule-page")


def friends(one: Photographer) -> None:
    tab = one.tab
    tab.go()
    open_sheet(tab, "king", "start-with")
    one.take_sizes("start-friends")
    close_sheet(tab)
    ask_friends(tab, "king", 1)
    tab.page.get_by_label(tab.text("waiting-link")).wait_for()
    one.take("waiting", whole=True)


def door(one: Photographer) -> None:
    seated = one.open("king", "king", friends=1)
    one.tab.go(f"/room/{seated['room']}")
    one.tab.page.get_by_label(one.tab.text("your-name")).wait_for()
    one.take("door", seen="input")
    full = one.open("kings-corner", "swedish")
    one.tab.go(f"/room/{full['room']}")
    one.press("door-watch")
    one.tab.see(one.tab.text("watching"))
    one.take_sizes("onlooker")


def device(one: Photographer) -> None:
    one.sit("king", "king")
    one.tab.page.locator("[data-card]").first.wait_for()

    def show() -> None:
        one.tab.from_menu("settings", touch=False)
        one.press("device-open")

    one.take("device", show, seen="[data-card]")


def records(one: Photographer) -> None:
    one.tab.go("/match")
    one.take("record-open", seen="textarea")
    broken = '{"format": "kingcraft", "deals": [17]}'

    def paste() -> None:
        one.tab.page.get_by_role("textbox").fill(broken)
        one.press("replay-show")
        one.tab.page.get_by_role("alert").wait_for()

    one.take("record-broken", paste, seen="textarea")


PARTS = {
    "start": Part(start_page),
    "practice": Part(practice),
    "house-rules": Part(house_rules),
    "rule-page": Part(rule_page),
    "friends": Part(friends),
    "door": Part(door),
    "device": Part(device),
    "records": Part(records),
}
