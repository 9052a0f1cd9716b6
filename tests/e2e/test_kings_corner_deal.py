"""A whole deal of Kings Corner against bots: by tap-tap on a desktop, by drag on a phone, by keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from tests.e2e.conftest import BOTH_HOMES, Invite
from tests.e2e.lobby import lobby, play_button
from tests.e2e.records import accepted, download
from tests.e2e.results import by_seat
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import busy, play_deal_with_moves, play_into, play_match, start, until_our_turn
from tools.driver.server import Server
from tools.driver.start_page import change
from tools.driver.ways import PLACE_KEYS, Drags, Keys, Taps, middle

SMALL = Device("small", 360, 640, touch=True)
LOW = Device("low", 844, 390, touch=True)
TABLET = Device("tablet", 768, 1024, touch=True)
#: What a card left in the hand costs (P24).
KING, OTHER = 10, 1


def check_panel(guest: Guest, tab: Tab, server: Server) -> None:
    """The panel of the ended deal shows the penalty points that the server's record comes to, card by card."""
    seat = guest.seat(tab)
    record = server.get(f"/api/rooms/{seat['room']}/record", seat["secret"]).json()
    replayed = replay(parse_record(record))
    points = replayed.match.ended[-1].scores
    view = tab.view
    rows = by_seat(tab)
    assert len(rows) == len(record["players"])
    for number, row in enumerate(rows):
        name, left, scored, total = (text.strip() for text in row.locator("th, td").all_inner_texts())
        assert name.endswith(tab.text("you") if number == seat["seat"] else view["seats"][number]["name"])
        cards = row.locator(".chip .hidden").all_inner_texts()
        assert sorted(cards) == sorted(tab.card_name(card) for card in view["table"]["left"][number])
        assert (
            int(scored)
            == points[number]
            == sum(KING if card[0] == "K" else OTHER for card in view["table"]["left"][number])
        )
        assert int(total) == replayed.match.totals[number]
        assert (left == tab.text("result-none-left")) == (not cards)
    out = view["table"]["out"]
    title = tab.page.locator("#result-title").inner_text()
    if view["phase"] != "over":
        ended = "result-blocked" if view["table"]["stuck"] else "result-passed"
        expected = tab.text(ended) if out < 0 else tab.text("result-out", name=view["seats"][out]["name"])
        assert title == (tab.text("result-out-you") if out == seat["seat"] else expected)


@pytest.mark.long(seconds=8)
def test_a_whole_deal_by_tap_tap_on_a_desktop(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    play_deal_with_moves(tab, Taps(guest, tab), busy(11))
    check_panel(guest, tab, server)


def test_a_whole_deal_by_drag_on_a_phone(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, "de")
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    play_deal_with_moves(tab, Drags(guest, tab), busy(12))
    check_panel(guest, tab, server)
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)


@pytest.mark.long(seconds=7)
def test_a_whole_deal_by_mouse_drag_on_a_desktop(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP, players=2)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    play_deal_with_moves(tab, Drags(guest, tab), busy(13))
    check_panel(guest, tab, server)


@pytest.mark.parametrize(
    ("rules", "hand", "ends"),
    [
        pytest.param("pagat?hand_size=3&deals=2", 3, 0, id="short"),
        pytest.param("pagat?target=10", 7, 10, id="to ten", marks=pytest.mark.long(seconds=25)),
    ],
)
def test_a_whole_match_by_keyboard_alone(
    invite: Invite, server: Server, tmp_path: Path, rules: str, hand: int, ends: int
) -> None:
    """From the page of house rules on: it is over with two deals, or with ten points."""
    guest = invite(DESKTOP, players=3)
    tab = guest.tab()
    lobby(tab, rules)
    keys = Keys(tab)
    keys.press_button(play_button(tab))
    expect(tab.page.locator("[data-card]")).to_have_count(hand)
    deals = play_match(tab, keys, busy(14))
    assert len(deals) == len(tab.view["sheet"]["deals"])
    check_panel(guest, tab, server)
    totals = tab.view["sheet"]["totals"]
    assert max(totals) >= ends
    assert tab.view["sheet"]["winners"] == [seat for seat, total in enumerate(totals) if total == min(totals)]
    record = accepted(download(tab, tmp_path, touch=False))
    assert record["game"] == "kings-corner"
    assert record["totals"] == totals
    expect(tab.button(tab.text("again"))).to_be_visible()


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.long(seconds=5)
def test_every_number_of_players_sits_down(invite: Invite, players: int) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    tab.go()
    change(tab, "kings-corner", ("start-players", str(players)))
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    expect(tab.page.locator("[data-card]")).to_have_count(7)
    assert len(tab.view["seats"]) == players
    play_into(tab, Taps(guest, tab), busy(players), 2)


