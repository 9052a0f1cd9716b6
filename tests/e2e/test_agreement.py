"""Ending a deal by agreement: two people and bots; the proposal is read, declined, taken back, and agreed to.

In Kings Corner the deal is given up then. A person alone with bots is offered to leave the match instead.
"""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tools.driver.guest import DESKTOP, Device, Guest, Tab
from tools.driver.play import any_of, step, until_our_turn
from tools.driver.server import Server
from tools.driver.ways import Keys, Taps

SMALL = Device("small", 360, 640, touch=True)
LARGE = Device("small, large text", 360, 640, touch=True, text=2)


def at_one_table(
    server: Server, game: str, preset: str, host: Guest, friend: Guest, *bots: str, steps_in: bool = True
) -> list[Tab]:
    """Ana and Bo at a new table with these bots; both see the cards."""
    mine = server.open_room(game, preset, "open", *bots, steps_in=steps_in)
    seated = [mine, server.join(mine["room"], "Bo")]
    tabs = []
    for guest, seat in zip((host, friend), seated, strict=True):
        guest.keep_seat(game, seat)
        tabs.append(guest.tab())
        tabs[-1].go(f"/room/{mine['room']}")
    for tab in tabs:
        tab.until_phase("deal")
    return tabs


def name(tab: Tab) -> str:
    return str(tab.view["seats"][tab.view["you"]]["name"])


def propose(tab: Tab, *, touch: bool) -> None:
    """By the menu, in two steps; the focus goes back to where it was."""
    menu = tab.button(tab.text("menu"))
    kind = "void" if tab.view["voids"] else "agree"
    tab.press(menu, touch=touch)
    tab.press(tab.button(tab.text(f"{kind}-open")), touch=touch)
    tab.see(tab.text(f"{kind}-what"))
    tab.see(tab.text("agree-ask"))
    check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
    check_access(tab, "the proposal in the menu")
    tab.press(tab.button(tab.text("agree-propose")), touch=touch)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    tab.until(lambda: tab.view["proposal"], "the proposal is open")


def question(tab: Tab) -> Locator:
    label = "void-label" if tab.view["voids"] else "agree-label"
    return tab.page.get_by_role("region", name=tab.text(label), exact=True)


def covers_no_card(tab: Tab, asked: Locator, *, row: bool = True) -> None:
    """Nothing of the hand, or of its row of buttons if ``row``, lies under the question."""
    box = asked.bounding_box()
    assert box is not None
    size = tab.page.viewport_size
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    for card in (*tab.page.locator("[data-card]").all(), *(tab.page.locator(".action").all() if row else ())):
        other = card.bounding_box()
        assert other is not None
        assert box["y"] + box["height"] <= other["y"], (box, other)


def last_words(tab: Tab, text: str) -> None:
    expect(tab.page.locator(".log")).to_contain_text(text)


def the_menu_has_it_all(tab: Tab) -> None:
    """On a small phone too: talk, the rules of the table, how to play; then the focus is on the menu's button again."""
    check_sizes(tab, tab.page.locator("header"))
    menu = tab.button(tab.text("menu"))
    tab.press(menu, touch=True)
    dialog = tab.page.get_by_role("dialog")
    for key in ("say", "menu-rules", "how", "score-title", "settings", "home"):
        expect(dialog.get_by_role("button", name=tab.text(key)).first).to_be_visible()
    check_sizes(tab, dialog, scrolls=True)
    nothing_is_cut(tab, "dialog button, dialog span")
    tab.press(dialog.get_by_role("button", name=tab.text("how")), touch=True)
    tab.see(tab.text("how-places-tap"))
    tab.page.keyboard.press("Escape")
    expect(menu).to_be_focused()


