"""After a match: the review, and the same match played again in the viewer."""

from concurrent.futures import ThreadPoolExecutor

from scripts.screens.photographer import Photographer
from tests.server.test_reviews import play_out

#: Milliseconds until a review is there: what it needs is compiled first.
COMPILED = 300_000


def played(one: Photographer, game: str, preset: str, *others: str) -> str:
    """A match that has been played away from the browser, with a seat of ours. Returns its address."""
    seated = one.server.open_room(game, preset, *others)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(play_out, one.server, seated).result()
    one.guest.keep_seat(game, seated)
    return f"/match/{seated['room']}"


def viewer(one: Photographer) -> None:
    page = one.tab.page
    for game, preset, bots, count in (("king", "king", 3, 24), ("kings-corner", "pagat", 3, 30)):
        one.tab.go(f"{played(one, game, preset, *['thumb-1'] * bots)}/{count}")
        page.locator(".stage").wait_for()
        one.take(f"viewer-{game}", seen=".stage")
        page.goto(f"{page.url.partition('#')[0]}#open=0")
        one.take(f"viewer-{game}-one-hand", seen=".stage")


def review(one: Photographer) -> None:
    one.tab.go(f"{played(one, 'king', 'king', *['thumb-1'] * 3)}/review")
    one.tab.page.get_by_role("button").first.wait_for()
    one.take("review-progress", seen="main")
    one.tab.page.locator("polyline").first.wait_for(timeout=COMPILED)
    one.take("review", seen="polyline")
    one.take(
        "review-moment",
        lambda: one.tab.page.locator("[data-card], .moment").first.scroll_into_view_if_needed(),
        seen="polyline",
    )


SCREENS = {"viewer": viewer, "review": review}
