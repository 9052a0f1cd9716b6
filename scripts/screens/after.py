"""After a match: the same match played again in the viewer, and the review."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from scripts.screens.part import Part
from scripts.screens.photographer import Photographer

#: Milliseconds until a review is there: what it needs is compiled first.
COMPILED = 900_000
#: Matches that are soon reviewed.
SHORT: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("king", "king", {"contracts": ["no-king"], "auction": "off", "early_end": True}),
    ("kings-corner", "pagat", {"deals": 2}),
)


def played(one: Photographer, game: str, preset: str, **options: Any) -> tuple[str, int]:
    """A match that has been played away from the browser, with a seat of ours. Returns its address, and the seat."""
    seated = one.open(game, preset, **options)
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this thread
        pool.submit(one.server.play_out, seated).result()
    one.tab.go(f"/room/{seated['room']}#seat={seated['secret']}")  # the browser keeps the seat
    one.tab.page.locator("main[data-phase]").wait_for()
    return f"/match/{seated['room']}", int(seated["seat"])


def viewer(one: Photographer) -> None:
    page = one.tab.page

    def show(name: str, address: str) -> None:
        page.goto("about:blank")  # else only what follows "#" would change, and nothing be loaded
        one.tab.go(address)
        one.take(name, seen=".stage")

    for game, preset, count in (("king", "king", 24), ("kings-corner", "pagat", 60)):
        match, seat = played(one, game, preset)
        show(f"viewer-{game}-open", f"{match}/{count}#open={seat}")
        show(f"viewer-{game}-own", f"{match}/{count}#seat={seat}")
        one.take(f"viewer-{game}-share", lambda: one.press("replay-share"), seen=".stage")
        show(f"viewer-{game}-deal-over", f"{match}/{count}#deal=0&action=999&open={seat}")

    def more() -> None:
        one.resize("360x640")
        one.press("replay-more")

    one.take("viewer-more", more, seen=".stage")
    one.take("viewer-play", lambda: one.press("practice-play"), seen=".stage")
    going = one.open("king", "king")
    one.tab.go(f"/match/{going['room']}")
    one.take("viewer-not-over", seen="[role=alert]")


def review(one: Photographer) -> None:
    for game, preset, options in SHORT:
        match, _ = played(one, game, preset, **options)
        one.tab.go(f"{match}/review")
        if game == "king":
            one.take_sizes("review-progress")
        one.tab.page.locator("li button:not(:disabled)").first.wait_for(timeout=COMPILED)
        one.take(f"review-{game}-deals", seen="li button", whole=True)
        one.tab.page.locator("li button:disabled").first.wait_for(state="detached", timeout=COMPILED)
        one.tab.page.reload()
        one.take_sizes(f"review-{game}")
        one.tab.go(f"{match}/20")
        one.take(f"viewer-{game}-reviewed", seen=".stage")


PARTS = {"review": Part(review, ("--review-depth", "quick")), "viewer": Part(viewer)}
