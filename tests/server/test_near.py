"""What a page needs to play without its server: made beside the server, offered when it is whole, kept for ever."""

import gzip
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from kingcraft.server.beside import BESIDE_VARIABLE
from kingcraft.server.http.near import Near
from kingcraft.server.settings import NEAR_VARIABLE, PAGE_VARIABLE
from tools.driver.patience import PATIENCE
from tools.driver.server import Server

FILES = {"pyodide-1/pyodide.js": b"js" * 999, "pyodide-1/pyodide.asm.wasm": b"\0asm" * 999, "std-1.zip.txt": b"zip"}
LIST = "near-0123456789abcdef.json"
TYPES = {".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm", ".txt": "text/plain; charset=utf-8"}


def put(folder: Path, without: str = "") -> None:
    """Write the files as a clone does, the list last."""
    for name, data in FILES.items():
        if name != without:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
            (folder / f"{name}.gz").write_bytes(gzip.compress(data))
    (folder / LIST).write_text(json.dumps({"bytes": {name: len(data) for name, data in FILES.items()}}))


def until(found: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head><title>Kingcraft</title>\n  </head></html>")
    (folder / "opening.json").write_text("{}")
    return folder


def serve(tmp_path: Path, built: Path, *command: str) -> Server:
    variables = {PAGE_VARIABLE: str(built), NEAR_VARIABLE: str(tmp_path / "near")}
    return Server(tmp_path / "data", variables=variables | {BESIDE_VARIABLE: json.dumps(command) if command else ""})


class TestFiles:
    def test_they_are_offered_when_all_are_there(self, tmp_path: Path) -> None:
        near = Near(tmp_path / "near")
        assert near.address() == ""
        put(tmp_path / "near")
        assert near.address() == f"/py/{LIST}"
        (tmp_path / "near" / LIST).unlink()
        assert near.address() == ""
        assert near.page("std-1.zip.txt") is None

    @pytest.mark.parametrize("name", FILES)
    def test_they_are_not_offered_while_one_is_missing_or_cut(self, name: str, tmp_path: Path) -> None:
        put(tmp_path, without=name)
        assert Near(tmp_path).address() == ""
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(FILES[name][:-1])
        assert Near(tmp_path).address() == ""
        assert Near(tmp_path).page(name) is None

    @pytest.mark.parametrize("text", ["", "[]", '{"bytes": 1}', '{"bytes": {"x": 1}}', "\0"])
    def test_a_list_that_is_none_offers_nothing(self, text: str, tmp_path: Path) -> None:
        (tmp_path / LIST).write_text(text)
        assert Near(tmp_path).address() == ""

    @pytest.mark.parametrize("name", ["", ".", "..", "../secret.txt", "pyodide-1", "std-1.zip.txt.gz", "files.json"])
    def test_nothing_else_is_given(self, name: str, tmp_path: Path) -> None:
        (tmp_path / "secret.txt").write_text("secret")
        put(tmp_path / "near")
        assert Near(tmp_path / "near").page(name) is None


def test_the_page_may_be_kept_as_soon_as_its_files_are_there(tmp_path: Path, built: Path) -> None:
    with serve(tmp_path, built) as server:
        before = server.get("/")
        assert "kingcraft-near" not in before.text
        assert "script-src 'self';" in before.headers["content-security-policy"]
        assert server.get("/py/std-1.zip.txt").status_code == 404
        put(tmp_path / "near")
        after = server.get("/room/x")
        assert f'<meta name="kingcraft-near" content="/py/{LIST}" />' in after.text
        assert server.get(f"/py/{LIST}").json()["bytes"] == {name: len(data) for name, data in FILES.items()}
        for name, data in FILES.items():
            for encoding in ("gzip", "identity"):
                file = server.get(f"/py/{name}", encoding=encoding)
                assert file.content == data
                assert file.headers.get("content-encoding", "identity") == encoding
                assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
                assert file.headers["content-type"] == TYPES[Path(name).suffix]
                # The script of a worker brings its own policy.
                assert "script-src 'self' 'wasm-unsafe-eval';" in file.headers["content-security-policy"]
        assert server.get("/py/std-1.zip.txt.gz").status_code == 404


def test_the_server_has_the_command_of_a_clone_done_and_ends_it(tmp_path: Path, built: Path) -> None:
    program = """
import os, pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path(sys.argv[1]).write_text(f"{os.getpid()} {child.pid}")
sys.exit(child.wait() and 1)
"""
    with serve(tmp_path, built, sys.executable, "-c", program, str(tmp_path / "pid")) as server:
        until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text())
        numbers = [int(number) for number in (tmp_path / "pid").read_text().split()]
        for number in numbers:
            os.kill(number, 0)
        assert server.stop() == 0

    def gone(number: int) -> bool:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        return False

    until(lambda: all(map(gone, numbers)))
    assert server.stderr() == ""


def test_a_command_that_fails_is_one_line_in_the_log(tmp_path: Path, built: Path) -> None:
    program = "import sys; print('some', file=sys.stderr); print('why', file=sys.stderr); sys.exit(1)"
    with serve(tmp_path, built, sys.executable, "-c", program) as server:
        until(server.stderr)
    assert server.stderr().splitlines()[0].endswith("WARNING kingcraft.server.beside: why")
    assert len(server.stderr().splitlines()) == 1


def test_a_command_that_there_is_not_does_no_harm(tmp_path: Path, built: Path) -> None:
    with serve(tmp_path, built, str(tmp_path / "nothing")) as server:
        assert server.get("/").status_code == 200
    assert "KINGCRAFT_BESIDE" in server.stderr()
