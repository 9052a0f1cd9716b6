"""A family at home: pages without https, which have no clipboard, service worker or WebCrypto; links, codes, doors."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import HOME, Invite
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tests.e2e.test_again import played
from tools.driver.guest import DESKTOP, PHONE, Device, Tab
from tools.driver.play import busy, eager
from tools.driver.server import Server, hasty
from tools.driver.start_page import ask_friends, touches
from tools.driver.ways import Taps

SMALL: Final = Device("small phone", 320, 568, touch=True)

#: What a browser logs about a code that leads nowhere, and about a link to a table that is not there.
REFUSED: Final = r"Failed to load resource: .* (404|429)"


def code_of(tab: Tab) -> str:
    """Return the code on the invitation."""
    shown = tab.page.locator(".invitation .code span[aria-hidden]")
    expect(shown).to_have_text(re.compile("^[A-Z]{4}$"))
    return shown.inner_text()


def copy_the_link(tab: Tab) -> str:
    """Press the button that copies the link of an invitation; return what was copied."""
    link = tab.page.get_by_role("textbox", name=tab.text("waiting-link")).input_value()
    assert re.fullmatch(rf"http://{HOME}:\d+/room/[a-z0-9]+", link)
    tab.page.evaluate("addEventListener('copy', () => (document.title = getSelection().toString()))")
    tab.button(tab.text("waiting-copy-link")).click()
    expect(tab.button(tab.text("waiting-copied"))).to_be_focused()
    assert tab.page.title() == link
    return link


def type_code(tab: Tab, code: str) -> None:
    """Type a code on its page."""
    tab.page.get_by_label(tab.text("code-how")).fill(code)
    tab.press(tab.button(tab.text("code-open")), touch=touches(tab))


def sit_down(tab: Tab, name: str) -> None:
    """Take the open seat at the door."""
    tab.page.get_by_label(tab.text("your-name")).fill(name)
    tab.press(tab.button(tab.text("door-sit")), touch=touches(tab))


def play_a_card(one: Tab, two: Tab, ways: dict[int, Taps]) -> None:
    """Both play in turn, until each has acted once."""
    choose = busy(5)
    waiting = set(ways)
    while waiting:
        one.until(
            lambda: one.latest["version"] == two.latest["version"] and bool(one.legal or two.legal),
            "it is the turn of a person",
        )
        actor, before = (one if one.legal else two), one.latest["version"]
        ways[actor.view["you"]].do(choose(actor.legal))
        waiting.discard(actor.view["you"])
        for tab in (one, two):
            until_after(tab, before)


def until_after(tab: Tab, version: int) -> None:
    tab.until(lambda: tab.latest["version"] > version, f"something comes after version {version}")


def test_a_family_comes_to_play(invite_home: Invite) -> None:
    """The host has no name yet, copies the link; the guest types the code that was read out; both play."""
    host, friend = invite_home(DESKTOP, players=2), invite_home(PHONE, "de")
    one, two = host.tab(), friend.tab()
    one.go()
    assert not one.page.evaluate("isSecureContext || !!navigator.clipboard || 'serviceWorker' in navigator")
    ask_friends(one, "kings-corner", 1)
    expect(one.page.locator(".invitation")).to_have_count(0)
    one.button(one.text("waiting-show")).click()
    expect(one.page.get_by_role("alert")).to_have_text(one.text("people-nameless"))
    one.page.get_by_label(one.text("your-name")).fill("Anna")
    one.button(one.text("waiting-show")).click()

    code = code_of(one)
    link = copy_the_link(one)

    two.go()
    two.press(two.page.get_by_role("link", name=two.text("start-code")), touch=True)
    type_code(two, f" {code[:2]} {code[2:]} ".lower())
    two.see(two.text("door-invites", name="Anna", game=two.text("game-kings-corner")))
    assert two.page.url == link
    sit_down(two, "anna ")
    expect(two.page.get_by_role("alert")).to_have_text(two.text("people-name-taken", name="anna"))
    sit_down(two, "Ben")
    for tab in (one, two):
        expect(tab.page.locator("[data-card]")).to_have_count(7)
    play_a_card(one, two, {one.view["you"]: Taps(host, one), two.view["you"]: Taps(friend, two)})


@pytest.fixture(scope="module")
def hasty_home(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for a home network whose tables do not wait long for an absent player."""
    with Server(tmp_path_factory.mktemp("hasty") / "data", "--host", "0.0.0.0", program=hasty("home")) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


