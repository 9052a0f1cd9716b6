"""Wrong taps, hasty taps, two tabs, rooms that are not there: nothing changes, and the page says why."""

import re

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tools.driver.guest import DESKTOP, PHONE, Tab
from tools.driver.play import any_of, play_into, start, step
from tools.driver.server import Server, fixed
from tools.driver.ways import Drags, Keys, Taps, Way

PLACES = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
#: What a browser logs about an answer with an error status.
NOT_FOUND = r"Failed to load resource: .* 404"


def state(tab: Tab) -> tuple[int, list[str], list[str | None]]:
    """What a refused action must not change: version, hand, what every place says."""
    places = [tab.place(place).get_attribute("aria-label") for place in PLACES if tab.place(place).count()]
    return tab.version, tab.hand(), places


def refused(tab: Tab, before: int, **arguments: str) -> str:
    """The text of the refusal that came after ``before`` others, as the page must say it."""
    refusals = [message for message in tab.heard if message["type"] == "refused"]
    assert len(refusals) == before + 1
    assert refusals[-1]["key"] == f"reason-{refusals[-1]['code']}"
    return tab.text(refusals[-1]["key"], **arguments)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        pytest.param(
            "en",
            r"(Spades|Hearts|Clubs|Diamonds) were led, and you hold one: play a (spade|heart|club|diamond)\.",
            marks=pytest.mark.long(seconds=5),
        ),
        ("de", r"(Pik|Herz|Kreuz|Karo) wurde ausgespielt, und du hast noch (Pik|Herz|Kreuz|Karo): bediene\."),
    ],
)
def test_a_card_that_does_not_follow_suit_is_refused_in_words(invite: Invite, language: str, words: str) -> None:
    guest = invite(PHONE if language == "en" else DESKTOP, language)
    tab = guest.tab()
    touch = guest.device.touch
    start(tab, "king", touch=touch)
    way, choose = Taps(guest, tab), any_of(31)
    tab.until_asked()
    # Sooner or later a suit is led that we hold beside others.
    while not tab.view["table"]["trick"]["cards"] or not set(tab.view["table"]["hand"]) - set(tab.legal):
        play_into(tab, way, choose, 1)
    wrong = sorted(set(tab.view["table"]["hand"]) - set(tab.legal))
    tab.settle()
    before = state(tab)
    tab.press(tab.card(wrong[0]), touch=touch)
    alert = tab.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile(words))
    assert refused(tab, 0, suit=tab.view["table"]["trick"]["cards"][0][1]) == alert.inner_text()
    assert state(tab) == before
    step(tab, way, choose)
    expect(alert).to_have_count(0)


@pytest.mark.parametrize(
    ("way_of_playing", "language"),
    [
        ("tap", "en"),
        *(pytest.param(*case, marks=pytest.mark.long(seconds=4)) for case in (("drag", "de"), ("keys", "sv"))),
    ],
)
def test_a_card_that_does_not_fit_is_refused_in_words(invite: Invite, language: str, way_of_playing: str) -> None:
    guest = invite(PHONE if way_of_playing == "drag" else DESKTOP, language)
    tab = guest.tab()
    start(tab, "kings-corner", touch=guest.device.touch)
    ways: dict[str, Way] = {"tap": Taps(guest, tab), "drag": Drags(guest, tab), "keys": Keys(tab)}
    way = ways[way_of_playing]
    tab.until_asked()
    tab.settle()
    taken = [place for place in PLACES if tab.view["table"]["piles"][place]]
    cards = [card for card in tab.hand() if card[0] != "K"]
    wrong = next(f"{card}>{place}" for card in cards for place in taken if f"{card}>{place}" not in tab.legal)
    before = state(tab)
    way.do(wrong)
    tab.until(lambda: any(message["type"] == "refused" for message in tab.heard), "the server refuses")
    expect(tab.page.get_by_role("alert")).to_have_text(refused(tab, 0))
    tab.page.keyboard.press("Escape")
    assert state(tab) == before
    expect(tab.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long(seconds=2)
def test_hasty_clicks_play_one_card(invite: Invite) -> None:
    """Two cards and the same card again, all before the server has answered: one action, and one card fewer."""
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "king", touch=False)
    tab.until_asked()
    tab.settle()
    hand, version = tab.hand(), tab.latest["version"]
    legal = tab.legal
    first, second = legal[0], next(card for card in hand if card != legal[0])
    tab.page.evaluate(
        """([one, two]) => {
            const card = name => document.querySelector(`[data-card="${name}"]`);
            const nodes = [card(one), card(two), card(one)];
            nodes.forEach(node => node.click());
        }""",
        [first, second],
    )
    tab.until(lambda: tab.latest["version"] > version, "the server takes it")
    assert tab.acts == [first]
    tab.until_asked(version)
    tab.settle()
    assert sorted(tab.hand()) == sorted(set(hand) - {first})


