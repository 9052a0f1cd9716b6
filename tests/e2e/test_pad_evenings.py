"""Whole evenings typed on the score pad: taps are counted, and the sheet comes to what the cards came to."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kingcraft.games.options import RuleSet
from kingcraft.games.registry import games
from kingcraft.games.registry import preset as preset_of
from kingcraft.pad.computed import Computed, computed
from kingcraft.pad.course import PADS, Course
from kingcraft.pad.sheet import FORMAT, parse_sheet
from kingcraft.pad.written import sheet_of
from kingcraft.record.rules import rules_json
from tests.e2e.conftest import Invite
from tests.e2e.keyboard import Keyboard
from tests.e2e.pen import Due, Pen, Row, most_taps
from tests.e2e.test_pad import SMALL, begin, bring, document, totals_are
from tests.pad.evening import EVENING, PLAYERS, TOTALS
from tests.pad.played import played
from tools.driver.guest import DESKTOP, PHONE, Tab

#: What a sheet of counts need not have: it is not typed, or only where a player chooses a trump.
BESIDE = ("calls", "trump")


@dataclass(frozen=True, slots=True)
class Evening:
    """What was played at a table, as counts, and what the cards came to."""

    rules: RuleSet[Any]
    players: tuple[str, ...]
    dealer: int
    rows: list[Row]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def course(self) -> Course:
        """Return the match before its first deal."""
        return PADS[self.rules.game].course(self.rules.options, len(self.players), self.dealer)


def evening(rules: RuleSet[Any], chance: random.Random) -> Evening:
    """Return a whole match with cards. A deal that does not count is not written down."""
    family = games()[rules.game]
    fits = [n for n in family.seats if family.contradiction_of_players(rules.options, n) is None]
    replay = played(rules, chance.choice(fits), chance)
    record, match = replay.record, replay.match
    rows = [event.json["row"] for event in sheet_of(replay, "abcd1234").events if event.op == "put"]
    counted = [row for row in rows if not row.get("void")]
    return Evening(rules, tuple(record.players), record.dealer, counted, tuple(match.totals), tuple(match.winners))


def worked() -> Evening:
    """Return the worked example of the rules."""
    return Evening(preset_of("king", "king"), PLAYERS, 0, list(EVENING), TOTALS, (3,))


def open_sheet(tab: Tab, played: Evening, name: str) -> None:
    """Open a new sheet of these people, with the first dealer that the lot drew."""
    rules, start = rules_json(played.rules), {"players": list(played.players), "dealer": played.dealer}
    bring(tab, document(name, [], played.rules.game, rules=rules, **start), name)


def stored(page: Page, name: str) -> Computed:
    """Return the sheet as the browser has stored it, worked out by the program."""
    events = page.evaluate(
        """(id) => new Promise((resolve, reject) => {
            const request = indexedDB.open("kingcraft-pad");
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
                const found = request.result.transaction("sheets").objectStore("sheets").get(id);
                found.onsuccess = () => { request.result.close(); resolve(found.result.events); };
            };
        })""",
        name,
    )
    return computed(parse_sheet({"format": FORMAT, "events": events}))


def plain(row: Row) -> Mapping[str, Any]:
    return {name: value for name, value in row.items() if name not in BESIDE}


def check_end(tab: Tab, played: Evening, name: str) -> None:
    """The page has the totals of the cards, and so has the program from what the page stored."""
    expect(tab.button(tab.text("pad-result"))).to_be_visible()
    signed = played.rules.game == "king" or played.rules.options.scoring == "chips"
    totals_are(tab, *played.totals, signed=signed)
    found = stored(tab.page, name)
    assert [plain(row) for row in found.folded.rows] == [plain(row) for row in played.rows]
    assert (found.totals, found.winners, found.coming) == (played.totals, played.winners, None)
    assert not any(each.mark for each in found.written)


def dues(played: Evening) -> Iterator[tuple[Due, Row]]:
    """Yield each deal as it comes, with what is written of it."""
    course = played.course()
    for number, row in enumerate(played.rows, 1):
        assert course.coming is not None
        yield Due(played.rules, played.players, course.coming, number), row
        course.add(row)


def write_down(tab: Tab, played: Evening, *, quick: bool = False) -> int:
    """Write an evening down, each deal within its taps. Returns how many taps it took."""
    taps = 0
    for due, row in dues(played):
        pen = Pen(tab, due)
        (pen.click if quick else pen.write)(row)
        assert pen.taps <= most_taps(due, row), f"{pen.taps} taps for {row}"
        taps += pen.taps
    return taps


def test_the_worked_example_takes_few_taps(invite: Invite) -> None:
    """From an empty list: the people, the first dealer, ten deals."""
    tab = invite(PHONE).tab()
    tab.go("/pad")
    begin(tab, dealer="Anna")
    played = worked()
    assert write_down(tab, played) <= 52  # 51, and the trump
    check_end(tab, played, tab.page.url.rpartition("/")[2])


#: Every way to enter a deal: bought, fixed, chosen; cards, ranks, chips. Two of them with a finger, the others quickly.
SHOWN = [("king", "king"), ("kings-corner", "pagat")]
QUICK = [("king", "turkey"), ("kings-corner", "pagat-face"), ("kings-corner", "pagat-chips")]


@pytest.mark.parametrize(("game", "preset"), [*SHOWN, *QUICK])
def test_an_evening_is_written_down(invite: Invite, game: str, preset: str) -> None:
    tab = invite(PHONE).tab()
    played = evening(preset_of(game, preset), random.Random(f"{preset} evening"))
    open_sheet(tab, played, "evening1")
    assert write_down(tab, played, quick=(game, preset) in QUICK) > len(played.rows)
    check_end(tab, played, "evening1")


PRESETS = [
    pytest.param(game, preset, part, marks=pytest.mark.long(seconds=20))
    for game, family in games().items()
    for preset in family.presets
    for part in range(5)
]


@pytest.mark.parametrize(("game", "preset", "part"), PRESETS)
def test_fifty_evenings_are_written_down(invite: Invite, game: str, preset: str, part: int) -> None:
    """Fifty whole evenings of every preset, ten a part; the page clicks, because only what comes of it is asked."""
    tab = invite(SMALL).tab()
    chance = random.Random(f"{preset} evenings {part}")
    for number in range(10):
        played = evening(preset_of(game, preset), chance)
        open_sheet(tab, played, name := f"many{number}")
        assert write_down(tab, played, quick=True) > len(played.rows)
        check_end(tab, played, name)


@pytest.mark.parametrize("game", ["king", pytest.param("kings-corner", marks=pytest.mark.long(seconds=20))])
def test_no_tap_is_lost_when_the_page_goes_in_the_middle_of_each_deal(invite: Invite, game: str) -> None:
    """The page is loaded again after a tap of every deal, another one each time; the browser's tab is killed once."""
    guest = invite(PHONE)
    tab = guest.tab()
    rules = preset_of(game, games()[game].default_preset)
    played = worked() if game == "king" else evening(rules, random.Random("reload"))
    open_sheet(tab, played, "evening2")
    for number, (due, row) in enumerate(dues(played)):
        pen = Pen(tab, due)
        pen.tap(pen.begin)
        for step, key in enumerate(pen.answers(row)):
            pen.tap(key)
            if step == number % 3 and number == 4:  # without a farewell to the page
                address = tab.page.url
                tab.page.close(run_before_unload=False)
                pen.tab = tab = guest.tab()
                tab.page.goto(address)
            elif step == number % 3:
                tab.page.reload()
        pen.tap(pen.end)
        expect(tab.page.get_by_role("table")).to_be_visible()
        assert pen.taps <= most_taps(due, row)
    check_end(tab, played, "evening2")