@pytest.mark.long(seconds=12)
def test_a_friend_is_asked_on_a_small_phone(invite: Invite, server: Server) -> None:
    """Kings Corner in German: a line until they want to answer; a no is said; a yes gives the deal up."""
    host, friend = invite(DESKTOP, name="Ana"), invite(SMALL, "de", name="Bo")
    one, two = at_one_table(server, "kings-corner", "jax-points", host, friend, "thumb-1")
    the_menu_has_it_all(two)
    propose(one, touch=False)
    last_words(one, one.text("say-void-propose-you"))
    asked = question(two)
    expect(asked).to_contain_text(two.text("say-void-propose", name=name(one)))
    last_words(two, two.text("say-void-propose", name=name(one)))
    expect(asked.get_by_role("button")).to_have_count(1)
    covers_no_card(two, asked)
    assert two.page.evaluate("document.activeElement.closest('section')") is None  # it takes no focus
    check_access(two, "asked")
    two.press(asked.get_by_role("button", name=two.text("agree-answer")), touch=True)
    expect(asked).to_contain_text(two.text("void-asks", name=name(one)))
    no = asked.get_by_role("button", name=two.text("agree-no"))
    expect(no).to_be_focused()
    check_sizes(two, asked)
    covers_no_card(two, asked)
    check_access(two, "about to answer")
    two.press(no, touch=True)
    expect(asked).to_have_count(0)
    last_words(one, one.text("say-vote-decline", name=name(two)))

    # Ana has asked in this deal; Bo has not.
    one.press(one.button(one.text("menu")), touch=False)
    expect(one.button(one.text("close"))).to_be_visible()
    expect(one.button(one.text("void-open"))).to_have_count(0)
    one.page.keyboard.press("Escape")
    propose(two, touch=True)
    waits = two.page.locator("p.agreement")
    expect(waits).to_have_text(two.text("void-waits", names=name(one)))
    covers_no_card(two, waits, row=False)
    button, line = two.page.locator(".action").bounding_box(), waits.bounding_box()
    assert button is not None
    assert line is not None
    assert line["x"] + line["width"] <= button["x"]  # it is beside the main button
    question(one).get_by_role("button", name=one.text("agree-yes")).click()
    for tab in (one, two):
        tab.until_phase("between")
        expect(tab.page.locator("#result-title")).to_have_text(tab.text("result-void"))
        tab.see(tab.text("result-void-what"))
        last_words(tab, tab.text("say-void"))
        check_sizes(tab, tab.page.locator(".result"), scrolls=True)
        check_access(tab, "a deal given up")
    assert one.latest["event"]["kind"] == "void"
    (line,) = one.view["sheet"]["deals"]
    assert line["void"]
    for tab, touch in ((one, False), (two, True)):
        tab.press(tab.next_deal(), touch=touch)
    for tab in (one, two):
        tab.until_phase("deal")
    assert (one.view["dealer"], one.view["deal"]) == (line["dealer"], 1)


@pytest.mark.long(seconds=8)
def test_a_proposal_stays_open_while_cards_are_played_and_after_a_reload(invite: Invite, server: Server) -> None:
    """King, large text on a phone; the proposer withdraws, and agrees to another proposal: by keys alone."""
    host, friend = invite(LARGE, "ro", name="Ana"), invite(DESKTOP, "sv", name="Bo")
    one, two = at_one_table(server, "king", "king", host, friend, "thumb-1", "thumb-1")
    propose(two, touch=False)
    expect(question(one)).to_be_visible()
    question(one).get_by_role("button").tap()
    check_sizes(one, question(one))
    for _ in range(2):
        one.until(lambda: one.legal or two.legal, "it is the turn of a person")
        guest, tab = (host, one) if one.legal else (friend, two)
        step(tab, Taps(guest, tab), any_of(5))
    assert one.view["proposal"] == {"seat": two.view["you"], "agreed": [two.view["you"]]}
    one.page.reload()
    expect(question(one)).to_be_visible()

    keys = Keys(two)
    keys.press_button(two.button(two.text("menu")))
    keys.press_button(two.button(two.text("agree-withdraw")))
    expect(question(one)).to_have_count(0)
    last_words(one, one.text("say-vote-withdraw", name=name(two)))
    two.until(lambda: two.view["proposal"] is None, "the proposal is gone")

    propose(one, touch=True)
    keys.press_button(question(two).get_by_role("button", name=two.text("agree-yes")))
    for tab in (one, two):
        expect(tab.page.locator("#result-title")).to_be_visible()
    # The whole deal is in the score sheet, with every trick.
    assert sum(int(each) for each in one.view["sheet"]["deals"][0]["counted"]) == 13


