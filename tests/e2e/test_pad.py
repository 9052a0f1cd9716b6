"""The score pad for real cards in the browser: a new sheet, what is written, storage, and no network."""

import csv
import io
import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from kingcraft.pad.computed import computed
from kingcraft.pad.sheet import parse_sheet
from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tests.pad.evening import EVENING, PLAYERS, TOTALS
from tools.driver.guest import DESKTOP, PHONE, Device, Tab

SMALL = Device("small phone", 320, 568, touch=True)
LANDSCAPE = Device("phone, sideways", 844, 390, touch=True)


def check(tab: Tab, screen: str) -> None:
    """Check sizes and access, where the buttons at the lower edge cover nothing by half: at the end of the page."""
    check_sizes(tab, scrolls=True)
    tab.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    check_access(tab, screen)


def begin(tab: Tab, game: str = "king", names: tuple[str, ...] = PLAYERS, *, dealer: str = "") -> None:
    """Make a new sheet from the list, and wait until it is shown. ``dealer``: deals first; the lot draws otherwise."""
    page = tab.page
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(page.get_by_text(tab.text(f"game-{game}"), exact=True), touch=True)
    if len(names) != len(PLAYERS):
        tab.press(page.get_by_text(str(len(names)), exact=True), touch=True)
    for number, name in enumerate(names, 1):
        page.get_by_label(tab.text("pad-name-of", number=number)).fill(name)
    if dealer:
        tab.press(tab.button(tab.text("pad-lot", name=dealer)), touch=True)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("table")).to_be_visible()


def document(name: str, rows: list[dict[str, Any]], game: str = "king", **start: Any) -> bytes:
    """Return the file of a sheet with these rows."""
    by = {"by": "kai7", "time": "2026-11-20T19:02+01:00"}
    begun = {"op": "start", "id": name, "game": game, "players": list(PLAYERS), "dealer": 0, **start}
    begun.setdefault("rules", {"preset": "king" if game == "king" else "pagat"})
    puts = [{"op": "put", "at": at, "row": row} for at, row in enumerate(rows, 1)]
    events = [{"n": n, **by, **event} for n, event in enumerate([begun, *puts], 1)]
    return json.dumps({"format": "kingcraft-sheet/1", "events": events}).encode()


def bring(tab: Tab, content: bytes, name: str = "") -> None:
    """Bring a sheet as a file, and keep and open it if it has a ``name``."""
    tab.go("/pad")
    file: FilePayload = {"name": "sheet.json", "mimeType": "application/json", "buffer": content}
    tab.page.locator("main input[type=file]").set_input_files([file])
    if name:
        tab.page.get_by_role("dialog").locator(".main").click()
        expect(tab.page).to_have_url(re.compile(f"/pad/{name}"))
        expect(tab.page.get_by_role("table")).to_be_visible()


def totals_are(tab: Tab, *totals: int, signed: bool = True) -> None:
    """The totals are shown; ``signed``: with a plus where they are above zero."""
    heads = tab.page.get_by_role("columnheader")
    for seat, total in enumerate(totals, 1):
        expect(heads.nth(seat).locator("b")).to_have_text(
            f"{total:{'+' if signed and total else ''}}".replace("-", "−")
        )


@pytest.mark.parametrize(
    ("language", "game"), [("de", "king"), pytest.param("ro", "kings-corner", marks=pytest.mark.long(seconds=20))]
)
def test_a_sheet_is_begun_and_is_there_again(invite: Invite, language: str, game: str) -> None:
    tab = invite(SMALL, language).tab()
    page = tab.page
    tab.go("/pad")
    expect(page.get_by_text(tab.text("pad-empty"))).to_be_visible()
    check(tab, "an empty list")
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("alert")).to_have_text(tab.text("pad-name-empty"))
    expect(page.get_by_label(tab.text("pad-name-of", number=1))).to_be_focused()
    check(tab, "a new sheet")
    page.go_back()
    begin(tab, game)
    check(tab, "an empty sheet")
    heads = page.get_by_role("columnheader")
    expect(heads).to_have_count(5)
    page.reload()
    for seat, name in enumerate(PLAYERS):
        expect(heads.nth(seat + 1)).to_contain_text(name)
    # The same people again: the group brings game, names and rules.
    tab.go("/pad")
    tab.press(page.get_by_role("link", name=tab.text("pad-new")), touch=True)
    tab.press(page.locator("main .chips button").first, touch=True)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(heads.nth(1)).to_contain_text("Anna")
    tab.go("/pad")
    expect(page.locator("main a.panel")).to_have_count(2)


