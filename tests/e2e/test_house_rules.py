"""House rules: choose a preset, change options in plain words, see what differs, keep, share, play by them."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from kingcraft.games.rule_text import parse_rule_text, rule_text
from kingcraft.guide.wording import differences_in_words, option_label, option_value, preset_name
from tests.e2e.conftest import Invite
from tests.e2e.guest import DESKTOP, PHONE, Tab
from tests.e2e.play import any_of, play_deal
from tests.e2e.ways import Keys, Taps, middle
from tests.server.process import Server

#: What a browser says by itself about rules that the server refuses.
REFUSED = r"Failed to load resource: .* 422"

#: A file with this text is dropped onto the page.
DROP = """text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.json'));
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
}"""

#: Rules in which every option but those that none of these could ask differs from its preset.
TEXTS: tuple[str, ...] = (
    "pagat?hand_size=6&initial_king=gap&king_pile_move=false&forced_king=penalty&forced_king_penalty=5"
    "&drawn_king_now=true&king_on_side=forbidden&draw_count=2&scoring=face15&target=60&target_rule=exceed&sign=-&deals=4",
    "pagat-chips?draw_when=start&deals=3&chip_ante=2&chip_pass=3&chip_king=1&chip_card=2&chip_pass_when=no_action"
    "&chip_pass_needs_draw=false",
    "king?deck=32&direction=ccw&first_lead=declarer&positive_lead=declarer&contracts=no-king,no-men&values=no-king:12"
    "&men=Q,T&hearts_lead_ban=&hearts_broken=true&king_lead_ban=false&forced_king=always&auction=always"
    "&eight_forced=false&counter_offer=false&ultimatum=false&plus_settlement=exact&minus_settlement=transfer"
    "&unplayed=off&trick_value=7",
    "turkey?quota_negative=0&quota_plus=0&each_negative=1&declare=S,NT&trump_fixed=S,H,D,C&must_trump=false"
    "&forced_penalty=false&early_end=false&outcome=highest",
)


def lobby(tab: Tab, text: str) -> None:
    """Open the page of house rules and wait until it is there."""
    tab.go(f"/play/{text}")
    expect(tab.page.locator("[data-option]").first).to_be_visible()


def option(tab: Tab, name: str) -> Locator:
    return tab.page.locator(f"[data-option={name}]")


def set_choice(tab: Tab, game: str, name: str, value: str | int) -> None:
    """Press the value of an option by its words."""
    words = option_value(tab.language, game, name, value)
    option(tab, name).get_by_text(words, exact=True).click()


def expect_changes(tab: Tab, text: str) -> None:
    """The page says in chips what Python says of these rules; its address is theirs."""
    rules = parse_rule_text(text)
    words = differences_in_words(tab.language, rules)
    expect(tab.page.locator(".side li")).to_contain_text(words)
    expect(tab.page).to_have_url(re.compile(re.escape(f"/play/{rule_text(rules)}") + "(#.*)?$"))


def play_button(tab: Tab) -> Locator:
    return tab.button(tab.text("lobby-play"))


def test_a_preset_is_chosen_played_and_remembered(invite: Invite) -> None:
    guest = invite(PHONE)
    tab = guest.tab()
    tab.go()
    card = tab.page.get_by_role("region", name=tab.text("game-kings-corner"), exact=True)
    rules = card.get_by_label(tab.text("house-label"), exact=True)
    expect(rules).to_have_value("preset pagat")
    rules.select_option(label=preset_name("en", "pagat-chips"))
    expect(card).to_contain_text(tab.text("preset-pagat-chips-about"))
    tab.press(tab.button(f"{tab.text('start-play')} {tab.text('game-kings-corner')}"), touch=True)
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["preset"] == "pagat-chips"
    tab.see(tab.text("pot", chips=4))
    tab.press(tab.button(preset_name("en", "pagat-chips")), touch=True)
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"{tab.text('house-label')}: {preset_name('en', 'pagat-chips')}")
    tab.go()
    expect(rules).to_have_value("preset pagat-chips")


def test_what_is_changed_is_seen_at_once_and_shared_by_link(invite: Invite) -> None:
    guest, friend = invite(DESKTOP, name="Ana"), invite(PHONE, "de")
    tab, other = guest.tab(), friend.tab()
    tab.go()
    section = tab.page.get_by_role("region", name=tab.text("game-kings-corner"), exact=True)
    section.get_by_role("link", name=tab.text("house-link")).click()
    expect_changes(tab, "pagat")
    tab.see(tab.text("lobby-same"))
    set_choice(tab, "kings-corner", "draw_when", "start")
    expect_changes(tab, "pagat?draw_when=start")
    option(tab, "king_pile_move").get_by_role("switch").click()
    option(tab, "target").get_by_role("spinbutton").fill("50")
    expect_changes(tab, "pagat?king_pile_move=false&draw_when=start&target=50")
    expect(option(tab, "drawn_king_now")).to_have_count(0)  # it speaks of the draw at the end of a turn
    change = differences_in_words("en", parse_rule_text("pagat?king_pile_move=false"))[0]
    tab.button(tab.text("lobby-take-back", change=change)).click()
    expect_changes(tab, "pagat?draw_when=start&target=50")

    other.page.goto(tab.page.url)
    expect_changes(other, "pagat?draw_when=start&target=50")
    tab.page.get_by_label(tab.text("start-friends")).select_option("1")
    tab.button(tab.text("start-play-friends", count=1)).click()
    link = tab.page.get_by_label(tab.text("waiting-link")).input_value()
    other.page.goto(link)
    for line in differences_in_words("de", parse_rule_text("pagat?draw_when=start&target=50")):
        other.see(line)  # by which rules is played, before one sits down
    other.page.get_by_label(other.text("your-name")).fill("Bo")
    other.button(other.text("door-sit")).tap()
    for at_table in (tab, other):
        expect(at_table.page.locator("[data-card]").first).to_be_visible()
        assert at_table.view["rules"]["text"] == "pagat?draw_when=start&target=50"
    for line in differences_in_words("en", parse_rule_text("pagat?draw_when=start&target=50")):
        expect(tab.page.get_by_role("complementary")).to_contain_text(line)
    other.press(other.button(other.text("house-chip", count=2)), touch=True)
    for line in differences_in_words("de", parse_rule_text("pagat?draw_when=start&target=50")):
        expect(other.page.get_by_role("dialog")).to_contain_text(line)


def test_a_contradiction_is_explained_and_cannot_be_played(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    tab.excuse(REFUSED)
    lobby(tab, "pagat")
    set_choice(tab, "kings-corner", "scoring", "chips")
    why = tab.text("contradiction-chips-deals")
    expect(option(tab, "scoring").get_by_role("alert")).to_have_text(why)
    expect(play_button(tab)).to_have_attribute("aria-disabled", "true")
    expect(play_button(tab)).to_have_accessible_description(tab.text("lobby-cannot", why=why))
    play_button(tab).click(force=True)
    expect(tab.page).to_have_url(re.compile("/play/pagat$"))  # the last that could be played
    option(tab, "deals").get_by_role("spinbutton").fill("3")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    expect_changes(tab, "pagat?scoring=chips&deals=3")
    option(tab, "deals").get_by_role("spinbutton").fill("5000")
    expect(option(tab, "deals").get_by_role("alert")).to_contain_text("1,000")
    option(tab, "deals").get_by_role("spinbutton").fill("3")
    expect(tab.page.get_by_role("alert")).to_have_count(0)
    play_button(tab).click()
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    assert tab.view["rules"]["text"] == "pagat?scoring=chips&deals=3"


def test_too_many_cards_for_so_many_players(invite: Invite) -> None:
    tab = invite(PHONE, players=6).tab()
    tab.excuse(REFUSED)
    lobby(tab, "pagat?hand_size=9")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("contradiction-pack", players=6, cards=9, needed=58))
    tab.page.locator(".numbers label").filter(has_text="5").tap()
    expect(tab.page.get_by_role("alert")).to_have_count(0)


def test_another_preset_is_a_new_start_with_a_way_back(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "king?trick_value=7")
    tab.page.get_by_label(tab.text("lobby-preset")).select_option("france")
    expect_changes(tab, "france")
    tab.button(tab.text("lobby-back", preset=preset_name("en", "king"))).click()
    expect_changes(tab, "king?trick_value=7")


def test_rules_are_kept_under_a_name(invite: Invite) -> None:
    guest = invite(DESKTOP)
    tab = guest.tab()
    lobby(tab, "pagat?target=50")
    tab.page.get_by_label(tab.text("lobby-name"), exact=True).fill("Sunday")
    tab.button(tab.text("lobby-save")).click()
    tab.see(tab.text("lobby-is-saved", name="Sunday"))
    expect(tab.page).to_have_url(re.compile("#Sunday$"))
    expect(tab.page.get_by_role("heading", level=1)).to_contain_text("Sunday")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.button(tab.text("lobby-share")).click()
    tab.see(tab.text("waiting-copied"))
    assert tab.page.evaluate("navigator.clipboard.readText()") == tab.page.url

    tab.go()
    card = tab.page.get_by_role("region", name=tab.text("game-kings-corner"), exact=True)
    rules = card.get_by_label(tab.text("house-label"), exact=True)
    expect(rules).to_have_value("saved Sunday")
    tab.page.reload()
    expect(rules).to_have_value("saved Sunday")
    card.get_by_role("link", name=tab.text("house-link")).click()
    tab.button(tab.text("lobby-rename", name="Sunday")).click()
    tab.page.get_by_label(tab.text("lobby-new-name", name="Sunday")).fill("Monday")
    tab.page.keyboard.press("Enter")
    tab.button(tab.text("lobby-delete", name="Monday")).click()
    expect(tab.page.get_by_role("link", name="Monday")).to_have_count(0)
    tab.button(tab.text("lobby-undo")).click()
    tab.page.get_by_role("link", name="Monday").click()
    expect_changes(tab, "pagat?target=50")
    tab.button(tab.text("lobby-delete", name="Monday")).click()
    tab.go()
    expect(rules).to_have_value("unsaved")  # as those played last they are still there, without a name
    assert rules.locator("optgroup").count() == 0


def test_rules_as_a_file_and_back(invite: Invite, tmp_path: Path) -> None:
    tab = invite(DESKTOP).tab()
    tab.excuse(REFUSED)
    lobby(tab, "king?contracts=no-king,no-tricks&trick_value=7#Our%20King")
    with tab.page.expect_download() as waiting:
        tab.button(tab.text("lobby-download")).click()
    assert waiting.value.suggested_filename == "Our King.kingcraft-rules.json"
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == {
        "format": "kingcraft-rules/1",
        "name": "Our King",
        "game": "king",
        "rules": {"preset": "king", "options": {"contracts": ["no-king", "no-tricks"], "trick_value": 7}},
    }
    lobby(tab, "pagat")
    opener = tab.page.locator("input[type=file]")
    opener.set_input_files(file)
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=7")
    expect(tab.page).to_have_url(re.compile("#Our%20King$"))

    broken = tmp_path / "broken.json"
    for content, key in (
        ("no", "lobby-file-json"),
        ("{}", "lobby-file-format"),
        (file.read_text("utf-8").replace('"game": "king"', '"game": "kings-corner"'), "lobby-file-broken"),
        (file.read_text("utf-8").replace("rules/1", "rules/9"), "lobby-file-version"),
    ):
        broken.write_text(content)
        opener.set_input_files(broken)
        expect(tab.page.get_by_role("alert")).to_have_text(
            tab.text("lobby-file-wrong", file=broken.name, why=tab.text(key))
        )
    broken.write_text(file.read_text("utf-8").replace("trick_value", "trick_colour"))
    opener.set_input_files(broken)
    expect(tab.page.get_by_role("alert")).to_contain_text("trick_colour")
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=7")  # what was there is still there
    tab.page.evaluate(DROP, file.read_text("utf-8").replace("7", "9"))
    expect_changes(tab, "king?contracts=no-king,no-tricks&trick_value=9")


def test_links_that_hold_no_rules(invite: Invite) -> None:
    tab = invite(PHONE).tab()
    tab.excuse(REFUSED)
    tab.go("/play/nonsense")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.text("lobby-no-preset"))
    tab.page.get_by_role("link", name=tab.text("lobby-start", game=tab.text("game-king")), exact=True).tap()
    expect_changes(tab, "king")
    for text, why in (
        (
            "pagat?target=x",
            tab.text("lobby-bad-number", option=option_label("en", "kings-corner", "target"), low=1, high=1000),
        ),
        ("pagat?colour=red", tab.text("lobby-no-option", name="colour")),
        ("turkey?auction=always", tab.text("contradiction-chooser-auction")),
    ):
        lobby(tab, text)
        expect(tab.page.get_by_role("alert")).to_have_text(why)
        expect(play_button(tab)).to_have_attribute("aria-disabled", "true")
    option(tab, "must_trump").get_by_role("switch").tap()
    expect(tab.page.get_by_role("alert")).to_have_count(0)  # from here on it is the preset, with this change
    expect_changes(tab, "turkey?must_trump=false")


def test_house_rules_by_keyboard_alone(invite: Invite) -> None:
    guest = invite(DESKTOP, speed="off")
    tab = guest.tab()
    lobby(tab, "king?contracts=no-king,no-tricks")
    keyboard, keys = tab.page.keyboard, Keys(tab)
    keys.press_button(tab.button(tab.text("lobby-list-down", item=tab.text("contract-no-king"))))
    expect_changes(tab, "king?contracts=no-tricks,no-king")
    expect(tab.button(tab.text("lobby-list-down", item=tab.text("contract-no-king")))).to_be_focused()
    keyboard.press("Tab")  # to "leave out"
    keyboard.press("Enter")
    expect_changes(tab, "king?contracts=no-tricks")
    outcome = option(tab, "outcome").get_by_role("radio").first
    for _ in range(120):
        keyboard.press("Tab")
        if outcome.evaluate("node => node === document.activeElement"):
            break
    keyboard.press("ArrowDown")
    expect_changes(tab, "king?contracts=no-tricks&outcome=not-negative")
    keyboard.press("Home")
    play_button(tab).focus()
    keyboard.press("Enter")
    expect(tab.page.locator("[data-card]")).to_have_count(13)
    assert tab.view["rules"]["text"] == "king?contracts=no-tricks&outcome=not-negative"


@pytest.mark.parametrize(
    ("language", "texts"), [("en", TEXTS[::2]), ("de", TEXTS[1::2]), ("sv", TEXTS[::2]), ("ro", TEXTS[1::2])]
)
def test_the_page_and_python_say_the_same(invite: Invite, language: str, texts: tuple[str, ...]) -> None:
    """``web/src/words/options.ts`` is the twin of ``guide/wording.py``."""
    tab = invite(DESKTOP, language).tab()
    for text in texts:
        lobby(tab, text)
        expect_changes(tab, text)
        rules = parse_rule_text(text)
        for name, value in rules.values().items():
            if option(tab, name).count() and isinstance(value, str):
                words = option_value(language, rules.game, name, value)
                expect(option(tab, name).get_by_role("radio", checked=True)).to_have_accessible_name(words)


def test_the_rules_are_told_at_the_table(invite: Invite, server: Server) -> None:
    guest = invite(PHONE, "de")
    seated = server.open_room("kings-corner", "swedish", *["thumb-1"] * 3, draw_when="start")
    guest.keep_seat("kings-corner", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    expect(tab.page.locator("[data-card]").first).to_be_visible()
    tab.press(tab.button(tab.text("how")), touch=True)
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tab.text("how-kings-corner-tap"))
    article = dialog.locator("article.rules")
    expect(article).to_have_attribute("lang", "de")
    expect(article.get_by_role("complementary")).to_contain_text(option_label("de", "kings-corner", "draw_when"))
    before = tab.page.url
    tab.press(article.get_by_role("complementary").get_by_role("link").first, touch=True)
    expect(article.locator(":focus")).to_be_in_viewport()
    assert tab.page.url == before
    link = dialog.get_by_role("link", name=tab.text("house-page"))
    expect(link).to_have_attribute("href", "/rules/de/swedish?draw_when=start")


def test_a_deal_of_ones_own_choice(invite: Invite, server: Server) -> None:
    """Turkey: everybody chooses what he plays, the seats go the other way round, twenty deals."""
    guest = invite(PHONE)
    seated = server.open_room("king", "turkey", *["thumb-1"] * 3)
    guest.keep_seat("king", seated)
    tab = guest.tab()
    tab.go(f"/room/{seated['room']}")
    way, choose = Taps(guest, tab), any_of(61)
    chosen = False
    while not chosen:
        tab.until_asked()
        done = play_deal(tab, way, choose)
        chosen = any(token.startswith(("choose:", "plus:")) for token in done)
        if not chosen:
            way.go_on()
            tab.until(lambda: tab.view["phase"] == "deal", "the next deal")
    tab.see(tab.text("deal-of", number=len(tab.view["sheet"]["deals"]), deals=20))
    you = int(tab.view["you"])
    after, before = (middle(tab.page.locator(".seat").nth((you + step) % 4)) for step in (1, 3))
    assert after > before  # who plays next sits at the right


def test_the_address_of_rules_is_short_and_plain(invite: Invite) -> None:
    tab = invite(DESKTOP).tab()
    lobby(tab, "pagat?sign=-&target=60")
    link = tab.page.get_by_role("link", name=tab.text("house-page"))
    expect(link).to_have_attribute("href", "/rules/en/pagat?target=60&sign=-")
    assert urlsplit(tab.page.url).path == "/play/pagat"