def ringed(tab: Tab) -> set[str]:
    """The places whose top card, or outline, has a ring."""
    return set(tab.page.locator(".ring").evaluate_all("all => all.map(one => one.parentElement.dataset.place)"))


@pytest.mark.long(seconds=5)
def test_what_glows_is_what_is_legal(invite: Invite) -> None:
    guest = invite(PHONE, oneplace=False)
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    way, choose = Taps(guest, tab), busy(15)
    seen = 0
    while seen < 12:
        tab.until_asked()
        if not tab.legal:
            break
        tab.settle()
        for card in tab.hand():
            fits = {token.split(">")[1] for token in tab.legal if token.startswith(f"{card}>")}
            tab.press(tab.card(card), touch=True)
            expect(tab.card(card)).to_have_attribute("aria-pressed", "true")
            glowing = tab.page.locator("[data-place].legal").evaluate_all("nodes => nodes.map(n => n.dataset.place)")
            assert set(glowing) == fits
            assert ringed(tab) == fits
            for place in fits:
                assert "fits" in (tab.place(place).get_attribute("aria-label") or "")
            tab.page.keyboard.press("Escape")
            seen += 1
        before = tab.latest["version"]
        way.do(choose(tab.legal))
        tab.until_asked(before)
    assert seen >= 7


#: Every place's button, and what of its pile is painted: its box, in pixels of the page.
BOXES = """() => Object.fromEntries([...document.querySelectorAll('[data-place]')].map(node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.dataset.place, [x, y, width, height]];
}))"""


@pytest.mark.parametrize(
    ("device", "rules"),
    [
        pytest.param(PHONE, "pagat?hand_size=3&deals=2", id="phone-short"),
        *(
            pytest.param(device, "pagat?target=10", id=device.name, marks=pytest.mark.long(seconds=9))
            for device in (PHONE, SMALL, LOW, TABLET, DESKTOP)
        ),
    ],
)
def test_no_cell_moves_by_a_pixel_in_a_whole_match(invite: Invite, device: Device, rules: str) -> None:
    """After every event of a match: whatever is laid, moved, drawn or taken, all eight places are where they were."""
    guest = invite(device)
    tab = guest.tab()
    lobby(tab, rules)
    tab.press(play_button(tab), touch=device.touch)
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    first: dict[str, list[float]] = tab.page.evaluate(BOXES)
    assert len(first) == len(PLACE_KEYS)
    tab.page.evaluate(
        f"""first => {{
            window.moved = [];
            const boxes = {BOXES};
            const main = document.querySelector('main');
            const look = () => {{
                for (const [place, box] of Object.entries(boxes()))
                    if (JSON.stringify(box) !== JSON.stringify(first[place]))
                        window.moved.push([main.dataset.version, place, box]);
            }};
            new MutationObserver(look).observe(main, {{subtree: true, childList: true, attributes: true}});
        }}""",
        first,
    )
    deals = play_match(tab, Taps(guest, tab), busy(21))
    assert deals
    assert tab.page.evaluate("window.moved") == []


def until_a_card_fits(tab: Tab, way: Taps) -> tuple[str, str]:
    """Draw until a card of the hand fits somewhere. Returns the card and one of its places."""
    while True:
        until_our_turn(tab, touch=way.touch)  # a bot may end a deal before
        tab.settle()
        for token in tab.legal:
            source, _, target = token.partition(">")
            if target and source not in PLACE_KEYS:
                return source, target
        before = tab.latest["version"]
        way.do("end")
        tab.until_asked(before)


