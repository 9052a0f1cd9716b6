"""House rules kept and given away: under a name, as a link, as a file; links that hold none; a server that is gone."""

import json
import re
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import expect

from kingcraft.guide.wording import option_label, preset_name
from tests.e2e.conftest import Invite
from tests.e2e.lobby import REFUSED, expect_changes, lobby, option, play_button, set_choice, to_keep
from tools.driver.guest import DESKTOP, PHONE
from tools.driver.start_page import chosen, close_sheet, group, open_sheet, tile

#: What a browser logs when it cannot reach the server.
UNREACHED = r"net::ERR_"

#: A file with this text is dropped onto the page.
DROP = """text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.json'));
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
}"""


def test_rules_are_kept_under_a_name(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    lobby(tab, "pagat?target=60")
    tab.button(tab.text("lobby-save-as")).click()
    expect(tab.page.get_by_label(tab.text("lobby-name"), exact=True)).to_be_focused()
    tab.page.get_by_label(tab.text("lobby-name"), exact=True).fill("Sunday")
    tab.button(tab.text("lobby-save")).click()
    tab.see(tab.text("lobby-is-saved", name="Sunday"))
    expect(tab.page).to_have_url(re.compile("#Sunday$"))
    expect(tab.page.get_by_role("heading", level=1)).to_contain_text("Sunday")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.button(tab.text("lobby-share")).click()
    tab.see(tab.text("waiting-copied"))
    assert tab.page.evaluate("navigator.clipboard.readText()") == tab.page.url

    tab.go()
    card = tile(tab, "kings-corner")
    expect(card).to_contain_text("Sunday")
    tab.page.reload()
    expect(card).to_contain_text("Sunday")
    open_sheet(tab, "kings-corner", "start-change").get_by_role("link", name=tab.text("house-link")).click()
    to_keep(tab)
    tab.button(tab.text("lobby-rename", name="Sunday")).click()
    tab.page.get_by_label(tab.text("lobby-new-name", name="Sunday")).fill("Monday")
    tab.page.keyboard.press("Enter")
    tab.button(tab.text("lobby-delete", name="Monday")).click()
    expect(tab.page.get_by_role("link", name="Monday")).to_have_count(0)
    expect(tab.button(tab.text("lobby-undo"))).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.page.get_by_role("link", name="Monday")).to_be_focused()
    tab.page.get_by_role("link", name="Monday").click()
    expect_changes(tab, "pagat?target=60")
    to_keep(tab)
    tab.button(tab.text("lobby-delete", name="Monday")).click()
    tab.go()
    # As those played last they are still there, without a name.
    unsaved = tab.text("house-unsaved", preset=tab.text("preset-pagat"), count=1)
    expect(card).to_contain_text(unsaved)
    open_sheet(tab, "kings-corner", "start-change")
    expect(chosen(tab, "house-label")).to_have_text(unsaved)
    expect(group(tab, "house-label").get_by_role("radio")).to_have_count(12)
    close_sheet(tab)


@pytest.mark.long(seconds=4)
def test_no_rules_are_dropped_to_make_room(invite: Invite) -> None:
    guest = invite(DESKTOP)
    rules = {"game": "kings-corner", "preset": "pagat", "options": {"target": 50}, "text": "pagat?target=50"}
    guest.store("kingcraft.rules", {"saved": [{**rules, "name": f"Rules {i}"} for i in range(100)], "chosen": {}})
    tab = guest.tab()
    lobby(tab, "pagat?target=60")
    to_keep(tab)
    name = tab.page.get_by_label(tab.text("lobby-name"), exact=True)
    name.fill("One more")
    tab.button(tab.text("lobby-save")).click()
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("lobby-full", count=100))
    tab.button(tab.text("lobby-delete", name="Rules 7")).click()
    name.fill("One more")
    tab.button(tab.text("lobby-save")).click()
    expect(tab.page.get_by_role("link", name="One more", exact=True)).to_be_visible()
    expect(tab.page.get_by_role("alert")).to_have_count(0)


