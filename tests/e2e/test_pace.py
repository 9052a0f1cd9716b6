"""Cards move at the pace of people, and never make anybody wait: a tap shows everything at once and counts."""

import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import DESKTOP, PHONE, Guest, Tab
from tests.e2e.play import start, until_our_turn
from tests.e2e.ways import Taps

#: Notes every version that the table shows.
WATCH = """() => {
    window.versions = [];
    const table = document.querySelector('main[data-version]');
    const note = () => versions.push(Number(table.dataset.version));
    note();
    window.watch?.disconnect();
    window.watch = new MutationObserver(note);
    watch.observe(table, {attributeFilter: ['data-version']});
}"""


def after_our_turn(guest: Guest, tab: Tab) -> int:
    """End our turn in Kings Corner and wait until the server has let all bots act. Returns the version before."""
    while True:
        until_our_turn(tab, touch=guest.device.touch)
        tab.settle()
        before: int = tab.latest["version"]
        tab.page.evaluate(WATCH)
        Taps(guest, tab).do("end")
        tab.until_asked(before)
        if tab.legal:  # else a bot went out: once more in the next deal
            return before


@pytest.mark.parametrize(("speed", "least"), [("normal", 0.25), ("fast", 0.12)])
def test_bots_are_seen_to_act_one_after_another(invite: Invite, speed: str, least: float) -> None:
    """The server sends all bots' actions at once; the page shows each, with a breath between (less, the more wait)."""
    guest = invite(DESKTOP, speed=speed)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    before = after_our_turn(guest, tab)
    acts = [update for update in tab.updates if update["version"] > before and update["event"]["kind"] == "act"]
    assert len(acts) >= 4  # our own end, and three bots
    began = time.monotonic()
    tab.settle()
    assert time.monotonic() - began > least
    shown = tab.page.evaluate("versions")
    assert [version for version in shown if version > before] == [update["version"] for update in acts]


def test_a_tap_shows_everything_at_once_and_counts(invite: Invite) -> None:
    guest = invite(PHONE, speed="slow", hold="long")
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    tab.until_asked()
    card = tab.view["table"]["hand"][0]  # long before the bots' first turns have been shown
    tab.card(card).tap()
    assert tab.version == tab.latest["version"]
    expect(tab.card(card)).to_have_attribute("aria-pressed", "true")


def test_a_second_tap_plays_while_a_trick_still_lies_there(invite: Invite) -> None:
    """King at the slowest pace: who is in a hurry taps twice and has played."""
    guest = invite(PHONE, speed="slow", hold="long")
    tab = guest.tab()
    start(tab, "king", touch=True)
    taps = Taps(guest, tab)
    for _ in range(4):
        tab.until_asked()
        before = tab.latest["version"]
        began = time.monotonic()
        taps.do(tab.legal[0])
        tab.until_asked(before)
        assert time.monotonic() - began < 5  # the pace alone would take longer


def test_reduced_motion_flies_nothing(invite: Invite) -> None:
    guest = invite(DESKTOP, speed="normal")
    tab = guest.tab()
    tab.page.emulate_media(reduced_motion="reduce")
    start(tab, "kings-corner", touch=False)
    moves = tab.page.locator(".sprite").evaluate_all("nodes => nodes.map(n => getComputedStyle(n).transitionProperty)")
    assert moves
    assert set(moves) <= {"opacity", "none"}


def test_at_once_means_at_once(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    after_our_turn(guest, tab)
    tab.settle()
    flying = "document.getAnimations().filter(one => one.effect.target.matches('.sprite')).length"
    assert tab.page.evaluate(flying) == 0
