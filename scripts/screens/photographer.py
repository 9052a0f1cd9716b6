"""Takes pictures of one moment on screens of all sizes, in all wanted languages and colours.

A match is played once. At a moment worth a picture the same page is reloaded in each language and each look, and its
window takes each size in turn. So all pictures of a moment show the same cards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tools.driver.guest import AT_ONCE, Device, Guest, Tab
from tools.driver.play import start
from tools.driver.server import Server
from tools.driver.ways import Taps

#: Sizes of windows; those with ``text2`` have text twice as large.
SIZES: Final = {
    "320x568": (320, 568, 1.0),
    "360x640": (360, 640, 1.0),
    "390x844": (390, 844, 1.0),
    "640x360": (640, 360, 1.0),
    "844x390": (844, 390, 1.0),
    "768x1024": (768, 1024, 1.0),
    "1024x768": (1024, 768, 1.0),
    "1440x900": (1440, 900, 1.0),
    "1920x1080": (1920, 1080, 1.0),
    "2560x1440": (2560, 1440, 1.0),
    "360x640-text2": (360, 640, 2.0),
    "1280x800-text2": (1280, 800, 2.0),
}
#: Bots as the start page seats them, each with the level that it is given.
BOTS: Final = (("Ada", "casual"), ("Bruno", "beginner"), ("Cleo", "casual"), ("Dario", "casual"), ("Edda", "beginner"))
#: Milliseconds until the layout of a new window has come; what still moves then is shown where it ends.
REST: Final = 120
#: Puts settings into the storage, where the page finds them when it is loaded.
SET: Final = "settings => localStorage.setItem('kingcraft.settings', JSON.stringify(settings))"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pictures are taken: sizes by name, languages, looks; only screens whose name contains ``only``."""

    sizes: Sequence[str]
    languages: Sequence[str]
    looks: Sequence[str]
    only: str


#: What the page can wear: the cloth of each game, one cloth for all, or high contrast.
LOOKS: Final = ("auto", "green", "midnight", "burgundy", "linen", "contrast")


def look_of(name: str) -> dict[str, str]:
    """Return the settings of a look."""
    return {"contrast": "on"} if name == "contrast" else {"cloth": name}


def nothing() -> None:
    """The page is to be shown as it is."""


