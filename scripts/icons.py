"""The icons of the page as PNG, from ``web/public/icon.svg``; run it again when the drawing has changed.

``python -m scripts.icons``
"""

import os
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from launch import chromium

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
#: A mask may cut away all that lies outside a circle of 80 per cent of the width.
SAFE: Final = 0.72


def full(drawing: str, scale: float = 1.0) -> str:
    """The drawing without round corners, what lies on its ground made smaller round its middle."""
    ground, found = re.subn(r' rx="\d+"', "", drawing)
    head, rest = re.split(r"(?<=/>)(?=<path)", ground, maxsplit=1)
    if not found:
        raise ValueError("icon.svg has no round corners any more")
    move = 32 * (1 - scale)
    return f'{head}<g transform="translate({move} {move}) scale({scale})">{rest.replace("</svg>", "</g></svg>")}'


def paint(page: Page, drawing: str, size: int, name: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8").strip()
    with sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium.on_this_machine() or None, args=sandbox)
        page = browser.new_page()
        paint(page, drawing, 192, "icon-192.png")
        paint(page, drawing, 512, "icon-512.png")
        paint(page, full(drawing, SAFE), 512, "icon-maskable-512.png")
        paint(page, full(drawing), 180, "icon-180.png")  # Apple's: it rounds the corners itself
        browser.close()


if __name__ == "__main__":
    main()
