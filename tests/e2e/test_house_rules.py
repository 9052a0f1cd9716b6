"""House rules in the making: choose a preset, change options in plain words, see what differs, play by them."""

import re

import pytest
from playwright.sync_api import expect

from kingcraft.games.rule_text import parse_rule_text
from kingcraft.guide.wording import differences_in_words, option_label, option_value, preset_name
from tests.e2e.conftest import Invite
from tests.e2e.lobby import (
    REFUSED,
    changes,
    expect_changes,
    lobby,
    open_section,
    option,
    play_button,
    section,
    set_choice,
)
from tools.driver.guest import DESKTOP, PHONE, Device
from tools.driver.start_page import choose, chosen, close_sheet, open_sheet
from tools.driver.ways import Keys

#: Rules in which every option but those that none of these could ask differs from its preset.
TEXTS: tuple[str, ...] = (
    "pagat?hand_size=6&initial_king=gap&king_pile_move=dealt&forced_king=penalty&forced_king_penalty=5"
    "&drawn_king_now=true&king_on_side=forbidden&draw_count=2&scoring=face15&target=60&target_rule=exceed&sign=-&deals=4",
    "pagat-chips?draw_when=start&deals=3&chip_ante=2&chip_pass=3&chip_king=1&chip_card=2&chip_pass_when=no_action"
    "&chip_pass_needs_draw=false",
    "king?deck=32&direction=ccw&first_lead=declarer&positive_lead=declarer&contracts=no-king,no-men&values=no-king:12"
    "&men=Q,T&hearts_lead_ban=&hearts_broken=true&king_lead_ban=false&forced_king=always&auction=always"
    "&eight_forced=false&counter_offer=false&ultimatum=false&plus_settlement=exact&minus_settlement=transfer"
    "&unplayed=off&trick_value=7",
    "turkey?quota_negative=0&quota_plus=0&each_negative=1&declare=S,NT&trump_fixed=S,H,D,C&must_trump=false"
    "&forced_penalty=false&early_end=false&outcome=highest",
)


def test_what_is_changed_is_seen_at_once_and_shared_by_link(invite: Invite) -> None:
    guest, friend = invite(DESKTOP, name="Ana"), invite(PHONE, "de")
    tab, other = guest.tab(), friend.tab()
    tab.go()
    open_sheet(tab, "kings-corner", "start-with")
    choose(tab, "start-players", "3")
    choose(tab, "start-friends", "2")
    close_sheet(tab)
    open_sheet(tab, "kings-corner", "start-change").get_by_role("link", name=tab.text("house-link")).click()
    expect_changes(tab, "pagat")
    tab.see(tab.text("lobby-count", count=0))
    # What was chosen on the start page is chosen here, and there again on the way back.
    for _ in range(2):
        expect(section(tab, "players")).to_contain_text(tab.text("lobby-friends", count=2))
        open_section(tab, section(tab, "players"))
        expect(chosen(tab, "start-players")).to_have_text("3")
        expect(chosen(tab, "start-friends")).to_have_text("2")
        expect(tab.button(tab.text("start-play-friends", count=2))).to_be_visible()
        tab.page.get_by_role("link", name=tab.text("home")).click()
        open_sheet(tab, "kings-corner", "start-with")
        expect(chosen(tab, "start-friends")).to_have_text("2")
        # What is changed from here, house rules too, is played with these friends.
        sheet = tab.page.get_by_role("dialog")
        sheet.get_by_role("button", name=tab.text("start-change")).click()
        expect(sheet.get_by_role("button", name=tab.text("start-play-friends", count=2))).to_be_visible()
        sheet.get_by_role("link", name=tab.text("house-link")).click()
        expect_changes(tab, "pagat")
    set_choice(tab, "kings-corner", "draw_when", "start")
    expect_changes(tab, "pagat?draw_when=start")
    set_choice(tab, "kings-corner", "king_pile_move", "never")
    option(tab, "target").get_by_role("spinbutton").fill("50")
    expect_changes(tab, "pagat?king_pile_move=never&draw_when=start&target=50")
    expect(option(tab, "drawn_king_now")).to_have_count(0)  # it speaks of the draw at the end of a turn
    change = differences_in_words("en", parse_rule_text("pagat?king_pile_move=never"))[0]
    tab.button(tab.text("lobby-take-back", change=change)).click()
    expect_changes(tab, "pagat?draw_when=start&target=50")

    other.page.goto(tab.page.url)
    expect_changes(other, "pagat?draw_when=start&target=50")
    open_section(tab, section(tab, "players"))
    choose(tab, "start-friends", "1")
    tab.button(tab.text("start-play-friends", count=1)).click()
    link = tab.page.get_by_label(tab.text("waiting-link")).input_value()
    other.page.goto(link)
    # Before one sits down: that the rules differ, and where they are read.
    differs = other.text("waiting-differ", count=2, preset=other.text("preset-pagat"))
    rules = other.page.get_by_role("link", name=differs)
    expect(rules).to_have_attribute("href", "/rules/de/pagat?draw_when=start&target=50")
    other.page.get_by_label(other.text("your-name")).fill("Bo")
    other.button(other.text("door-sit")).tap()
    for at_table in (tab, other):
        expect(at_table.page.locator("[data-card]").first).to_be_visible()
        assert at_table.view["rules"]["text"] == "pagat?draw_when=start&target=50"
    for line in differences_in_words("en", parse_rule_text("pagat?draw_when=start&target=50")):
        expect(tab.page.get_by_role("complementary")).to_contain_text(line)
    other.from_menu("menu-rules", touch=True)
    for line in differences_in_words("de", parse_rule_text("pagat?draw_when=start&target=50")):
        expect(other.page.get_by_role("dialog")).to_contain_text(line)


