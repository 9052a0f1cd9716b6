"""What any screen is held to: nothing to tap too small, out of sight or covered, no text cut, no scrolling sideways.

Everything is measured in a wide and in a narrow typeface (``faces.py``), never in the one that this machine has.
"""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.faces import each_face
from tools.driver.guest import Tab
from tools.driver.play import go_on, hurried, play_deal
from tools.driver.ways import Taps

#: The least width and height of what is tapped, CSS pixels: a finger hits it without error.
LEAST = 44
#: Cards of a hand may overlap more (then the first tap only raises a card, the second plays it), but not without end.
LEAST_STRIP = 24
#: Bids are columns of one ladder that is seen whole: on the narrowest phones a column is less wide than a finger, but
#: as high, and the first touch only chooses.
LEAST_COLUMN = 32
#: Everything a finger is meant for, not what only the tabulator shows. A choice hidden in its label is as large as it.
TAPPED = "a, button:not(.skip), select, input:not(.hidden, [hidden]), .choices label, .tile, .seg label"

#: For every visible element of a selector: its name and box, and whether a tap at its middle would reach it.
#: (What is cut away until the focus comes to it, for the keyboard, is not. What lies beyond the edge of a strip comes
#: into sight when the strip is scrolled: it is measured there.)
BOXES = """nodes => nodes.filter(node => node.checkVisibility({visibilityProperty: true}) && !node.closest('[inert]')
        && getComputedStyle(node).clipPath === 'none').map(node => {
    const strip = node.closest('[data-strip]');
    const beyond = strip && (node.getBoundingClientRect().right > strip.getBoundingClientRect().right
        || node.getBoundingClientRect().left < strip.getBoundingClientRect().left);
    if (beyond) node.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = node.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const label = node.closest('label');
    if (node.dataset.card) {
        // A card of a fan is turned about its middle: it is as wide as before, whatever the box round it is.
        const [w, h] = [node.offsetWidth, node.offsetHeight];
        return {card: node.dataset.card, name: node.dataset.card, x: x - w / 2, y: y - h / 2, w, h, disabled: false,
            reached: node.contains(hit)};
    }
    return {
        card: '', rung: node.matches('.rung'),
        name: node.getAttribute('aria-label') || node.dataset.card || node.innerText || node.outerHTML.slice(0, 80),
        x: box.x, y: box.y, w: box.width,
        h: Math.max(box.height, label && label !== node ? label.getBoundingClientRect().height : 0),
        reached: hit !== null && (node.contains(hit) || hit.contains(node) && hit === label),
        disabled: node.matches(':disabled'),
    };
})"""

#: Every visible element of a selector whose text is wider than it: its class, its text, both widths.
CUT = """nodes => nodes.filter(node => node.getClientRects().length && !node.closest('.hidden')
        && node.scrollWidth > node.clientWidth + 1)
    .map(node => [node.className, node.innerText.slice(0, 40), node.scrollWidth, node.clientWidth])"""


def check_sizes(tab: Tab, inside: Locator | None = None, *, scrolls: bool = False) -> None:
    """Everything that can be tapped is large enough, in sight, and not covered; the page does not scroll sideways."""
    scope = inside or tab.page.locator("body")
    expect(scope).to_be_visible()
    for face in each_face(tab.page):
        _check_sizes(tab, scope, face.package, scrolls=scrolls)


def _check_sizes(tab: Tab, scope: Locator, face: str, *, scrolls: bool) -> None:
    size = tab.page.viewport_size
    assert size is not None
    boxes = scope.locator(TAPPED).evaluate_all(BOXES)
    assert boxes
    slack = 0.5  # browsers round
    small = [
        box
        for box in boxes
        if box["h"] < LEAST - slack
        or box["w"] < (LEAST_STRIP if box["card"] else LEAST_COLUMN if box.get("rung") else LEAST) - slack
    ]
    assert not small, (face, small)
    beside = [box for box in boxes if box["x"] < -slack or box["x"] + box["w"] > size["width"] + slack]
    assert not beside, (face, beside)
    if not scrolls:
        below = [box for box in boxes if box["y"] < -slack or box["y"] + box["h"] > size["height"] + slack]
        assert not below, (face, below)
        covered = [box for box in boxes if not box["reached"] and not box["disabled"]]
        assert not covered, (face, covered)
    wide = tab.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"scrolls sideways by {wide} px in {face}"
    keys = re.findall(
        r"\b(?:call|say|error|reason|place|contract|set|result|start|link|house|lobby|option|preset)-[a-z-]+\b",
        scope.inner_text(),
    )
    assert not keys, f"text keys instead of texts: {keys}"


def paint_is_in_sight(tab: Tab) -> None:
    """No painted card lies outside the window: below it, no card's upper half (the hand may sink below the edge)."""
    size = tab.page.viewport_size
    assert size is not None
    outside = tab.page.locator(".sprite:not(.faint)").evaluate_all(
        """(nodes, size) => nodes.map(node => node.getBoundingClientRect())
            .filter(({x, y, right, height}) =>
                x < -1 || y < -1 || right > size.width + 1 || y + height / 2 > size.height + 1)
            .map(box => [box.x, box.y, box.right, box.bottom])""",
        size,
    )
    assert not outside, outside


def nothing_is_cut(tab: Tab, scope: str) -> None:
    """Check that no text in ``scope`` is wider than its box, and no panel scrolls sideways (a table in it may)."""
    for face in each_face(tab.page):
        cut = tab.page.locator(scope).evaluate_all(CUT)
        assert not cut, (face.package, cut)


def is_in_sight(target: Locator, inside: Locator) -> None:
    """``target`` is seen whole, without scrolling ``inside``."""
    seen, frame = target.bounding_box(), inside.bounding_box()
    assert seen is not None
    assert frame is not None
    assert frame["y"] <= seen["y"]
    assert seen["y"] + seen["height"] <= frame["y"] + frame["height"], (seen, frame)


def panels_fit(tab: Tab, touch: bool, scope: str) -> None:
    """Check the menu's score sheet and settings; ``scope``: what may not be cut."""
    for key in ("score-title", "settings"):
        tab.from_menu(key, touch=touch)
        check_sizes(tab, tab.page.get_by_role("dialog"), scrolls=True)
        nothing_is_cut(tab, scope)
        tab.page.keyboard.press("Escape")


def end_and_call_fit(tab: Tab, way: Taps, scope: str) -> Locator:
    """Play the deal of King under way to its end, check what that shows, then the first call of the next one.

    ``scope``: what may not be cut around the call sheet, which is returned.
    """
    play_deal(tab, way, hurried(54))
    check_sizes(tab, tab.page.locator(".result"), scrolls=True)
    nothing_is_cut(tab, ".result, .result p, .result h2, .result th, .result td, .result .button")
    go_on(tab, way)
    tab.until_asked()
    tab.settle()
    sheet = tab.page.get_by_role("region", name=tab.text("call-label"))
    expect(sheet.get_by_role("button").first).to_be_visible()
    check_sizes(tab, sheet, scrolls=True)
    nothing_is_cut(tab, scope)
    return sheet
