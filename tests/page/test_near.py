"""What a page without a server loads: always the same files, all that is needed and no more, and small."""

import ast
import asyncio
import gzip
import json
import zipfile
from pathlib import Path

import pytest

from kingcraft.page.home import Home
from tests.page.player import SmallLog
from tools.site import bytecode, near
from tools.site.modules import ERRAND, named
from tools.site.pyodide import BrowserPython

#: Bytes of gzip; ``python -m bench.site`` measures brotli, which takes a minute.
MOST = 6_200_000
MOST_OF_OURS = 1_000_000


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_sources_give_the_same_files(browser_python: BrowserPython, tmp_path: Path) -> None:
    assert near.make(tmp_path / "again").name == browser_python.list.name
    assert contents(tmp_path / "again") == contents(browser_python.list.parent)


def test_the_list_names_all_files_and_their_sizes(browser_python: BrowserPython) -> None:
    named = json.loads(browser_python.list.read_text(encoding="utf-8"))
    sizes = {name: len(data) for name, data in contents(browser_python.list.parent).items()}
    assert len(gzip.compress(browser_python.list.read_bytes())) < 4000
    del sizes[browser_python.list.name]
    assert named["bytes"] == sizes
    assert {named["std"], *named["archives"], *(f"{named['pyodide']}/{name}" for name in near.PROGRAM.values())} == {
        *sizes
    }


def test_the_list_has_the_games_for_the_start_page(browser_python: BrowserPython) -> None:
    named = json.loads(browser_python.list.read_text(encoding="utf-8"))
    answer = asyncio.run(Home(SmallLog()).ask("GET", "/games"))
    assert named["games"] == json.loads(answer.body)


def test_the_standard_library_has_what_a_page_imports_and_no_more(browser_python: BrowserPython) -> None:
    imported = json.loads(browser_python.run(ERRAND, named()))
    advice = "write the list again: python -m tools.site.modules"
    assert imported == near.STD.read_text(encoding="utf-8").split(), advice


def test_archives_hold_bytecode_data_and_kernels(browser_python: BrowserPython) -> None:
    for path in browser_python.list.parent.glob(f"*.{near.ENDING}"):
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            assert {Path(name).suffix for name in names} <= {".pyc", ".json", ".jsonl", ".so", ".txt", ".wasm"}
            assert {each.compress_type for each in archive.infolist()} == {zipfile.ZIP_STORED}
            if path.name.startswith("kingcraft-"):
                assert {"kingcraft/kernel/kernels.wasm", "kingcraft/page/home.pyc"} < {*names}


def test_a_page_loads_no_more_than_it_may(browser_python: BrowserPython) -> None:
    packed = {name: len(gzip.compress(data, 9)) for name, data in contents(browser_python.list.parent).items()}
    assert sum(packed.values()) < MOST
    assert sum(size for name, size in packed.items() if name.startswith("kingcraft-")) < MOST_OF_OURS


FAULT = """
import traceback
import kingcraft.cards

def fault():
    try:
        kingcraft.cards.card_text("no card")
    except Exception:
        return traceback.format_exc()
    return ""

fault()
"""


def test_a_fault_says_in_which_line_it_was(browser_python: BrowserPython) -> None:
    assert '"/lib/site/kingcraft/cards.py", line ' in browser_python.run(FAULT, "")


def test_bytecode_has_assertions_and_no_docstrings() -> None:
    source = b'"""Text."""\n\nclass A:\n    """Text."""\n\ndef f(x):\n    "Text."\n    assert x\n    return x\n'
    scope: dict[str, object] = {"__name__": "made"}
    exec(compile(bytecode.without_docstrings(ast.parse(source)), "made", "exec"), scope)
    made, double = scope["A"], scope["f"]
    assert made.__doc__ is None
    assert double.__doc__ is None
    assert callable(double)
    with pytest.raises(AssertionError):
        double(0)


def test_kernels_of_other_sources_are_not_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "kernels.json"
    other.write_text('{"origin": "0123456789abcdef", "kernels": {}}')
    monkeypatch.setattr(near, "MANIFEST", other)
    with pytest.raises(near.NotMade, match=r"python -m tools\.site\.kernels"):
        near.make(tmp_path / "py")
    assert not (tmp_path / "py").exists()
