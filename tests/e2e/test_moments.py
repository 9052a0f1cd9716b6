"""The moments of a match: announced contracts, tricks that cost points, this deal's review, luck in a sentence."""

import contextlib
import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import QUICK_REVIEWS, Invite
from tests.e2e.sizes import check_sizes
from tests.e2e.test_display import SHIFTS
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.play import eager, go_on, hurried, play_deal
from tools.driver.server import Server
from tools.driver.ways import Taps

#: Two deals whose contracts are fixed.
FIXED = {"contracts": ["no-queens", "no-king"], "auction": "off"}
#: What a browser logs where the review of a match is asked for that goes on: then that of its deal is.
MATCH_GOES_ON = r"Failed to load resource: .* 409"
#: Milliseconds by which the page's clock goes on while something is waited for.
STEP = 60
#: Notes what was announced, and what floated up at a seat.
NOTES = """() => {
    window.told = [];
    window.floated = [];
    const note = (node) => {
        const card = node.matches?.('.announcement') ? node : node.querySelector?.('.announcement');
        if (card) told.push(card.innerText.replace(/\\s+/g, ' ').trim());
        const points = node.matches?.('.trick-points') ? node : node.querySelector?.('.trick-points');
        if (points) floated.push(points.textContent);
    };
    new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(note)))
        .observe(document, {childList: true, subtree: true});
}"""


SERVER: Final = QUICK_REVIEWS


def at_table(server: Server, guest: Guest, game: str, **options: object) -> Tab:
    """Return the page of a player at a table of bots, whose moments are noted."""
    mine = server.open_room(game, "king" if game == "king" else "pagat", *["thumb-1"] * 3, **options)
    guest.keep_seat(game, mine)
    tab = guest.tab()
    tab.page.add_init_script(f"({NOTES})()")
    tab.page.add_init_script(SHIFTS)
    tab.go(f"/room/{mine['room']}")
    return tab


def frozen(tab: Tab) -> None:
    """From now on the page's clock goes on only as a test lets it."""
    tab.page.clock.install(time=0)
    tab.page.clock.pause_at(1)


def until_announced(tab: Tab) -> None:
    """Let the clock go on until a contract is announced."""
    card = tab.page.locator(".announcement")

    def is_there() -> bool:
        if not card.count():
            tab.page.clock.run_for(STEP)
        return bool(card.count())

    tab.until(is_there, "the contract is announced")


@pytest.mark.parametrize(
    "way", ["a tap", *(pytest.param(way, marks=pytest.mark.long(seconds=4)) for way in ("a key", "time"))]
)
def test_the_contract_is_announced_before_the_first_card(invite: Invite, server: Server, way: str) -> None:
    guest = invite(PHONE, "de", speed="normal")
    mine = server.open_room("king", "king", *["thumb-1"] * 3, **FIXED)
    guest.keep_seat("king", mine)
    tab = guest.tab()
    frozen(tab)
    tab.go(f"/room/{mine['room']}")
    until_announced(tab)
    card = tab.page.locator(".announcement")
    expect(card).to_contain_text(tab.text("contract-no-queens"))
    expect(card).to_contain_text(tab.text("value-no-queens", points=50))
    expect(card).to_contain_text(tab.text("deal-of", number=1, deals=tab.view["rules"]["deals"]))
    expect(card).to_have_attribute("aria-hidden", "true")
    dealt = tab.version
    if way == "a tap":
        card.tap()
    elif way == "a key":
        tab.page.keyboard.press("ArrowRight")
    else:
        tab.page.clock.run_for(1700)
    expect(card).to_have_count(0)

    # A screen reader hears it once, with the deal; then the first card comes, or it is our turn.
    def begun() -> bool:
        tab.page.clock.run_for(STEP)
        return bool(tab.legal) or tab.version > dealt

    tab.until(begun, "the first card")
    spoken = f"{tab.text('contract-no-queens')}: {tab.text('value-no-queens', points=50)}."
    expect(tab.page.get_by_role("log").get_by_text(spoken)).to_have_count(1)


@pytest.mark.long(seconds=3)
def test_announcements_do_not_move_with_reduced_motion(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP, speed="normal")
    mine = server.open_room("king", "king", *["thumb-1"] * 3, **FIXED)
    guest.keep_seat("king", mine)
    tab = guest.tab()
    tab.page.emulate_media(reduced_motion="reduce")
    frozen(tab)
    tab.go(f"/room/{mine['room']}")
    until_announced(tab)
    moving = tab.page.locator(".announcement").evaluate(
        """node => node.getAnimations({subtree: true}).flatMap(one => one.effect.getKeyframes())
            .filter(frame => frame.transform || frame.translate || frame.rotate).length"""
    )
    assert moving == 0
    assert tab.page.locator(".announcement").evaluate("node => node.getAnimations().length") == 1


@pytest.mark.long(seconds=3)
def test_nothing_is_announced_where_everything_comes_at_once(invite: Invite, server: Server) -> None:
    guest = invite(PHONE)
    tab = at_table(server, guest, "king", **FIXED)
    tab.until_asked()
    tab.settle()
    assert tab.page.evaluate("told") == []


