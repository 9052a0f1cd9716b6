"""Matches played again: records dropped or pasted, matches by their link; steps, seats, pictures, what is wrong."""

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.records import download, kingcraft
from tests.e2e.sizes import check_sizes, paint_is_in_sight
from tests.e2e.test_review import played
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.server import Server

SMALL = Device("small phone", 360, 640, touch=True)
GOLDEN = Path(__file__).resolve().parents[1] / "golden"

#: What a browser logs about a match or a record that cannot be shown.
REFUSED = r"Failed to load resource: .* (400|404|409|422)|ERR_INTERNET_DISCONNECTED"

#: A file of these bytes is dropped on the page.
DROP = """([name, text]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name, { type: "application/json" }));
    for (const type of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
}"""


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.json").read_text("utf-8")


def stage(tab: Tab) -> Locator:
    return tab.page.locator(".stage")


def stands_at(tab: Tab, deal: int, action: int) -> None:
    expect(stage(tab)).to_have_attribute("data-deal", str(deal))
    expect(stage(tab)).to_have_attribute("data-action", str(action))


def shown_cards(tab: Tab) -> int:
    """How many cards lie face up."""
    return tab.page.locator(".sprite:not(.faint) .front").count()


def paste(tab: Tab, text: str, *, touch: bool) -> None:
    tab.page.get_by_role("textbox").fill(text)
    tab.press(tab.button(tab.text("replay-show")), touch=touch)


def more(tab: Tab, *, touch: bool) -> Locator:
    """What has no room beside the table: the deal, the seat, open hands, the speed."""
    tab.press(tab.button(tab.text("replay-more")), touch=touch)
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def choice(dialog: Locator, tab: Tab, key: str) -> Locator:
    return dialog.get_by_role("radiogroup", name=tab.text(key)).get_by_role("radio")


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def test_a_record_is_dropped_and_played_by_keys(invite: Invite, tmp_path: Path) -> None:
    tab = invite(DESKTOP).tab()
    tab.go("/")
    expect(tab.page.get_by_role("link", name=tab.text("start-matches"))).to_be_visible()
    record = json.loads(golden("king"))
    tab.page.evaluate(DROP, ["match.json", golden("king")])
    stands_at(tab, 0, 0)
    expect(tab.page).to_have_url(re.compile(r"/match#at=0&open=0$"))
    check_sizes(tab)
    paint_is_in_sight(tab)

    line = tab.page.get_by_role("slider")
    for _ in range(3):
        tab.page.keyboard.press("ArrowRight")
    stands_at(tab, 0, 3)
    third = tab.card_name(record["deals"][0]["actions"][2])
    expect(line).to_have_attribute("aria-valuetext", re.compile(rf"^Trick 1: \w+ plays the {third}\.$"))
    expect(tab.page.locator("[aria-live=polite]").filter(has_text=third)).to_have_count(1)
    tab.page.keyboard.press("PageDown")
    stands_at(tab, 0, 4)
    expect(line).to_have_attribute("aria-valuetext", re.compile("takes the trick"))
    tab.page.keyboard.press("End")
    stands_at(tab, 0, len(record["deals"][0]["actions"]))
    result = tab.page.locator("section.result")
    expect(result).to_be_visible()
    points = [int(cell.replace("−", "-")) for cell in result.locator("tbody td:nth-child(3)").all_inner_texts()]
    assert points == record["deals"][0]["scores"]
    result.get_by_role("button", name=tab.text("replay-next-deal")).click()
    stands_at(tab, 1, 0)
    tab.page.keyboard.press("ArrowLeft")
    stands_at(tab, 0, len(record["deals"][0]["actions"]))
    tab.page.keyboard.press("Home")
    stands_at(tab, 0, 0)

    # A finger or a mouse on the line goes anywhere; the address follows, and a reload comes back to it.
    line.fill("10")
    stands_at(tab, 0, 10)
    expect(tab.page).to_have_url(re.compile(r"#at=10&open=0$"))
    tab.page.reload()
    stands_at(tab, 0, 10)

    # All hands are open. Then only one is: it has ten cards left, having played to the third trick, in which two lie.
    hands = tab.page.get_by_role("list", name=tab.text("replay-hands"))
    expect(hands.get_by_role("listitem")).to_have_count(3)
    dialog = more(tab, touch=False)
    choice(dialog, tab, "replay-seat").nth(2).check(force=True)
    check_sizes(tab, dialog, scrolls=True)
    dialog.get_by_role("button", name=tab.text("close")).click()
    tab.button(tab.text("replay-open")).click()
    expect(hands).to_have_count(0)
    expect(tab.page).to_have_url(re.compile(r"#at=10&seat=2$"))
    assert shown_cards(tab) == 2 + 10
    check_sizes(tab)

    check_pictures(tab, tmp_path)
    tab.page.get_by_role("button", name=tab.text("replay-other")).click()
    expect(tab.page.get_by_role("heading", name=tab.text("replay-bring"))).to_be_visible()
    check_sizes(tab, scrolls=True)


