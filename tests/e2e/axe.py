"""axe-core in the page: what of WCAG 2.2 AA, and of good habit, a program can see to be missing.

The script is a part of ``web/node_modules`` (a dev dependency there), put into the page as a debugger would do it: the
content security policy of the page is not weakened for it.
"""

from pathlib import Path
from typing import Final

from tests.e2e.guest import Tab

SCRIPT: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: The rules that are asked, by the tags of axe-core: all of WCAG up to 2.2 AA, and what it calls best practice.
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

RUN: Final = """async (tags) => {
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"], iframes: false });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) =>
            `${id} at ${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`));
}"""


def violations(tab: Tab) -> list[str]:
    """What axe finds wrong with the page as it is now: rule, element, reason."""
    if not tab.page.evaluate("'axe' in window"):
        assert SCRIPT.is_file(), f"{SCRIPT} is missing: run npm ci in web/"
        tab.page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[str] = tab.page.evaluate(RUN, list(TAGS))
    return found


def check_access(tab: Tab, screen: str) -> None:
    """Nothing is wrong with the screen that stands there, as far as axe can see."""
    # Cards that come in, panels that rise: while something is see-through its contrast is not what it will be.
    tab.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    found = violations(tab)
    assert not found, "\n".join([f"{screen} ({tab.language}):", *found])
