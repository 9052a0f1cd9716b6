"""The profile in the browser: its figures are those of the reviews of its matches, and its file brings all back."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import QUICK_REVIEWS, Invite
from tests.e2e.reading import check_narrow, check_spacing
from tests.e2e.records import kingcraft
from tests.e2e.sizes import check_sizes
from tests.e2e.test_near import short_match
from tests.e2e.test_review import played
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.patience import WORK
from tools.driver.server import Server

SMALL = Device("small phone", 320, 568, touch=True)
LOW = Device("phone on its side", 844, 390, touch=True)

#: What the browser's database keeps; nothing before the page has made it.
ENTRIES = """async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "kingcraft-profile")) return [];
    return new Promise((resolve, reject) => {
        const opening = indexedDB.open("kingcraft-profile");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
            const asked = opening.result.transaction("matches").objectStore("matches").getAll();
            asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
        };
    });
}"""


SERVER: Final = QUICK_REVIEWS


def with_matches(server: Server, guest: Guest, count: int, **options: Any) -> list[dict[str, Any]]:
    """A player who has played this many matches of King, and one of Kings Corner that is open. Return their seats."""
    seats = [played(server, "king", "king", *["casual"] * 3, **options) for _ in range(count)]
    going = server.open_room("kings-corner", "pagat", "casual")
    guest.store(
        "kingcraft.rooms",
        [
            {
                **{name: seated[name] for name in ("room", "seat", "secret")},
                "game": "king" if seated is not going else "kings-corner",
                "created": f"2026-11-21T10:{place:02}:00Z",
            }
            for place, seated in enumerate([going, *seats])
        ],
    )
    return seats


def entries(tab: Tab) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tab.page.evaluate(ENTRIES)
    return found


def until_reviewed(tab: Tab, count: int) -> None:
    tab.until(
        lambda: sum(isinstance(entry["review"], dict) for entry in entries(tab)) == count,
        "all are reviewed",
        WORK,
    )


def box(tab: Tab, key: str) -> Locator:
    return tab.page.get_by_role("region", name=tab.text(key), exact=True)


def cells(tab: Tab, key: str) -> dict[str, list[str]]:
    """The table of a plot: the cells of each row by its name."""
    part = box(tab, key)
    summary = part.locator("details:not([open]) > summary")
    if summary.count():
        summary.click()
    rows = part.locator("tbody tr").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


def shown(points: float) -> str:
    """A mean as the page prints it."""
    value = round(points * 10 + (1e-9 if points > 0 else -1e-9)) / 10 or 0
    return f"{value:+.1f}".removesuffix(".0").replace("-", "−") if value else "0"


def figures(server: Server, seats: list[dict[str, Any]], folder: Path) -> tuple[list[list[float]], dict[str, float]]:
    """What ``kingcraft review`` finds: points a deal of each match, as it came and without luck; losses by contract."""
    course, lost = [], dict[str, list[float]]()
    for mine in seats:
        file = folder / f"{mine['room']}.json"
        file.write_text(server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).text)
        review = json.loads(kingcraft("review", "--json", "--budget", "quick", file))
        seat, deals = mine["seat"], review["deals"]
        came = [deal["scores"][seat] for deal in deals]
        clean = [deal["scores"][seat] - deal["luck"][seat] for deal in deals]
        course.append([sum(came) / len(came), sum(clean) / len(clean)])
        for deal in deals:
            if deal["contract"]:
                lost.setdefault(deal["contract"], []).append(deal["lost"][seat])
    return course, {name: sum(each) / len(each) for name, each in lost.items()}


#: Two matches; in the long tier fifty, ten at a time.
MATCHES: Final = (
    pytest.param(2, id="two"),
    *(pytest.param(10, id=f"ten-{part}", marks=pytest.mark.long(seconds=120)) for part in range(1, 6)),
)


@pytest.mark.parametrize("count", MATCHES)
def test_its_figures_are_those_of_the_reviews(invite: Invite, server: Server, tmp_path: Path, count: int) -> None:
    guest = invite(PHONE)
    seats = with_matches(server, guest, count, contracts=["no-king", "last-two"], early_end=True)
    tab = guest.tab()
    tab.go("/profile")
    expect(tab.page.get_by_text(tab.text("profile-unreviewed", count=count))).to_be_visible()
    until_reviewed(tab, count)
    expect(tab.page.get_by_text(tab.text("profile-unreviewed", count=1))).to_have_count(0)
    course, lost = figures(server, seats, tmp_path)
    assert list(cells_of_course(tab).values()) == [[shown(came), shown(clean)] for came, clean in course]
    table = cells(tab, "profile-contracts")
    assert {name: row[3] for name, row in table.items()} == {
        tab.text(f"contract-{name}"): shown(-mean) for name, mean in lost.items()
    }
    worst = max(lost, key=lambda name: lost[name])
    weakest = tab.text("profile-weakest", contract=tab.text(f"contract-{worst}"))
    expect(tab.page.get_by_text(weakest)).to_be_visible()
    puzzles = f"{tab.text('profile-puzzles')}: {tab.text(f'contract-{worst}')}"
    tab.page.get_by_role("link", name=puzzles, exact=True).click()
    expect(tab.page.get_by_role("combobox", name=tab.text("puzzle-topic"))).to_have_value(worst)
    tab.page.wait_for_url("**/puzzles")
    check_elsewhere(tab, seats[-1], worst)


def check_elsewhere(tab: Tab, seat: dict[str, Any], worst: str) -> None:
    """The start page has the line of figures, past matches the costliest mistake of each match with its address."""
    kept = [entry for entry in entries(tab) if isinstance(entry["review"], dict)]
    won = sum(entry["played"]["won"] for entry in kept)
    tab.go("/")
    line = tab.page.get_by_role("link", name=tab.text("start-profile"))
    expect(line).to_contain_text(tab.text("start-figures", count=len(kept), won=won))
    expect(line).to_contain_text(tab.text("start-weakest", contract=tab.text(f"contract-{worst}")))
    line.click()
    tab.page.wait_for_url("**/profile")
    tab.go("/matches")
    found = next(entry["review"]["worst"] for entry in kept if entry["id"] == seat["room"])
    points = round(found["points"]) if found else 0
    link = tab.page.locator(f'a[href^="/match/{seat["room"]}/review#deal="]')
    expect(tab.page.locator(".match")).to_have_count(min(50, len(kept) + 1))
    expect(link).to_have_count(1 if found else 0)
    if found:
        expect(link).to_have_text(tab.text("matches-worst", deal=found["deal"] + 1, points=points))
        assert link.get_attribute("href") == (
            f"/match/{seat['room']}/review#deal={found['deal']}&action={found['action']}"
        )


@pytest.mark.long(seconds=40)
def test_without_a_server_a_match_is_kept_when_it_ends_and_reviewed(invite_here: Invite) -> None:
    guest = invite_here(PHONE)
    tab = guest.tab()
    short_match(guest, tab)
    room, totals = tab.view["room"], tab.view["sheet"]["totals"]
    tab.until(lambda: [entry["played"]["over"] for entry in entries(tab)] == [True], "it is kept when it ends")
    (entry,) = entries(tab)
    assert (entry["id"], entry["played"]["total"], entry["record"]["totals"]) == (room, totals[0], totals)
    tab.go("/profile")
    figures = box(tab, "profile-title").locator("dl > div")
    expect(figures.filter(has_text=tab.text("profile-matches"))).to_contain_text("1")
    until_reviewed(tab, 1)
    check_sizes(tab, scrolls=True)
    check_access(tab, "the profile without a server")
    tab.go("/")
    won = int(entry["played"]["won"])
    line = tab.page.get_by_role("link", name=tab.text("start-profile"))
    expect(line).to_contain_text(tab.text("start-figures", count=1, won=won))


def cells_of_course(tab: Tab) -> dict[str, list[str]]:
    """The same whatever the title says of the trend."""
    better = box(tab, "profile-better").count() > 0
    return cells(tab, "profile-better" if better else "profile-course")


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "de", id="small-phone-de"),
        *(
            pytest.param(device, language, id=f"{device.name}-{language}", marks=pytest.mark.long(seconds=8))
            for device, language in ((PHONE, "sv"), (LOW, "ro"), (DESKTOP, "en"))
        ),
    ],
)
def test_it_is_read_by_keyboard_and_by_ear(invite: Invite, server: Server, device: Device, language: str) -> None:
    guest = invite(device, language)
    with_matches(server, guest, 2, contracts=["no-king"], early_end=True)
    tab = guest.tab()
    tab.go("/profile")
    page = tab.page
    plot = box(tab, "profile-course").get_by_role("slider")
    plot.focus()
    first, second = (re.compile(re.escape(tab.text("profile-match-number", number=number))) for number in (1, 2))
    expect(plot).to_have_attribute("aria-valuetext", first)
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "2")
    expect(plot).to_have_attribute("aria-valuetext", second)
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", first)
    box(tab, "profile-contracts-came").or_(box(tab, "profile-contracts")).locator("summary").click()
    check_sizes(tab, scrolls=True)
    check_access(tab, "the profile")
    check_spacing(tab, "the profile")
    check_narrow(tab, "the profile")


def saved(tab: Tab, folder: Path) -> Path:
    with tab.page.expect_download() as waiting:
        tab.button(tab.text("profile-save")).click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def brought(tab: Tab, file: Path) -> None:
    tab.page.locator("input[type=file]").set_input_files(file)


def without_time(file: Path) -> dict[str, Any]:
    """A file without what goes on beside the test: when it was written, and reviews that come while it runs."""
    document: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert document.pop("written")
    for entry in document["matches"]:
        entry["review"] = None
    return document


def test_its_file_brings_back_what_was_wiped_and_changes_nothing_twice(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    guest = invite(DESKTOP, name="Anna")
    seats = with_matches(server, guest, 2, contracts=["no-king"], early_end=True)
    tab = guest.tab()
    tab.go("/profile")
    tab.until(lambda: len(entries(tab)) == 3, "all matches are kept")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Anna")
    before = without_time(saved(tab, tmp_path))
    assert [entry["id"] for entry in before["matches"] if entry["played"]["over"]] == [seat["room"] for seat in seats]
    assert all(seat["secret"] not in json.dumps(before) for seat in seats)
    file = tmp_path / "profile.json"
    file.write_text(json.dumps({**before, "written": "2026-11-29T10:00:00Z"}))

    elsewhere = invite(DESKTOP).tab()
    elsewhere.go("/profile")
    expect(elsewhere.page.get_by_role("heading", name=elsewhere.text("profile-none"))).to_be_visible()
    check_access(elsewhere, "an empty profile")
    for fresh in (len(before["matches"]), 0):
        brought(elsewhere, file)
        what = elsewhere.text("profile-file-what", count=len(before["matches"]), fresh=fresh)
        expect(elsewhere.page.get_by_role("group").get_by_role("status")).to_contain_text(what)
        check_access(elsewhere, "a file that is about to be added")
        elsewhere.button(elsewhere.text("profile-unite")).click()
        expect(elsewhere.page.get_by_text(elsewhere.text("profile-brought", count=fresh))).to_be_visible()
        after = without_time(saved(elsewhere, tmp_path))
        assert after["matches"] == before["matches"]
        assert after["settings"]["name"] == "Anna"
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_role("heading", level=1)).to_have_text("Anna")
    assert without_time(saved(elsewhere, tmp_path)) == before


def test_a_bad_file_changes_nothing_and_says_why(invite: Invite, tmp_path: Path) -> None:
    tab = invite(PHONE, "ro").tab()
    tab.go("/profile")
    good = {"format": "kingcraft-profile/1", "written": "2026-11-29T10:00:00Z", "matches": [], "settings": {}}
    for fault, text in (
        ("damaged", json.dumps(good)[:-2]),
        ("later", json.dumps({**good, "format": "kingcraft-profile/7"})),
        ("foreign", json.dumps({"format": "kingcraft/1"})),
    ):
        file = tmp_path / f"{fault}.json"
        file.write_text(text)
        brought(tab, file)
        expect(tab.page.get_by_role("alert")).to_have_text(tab.text(f"profile-file-{fault}"))
    assert entries(tab) == []
