"""Friends stay together: one presses "Play again", the others see it and follow; a seat that no one takes."""

import asyncio
import contextlib
import re
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Guest, Tab
from tools.driver.play import Choice, eager
from tools.driver.server import Server
from tools.driver.ways import Taps

PEOPLE = (("Ana", DESKTOP, "en"), ("Bo", PHONE, "de"), ("Cy", PHONE, "ro"))


def at_the_table(invite: Invite, server: Server) -> tuple[list[Guest], list[Tab]]:
    """Three people and a bot at a match of one deal."""
    mine = server.open_room("kings-corner", "pagat", "open", "thumb-1", "open", deals=1, hand_size=1)
    seated: list[dict[str, Any]] = [mine, *(server.join(mine["room"], name) for name, *_ in PEOPLE[1:])]
    guests = [invite(device, language, name=name) for name, device, language in PEOPLE]
    for guest, seat in zip(guests, seated, strict=True):
        guest.keep_seat("kings-corner", seat)
    tabs = [guest.tab() for guest in guests]
    for tab in tabs:
        tab.go(f"/room/{mine['room']}")
    return guests, tabs


@contextlib.contextmanager
def connected(server: Server, seats: Sequence[dict[str, Any]]) -> Iterator[None]:
    """People who are at their tables and do nothing."""
    left = threading.Event()

    async def stay() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for seat in seats:
                await stack.enter_async_context(server.sit(seat["room"], seat["secret"]))
            await asyncio.to_thread(left.wait)

    thread = threading.Thread(target=asyncio.run, args=(stay(),))
    thread.start()
    try:
        yield
    finally:
        left.set()
        thread.join()


def is_past(tab: Tab, version: int) -> bool:
    return bool(tab.latest["version"] > version)


def is_at(tab: Tab, room: str) -> bool:
    return bool(tab.view["room"] == room)


def played(guests: list[Guest], tabs: list[Tab], choose: Choice, until: str = "over") -> None:
    """Everybody plays until the match is over, or in the phase ``until``."""
    ways = {tab: Taps(guest, tab) for guest, tab in zip(guests, tabs, strict=True)}
    while True:
        tabs[0].until(
            lambda: (
                all(tab.updates for tab in tabs) and (any(tab.legal for tab in tabs) or tabs[0].view["phase"] == until)
            ),
            "a player is asked",
        )
        actor = next((tab for tab in tabs if tab.legal), None)
        if actor is None:
            return
        before = actor.latest["version"]
        actor.settle()
        ways[actor].do(choose(actor.legal))
        actor.until(partial(is_past, actor, before), "it is done")


def test_friends_stay_together(invite: Invite, server: Server) -> None:
    guests, tabs = at_the_table(invite, server)
    ana, bo, cy = tabs
    played(guests, tabs, eager)
    room = ana.view["room"]
    expect(bo.button(bo.text("again"))).to_be_visible()
    ana.button(ana.text("again")).click()
    ana.until(lambda: ana.view["room"] != room, "there is another table")
    ana.see(ana.text("result-waiting", names="Bo and Cy"))
    ana.see(ana.text("waiting-last"))  # they look at the podium: nothing calls them away
    after = ana.view["room"]

    # The others see it, in a place that screen readers listen to, and their button takes them there.
    for tab in (bo, cy):
        told = tab.page.locator("[aria-live=polite]").filter(has_text=tab.text("again-wanted", name="Ana"))
        expect(told).to_have_count(1)
        expect(tab.button(tab.text("again"))).to_have_count(0)
        tab.button(tab.text("again-join")).tap()
        tab.until(partial(is_at, tab, after), "Bo is at Ana's table")
    for guest, tab, (name, *_) in zip(guests, tabs, PEOPLE, strict=True):
        tab.until_phase("deal")
        assert tab.view["seats"][tab.view["you"]]["name"] == name
        assert guest.seat(tab)["room"] == after
    assert [seat["kind"] for seat in ana.view["seats"]] == ["human", "human", "thumb-1", "human"]