@pytest.mark.long(seconds=4)
def test_two_tabs_of_one_seat(invite: Invite) -> None:
    """The newer tab takes over, the older one says so and can take the seat back; no card is lost on the way."""
    guest = invite(DESKTOP)
    older = guest.tab()
    start(older, "king", touch=False)
    older.until_asked()
    older.settle()
    hand = older.hand()

    newer = guest.tab()
    newer.go(f"/room/{older.view['room']}")
    expect(newer.page.locator("[data-card]")).to_have_count(len(hand))
    expect(older.page.get_by_role("alert")).to_contain_text(older.text("error-replaced"))
    step(newer, Taps(guest, newer), any_of(32))
    newer.until_asked()

    older.button(older.text("play-here")).click()
    expect(older.page.get_by_role("alert")).to_have_count(0)
    expect(newer.page.get_by_role("alert")).to_contain_text(newer.text("error-replaced"))
    check_access(newer, "another tab has taken the seat over")
    older.until(lambda: older.latest["version"] >= newer.latest["version"], "the older tab sees the table")
    older.settle()
    assert sorted(older.hand()) == sorted(newer.view["table"]["hand"])
    step(older, Taps(guest, older), any_of(33))


def test_a_room_that_does_not_exist(invite: Invite) -> None:
    guest = invite(PHONE, "de")
    tab = guest.tab()
    tab.excuse(NOT_FOUND)
    tab.go("/room/aaaaaaaaaaaaaaaa")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.text("door-closed"))
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    check_access(tab, "a table that does not exist")
    tab.page.get_by_role("link", name=tab.text("home"), exact=True).tap()
    expect(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")).to_be_visible()


def test_a_secret_that_opens_no_seat(invite: Invite, server: Server) -> None:
    seated = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    guest = invite(DESKTOP)
    guest.keep_seat("king", {**seated, "secret": "x" * len(seated["secret"])})
    tab = guest.tab()
    tab.excuse(r"Failed to load resource: .* 401")  # the start page asks for the state of that match
    tab.go(f"/room/{seated['room']}")
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.text("error-wrong-secret"))
    expect(tab.page.locator("[data-card]")).to_have_count(0)
    assert not tab.updates
    tab.button(tab.text("home")).click()
    expect(tab.page).to_have_url(re.compile(r":\d+/$"))


def test_a_visitor_without_a_seat_looks_on_and_cannot_act(invite: Invite, server: Server) -> None:
    seated = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    guest = invite(DESKTOP)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    expect(tab.page.get_by_text(tab.text("door-full"))).to_be_visible()
    tab.button(tab.text("door-watch")).click()
    tab.see(tab.text("watching"))
    expect(tab.page.locator("[data-card]")).to_have_count(0)
    assert tab.view["you"] is None
    assert not tab.acts


@pytest.mark.long(seconds=4)
def test_the_start_page_says_when_the_server_is_gone(
    invite: Invite, page_is_built: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Server(tmp_path_factory.mktemp("gone") / "data", program=fixed("gone")) as server:
        guest = invite(PHONE, server=server)
        tab = guest.tab()
        tab.excuse(r"net::ERR_")
        tab.go()
        play = tab.button(f"{tab.text('start-play')} {tab.text('game-king')}")
        play.wait_for()
    play.tap()
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("link-offline"))
    play.tap()  # the button still works: nothing hangs
    expect(tab.page.get_by_role("alert")).to_be_visible()