def test_rules_as_a_file_and_back(invite: Invite, tmp_path: Path) -> None:
    tab = invite(DESKTOP).tab()
    tab.excuse(REFUSED)
    lobby(tab, "king?contracts=no-king,no-tricks&trick_value=7#Our%20King")
    to_keep(tab)
    with tab.page.expect_download() as waiting:
        tab.button(tab.text("lobby-download")).click()
    assert waiting.value.suggested_filename == "Our King.kingcraft-rules.json"
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == {
        "format": "kingcraft-rules/1",
        "name": "Our King",
        "game": "king",
        "rules": {"preset": "king", "options": {"contracts": ["no-king", "no-tricks"], "trick_value": 7}},
    }
    lobby(tab, "pagat")
    opener = tab.page.locator("input[type=file]")
    opener.set_input_files(file)
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=7")
    expect(tab.page).to_have_url(re.compile("#Our%20King$"))

    broken = tmp_path / "broken.json"
    for content, key in (
        ("no", "lobby-file-json"),
        ("{}", "lobby-file-format"),
        (file.read_text("utf-8").replace('"game": "king"', '"game": "kings-corner"'), "lobby-file-broken"),
        (file.read_text("utf-8").replace("rules/1", "rules/9"), "lobby-file-version"),
    ):
        broken.write_text(content)
        opener.set_input_files(broken)
        expect(tab.page.get_by_role("alert")).to_have_text(
            tab.text("lobby-file-wrong", file=broken.name, why=tab.text(key))
        )
    broken.write_text(file.read_text("utf-8").replace("trick_value", "trick_colour"))
    opener.set_input_files(broken)
    expect(tab.page.get_by_role("alert")).to_contain_text("trick_colour")
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=7")  # what was there is still there
    tab.page.evaluate(DROP, file.read_text("utf-8").replace("7", "9"))
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=9")