def test_a_contradiction_is_explained_and_cannot_be_played(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.excuse(REFUSED)
    lobby(tab, "pagat")
    set_choice(tab, "kings-corner", "scoring", "chips")
    why = tab.text("contradiction-chips-deals")
    expect(option(tab, "scoring").get_by_role("alert")).to_have_text(why)
    expect(play_button(tab)).to_have_attribute("aria-disabled", "true")
    expect(play_button(tab)).to_have_accessible_description(tab.text("lobby-cannot", why=why))
    play_button(tab).click(force=True)
    expect(tab.page).to_have_url(re.compile("/play/pagat$"))  # the last that could be played
    option(tab, "deals").get_by_role("spinbutton").fill("3")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    expect_changes(tab, "pagat?scoring=chips&deals=3")
    option(tab, "deals").get_by_role("spinbutton").fill("5000")
    expect(option(tab, "deals").get_by_role("alert")).to_contain_text("1,000")
    expect(option(tab, "deals").get_by_role("spinbutton")).to_have_attribute("aria-invalid", "true")
    tab.button(tab.text("lobby-share")).click()
    tab.see(tab.text("lobby-not-yet"))
    option(tab, "deals").get_by_role("spinbutton").fill("3")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    play_button(tab).click()
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["text"] == "pagat?scoring=chips&deals=3"


def test_changes_are_taken_back_one_after_another_by_keyboard(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "pagat?draw_when=start&target=50")
    back = changes(tab).get_by_role("listitem").get_by_role("button")
    back.first.focus()
    tab.page.keyboard.press("Enter")
    expect_changes(tab, "pagat?target=50")
    expect(back.first).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect_changes(tab, "pagat")
    expect(tab.page.get_by_role("heading", name=tab.text("lobby-count", count=0))).to_be_focused()


@pytest.mark.long(seconds=4)
def test_nothing_that_has_the_focus_hides_below_the_button(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    lobby(tab, "pagat")
    for part in ("kings", "end"):
        open_section(tab, section(tab, part))
    tab.page.get_by_label(tab.text("lobby-find")).focus()
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        hidden = tab.page.evaluate(
            """() => {
                const focused = document.activeElement.closest('.list label, .list button, .list a');
                const { y, bottom } = focused?.getBoundingClientRect() ?? { y: 0, bottom: 0 };
                return Math.min(bottom, y + 44) > document.querySelector('.play').getBoundingClientRect().y + 1;
            }"""
        )
        assert not hidden, tab.page.evaluate("document.activeElement.outerHTML")


@pytest.mark.long(seconds=4)
def test_the_button_is_in_sight_on_a_low_screen_with_many_changes(invite: Invite) -> None:
    tab = invite(Device("low", 1280, 560, touch=False)).tab()
    lobby(tab, TEXTS[0])
    expect(play_button(tab)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(other, marks=pytest.mark.long(seconds=3)) for other in ("en", "sv", "ro"))]
)
def test_nothing_is_wider_than_the_smallest_phone(invite: Invite, language: str) -> None:
    tab = invite(Device("small", 320, 640, touch=True), language).tab()
    for path in ("/", f"/play/{TEXTS[2]}"):
        tab.go(path)
        expect(tab.page.locator(".play")).not_to_have_count(0)
        assert tab.page.evaluate("document.documentElement.scrollWidth") == 320, path


