"""What ``scripts/lock.py`` and npm have locked: everything, in versions that fit, with hashes, no registry named."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version


def locked(path: Path) -> list[Requirement]:
    lines = path.read_text().splitlines()
    return [Requirement(line.rstrip(" \\")) for line in lines if line[:1].isalnum()]


def wanted_by(extras: Mapping[str, Sequence[str]], *names: str) -> Iterator[str]:
    """What these extras need, and the extras of ours that they name."""
    for line in (line for name in names for line in extras[name]):
        requirement = Requirement(line)
        if requirement.name == "kingcraft":
            yield from wanted_by(extras, *requirement.extras)
        else:
            yield line


def test_every_dependency_is_locked_in_a_version_that_fits(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    base, groups = project["project"]["dependencies"], project["dependency-groups"]
    extras = project["project"]["optional-dependencies"]
    wanted = {
        "requirements.lock": [*base, *groups["build"], *wanted_by(extras, "serve", "lab")],
        "requirements-test.lock": [*base, *groups["build"], *wanted_by(extras, "test")],
        "requirements-node.lock": groups["node"],
    }
    for name, lines in wanted.items():
        # A package may be pinned twice, for different versions of Python.
        versions = {pin.name: str(pin.specifier).removeprefix("==") for pin in locked(root / name)}
        for requirement in map(Requirement, lines):
            version = versions[re.sub(r"[-_.]+", "-", requirement.name).lower()]
            assert Version(version) in requirement.specifier, f"{name}: {requirement}; run scripts/lock.py"


def test_the_tests_lock_holds_the_other_in_the_same_versions(root: Path) -> None:
    run = {str(pin) for pin in locked(root / "requirements.lock")}
    assert run <= {str(pin) for pin in locked(root / "requirements-test.lock")}


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock", "requirements-node.lock"])
def test_every_package_has_hashes_and_no_file_names_a_registry(root: Path, name: str) -> None:
    text = (root / name).read_text()
    assert len(re.findall(r"^[a-z0-9].* \\\n +--hash=sha256:", text, re.MULTILINE)) == len(locked(root / name))
    assert "://" not in text
    assert "index-url" not in text


def test_the_web_lock_names_no_registry(root: Path) -> None:
    assert '"resolved"' not in (root / "web" / "package-lock.json").read_text()
