"""What the page shows when something is wrong: no network, no room, another tab, a part that does not come."""

from functools import partial

from scripts.screens.part import Part
from scripts.screens.photographer import Photographer
from tools.driver.injected import BLOCKED_SOCKETS

#: A browser that knows no WebSockets.
WITHOUT = "delete window.WebSocket;"


def offline(one: Photographer) -> None:
    """A table, its reload, the start page and the list of matches, all without a network."""
    other = one.another(workers=True)
    tab, page = other.tab, other.tab.page
    other.sit("king", "king")
    tab.until_asked()
    address = f"/room/{tab.view['room']}"
    for language in one.wanted.languages:
        other.wear((language, one.wanted.looks[0]), "[data-card]", {})
        tab.until_kept()
        other.guest.context.set_offline(True)
        page.locator(".notice").wait_for(timeout=30_000)
        other.take_sizes("offline-table")
        page.reload()
        page.locator("[data-card]").first.wait_for()
        page.locator(".notice").wait_for()
        other.take_sizes("offline-reloaded")
        for name, path in (("start", "/"), ("matches", "/matches")):
            tab.go(path)
            page.get_by_role("status").first.wait_for()
            other.take_sizes(f"offline-{name}", whole=True)
        other.guest.context.set_offline(False)
        tab.go(address)
        page.locator("[data-card]").first.wait_for()
        page.locator(".notice").wait_for(state="detached", timeout=60_000)
    one.count += other.count
    other.leave()


def no_room(one: Photographer) -> None:
    one.tab.go("/room/aaaaaaaaaaaaaaaa")
    one.take("no-room", seen="h1")
    one.tab.go("/match/aaaaaaaaaaaaaaaa")
    one.take("no-match", seen="[role=alert]")
    one.tab.go("/nothing/here")
    one.take_sizes("no-page")


def seats(one: Photographer) -> None:
    """A newer tab of the same seat, and the link of another seat."""
    page = one.tab.page
    one.sit("king", "king")
    page.locator("[data-card]").first.wait_for()

    def newer() -> None:
        second = one.guest.context.new_page()
        second.goto(page.url)
        page.get_by_role("alert").wait_for()
        second.close()

    one.take("replaced", newer, seen="[data-card]")
    seated = one.open("king", "king", friends=1)
    friend = one.server.join(seated["room"])
    for mine in (seated, friend):
        page.goto("about:blank")
        one.tab.go(f"/room/{seated['room']}#seat={mine['secret']}")
        page.get_by_text("Bo").first.wait_for()
    one.take("two-seats")


def parts(one: Photographer) -> None:
    """A panel that cannot be fetched, and a start page whose server is gone."""
    other = one.another(scripts=["window.requestIdleCallback = () => 0;"])
    other.sit("king", "king")
    other.tab.page.locator("[data-card]").first.wait_for()

    def menu() -> None:
        other.tab.page.route("**/assets/*.js", lambda route: route.abort())
        other.press("menu")
        other.tab.page.get_by_role("alert").wait_for()
        other.tab.page.unroute("**/assets/*.js")

    other.take("part-missing", menu, seen="[data-card]")

    def play() -> None:
        other.guest.context.set_offline(True)
        other.tab.page.locator(".play").first.click()
        other.tab.page.get_by_role("alert").first.wait_for()
        other.guest.context.set_offline(False)

    other.tab.go()
    other.take("start-unreached", play, seen="main .button.main", whole=True)
    one.count += other.count
    other.leave()


def sockets(one: Photographer, name: str, script: str) -> None:
    other = one.another(scripts=[script])
    other.sit("kings-corner", "pagat")
    other.take(name, seen="[role=alert]")
    one.count += other.count
    other.leave()


PARTS = {
    "offline": Part(offline),
    "no-room": Part(no_room),
    "seats": Part(seats),
    "missing": Part(parts),
    "no-websocket": Part(partial(sockets, name="no-websocket", script=WITHOUT)),
    "blocked": Part(partial(sockets, name="blocked", script=BLOCKED_SOCKETS)),
}