class Photographer:
    """One person at a browser, who takes pictures.

    ``workers``: whether the page may be kept by the browser. ``scripts`` run before each page's own.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        wanted: Wanted,
        folder: Path,
        *,
        workers: bool = False,
        scripts: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.browser, self.server, self.wanted, self.folder = browser, server, wanted, folder
        self.count = 0
        first = wanted.languages[0], wanted.looks[0]
        device = Device("screens", 1440, 900, touch=False)
        options = device.options(first[0])
        context = browser.new_context(**options, service_workers="allow" if workers else "block")
        for script in scripts:
            context.add_init_script(script)
        self.usual = {**AT_ONCE, "name": "Ana", "language": first[0], **look_of(first[1]), **settings}
        self.guest = Guest(context, device, first[0], server.url, 0, self.usual)
        self.worn = first
        self.tab: Tab = self.guest.tab()
        self.way = Taps(self.guest, self.tab)
        self.session = context.new_cdp_session(self.tab.page)

    def another(self, **options: Any) -> "Photographer":
        """A second person with a browser of their own; these pictures count too when that browser is closed."""
        return Photographer(self.browser, self.server, self.wanted, self.folder, **options)

    def leave(self) -> None:
        self.guest.context.close()

    # --- how to come to a screen

    def wants(self, name: str) -> bool:
        return self.wanted.only in name

    def open(self, game: str, preset: str, count: int = 3, *, friends: int = 0, **options: Any) -> dict[str, Any]:
        """Open a room with ``count`` others: ``friends`` seats for them, bots on the rest.

        Returns room, seat, secret.
        """
        bots = [{"kind": kind, "name": name} for name, kind in BOTS[: count - friends]]
        seats = [{"kind": "you", "name": "Ana"}, *[{"kind": "open"}] * friends, *bots]
        body = {"game": game, "preset": preset, "seats": seats, "options": options}
        answer = self.server.post("/api/rooms", body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, game: str, preset: str, count: int = 3, **options: Any) -> None:
        """Take a seat in a new room, and go there."""
        seated = self.open(game, preset, count, **options)
        self.tab.heard.clear()  # what was said at the table before this one
        self.tab.go(f"/room/{seated['room']}#seat={seated['secret']}")

    def start(self, game: str) -> None:
        start(self.tab, game, touch=False)

    def press(self, key: str, **arguments: Any) -> None:
        """Press the button of this name."""
        self.tab.button(self.tab.text(key, **arguments)).first.click()

    # --- pictures

    def take(
        self,
        name: str,
        show: Callable[[], object] = nothing,
        *,
        seen: str = "main",
        whole: bool = False,
        fleeting: bool = False,
        **settings: Any,
    ) -> None:
        """Pictures of this page, with other settings where some are named.

        After each loading ``seen`` is waited for, and ``show`` opens what is to be seen. ``whole``: the page to its
        very end, however long it is. ``fleeting``: what is shown disappears soon, so it is shown again in each size.
        """
        if not self.wants(name):
            return
        looks = list(product(self.wanted.languages, self.wanted.looks))
        if settings or show is not nothing:
            for look in looks:
                for sizes in [[size] for size in self.wanted.sizes] if fleeting else [self.wanted.sizes]:
                    self.wear(look, seen, settings)
                    if fleeting:
                        self.resize(sizes[0])
                    show()
                    self.take_sizes(name, sizes, whole=whole)
            self.wear(looks[0], seen, {})
            return
        for look in looks if self.worn == looks[0] else reversed(looks):  # the one that is worn needs no loading
            if self.worn != look:
                self.wear(look, seen, {})
            self.tab.page.locator(seen).first.wait_for(state="attached", timeout=60_000)
            self.take_sizes(name, whole=whole)

    def wear(self, look: tuple[str, str], seen: str, settings: dict[str, Any]) -> None:
        """Reload the page in another language and look."""
        page = self.tab.page
        page.evaluate(SET, {**self.usual, "language": look[0], **look_of(look[1]), **settings})
        self.worn = look
        self.tab.language = look[0]
        page.reload()
        page.locator(seen).first.wait_for(state="attached", timeout=60_000)

    def resize(self, size: str) -> None:
        width, height, text = SIZES[size]
        self.session.send("Page.setFontSizes", {"fontSizes": {"standard": round(16 * text), "fixed": round(13 * text)}})
        self.tab.page.set_viewport_size({"width": width, "height": height})

    def take_sizes(self, name: str, sizes: Sequence[str] = (), *, whole: bool = False) -> None:
        """Pictures of the page as it is shown now, in all sizes that are wanted."""
        if not self.wants(name):
            return
        language, look = self.worn
        page = self.tab.page
        page.mouse.move(0, 0)
        for size in sizes or self.wanted.sizes:
            self.resize(size)
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.wait_for_timeout(REST)
            file = self.folder / f"{name}--{size}--{language}--{look}.png"
            # A picture of a whole page sets the size of text back.
            page.screenshot(path=file, animations="disabled", full_page=whole and SIZES[size][2] == 1)
            self.count += 1
        self.resize("1440x900")

    def take_table(
        self, name: str, show: Callable[[], object] = nothing, *, fleeting: bool = False, **settings: Any
    ) -> None:
        """Take pictures of the table as it is now; once a deal has ended, of its panel too."""
        self.tab.settle()
        seen = "main[data-phase]" if self.tab.view["phase"] == "deal" else ".result"
        self.take(name, show, seen=seen, fleeting=fleeting, **settings)
        if self.wants(name):
            self.tab.until_asked()