@pytest.mark.long(seconds=4)
def test_a_name_from_outside_is_cut_between_characters(invite: Invite, tmp_path: Path) -> None:
    tab = invite(DESKTOP).tab()
    title = "a" * 39 + "\N{CROWN}"
    lobby(tab, f"pagat#{quote(title + 'and more')}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(title)
    file = tmp_path / "rules.json"
    file.write_text(
        json.dumps(
            {"format": "kingcraft-rules/1", "name": "\ud83dS\n" + title, "game": "king", "rules": {"preset": "king"}}
        )
    )
    tab.page.locator("input[type=file]").set_input_files(file)
    expect_changes(tab, "king")
    expect(tab.page).to_have_url(re.compile("#S%20" + "a" * 38 + "$"))


@pytest.mark.long(seconds=3)
def test_links_that_hold_no_rules(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.excuse(REFUSED)
    tab.go("/play/nonsense")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("lobby-no-preset"))
    tab.page.get_by_role("link", name=tab.text("lobby-start", game=tab.text("game-king")), exact=True).tap()
    expect_changes(tab, "king")
    lobby(tab, "turkey?auction=always")
    told = tab.page.get_by_role("alert")
    why = tab.text("contradiction-chooser-auction")
    expect(told).to_have_text(tab.text("lobby-instead", why=why, preset=preset_name("en", "turkey")))
    option(tab, "must_trump").get_by_role("switch").tap()
    expect(told).to_have_count(0)  # from here on it is the preset, with this change
    expect_changes(tab, "turkey?must_trump=false")


def test_what_a_link_has_wrong_is_left_out_and_the_rest_is_played(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.excuse(REFUSED)
    lobby(tab, "pagat?colour=red&draw_when=start&target=x")
    target = option_label("en", "kings-corner", "target")
    why = (
        tab.text("lobby-no-option", name="colour") + " " + tab.text("lobby-bad-number", option=target, low=1, high=1000)
    )
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("lobby-rest", why=why))
    expect_changes(tab, "pagat?draw_when=start")
    play_button(tab).tap()
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["text"] == "pagat?draw_when=start"


def test_rules_that_are_not_saved_as_they_are_say_so(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "pagat?target=60#Farm%20rules")
    to_keep(tab)
    tab.see(tab.text("lobby-unsaved", name="Farm rules"))

    def start_page() -> str:
        play_button(tab).click()
        expect(tab.page.locator("[data-card]").first).to_be_visible()
        tab.go()
        open_sheet(tab, "kings-corner", "start-change")
        return chosen(tab, "house-label").inner_text()

    assert start_page() == tab.text("house-named", name="Farm rules")
    lobby(tab, "pagat?target=60#Farm%20rules")
    to_keep(tab)
    tab.button(tab.text("lobby-save")).click()
    tab.see(tab.text("lobby-is-saved", name="Farm rules"))
    expect(tab.page.get_by_label(tab.text("lobby-name"), exact=True)).to_have_value("Farm rules")
    assert start_page() == "Farm rules"
    lobby(tab, "pagat?target=60#Farm%20rules")
    set_choice(tab, "kings-corner", "draw_when", "start")
    to_keep(tab)
    tab.see(tab.text("lobby-unsaved", name="Farm rules"))
    assert start_page() == tab.text("house-changed", name="Farm rules")


@pytest.mark.long(seconds=4)
def test_a_typed_name_goes_with_link_and_file(invite: Invite) -> None:
    guest = invite(DESKTOP)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab = guest.tab()
    lobby(tab, "pagat?target=50")
    to_keep(tab)
    tab.page.get_by_label(tab.text("lobby-name"), exact=True).fill(" Oma ")
    tab.button(tab.text("lobby-share")).click()
    tab.see(tab.text("waiting-copied"))
    assert tab.page.evaluate("navigator.clipboard.readText()") == f"{tab.url}/play/pagat?target=50#Oma"
    with tab.page.expect_download() as waiting:
        tab.button(tab.text("lobby-download")).click()
    assert waiting.value.suggested_filename == "Oma.kingcraft-rules.json"
    assert json.loads(waiting.value.path().read_text("utf-8"))["name"] == "Oma"


def test_a_server_that_is_gone_for_a_moment(invite: Invite) -> None:
    """An unanswered request is repeated, by the button or by playing."""
    guest = invite(DESKTOP)
    tab = guest.tab()
    tab.excuse(UNREACHED)
    lobby(tab, "pagat?target=50")
    guest.context.set_offline(True)
    set_choice(tab, "kings-corner", "draw_when", "start")
    alert = tab.page.get_by_role("alert")
    expect(alert).to_have_text(tab.text("link-offline"))
    play_button(tab).click()
    tab.button(tab.text("lobby-share")).click()
    expect(alert).to_have_text(tab.text("link-offline"))
    guest.context.set_offline(False)
    play_button(tab).click()
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["text"] == "pagat?draw_when=start&target=50"

    tab.go()
    open_sheet(tab, "king", "start-change").get_by_role("link", name=tab.text("house-link")).click()
    expect_changes(tab, "king")
    tab.page.get_by_role("link", name=tab.text("home")).click()
    house_rules = open_sheet(tab, "king", "start-change").get_by_role("link", name=tab.text("house-link"))
    guest.context.set_offline(True)
    house_rules.click()
    expect(alert).to_have_text(tab.text("link-unreached"))
    tab.button(tab.text("link-again")).click()
    expect(alert).to_have_text(tab.text("link-unreached"))
    guest.context.set_offline(False)  # and it asks again
    expect_changes(tab, "king")


@pytest.mark.long(seconds=3)
def test_the_page_of_house_rules_does_not_come(invite: Invite) -> None:
    """Its code is a file of its own, fetched when a player goes there."""
    guest = invite(PHONE)
    tab = guest.tab()
    tab.excuse(UNREACHED)
    tab.excuse("Failed to fetch dynamically imported module")
    tab.go()
    link = open_sheet(tab, "kings-corner", "start-change").get_by_role("link", name=tab.text("house-link"))
    expect(link).to_be_visible()
    guest.context.set_offline(True)
    link.tap()
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("link-unreached"))
    guest.context.set_offline(False)
    tab.button(tab.text("link-again")).tap()
    expect_changes(tab, "pagat")


@pytest.mark.long(seconds=2)
def test_the_address_of_rules_is_short_and_plain(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "pagat?sign=-&target=60")
    to_keep(tab)
    link = tab.page.get_by_role("link", name=tab.text("house-page"))
    expect(link).to_have_attribute("href", "/rules/en/pagat?target=60&sign=-")
    assert urlsplit(tab.page.url).path == "/play/pagat"
