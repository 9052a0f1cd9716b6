"""``start.py`` and ``launch/``: the one command, what it says when something is wrong, and how it makes good."""

import argparse
import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.cli import main as kingcraft
from kingcraft.server.arguments import add_arguments
from kingcraft.server.beside import BESIDE_VARIABLE
from kingcraft.server.settings import NEAR_VARIABLE
from launch import checks, firefox, long, node, web
from launch.environment import Environment, alone
from launch.main import HELP, TEST_HELP, near_variables
from launch.setup_error import SetupError, explained
from tests import tiers
from tools.driver.patience import WORK


def small_project(project: Path, root: Path) -> Path:
    """Write a small project with our ``start.py``: no packages to install, and a page that Node alone builds."""
    shutil.copytree(root / "launch", project / "launch", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "start.py", project)
    for name in (
        "requirements.lock",
        "requirements-test.lock",
        "requirements-node.lock",
        "pyproject.toml",
        "hatch_build.py",
    ):
        (project / name).write_text("")
    (project / "web").mkdir()
    scripts = {"build": "node build.js"}
    (project / "web" / "package.json").write_text(json.dumps({"name": "page", "version": "1.0.0", "scripts": scripts}))
    lock = {
        "name": "page",
        "version": "1.0.0",
        "lockfileVersion": 3,
        "packages": {"": {"name": "page", "version": "1.0.0"}},
    }
    (project / "web" / "package-lock.json").write_text(json.dumps(lock))
    build = "const fs = require('fs'); const out = '../src/kingcraft/server/static';\n"
    build += "fs.mkdirSync(out, {recursive: true}); fs.writeFileSync(out + '/index.html', fs.readFileSync('text'));\n"
    (project / "web" / "build.js").write_text(build)
    (project / "web" / "text").write_text("first")
    (project / "src" / "kingcraft" / "locales").mkdir(parents=True)
    return project


@pytest.fixture
def clone(tmp_path: Path, root: Path) -> Path:
    """A small project of a test's own."""
    return small_project(tmp_path / "clone", root)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Environment:
    """The environment of a small project, made once: that takes ten seconds. Leave it as it was."""
    environment = Environment(small_project(tmp_path_factory.mktemp("made") / "clone", root))
    environment.make()
    return environment


@pytest.fixture
def builder(root: Path) -> node.Node:
    """The Node that ``start.py`` builds with."""
    found = node.on_this_machine() or node.in_folder(Environment(root).node_folder)
    assert found is not None, "start.py test brings a Node"
    return found


