"""The smallest phone, with long names and in all languages: nothing is cut, and what is to be done next is in sight."""

import copy
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import FloatRect, WebSocketRoute, expect

from kingcraft.i18n import languages
from tests.e2e.conftest import Invite
from tests.e2e.faces import each_face
from tests.e2e.sizes import check_sizes, is_in_sight, nothing_is_cut
from tools.driver.guest import PHONE, Device, Tab
from tools.driver.play import any_of, step
from tools.driver.server import Server
from tools.driver.start_page import open_sheet
from tools.driver.views import Heard
from tools.driver.ways import Taps

#: Names as long as people have them, or as long as they may be.
LONG = ("Friederike-Annelie", "Maximiliane-Charlotte", "Anna-Katharina W.", "Konstantin der Große", "Dorothea", "Edda")
QUEENS = ["QS", "QH", "QD", "QC"]
SMALL = Device("small", 360, 640, touch=True)

#: Which cards of the small tables of the start page lie under the name of their game.
UNDER = """() => [...document.querySelectorAll("section.game")].flatMap((game) => {
    const name = document.createRange();
    name.selectNodeContents(game.querySelector("h2"));
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return [...game.querySelectorAll(".lies, .place")].map((card) => card.getBoundingClientRect()).filter(
        (card) => card.left < right && card.right > left && card.top < bottom && card.bottom > top,
    );
})"""

#: Each line of words in a sheet that the tick of its tile lies on.
TICKED = """() => [...document.querySelectorAll("dialog .tile:has(.tick)")].flatMap((tile) => {
    const words = document.createRange();
    words.selectNodeContents(tile.querySelector("b:not(.hidden)") ?? tile);
    const tick = tile.querySelector(".tick").getBoundingClientRect();
    const picture = tile.querySelector(".picture");
    return picture ? [] : [...words.getClientRects()].filter(
        (line) => line.right > tick.left && line.left < tick.right && line.top + line.height / 4 < tick.bottom,
    ).map((line) => [tile.textContent, line.right - tick.left, tick.bottom - line.top]);
})"""