def test_two_players_of_one_name_are_told_apart_first(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    tab.go("/pad#new")
    for number, name in enumerate(("Anna", "Ben", "Anna ", "Ida"), 1):
        page.get_by_label(tab.text("pad-name-of", number=number)).fill(name)
    tab.press(tab.button(tab.text("pad-start")), touch=True)
    expect(page.get_by_role("alert")).to_have_text(tab.text("pad-name-twice", name="Anna"))


def test_a_pad_that_was_opened_once_opens_without_network(keeping: Invite) -> None:
    guest = keeping(PHONE, ahead=True)
    tab = guest.tab()
    tab.excuse(r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker")
    tab.go("/pad")
    begin(tab)
    address = tab.page.url
    tab.until_kept()
    tab.page.reload()
    expect(tab.page.get_by_role("table")).to_be_visible()
    guest.context.set_offline(True)
    tab.page.close()
    tab = guest.tab()
    tab.excuse(r"net::ERR_|Failed to fetch|Failed to update a ServiceWorker")
    tab.page.goto(address)
    expect(tab.page.get_by_role("columnheader").nth(1)).to_contain_text("Anna")
    tab.go("/pad")
    begin(tab, "kings-corner", ("Ida", "Tom"))
    expect(tab.page.get_by_role("columnheader")).to_have_count(3)


@pytest.mark.long(seconds=8)
@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_without_a_service_worker_all_of_the_pad_opens_when_the_network_goes(invite: Invite, game: str) -> None:
    """As over plain http in a home network: what is opened later has come while the page was idle."""
    tab = invite(PHONE, ahead=True).tab()
    page = tab.page
    came: list[str] = []
    page.on("requestfinished", lambda request: came.append(request.url))
    tab.go("/pad")
    expect(page.get_by_text(tab.text("pad-empty"))).to_be_visible()
    tab.until(lambda: any("/assets/Printed-" in url for url in came), "the last part has come")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    tab.excuse("ERR_INTERNET_DISCONNECTED")  # pictures of figures
    begin(tab, game)
    tab.press(tab.button(tab.text("pad-enter", number=1)), touch=True)
    expect(page.locator("main button").nth(3)).to_be_visible()
    page.go_back()
    tab.press(tab.button(tab.text("pad-more")), touch=True)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    expect(page.get_by_text(PLAYERS[3]).first).to_be_visible()


def test_a_part_of_the_pad_that_did_not_come_is_said(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    page = tab.page
    page.route("**/assets/TableView-*.js", lambda route: route.abort())
    tab.excuse("ERR_FAILED")
    bring(tab, document("sheet", EVENING[:2]), "sheet")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    expect(page.get_by_role("alert")).to_contain_text(tab.text("link-unreached"))
    tab.press(tab.button(tab.text("close")), touch=True)
    expect(page.get_by_role("table")).to_be_visible()


def test_without_storage_the_pad_goes_on_and_says_so(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.page.add_init_script("Object.defineProperty(window, 'indexedDB', {get() { throw new Error('forbidden'); }})")
    tab.go("/pad")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("pad-not-kept"))
    begin(tab)
    expect(tab.page.get_by_role("columnheader").nth(4)).to_contain_text("Oskar")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("pad-not-kept"))


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(PHONE, "en", id="phone-en"),
        pytest.param(SMALL, "sv", id="small-phone-sv", marks=pytest.mark.long(seconds=20)),
        pytest.param(LANDSCAPE, "ro", id="landscape-ro", marks=pytest.mark.long(seconds=20)),
        pytest.param(DESKTOP, "de", id="desktop-de", marks=pytest.mark.long(seconds=20)),
    ],
)
def test_a_match_ends_and_is_given_away(invite: Invite, device: Device, language: str) -> None:
    """The end of the worked example; its picture, its table, its file and its paper."""
    tab = invite(device, language).tab()
    page = tab.page
    bring(tab, document("evening1", EVENING), "evening1")
    totals_are(tab, *TOTALS)
    check(tab, "a whole sheet")
    tab.press(tab.button(tab.text("pad-result")), touch=device.touch)
    expect(page.get_by_role("heading", level=1)).to_have_text(tab.text("pad-wins", name="Oskar"))
    expect(page.locator(".course")).to_contain_text(tab.text("pad-decided", number=9))
    check(tab, "the end of a match")
    with page.expect_download() as saved:
        tab.press(tab.button(tab.text("pad-csv")), touch=device.touch)
    text = saved.value.path().read_text("utf-8")
    assert text.startswith("\ufeff")
    rows = list(csv.reader(io.StringIO(text[1:]), delimiter="," if language == "en" else ";"))
    assert [row[-1] for row in rows[1:]] == ["-20", "-60", "0", "0", "0", "-90", "-50", "-50", "325", "75", "130"]
    with page.expect_download() as saved:
        tab.press(tab.button(tab.text("pad-file")), touch=device.touch)
    sheet = computed(parse_sheet(json.loads(saved.value.path().read_bytes())))
    assert (sheet.totals, sheet.winners, sheet.differs) == (TOTALS, (3,), False)
    with page.expect_download() as saved:
        tab.press(tab.button(tab.text("pad-picture")), touch=device.touch)
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) == 1
    page.emulate_media(media="print")
    expect(page.locator("section:has(tfoot)")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()


def test_rows_are_deleted_undone_and_kept(invite: Invite) -> None:
    """A deal is deleted from its menu, taken back, and deleted again; a sheet is deleted and put back."""
    tab = invite(PHONE).tab()
    page = tab.page
    bring(tab, document("evening2", EVENING[:4]), "evening2")
    totals_are(tab, -410, -220, -250, -80)
    page.get_by_role("rowheader").nth(1).get_by_role("button").click(button="right")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Anna 6, Ben 0, Mia 4, Oskar 3")
    check_sizes(tab, dialog, scrolls=True)
    check_access(tab, "the menu of a row")
    tab.press(tab.button(tab.text("pad-drop")), touch=True)
    totals_are(tab, -290, -220, -170, -20)
    expect(page.get_by_text(tab.text("pad-missing-deal", number=2))).to_be_visible()
    page.reload()
    totals_are(tab, -290, -220, -170, -20)
    tab.press(tab.button(tab.text("pad-undo")), touch=True)
    totals_are(tab, -410, -220, -250, -80)
    tab.press(tab.button(tab.text("pad-redo")), touch=True)
    totals_are(tab, -290, -220, -170, -20)
    page.keyboard.press("Control+z")
    totals_are(tab, -410, -220, -250, -80)
    page.reload()
    totals_are(tab, -410, -220, -250, -80)
    expect(tab.button(tab.text("pad-undo"))).to_have_attribute("aria-disabled", "true")  # what came is another phone's
    tab.press(tab.button(tab.text("pad-more")), touch=True)
    check_sizes(tab, dialog, scrolls=True)
    check_access(tab, "the menu of a sheet")
    tab.press(tab.button(tab.text("pad-delete-sheet")), touch=True)
    tab.press(tab.button(tab.text("pad-delete")), touch=True)
    expect(page.get_by_text(tab.text("pad-empty"))).to_be_visible()
    tab.press(tab.button(tab.text("pad-undo")), touch=True)
    expect(page.locator("main a.panel")).to_have_count(1)


def test_a_file_that_is_no_sheet_is_refused(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    bring(tab, document("evening3", [{"contract": "no-tricks", "counts": [9, 9, 9, -9]}]))
    alert = tab.page.get_by_role("alert")
    expect(alert).to_contain_text("events[1].row.counts[3]")
    expect(alert).to_contain_text(tab.text("pad-bad-file", place="#").split("#")[0].rstrip(" ("))
    tab.press(tab.page.get_by_role("dialog").locator(".main"), touch=True)
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    bring(tab, b"{}")
    expect(alert).to_contain_text("format")
    tab.press(tab.page.get_by_role("dialog").locator(".main"), touch=True)
    expect(tab.page.get_by_text(tab.text("pad-empty"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "game"),
    [("en", "king"), pytest.param("de", "kings-corner", marks=pytest.mark.long(seconds=15))],
)
def test_a_phone_on_the_table_faces_all_players(invite: Invite, language: str, game: str) -> None:
    tab = invite(LANDSCAPE, language).tab()
    page = tab.page
    rows = EVENING[:2] if game == "king" else [{"out": 1, "cards": [4, 0, 3, 2], "kings": [0, 0, 1, 0]}]
    bring(tab, document("evening4", rows, game), "evening4")
    tab.press(tab.button(tab.text("pad-table-view")), touch=True)
    seats = page.locator("main li")
    expect(seats).to_have_count(4)
    turned = seats.evaluate_all(
        "all => all.map(one => Math.round(Math.atan2(...['b', 'a'].map(name => new DOMMatrix(getComputedStyle(one)"
        ".transform)[name])) / Math.PI * 180))"
    )
    assert [angle % 360 for angle in turned] == [0, 90, 180, 270]
    check_sizes(tab)
    check_access(tab, "the table view")
    tab.press(tab.button(tab.text("pad-sheet-key")), touch=True)
    expect(page.get_by_role("table")).to_be_visible()


def test_a_group_sees_who_wins(invite: Invite) -> None:
    """After five matches; the sheets of files belong to the group of their people."""
    tab = invite(SMALL).tab()
    page = tab.page
    tab.go("/pad")
    begin(tab)
    tab.go("/pad")
    tab.press(page.locator("main .chips a"), touch=True)
    expect(page.get_by_role("status")).to_have_text(tab.text("pad-few", count=5))
    for number in range(5):
        bring(tab, document(f"evening5{number}", EVENING), f"evening5{number}")
    tab.go("/pad")
    tab.press(page.locator("main .chips a"), touch=True)
    expect(page.get_by_role("listitem").first).to_contain_text("Oskar")
    expect(page.locator("main")).to_contain_text(tab.text("pad-streak", name="Oskar", count=5))
    check(tab, "the statistics of a group")


def tap_counts(tab: Tab, *counts: int, touch: bool = True) -> None:
    for count in counts:
        tab.press(tab.page.locator(".keys button").filter(has_text=re.compile(rf"^\s*{count}\s*$")), touch=touch)


@pytest.mark.parametrize("device", [PHONE, pytest.param(SMALL, marks=pytest.mark.long(seconds=15))])
def test_a_deal_is_entered_interrupted_written_and_mended(invite: Invite, device: Device) -> None:
    """No tap is lost when the page goes away in the middle of a deal; a written one is mended from its row."""
    guest = invite(device)
    tab = guest.tab()
    tab.go("/pad")
    begin(tab)
    tab.press(tab.button(tab.text("pad-enter", number=1)), touch=True)
    tap_counts(tab, 5, 4)
    address = tab.page.url
    tab.page.close()
    tab = guest.tab()
    page = tab.page
    page.goto(address)
    tap_counts(tab, 3)
    tab.press(tab.button(tab.text("pad-write")), touch=True)
    totals_are(tab, -100, -80, -60, -20)
    page.reload()
    totals_are(tab, -100, -80, -60, -20)
    expect(tab.button(tab.text("pad-enter", number=2))).to_be_visible()
    tab.press(page.get_by_role("rowheader").first.get_by_role("button"), touch=True)
    for seat, count in (("Anna", 4), ("Ben", 5)):
        tab.press(page.get_by_role("button", name=re.compile(rf"^{seat}")), touch=True)
        tap_counts(tab, count)
    tab.press(tab.button(tab.text("pad-write")), touch=True)
    totals_are(tab, -80, -100, -60, -20)
    page.get_by_role("rowheader").first.get_by_role("button").click(button="right")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("Escape")
    tab.press(tab.button(tab.text("pad-undo")), touch=True)
    totals_are(tab, -100, -80, -60, -20)
    tab.press(tab.button(tab.text("pad-undo")), touch=True)
    totals_are(tab, 0, 0, 0, 0)