def charged(tab: Tab) -> list[str]:
    """What the tricks of the deal have cost or brought, each with its sign, in order."""
    table = tab.view["table"]
    costs = []
    for trick in table["tricks"]:
        caught = [card for card in trick["cards"] if card[0] == "Q"]
        if caught:
            costs.append(f"\u2212{table['value'] * len(caught)}")
    return costs


def test_the_points_of_a_trick_float_up_at_its_taker(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP, speed="fast", hold="none")
    tab = at_table(server, guest, "king", contracts=["no-queens"], auction="off", early_end=False)
    play_deal(tab, Taps(guest, tab), hurried(3))
    tab.until(lambda: tab.page.locator(".result").count(), "the deal is over")
    shown = tab.page.evaluate("floated")
    assert shown
    # A trick that the player hurried past is not shown; no other points are.
    rest = iter(charged(tab))
    assert all(points in rest for points in shown), (shown, charged(tab))


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.long(seconds=10)
def test_nothing_shifts_at_the_end_of_a_deal(invite: Invite, server: Server, device: Device) -> None:
    guest = invite(device, speed="normal", hold="none")
    tab = at_table(server, guest, "king", contracts=["no-king"], auction="off", early_end=True)
    way = Taps(guest, tab)
    tab.until_asked()
    tab.page.evaluate(
        """() => new MutationObserver(() => document.querySelector('.result') && (window.ended ??= performance.now()))
            .observe(document, {childList: true, subtree: true})"""
    )
    tab.page.evaluate(
        """() => { window.late = []; new PerformanceObserver((list) => window.late.push(...list.getEntries()
            .filter((entry) => window.ended && entry.startTime >= window.ended).map((entry) => entry.value)))
            .observe({type: 'layout-shift', buffered: true}) }"""
    )
    play_deal(tab, way, hurried(4))
    expect(tab.page.locator(".result .more > summary")).to_be_visible()
    expect(tab.page.locator(".result .button.main")).to_be_focused()
    assert sum(tab.page.evaluate("late")) < 0.001
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)


def back_to_the_table(page: Page) -> None:
    """Leave a review, wherever it is."""
    while "/review" in page.url:
        page.go_back()


@pytest.mark.long(seconds=12)
def test_this_deals_review_is_offered_and_the_table_is_kept(invite: Invite, server: Server) -> None:
    guest = invite(PHONE)
    tab = at_table(server, guest, "kings-corner", deals=2, hand_size=3)
    tab.excuse(MATCH_GOES_ON)
    way = Taps(guest, tab)
    tab.until_asked()
    play_deal(tab, way, eager)
    room, points = tab.view["room"], tab.view["sheet"]["totals"]
    offered = tab.page.locator(".result").get_by_role("link", name=tab.text("look-back"), exact=True)
    expect(offered).to_have_attribute("href", f"/match/{room}/review#deal=0")
    offered.tap()
    expect(tab.page).to_have_url(re.compile(f"/match/{room}/review#deal=0"))
    expect(tab.page.locator("main.review")).to_be_visible(timeout=WORK * 1000)
    back_to_the_table(tab.page)
    expect(tab.next_deal()).to_be_visible()
    assert tab.view["sheet"]["totals"] == points
    go_on(tab, way)
    tab.until_asked()

    # At the match's end the review says in one sentence what the cards had to do with it.
    play_deal(tab, way, eager)
    luck = tab.page.locator(".result .luck")
    said = re.compile(r"\bcards\b.*\.$")
    expect(luck.locator("p").filter(has_text=said)).to_be_visible(timeout=WORK * 1000)

    # Then it is there at once.
    tab.page.reload()
    expect(luck.locator("p").filter(has_text=said)).to_be_visible()
    expect(luck.get_by_role("button")).to_have_count(0)


def test_the_review_of_a_deal_is_beside_the_table_of_a_computer(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    tab = at_table(server, guest, "king", contracts=["no-king", "no-queens"], auction="off", early_end=True)
    tab.until_asked()
    play_deal(tab, Taps(guest, tab), hurried(5))
    # The costliest mistake is named without a question; if there is none, the page says so.
    better = tab.page.locator(".result .worst")
    said = re.compile(r"was better\. Cost you .*\.$|^You made no mistake\.$")

    def is_named() -> bool:
        """Whether the mistake is named. A page that came while another room was reviewed does not ask a second time."""
        with contextlib.suppress(AssertionError):
            expect(better).to_have_text(said, timeout=10_000)
            return True
        if better.get_by_text(tab.text("ends-better-what")).count():
            tab.page.reload()
        return False

    tab.until(is_named, "the costliest mistake is named", WORK)
    link = tab.page.get_by_role("link", name=tab.text("ends-better-show"), exact=True)
    expect(link).to_have_attribute("href", f"/match/{tab.view['room']}/review#deal=0")
    expect(tab.page.get_by_text(tab.text("fair-title"))).to_have_count(0)
