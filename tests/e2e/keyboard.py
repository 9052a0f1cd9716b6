"""The tabulator, and what WCAG asks of it: each stop is in sight and not covered, and no action loses the focus."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

#: What is wrong with the element that has the focus; "" if nothing is. (A choice hidden in its label is seen by that.)
STOP: Final = """() => {
    const node = document.activeElement;
    if (!node || node.matches("body, main")) return "";  // main is where the reader continues, and no stop
    const seen = node.closest("label") ?? node;
    const box = seen.getBoundingClientRect();
    const what = (node.getAttribute("aria-label") ?? node.innerText ?? "").slice(0, 40) || node.outerHTML.slice(0, 80);
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right - left < 4 || bottom - top < 4) return `${what} is out of sight`;
    for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
            if (hit && (seen.contains(hit) || (hit.contains(seen) && hit.matches("label, summary")))) return "";
        }
    return `${what} is covered`;
}"""

#: How often the tabulator is pressed before it is said that it does not come there.
MANY: Final = 80


class Keyboard:
    """A player without a mouse, at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def step(self) -> None:
        """One step of the tabulator: what has the focus then can be seen (WCAG 2.4.11)."""
        self.page.keyboard.press("Tab")
        fault = self.page.evaluate(STOP)
        assert not fault, fault

    def to(self, control: Locator) -> None:
        """Go to a control with the tabulator."""
        expect(control).to_be_visible()
        for _ in range(MANY):
            if control.evaluate("node => node === document.activeElement"):
                return
            self.step()
        raise AssertionError(f"the tabulator does not come to {control}")

    def press(self, control: Locator, key: str = "Enter") -> None:
        """Go there and press a key on it."""
        self.to(control)
        self.page.keyboard.press(key)

    def keeps_focus(self) -> None:
        """After an action something has the focus, and it is not the mere page."""
        expect(self.page.locator(":focus:not(body)")).to_have_count(1)
        fault = self.page.evaluate(STOP)
        assert not fault, fault

    def close(self, dialog: Locator, back: Locator) -> None:
        """Escape closes a dialog, and the focus is where it was."""
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(back).to_be_focused()

    def stops(self) -> int:
        """Walk through all that the tabulator comes to, once round: each stop is in sight. How many there are."""
        seen = 0
        for _ in range(MANY):
            self.step()
            if not self.page.evaluate("document.activeElement && document.activeElement !== document.body"):
                continue  # to the browser's own buttons, and round
            if self.page.evaluate("document.activeElement.dataset.stopped === 'yes'"):
                break
            self.page.evaluate("document.activeElement.dataset.stopped = 'yes'")
            seen += 1
        self.page.evaluate("document.querySelectorAll('[data-stopped]').forEach(node => delete node.dataset.stopped)")
        return seen
