"""Takes pictures of one moment on screens of all sizes, in all wanted languages and colours.

A match is played once. At a moment worth a picture the same page is loaded anew in each language and each theme, and
its window is given each size: so all pictures of a moment show the same cards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.e2e.guest import AT_ONCE, Device, Guest, Tab
from tests.e2e.play import start
from tests.e2e.ways import Taps
from tests.server.process import Server

#: Sizes of windows; the last two with text twice as large.
SIZES: Final = {
    "360x640": (360, 640, 1.0),
    "390x844": (390, 844, 1.0),
    "640x360": (640, 360, 1.0),
    "820x1180": (820, 1180, 1.0),
    "1440x900": (1440, 900, 1.0),
    "2560x1440": (2560, 1440, 1.0),
    "360x640-text2": (360, 640, 2.0),
    "1280x800-text2": (1280, 800, 2.0),
}
#: Milliseconds until everything has come to rest.
REST: Final = 450
#: Puts one setting into the storage, where the page finds it when it is loaded.
SET: Final = """settings => {
    const kept = JSON.parse(localStorage.getItem('kingcraft.settings') ?? '{}');
    localStorage.setItem('kingcraft.settings', JSON.stringify({ ...kept, ...settings }));
}"""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pictures are taken: sizes by name, languages, themes; only screens whose name contains ``only``."""

    sizes: Sequence[str]
    languages: Sequence[str]
    themes: Sequence[str]
    only: str


class Photographer:
    """One person at a browser, who takes pictures."""

    def __init__(self, browser: Browser, server: Server, wanted: Wanted, folder: Path, **settings: Any) -> None:
        self.server, self.wanted, self.folder = server, wanted, folder
        device = Device("screens", 1440, 900, touch=False)
        context = browser.new_context(**device.options("en"), service_workers="block")
        self.guest = Guest(context, device, "en", server.url, 0, {**AT_ONCE, **settings})
        self.tab: Tab = self.guest.tab()
        self.way = Taps(self.guest, self.tab)
        self.session = context.new_cdp_session(self.tab.page)

    def wants(self, name: str) -> bool:
        return self.wanted.only in name

    def sit(self, game: str, preset: str, *others: str, **options: Any) -> str:
        """Take a seat in a new room. Returns the link of the seat."""
        seated = self.server.open_room(game, preset, *others, **options)
        return f"/room/{seated['room']}#seat={seated['secret']}"

    def start(self, game: str) -> None:
        start(self.tab, game, touch=False)

    def take(
        self, name: str, show: Callable[[], object] = lambda: None, *, seen: str = "main", **settings: Any
    ) -> None:
        """Pictures of this page, with other settings where some are named.

        After each loading ``seen`` is waited for, and ``show`` opens what is to be seen.
        """
        if not self.wants(name):
            return
        page = self.tab.page
        usual = self.tab.language
        for language in self.wanted.languages:
            for theme in self.wanted.themes:
                page.evaluate(SET, {**settings, "language": language, "theme": theme})
                self.tab.language = language
                page.reload()
                page.locator(seen).first.wait_for(state="attached", timeout=60_000)
                show()
                self.take_sizes(name, language, theme)
        self.tab.language = usual
        page.evaluate(SET, {"language": usual, **dict.fromkeys(settings, False)})
        page.reload()
        page.locator(seen).first.wait_for(state="attached", timeout=60_000)

    def resize(self, size: str) -> None:
        width, height, text = SIZES[size]
        self.session.send("Page.setFontSizes", {"fontSizes": {"standard": round(16 * text), "fixed": round(13 * text)}})
        self.tab.page.set_viewport_size({"width": width, "height": height})

    def take_sizes(self, name: str, language: str, theme: str) -> None:
        """Pictures of the page as it is shown now, in all sizes."""
        for size in self.wanted.sizes:
            self.resize(size)
            self.tab.page.mouse.move(0, 0)
            self.tab.page.wait_for_timeout(REST)
            self.tab.page.screenshot(path=self.folder / f"{name}--{size}--{language}--{theme}.png")
        self.resize("1440x900")

    def take_table(self, name: str, show: Callable[[], object] = lambda: None, **settings: Any) -> None:
        """Pictures of the table as it stands."""
        self.tab.settle()
        self.take(name, show, seen="main[data-phase]", **settings)
        if self.wants(name):
            self.tab.until_asked()

    def press(self, key: str, **arguments: Any) -> None:
        """Press the button of this name."""
        self.tab.button(self.tab.text(key, **arguments)).first.click()

    def leave(self) -> None:
        self.guest.context.close()
