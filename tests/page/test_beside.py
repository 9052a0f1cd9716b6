"""Making what a page needs beside a server: once for the same sources, and nothing old is offered."""

import gzip
import os
from pathlib import Path

import pytest

from kingcraft.cli import main
from kingcraft.server.http.near import Near
from launch import web
from tools.site import beside, near


class Maker:
    """In place of :func:`near.make`: a list and one file."""

    def __init__(self, folder: Path) -> None:
        self.made = 0
        self._near = Near(folder)
        self.offered = list[str]()

    def make(self, folder: Path) -> Path:
        self.offered.append(self._near.address())
        self.made += 1
        (folder / f"std-{self.made}.zip.txt").write_bytes(b"zip" * 999)
        listed = folder / f"near-{self.made}.json"
        listed.write_text(f'{{"bytes": {{"std-{self.made}.zip.txt": 2997}}}}')
        return listed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "page" / "near"


@pytest.fixture
def maker(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    made = Maker(folder)
    monkeypatch.setattr(near, "make", made.make)
    monkeypatch.setattr(web, "install_modules", lambda *_: None)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    return made


def test_the_same_sources_are_made_once(folder: Path, maker: Maker) -> None:
    assert [main(["site", "near", str(folder)]) for _ in range(3)] == [0, 0, 0]
    assert maker.made == 1
    assert Near(folder).address() == "/py/near-1.json"
    assert gzip.decompress((folder / "std-1.zip.txt.gz").read_bytes()) == (folder / "std-1.zip.txt").read_bytes()


def test_other_sources_are_made_again_and_the_old_files_go(
    folder: Path, maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["site", "near", str(folder)])
    monkeypatch.setattr(beside, "key", lambda: "other")
    main(["site", "near", str(folder)])
    assert maker.offered == ["", ""]  # never old files while new ones are made
    assert Near(folder).address() == "/py/near-2.json"
    assert not [name for name in folder.iterdir() if "-1." in name.name]


def test_files_that_are_missing_are_made_again(folder: Path, maker: Maker) -> None:
    main(["site", "near", str(folder)])
    (folder / "std-1.zip.txt").unlink()
    main(["site", "near", str(folder)])
    assert maker.made == 2
    assert Near(folder).address() == "/py/near-2.json"


def test_what_went_wrong_is_the_last_line(
    folder: Path, maker: Maker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: Path) -> Path:
        raise near.NotMade("The kernels were made from other sources.")

    monkeypatch.setattr(near, "make", fail)
    assert main(["site", "near", str(folder)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said == ["The page cannot be kept for offline: The kernels were made from other sources."]
    assert Near(folder).address() == ""


def test_the_key_follows_from_what_the_files_are_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = beside.key()
    assert beside.key() == before
    monkeypatch.setattr(beside, "locked", lambda _: "msgspec==0")
    assert beside.key() != before
