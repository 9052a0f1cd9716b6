"""Practice in the browser: one contract alone, the same cards again, on from a position; and the short King."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from kingcraft.record.replay import replay_document
from kingcraft.record.verify import verify
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes, is_in_sight
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import any_of, eager, play_deal
from tools.driver.server import Server
from tools.driver.start_page import change, choose, chosen, close_sheet, group, learn, open_sheet, tile
from tools.driver.ways import Taps

SMALL = Device("small phone", 360, 640, touch=True)


SERVER: Final = ("--rate", "0")


def picture(tab: Tab, name: str) -> None:
    """A picture, where a folder for pictures is named: to be looked at by people."""
    folder = os.environ.get("KINGCRAFT_PICTURES", "")
    if folder:
        tab.page.screenshot(path=Path(folder) / f"practice-{name}.png")


def played(server: Server, game: str, preset: str, *others: str, **options: Any) -> dict[str, Any]:
    """A seat in a match that has been played to its end, away from the browser."""
    mine = server.open_room(game, preset, *others, **options)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(server.play_out, mine).result()
    return mine


def record_of(server: Server, guest: Guest, tab: Tab) -> dict[str, Any]:
    """The record of the room, as people download it."""
    answer = server.get(f"/api/rooms/{tab.view['room']}/record", guest.seat(tab)["secret"])
    return dict(answer.json())


def open_panel(tab: Tab, game: str) -> None:
    learn(tab, game, "practise")
    expect(tab.page.get_by_role("dialog", name=tab.text("practice"), exact=True)).to_be_visible()


def test_one_contract_again_and_again(invite: Invite, server: Server) -> None:
    guest = invite(SMALL, "de")
    tab = guest.tab()
    open_panel(tab, "king")
    check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
    picture(tab, "panel")
    tab.press(tab.page.get_by_role("button", name=tab.text("contract-no-queens")), touch=True)
    totals = []
    for number in range(2):
        tab.until_asked()
        if number == 0:
            picture(tab, "table")
        expect(tab.page.locator("header .deal")).to_have_text(tab.text("deal-practice"))
        play_deal(tab, Taps(guest, tab), any_of(number))
        scores = tab.view["sheet"]["deals"][0]["scores"]
        totals.append((scores[tab.view["you"]], (sum(scores) - scores[tab.view["you"]]) / 3))
        expect(tab.page.locator(".result")).to_contain_text(
            ["Bisher 1 Spiel: du", "Bisher 2 Spiele: im Schnitt du"][number]
        )
        result = tab.page.locator(".result")
        check_sizes(tab, result, scrolls=True)
        is_in_sight(tab.button(tab.text("practice-another")), result)
        picture(tab, f"result-{number}")
        assert [verdict.kind for verdict in verify(replay_document(record_of(server, guest, tab)).record)] == ["fair"]
        room = tab.view["room"]
        if number == 0:
            tab.press(tab.button(tab.text("practice-another")), touch=True)
            tab.until(lambda: tab.view["room"] != room, "another room")  # noqa: B023 - asked at once
    open_panel(tab, "king")
    mine = sum(you for you, _ in totals) / 2
    shown = f"{mine:.1f}".removesuffix(".0").replace(".", ",").replace("-", "\u2212")
    expect(tab.page.get_by_role("button", name=tab.text("contract-no-queens"))).to_contain_text(f"du {shown}")


@pytest.mark.long(seconds=6)
def test_a_positive_deal_with_its_auction(invite: Invite, server: Server) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    open_panel(tab, "king")
    tab.press(tab.page.get_by_role("button", name=tab.text("contract-positive")), touch=False)
    tab.until_asked()
    assert tab.view["table"]["contract"] in ("", "plus", "minus")  # a bot may have named the game without an auction
    assert tab.view["sheet"]["deals"] == []
    picture(tab, "auction")
    play_deal(tab, Taps(guest, tab), any_of(2))
    assert tab.view["sheet"]["winners"] == []
    kinds = [verdict.kind for verdict in verify(replay_document(record_of(server, guest, tab)).record)]
    assert kinds == ["no-proof", "fair"]


@pytest.mark.long(seconds=9)
def test_these_cards_again_after_a_deal_against_bots(invite: Invite, server: Server) -> None:
    """From the panel of a deal; the match waits where it stood, and is one press away."""
    guest = invite(PHONE, "sv")
    mine = server.open_room("kings-corner", "pagat", "thumb-1", target=500, hand_size=3)
    guest.keep_seat("kings-corner", mine)
    tab = guest.tab()
    tab.go(f"/room/{mine['room']}")
    play_deal(tab, Taps(guest, tab), eager)
    picture(tab, "between")
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)
    first, before = tab.view["table"]["dealer"], tab.view["sheet"]["deals"][0]["scores"]
    tab.page.locator(".result .more > summary").tap()
    tab.press(tab.button(tab.text("practice-same")), touch=True)
    tab.until(lambda: tab.view["room"] != mine["room"], "a room of its own")
    assert (tab.view["practice"]["room"], tab.view["practice"]["scores"]) == (mine["room"], before)
    assert tab.view["table"]["dealer"] == first
    tab.page.reload()
    play_deal(tab, Taps(guest, tab), eager)
    picture(tab, "same")
    result = tab.page.locator(".result")
    scores = tab.view["sheet"]["deals"][0]["scores"]
    you = tab.view["you"]
    expect(result).to_contain_text(tab.text("practice-in-match", then=str(before[you]), now=str(scores[you])))
    expect(result.locator(".proof")).to_have_count(0)  # nothing proves given cards
    expect(result.get_by_role("link", name=tab.text("look-back"), exact=True)).to_be_visible()
    check_sizes(tab, result, scrolls=True)
    result.locator(".more > summary").tap()
    tab.press(tab.page.get_by_role("link", name=tab.text("practice-to-match"), exact=True), touch=True)
    expect(tab.page).to_have_url(f"{server.url}/room/{mine['room']}")
    expect(tab.next_deal()).to_be_visible()


@pytest.mark.long(seconds=9)
def test_on_from_a_position_of_another_players_match(invite: Invite, server: Server) -> None:
    mine = played(server, "king", "king", *["thumb-1"] * 3, contracts=["no-queens"], auction="off")
    guest = invite(DESKTOP, "ro")
    tab = guest.tab()
    tab.go(f"/match/{mine['room']}/7")
    tab.press(tab.button(tab.text("practice-play")), touch=False)
    dialog = tab.page.get_by_role("dialog", name=tab.text("practice-play"), exact=True)
    expect(dialog.get_by_label(tab.text("practice-from"))).to_have_value("here")
    dialog.get_by_label(tab.text("practice-seat")).select_option("2")
    picture(tab, "dialog")
    check_sizes(tab, dialog, scrolls=True)
    tab.press(dialog.get_by_role("button", name=tab.text("practice-go")), touch=False)
    tab.until_asked()
    assert (tab.view["you"], tab.view["practice"]["action"]) == (2, 7)
    play_deal(tab, Taps(guest, tab), any_of(2))
    given = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()["deals"][0]
    tried = record_of(server, guest, tab)["deals"][0]
    assert (tried["deck"], tried["actions"][:7]) == (given["deck"], given["actions"][:7])
    picture(tab, "line")
    tab.go("/matches")
    expect(tab.page.locator("main")).to_contain_text(tab.text("deal-practice"))


def test_on_from_a_record_on_a_phone(invite: Invite, server: Server) -> None:
    mine = played(server, "kings-corner", "pagat", "thumb-1", deals=2)
    record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).text
    tab = invite(SMALL).tab()
    tab.page.add_init_script(f"sessionStorage.setItem('kingcraft.record', {record!r})")
    tab.go("/match")
    picture(tab, "record")
    tab.press(tab.button(tab.text("replay-more")), touch=True)
    tab.press(tab.button(tab.text("practice-play")), touch=True)
    dialog = tab.page.get_by_role("dialog", name=tab.text("practice-play"), exact=True)
    expect(dialog.get_by_label(tab.text("practice-from"))).to_have_count(0)  # it is the start of the deal
    picture(tab, "record-dialog")
    check_sizes(tab, dialog, scrolls=True)
    tab.press(dialog.get_by_role("button", name=tab.text("practice-go")), touch=True)
    tab.until_asked()
    assert (tab.view["practice"]["room"], tab.view["practice"]["given"]) == ("", True)


@pytest.mark.long(seconds=6)
def test_a_short_king(invite: Invite) -> None:
    tab = invite(PHONE, "de").tab()
    tab.go()
    open_sheet(tab, "king", "start-change")
    lengths = group(tab, "start-length").locator("label")
    for number, (key, deals) in enumerate((("start-whole", 10), ("start-brief", 7))):
        expect(lengths.nth(number)).to_contain_text(tab.text(key))
        expect(lengths.nth(number)).to_contain_text(tab.text("score-deals", deals=deals))
    choose(tab, "start-length", tab.text("start-brief"))
    tab.see(tab.text("start-brief-about"))
    picture(tab, "short")
    check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
    close_sheet(tab)
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"), touch=True)
    tab.until_asked()
    assert tab.view["rules"]["deals"] == 7
    assert tab.view["sheet"]["plan"] == ["no-queens", "no-king", "last-two", *["positive"] * 4]
    tab.press(tab.button(tab.text("menu")), touch=True)
    expect(tab.page.get_by_role("dialog").get_by_role("button", name=tab.text("menu-rules"))).to_contain_text(
        tab.text("house-short")
    )
    picture(tab, "short-table")
    tab.go()
    expect(tile(tab, "king")).to_contain_text(tab.text("score-deals", deals=7))
    change(tab, "king", ("start-length", tab.text("start-whole")))
    expect(tile(tab, "king")).to_contain_text(tab.text("score-deals", deals=10))


def test_a_first_king(invite: Invite) -> None:
    tab = invite(SMALL, finished=[]).tab()
    tab.go()
    expect(tile(tab, "king")).to_contain_text(tab.text("start-first-short"))
    expect(tile(tab, "king")).to_contain_text(tab.text("score-deals", deals=6))
    picture(tab, "first")
    check_sizes(tab, tab.page.locator("main"), scrolls=True)
    open_sheet(tab, "king", "start-change")
    expect(chosen(tab, "start-length")).to_contain_text(tab.text("start-first"))
    tab.see(tab.text("start-first-about"))
    choose(tab, "start-length", tab.text("start-whole"))
    expect(tile(tab, "king")).to_contain_text(tab.text("score-deals", deals=10))
    choose(tab, "start-length", tab.text("start-first"))
    close_sheet(tab)
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"), touch=True)
    tab.until_asked()
    assert tab.view["sheet"]["plan"] == ["no-tricks", "no-queens", *["positive"] * 4]


@pytest.mark.parametrize("lang", ["sv", "de"])
@pytest.mark.long(seconds=5)
def test_a_length_of_kings_corner(invite: Invite, lang: str) -> None:
    tab = invite(PHONE, lang).tab()
    tab.go()
    sheet = open_sheet(tab, "kings-corner", "start-change")
    tab.press(sheet.get_by_role("button", name=tab.text("start-all", count=11)), touch=True)
    choose(tab, "house-label", tab.text("preset-swedish"))
    points = [tab.text("start-points", target=target) for target in ("25", "50")]
    expect(group(tab, "start-length").locator("label")).to_have_text([*points, tab.text("start-one")])
    expect(chosen(tab, "start-length")).to_have_text(points[0])
    choose(tab, "start-length", points[1])
    # Another length does not count as a house rule.
    expect(chosen(tab, "house-label")).to_have_text(tab.text("preset-swedish"))
    check_sizes(tab, sheet, scrolls=True)
    picture(tab, f"length-{lang}")
    close_sheet(tab)
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    tab.until_asked()
    assert (tab.view["rules"]["preset"], tab.view["rules"]["target"]) == ("swedish", 50)
