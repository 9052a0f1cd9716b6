"""What ``start.py test --changed`` chooses: its maps are true, and a change reaches what depends on it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from launch import changed, checks
from launch.setup_error import SetupError
from tests.touched import ALWAYS, E2E, MOST, OPENED_BY, READ_BY, files, in_browsers, longest, reached, readers, rounds
from tools.driver.patience import WORK


def tracked(root: Path) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (root / name).exists()]


class TestMaps:
    def test_every_file_is_known(self, root: Path) -> None:
        assert [path for path in tracked(root) if readers(path) is None] == []

    def test_every_folder_of_the_page_is_opened_by_a_test(self, root: Path) -> None:
        folders = {f"{Path(path).parent.as_posix()}/" for path in tracked(root) if path.startswith("web/src/")}
        assert folders == {part for part in OPENED_BY if part.startswith("web/src/")}

    def test_every_part_of_the_package_that_a_page_is_served_by_is_there(self, root: Path) -> None:
        parts = {
            "/".join(path.split("/")[:3])
            for path in tracked(root)
            if path.count("/") > 2 and path[:14] == "src/kingcraft/"
        }
        assert {f"{part}/" for part in parts} <= set(OPENED_BY)

    def test_every_file_of_browser_tests_is_named(self) -> None:
        named = {f"{E2E}/test_{name}.py" for names in OPENED_BY.values() for name in names}
        assert named == {file for file in files() if file.startswith(f"{E2E}/")}

    def test_every_name_exists(self, root: Path) -> None:
        for test in {*ALWAYS, *(test for tests in READ_BY.values() for test in tests)}:
            assert (root / test).exists(), test
        everything = tracked(root)
        for beginning in {*READ_BY, *OPENED_BY}:
            assert any(path.startswith(beginning) for path in everything), beginning


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("src/kingcraft/games/king/play.py", "tests/rules/king/test_play.py"),
        ("src/kingcraft/server/store/sqlite.py", "tests/server/test_store.py"),
        ("src/kingcraft/cli/main.py", "tests/cli/test_show.py"),  # python -m kingcraft
        ("src/kingcraft/room/faces/king.py", "tests/room/test_absence.py"),  # a part of a game
        ("src/kingcraft/games/__init__.py", "tests/rules/king/test_play.py"),
        ("tests/rules/kings_corner/conftest.py", "tests/rules/kings_corner/test_actions.py"),
        ("tests/conftest.py", "tests/test_cards.py"),
        ("launch/steps.py", "tests/test_start.py"),
        ("tests/children.py", "tests/test_processes.py"),  # python -m tests.children
        ("tests/test_cards.py", "tests/test_cards.py"),
    ],
)
def test_imports_lead_from_a_change_to_its_tests(root: Path, path: str, test: str) -> None:
    assert (root / path).is_file()
    assert (root / test).is_file()
    assert test in reached([path])


def test_what_nothing_imports_changes_nothing() -> None:
    assert reached(["docs/tour.md", "web/src/app/App.svelte", "src/kingcraft/no_such.py"]) == set()
    assert "tests/test_cards.py" not in reached(["src/kingcraft/games/king/play.py"])


def test_the_browser_opens_changed_tests_first_then_what_most_parts_name() -> None:
    chosen = in_browsers(["tests/e2e/test_undo.py", "web/src/review/Board.svelte", "web/src/ends/space.ts"])
    assert chosen[:2] == [f"{E2E}/test_undo.py", f"{E2E}/test_moments.py"]
    assert f"{E2E}/test_review.py" in chosen
    assert in_browsers(["docs/tour.md"]) == []


def test_not_more_than_twenty_tests_run_in_the_browser() -> None:
    tests = [f"{file}::{number}" for file in "abc" for number in range(9)]
    assert rounds(tests, ["b"], 11) == [*(f"b::{number}" for number in range(9)), "a::0", "c::0"]
    assert len(rounds(tests, [])) == MOST == 20


def test_the_longest_beginning_counts() -> None:
    assert longest("web/src/card/courts/spades.ts", OPENED_BY) == "web/src/card/courts/"
    assert longest("web/src/app/App.svelte", OPENED_BY) == "web/src/app/"
    assert longest("docs/tour.md", OPENED_BY) is None


class TestFiles:
    @pytest.fixture
    def work(self, tmp_path: Path) -> Path:
        """A repository with a commit on main, one beside it, and work on that."""

        def git(*arguments: str) -> None:
            own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
            who = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
            subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, env={**os.environ, **own})

        def write(**texts: str) -> None:
            for name, text in texts.items():
                (tmp_path / name).write_text(text)

        git("init", "-q", "-b", "main")
        write(kept="1", edited="1", committed="1", deleted="1")
        git("add", ".")
        git("commit", "-qm", "first")
        git("checkout", "-qb", "work")
        write(committed="2")
        git("commit", "-qam", "second")
        write(edited="2", new="1", ignored="1")
        write(**{".gitignore": "ignored"})
        (tmp_path / "deleted").unlink()
        git("branch", "other")
        git("checkout", "-q", "main")
        git("commit", "-q", "--allow-empty", "-m", "third")
        git("checkout", "-q", "work")
        return tmp_path

    def test_they_are_compared_with_the_place_where_main_was_left(self, work: Path) -> None:
        assert changed.files(work, changed.base(work, "")) == [".gitignore", "committed", "deleted", "edited", "new"]

    def test_a_commit_may_be_named(self, work: Path) -> None:
        assert changed.files(work, changed.base(work, "other")) == [".gitignore", "deleted", "edited", "new"]

    def test_a_commit_that_is_not_there_is_a_mistake(self, work: Path) -> None:
        with pytest.raises(SetupError, match="no commit 'nowhere'"):
            changed.base(work, "nowhere")

    def test_without_a_repository_it_says_so(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
        with pytest.raises(SetupError, match="needs git and a branch main"):
            changed.base(tmp_path, "")


class TestAsked:
    @pytest.mark.parametrize(("arguments", "commit"), [(["--changed"], ""), (["--changed", "HEAD~3"], "HEAD~3")])
    def test_it_is_asked_for(self, arguments: list[str], commit: str) -> None:
        assert checks.wanted(arguments) == checks.Wanted(False, "", False, commit)

    @pytest.mark.parametrize("arguments", [["--changed", "-k", "a"], ["--long", "--changed"], ["--changed", "--long"]])
    def test_it_goes_alone(self, arguments: list[str]) -> None:
        with pytest.raises(SetupError, match="--changed goes alone"):
            checks.wanted(arguments)


@pytest.mark.parametrize("spread", [(), ("-n", "2")])
def test_a_second_run_in_the_browser_waits_for_the_first(tmp_path: Path, root: Path, spread: tuple[str, ...]) -> None:
    """Both have our conftest, and one test each that needs no browser; the first one ends when a file is there."""
    (tmp_path / "tests" / "e2e").mkdir(parents=True)
    for name in ("pyproject.toml", "tests/conftest.py", "tests/tiers.py", "launch"):
        (tmp_path / name).symlink_to(root / name)
    test = "import pathlib, time\ndef test_it():\n    pathlib.Path('begun').touch()\n"
    test += "    while not pathlib.Path('go').exists(): time.sleep(0.02)\n"
    (tmp_path / "tests" / "e2e" / "test_one.py").write_text(test)
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {
        "TMPDIR": str(tmp_path)
    }
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *spread]

    def run() -> subprocess.Popen[str]:
        return subprocess.Popen(command, cwd=tmp_path, env=own, stdout=subprocess.PIPE, text=True)

    with run() as first:
        assert first.stdout is not None
        while not (tmp_path / "begun").exists():
            assert first.poll() is None, first.stdout.read()
        with run() as second:
            assert second.stdout is not None
            lines = iter(second.stdout.readline, "")
            assert any("waiting for it" in line for line in lines)
            first.kill()  # what it held is free
            first.wait(WORK)
            (tmp_path / "go").touch()
            assert "1 passed" in second.stdout.read()
