"""The record that the page lets a player download, and what the command line says about it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.driver.guest import Tab
from tools.driver.patience import PATIENCE
from tools.driver.server import SOURCE


def download(tab: Tab, folder: Path, *, touch: bool) -> Path:
    """Press the panel's button and keep the file."""
    tab.open_more()
    with tab.page.expect_download() as waiting:
        tab.press(tab.page.locator("section").get_by_role("button", name=tab.text("download"), exact=True), touch=touch)
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == f"kingcraft-{tab.view['room']}.json"
    return file


def kingcraft(*arguments: str | Path) -> str:
    """What ``kingcraft ...`` prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-m", "kingcraft", *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def accepted(file: Path) -> dict[str, Any]:
    """The record, after ``kingcraft replay`` and ``kingcraft verify`` have taken it."""
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    replayed = json.loads(kingcraft("replay", file, "--json"))
    assert [deal["scores"] for deal in replayed["deals"]] == [deal["scores"] for deal in record["deals"]]
    assert replayed["totals"] == record["totals"]
    assert replayed["winners"] == record["winners"]
    said = kingcraft("verify", file).splitlines()
    assert [line.split(": ", 1)[1] for line in said] == ["fair"] * len(record["deals"]), said
    return record
