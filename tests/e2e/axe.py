"""axe-core in the page: what of WCAG 2.2 AA, and of good habit, a program can see to be missing.

The script is a part of ``web/node_modules`` (a dev dependency there), put into the page as a debugger would do it: the
content security policy of the page is not weakened for it.
"""

from pathlib import Path
from typing import Final

from tools.driver.guest import Tab

SCRIPT: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: The rules that are asked, by the tags of axe-core: all of WCAG up to 2.2 AA, and what it calls best practice.
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

#: Looks of the page in which each screen must be read, beside the one it wears: the other dark cloths differ from green
#: by their hue, and are darker (web/tests/themes.test.ts).
LOOKS: Final = ("linen", "green", "contrast")

RUN: Final = """async (rules) => {
    const { violations } = await axe.run(document, {
        runOnly: rules, resultTypes: ["violations"], iframes: false, preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) =>
            `${id} at ${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`));
}"""


#: Cards that come in, panels that rise: while something is see-through its contrast is not what it will be. Another
#: animation may begin when one ends, so two frames must pass without any.
STILL: Final = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 2; still++) {
        const moving = document.getAnimations().filter(({ playState }) => playState === "running");
        if (moving.length) still = -1;
        await Promise.all(moving.map((one) => one.finished.catch(() => {})));
        await frame();
    }
}"""

#: Put a look on, as if it had been chosen; the look before it.
WEAR: Final = """(look) => {
    const root = document.documentElement;
    const before = root.hasAttribute("data-contrast") ? "contrast" : root.dataset.cloth;
    root.toggleAttribute("data-contrast", look === "contrast");
    if (look !== "contrast") root.dataset.cloth = look;
    return before;
}"""


def violations(tab: Tab, *rules: str) -> list[str]:
    """What axe finds wrong with the page as it is now: rule, element, reason. Without ``rules``, by all of them."""
    if not tab.page.evaluate("'axe' in window"):
        assert SCRIPT.is_file(), f"{SCRIPT} is missing: run npm ci in web/"
        tab.page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[str] = tab.page.evaluate(RUN, list(rules or TAGS))
    return found


def check_access(tab: Tab, screen: str) -> None:
    """Check that axe finds no fault with the screen that is shown, and that it can be read in every look."""
    tab.page.evaluate(STILL)
    found = violations(tab)
    worn = tab.page.evaluate(WEAR, LOOKS[0])
    for look in LOOKS:
        if look != worn:
            tab.page.evaluate(WEAR, look)
            tab.page.evaluate(STILL)
            found += [f"{look}: {fault}" for fault in violations(tab, "color-contrast")]
    tab.page.evaluate(WEAR, worn)
    assert not found, "\n".join([f"{screen} ({tab.language}):", *found])