def test_a_whole_match_by_keyboard_alone(invite: Invite) -> None:
    """The worked example: digits are counts, what has no digit is reached with the tabulator."""
    tab = invite(DESKTOP).tab()
    page = tab.page
    open_sheet(tab, played := worked(), "evening3")
    keyboard = Keyboard(page)
    for number, row in enumerate(played.rows, 1):
        keyboard.press(tab.button(tab.text("pad-enter", number=number)))
        expect(page.locator(".entry h1")).to_be_visible()
        if row.get("unplayed"):
            keyboard.press(page.locator(".way").last)
        elif "no-king" in row["contract"] or "last-two" in row["contract"]:
            takers = [seat for seat, count in enumerate(row["counts"]) for _ in range(count)]
            for unit, seat in enumerate(takers):
                keyboard.press(page.locator(".faces").nth(unit).locator("button").nth(seat), "Space")
        else:
            if row["contract"] in ("plus", "minus"):
                sale = row.get("sale", {"buyer": (number - 1) % 4, "bid": ""})
                keyboard.press(page.locator(".faces button").nth(sale["buyer"]))
                said = sale["bid"].replace("-", "−") or tab.text(f"contract-{row['contract']}")
                keyboard.press(page.locator(".keys > button").filter(has_text=said))
            if row.get("trump"):
                keyboard.press(page.locator(".suits button").last)
            left = sum(row["counts"])
            for count in row["counts"][:3]:
                if left:
                    page.keyboard.type(str(count))
                    expect(page.locator("[data-next]")).to_be_focused()
                left -= count
        expect(tab.button(tab.text("pad-write"))).to_be_focused()
        keyboard.keeps_focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("table")).to_be_visible()
    check_end(tab, played, "evening3")
