"""What a screen reader says unasked: the live regions of a page, heard in the order in which they speak.

No screen reader runs here. The page's live regions are watched as browsers watch them for one: what is added to them,
what changes in them, an alert that comes; nothing that is hidden from screen readers, and nothing behind a dialog.
"""

import re
from typing import Final

from playwright.sync_api import Page

from kingcraft import i18n

#: Keeps what live regions say in ``window.heard``: elements that are added to one, or all of it if its text changes.
LISTEN: Final = """(() => {
    window.heard = [];
    const live = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
    const silent = (node) =>
        node.closest("[inert], [aria-hidden=true], [hidden]") ||
        (document.querySelector("dialog:modal") && !node.closest("dialog:modal"));
    function say(node) {
        const text = node.textContent.replace(/\\s+/g, " ").trim();
        if (text && !silent(node)) window.heard.push(text);
    }
    new MutationObserver((changes) => {
        const regions = new Set();
        for (const { target, addedNodes, type } of changes) {
            const region = (target.closest ? target : target.parentElement)?.closest(live);
            const elements = [...addedNodes].filter((node) => node.closest);
            if (region?.ariaLive === "off") continue;
            if (region && elements.length) elements.forEach(say);
            else if (region && (addedNodes.length || type === "characterData")) regions.add(region); // not what goes
            else for (const node of addedNodes)
                if (node.querySelectorAll)
                    for (const alert of [node, ...node.querySelectorAll("[role=alert]")])
                        if (alert.matches("[role=alert]")) regions.add(alert);
        }
        regions.forEach(say);
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""

#: Between two sentences of one text.
STOP: Final = re.compile(r"(?<=[.!?…]) (?=\S)")


class Ears:
    """Hears a page from its next load on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        #: Everything heard so far, the newest last.
        self.heard: list[str] = []
        page.add_init_script(LISTEN)

    def listen(self) -> list[str]:
        """The sentences that were said since the last time, in order."""
        new = [line for text in self.page.evaluate("window.heard.splice(0)") for line in STOP.split(text)]
        self.heard += new
        return new


def sentence(language: str, key: str, *names: str, **fixed: str | int) -> re.Pattern[str]:
    """How a text of the catalogue sounds: each of its variables ``names`` is a group of that name."""
    text = i18n.text(language, key, **{name: f"\0{name}\0" for name in names}, **fixed)
    pattern = re.escape(text)
    for name in names:
        first, found, rest = pattern.partition(re.escape(f"\0{name}\0"))
        assert found, f"{key} does not say its {name}: {text!r}"
        pattern = f"{first}(?P<{name}>.+){rest}".replace(re.escape(f"\0{name}\0"), f"(?P={name})")
    return re.compile(pattern)


def number(text: str) -> int:
    """A number as the page says it, with a real minus sign."""
    return int(text.replace("−", "-").replace("+", ""))
