"""Hints and bid advice at the table: asked for, marked, said, followed, and gone with the next action."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import AUCTIONS, BOTH_HOMES, Invite
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.play import start, step, until_our_turn
from tools.driver.server import Server
from tools.driver.start_page import ask_friends
from tools.driver.ways import Keys, Taps, is_card

SMALL = Device("small", 360, 640, touch=True)
LOW = Device("low", 844, 390, touch=True)
TABLET = Device("tablet", 768, 1024, touch=True)
#: The least width and height of what is tapped, CSS pixels: a finger hits it without error.
LEAST = 44
#: Where the sheet of calls and everything in it that can be tapped is.
PLACES = """() => [...document.querySelectorAll(".sheet, .sheet button")].map(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.call ?? node.ariaLabel ?? node.className, x, y, width, height];
})"""


#: It thinks, briefly.
SERVER: Final = ("--thinkers", "1", "--hint-seconds", "0.2")


def asked(tab: Tab, ask: Callable[[], object]) -> dict[str, Any]:
    """Ask for a hint by ``ask``, and again while the kernels are being compiled. Returns the answer."""
    answers: list[dict[str, Any]] = []

    def answered() -> bool:
        before = len(tab.heard)
        tab.settle()
        ask()
        tab.until(lambda: any(one["type"] in ("hint", "refused") for one in tab.heard[before:]), "the hint is answered")
        answers[:] = [one for one in tab.heard[before:] if one["type"] in ("hint", "refused")]
        if answers[0]["type"] == "refused":
            assert answers[0]["code"] in ("hints-warming", "hints-busy")
            tab.see(tab.text(answers[0]["key"]))
            tab.page.wait_for_timeout(300)
        return bool(answers[0]["type"] == "hint")

    tab.until(answered, "there is a hint", WORK)
    return answers[0]


def lamp(tab: Tab) -> Locator:
    return tab.page.locator("[data-hint]")


def marks(tab: Tab) -> set[str]:
    """What is marked as advised: the source and the target of a move."""
    marked = tab.page.locator("[aria-describedby=hint-mark]:is([data-card], [data-place])")
    return set(marked.evaluate_all("all => all.map(one => one.dataset.card ?? one.dataset.place)"))


@pytest.mark.long(seconds=20)
def test_a_turn_of_kings_corner_is_followed_by_keys(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    start(tab, "kings-corner", touch=False)
    keys = Keys(tab)
    tab.page.keyboard.press("ArrowRight")
    answer = asked(tab, lambda: tab.page.keyboard.press("h"))
    tokens = answer["hint"]["best"]["tokens"]
    card = tab.page.get_by_role("region", name=tab.text("hint-title"))
    expect(card.get_by_text(tab.text("hint-details"))).to_be_visible()
    for number, token in enumerate(tokens):
        said = tab.page.locator("[data-voice]")
        if token == "end":
            expect(tab.page.locator("[data-end]")).to_have_class(re.compile("advised"))
            if number:
                count = tab.view["table"]["nextDraw"]
                end = tab.text("draw", count=count) if count else tab.text("end-turn")
                expect(said).to_contain_text(tab.text("hint-then", what=end))
        else:
            source, target = token.split(">")
            tab.until(lambda: marks(tab) == {source, target}, f"{token} is marked")  # noqa: B023
            marked = tab.place(target)
            expect(marked).to_have_accessible_description(tab.text("hint-advised"))
        before = tab.latest["version"]
        keys.do(token)
        tab.until(lambda: tab.latest["version"] > before, f"the server takes {token}")  # noqa: B023
        tab.settle()
    expect(card).to_have_count(0)
    assert marks(tab) == set()


@pytest.mark.long(seconds=20)
@pytest.mark.parametrize("invite", BOTH_HOMES, indirect=True)
def test_play_it_plays_a_turn_of_kings_corner_step_by_step(invite: Invite) -> None:
    """What was chosen is let go of first; card and place are lifted and ringed; no line lies across the table."""
    guest = invite(PHONE, oneplace=False)
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    tab.until_asked()
    tab.settle()
    chosen = tab.card(tab.hand()[0])
    chosen.tap()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    answer = asked(tab, lamp(tab).tap)
    expect(chosen).to_have_attribute("aria-pressed", "false")
    note = tab.page.get_by_role("region", name=tab.text("hint-title"))
    places = tab.page.locator("[data-place]").evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
    tokens = [token for token in answer["hint"]["best"]["tokens"] if token != "end"]
    for token in tokens:
        source, target = token.split(">")
        tab.until(lambda: marks(tab) == {source, target}, f"{token} is marked")  # noqa: B023
        ringed = tab.page.locator(".ring").evaluate_all("all => all.map(one => one.parentElement.dataset.place)")
        assert target in ringed
        if source in tab.hand():
            expect(tab.page.locator(".card.selected:not(.ghost *)")).to_have_count(1)
        before = tab.latest["version"]
        note.get_by_role("button", name=tab.text("hint-play")).tap()
        tab.until(lambda: tab.latest["version"] > before, f"the server takes {token}")  # noqa: B023
        tab.settle()
    assert tab.acts == tokens
    # What is left is no card: the button is called like the one that ends the turn.
    expect(note.locator("[data-play]")).to_have_text(tab.page.locator("[data-end]").inner_text())
    now = tab.page.locator("[data-place]").evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
    assert now == places
    assert tab.page.locator("main svg[aria-hidden] marker").count() == 0


def test_a_card_of_king_is_marked_and_said_why(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, "de")
    seated = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    guest.keep_seat("king", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    until_our_turn(tab, touch=True)
    answer = asked(tab, lamp(tab).tap)
    card = answer["hint"]["best"]["tokens"][0]
    tab.until(lambda: marks(tab) == {card}, "the card is marked")
    note = tab.page.get_by_role("region", name=tab.text("hint-title"))
    expect(note).to_contain_text(tab.card_name(card))
    margin = answer["hint"]["margin"]
    cards = {name: tab.card_name(value) for name, value in margin["arguments"].items() if name != "loss"}
    expect(note).to_contain_text(tab.text(margin["id"], **margin["arguments"] | cards))
    expect(tab.card(card)).to_have_accessible_description(tab.text("hint-advised"))
    # The bar above it can be pressed, the contract be read.
    box, contract = note.bounding_box(), tab.page.locator(".banner").bounding_box()
    assert box is not None
    assert contract is not None
    assert box["y"] >= contract["y"] + contract["height"]
    # It can be put away, asked for again, and goes away when a card is played.
    note.get_by_role("button", name=tab.text("close")).tap()
    expect(note).to_have_count(0)
    asked(tab, lamp(tab).tap)
    expect(note).to_be_visible()
    Taps(guest, tab).do(card)
    tab.until(lambda: tab.acts == [card], "the card is played")
    expect(note).to_have_count(0)


def until_called(guest: Guest, tab: Tab) -> None:
    """Play until there is something to say in an auction."""
    way = Taps(guest, tab)
    until_our_turn(tab, touch=guest.device.touch)
    while is_card(tab.legal[0]):
        before = tab.latest["version"]
        way.do(tab.legal[0])
        tab.until(lambda: tab.latest["version"] > before, "the server takes the card")  # noqa: B023
        until_our_turn(tab, touch=guest.device.touch)
    tab.settle()


def test_advice_for_the_auction_is_read_on_a_small_phone(invite: Invite, server: Server) -> None:
    guest = invite(SMALL)
    seated = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1", **AUCTIONS)
    guest.keep_seat("king", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    until_called(guest, tab)
    answer = asked(tab, lamp(tab).tap)
    advice = answer["advice"]
    note = tab.page.get_by_role("region", name=tab.text("hint-title"))
    expect(tab.page.locator(".sheet .advised")).to_be_in_viewport()
    places = tab.page.evaluate(PLACES)
    note.get_by_role("button", name=tab.text("hint-figures")).tap()
    for game in advice["games"]:
        line = note.locator(f"[data-game='{game['token']}']")
        line.scroll_into_view_if_needed()
        points = round(game["points"])
        shown = f"+{points}" if points > 0 else str(points).replace("-", "−")
        expect(line).to_contain_text(tab.text("hint-about", points=shown, error=max(1, round(game["error"]))))
        box = line.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL.width
    verdicts = {price["bid"]: price["pays"] for price in advice["prices"]}
    lines = note.locator("[data-price]")
    # The page shows the prices that can be called now; a seat that may only bid higher than all of them sees none.
    callable_now = [price for price in verdicts if {str(price), f"counter:{price}"} & set(tab.legal)]
    assert lines.count() or note.locator("[data-rest]").count() or not callable_now
    for line in lines.all():
        bid = line.get_attribute("data-price")
        words = {"open": "hint-price-open", "yes": "hint-price-yes", "no": "hint-price-no"}[verdicts[str(bid)]]
        start_of = tab.text(words, gain=0, error=0).partition("0")[0]
        expect(line).to_contain_text(start_of)
    for button in (lamp(tab), note.get_by_role("button", name=tab.text("close"))):
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= SMALL.width
    check_access(tab, "the figures of a hint in an auction")
    # The figures are above the advice until they are folded, and nothing moves. What is said puts it away.
    assert tab.page.evaluate(PLACES) == places
    note.get_by_role("button", name=tab.text("hint-figures")).tap()
    expect(note.locator(".figures")).to_have_count(0)
    assert tab.page.evaluate(PLACES) == places
    expect(tab.page.locator(".sheet .advised")).to_have_count(1)
    said = tab.page.locator(".sheet [aria-describedby~='hint-mark']")
    expect(said).to_have_accessible_description(re.compile(re.escape(tab.text("hint-advised"))))
    # It is chosen already, where it is not said by a button at once: one touch says it.
    said.tap()
    tab.until(lambda: answer["hint"]["best"]["tokens"][0] in tab.acts, "what is advised is said")
    expect(note).to_have_count(0)


def test_among_people_the_host_allows_hints_and_everyone_sees_it(invite: Invite) -> None:
    host = invite(DESKTOP).tab()
    host.go()
    ask_friends(host, "kings-corner", 3, "start-hints")
    host.see(host.text("hints-allowed"))
    friend = invite(PHONE, "sv").tab()
    friend.go(host.page.url.removeprefix(host.url))
    friend.see(friend.text("hints-allowed"))
    assert friend.view["hints"] is True


@pytest.mark.parametrize(
    "device",
    [PHONE, LOW, TABLET],
    ids=lambda device: device.name,
)
@pytest.mark.long(seconds=8)
def test_what_was_laid_is_taken_back_beside_a_hint(invite: Invite, server: Server, device: Device) -> None:
    """A hint never lies over what takes back; the main button is as wide with it as without."""
    guest = invite(device)
    seated = server.open_room("kings-corner", "pagat", "thumb-1", "thumb-1", "thumb-1")
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    until_our_turn(tab, touch=True)
    way = Taps(guest, tab)
    while not (moves := [token for token in tab.legal if ">" in token]):
        step(tab, way, lambda legal: legal[0])
        until_our_turn(tab, touch=True)
    tab.settle()
    width = tab.page.locator("[data-end]").evaluate("node => node.getBoundingClientRect().width")
    step(tab, way, lambda _: moves[0])
    tab.settle()
    back = tab.page.locator("[data-undo]")
    expect(back).to_be_visible()
    assert tab.page.locator("[data-end]").evaluate("node => node.getBoundingClientRect().width") == width
    asked(tab, lamp(tab).tap)
    note = tab.page.get_by_role("region", name=tab.text("hint-title"))
    expect(note).to_be_visible()
    expect(back).to_have_count(1)
    box = back.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= LEAST
    for button in note.get_by_role("button").all():
        other = button.bounding_box()
        assert other
        assert other["x"] >= 0
        assert other["x"] + other["width"] <= device.width
    back.tap()  # Playwright checks that nothing lies above it
    tab.until(lambda: any(message["type"] == "undo" for message in tab.sent), "it is taken back")
