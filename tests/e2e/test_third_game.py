"""A game that only the tests know, from the start page to its replay: shared code of page and server names no game."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.results import by_seat
from tests.e2e.sizes import check_sizes, nothing_is_cut
from tests.toy.game import NAME
from tests.toy.registered import registered
from tests.toy.served import VARIABLES, page
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import any_of, go_on, play_deal, play_match, start, step
from tools.driver.server import Server, fixed
from tools.driver.start_page import close_sheet, group, learn, open_sheet
from tools.driver.ways import Taps

#: The bots of a table of four.
BOTS = ["thumb-1"] * 3


@pytest.fixture(autouse=True, scope="module")
def known() -> Iterator[None]:
    """The tests know the game too: its texts, and its rules."""
    with registered():
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that knows the game, with a page that does."""
    variables = {**VARIABLES, "KINGCRAFT_PAGE": str(page(request.config.cache))}
    data = tmp_path_factory.mktemp("house") / "data"
    with Server(data, program=fixed(__name__), variables=variables) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


def at_table(server: Server, guest: Guest, preset: str = "one-trick", **options: int) -> Tab:
    """A guest at a table with three bots."""
    seated = server.open_room(NAME, preset, *BOTS, **options)
    guest.keep_seat(NAME, seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    tab.until_asked()
    return tab


@pytest.mark.long(seconds=14)
@pytest.mark.parametrize(
    ("device", "language"),
    [(DESKTOP, "en"), (PHONE, "de")],
    ids=["desktop", "phone-de"],
)
def test_a_match_is_played_from_the_start_page_to_its_end(invite: Invite, device: Device, language: str) -> None:
    guest = invite(device, language)
    tab = guest.tab()
    tab.go()
    # What a language does not have of a game is said in English.
    game = tab.page.get_by_role("region", name="One Trick")
    expect(game).to_contain_text("Eight cards, one trick")
    expect(game.locator(".scene .card-face")).to_have_count(2)  # it has no small table of its own: its cards
    check_sizes(tab, scrolls=True)

    # What is said of a game by its name, by its options, or by how its cards are played.
    learn(tab, NAME, "practise")
    expect(tab.button(tab.text("practice-deal", game="One Trick"))).to_be_visible()
    close_sheet(tab)
    learn(tab, NAME, "how")
    tab.see(tab.text("how-tricks-tap"))
    close_sheet(tab)
    tab.go()
    sheet = open_sheet(tab, NAME, "start-change")
    expect(sheet).to_contain_text("A game for tests.")
    expect(group(tab, "start-players").get_by_role("radio")).to_have_count(3)
    expect(group(tab, "house-label").get_by_role("radio")).to_have_count(2)
    sheet.get_by_role("link", name=tab.text("house-link")).click()
    expect(tab.page.locator("[data-option]")).to_have_count(3)
    expect(tab.page.get_by_text("one-trick", exact=False)).to_have_count(0)
    if device is DESKTOP:  # on a phone the button that plays lies above what is scrolled to its edge
        check_access(tab, "house rules of a third game")

    start(tab, NAME, touch=device.touch)
    assert sorted(tab.hand()) == sorted(tab.view["table"]["hand"])
    deals = play_match(tab, Taps(guest, tab), any_of(5))
    assert [len(cards) for cards in deals] == [1, 1, 1]

    # The panel of the end; the score sheet is in the menu.
    sheet = tab.view["sheet"]
    assert sum(sheet["totals"]) == 3
    rows = by_seat(tab)
    points = [int(row.locator("td:nth-child(3)").inner_text()) for row in rows]
    totals = [int(row.locator("td:nth-child(4)").inner_text()) for row in rows]
    assert (points, totals) == (sheet["deals"][-1]["scores"], sheet["totals"])
    winner = tab.view["seats"][tab.view["table"]["scores"].index(1)]["name"]
    tab.see(tab.text("say-trick", name=winner))
    expect(tab.button(tab.text("again"))).to_be_visible()
    check_sizes(tab)
    nothing_is_cut(tab, ".result")
    check_access(tab, "the end of a match of a third game")
    tab.from_menu("score-title", touch=device.touch)
    expect(tab.page.get_by_role("dialog").locator("tbody tr")).to_have_count(3)


@pytest.mark.long(seconds=10)
def test_a_replay_of_it_is_watched(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    tab = at_table(server, guest)
    play_match(tab, Taps(guest, tab), any_of(6))
    tab.open_more()
    tab.page.get_by_role("link", name=tab.text("watch-again")).click()
    stage, line = tab.page.locator(".stage"), tab.page.get_by_role("slider")
    expect(stage).to_have_attribute("data-deal", "0")
    for _ in range(4):
        tab.page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-action", "4")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"^Trick 1: .* takes? the trick\."))
    expect(tab.page.get_by_role("list", name=tab.text("trick-label")).get_by_role("listitem")).to_have_count(4)
    check_sizes(tab)
    check_access(tab, "a replay of a third game")

    # It has no review, and asking again would not help.
    tab.go(f"/match/{tab.view['room']}/review")
    tab.see(tab.text("lookback-failed-no-review"), role="alert")
    expect(tab.page.get_by_role("alert").get_by_role("button")).to_have_count(0)


@pytest.mark.long(seconds=10)
def test_a_card_against_the_rules_is_dimmed_and_refused_with_its_reason(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    tab = at_table(server, guest, deals=20)
    way, choose = Taps(guest, tab), any_of(7)
    while not (refused := set(tab.view["table"]["hand"]) - set(tab.legal)) or not tab.legal:
        step(tab, way, choose)
        tab.until_asked()
        if tab.view["phase"] == "between":
            go_on(tab, way)
            tab.until_asked()
    tab.settle()
    card = refused.pop()
    expect(tab.card(card)).to_have_class(re.compile("dim"))
    tab.card(card).click()
    led = tab.view["table"]["trick"][0][1]
    tab.see(tab.text("reason-must-follow-suit", suit=led), role="alert")
    assert card in tab.hand()
    step(tab, way, choose)


@pytest.mark.long(seconds=10)
def test_it_is_played_as_text_and_the_log_tells_it(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, text=True)
    tab = at_table(server, guest)
    for card in tab.hand():
        expect(tab.card(card)).to_have_text(tab.card_name(card))
    check_access(tab, "a table of a third game as text")
    [played] = play_deal(tab, Taps(guest, tab), any_of(8))
    names = [
        seat["name"] or tab.text("seat-number", number=number + 1) for number, seat in enumerate(tab.view["seats"])
    ]
    for seat, card in tab.view["table"]["history"]:
        key = "say-plays-you" if card == played else "say-plays"
        tab.see(tab.text(key, name=names[seat], card=tab.card_name(card)), role="log")
