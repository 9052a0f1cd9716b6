"""What can be had from ``kingcraft`` itself."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import kingcraft

ROOT = Path(__file__).resolve().parent.parent


def test_every_public_name_is_what_it_is_at_home() -> None:
    tree = ast.parse(Path(kingcraft.__file__).read_text(encoding="utf-8"))
    homes = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 1
        for alias in node.names
    }
    assert sorted(homes) == sorted(kingcraft.__all__)
    for name, home in homes.items():
        value = getattr(kingcraft, name)
        assert value is getattr(sys.modules[f"kingcraft.{home}"], name)
        assert name in dir(kingcraft)


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'whist'"):
        _ = kingcraft.whist


def test_the_package_alone_imports_nothing_and_play_imports_no_compiler_and_no_server() -> None:
    program = """
import sys, kingcraft
assert [name for name in sys.modules if name.startswith("kingcraft.")] == []
kingcraft.new_match(kingcraft.preset("king", "king"), 4, 0)
print([name for name in ("numba", "numpy", "litestar", "kingcraft.server", "kingcraft.room") if name in sys.modules])
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_match_in_a_few_lines() -> None:
    match = kingcraft.new_match(kingcraft.preset("kings-corner", "pagat"), players=2, dealer=0)
    assert sorted(match.pack) == list(range(52))
    match = match.start(match.pack)
    while match.state is not None:
        match = match.apply(match.state.legal()[-1])
    assert len(match.ended) == 1
    with pytest.raises(kingcraft.Refused, match="game-over"):
        match.apply("end")


def test_nothing_outside_the_tests_imports_them() -> None:
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    others = [name for name in listed.splitlines() if not name.startswith("tests/")]
    assert "tools/driver/server.py" in others
    for name in others:
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(module.partition(".")[0] == "tests" for module in modules), name


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_packages_carry_the_page_and_no_python_for_it(builder: type[WheelBuilder | SdistBuilder]) -> None:
    carries = builder(str(ROOT)).config.include_path
    static = "src/kingcraft/server/static"
    assert carries(f"{static}/index.html")
    assert carries(f"{static}/assets/app-1.js")
    assert not carries(f"{static}/py/near-1.json")
    assert not carries(f"{static}/py/pyodide-1/pyodide.js")
