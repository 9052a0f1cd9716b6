"""A friend leaves for good: a bot plays for them until they return, or those who are left end the deal without them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tests.e2e.test_agreement import SMALL, at_one_table, covers_no_card, last_words, name
from tools.driver.guest import DESKTOP, Tab
from tools.driver.play import any_of, step
from tools.driver.server import Server, hasty
from tools.driver.ways import Keys, Taps


@pytest.fixture(scope="module")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hasty") / "data", program=hasty("absent")) as running:
        yield running
        assert "Traceback" not in running.stderr(), running.stderr()


#: Keeps the notices of the table: the one that it waits for a player is shown only for a short time.
NOTICES = """() => {
    window.notices = [];
    const note = () => {
        const said = document.querySelector(".notice");
        if (said) notices.push(said.textContent);
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def asked(tab: Tab) -> Locator:
    return tab.page.get_by_role("region", name=tab.text("absent-label"), exact=True)


def test_a_bot_plays_until_its_person_is_back(invite: Invite, server: Server) -> None:
    host, friend = invite(SMALL, "de", name="Ana"), invite(DESKTOP, "sv", name="Bo")
    one, two = at_one_table(server, "kings-corner", "pagat", host, friend, "thumb-1", steps_in=False)
    while not two.legal:
        one.until(lambda: one.legal or two.legal, "it is the turn of a person")
        if one.legal:
            step(one, Taps(host, one), any_of(5))
    address, theirs = two.page.url, two.view["you"]
    one.page.evaluate(NOTICES)
    two.page.close()
    waits = one.text("link-waits-ask", name="Bo")
    one.until(lambda: waits in one.page.evaluate("notices"), "the table waits for Bo")
    question = asked(one)
    expect(question).to_contain_text(one.text("away-is", name="Bo"))
    last_words(one, one.text("say-gone", name="Bo"))
    check_sizes(one, question)
    covers_no_card(one, question, row=False)
    expect(one.page.locator(".action")).to_be_hidden()  # it lies over the row, where nothing is to be done now
    check_access(one, "a player has gone")
    one.press(question.get_by_role("button", name=one.text("away-now")), touch=True)
    expect(question).to_have_count(0)
    last_words(one, one.text("say-lend-you", other="Bo"))
    one.until(lambda: one.legal, "the bot has played")
    assert one.view["seats"][theirs]["substitute"] == "casual"
    expect(one.page.locator(".seat.away .strength")).to_be_visible()
    tag = one.page.locator(".seat.away .tag")
    expect(tag).to_have_text(one.text("seat-bot"))
    # On a large table words are on a plate: the figure is seen there too.
    one.page.set_viewport_size({"width": 1366, "height": 768})
    expect(one.page.locator(".seat.away .plate")).to_be_visible()
    box, figure = tag.bounding_box(), one.page.locator(".seat.away .face").bounding_box()
    assert box
    assert figure
    assert box["height"] < figure["height"] / 2
    one.page.set_viewport_size({"width": SMALL.width, "height": SMALL.height})
    expect(one.page.locator(".seat.away")).to_contain_text(one.text("seat-bot-plays", level=one.text("level-casual")))

    back = friend.tab()
    back.go(address.removeprefix(back.url))
    back.until_phase("deal")
    back.until(lambda: back.view["missed"], "the returning player reads what they missed")
    told = back.text("say-missed", name=name(one), count=back.view["missed"]["actions"])
    expect(back.page.locator("p.agreement")).to_have_text(told)
    last_words(back, told)
    last_words(one, one.text("say-back", name="Bo"))
    step(one, Taps(host, one), any_of(5))
    back.until(lambda: back.legal or one.legal, "it is the turn of a person")
    while not back.legal:
        step(one, Taps(host, one), any_of(5))
        one.until(lambda: back.legal or one.legal, "it is the turn of a person")
    back.page.close()

    # The deal cannot be given up by one person, who can leave.
    expect(question.get_by_role("button")).to_have_count(1)
    one.press(one.button(one.text("menu")), touch=True)
    expect(one.button(one.text("leave-open"))).to_be_visible()
    expect(one.button(one.text("void-open"))).to_have_count(0)


@pytest.mark.long(seconds=8)
def test_a_bot_steps_in_where_the_host_chose_that(invite: Invite, server: Server) -> None:
    host, friend = invite(SMALL, "de", name="Ana"), invite(DESKTOP, "sv", name="Bo")
    one, two = at_one_table(server, "king", "king", host, friend, "thumb-1", "thumb-1")
    theirs = two.view["you"]
    two.page.close()
    one.until(lambda: one.view["seats"][theirs]["substitute"], "a bot plays for Bo")
    last_words(one, one.text("say-lend-room", other="Bo"))
    expect(asked(one)).to_have_count(0)


@pytest.mark.long(seconds=8)
def test_the_deal_ends_without_a_player_who_has_gone(invite: Invite, server: Server) -> None:
    """King, by keys: what it means is read before anything ends."""
    host, friend = invite(SMALL, "de", name="Ana"), invite(DESKTOP, "sv", name="Bo")
    one, two = at_one_table(server, "king", "king", host, friend, "thumb-1", "thumb-1", steps_in=False)
    while not two.legal:
        one.until(lambda: one.legal or two.legal, "it is the turn of a person")
        if one.legal:
            step(one, Taps(host, one), any_of(5))
    two.page.close()
    question, keys = asked(one), Keys(one)
    keys.press_button(question.get_by_role("button", name=one.text("offer-end")))
    expect(question).to_contain_text(one.text("agree-what"))
    expect(question.get_by_role("button", name=one.text("agree-keep"))).to_be_focused()
    check_sizes(one, question)
    keys.press_button(question.get_by_role("button", name=one.text("offer-end")))
    one.until_phase("between")
    last_words(one, one.text("say-rest-agreed-you"))