@pytest.mark.long(seconds=14)
def test_a_friend_who_does_not_come_is_not_waited_for(invite: Invite, server: Server) -> None:
    guests, tabs = at_the_table(invite, server)
    ana, bo, cy = tabs
    played(guests, tabs, eager)
    room = ana.view["room"]
    bo.button(bo.text("again")).tap()
    bo.until(lambda: bo.view["room"] != room, "there is another table")
    waiting = bo.page.get_by_role("main")
    # Both still look at the podium: no seat is given away, and nothing is said of it.
    expect(bo.button(f"{bo.text('again-free')} (Cy)")).to_have_count(0)
    expect(waiting.get_by_text(bo.text("again-absent"))).to_be_hidden()
    for tab in (ana, cy):
        tab.go("/")
    # Only Ana can give Ana's seat away, because she is the host; a bot may play until she comes.
    expect(bo.button(f"{bo.text('again-free')} (Ana)")).to_have_count(0)
    expect(waiting.get_by_text(bo.text("again-absent"))).to_be_visible()
    bo.button(f"{bo.text('again-bot')} (Ana)").tap()
    bo.button(f"{bo.text('again-free')} (Cy)").tap()
    expect(waiting).to_contain_text(bo.text("waiting-deal", count=1))
    after = bo.view["room"]

    # Cy's seat is open now, to Cy too, who comes to the door and sits down as anybody would.
    cy.excuse(r"Failed to load resource: .* 409")
    cy.go(f"/room/{room}")
    cy.button(cy.text("again-join")).tap()
    expect(cy.page).to_have_url(f"{cy.url}/room/{after}")
    field = cy.page.get_by_label(cy.text("your-name"), exact=True)
    full = cy.page.get_by_text(cy.text("name-full"), exact=True)
    expect(full).to_have_count(0)
    field.fill("C" * 24)
    expect(full).to_be_visible()
    cy.button(cy.text("door-sit")).tap()
    cy.until(lambda: cy.view["room"] == after and cy.view["you"] is not None, "Cy sits again")
    bo.until(lambda: bo.view["phase"] != "waiting", "it is dealt")
    assert [seat["kind"] for seat in bo.view["seats"]].count("human") == 3

    # Ana's is hers, whenever she comes.
    ana.go(f"/room/{room}")
    ana.button(ana.text("again-join")).click()
    ana.until(lambda: is_at(ana, after) and ana.view["you"] is not None, "Ana is back on her seat")


@pytest.mark.long(seconds=20)
def test_the_host_takes_another_game_and_a_friend_follows_with_one_tap(invite: Invite, server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open", deals=1, hand_size=1)
    seated = [mine, server.join(mine["room"], "Bo")]
    guests = [invite(device, language, name=name) for name, device, language in PEOPLE[:2]]
    for guest, seat in zip(guests, seated, strict=True):
        guest.keep_seat("kings-corner", seat)
    ana, bo = tabs = [guest.tab() for guest in guests]
    for tab in tabs:
        tab.go(f"/room/{mine['room']}")
    played(guests, tabs, eager)

    # One tap of the host, one tap of the friend.
    ana.button(ana.text("next-another")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile(ana.text("game-king") + " ")).click()
    ana.until(lambda: ana.view["game"] == "king", "Ana is at a table of King")
    told = bo.text("again-game", name="Ana", game=bo.text("game-king"))
    expect(bo.page.locator("[aria-live=polite]").filter(has_text=told)).to_have_count(1)
    bo.button(bo.text("again-join")).tap()
    king = ana.view["room"]
    bo.until(partial(is_at, bo, king), "Bo is at Ana's table")
    for tab in tabs:
        tab.until_phase("deal")
        assert sorted(seat["kind"] for seat in tab.view["seats"]) == ["casual", "casual", "human", "human"]

    # In the middle of it she begins the next one. Bo stays, also after a reload, until the menu leads there.
    ana.from_menu("next-game", touch=False)
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile(ana.text("next-same"))).click()
    ana.until(lambda: not is_at(ana, king), "Ana is at the next table")
    asked = bo.page.get_by_role("region", name=bo.text("next-game"))
    expect(asked).to_contain_text(bo.text("again-wanted", name="Ana"))
    asked.get_by_role("button", name=bo.text("next-stay")).tap()
    expect(asked).to_have_count(0)
    assert (bo.view["room"], bo.view["phase"]) == (king, "deal")
    bo.page.reload()
    expect(bo.page.locator("[data-card]").first).to_be_visible()
    expect(asked).to_have_count(0)
    bo.from_menu("next-game", touch=True)
    bo.page.get_by_role("dialog").get_by_role("button", name=bo.text("again-join")).tap()
    bo.until(lambda: is_at(bo, ana.view["room"]), "Bo is with Ana again")

    # A visitor without a seat who opens the first link is led to the newest table.
    cy = invite(PHONE, "ro", name="Cy").tab()
    cy.go(f"/room/{mine['room']}")
    expect(cy.page).to_have_url(f"{cy.url}/room/{ana.view['room']}")


