"""WebKitGTK behind as much of Playwright's shape as our guests need, so that they need not know who drives the page.

WebDriver cannot run anything before the page does. A context's init scripts run when a page has loaded; a text of the
same server is visited first, so that the page finds the storage as it should be.
"""

import base64
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeVar
from urllib.parse import urljoin

from launch import webkit
from tests.e2e.webdriver import ELEMENT, Driver, Screen, WebDriverError
from tools.driver.guest import Device
from tools.driver.patience import PATIENCE

Answer = TypeVar("Answer")

#: What a click may meet that is over in a moment.
PASSING: Final = ("stale element reference", "element not interactable", "element click intercepted", "no such element")

#: Keeps for us what the page writes to its console, uncaught errors, and what the policy has forbidden.
LISTEN: Final = """
if (window.kingcraftTold) return false;
const told = (window.kingcraftTold = []);
for (const [kind, type] of [["error", "error"], ["warn", "warning"]]) {
  const written = console[kind];
  console[kind] = (...words) => { told.push(["console", type, words.join(" ")]); written.apply(console, words); };
}
addEventListener("error", (event) => told.push(["pageerror", event.message]));
addEventListener("unhandledrejection", (event) => told.push(["pageerror", String(event.reason)]));
addEventListener("securitypolicyviolation", ({ effectiveDirective: rule, blockedURI: what }) =>
  told.push(["console", "error", `content security policy: ${rule} ${what}`]));
for (const name of arguments[0]) window[name] = (...words) => { told.push([name, ...words]); };
return true;"""


class Found:
    """What a locator finds, searched again at every use."""

    def __init__(self, driver: Driver, css: str, name: str | re.Pattern[str] | None = None, only: int | None = None):
        self._driver, self._css, self._name, self._only = driver, css, name, only

    @property
    def first(self) -> "Found":
        return Found(self._driver, self._css, self._name, 0)

    def _all(self) -> list[dict[str, str]]:
        elements = self._driver.command("POST", "/elements", using="css selector", value=self._css)
        found = [element for element in elements if self._is_named(element)]
        return found if self._only is None else found[self._only : self._only + 1]

    def _is_named(self, element: dict[str, str]) -> bool:
        if self._name is None:
            return True
        label = " ".join(self._driver.command("GET", f"/element/{element[ELEMENT]}/computedlabel").split())
        return label == self._name if isinstance(self._name, str) else self._name.search(label) is not None

    def count(self) -> int:
        return len(self._all())

    def is_visible(self) -> bool:
        script = "return arguments[0].checkVisibility({visibilityProperty: true})"
        return any(self._driver.run(script, element) for element in self._all())

    def get_attribute(self, name: str, *, timeout: float = PATIENCE * 1000) -> str | None:
        def read() -> str | None:
            (element,) = self._all()
            value: str | None = self._driver.run("return arguments[0].getAttribute(arguments[1])", element, name)
            return value

        return self._patiently(read, timeout)

    def evaluate_all(self, function: str) -> Any:
        return self._patiently(
            lambda: self._driver.run(f"return ({function})([...arguments])", *self._all()), PATIENCE * 1000
        )

    def click(self) -> None:
        """Click as WebDriver does it: in the middle, if nothing lies above it. As Playwright, once it is enabled."""

        def clicked() -> None:
            (element,) = self._all()
            if self._driver.run("return arguments[0].ariaDisabled === 'true'", element):
                raise ValueError("it is disabled")
            self._driver.command("POST", f"/element/{element[ELEMENT]}/click")

        self._patiently(clicked, PATIENCE * 1000)

    def _patiently(self, act: Callable[[], Answer], milliseconds: float) -> Answer:
        end = time.monotonic() + milliseconds / 1000
        while True:
            try:
                return act()
            except (ValueError, WebDriverError) as error:  # ValueError: there is not exactly one
                if time.monotonic() > end or (isinstance(error, WebDriverError) and error.code not in PASSING):
                    raise
            time.sleep(0.02)


class Page:
    """The one page of a context."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._driver = context.driver
        self._scripts: list[str] = []
        self._functions: dict[str, Callable[..., Any]] = {}
        self._visited = False

    # --- what a guest tells it before it goes anywhere

    def set_default_timeout(self, milliseconds: float) -> None:
        """Every wait here has ``PATIENCE`` already."""

    def on(self, event: str, hear: Callable[..., Any]) -> None:
        if event == "console":
            self._functions["console"] = lambda kind, text: hear(SimpleNamespace(type=kind, text=text, location={}))
        elif event == "pageerror":
            self._functions["pageerror"] = hear

    def expose_function(self, name: str, function: Callable[..., Any]) -> None:
        self._functions[name] = function

    def add_init_script(self, script: str) -> None:
        self._scripts.append(script)

    # --- going somewhere

    def goto(self, url: str) -> None:
        if not self._visited:
            self._visited = True
            self._driver.command("POST", "/url", url=urljoin(url, "/notices.txt"))
            self._begin()
        self._driver.command("POST", "/url", url=url)
        self._begin()

    def reload(self) -> None:
        self.wait_for_timeout(0)  # what was told so far goes with the page
        self._driver.command("POST", "/refresh")
        self._begin()

    def _begin(self) -> None:
        names = [name for name in self._functions if name not in ("console", "pageerror")]
        if self._driver.run(LISTEN, names):
            for script in (*self.context.scripts, *self._scripts):
                self._driver.run(script)

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait, then read what the page has reported meanwhile."""
        time.sleep(milliseconds / 1000)
        for name, *words in self._driver.run("return (window.kingcraftTold ?? []).splice(0)"):
            self._functions[name](*words)

    # --- what it shows

    @property
    def url(self) -> str:
        return str(self._driver.command("GET", "/url"))

    def locator(self, css: str) -> Found:
        return Found(self._driver, css)

    def get_by_role(self, role: str, *, name: str | re.Pattern[str], exact: bool) -> Found:
        assert role == "button"
        assert exact == isinstance(name, str)
        return Found(self._driver, "button", name)

    def evaluate(self, expression: str) -> Any:
        return self._driver.run(f"return ({expression})")

    def is_closed(self) -> bool:
        return False

    def screenshot(self, *, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(base64.b64decode(self._driver.command("GET", "/screenshot")))


class Context:
    """A browser with storage of its own."""

    def __init__(self, driver: Driver, device: Device) -> None:
        self.driver = driver
        self.scripts: list[str] = []
        self.browser = SimpleNamespace(browser_type=SimpleNamespace(name="webkit"))
        driver.command("POST", "/window/rect", width=device.width, height=device.height)

    def on(self, event: str, hear: Callable[..., Any]) -> None:
        """Uncaught errors go to the page's listeners."""

    def add_init_script(self, script: str) -> None:
        self.scripts.append(script)

    def new_page(self) -> Page:
        return Page(self)

    def close(self) -> None:
        """The browser is closed with its driver."""


@contextmanager
def opened(device: Device, home: Path) -> Iterator[Context]:
    """A WebKitGTK browser on a virtual screen; on the user's own where there is no Xvfb."""
    hidden = webkit.hidden_screen()
    screen = Screen(hidden, device.width, device.height) if hidden else None
    environment = {**os.environ, "HOME": str(home)}
    if screen is not None:
        environment |= {"DISPLAY": screen.name, "GDK_BACKEND": "x11"}
    try:
        with Driver(webkit.driver(), environment) as driver:
            yield Context(driver, device)
    finally:
        if screen is not None:
            screen.close()
