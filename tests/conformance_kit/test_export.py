"""A kit as files: the same every time, read back whole or not at all, and written over nothing but an older kit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.conformance.export import NoKit, prepare_folder, read_kit, write_kit
from kingcraft.conformance.kit import Kit, make_kit


def test_two_exports_are_the_same_byte_for_byte(full: Kit, small: Kit, tmp_path: Path) -> None:
    write_kit(small, tmp_path / "one")
    write_kit(full, tmp_path / "two")
    write_kit(small, tmp_path / "two")  # leaves nothing behind of the kit before
    command = [sys.executable, "-m", "kingcraft", "conformance", "export", str(tmp_path / "three"), "--size", "small"]
    # In a process with other hashes, in which sets have another order.
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "7"})
    one, two, three = (_content(tmp_path / name) for name in ("one", "two", "three"))
    assert one == two == three
    assert {"README.md", "index.json", "broken.json", "positions/king.json", "records/fast.json"} <= set(one)


def test_another_kit_takes_the_place_of_all_of_an_older_one(small: Kit, tmp_path: Path) -> None:
    fast = make_kit(["fast"], size="small")
    write_kit(fast, tmp_path / "one")
    write_kit(small, tmp_path / "two")
    (tmp_path / "two" / "records" / "my-own.json").write_text("{}")
    write_kit(fast, tmp_path / "two")
    assert _content(tmp_path / "two") == {**_content(tmp_path / "one"), "records/my-own.json": b"{}"}


def _content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_kit_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = make_kit(["king", "pagat"])
    write_kit(made, tmp_path)
    assert read_kit(tmp_path) == made


def test_a_kit_that_was_changed_is_no_kit(small: Kit, tmp_path: Path) -> None:
    write_kit(small, tmp_path)
    path = tmp_path / "positions" / "king.json"
    path.write_bytes(path.read_bytes().replace(b"KH", b"KD", 1))
    with pytest.raises(NoKit) as refused:
        read_kit(tmp_path)
    assert refused.value.key == "conformance-damaged"
    assert refused.value.arguments == {"file": str(path)}


def test_what_is_no_kit_is_said_to_be_none(small: Kit, tmp_path: Path) -> None:
    with pytest.raises(NoKit, match="conformance-no-kit"):
        read_kit(tmp_path)
    (tmp_path / "index.json").write_text(
        '{"format": "kingcraft-conformance/0", "kingcraft": "0", "seed": "", "size": "",'
        ' "presets": [], "counts": {}, "files": {}}'
    )
    with pytest.raises(NoKit, match="conformance-other-format"):
        read_kit(tmp_path)


@pytest.mark.parametrize(
    "index", ["{}", "<html>", '{"format": "recipes/1", "kingcraft": "", "seed": "", "size": "", "presets": [], ']
)
def test_a_kit_is_written_over_nothing_but_a_kit(index: str, small: Kit, tmp_path: Path) -> None:
    """Many a folder has an ``index.json``, and records in ``records``."""
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "my-own.json").write_text("{}")
    for name in ("letters.txt", "index.json"):
        (tmp_path / name).write_text(index + '"counts": {}, "files": {"records/my-own.json": ""}}')
        before = _content(tmp_path)
        for write in (prepare_folder, lambda folder: write_kit(small, folder)):
            with pytest.raises(NoKit, match="conformance-not-empty"):
                write(tmp_path)
        assert _content(tmp_path) == before


@pytest.mark.parametrize("link", ["records", "positions/fast.json", "README.md"])
def test_a_kit_is_not_written_through_links(link: str, small: Kit, tmp_path: Path) -> None:
    kit, elsewhere = tmp_path / "kit", tmp_path / "elsewhere"
    write_kit(small, kit)
    (kit / link).rename(elsewhere)
    (kit / link).symlink_to(elsewhere)
    before = _content(tmp_path)
    with pytest.raises(NoKit, match="conformance-not-empty"):
        write_kit(make_kit(["fast"], size="small"), kit)
    assert _content(tmp_path) == before


def test_a_folder_is_prepared_without_a_trace(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "new" / "kit")
    assert list((tmp_path / "new" / "kit").iterdir()) == []
    with pytest.raises(OSError, match="Not a directory"):
        prepare_folder(Path("/dev/null/kit"))
