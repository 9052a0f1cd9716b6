"""The site for a static host: what is in it, and that its folder is safe at every moment."""

import json
import re
from pathlib import Path

import pytest

from kingcraft.cli import main, site
from kingcraft.games.registry import games
from kingcraft.i18n import languages
from tools.site import build, folder, near
from tools.site.contents import contents
from tools.site.pyodide import BrowserPython

INDEX = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><script src="/theme.js"></script>'
    "<title>Kingcraft</title></head></html>"
)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built page, as far as a site looks into it."""
    folder = tmp_path / "built"
    for name in ("index.html", "theme.js", "sources.sha256", "assets/app-1.js", "py/near-0.json"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(INDEX if name == "index.html" else name)
    return folder


def below(place: Path) -> dict[str, bytes]:
    return {path.relative_to(place).as_posix(): path.read_bytes() for path in place.rglob("*") if path.is_file()}


class TestContents:
    def test_the_page_says_where_it_is_and_what_it_may_load(self, built: Path, browser_python: BrowserPython) -> None:
        made = contents(built, browser_python.list, "/REPO/", "https://cards.example")
        index = made["index.html"].decode()
        assert f'<meta name="kingcraft-near" content="/REPO/py/{browser_python.list.name}" />' in index
        assert '<meta name="kingcraft-site" content="https://cards.example" />' in index
        assert '<meta name="kingcraft-base" content="/REPO/" />' in index
        policy = re.findall(
            r'<meta charset="utf-8" /><meta http-equiv="content-security-policy" content="(.*?)">', index
        )
        assert "script-src &#x27;self&#x27; &#x27;wasm-unsafe-eval&#x27;;" in policy[0]
        assert "frame-ancestors" not in policy[0]
        assert made["404.html"] == made["index.html"]

    def test_it_holds_the_page_python_and_nothing_old(self, built: Path, browser_python: BrowserPython) -> None:
        made = contents(built, browser_python.list, "/", "")
        assert {"theme.js", "assets/app-1.js", ".nojekyll"} < {*made}
        assert not {"sources.sha256", "py/near-0.json"} & {*made}
        assert {name for name in made if name.startswith("py/")} == {
            f"py/{name}" for name in below(browser_python.list.parent)
        }
        assert '<meta name="kingcraft-site" content="" />' in made["index.html"].decode()

    def test_it_holds_the_rules_of_every_preset_in_every_language(
        self, built: Path, browser_python: BrowserPython
    ) -> None:
        made = contents(built, browser_python.list, "/REPO/", "")
        for lang in languages():
            assert f'lang="{lang}"'.encode() in made[f"rules/{lang}/index.html"]
            for game in games().values():
                for name in game.presets:
                    document = made[f"rules/{lang}/{name}/index.html"].decode()
                    assert f'<html lang="{lang}">' in document
                    (style,) = re.findall(r'href="/REPO/(rules/style/.*?)"', document)
                    assert made[style].startswith(b"/*") or b"{" in made[style]
                    assert not re.findall(r'(?:href|src)="/(?!REPO/)', document)
                    assert '<meta name="kingcraft-site" content="" />' in document

    def test_the_same_sources_give_the_same_site(
        self, built: Path, browser_python: BrowserPython, tmp_path: Path
    ) -> None:
        for name in ("one", "two"):
            folder.write(tmp_path / name, contents(built, browser_python.list, "/REPO/", ""))
        assert below(tmp_path / "one") == below(tmp_path / "two")


#: Sites of two builds. Each page names its files.
OLD = {
    "index.html": b"assets/a-1.js",
    "404.html": b"assets/a-1.js",
    "assets/a-1.js": b"1",
    "rules/en/x/index.html": b"x",
}
NEW = {"index.html": b"assets/a-2.js", "404.html": b"assets/a-2.js", "assets/a-2.js": b"2", "theme.js": b"t"}


class TestFolder:
    def test_the_list_names_every_file(self, tmp_path: Path) -> None:
        folder.write(tmp_path / "site", OLD)
        listed = json.loads((tmp_path / "site" / "files.json").read_text())
        assert listed["format"] == "kingcraft-site/1"
        assert {name: each["bytes"] for name, each in listed["files"].items()} == {n: len(d) for n, d in OLD.items()}
        assert listed["files"]["assets/a-1.js"]["sha256"].startswith("6b86b273ff34fce1")

    def test_an_earlier_site_is_replaced_whole_and_other_files_stay(self, tmp_path: Path) -> None:
        for name in (".git/HEAD", "CNAME"):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text("mine")
        folder.write(tmp_path, OLD)
        folder.write(tmp_path, NEW)
        found = below(tmp_path)
        assert {name for name in found if name not in NEW} == {"files.json", ".git/HEAD", "CNAME"}
        assert {name: found[name] for name in NEW} == NEW
        assert not (tmp_path / "rules").exists()

    @pytest.mark.parametrize("name", ["index.html", "notes/mine.txt", "files.json"])
    def test_a_folder_of_something_else_stays_as_it_is(self, name: str, tmp_path: Path) -> None:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text('{"files": {}}')
        before = below(tmp_path)
        with pytest.raises(folder.NotOurs, match="Name another folder"):
            folder.write(tmp_path, NEW)
        assert below(tmp_path) == before

    def test_a_file_is_no_folder(self, tmp_path: Path) -> None:
        (tmp_path / "site").write_text("text")
        with pytest.raises(folder.NotOurs, match="is a file"):
            folder.write(tmp_path / "site", NEW)

    def test_no_list_leads_out_of_the_folder(self, tmp_path: Path) -> None:
        (tmp_path / "mine.txt").write_text("mine")
        place = tmp_path / "site"
        place.mkdir()
        names = ["../mine.txt", str(tmp_path / "mine.txt"), "a/../../mine.txt", ""]
        (place / "files.json").write_text(json.dumps({"format": folder.FORMAT, "files": dict.fromkeys(names)}))
        folder.write(place, NEW)
        assert (tmp_path / "mine.txt").read_text() == "mine"

    def test_wherever_it_stops_each_page_has_its_files_and_the_next_run_ends_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put, unlink = folder._put, Path.unlink
        for stop in range(20):
            place, left = tmp_path / str(stop), [stop]
            folder.write(place, OLD)

            def counted_put(path: Path, data: bytes, left: list[int] = left) -> None:
                left[0] -= 1
                if left[0] < 0:
                    raise KeyboardInterrupt
                put(path, data)

            def counted_unlink(path: Path, missing_ok: bool = False, left: list[int] = left) -> None:
                left[0] -= 1
                if left[0] < 0:
                    raise KeyboardInterrupt
                unlink(path, missing_ok)

            with monkeypatch.context() as patched:
                patched.setattr(folder, "_put", counted_put)
                patched.setattr(Path, "unlink", counted_unlink)
                try:
                    folder.write(place, NEW)
                    stopped = False
                except KeyboardInterrupt:
                    stopped = True
            found = below(place)
            assert {found["index.html"].decode(), found["404.html"].decode()} <= {*found}
            folder.write(place, NEW)
            assert set(below(place)) == {*NEW, "files.json"}
            if not stopped:
                assert stop > len(NEW)
                return
        pytest.fail("it never ended")


class TestCommand:
    @pytest.fixture(autouse=True)
    def _made(self, built: Path, browser_python: BrowserPython, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(build, "_page", lambda: built)
        monkeypatch.setattr(near, "make", lambda _: browser_python.list)

    def test_it_says_what_it_does_and_where_the_site_belongs(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["site", "build", str(tmp_path / "site"), "--base", "/REPO/"]) == 0
        said = capsys.readouterr().out
        assert "Compiling Python for the page" in said
        assert "It belongs at the path /REPO/ of its host." in said
        assert (tmp_path / "site" / "index.html").is_file()
        assert main(["site", "build", str(tmp_path / "site"), "--server", "https://cards.example/"]) == 0
        assert b'content="https://cards.example"' in (tmp_path / "site" / "index.html").read_bytes()

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--base", "REPO"], "begins and ends with a slash"),
            (["--server", "cards.example"], "--server is the address of a Kingcraft server"),
            (["--server", "https://"], "--server is the address of a Kingcraft server"),
        ],
    )
    def test_what_cannot_be_is_said_and_nothing_is_written(
        self, words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["site", "build", str(tmp_path / "site"), *words]) == 1
        assert said in capsys.readouterr().err
        assert not (tmp_path / "site").exists()

    def test_a_folder_that_is_not_ours_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "letter.txt").write_text("mine")
        assert main(["site", "build", str(tmp_path)]) == 1
        assert "is not empty and holds no earlier site" in capsys.readouterr().err

    def test_a_package_without_its_source_says_how(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(site, "_CLONE", tmp_path)
        assert main(["site", "build", str(tmp_path / "site")]) == 2
        assert "python3 start.py site build DIR" in capsys.readouterr().err