@pytest.mark.long(seconds=4)
def test_alone_it_ends_at_once(invite: Invite, server: Server) -> None:
    guest = invite(SMALL)
    tab = alone(server, guest, "king", "king")
    tab.press(tab.button(tab.text("menu")), touch=True)
    tab.press(tab.button(tab.text("agree-open")), touch=True)
    tab.see(tab.text("agree-alone"))
    tab.press(tab.page.locator("[data-end-deal]"), touch=True)
    expect(tab.page.locator("#result-title")).to_be_visible()
    last_words(tab, tab.text("say-rest-agreed-you"))
    tab.press(tab.next_deal(), touch=True)
    tab.until(lambda: tab.view["phase"] == "deal", "the next deal is dealt")


def test_alone_with_bots_a_match_is_left_and_lost(invite: Invite, server: Server) -> None:
    """A player alone cannot give up what they are losing. If they leave, the list of matches says so."""
    guest = invite(SMALL)
    tab = alone(server, guest, "kings-corner", "pagat")
    room = tab.view["room"]
    tab.press(tab.button(tab.text("menu")), touch=True)
    expect(tab.button(tab.text("void-open"))).to_have_count(0)
    tab.press(tab.button(tab.text("leave-open")), touch=True)
    # The menu is as high as the screen, but the answers are seen without scrolling by hand.
    for answer in (tab.button(tab.text("agree-keep")), tab.page.locator("[data-leave]")):
        expect(answer).to_be_in_viewport(ratio=1)
    tab.see(tab.text("leave-what"))
    check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
    check_access(tab, "about to leave")
    tab.press(tab.page.locator("[data-leave]"), touch=True)
    expect(tab.page).to_have_url(f"{server.url}/")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
    expect(tab.page.locator(f'a[href="/room/{room}"]')).to_have_count(0)  # it is not offered to go on
    tab.page.goto(f"{server.url}/matches")
    expect(tab.page.locator(".match")).to_contain_text(tab.text("match-left"))
    expect(tab.page.locator(f'a[href="/room/{room}"]')).to_have_count(0)


@pytest.mark.long(seconds=12)
def test_the_ended_deals_of_a_match_that_was_given_up_are_shown_and_reviewed(invite: Invite, server: Server) -> None:
    tab = alone(server, invite(SMALL), "king", "king")
    tab.excuse(r"Failed to load resource: .* 409")  # the match itself has no review
    room = tab.view["room"]
    tab.press(tab.button(tab.text("menu")), touch=True)
    tab.press(tab.button(tab.text("agree-open")), touch=True)
    tab.press(tab.page.locator("[data-end-deal]"), touch=True)
    tab.press(tab.next_deal(), touch=True)
    tab.until(lambda: tab.view["phase"] == "deal", "the next deal is dealt")
    tab.press(tab.button(tab.text("menu")), touch=True)
    tab.press(tab.button(tab.text("leave-open")), touch=True)
    tab.press(tab.page.locator("[data-leave]"), touch=True)
    expect(tab.page).to_have_url(f"{server.url}/")
    tab.page.goto(f"{server.url}/matches")
    tab.press(tab.page.get_by_role("link", name=tab.text("watch-again")), touch=True)
    # The deal that has ended, and not the one that was dealt.
    expect(tab.page.locator("h1").first).to_be_visible()
    review = tab.page.get_by_role("link", name=tab.text("look-back")).first
    expect(review).to_have_attribute("href", f"/match/{room}/review#deal=0")
    tab.press(review, touch=True)
    expect(tab.page.get_by_role("group", name=tab.text("replay-controls"))).to_be_visible(timeout=60_000)
    # The same from the list, without a deal in the address; the way back does not lead to the table.
    tab.press(tab.page.get_by_role("link", name=tab.text("matches-title")), touch=True)
    tab.press(tab.page.get_by_role("link", name=tab.text("look-back")), touch=True)
    found = tab.page.get_by_role("group", name=tab.text("replay-controls"))
    found = found.or_(tab.page.get_by_role("list", name=tab.text("lookback-deals")))  # no mistake to speak of
    expect(found.first).to_be_visible(timeout=60_000)
    assert tab.page.url.startswith(f"{server.url}/match/{room}/review")


def alone(server: Server, guest: Guest, game: str, preset: str) -> Tab:
    """One person and three bots; it is the person's turn."""
    tab = guest.tab()
    seated = server.open_room(game, preset, *["thumb-1"] * 3)
    guest.keep_seat(game, seated)
    tab.go(f"/room/{seated['room']}")
    until_our_turn(tab, touch=guest.device.touch)
    return tab
