"""What works without any extra, and the sentence that names the extra where one is missing."""

import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from kingcraft.extras import MODULES, MissingExtra, needs, require
from tests.base_only import MISSING
from tests.test_lock import wanted_by

SENTENCES = [f'{part} needs the extra "{extra}": pip install "kingcraft[{extra}]"' for _, part, extra in MISSING]


def run(*command: str | Path, folder: Path) -> str:
    """What a command prints; an AssertionError that says all, if it fails."""
    misleading = ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_USER")
    environment = {name: value for name, value in os.environ.items() if name not in misleading}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_base_works_where_no_other_package_can_be_imported(root: Path, tmp_path: Path) -> None:
    said = run(sys.executable, "-I", root / "tests" / "base_only.py", "block", folder=tmp_path)
    assert said.splitlines() == SENTENCES


def test_an_extra_brings_the_modules_that_code_asks_for(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    packages = {extra: {Requirement(line).name for line in wanted_by(extras, extra)} for extra in extras}
    brought = {
        "fluent.runtime": ["fluent"],
        "numba": ["numba", "llvmlite", "numpy"],
        "nats-py": ["nats"],
        "open_spiel": ["pyspiel", "open_spiel"],
    }
    for extra, modules in MODULES.items():
        assert set(modules) <= {module for name in packages[extra] for module in brought.get(name, [name])}
        assert packages[extra] <= packages["all"]
    assert {Requirement(line).name for line in project["dependencies"]} == {"msgspec", "platformdirs"}


def test_the_page_about_installing_lists_every_extra(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    told = re.findall(r"^\| `(\w+)` \|", (root / "docs" / "install.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(set(project["optional-dependencies"]) - {"test", "bench"})


def test_what_is_installed_is_required_without_a_word() -> None:
    missing = list[str]()
    for extra in ("text", "fast", "serve", "scale", "env", "lab"):
        try:
            require("This", extra)
        except MissingExtra:
            missing.append(extra)
    assert missing == [], "the tests' environment has them all"


@pytest.mark.parametrize("name", ["json.nothing", "kingcraft.nothing"])
def test_other_faults_of_an_import_stay_what_they_are(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing") as raised, needs("This", "fast"):
        __import__(name)
    assert not isinstance(raised.value, MissingExtra)


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built from the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-I", "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, root, folder=folder)
    (built,) = folder.glob("kingcraft-*.whl")
    return built


def test_the_wheel_holds_every_file_of_the_package(root: Path, wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "src"], cwd=root, capture_output=True, text=True, check=True).stdout
    files = {name.removeprefix("src/") for name in listed.splitlines()}
    assert "kingcraft/conformance/data/broken.jsonl" in files
    assert files <= set(ZipFile(wheel).namelist())


def installed(folder: Path, wheel: Path, extra: str) -> tuple[Path, list[str]]:
    """The Python of a new environment in ``folder`` with the package, and the distributions in it beside pip."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip: Sequence[str | Path] = (python, "-I", "-m", "pip", "--disable-pip-version-check")
    run(*pip, "--quiet", "install", "--no-compile", f"{wheel}[{extra}]" if extra else wheel, folder=folder)
    lines = run(*pip, "list", "--format=freeze", folder=folder).splitlines()
    return python, sorted({line.partition("==")[0].lower() for line in lines} - {"pip", "setuptools", "wheel"})


@pytest.mark.long(seconds=30)
def test_the_base_alone_in_an_environment_of_its_own(root: Path, tmp_path: Path, wheel: Path) -> None:
    python, names = installed(tmp_path, wheel, "")
    assert names == ["kingcraft", "msgspec", "platformdirs"]
    assert run(python, "-I", root / "tests" / "base_only.py", folder=tmp_path).splitlines() == SENTENCES


#: Each extra, and what shows that it works.
WORKS = [
    ("text", ["-m", "kingcraft", "show", "{record}", "--lang", "de"], "Cy gewinnt"),
    ("fast", ["-c", "import tests.base_only as base; base.thinks(); print('thought')"], "thought"),
    ("serve", ["-m", "kingcraft", "serve", "--help"], "--thinkers"),
    ("lab", ["-m", "kingcraft", "arena", "thumb-1", "random", "--deals", "2"], "thumb-1"),
    (
        "env",
        ["-c", "from kingcraft.envs.tensors import Tensor; print(Tensor('king', 4).tensor.size, 'numbers')"],
        "numbers",
    ),
    (
        "openspiel",
        ["-c", "import kingcraft.envs.openspiel, pyspiel; print(pyspiel.load_game('kingcraft'))"],
        "kingcraft(",
    ),
]


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize(("extra", "command", "shown"), WORKS, ids=[extra for extra, _, _ in WORKS])
def test_an_extra_in_an_environment_of_its_own(
    root: Path, tmp_path: Path, wheel: Path, extra: str, command: list[str], shown: str
) -> None:
    python, names = installed(tmp_path / "environment", wheel, extra)
    assert "kingcraft" in names
    record = root / "tests" / "golden" / "king.json"
    assert shown in run(python, *(word.format(record=record) for word in command), folder=root)
