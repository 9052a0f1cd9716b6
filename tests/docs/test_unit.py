"""The unit of systemd: systemd itself reads it. No test starts it: that needs a machine that systemd has started."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from launch.machine import SYSTEMD, program
from tests.docs.markdown import ROOT

UNIT: Final = ROOT / "deploy" / "kingcraft.service"
#: Where Debian has the units of the system.
SYSTEM: Final = Path("/usr/lib/systemd/system")


@pytest.fixture(scope="module")
def analyze() -> str:
    """The path of systemd-analyze."""
    why = SYSTEMD.missing()
    assert not why, f"{why} {SYSTEMD.advice}"
    return program("systemd-analyze")


def verified(analyze: str, folder: Path, unit: str) -> subprocess.CompletedProcess[str]:
    """What systemd says of a unit in a root folder with its program, and with the units of this system."""
    started = folder / "opt" / "kingcraft" / "bin" / "kingcraft"
    started.parent.mkdir(parents=True)
    started.write_text("#!/bin/sh\n", encoding="utf-8")
    started.chmod(0o755)
    shutil.copytree(SYSTEM, folder / SYSTEM.relative_to("/"), symlinks=True)
    units = folder / "etc" / "systemd" / "system"
    units.mkdir(parents=True)
    (units / UNIT.name).write_text(unit, encoding="utf-8")
    command = [analyze, "verify", f"--root={folder}", UNIT.name]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.long(seconds=1, sampled=False)
def test_systemd_finds_nothing_wrong(analyze: str, tmp_path: Path) -> None:
    done = verified(analyze, tmp_path, UNIT.read_text(encoding="utf-8"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.long(seconds=1, sampled=False)
def test_systemd_finds_a_word_that_it_does_not_know(analyze: str, tmp_path: Path) -> None:
    unit = UNIT.read_text(encoding="utf-8").replace("ProtectHome=", "ProtectHomes=")
    assert "'ProtectHomes'" in verified(analyze, tmp_path, unit).stderr


@pytest.mark.long(seconds=1, sampled=False)
def test_the_service_is_as_shut_in_as_the_page_says(analyze: str) -> None:
    command = [analyze, "security", "--offline=yes", "--no-pager", str(UNIT)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"exposure level for kingcraft\.service: ([\d.]+)", said)
    assert found is not None
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    noted = re.search(r"`systemd-analyze security` gives it ([\d.]+)", page)
    assert noted is not None
    assert abs(float(found[1]) - float(noted[1])) < 0.5  # versions of systemd differ a little