def ended(server: Server, game: str, players: int, **options: Any) -> dict[str, Any]:
    """A seat in a match of people and bots with long names that has been played to its end."""
    kinds = ["you", *["thumb-1"] * (players - 1)]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, LONG, strict=False)]
    preset = {"king": "king", "kings-corner": "pagat"}[game]
    answer = server.post("/api/rooms", {"game": game, "preset": preset, "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    mine: dict[str, Any] = answer.json()
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    return mine


@pytest.mark.long(seconds=10)
def test_the_end_of_a_match_of_king_fits_the_smallest_phone(invite: Invite, server: Server) -> None:
    """In every language, with the longest names: all that can be done next is in sight, and all points are."""
    mine = ended(server, "king", 4, contracts=["no-king"], auction="off", early_end=True)
    for language in languages():
        guest = invite(SMALL, language)
        guest.keep_seat("king", mine)
        tab = guest.tab()
        tab.go(f"/room/{mine['room']}")
        result = tab.page.locator(".result")
        expect(result.locator(".button.main")).to_be_visible()
        is_in_sight(result.locator(".button.main"), result)
        check_sizes(tab, result, scrolls=True)
        nothing_is_cut(tab, ".result, .result p, .result h2, .result .podium b, .result .button")


@pytest.mark.parametrize("text", [1, 2], ids=["usual text", "large text"])
@pytest.mark.long(seconds=6)
def test_the_end_of_a_match_of_six_shows_what_is_next(invite: Invite, server: Server, text: float) -> None:
    """Six long names and their cards may need scrolling; the way on needs none, and no number is cut."""
    mine = ended(server, "kings-corner", 6, deals=1)
    guest = invite(replace(SMALL, text=text), "de")
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    result = tab.page.locator(".result")
    expect(result.locator(".button.main")).to_be_visible()
    is_in_sight(result.locator(".button.main"), result)
    check_sizes(tab, result, scrolls=True)
    nothing_is_cut(tab, ".result, .result p, .result h2, .result th, .result td, .result .button")
    # The table can be looked at, and the way on stays: so does the focus, on the button that brings the result back.
    tab.open_more()
    tab.button(tab.text("result-fold")).tap()
    back = tab.button(tab.text("result-unfold"))
    expect(back).to_be_focused()
    expect(result.locator("table")).to_be_hidden()
    check_sizes(tab, result)
    assert result.locator(".button.main").is_visible()
    piles = [box for place in "NESW" if (box := tab.place(place).bounding_box())]
    strip = result.bounding_box()
    assert strip is not None
    assert all(box["y"] < strip["y"] for box in piles)
    # On its side a phone has a column for them: one below the other.
    tab.page.set_viewport_size({"width": 844, "height": 390})
    columns = "all => new Set(all.map((one) => one.getBoundingClientRect().x)).size"
    ways = result.locator(".row > .button:visible")
    tab.until(lambda: ways.evaluate_all(columns) == 1, "the ways are in a column")
    nothing_is_cut(tab, ".result .button")
    tab.page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
    back.tap()
    expect(result.locator("table")).to_be_visible()


@pytest.mark.parametrize(
    ("preset", "text"),
    [
        ("turkey", 2.0),
        *(
            pytest.param(preset, text, marks=pytest.mark.long(seconds=6))
            for preset, text in (("turkey", 1.0), ("brazil-simple", 1.0))
        ),
    ],
)
def test_rules_and_deal_are_told_uncut_in_the_menu(invite: Invite, server: Server, preset: str, text: float) -> None:
    """On the smallest phone, to a player and to an onlooker, with a preset of a long name."""
    mine = server.open_room("king", preset, *["thumb-1"] * 3)
    device = replace(SMALL, text=text)
    player, onlooker = invite(device, "de"), invite(device, "de")
    player.keep_seat("king", mine)
    for guest in (player, onlooker):
        tab = guest.tab()
        tab.go(f"/room/{mine['room']}")
        if guest is onlooker:
            tab.press(tab.button(tab.text("door-watch")), touch=True)
        expect(tab.page.locator(".banner")).to_be_visible()
        check_sizes(tab, tab.page.get_by_role("banner"))
        nothing_is_cut(tab, ".banner, .banner :not(.hidden)")
        tab.press(tab.button(tab.text("menu")), touch=True)
        menu = tab.page.get_by_role("dialog")
        expect(menu).to_contain_text(tab.text(f"preset-{preset}"))
        check_sizes(tab, menu, scrolls=True)
        nothing_is_cut(tab, "dialog h2, dialog p, dialog span, dialog small")


def test_a_lifted_card_is_played_to_its_place_on_the_table(invite: Invite, server: Server) -> None:
    """Where cards lie closer than a finger is wide, the first tap lifts one and says what plays it; its place does."""
    mine = server.open_room("king", "king", *["thumb-1"] * 3)
    guest = invite(Device("least", 320, 568, touch=True), "de")
    guest.keep_seat("king", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    tab.until_asked()
    tab.settle()
    narrow = tab.page.locator("[data-card]").evaluate_all(
        "nodes => nodes.filter(node => node.offsetWidth < 43).map(node => node.dataset.card)"
    )
    card = next(card for card in narrow if card in tab.legal)
    about = tab.page.locator(".own .about")
    expect(about).not_to_have_text(tab.text("turn-again"))
    tab.press(tab.card(card), touch=True)
    expect(tab.card(card)).to_have_attribute("aria-pressed", "true")
    expect(about).to_have_text(tab.text("turn-again"))
    nothing_is_cut(tab, ".own .words, .own .about")
    check_sizes(tab)
    place = tab.page.locator(".slot.mine").bounding_box()
    assert place is not None
    assert tab.acts == []
    tab.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    tab.until(lambda: tab.acts == [card], "its place takes it")


def four_queens(tab: Tab) -> None:
    """From now on the page hears that its player has caught all four queens."""

    views = Heard()

    def heard(message: str | bytes) -> str | bytes:
        update = views.whole(json.loads(message))
        if update.get("type") == "update" and update["view"]["table"]:
            update = copy.deepcopy(update)
            update["view"]["table"]["captured"][update["view"]["you"]] = QUEENS
        return json.dumps(update)

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(heard(message)))

    tab.page.route_web_socket("**/socket", connect)


@pytest.mark.parametrize(
    ("width", "height", "handed"),
    [
        (320, 568, "right"),
        *(
            pytest.param(width, height, handed, marks=pytest.mark.long(seconds=5))
            for width, height, handed in (
                (320, 568, "left"),
                (844, 390, "left"),
                (390, 844, "right"),
                (390, 844, "left"),
                (844, 390, "right"),
            )
        ),
    ],
)
def test_what_was_caught_is_seen_between_the_own_name_and_the_buttons(
    invite: Invite, server: Server, width: int, height: int, handed: str
) -> None:
    mine = server.open_room("king", "king", *["thumb-1"] * 3)
    guest = invite(Device("phone", width, height, touch=True), "de", handed=handed)
    guest.keep_seat("king", mine)
    tab = guest.tab()
    four_queens(tab)
    tab.go(f"/room/{mine['room']}")
    way = Taps(guest, tab)
    for _ in range(2):  # after a trick there is another button
        tab.until_asked()
        tab.settle()
        chips = tab.page.locator(".own .chip")
        expect(chips.first).to_be_visible()
        words = tab.page.locator(".own .words :is(.name, .line)")
        size = tab.page.viewport_size
        assert size is not None
        boxes = {
            name: [box for one in part.all() if (box := one.bounding_box())]
            for name, part in {
                "chips": chips,
                "buttons": tab.page.locator(".action .tools > :visible"),
                "words": words,
                "cards": tab.page.locator("[data-card]"),
                "portrait": tab.page.locator(".own .face"),
            }.items()
        }
        shown = chips.all_inner_texts()
        more = sum(int(text[1:]) - 1 for text in shown if text.startswith("+"))
        assert len(shown) + more == len(QUEENS), shown
        for chip in boxes.pop("chips"):
            assert 0 <= chip["x"] <= size["width"] - chip["width"]
            assert all(boxes.values()), boxes
            for name, others in boxes.items():
                assert not [box for box in others if overlap(chip, box)], (name, chip, others)
        nothing_is_cut(tab, ".own .words, .own .line")
        step(tab, way, any_of(5))


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than what rounding makes."""
    slack = 0.5
    return (
        one["x"] + slack < other["x"] + other["width"]
        and other["x"] + slack < one["x"] + one["width"]
        and one["y"] + slack < other["y"] + other["height"]
        and other["y"] + slack < one["y"] + one["height"]
    )


@pytest.mark.parametrize("height", [568, pytest.param(800, marks=pytest.mark.long(seconds=2))])
def test_the_name_of_a_game_is_beside_its_small_table(invite: Invite, height: int) -> None:
    tab = invite(Device("narrow", 320, height, touch=True), "sv").tab()
    tab.go()
    expect(tab.page.locator(".lies").first).to_be_visible()
    assert tab.page.evaluate(UNDER) == []


@pytest.mark.parametrize(
    "language", ["ro", *(pytest.param(one, marks=pytest.mark.long(seconds=3)) for one in ("de", "en", "sv"))]
)
def test_the_tick_of_a_choice_lies_on_no_word(invite: Invite, language: str) -> None:
    tab = invite(PHONE, language).tab()
    tab.go()
    sheet = open_sheet(tab, "kings-corner", "start-change")
    expect(sheet.locator(".tile .tick").nth(2)).to_be_attached()
    for width in (390, 320):
        tab.page.set_viewport_size({"width": width, "height": 844})
        for face in each_face(tab.page):
            assert tab.page.evaluate(TICKED) == [], (width, face)