@pytest.mark.long(seconds=15)
def test_before_the_first_deal_all_move_with_the_host(invite: Invite, server: Server) -> None:
    """The player who sits there, and a guest who reads the door."""
    mine = server.open_room("kings-corner", "pagat", "open", "open")
    guests = [invite(device, language, name=name) for name, device, language in PEOPLE]
    for guest, seat in zip(guests, (mine, server.join(mine["room"], "Bo")), strict=False):
        guest.keep_seat("kings-corner", seat)
    ana, bo, cy = tabs = [guest.tab() for guest in guests]
    for tab in tabs:
        tab.go(f"/room/{mine['room']}")
    expect(cy.button(cy.text("door-sit"))).to_be_visible()
    expect(bo.button(bo.text("next-change"))).to_have_count(0)
    ana.button(ana.text("next-change")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile(ana.text("game-king") + " ")).last.click()
    ana.until(lambda: ana.view["game"] == "king", "Ana is at a table of King")
    room = ana.view["room"]
    bo.until(partial(is_at, bo, room), "Bo is there too")
    expect(cy.page).to_have_url(f"{cy.url}/room/{room}")
    cy.button(cy.text("door-sit")).tap()
    for tab in tabs:
        tab.until_phase("deal")


@pytest.mark.long(seconds=12)
def test_the_fifth_player_looks_on_at_king_and_has_their_seat_again_at_kings_corner(
    invite: Invite, server: Server
) -> None:
    """One tap leads there, without a question at the door; no tap is needed where nothing is lost."""
    mine = server.open_room("kings-corner", "pagat", *["open"] * 4)
    *others, last = (server.join(mine["room"], f"Guest {number}") for number in range(4))
    guest = invite(PHONE, name="Guest 3")
    guest.keep_seat("kings-corner", last)
    tab = guest.tab()

    def next_game(room: str, text: str) -> str:
        answer = server.post(f"/api/rooms/{room}/again", {"text": text}, Authorization=f"Bearer {mine['secret']}")
        assert answer.status_code == 201
        return str(answer.json()["room"])

    with connected(server, [mine, *others]):
        tab.go(f"/room/{mine['room']}")
        tab.until_phase("deal")
        king = next_game(mine["room"], "king")
        tab.see(tab.text("again-onlooker"))
        tab.button(tab.text("next-stay")).tap()
        expect(tab.button(tab.text("again-watch"))).to_have_count(0)
        tab.page.reload()
        tab.until(partial(is_at, tab, mine["room"]), "the player still stays")
        tab.settle()
        expect(tab.button(tab.text("again-watch"))).to_have_count(0)
        tab.from_menu("next-game", touch=True)
        tab.page.get_by_role("dialog").get_by_role("button", name=tab.text("again-watch"), exact=True).tap()
        tab.until(partial(is_at, tab, king), "the player looks on at King")
        expect(tab.page.locator("[data-phase=waiting]")).to_contain_text(tab.text("watching"))
        corner = next_game(king, "pagat")
        tab.until(partial(is_at, tab, corner), "the player is back at Kings Corner")
        tab.until(lambda: tab.view["you"] is not None, "the player has a seat")
        assert tab.view["seats"][tab.view["you"]]["name"] == "Guest 3"
        assert guest.seat(tab)["secret"] == last["secret"]