def check_pictures(tab: Tab, folder: Path) -> None:
    """The position is given away as PNG and as SVG; an uploaded record has no link."""
    tab.page.get_by_role("button", name=tab.text("replay-share")).click()
    dialog = tab.page.get_by_role("dialog")
    expect(dialog.get_by_text(tab.text("replay-no-link"))).to_be_visible()
    preview = dialog.get_by_role("img")
    assert preview.evaluate("async image => (await image.decode(), [image.naturalWidth, image.naturalHeight])") == [
        1040,
        804,
    ]
    for key, name in (("replay-png", "kingcraft-king-10.png"), ("replay-svg", "kingcraft-king-10.svg")):
        with tab.page.expect_download() as waiting:
            dialog.get_by_role("button", name=tab.text(key)).click()
        assert waiting.value.suggested_filename == name
        waiting.value.save_as(folder / name)
    picture = (folder / "kingcraft-king-10.png").read_bytes()
    assert png_size(picture) == (2080, 1608)
    # It is drawn, and not an empty canvas: cards are white, the felt is green.
    colours = tab.page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.width, image.height];
            const brush = canvas.getContext("2d");
            brush.drawImage(image, 0, 0);
            const { data: bytes } = brush.getImageData(0, 0, image.width, image.height);
            let paper = 0, felt = 0;
            for (let i = 0; i < bytes.length; i += 4) {
                if (bytes[i] > 245 && bytes[i + 1] > 245) paper += 1;
                if (bytes[i] < 60 && bytes[i + 1] > bytes[i] + 30) felt += 1;
            }
            return [paper, felt].map((count) => count / (bytes.length / 4));
        }""",
        base64.b64encode(picture).decode(),
    )
    assert 0.03 < colours[0] < 0.4
    assert colours[1] > 0.4
    drawing = (folder / "kingcraft-king-10.svg").read_text("utf-8")
    assert drawing.startswith("<svg ")
    assert "♠" not in drawing  # only the hand of the seat that looks: no diagrams of the others
    expect(dialog.get_by_role("status")).to_have_text(tab.text("replay-saved"))
    dialog.get_by_role("button", name=tab.text("close")).click()


@pytest.mark.long(seconds=6)
def test_it_plays_by_itself(invite: Invite) -> None:
    tab = invite(SMALL, "sv").tab()
    tab.go("/match")
    paste(tab, golden("kings-corner-2"), touch=True)
    stands_at(tab, 0, 0)
    check_sizes(tab)
    paint_is_in_sight(tab)
    dialog = more(tab, touch=True)
    choice(dialog, tab, "replay-speed").last.check(force=True)
    check_sizes(tab, dialog, scrolls=True)
    dialog.get_by_role("button", name=tab.text("close")).tap()
    tab.button(tab.text("replay-play")).tap()
    expect(stage(tab)).to_have_attribute("data-action", re.compile(r"^([5-9]|\d\d+)$"))
    tab.button(tab.text("replay-pause")).tap()
    expect(tab.button(tab.text("replay-play"))).to_be_visible()
    at = stage(tab).get_attribute("data-action")
    tab.page.wait_for_timeout(500)
    expect(stage(tab)).to_have_attribute("data-action", str(at))
    tab.button(tab.text("replay-back-turn")).tap()
    expect(stage(tab)).not_to_have_attribute("data-action", str(at))
    before = str(stage(tab).get_attribute("data-action"))
    tab.button(tab.text("replay-on")).tap()
    expect(stage(tab)).to_have_attribute("data-action", str(int(before) + 1))
    piles = tab.page.get_by_role("list", name=tab.text("piles-label"))
    painted = int(stage(tab).locator("p.count").inner_text())
    expect(piles.get_by_role("listitem").last).to_have_text(tab.text("stock", count=painted))


def test_an_imported_match_is_downloaded_by_all_who_have_its_link(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    """From the table, where no one has a seat, from its menu, and from the replay."""
    record = {**json.loads(golden("king")), "id": "imported-match"}
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "king.json").write_text(json.dumps(record), encoding="utf-8")
    kingcraft("import", tmp_path / "records", "--data", server.data)
    tab = invite(DESKTOP).tab()
    tab.go("/room/imported-match")
    tab.button(tab.text("door-watch")).click()
    expect(tab.page.locator(".result")).to_be_visible()
    assert json.loads(download(tab, tmp_path, touch=False).read_text("utf-8")) == record
    tab.button(tab.text("menu")).click()
    for place in ("menu", "replay"):
        if place == "replay":
            tab.go("/match/imported-match")
            tab.button(tab.text("replay-share")).click()
        with tab.page.expect_download() as waiting:
            tab.page.get_by_role("dialog").get_by_role("button", name=tab.text("download")).click()
        waiting.value.save_as(tmp_path / f"{place}.json")
        assert json.loads((tmp_path / f"{place}.json").read_text("utf-8")) == record


@pytest.mark.long(seconds=3)
def test_a_broken_record_is_told_in_german(invite: Invite) -> None:
    tab = invite(SMALL, "de").tab()
    tab.excuse(REFUSED)
    tab.go("/match")
    record: dict[str, Any] = json.loads(golden("king"))
    token = record["deals"][1]["actions"][4]
    record["deals"][1]["actions"][4] = record["deals"][1]["actions"][0]
    broken = json.dumps(record)
    paste(tab, broken, touch=True)
    alert = tab.page.get_by_role("alert")
    wrong = record["deals"][1]["actions"][4]
    expect(alert).to_contain_text(tab.text("replay-error-at-action", deal=2, action=5, token=wrong))
    expect(alert).to_contain_text("deals[1].actions[4]")
    expect(alert).to_contain_text(tab.text("reason-not-in-hand"))
    check_sizes(tab, scrolls=True)
    # What was pasted is still there, and can be mended.
    expect(tab.page.get_by_role("textbox")).to_have_value(broken)
    record["deals"][1]["actions"][4] = token
    paste(tab, json.dumps(record), touch=True)
    stands_at(tab, 0, 0)

    tab.go("/match")
    tab.page.evaluate("sessionStorage.clear()")
    tab.page.reload()
    paste(tab, " ", touch=True)
    expect(alert).to_have_text(tab.text("replay-error-empty"))
    paste(tab, '{"format": "kingcraft/1", ', touch=True)
    expect(alert).to_contain_text(tab.text("replay-error-cut-short"))


def test_a_match_has_a_link_for_everyone(invite: Invite, server: Server) -> None:
    mine = played(server, "kings-corner", "pagat", "thumb-1", deals=2)
    guest: Guest = invite(DESKTOP)
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go("/matches")
    tab.open_more()
    tab.page.get_by_role("link", name=tab.text("watch-again")).click()
    stands_at(tab, 0, 0)
    expect(tab.page).to_have_url(
        re.compile(rf"/match/{mine['room']}/0#open={mine['seat']}$")
    )  # the own hand lies below

    other = invite(SMALL, "ro").tab()
    other.excuse(REFUSED)
    other.go(f"/match/{mine['room']}/3#seat=1")
    stands_at(other, 0, 3)
    expect(other.page.get_by_role("list", name=other.text("replay-hands"))).to_have_count(0)
    check_sizes(other)
    other.button(other.text("replay-share")).tap()
    link = other.page.get_by_role("textbox", name=other.text("replay-link"))
    expect(link).to_have_value(f"{server.url}/match/{mine['room']}/3#seat=1")
    expect(other.page.get_by_role("dialog")).to_contain_text(other.text("waiting-local"))
    check_sizes(other, other.page.get_by_role("dialog"), scrolls=True)
    other.button(other.text("close")).tap()

    # The next deal does not come while the network is gone; it comes when it is back.
    other.page.keyboard.press("End")
    expect(other.page.locator("section.result")).to_be_visible()
    other.page.context.set_offline(True)
    other.page.keyboard.press("End")
    alert = other.page.get_by_role("alert")
    expect(alert).to_contain_text(other.text("link-unreached"))
    other.page.context.set_offline(False)
    alert.get_by_role("button", name=other.text("link-again")).tap()
    expect(stage(other)).to_have_attribute("data-deal", "1")
    expect(alert).to_have_count(0)


def test_a_position_that_someone_shows_is_a_question(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-queens"], auction="off", early_end=True)
    guest = invite(PHONE)
    guest.keep_seat("king", mine)
    tab = guest.tab()
    seat = mine["seat"]
    tab.go(f"/match/{mine['room']}/0#seat={seat}")
    stands_at(tab, 0, 0)
    tab.button(tab.text("replay-share")).tap()
    link = tab.page.get_by_role("textbox", name=tab.text("replay-link")).input_value()
    assert link.endswith(f"#seat={seat}&by={seat}")

    other = invite(PHONE).tab()
    other.go(link.removeprefix(server.url))
    title = other.text("replay-shows", name="Ana", game=other.text("game-king"))
    expect(other.page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(other.page.get_by_role("list", name=other.text("replay-hands"))).to_have_count(0)
    check_sizes(other)
    slider = other.page.get_by_role("slider", name=other.text("replay-line"))
    slider.focus()
    other.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    other.button(other.text("replay-play-on")).tap()
    expect(other.page.get_by_role("dialog")).to_be_visible()
    other.button(other.text("close")).tap()
    other.button(other.text("replay-watch-it")).tap()
    stands_at(other, 0, 0)


def test_what_cannot_be_shown_is_said(invite: Invite, server: Server) -> None:
    going = server.open_room("king", "king", *["thumb-1"] * 3)
    tab = invite(SMALL, "de").tab()
    tab.excuse(REFUSED)
    tab.go(f"/match/{going['room']}")
    tab.see(tab.text("replay-not-over"), role="alert")
    check_sizes(tab, scrolls=True)
    tab.page.get_by_role("link", name=tab.text("replay-to-table")).tap()
    expect(tab.page).to_have_url(f"{server.url}/room/{going['room']}")
    tab.go("/match/unknown/17")
    tab.see(tab.text("replay-no-match"), role="alert")
    check_access(tab, "a match that does not exist")