@pytest.mark.parametrize(
    "device", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long(seconds=4))], ids=lambda device: device.name
)
def test_rules_are_found_by_words_and_a_section_says_itself_in_a_line(invite: Invite, device: Device) -> None:
    """A folded section is one line that marks changes. A search shows only what it found, names before values."""
    tab = invite(device).tab()
    lobby(tab, "king?forced_king=discard&early_end=true")
    tricks = section(tab, "tricks")
    expect(tricks.get_by_role("heading")).to_contain_text("the king of hearts must be thrown")
    expect(tricks.locator("mark")).to_have_text(["the king of hearts must be thrown", "a deal may end early"])
    expect(section(tab, "table").locator("mark")).to_have_count(0)
    tab.page.get_by_label(tab.text("lobby-find")).fill("KÍNG hearts")
    expect(tab.page.get_by_text(tab.text("lobby-found", count=5), exact=True)).to_be_visible()
    expect(tab.page.locator("[data-section]:visible h2").first).to_have_text(tab.text("lobby-group-king-tricks"))
    found = tab.page.locator("[data-option]:visible")
    expect(found.first).to_contain_text(option_label("en", "king", "king_lead_ban"))
    expect(tab.page.locator("[data-option=values] .stepper")).to_have_count(1)  # of the points only the king's
    taken = tab.page.locator("[data-option=forced_king]").get_by_role("button", name=tab.text("lobby-back-one"))
    tab.press(taken, touch=device.touch)
    expect(tricks.get_by_role("radio", name="never")).to_be_checked()
    tab.page.get_by_label(tab.text("lobby-find")).fill("zzz")
    expect(tab.page.locator("[data-option]:visible")).to_have_count(0)
    tab.page.keyboard.press("Escape")
    expect_changes(tab, "king?early_end=true")


@pytest.mark.long(seconds=4)
def test_all_changes_are_taken_back_at_once(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    lobby(tab, "pagat?draw_when=start&target=50")
    tab.button(tab.text("lobby-take-all")).tap()
    expect_changes(tab, "pagat")
    expect(tab.page.get_by_role("heading", name=tab.text("lobby-count", count=0))).to_be_focused()


def test_too_many_cards_for_so_many_players(invite: Invite) -> None:
    tab = invite(PHONE, players=6).tab()
    tab.excuse(REFUSED)
    lobby(tab, "pagat?hand_size=9")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("contradiction-pack", players=6, cards=9, needed=58))
    open_section(tab, section(tab, "players"))
    choose(tab, "start-players", "5")
    expect(tab.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long(seconds=4)
def test_another_preset_is_a_new_start_with_a_way_back(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "king?trick_value=7")
    open_section(tab, section(tab, "start"))
    choose(tab, "lobby-preset", preset_name("en", "france"))
    expect_changes(tab, "france")
    tab.button(tab.text("lobby-back", preset=preset_name("en", "king"))).click()
    expect_changes(tab, "king?trick_value=7")


@pytest.mark.long(seconds=4)
def test_house_rules_by_keyboard_alone(invite: Invite) -> None:
    guest = invite(DESKTOP, speed="off")
    tab = guest.tab()
    lobby(tab, "king?contracts=no-king,no-tricks")
    keyboard, keys = tab.page.keyboard, Keys(tab)
    keys.press_button(section(tab, "contracts").get_by_role("heading").get_by_role("button"))
    keys.press_button(tab.button(tab.text("lobby-list-down", item=tab.text("contract-no-king"))))
    expect_changes(tab, "king?contracts=no-tricks,no-king")
    expect(tab.button(tab.text("lobby-list-down", item=tab.text("contract-no-king")))).to_be_focused()
    keyboard.press("Tab")  # to "leave out"
    keyboard.press("Enter")
    expect_changes(tab, "king?contracts=no-tricks")
    keys.press_button(section(tab, "end").get_by_role("heading").get_by_role("button"))
    outcome = tab.page.locator("[data-option=outcome]").get_by_role("radio").first
    for _ in range(120):
        keyboard.press("Tab")
        if outcome.evaluate("node => node === document.activeElement"):
            break
    keyboard.press("ArrowDown")
    expect_changes(tab, "king?contracts=no-tricks&outcome=not-negative")
    keyboard.press("Home")
    play_button(tab).focus()
    keyboard.press("Enter")
    expect(tab.page.locator("[data-card]")).to_have_count(13)
    assert tab.view["rules"]["text"] == "king?contracts=no-tricks&outcome=not-negative"


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("ro", TEXTS[::2]),
        *(pytest.param(language, TEXTS, marks=pytest.mark.long(seconds=6)) for language in ("en", "de", "sv", "ro")),
    ],
)
def test_the_page_and_python_say_the_same(invite: Invite, language: str, texts: tuple[str, ...]) -> None:
    """``web/src/words/options.ts`` is the twin of ``guide/wording.py``."""
    tab = invite(DESKTOP, language).tab()
    for text in texts:
        lobby(tab, text)
        expect_changes(tab, text)
        rules = parse_rule_text(text)
        for name, value in rules.values().items():
            if option(tab, name).count() and isinstance(value, str):
                words = option_value(language, rules.game, name, value)
                expect(option(tab, name).get_by_role("radio", checked=True)).to_have_accessible_name(words)