@pytest.mark.long(seconds=30)
def test_one_goes_away_and_comes_back_and_they_play_again(invite_home: Invite, hasty_home: Server) -> None:
    host, friend = invite_home(DESKTOP, server=hasty_home, name="Anna"), invite_home(PHONE, "de", server=hasty_home)
    room = hasty_home.open_room("kings-corner", "pagat", "open", deals=1, hand_size=9)
    host.keep_seat("kings-corner", room)
    one, two = host.tab(), friend.tab()
    one.go(f"/room/{room['room']}")
    link = one.page.get_by_role("textbox", name=one.text("waiting-link")).input_value()
    two.page.goto(link)
    sit_down(two, "Ben")
    two.until_phase("deal")
    theirs = two.view["you"]
    two.page.close()
    one.until(lambda: one.view["seats"][theirs]["substitute"], "a bot plays for Ben")

    two = friend.tab()
    two.page.goto(link)
    two.until_phase("deal")
    one.until(lambda: not one.view["seats"][theirs]["substitute"], "Ben is back")
    played([host, friend], [one, two], eager)
    one.button(one.text("again")).click()
    two.press(two.button(two.text("again-join")), touch=True)
    for tab in (one, two):
        tab.until(partial(is_in_another_room, tab, room["room"]), "they are at the next table")
        tab.until_phase("deal")
    assert [seat["name"] for seat in one.view["seats"] if seat["kind"] == "human"].count("Ben") == 1


def is_in_another_room(tab: Tab, room: str) -> bool:
    return bool(tab.view["room"] != room)


@pytest.mark.long(seconds=12)
def test_codes_that_lead_nowhere(invite_home: Invite, home_server: Server) -> None:
    guest = invite_home(PHONE)
    tab = guest.tab()
    tab.excuse(REFUSED)
    tab.page.goto(f"{guest.url}/ZZZZ")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("error-no-code"))
    field = tab.page.get_by_label(tab.text("code-how"))
    expect(field).to_have_value("ZZZZ")
    expect(field).to_be_focused()
    type_code(tab, "KQ")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("code-four"))
    for _ in range(40):
        type_code(tab, "ZZZZ")
        expect(tab.button(tab.text("code-open"))).not_to_have_attribute("aria-disabled", "true")
        if tab.page.get_by_role("alert").inner_text() == tab.text("error-too-many-guesses"):
            break
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("error-too-many-guesses"))


@pytest.mark.long(seconds=20)
@pytest.mark.parametrize(("device", "language"), [(SMALL, "de"), (PHONE, "ro"), (DESKTOP, "sv")], ids=str)
def test_every_page_of_an_invitation_is_whole(invite_home: Invite, device: Device, language: str) -> None:
    """What names and codes are asked for with: nothing is cut or too small, and axe finds nothing."""
    host = invite_home(device, language, players=2)
    tab = host.tab()
    tab.go()
    ask_friends(tab, "kings-corner", 1)
    expect(tab.button(tab.text("waiting-show"))).to_be_visible()
    seen(tab, "asked for a name")
    tab.page.get_by_label(tab.text("your-name")).fill("Maximiliane")
    tab.button(tab.text("waiting-show")).click()
    code = code_of(tab)
    seen(tab, "the invitation")
    friend = invite_home(device, language).tab()
    friend.page.goto(f"{host.url}/code")
    expect(friend.page.get_by_label(friend.text("code-how"))).to_be_focused()
    seen(friend, "the page of the code")
    type_code(friend, code)
    expect(friend.button(friend.text("door-sit"))).to_be_visible()
    friend.page.get_by_label(friend.text("your-name")).fill("")
    friend.button(friend.text("door-sit")).click()
    expect(friend.page.get_by_role("alert")).to_have_text(friend.text("people-nameless"))
    seen(friend, "the door")


def seen(tab: Tab, what: str) -> None:
    """Look at a whole page."""
    check_sizes(tab, tab.page.locator("main"), scrolls=True)
    nothing_is_cut(tab, "main .button, main h1, main h2, main p")
    check_access(tab, what)


@pytest.mark.long(seconds=15)
def test_a_link_to_a_table_without_a_seat(invite_home: Invite, home_server: Server) -> None:
    """Full, over, or of another server: the same page, one sentence, and what can be done."""
    guest = invite_home(PHONE)
    tab = guest.tab()
    tab.excuse(REFUSED)
    full = home_server.open_room("kings-corner", "pagat", "open", "open")
    home_server.join(full["room"], "Bo")
    home_server.join(full["room"], "Cy")
    over = home_server.open_room("kings-corner", "pagat", "random", target=1)
    with ThreadPoolExecutor() as aside:  # here a browser's loop is running
        aside.submit(home_server.play_out, over).result()
    for room, key in ((full["room"], "door-full"), (over["room"], "door-over")):
        tab.page.goto(f"{guest.url}/room/{room}")
        tab.see(tab.text(key))
        expect(tab.button(tab.text("door-watch"))).to_be_visible()
        expect(tab.page.locator("main").get_by_role("link", name=tab.text("home"), exact=True)).to_be_visible()
    tab.page.goto(f"{guest.url}/room/nowhere")
    tab.see(tab.text("door-closed"))
