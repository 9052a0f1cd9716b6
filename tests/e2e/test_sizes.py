"""Every screen on both devices: nothing to tap under 44 px, nothing out of sight or covered, no scrolling sideways."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kingcraft.i18n import languages
from tests.e2e.conftest import Invite, auction
from tests.e2e.lobby import lobby, open_section, option, section
from tests.e2e.sizes import check_sizes, end_and_call_fit, is_in_sight, nothing_is_cut, paint_is_in_sight, panels_fit
from tools.driver.guest import DESKTOP, PHONE, Device, Guest
from tools.driver.play import any_of, busy, eager, play_deal, start, step
from tools.driver.server import Server
from tools.driver.start_page import close_sheet, open_settings, open_sheet
from tools.driver.ways import Taps

#: Screens that people have beside the two above: the smallest phone, both ways up, a tablet, a television; text twice
#: as large on a phone and on a laptop.
OTHERS = [
    Device("small", 360, 640, touch=True),
    Device("low", 640, 360, touch=True),
    Device("tablet", 820, 1180, touch=True),
    Device("television", 2560, 1440, touch=False),
    Device("small, large text", 360, 640, touch=True, text=2),
    Device("laptop, large text", 1280, 800, touch=False, text=2),
]


def product(seconds: float, *first: tuple[Device, str]) -> pytest.MarkDecorator:
    """Both devices in every language: ``first`` in the first tier, the others, ``seconds`` each, in the long one."""
    pairs = [*first, *((device, language) for device in (PHONE, DESKTOP) for language in languages())]
    return pytest.mark.parametrize(
        ("device", "language"),
        [
            pytest.param(
                *pair,
                id=f"{pair[0].name}-{pair[1]}",
                marks=[] if pair in first else pytest.mark.long(seconds=seconds),
            )
            for pair in dict.fromkeys(pairs)
        ],
    )


@product(6, (PHONE, "de"))
def test_sizes_of_the_start_page_and_its_dialogs(invite: Invite, device: Device, language: str) -> None:
    tab = invite(device, language).tab()
    tab.go()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")).to_be_visible()
    check_sizes(tab, scrolls=True)
    for game in ("king", "kings-corner"):
        for key in ("start-change", "start-with"):
            check_sizes(tab, open_sheet(tab, game, key), scrolls=True)
            close_sheet(tab)
    check_sizes(tab, open_settings(tab), scrolls=True)
    tab.press(tab.button(tab.text("close")), touch=device.touch)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    tab.go("/matches")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("matches-title"))
    check_sizes(tab, scrolls=True)


@product(10)
def test_sizes_of_the_house_rules(invite: Invite, device: Device, language: str) -> None:
    """Every control of both games, with changes, a contradiction, saved rules and their names."""
    tab = invite(device, language).tab()
    tab.excuse(r"Failed to load resource: .* 422")
    for text in ("pagat-chips?deals=3&forced_king=penalty", "king?contracts=no-king&auction=always&quota_plus=1"):
        lobby(tab, f"{text}#A%20name")
        check_sizes(tab, scrolls=True)
        for part in ("start", "players", "keep"):
            open_section(tab, section(tab, part))
            check_sizes(tab, scrolls=True)
        tab.press(tab.button(tab.text("lobby-save")), touch=device.touch)
        tab.press(tab.button(tab.text("lobby-rename", name="A name")), touch=device.touch)
        check_sizes(tab, scrolls=True)
        for opener in tab.page.locator("[data-section] h2 button").all():
            if opener.get_attribute("aria-expanded") == "false":
                tab.press(opener, touch=device.touch)
                check_sizes(tab, scrolls=True)
        nothing_is_cut(tab, "main b, main small, main p, main .button, main legend, main label")
    option(tab, "contract_choice").locator("label").last.click()
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("contradiction-chooser-auction"))
    check_sizes(tab, scrolls=True)


@product(7, (PHONE, "en"))
def test_sizes_of_a_table_with_house_rules(invite: Invite, device: Device, language: str, server: Server) -> None:
    """The chip in the bar, the dialog behind it, the door for a friend."""
    guest, friend = invite(device, language), invite(device, language)
    seated = server.open_room("kings-corner", "swedish", "open", draw_when="start", target=50)
    guest.keep_seat("kings-corner", seated)
    tab, door = guest.tab(), friend.tab()
    tab.go(f"/room/{seated['room']}")
    tab.see(tab.text("preset-swedish"))
    check_sizes(tab, scrolls=True)
    door.go(f"/room/{seated['room']}")
    door.see(door.text("preset-swedish"))
    check_sizes(door, scrolls=True)
    door.page.get_by_label(door.text("your-name")).fill("Bo")
    door.press(door.button(door.text("door-sit")), touch=device.touch)
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    tab.settle()
    check_sizes(tab)
    tab.from_menu("menu-rules", touch=device.touch)
    check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)


@pytest.mark.parametrize(
    ("device", "players"),
    [
        pytest.param(device, players, id=f"{device.name}-{players}")
        for device in (PHONE, DESKTOP)
        for players in range(2, 7)
    ],
)
@pytest.mark.long(seconds=10)
def test_sizes_of_the_kings_corner_table(invite: Invite, device: Device, players: int) -> None:
    guest = invite(device, "de", players=players)
    tab = guest.tab()
    start(tab, "kings-corner", touch=device.touch)
    way, choose = Taps(guest, tab), busy(51)
    tab.until_asked()
    for _ in range(6):
        if not tab.legal:
            break
        tab.settle()
        check_sizes(tab)
        paint_is_in_sight(tab)
        step(tab, way, choose)
        tab.until_asked()
    play_deal(tab, way, eager)
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.long(seconds=12)
def test_sizes_of_the_kings_corner_table_with_a_long_hand(invite: Invite, device: Device) -> None:
    """A player who only draws: the hand grows, and every card can still be tapped."""
    guest = invite(device, players=2)
    tab = guest.tab()
    start(tab, "kings-corner", touch=device.touch)
    way = Taps(guest, tab)
    tab.until_asked()
    while tab.legal and tab.view["table"]["stock"]:
        tab.settle()
        check_sizes(tab)
        paint_is_in_sight(tab)
        step(tab, way, lambda legal: "end")
        tab.until_asked()


@product(12)
def test_sizes_of_the_king_table(invite: Invite, device: Device, language: str) -> None:
    guest = invite(device, language)
    tab = guest.tab()
    start(tab, "king", touch=device.touch)
    way, choose = Taps(guest, tab), any_of(52)
    tab.until_asked()
    tab.from_menu("how", touch=device.touch)
    rules = tab.page.get_by_role("dialog")
    expect(rules.locator("article")).to_contain_text(tab.text("contract-no-king"))
    check_sizes(tab, rules, scrolls=True)
    tab.press(tab.button(tab.text("close")), touch=device.touch)
    if device is DESKTOP:
        expect(tab.page.get_by_role("complementary").get_by_role("row")).to_have_count(12)  # names, ten deals, the sums
    while tab.legal:
        tab.settle()
        check_sizes(tab)
        paint_is_in_sight(tab)
        step(tab, way, choose)
        tab.until_asked()
    expect(tab.page.locator(".result")).to_be_visible()
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)
    if device is PHONE:
        tab.from_menu("score-title", touch=True)
        check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
        expect(tab.page.get_by_role("dialog").get_by_role("row")).to_have_count(12)


@product(12)
def test_sizes_of_the_auction_on_both_sides(invite: Invite, device: Device, language: str, server: Server) -> None:
    """To bid, answer, decide, declare: every button of the sheet, in as many auctions as it takes to do them all."""
    guest = invite(device, language)
    tab = guest.tab()
    way, seen, choice = Taps(guest, tab), set[str](), any_of(53)

    def long(legal: list[str]) -> str:
        raises = [token for token in legal if token[0] in "+-" or token in ("match", "auction")]
        return raises[0] if raises else choice(legal)

    for _ in range(20):
        heard = len(tab.updates)
        tab.go(auction(server))
        tab.until(lambda: len(tab.updates) > heard, "the table is there")  # noqa: B023 - asked at once
        tab.until_asked()
        # An auction ends in play, or in points that are taken unplayed: then the deal is over.
        while (phase := tab.view["table"]["phase"]) != "play" and tab.view["phase"] == "deal":
            tab.settle()
            sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
            expect(sheet.get_by_role("button").first).to_be_visible()
            check_sizes(tab, sheet, scrolls=phase == "decide")
            seen.add(phase)
            step(tab, way, long)
            tab.until_asked()
        if len(seen) == 4:
            return
    raise AssertionError(f"in twenty auctions we were only on these sides: {seen}")


@pytest.mark.parametrize(
    "device",
    [
        pytest.param(device, marks=[] if device.name == "small, large text" else pytest.mark.long(seconds=6))
        for device in OTHERS
    ],
    ids=lambda device: device.name,
)
def test_sizes_of_kings_corner_on_other_screens(invite: Invite, device: Device, server: Server) -> None:
    """Six at the table, and a hand that has grown."""
    guest = invite(device, "de")
    seated = server.open_room("kings-corner", "pagat", *["thumb-1"] * 5)
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    way = Taps(guest, tab)
    tab.until_asked()
    for _ in range(2):
        if not tab.legal:
            break
        tab.settle()
        check_sizes(tab)
        paint_is_in_sight(tab)
        nothing_is_cut(tab, ".seat .name, .seat .line, header .title:not(.hidden) *, .action .button")
        step(tab, way, lambda legal: "end" if "end" in legal else legal[0])
        tab.until_asked()


@pytest.mark.parametrize(
    "device",
    [pytest.param(device, marks=[] if device.name == "small" else pytest.mark.long(seconds=12)) for device in OTHERS],
    ids=lambda device: device.name,
)
def test_sizes_of_king_on_other_screens(invite: Invite, device: Device, short_match: Callable[[Guest], str]) -> None:
    """The first tricks, the score sheet and the settings, the end of a deal, and the first call of an auction."""
    guest = invite(device, "de")
    room = short_match(guest)
    tab = guest.tab()
    tab.go(f"/room/{room}")
    way, choice = Taps(guest, tab), any_of(54)
    for _ in range(2):
        tab.until_asked()
        tab.settle()
        check_sizes(tab)
        paint_is_in_sight(tab)
        nothing_is_cut(tab, ".seat .name, .seat .line, .banner, .action .button")
        step(tab, way, choice)
    panels_fit(tab, device.touch, "dialog, dialog .inside, dialog label:not(.tile), dialog p, dialog h2")
    sheet = end_and_call_fit(tab, way, ".sheet, .sheet p, .sheet h2, .sheet .button")
    is_in_sight(sheet.locator(".button:not(.tool)").first, sheet)
