"""Cards move at a pace for people, and no one has to wait: a tap shows everything at once and counts."""

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import start, until_our_turn
from tools.driver.ways import Taps

#: Notes every version that the table shows, and when.
WATCH = """() => {
    window.versions = [];
    const table = document.querySelector('main[data-version]');
    const note = () => versions.push([Number(table.dataset.version), performance.now()]);
    note();
    window.watch?.disconnect();
    window.watch = new MutationObserver(note);
    watch.observe(table, {attributeFilter: ['data-version']});
}"""


def acts_after(version: int, tab: Tab) -> list[dict[str, Any]]:
    """Return the updates with an action after a version of the tab's room; the tab may have seen other rooms before."""
    here = [update for update in tab.updates if update["view"]["room"] == tab.view["room"]]
    return [update for update in here if update["version"] > version and update["event"]["kind"] == "act"]


def after_our_turn(guest: Guest, tab: Tab) -> int:
    """End our turn in Kings Corner and wait until the server has let all bots act. Returns the version before."""
    while True:
        until_our_turn(tab, touch=guest.device.touch)
        tab.table.dispatch_event("pointerdown")  # what has happened before is not the question
        tab.settle()
        before: int = tab.latest["version"]
        tab.page.evaluate(WATCH)
        Taps(guest, tab).do("end")
        tab.until_asked(before)
        if tab.legal:  # else a bot went out: once more in the next deal
            return before


#: Looks at every frame of a deal: how often a card of the hand lay on the deck face down, and which lay there face up.
DEALT = """() => {
    window.dealt = {covered: 0, open: []};
    const look = () => {
        for (const front of document.querySelectorAll('.paint.dealing .front')) {
            const flights = front.closest('.sprite').getAnimations();
            const flight = flights.find((one) => one.transitionProperty === 'transform');
            if (!flight || flight.currentTime + 20 >= flight.effect.getTiming().delay) continue;  // it has left
            const back = getComputedStyle(front, '::after');
            if (back.content !== 'none' && back.visibility === 'visible') dealt.covered += 1;
            else dealt.open.push(front.className);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize(
    ("speed", "least"), [pytest.param("normal", 0.25, marks=pytest.mark.long(seconds=7)), ("fast", 0.12)]
)
def test_bots_are_seen_to_act_one_after_another(invite: Invite, speed: str, least: float) -> None:
    """The server sends all bots' actions at once; the page deals face down and shows them with a pause between."""
    guest = invite(DESKTOP, speed=speed)
    tab = guest.tab()
    tab.page.add_init_script(f"({DEALT})()")
    looked = 0
    for _ in range(6):  # a busy machine may draw no frame while cards of the hand lie on the deck
        start(tab, "kings-corner", touch=False)
        tab.until(lambda: tab.page.locator(".paint.dealing").count() == 0, "all cards are dealt")
        assert tab.page.evaluate("dealt.open") == []
        looked += tab.page.evaluate("dealt.covered")
        if looked:
            break
    assert looked
    before = after_our_turn(guest, tab)
    acts = acts_after(before, tab)
    assert len(acts) >= 4  # our own end, and three bots
    tab.until(lambda: tab.version == tab.latest["version"], "all has been shown", 60)
    shown = [(version, when) for version, when in tab.page.evaluate("versions") if version > before]
    assert [version for version, _ in shown] == [update["version"] for update in acts]
    # By the page's clock, as the test may be late; least where a bot only draws. A busy machine may draw one late:
    # the breath after it is as much shorter as the one before it is longer.
    breaths = [(later - earlier) / 1000 for (_, earlier), (_, later) in pairwise(shown)]
    assert sum(breaths) / len(breaths) > least
    assert min(map(sum, pairwise(breaths))) > 2 * least / 3


def test_a_tap_shows_everything_at_once_and_counts(invite: Invite) -> None:
    guest = invite(PHONE, speed="slow", hold="long")
    tab = guest.tab()
    while True:
        start(tab, "kings-corner", touch=True)
        if len(acts_after(0, tab)) > 1:
            break  # else we lead, there is nothing to skip, and the tap plays
    tab.page.evaluate(WATCH)
    card = tab.view["table"]["hand"][0]  # long before the bots' first turns have been shown
    tab.page.evaluate("addEventListener('pointerdown', () => (window.tapped = versions.length), {capture: true})")
    tab.card(card).tap()
    expect(tab.card(card)).to_have_attribute("aria-pressed", "true")
    assert tab.version == tab.latest["version"]
    # Nothing came between: from what lay there when it was tapped to the newest in one step.
    then = [version for version, _ in tab.page.evaluate("versions.slice(window.tapped)")]
    assert set(then) <= {tab.latest["version"]}


@pytest.mark.long(seconds=5)
def test_a_second_tap_plays_while_a_trick_still_lies_there(invite: Invite) -> None:
    """King at the slowest pace: a player in a hurry taps twice and has played."""
    guest = invite(PHONE, speed="slow", hold="long")
    tab = guest.tab()
    start(tab, "king", touch=True)
    taps = Taps(guest, tab)
    took = []
    for _ in range(4):
        tab.until_asked()
        before = tab.latest["version"]
        began = time.monotonic()
        taps.do(tab.legal[0])
        tab.until_asked(before)
        took.append(time.monotonic() - began)
    assert min(took) < 5  # the pace alone would take longer each time


def test_reduced_motion_flies_nothing(invite: Invite) -> None:
    guest = invite(PHONE, speed="normal")  # where what others hold is only counted: their cards fade as they come
    tab = guest.tab()
    tab.page.emulate_media(reduced_motion="reduce")
    start(tab, "kings-corner", touch=True)
    moves = tab.page.locator(".sprite").evaluate_all("nodes => nodes.map(n => getComputedStyle(n).transitionProperty)")
    assert moves
    assert set(moves) <= {"opacity", "none"}


@pytest.mark.long(seconds=3)
def test_at_once_means_at_once(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    after_our_turn(guest, tab)
    tab.settle()
    flying = "document.getAnimations().filter(one => one.effect.target.matches('.sprite')).length"
    assert tab.page.evaluate(flying) == 0