@pytest.mark.long(seconds=5)
def test_a_dragged_card_shows_where_it_would_lie(invite: Invite) -> None:
    """A ghost at the place that takes it, and its words; let go elsewhere, the card is back in the hand."""
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    card, place = until_a_card_fits(tab, Taps(guest, tab))
    mouse = tab.page.mouse
    ghost = tab.page.locator("[data-ghost]")
    x, y = middle(tab.card(card))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 30)
    expect(tab.page.locator(".sprite.dragged")).to_have_count(1)
    expect(ghost).to_have_count(0)
    mouse.move(*middle(tab.place(place)), steps=3)
    expect(ghost).to_have_count(1)
    seen, cell = ghost.bounding_box(), tab.place(place).bounding_box()
    assert seen
    assert cell
    assert cell["x"] <= seen["x"]
    assert seen["x"] + seen["width"] <= cell["x"] + cell["width"]
    assert seen["y"] + seen["height"] <= cell["y"] + cell["height"] + 0.1
    mouse.move(x, y - 20, steps=3)
    mouse.up()
    expect(ghost).to_have_count(0)
    expect(tab.card(card)).to_be_visible()
    assert not [token for token in tab.acts if ">" in token]
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 30)
    mouse.move(*middle(tab.place(place)), steps=3)
    mouse.up()
    tab.until(lambda: f"{card}>{place}" in tab.acts, "it is laid")


@pytest.mark.long(seconds=3)
@pytest.mark.parametrize("invite", BOTH_HOMES, indirect=True)
def test_one_tap_plays_where_one_place_fits(invite: Invite) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    way = Taps(guest, tab)
    while True:
        card, place = until_a_card_fits(tab, way)
        if sum(token.startswith(f"{card}>") for token in tab.legal) == 1:
            break
        before = tab.latest["version"]
        way.do(f"{card}>{place}")
        tab.until_asked(before)
    acted = len(tab.acts)
    tab.card(card).tap()
    tab.until(lambda: len(tab.acts) > acted, "one tap is enough")
    assert tab.acts[acted:] == [f"{card}>{place}"]


@pytest.mark.parametrize(
    "by", ["tap", *(pytest.param(way, marks=pytest.mark.long(seconds=5)) for way in ("keys", "hold", "mouse"))]
)
def test_a_pile_is_spread_to_be_read(invite: Invite, by: str) -> None:
    """While it is pressed, or until the next tap or Escape; all of its cards in order, on the screen."""
    guest = invite(PHONE if by in ("hold", "tap") else DESKTOP)
    tab = guest.tab()
    start(tab, "kings-corner", touch=guest.device.touch)
    way, choose = Taps(guest, tab), busy(31)

    def piles() -> list[str]:
        moves = {token.split(">")[0] for token in tab.legal}
        return [place for place, pile in tab.view["table"]["piles"].items() if len(pile) > 1 and place not in moves]

    until_our_turn(tab, touch=way.touch)
    while not piles():
        before = tab.latest["version"]
        way.do(choose(tab.legal))
        tab.until_asked(before)
        until_our_turn(tab, touch=way.touch)
    tab.settle()
    place = piles()[0]
    acts = len(tab.acts)
    spread = tab.page.locator("[data-spread]")
    button = tab.place(place)
    x, y = middle(button)
    fingers = guest.context.new_cdp_session(tab.page) if by == "hold" else None
    if fingers:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    elif by == "mouse":
        tab.page.mouse.move(x, y)
        tab.page.mouse.down()
    elif by == "tap":
        button.tap()
    else:
        tab.page.keyboard.press(f"Shift+{PLACE_KEYS[place].upper()}")
    expect(spread).to_have_attribute("data-spread", place)
    pile = tab.view["table"]["piles"][place]
    cards = spread.locator(".card")
    expect(cards).to_have_count(len(pile))
    tab.page.wait_for_timeout(250)  # they fly there
    for box in (card.bounding_box() for card in cards.all()):
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= guest.device.width
        assert box["y"] + box["height"] <= guest.device.height
    assert all(tab.card_name(card) in str(button.get_attribute("aria-label")) for card in pile)
    if fingers:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    elif by == "mouse":
        tab.page.mouse.up()
    elif by == "tap":
        tab.page.touchscreen.tap(20, guest.device.height - 20)
    else:
        tab.page.keyboard.press("Escape")
    expect(spread).to_have_count(0)
    assert len(tab.acts) == acts
