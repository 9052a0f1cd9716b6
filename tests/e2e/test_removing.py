"""The host removes a player, and a player leaves: what each of them reads, and what the others hear."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check_access
from tests.e2e.conftest import Invite
from tests.e2e.sizes import check_sizes
from tools.driver.guest import DESKTOP, PHONE
from tools.driver.server import Server


@pytest.mark.long(seconds=20)
def test_a_guest_leaves_comes_back_and_is_removed(invite: Invite, server: Server) -> None:
    mine = server.open_room("king", "king", "open", "thumb-1", "thumb-1")
    friend = server.join(mine["room"], "Bo")
    host, other = invite(PHONE), invite(DESKTOP)
    host.keep_seat("king", mine)
    other.keep_seat("king", friend)
    one, two = host.tab(), other.tab()
    for tab in (one, two):
        tab.go(f"/room/{mine['room']}")
    one.until_phase("deal")
    two.until_phase("deal")
    two.settle()

    two.page.get_by_role("link", name=two.text("home")).first.click()
    asked = two.page.get_by_role("dialog", name=two.text("leaving-title"))
    check_access(two, "the question before a player leaves")
    check_sizes(two, asked)
    asked.get_by_role("button", name=two.text("leaving-stay")).click()
    expect(asked).to_have_count(0)
    two.page.get_by_role("link", name=two.text("home")).first.click()
    asked.get_by_role("button", name=two.text("leaving-go")).click()
    seat = friend["seat"]
    one.until(lambda: one.view["seats"][seat]["substitute"] != "", "a bot plays on at once")
    two.go(f"/room/{mine['room']}")
    one.until(lambda: one.view["seats"][seat]["substitute"] == "", "the player is back")
    two.settle()
    one.settle()

    plate = one.page.get_by_role("list", name=one.text("players")).get_by_role("listitem").nth(seat)
    plate.get_by_role("button").first.tap(position={"x": 30, "y": 12})
    menu = one.page.get_by_role("dialog", name="Bo")
    menu.get_by_role("button", name=one.text("remove-open")).tap()
    expect(menu).to_contain_text(one.text("remove-what"))
    check_access(one, "the question before a player is removed")
    check_sizes(one, menu)
    menu.get_by_role("button", name=one.text("remove-yes"), exact=True).tap()
    expect(menu).to_have_count(0)
    one.until(lambda: one.view["seats"][seat]["kind"] == "thumb-1", "a bot has the seat")
    alert = two.page.get_by_role("alert")
    expect(alert).to_contain_text(two.text("removed-by", name="Ana").split(".")[0])
    check_access(two, "a player has been removed")
    alert.get_by_role("button", name=two.text("removed-watch")).click()
    two.until(lambda: two.view["you"] is None, "the player looks on")
    two.settle()
    check_access(two, "a player who was removed looks on")