def start(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / "start.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=WORK, check=False, stdin=subprocess.DEVNULL)


class TestPythonCheck:
    def test_any_python_can_read_start_py(self, root: Path) -> None:
        text = (root / "start.py").read_text()
        tree = ast.parse(text, feature_version=(3, 4))
        assert not [part for part in ast.walk(tree) if isinstance(part, ast.JoinedStr | ast.AnnAssign)]
        assert not [part for part in ast.walk(tree) if isinstance(part, ast.FunctionDef) and part.returns is not None]

    def test_an_old_python_is_told_what_to_do(self, root: Path) -> None:
        code = "import runpy, sys; sys.version_info = (3, 10, 4); sys.version = '3.10.4 (main)'\n"
        code += f"runpy.run_path({str(root / 'start.py')!r}, run_name='__main__')"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=WORK, check=False)
        assert done.returncode == 1
        assert "needs Python 3.11 or later; this is Python 3.10.4" in done.stderr
        assert "Traceback" not in done.stderr

    def test_help_needs_nothing(self, clone: Path) -> None:
        done = start(clone, "--help")
        assert done.returncode == 0
        assert done.stdout == HELP
        assert "start.py test" in done.stdout
        assert not (clone / ".venv").exists()

    @pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--long", "--help"], ["-k", "auction", "-h"]])
    def test_help_of_test_needs_nothing_either(self, clone: Path, arguments: list[str]) -> None:
        done = start(clone, "test", *arguments)
        assert (done.returncode, done.stdout, done.stderr) == (0, TEST_HELP, "")
        assert {"--long", "--sample DATE"} <= set(re.findall(r"^  (--\w+(?: [A-Z]+)?)", TEST_HELP, re.MULTILINE))
        assert not (clone / ".venv").exists()

    def test_help_of_prepare_prepares_nothing(self, clone: Path) -> None:
        assert start(clone, "prepare", "--help").stdout == HELP
        assert not (clone / ".venv").exists()

    def test_help_and_readme_say_how_long_the_tests_take(self, root: Path) -> None:
        readme = " ".join((root / "README.md").read_text("utf-8").split())
        for text in (HELP, TEST_HELP, readme):
            assert "at most 15 minutes" in text
            assert "first tier" not in text

    def test_help_names_every_command(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            kingcraft(["--help"])
        commands = set(re.findall(r"^    ([a-z]+)\b", capsys.readouterr().out, re.MULTILINE))
        others = re.search(r"any other command of kingcraft: ([a-z, \n]+)\n\n", HELP)
        assert others is not None
        assert set(re.split(r",\s+", others[1])) | {"serve", "site"} == commands

    def test_help_lists_what_serve_takes(self) -> None:
        parser = argparse.ArgumentParser()
        add_arguments(parser)
        formatter = argparse.HelpFormatter("serve")
        taken = {
            f"{action.option_strings[0]} {action.metavar or ''}".rstrip(): formatter._expand_help(action)
            for action in parser._actions
            if action.dest != "help"
        }
        part = HELP.partition("Options of serve")[2].partition("\n\n")[0]
        lines = re.sub(r"\n {6,}", " ", part).splitlines()[1:]
        assert dict(re.split(r"  +", line.strip(), maxsplit=1) for line in lines) == taken

    def test_the_server_makes_what_its_page_needs_where_it_looks_for_it(self, tmp_path: Path) -> None:
        variables = near_variables(Environment(tmp_path))
        folder = variables.pop(NEAR_VARIABLE)
        words = json.loads(variables.pop(BESIDE_VARIABLE))
        assert words[1:] == ["-m", "kingcraft", "site", "near", folder]
        assert Path(folder).is_relative_to(tmp_path / ".venv")
        assert variables == {}


class TestPage:
    def test_it_is_built_once_and_again_when_a_source_changes(self, clone: Path, builder: node.Node) -> None:
        assert not web.is_current(clone)
        web.build(clone, builder)
        page = clone / web.PAGE / "index.html"
        assert web.is_current(clone)
        assert page.read_text() == "first"
        (clone / "web" / "text").write_text("second")
        assert not web.is_current(clone)
        web.build(clone, builder)
        assert web.is_current(clone)
        assert page.read_text() == "second"

    def test_a_changed_text_of_a_language_is_a_changed_source(self, clone: Path, builder: node.Node) -> None:
        web.build(clone, builder)
        (clone / "src" / "kingcraft" / "locales" / "table.ftl").write_text("turn = Your turn\n")
        assert not web.is_current(clone)

    def test_what_tools_leave_behind_is_no_source(self, clone: Path, builder: node.Node) -> None:
        web.build(clone, builder)
        for folder in ("node_modules", ".svelte-kit", "coverage"):
            (clone / "web" / folder).mkdir(exist_ok=True)
            (clone / "web" / folder / "left.js").write_text("1")
        assert web.is_current(clone)

    def test_a_build_that_fails_leaves_no_stamp_and_says_why(self, clone: Path, builder: node.Node) -> None:
        web.build(clone, builder)
        (clone / "web" / "build.js").write_text("console.error('no such card'); process.exit(3)")
        with pytest.raises(SetupError, match="no such card"):
            web.build(clone, builder)
        assert not web.is_current(clone)

    def test_a_build_without_a_page_is_a_failure(self, clone: Path, builder: node.Node) -> None:
        (clone / "web" / "build.js").write_text("")
        with pytest.raises(SetupError, match=r"left no .*index\.html"):
            web.build(clone, builder)

    def test_without_sources_an_existing_page_is_current(self, clone: Path, builder: node.Node) -> None:
        web.build(clone, builder)
        shutil.rmtree(clone / "web")
        assert web.is_current(clone)

    @pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.19.0"])
    def test_a_node_that_is_new_enough(self, version: str) -> None:
        assert node.new_enough(version)

    @pytest.mark.parametrize("version", ["", "18.20.0", "20.18.3", "21.7.0", "22.11.0"])
    def test_a_node_that_is_too_old(self, version: str) -> None:
        assert not node.new_enough(version)


class TestEnvironment:
    def test_it_is_made_once_and_made_again_when_it_is_unfinished(self, made: Environment) -> None:
        note, mark = made.folder / "kingcraft.json", made.folder / "mark"
        before = note.read_text()
        mark.write_text("here")
        made.make()
        assert mark.exists()
        note.write_text(before.replace('"busy": false', '"busy": true'))
        made.make()
        assert not mark.exists()
        assert note.read_text() == before

    def test_one_that_is_unfinished_moved_or_broken_is_not_used(self, made: Environment) -> None:
        note = made.folder / "kingcraft.json"
        before = note.read_text()
        for after in (
            before.replace('"busy": false', '"busy": true'),
            before.replace(str(made.root), "/elsewhere"),
            before.replace(f'"{sys.version_info[0]}.{sys.version_info[1]}"', '"3.99"'),
            "{half a no",
        ):
            assert after != before
            note.write_text(after)
            assert not made.usable(), after
        note.write_text(before)
        assert made.usable()
        aside = made.python.rename(made.python.with_suffix(".aside"))
        assert not made.usable()
        aside.rename(made.python)
        assert made.usable()

    def test_an_installation_that_fails_is_not_taken_for_done(self, made: Environment) -> None:
        note, lock = made.folder / "kingcraft.json", made.root / "requirements.lock"
        before = note.read_text()
        lock.write_text("kingcraft-no-such-package==1.0 --hash=sha256:" + "0" * 64 + "\n")
        with pytest.raises(SetupError):
            made.install("requirements.lock")
        assert not made.is_current("requirements.lock")
        assert json.loads(note.read_text())["busy"] is True
        note.write_text(before)
        lock.write_text("")

    def test_an_environment_of_another_program_is_left_alone(self, clone: Path) -> None:
        (clone / ".venv").mkdir()
        (clone / ".venv" / "theirs").write_text("precious")
        done = start(clone)
        assert done.returncode == 1
        assert "start.py did not make it" in done.stderr
        assert "Traceback" not in done.stderr
        assert (clone / ".venv" / "theirs").read_text() == "precious"

    def test_two_starts_do_not_prepare_at_the_same_time(self, clone: Path) -> None:
        code = "import sys; from pathlib import Path; from launch.environment import alone\n"
        code += "with alone(Path.cwd()): print('in', flush=True)"
        with alone(clone):
            second = subprocess.Popen([sys.executable, "-c", code], cwd=clone, stdout=subprocess.PIPE, text=True)
            assert second.stdout is not None
            assert "waiting" in second.stdout.readline()
        with second:
            assert second.stdout.read() == "in\n"
        assert second.returncode == 0

    def test_ctrl_c_ends_it_cleanly(self, clone: Path) -> None:
        child = subprocess.Popen(
            [sys.executable, str(clone / "start.py")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        while "Making a Python environment" not in child.stdout.readline():
            assert child.poll() is None
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=WORK)
        assert child.returncode == 130
        assert "made good at the next start" in errors
        assert "Traceback" not in errors


class TestBrowsers:
    @pytest.mark.parametrize(
        ("said", "good"),
        [
            ("Mozilla Firefox 153.7.0esr", True),
            ("Mozilla Firefox 147.0", True),
            ("Mozilla Firefox 146.0.1", False),
            ("Please install the firefox snap.", False),
            ("", False),
        ],
    )
    def test_a_firefox_that_is_new_enough(self, said: str, good: bool) -> None:
        assert firefox.new_enough(said) is good

    @pytest.mark.parametrize(("ci", "fails"), [("", False), ("false", False), ("true", True), ("1", True)])
    def test_a_browser_that_is_not_there_is_named_and_fails_only_in_ci(
        self, root: Path, monkeypatch: pytest.MonkeyPatch, ci: str, fails: bool
    ) -> None:
        monkeypatch.setenv("KINGCRAFT_FIREFOX", "/no/such/firefox")
        monkeypatch.setenv("KINGCRAFT_WEBKIT", "/no/such/driver")
        monkeypatch.setenv("CI", ci)
        if fails:
            with pytest.raises(SetupError, match="/no/such/driver"):
                checks.left_out(root)
            return
        reasons = checks.left_out(root)
        assert list(reasons) == ["tests/e2e/test_firefox.py", "tests/e2e/test_webkit.py"]
        for file, reason in reasons.items():
            assert (root / file).is_file()
            assert reason.startswith("NOT TESTED in ")
            assert "/no/such/" in reason


class TestSetupErrors:
    @pytest.mark.parametrize(
        ("said", "advice"),
        [
            ("OSError: [Errno 28] No space left on device", "disk is full"),
            ("npm error code ENOTFOUND", "network did not answer"),
            ("ERROR: No matching distribution found for numba==0.68.1", "no ready-made package"),
            ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that was locked"),
            ("[Errno 13] Permission denied: '.venv'", "may not be written"),
            ("an unknown failure", "run the same command again"),
        ],
    )
    def test_a_tools_words_are_explained(self, said: str, advice: str) -> None:
        text = str(explained("Installing packages", said))
        assert text.startswith("Installing packages failed.")
        assert said in text
        assert advice in text.lower()

    def test_no_network_is_recognised_in_what_pip_really_says(self, tmp_path: Path) -> None:
        command = [sys.executable, "-m", "pip", "download", "--no-cache-dir", "--retries=0", "--dest", str(tmp_path)]
        command += ["--index-url=http://127.0.0.1:9/", "kingcraft-no-such-package"]
        alone_with_it = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        alone_with_it["PIP_CONFIG_FILE"] = os.devnull
        done = subprocess.run(command, capture_output=True, text=True, timeout=WORK, check=False, env=alone_with_it)
        assert done.returncode != 0
        assert "network did not answer" in str(explained("Installing packages", done.stdout + done.stderr))


SUITE = """
import pytest
def test_short(): assert True
@pytest.mark.long(seconds=30)
def test_a(): assert True
@pytest.mark.parametrize("one", [1, pytest.param(2, marks=pytest.mark.long(seconds=30))])
def test_b(one): assert True
@pytest.mark.long(seconds=500)
def test_soak(): assert True
"""


@pytest.fixture
def suite(tmp_path: Path, root: Path) -> Path:
    """A folder of four tests, three of them long in all or in part, with our conftest and our options of pytest."""
    (tmp_path / "tests").mkdir()
    for name in ("pyproject.toml", "tests/conftest.py", "tests/tiers.py"):
        shutil.copy(root / name, tmp_path / name)
    shutil.copytree(root / "launch", tmp_path / "launch", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "test_suite.py").write_text(SUITE)
    return tmp_path


def run_suite(suite: Path, *arguments: str) -> tuple[set[str], str]:
    """The names of the tests that pytest runs with these arguments, and all it says."""
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:playwright", *arguments]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=suite, capture_output=True, text=True, timeout=WORK, check=False, env=own)
    assert done.returncode in (0, checks.NO_TESTS), done.stdout + done.stderr
    ran = re.findall(r"::(\S+) PASSED|PASSED \S*::(\S+)", done.stdout)  # with -n the other way round
    return {alone or spread for alone, spread in ran}, done.stdout


class TestTiers:
    def test_pytest_runs_the_first_tier(self, suite: Path) -> None:
        assert run_suite(suite)[0] == {"test_short", "test_b[1]"}

    def test_long_runs_the_long_one(self, suite: Path) -> None:
        assert run_suite(suite, "--long")[0] == {"test_a", "test_b[2]", "test_soak"}
        assert run_suite(suite, "--long", "-k", "soak")[0] == {"test_soak"}

    @pytest.mark.parametrize(
        ("named", "runs"),
        [
            ("test_soak", {"test_soak"}),
            ("test_b", {"test_b[1]", "test_b[2]"}),
            ("test_b[2]", {"test_b[2]"}),
        ],
    )
    def test_a_long_test_that_is_named_runs(self, suite: Path, named: str, runs: set[str]) -> None:
        assert run_suite(suite, f"tests/test_suite.py::{named}")[0] == runs

    def test_a_date_chooses_within_the_budget_and_is_named(self, suite: Path) -> None:
        """Both short ones of the long tier do not fit; the soak never does. In two processes it is the same."""
        alone, said = run_suite(suite, "--long", "--sample=2026-11-23")
        assert alone in ({"test_a"}, {"test_b[2]"})
        assert "1 long tests, the sample of 2026-11-23" in said
        beside, said = run_suite(suite, "--sample=2026-11-23", "-n", "2")
        assert beside == {"test_short", "test_b[1]", *alone}
        assert f"tests/test_suite.py::{min(alone)}\nAgain: python3 start.py test --long --sample 2026-11-23" in said

    def test_no_sample_holds_what_says_so(self, suite: Path) -> None:
        (suite / "tests" / "test_suite.py").write_text(
            "import pytest\n@pytest.mark.long(seconds=1, sampled=False)\ndef test_a(): assert True\n"
        )
        assert run_suite(suite, "--sample=2026-11-23")[0] == set()
        assert run_suite(suite, "--long")[0] == {"test_a"}

    def test_the_slowest_are_a_table(self, suite: Path) -> None:
        """With what was set up for them, by all processes."""
        said = run_suite(suite, "--long", "--slowest", "2", "-n", "2")[1]
        table = said[said.index("| seconds | test |") :]
        assert len(re.findall(r"^\| [\d.]+ \| `test_suite\.py::\w+(?:\[\d\])?` \|$", table, re.MULTILINE)) == 2

    def test_another_date_chooses_others(self) -> None:
        costs = [(f"test_{number}", 10.0) for number in range(30)]
        days = [tiers.sample(costs, f"2026-11-{day:02}", 40.0) for day in range(1, 31)]
        assert all(len(day) == 4 for day in days)
        assert days[22] == tiers.sample(reversed(costs), "2026-11-23", 40.0)
        assert len({test for day in days for test in day}) > 25

    def test_one_that_hangs_is_named_and_the_others_go_on(self, suite: Path) -> None:
        (suite / "tests" / "test_suite.py").write_text(
            "import time\ndef test_a(): time.sleep(600)\ndef test_b(): assert True\n"
        )
        hanging = [word.replace(str(checks.PATIENCE), "3") for word in checks.HANGING]
        command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:playwright", "-n", "1"]
        own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        done = subprocess.run(
            [*command, *hanging], cwd=suite, capture_output=True, text=True, timeout=WORK, check=False, env=own
        )
        said = done.stdout + done.stderr
        assert done.returncode == 1, said
        assert "crashed while running 'tests/test_suite.py::test_a'" in said
        assert re.search(r"PASSED \S*::test_b", said), said
        assert "time.sleep" in said or "in test_a" in said

    def test_a_mark_without_its_seconds_is_a_mistake(self, suite: Path) -> None:
        (suite / "tests" / "test_suite.py").write_text("import pytest\n@pytest.mark.long\ndef test_a(): pass\n")
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
        done = subprocess.run(command, cwd=suite, capture_output=True, text=True, timeout=WORK, check=False)
        assert done.returncode == 4
        assert "write @pytest.mark.long(seconds=S)" in done.stderr

    @pytest.mark.parametrize(
        ("arguments", "long_tier", "day", "others"),
        [
            ([], False, "", False),
            (["--long"], True, "", False),
            (["--long", "--sample", "2026-11-23"], True, "2026-11-23", False),
            (["--sample=2026-11-23"], False, "2026-11-23", False),
            (["-k", "auction"], False, "", True),
            (["--long", "-k", "auction"], True, "", True),
        ],
    )
    def test_what_is_asked_for(
        self, monkeypatch: pytest.MonkeyPatch, arguments: list[str], long_tier: bool, day: str, others: bool
    ) -> None:
        monkeypatch.delenv("CI", raising=False)
        assert checks.wanted(arguments) == checks.Wanted(long_tier, day, others)

    def test_ci_takes_the_sample_of_the_day(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CI", "true")
        before = long.today()
        asked = checks.wanted([])
        assert not asked.long
        assert asked.day in (before, long.today())
        assert checks.wanted(["--long"]).day == ""

    def test_a_sample_without_a_date_is_a_mistake(self) -> None:
        with pytest.raises(SetupError, match="--sample takes a date"):
            checks.wanted(["--long", "--sample"])

    def test_every_command_of_the_long_tier_is_there(self, root: Path) -> None:
        for module, *_ in long.COMMANDS:
            done = subprocess.run(
                [sys.executable, "-m", module, "--help"], cwd=root, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr

    def test_the_line_for_the_results_fits_their_table(self, root: Path) -> None:
        results = (root / "bench" / "results.md").read_text("utf-8")
        head = f"| {' | '.join(long.COLUMNS)} |"
        assert head in results
        line = long.line(root, ["pytest: in the browser"], 3600.0)
        assert line.count("|") == head.count("|")
        assert line.endswith("| FAILS: pytest: in the browser | 60 |")
        assert "| all hold | 1 |" in long.line(root, [], 60.0)


class TestContinuousIntegration:
    def test_it_runs_what_the_readme_says(self, root: Path) -> None:
        script = (root / ".ci" / "run").read_text()
        assert os.access(root / ".ci" / "run", os.X_OK)
        assert "python3 start.py test" in script
        assert "python3 start.py test" in (root / "README.md").read_text()
