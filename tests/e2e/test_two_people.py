"""Two people at one table by link: each sees the own cards and nothing of the other's, on the page and on the wire."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import any_of, busy
from tools.driver.start_page import ask_friends
from tools.driver.ways import Taps, Way

CARD = re.compile(r"\b(?:[A2-9TJQK][CDHS])\b")


def hidden_from(view: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """The cards that ``other`` holds, seen from the same version: what ``view`` must not name."""
    assert view["you"] != other["you"]
    return set(other["table"]["hand"])


def check_wire(one: Tab, two: Tab) -> int:
    """No message to one person names a card that the other holds at that version. Returns how many were compared."""
    compared = 0
    for mine, theirs in ((one, two), (two, one)):
        hands = {u["version"]: u["view"] for u in theirs.updates if u["view"]["phase"] == "deal" and u["view"]["table"]}
        for update in mine.updates:
            other = hands.get(update["version"])
            if other is None or update["view"]["phase"] != "deal" or other["deal"] != update["view"]["deal"]:
                continue
            named = set(CARD.findall(json.dumps(update)))
            assert not named & hidden_from(update["view"], other), update
            compared += 1
    return compared


def check_page(tab: Tab, other: Tab) -> None:
    """The page holds buttons for the own cards only, and shows no more card faces than lie open for this person."""
    tab.settle()
    table = tab.view["table"]
    assert sorted(tab.hand()) == sorted(table["hand"])
    assert not set(tab.hand()) & set(other.view["table"]["hand"])
    # The heads of bots are pictures of courts, which name no card of a hand.
    markup = re.sub(r'src="[^"]*"', "", tab.page.locator("#app").inner_html())
    assert not set(CARD.findall(markup)) & set(other.view["table"]["hand"])
    for card in other.view["table"]["hand"]:
        expect(tab.page.get_by_role("button", name=tab.card_name(card), exact=True)).to_have_count(0)


def until_after(tab: Tab, version: int) -> None:
    tab.until(lambda: tab.latest["version"] > version, f"something comes after version {version}")


def take_turns(one: Tab, two: Tab, ways: dict[int, Way], rounds: int, choose: Any) -> None:
    """Both play until the deal has ended or ``rounds`` actions are done; both pages are compared before each."""
    tabs = {one.view["you"]: one, two.view["you"]: two}
    for _ in range(rounds):
        one.until(
            lambda: (
                one.latest["version"] == two.latest["version"]
                and (one.legal or two.legal or one.view["phase"] != "deal")
            ),
            "it is the turn of a person",
        )
        if one.view["phase"] != "deal":
            return
        check_page(one, two)
        check_page(two, one)
        actor = next(seat for seat, tab in tabs.items() if tab.legal)
        before = one.latest["version"]
        ways[actor].do(choose(tabs[actor].legal))
        for tab in (one, two):
            until_after(tab, before)


def talk(speaker: Guest, one: Tab, two: Tab, phrase: str) -> None:
    """One says something; the other reads it at the speaker's seat, in their own language; nothing else is sent."""
    seat, touch = one.view["you"], speaker.device.touch
    button = one.button(one.text("menu"))
    one.from_menu("say", touch=touch)
    panel = one.page.get_by_role("dialog")
    one.until(lambda: one.page.evaluate("document.activeElement.dataset.phrase") == "hello", "the first has the focus")
    check_sizes(one, panel, scrolls=True)
    nothing_is_cut(one, "dialog .button")
    if touch and one.view["game"] == "king":  # the same panel in both
        check_access(one, "what can be said")
    one.press(panel.get_by_role("button", name=one.text(f"phrase-{phrase}"), exact=True), touch=touch)
    bubbles = [tab.page.locator("main .bubble").filter(has_text=tab.text(f"phrase-{phrase}")) for tab in (two, one)]
    for bubble in bubbles:  # both before anything else: it stays for a few seconds
        expect(bubble).to_be_visible()
    for tab, bubble in zip((two, one), bubbles, strict=True):
        nothing_is_cut(tab, "main .bubble")
        assert all(bubble.evaluate_all("nodes => nodes.map(node => node.scrollHeight <= node.clientHeight)"))
    expect(panel).to_have_count(0)
    assert button.evaluate("node => node === document.activeElement")
    for tab in (two, one):
        said = [message for message in tab.heard if message["type"] == "said"][-1]
        assert said == {"type": "said", "seat": seat, "phrase": phrase}
    what, name = two.text(f"phrase-{phrase}"), two.view["seats"][seat]["name"]
    expect(two.page.locator(".log")).to_contain_text(two.text("says-phrase", name=name, what=what))
    expect(one.page.locator(".log")).to_contain_text(one.text("says-phrase-you", what=one.text(f"phrase-{phrase}")))


def play_with_a_friend(host: Guest, friend: Guest, game: str, rounds: int = 8) -> int:
    """The host (Ana) asks a friend to a table and sends the link; both play. Neither sees the other's cards.

    Returns how many messages were looked through for them.
    """
    one, two = host.tab(), friend.tab()
    one.go()
    ask_friends(one, game, 1)
    link = one.page.get_by_role("textbox", name=one.text("waiting-link")).input_value()
    assert re.fullmatch(rf"{re.escape(host.url)}/room/[a-z0-9]+", link)
    secret = host.seat(one)["secret"]
    assert secret not in link

    two.page.goto(link)
    two.see("Ana")
    two.page.get_by_label(two.text("your-name")).fill("Björn")
    two.press(two.button(two.text("door-sit")), touch=friend.device.touch)
    count = 13 if game == "king" else 7
    for tab in (one, two):
        expect(tab.page.locator("[data-card]")).to_have_count(count)
    assert one.view["seats"][two.view["you"]]["name"] == "Björn"
    one.see("Björn")
    ways: dict[int, Way] = {one.view["you"]: Taps(host, one), two.view["you"]: Taps(friend, two)}
    talk(host, one, two, "moment")
    talk(friend, two, one, "good-game")
    take_turns(one, two, ways, rounds, any_of(41) if game == "king" else busy(41))
    assert not any(secret in json.dumps(message) for message in two.heard)
    return check_wire(one, two)


@pytest.mark.parametrize("game", [pytest.param("kings-corner", marks=pytest.mark.long(seconds=15)), "king"])
def test_a_friend_comes_by_link(invite: Invite, game: str) -> None:
    assert play_with_a_friend(invite(DESKTOP, name="Ana"), invite(PHONE, "de"), game) > 8


def test_a_friend_who_leaves_is_shown_as_away_and_comes_back(invite: Invite) -> None:
    host, friend = invite(DESKTOP, name="Ana"), invite(DESKTOP, name="Bo")
    one, two = host.tab(), friend.tab()
    one.go()
    ask_friends(one, "kings-corner", 1)
    two.page.goto(one.page.get_by_role("textbox", name=one.text("waiting-link")).input_value())
    two.button(two.text("door-sit")).click()
    expect(two.page.locator("[data-card]")).to_have_count(7)
    expect(one.page.locator("[data-card]")).to_have_count(7)
    room = two.page.url
    two.page.goto("about:blank")
    one.see(one.text("seat-away"))
    two.page.goto(room)
    expect(two.page.locator("[data-card]")).to_have_count(7)
    expect(one.page.get_by_text(one.text("seat-away"))).to_have_count(0)
