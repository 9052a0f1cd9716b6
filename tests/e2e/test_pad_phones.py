"""One sheet of the score pad on two phones: by a code's link and by a file, two versions of a deal, and two tabs."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tests.e2e.test_pad import LANDSCAPE, SMALL, bring, document, tap_counts, totals_are
from tests.pad.evening import EVENING
from tools.driver.guest import DESKTOP, PHONE, Device, Tab

#: After two deals, and with each version of the second.
TWO = (-220, -80, -140, -80)
MINE, THEIRS = (-180, -120, -140, -80), (-160, -140, -140, -80)
#: What a browser logs without a network.
GONE = r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker"
#: How many files of the pad's games and texts the service worker has kept.
KEPT = """async () => {
    let found = 0;
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            found += /\\/assets\\/(?:pad|phones|sheets)-[\\w-]+\\.js$/.test(url);
    return found;
}"""


def link_of(tab: Tab, name: str, owner: str) -> str:
    """Open "Another phone" by the menu, say whose phone this is, and return the link of the code."""
    tab.go(f"/pad/{name}")
    tab.button(tab.text("pad-more")).click()
    tab.button(tab.text("pad-other-phone")).click()
    tab.page.get_by_label(tab.text("phones-whose")).select_option(owner)
    expect(tab.page.get_by_role("img", name=tab.text("phones-code"))).to_be_visible()
    field = tab.page.locator("input[readonly]")
    before = ""
    while (link := field.input_value()) != before:  # the code with the name of the phone follows
        before = link
        tab.page.wait_for_timeout(300)
    return link


def open_link(tab: Tab, link: str) -> None:
    """Open a link as a camera does: as a page of its own."""
    tab.page.goto("about:blank")
    tab.page.goto(link)
    expect(tab.page.get_by_role("dialog")).to_be_visible()


def accept(tab: Tab, label: str) -> None:
    tab.page.get_by_role("dialog").get_by_role("button", name=tab.text(label)).click()


def mend_second(tab: Tab, anna: int, ben: int) -> None:
    """Mend the second deal: other hearts for two players."""
    tab.page.get_by_role("rowheader").nth(1).get_by_role("button").click()
    for seat, count in (("Anna", anna), ("Ben", ben)):
        tab.page.get_by_role("button", name=re.compile(rf"^{seat}")).click()
        tap_counts(tab, count, touch=False)
    tab.button(tab.text("pad-write")).click()


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "en", id="small-phone-en"),
        pytest.param(PHONE, "de", id="phone-de", marks=pytest.mark.long(seconds=30)),
        pytest.param(LANDSCAPE, "ro", id="landscape-ro", marks=pytest.mark.long(seconds=30)),
        pytest.param(DESKTOP, "sv", id="desktop-sv", marks=pytest.mark.long(seconds=30)),
    ],
)
def test_two_phones_go_on_with_one_sheet_and_meet_again(invite: Invite, device: Device, language: str) -> None:
    kai, mia = invite(device, language).tab(), invite(device, language).tab()
    bring(kai, document("phones1", EVENING[:2]), "phones1")
    link = link_of(kai, "phones1", "Anna")
    assert len(link) < 500
    check_sizes(kai, scrolls=True)
    check_access(kai, "another phone")
    # Mia's phone has never seen the sheet.
    open_link(mia, link)
    dialog = mia.page.get_by_role("dialog")
    expect(dialog).to_contain_text(mia.text("phones-new"))
    check_sizes(mia, dialog, scrolls=True)
    check_access(mia, "a sheet from another phone")
    accept(mia, "phones-keep")
    totals_are(mia, *TWO)
    link_of(mia, "phones1", "Mia")
    # Both mend the same deal, and each knows nothing of the other.
    kai.go("/pad/phones1")
    mend_second(kai, 4, 2)
    totals_are(kai, *MINE)
    mia.go("/pad/phones1")
    mend_second(mia, 3, 3)
    totals_are(mia, *THEIRS)
    open_link(kai, link_of(mia, "phones1", "Mia"))
    dialog = kai.page.get_by_role("dialog")
    expect(dialog).to_contain_text(kai.text("phones-fresh", count=1))
    accept(kai, "phones-unite")
    expect(dialog).to_contain_text(kai.text("phones-which", one="Anna", other="Mia"))
    choices = dialog.get_by_role("radio")
    expect(choices).to_have_count(2)
    check_sizes(kai, dialog, scrolls=True)
    check_access(kai, "two versions of a deal")
    # Later is soon enough: the row has a mark, also after a reload, and the later version counts.
    kai.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    kai.page.reload()
    expect(kai.page.get_by_text(kai.text("pad-twice", number=2))).to_be_visible()
    check_access(kai, "a deal that was entered twice")
    # The choice by keyboard alone.
    kai.button(kai.text("pad-choose-version")).focus()
    kai.page.keyboard.press("Enter")
    marked = dialog.locator("input:checked")
    marked.focus()
    label = re.compile(re.escape(kai.text("phones-of", name="Anna")))
    for _ in range(2):
        if label.search(marked.get_attribute("aria-label") or ""):
            break
        kai.page.keyboard.press("ArrowUp")
    dialog.get_by_role("button", name=kai.text("phones-keep-of", name="Anna")).focus()
    kai.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    totals_are(kai, *MINE)
    kai.page.reload()
    totals_are(kai, *MINE)
    expect(kai.page.get_by_text(kai.text("pad-twice", number=2))).to_have_count(0)
    # Mia's phone is given the answer, and is not asked again.
    open_link(mia, link_of(kai, "phones1", "Anna"))
    accept(mia, "phones-unite")
    totals_are(mia, *MINE)
    expect(mia.page.get_by_role("dialog")).to_have_count(0)
    expect(mia.page.get_by_text(mia.text("pad-twice", number=2))).to_have_count(0)


def test_a_file_of_a_sheet_that_is_here_is_united_and_a_deal_is_entered_again(invite: Invite) -> None:
    kai = invite(PHONE).tab()
    bring(kai, document("phones2", EVENING[:2]), "phones2")
    other: dict[str, Any] = json.loads(document("phones2", EVENING[:3]))
    other["events"][2] |= {"n": 9, "by": "mia2", "row": {"contract": "no-hearts", "counts": [6, 1, 3, 3]}}
    bring(kai, json.dumps(other).encode())
    dialog = kai.page.get_by_role("dialog")
    expect(dialog).to_contain_text(kai.text("phones-fresh", count=2))
    expect(dialog).to_contain_text(kai.text("phones-twice", count=1, deals="2"))
    kai.page.keyboard.press("Escape")
    kai.go("/pad/phones2")
    totals_are(kai, *TWO)  # nothing is kept before a person says so
    bring(kai, json.dumps(other).encode())
    accept(kai, "phones-unite")
    totals_are(kai, -320, -150, -170, -80)
    accept(kai, "phones-again")
    for seat, count in (("Ben", 2), ("Mia", 2)):
        kai.press(kai.page.get_by_role("button", name=re.compile(rf"^{seat}")), touch=True)
        tap_counts(kai, count)
    kai.press(kai.button(kai.text("pad-write")), touch=True)
    totals_are(kai, -320, -170, -150, -80)
    expect(kai.page.get_by_text(kai.text("pad-twice", number=2))).to_have_count(0)
    bring(kai, json.dumps(other).encode())
    expect(dialog).to_contain_text(kai.text("phones-nothing"))


def test_a_code_that_cannot_be_read_says_so(invite: Invite) -> None:
    tab = invite(SMALL).tab()
    tab.page.goto("about:blank")
    tab.go("/pad#code=kingcraft")
    alert = tab.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_have_text(tab.text("phones-damaged"))
    check_access(tab, "a code that is none")
    tab.page.add_init_script("delete window.CompressionStream; delete window.DecompressionStream")
    tab.page.reload()
    expect(alert).to_have_text(tab.text("phones-no-codes"))
    tab.press(tab.page.get_by_role("dialog").locator(".main"), touch=True)
    expect(tab.page.get_by_text(tab.text("pad-empty"))).to_be_visible()
    bring(tab, document("phones3", EVENING[:1]), "phones3")
    tab.go("/pad/phones3#phone")
    expect(tab.page.get_by_text(tab.text("phones-no-codes-here"))).to_be_visible()
    with tab.page.expect_download() as saved:
        tab.press(tab.button(tab.text("phones-file")), touch=True)
    assert json.loads(saved.value.path().read_bytes())["totals"] == [-100, -80, -60, -20]


def written(page: Page) -> list[Any]:
    """The events of the sheet that this browser keeps."""
    events: list[Any] = page.evaluate(
        """() => new Promise((resolve) => {
          indexedDB.open("kingcraft-pad").onsuccess = ({ target }) => {
            target.result.transaction("sheets").objectStore("sheets").getAll().onsuccess = (found) =>
              resolve(found.target.result[0].events);
          };
        })"""
    )
    return events


def test_two_tabs_that_write_at_the_same_moment_lose_nothing(invite: Invite) -> None:
    guest = invite(PHONE)
    one = guest.tab()
    bring(one, document("phones4", EVENING[:2]), "phones4")
    other = guest.tab()
    other.go("/pad/phones4")
    totals_are(other, *TWO)
    # One tab deletes the first deal, the other one the second, without a pause.
    for tab, row in ((one, 0), (other, 1)):
        tab.page.get_by_role("rowheader").nth(row).get_by_role("button").click(button="right")
        expect(tab.button(tab.text("pad-drop"))).to_be_visible()
    name = re.escape(one.text("pad-drop"))
    press = f"() => [...document.querySelectorAll('dialog button')].find(one => /{name}/.test(one.textContent)).click()"
    for tab in (one, other):
        tab.page.evaluate(press)
    for tab in (one, other):  # each shows also what the other one did
        totals_are(tab, 0, 0, 0, 0)
    events = written(one.page)
    assert sorted(event["at"] for event in events if event["op"] == "drop") == [1, 2]
    assert len({(event["n"], event["by"]) for event in events}) == len(events)


@pytest.mark.long(seconds=15)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_code_is_read_without_network_by_a_phone_that_has_only_opened_the_start_page(
    keeping: Invite, language: str
) -> None:
    """The link of a code: the sheet is shown, kept and opened, and goes on to a third phone."""
    kai = keeping(PHONE, language).tab()
    bring(kai, document("phones9", EVENING[:2]), "phones9")
    link = link_of(kai, "phones9", "Anna")
    guest = keeping(PHONE, language, ahead=True)
    tab = guest.tab()
    tab.excuse(GONE)
    tab.go("/")
    tab.until_kept()
    tab.until(lambda: tab.page.evaluate(KEPT) == 5, "two games and three texts are kept")
    guest.context.set_offline(True)
    tab.page.close()
    tab = guest.tab()
    tab.excuse(GONE)
    tab.page.goto(link)
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tab.text("phones-new"))
    dialog.locator(".main").click()
    totals_are(tab, -220, -80, -140, -80)
    assert link_of(tab, "phones9", "Mia") != link


@pytest.mark.long(seconds=10)
def test_a_sheet_goes_by_the_share_sheet_of_the_system(invite: Invite) -> None:
    """A headless browser has no share sheet: only the function of the browser that opens it is replaced."""
    tab = invite(PHONE).tab()
    tab.page.add_init_script(
        """const given = sessionStorage;
        navigator.canShare = () => true;
        navigator.share = async ({ url = '', files = [] }) => {
            given.shared = `${given.shared ?? ''} ${url}${files.map(({ name }) => name)}`.trim();
            if (given.closed) throw new DOMException('', given.closed);
        };
        navigator.clipboard.writeText = () => Promise.reject(new Error());
        document.execCommand = () => false;"""
    )
    bring(tab, document("phones8", EVENING[:2]), "phones8")
    link = link_of(tab, "phones8", "Anna")
    tab.press(tab.button(tab.text("waiting-share")), touch=True)
    tab.until(lambda: tab.page.evaluate("sessionStorage.shared") == link, "the link is given away")
    tab.press(tab.button(tab.text("phones-file")), touch=True)
    both = f"{link} Anna-Ben-Mia-Oskar.json"
    tab.until(lambda: tab.page.evaluate("sessionStorage.shared") == both, "the file is given away")
    # A person closes the share sheet: nothing else happens, and the link can be given away again.
    tab.page.evaluate("sessionStorage.closed = 'AbortError'")
    tab.press(tab.button(tab.text("waiting-share")), touch=True)
    tab.until(lambda: tab.page.evaluate("sessionStorage.shared") == f"{both} {link}", "the share sheet is asked again")
    expect(tab.button(tab.text("waiting-share"))).to_be_enabled()
    expect(tab.page.get_by_text(tab.text("waiting-copied"))).to_have_count(0)
    expect(tab.page.get_by_role("textbox", name=tab.text("phones-link"))).to_have_count(0)
    # The phone refuses to share it and to copy it: the link is shown and selected, and it is said what to do.
    tab.page.evaluate("sessionStorage.closed = 'NotAllowedError'")
    tab.press(tab.button(tab.text("waiting-share")), touch=True)
    field = tab.page.get_by_role("textbox", name=tab.text("phones-link"))
    expect(field).to_be_in_viewport()
    expect(field).to_be_focused()
    assert tab.page.evaluate("getSelection().toString()") == link
    expect(tab.page.get_by_role("status").get_by_text(tab.text("waiting-by-hand"))).to_be_visible()
    check_access(tab, "the link is copied by hand")
