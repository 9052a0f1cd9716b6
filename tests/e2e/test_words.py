"""What the page says, in every language: names of cards and places, the log, the title, settings; two taps to play."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.sizes import LEAST
from tools.driver.guest import DESKTOP, PHONE, Device, Guest, Tab
from tools.driver.play import any_of, busy, play_into, start, step
from tools.driver.start_page import open_settings, speak
from tools.driver.ways import Taps

#: Of every card of the hand, how much can be tapped.
STRIPS = "nodes => nodes.map(node => node.offsetWidth)"


def languages(*first: str) -> pytest.MarkDecorator:
    """Every language: ``first`` in the first tier, the others in the long one."""
    return pytest.mark.parametrize(
        "language",
        [
            pytest.param(language, marks=[] if language in first else pytest.mark.long(seconds=4))
            for language in ("en", "de", "sv", "ro")
        ],
    )


@languages("ro")
def test_names_of_cards_and_what_has_happened(invite: Invite, language: str) -> None:
    """Cards have names, piles say what lies there, and the log tells every action, in the page's language."""
    guest = invite(DESKTOP, language)
    tab = guest.tab()
    start(tab, "king", touch=False)
    expect(tab.page.locator("html")).to_have_attribute("lang", language)
    tab.until_asked()
    tab.settle()
    for card in tab.hand():
        expect(tab.card(card)).to_have_accessible_name(tab.card_name(card))
    literal = {"en": "queen of hearts", "de": "Herz-Dame", "sv": "hjärter dam", "ro": "dama de cupă"}[language]
    assert tab.card_name("QH") == literal

    log = tab.page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "off")  # its news are said by the voice (test_screen_reader.py)
    played = step(tab, Taps(guest, tab), any_of(54))
    assert played
    expect(log).to_contain_text(tab.text("say-plays-you", card=tab.card_name(played)))
    seat, token = tab.view["table"]["history"][0]
    if seat != tab.view["you"]:
        name = tab.view["seats"][seat]["name"]
        expect(log).to_contain_text(tab.text("say-plays", name=name, card=tab.card_name(token)))


@languages()
def test_names_of_places(invite: Invite, language: str) -> None:
    guest = invite(PHONE, language)
    tab = guest.tab()
    start(tab, "kings-corner", touch=True)
    way, choose = Taps(guest, tab), busy(55)
    play_into(tab, way, choose, 4)
    tab.settle()
    for place, pile in tab.view["table"]["piles"].items():
        where = tab.text(f"place-{place}")
        if not pile:
            name = tab.text("place-corner-empty" if len(place) == 2 else "place-side-empty", place=where)
        elif len(pile) == 1:
            name = tab.text("place-card", place=where, card=tab.card_name(pile[0]))
        else:
            base, top = tab.card_name(pile[0]), tab.card_name(pile[-1])
            name = tab.text("place-pile", place=where, base=base, top=top, count=len(pile))
        expect(tab.place(place)).to_have_accessible_name(name)
    expect(tab.page.get_by_text(tab.text("stock", count=tab.view["table"]["stock"]), exact=True)).to_be_visible()


def change_the_language(guest: Guest) -> Tab:
    """From English to German on the start page; it stays after a reload, and at the table. Returns its tab."""
    touch = guest.device.touch
    tab = guest.tab()
    tab.go()
    tab.see("4 players")
    speak(tab, "Deutsch")
    expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    tab.language = "de"
    expect(tab.button("Spielen King")).to_be_visible()
    tab.page.reload()
    expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-king')}"), touch=touch)
    expect(tab.page.get_by_role("heading", name="Keine Stiche")).to_be_visible()
    queens = [card for card in tab.hand() if card[0] == "Q"]
    for queen in queens:
        assert (tab.card(queen).get_attribute("aria-label") or "").endswith("-Dame")
    return tab


def test_the_language_changes_at_a_tap_and_stays(invite: Invite) -> None:
    tab = change_the_language(invite(PHONE, "en"))
    assert tab.page.evaluate("document.documentElement.lang") == "de"


