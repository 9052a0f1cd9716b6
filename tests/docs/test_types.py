"""The examples in Python pass ``mypy --strict`` and pyright in its strict mode, as a reader's program would."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from launch import node
from launch.environment import Environment
from tests.docs.markdown import ROOT, examples, pages, read

#: Every example in Python of the README and the docs, by the name of a module.
EXAMPLES = {
    f"{page.stem.replace('-', '_').lower()}_{number}": source
    for page in pages()
    for number, source in enumerate(examples(read(page.relative_to(ROOT).as_posix()), "python"))
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the tree with each example as a file."""
    folder = tmp_path_factory.mktemp("examples")
    for name, source in EXAMPLES.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    return folder


def test_there_are_examples() -> None:
    assert {"readme_0", "tour_0"} <= set(EXAMPLES)


def test_mypy_strict(folder: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "cache")]
    ran = subprocess.run([*command, str(folder)], capture_output=True, text=True, check=False, cwd=folder)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_pyright_strict(folder: Path) -> None:
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.11"}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    found = node.on_this_machine() or node.in_folder(Environment(ROOT).node_folder)
    assert found is not None
    command = [*found.npm, "exec", "--offline", "--", "pyright", "--pythonpath", sys.executable, "--project"]
    ran = subprocess.run(
        [*command, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "web",
        env=dict(found.environment),
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "0 errors, 0 warnings" in ran.stdout
