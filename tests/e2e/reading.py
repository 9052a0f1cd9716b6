"""Text that people set themselves: WCAG's spacing (1.4.12), and a window of 320 pixels (1.4.10). Nothing may be cut."""

import time
from typing import Final

from tools.driver.guest import Tab

#: The spacing that a page must allow (WCAG 2.2, 1.4.12).
SPACING: Final = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""

#: Finds texts that an element around them cuts off: their element and their words. What scrolls cuts nothing. What is
#: not painted (for screen readers alone, or for the eye alone and said in full elsewhere) does not count.
CUT: Final = """() => [...document.querySelectorAll("body *")].filter((node) => {
    if (node.closest("[inert], [aria-hidden=true], .sprite, .hidden, .spoken, .skip, svg, select")) return false;
    if (document.querySelector("dialog:modal") && !node.closest("dialog:modal")) return false;
    const texts = [...node.childNodes].filter((child) => child.nodeType === 3 && child.data.trim());
    if (!texts.length) return false;
    const { clipPath, width, height } = getComputedStyle(node);
    if (!node.getClientRects().length || clipPath !== "none" || (width === "1px" && height === "1px")) return false;
    const range = document.createRange();
    const boxes = texts.map((text) => (range.selectNode(text), range.getBoundingClientRect()));
    const text = {
        left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
    for (let box = node; box && box !== document.body; box = box.parentElement) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(box);
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) return false;
        if (["hidden", "clip"].includes(overflowX) && (text.left < left - 1 || text.right > right + 1)) return true;
        if (["hidden", "clip"].includes(overflowY) && (text.top < top - 3 || text.bottom > bottom + 3)) return true;
    }
    return false;
}).map((node) => `${node.tagName.toLowerCase()}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""

#: How many pixels the page is wider than its window.
WIDER: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def _laid_out(tab: Tab) -> tuple[list[str], int]:
    """Return what is cut, and by how much the page is too wide, once its layout has adapted to the new text size."""
    end = time.monotonic() + 2.0  # on a busy machine it takes a while
    while True:
        tab.page.wait_for_timeout(100)
        cut, wider = tab.page.evaluate(CUT), tab.page.evaluate(WIDER)
        if (not cut and wider <= 0) or time.monotonic() > end:
            return cut, wider


def check_spacing(tab: Tab, screen: str) -> None:
    """With WCAG's spacing of text nothing is cut, and nothing scrolls sideways."""
    tab.page.evaluate(
        """(text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            document.adoptedStyleSheets = [sheet];
        }""",
        SPACING,
    )
    cut, wider = _laid_out(tab)
    tab.page.evaluate("document.adoptedStyleSheets = []")
    assert not cut, (screen, cut)
    assert wider <= 0, f"{screen}: scrolls sideways by {wider} px"


def check_narrow(tab: Tab, screen: str) -> None:
    """In a window of 320 pixels nothing is cut, and nothing scrolls sideways."""
    size = tab.page.viewport_size
    assert size is not None
    tab.page.set_viewport_size({"width": 320, "height": 640})
    cut, wider = _laid_out(tab)
    tab.page.set_viewport_size(size)
    tab.until_drawn()
    assert not cut, (screen, cut)
    assert wider <= 0, f"{screen}: scrolls sideways by {wider} px"