@pytest.mark.parametrize(
    ("game", "cards", "device"),
    [("king", 13, PHONE), pytest.param("kings-corner", 7, DESKTOP, marks=pytest.mark.long(seconds=3))],
)
def test_two_taps_from_opening_the_page_to_the_first_card(
    invite: Invite, game: str, cards: int, device: Device
) -> None:
    """A fresh browser at its default pace: one tap opens the table, the second plays a card (or takes it in hand).

    Where a row of the hand, which ends at a suit, is too full for fingers, the second tap only raises the card.
    """
    guest = invite(device, speed="normal", hold="normal")
    tab = guest.tab()
    tab.go()
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text(f'game-{game}')}"), touch=device.touch)  # the first tap
    expect(tab.page.locator("[data-card]")).to_have_count(cards)
    tab.until_asked()
    if game == "king":
        tab.settle()
        if not tab.view["table"]["history"]:  # we lead: first it is announced what for, and a tap would only end that
            announced = tab.page.locator(".announcement")
            announced.wait_for(state="attached")
            announced.wait_for(state="detached")
    card = tab.legal[0].split(">")[0] if game == "king" else tab.hand()[0]
    version = tab.latest["version"]
    tab.press(tab.card(card), touch=device.touch)  # the second
    if game == "king":
        raised = tab.page.locator(f'[data-card="{card}"][aria-pressed="true"]')
        tab.until(lambda: tab.latest["version"] > version or raised.count(), "the card is played, or raised")
        if not tab.acts:
            assert min(tab.page.locator("[data-card]").evaluate_all(STRIPS)) < LEAST
            tab.press(tab.card(card), touch=device.touch)
            tab.until(lambda: tab.latest["version"] > version, "the card is played")
        assert tab.acts == [card]
    else:
        expect(tab.card(card)).to_have_attribute("aria-pressed", "true")


@pytest.mark.long(seconds=2)
def test_the_title_says_whose_turn_it_is(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    start(tab, "king", touch=False)
    tab.until_asked()
    expect(tab.page).to_have_title(f"● {tab.text('turn-yours')} – Kingcraft")


@pytest.mark.long(seconds=3)
def test_the_last_trick_can_be_looked_at(invite: Invite) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    start(tab, "king", touch=True)
    play_into(tab, Taps(guest, tab), any_of(56), 3)
    tab.settle()
    tab.press(tab.button(tab.text("last-trick")), touch=True)
    dialog = tab.page.get_by_role("dialog")
    trick = tab.view["table"]["tricks"][-1]
    lines = dialog.get_by_role("listitem")
    expect(lines).to_have_count(4)
    for number, card in enumerate(trick["cards"]):
        expect(lines.nth(number)).to_contain_text(tab.card_name(card))
    winner = (trick["winner"] - trick["leader"]) % 4
    expect(lines.nth(winner)).to_contain_text(tab.text("last-trick-won"))
    tab.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.long(seconds=3)
def test_the_settings_change_the_pace_and_are_kept(invite: Invite) -> None:
    guest = invite(DESKTOP, speed="normal", hold="normal")
    tab = guest.tab()
    tab.go()
    dialog = open_settings(tab)
    dialog.get_by_role("tab", name=tab.text("set-tab-play")).click()
    speed = dialog.get_by_role("radiogroup", name=tab.text("set-speed"))
    speed.get_by_text(tab.text("set-speed-off"), exact=True).click()
    dialog.get_by_role("tab", name=tab.text("set-tab-cards")).click()
    letters = dialog.get_by_role("radiogroup", name=tab.text("set-letters"))
    letters.get_by_text("A B D K", exact=True).click()
    tab.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    tab.page.reload()
    open_settings(tab)
    dialog.get_by_role("tab", name=tab.text("set-tab-play")).click()
    expect(speed.get_by_role("radio", name=tab.text("set-speed-off"))).to_be_checked()
    dialog.get_by_role("tab", name=tab.text("set-tab-cards")).click()
    expect(letters.get_by_role("radio", name="A B D K")).to_be_checked()
