"""The Chromium that measures: this machine's own or playwright's, drawn by the processor alone."""

import os

from playwright.sync_api import Browser, Playwright

from launch import chromium


def opened(playwright: Playwright) -> Browser:
    """A browser without a window."""
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    program = chromium.on_this_machine() or None
    return playwright.chromium.launch(executable_path=program, args=["--disable-gpu", *sandbox])