def test_panels_open_though_the_network_has_gone(invite: Invite) -> None:
    """What a page may need later it has fetched while it had nothing else to do."""
    guest = invite(PHONE, ahead=True)
    tab = guest.tab()
    tab.excuse(r"net::ERR_|WebSocket connection to")
    missing = {"panels", "ends", "side"}

    def came(request: Request) -> None:
        missing.difference_update([part for part in missing if f"/{part}-" in request.url])

    tab.page.on("requestfinished", came)
    start(tab, "king", touch=True)
    # Each waits until there is nothing else to do.
    tab.until(lambda: not missing, "the last part has come", 60)
    guest.context.set_offline(True)
    tab.from_menu("settings", touch=True)
    expect(tab.page.get_by_role("dialog", name=tab.text("settings"))).to_be_visible()


def test_a_part_of_the_page_that_does_not_come_says_so(invite: Invite) -> None:
    guest = invite(DESKTOP)
    guest.context.add_init_script("window.requestIdleCallback = () => 0;")
    tab = guest.tab()
    tab.excuse(r"net::ERR_")
    start(tab, "king", touch=False)
    tab.page.route("**/assets/*.js", lambda route: route.abort())
    tab.button(tab.text("menu")).click()
    alert = tab.page.get_by_role("alert")
    expect(alert).to_contain_text(tab.text("link-unreached"))
    alert.get_by_role("button", name=tab.text("close")).click()
    expect(alert).to_have_count(0)
    step(tab, Taps(guest, tab), any_of(34))  # the match does not need it


@pytest.mark.long(seconds=5)
def test_the_start_page_says_when_all_tables_are_taken(
    invite: Invite, page_is_built: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Server(tmp_path_factory.mktemp("full") / "data", "--max-rooms", "1", program=fixed("full")) as server:
        first = invite(DESKTOP, server=server).tab()
        start(first, "king", touch=False)  # a room with an open page is not cleared away for others
        guest = invite(DESKTOP, "de", server=server)
        tab = guest.tab()
        tab.excuse(r"Failed to load resource: .* 503")
        tab.excuse(r"answer 503")
        tab.go()
        tab.button(f"{tab.text('start-play')} {tab.text('game-king')}").click()
        expect(tab.page.get_by_role("alert")).to_have_text(tab.text("error-too-many-rooms"))


def test_an_address_that_is_not_there(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    tab.excuse(NOT_FOUND)
    answer = tab.page.goto(f"{tab.url}/nothing/here")
    assert answer is not None
    assert answer.status == 404
    tab.page.get_by_role("link").click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Kingcraft")


@pytest.mark.long(seconds=2)
def test_nothing_stored_is_believed_blindly(invite: Invite) -> None:
    """Rubbish in the browser's storage: the page starts with its defaults and plays."""
    guest = invite(DESKTOP, speed="warp", hold=None, players="many")
    guest.store("kingcraft.rooms", [{"room": 5}, None, "x", {"room": "../..", "seat": "0"}])
    tab = guest.tab()
    start(tab, "kings-corner", touch=False)
    expect(tab.page.locator("[data-card]")).to_have_count(7)


def test_the_policy_of_the_page_stops_foreign_scripts_and_is_heard(invite: Invite) -> None:
    """An inline script does not run; and the net under all these tests notices the violation, and what a page logs."""
    guest = invite(DESKTOP)
    tab = guest.tab()
    tab.go()
    tab.page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.ran = true';
            document.body.append(script);
            console.error('said by the test');
        }"""
    )
    tab.until(lambda: len(tab.problems) >= 2, "the browser complains")
    assert tab.page.evaluate("window.ran") is None
    assert any("Content Security Policy" in problem for problem in tab.complaints())
    tab.excuse("Content Security Policy|said by the test")
    assert not tab.complaints()
