"""Options from a file and from the environment: which beats which, and what is refused with one line."""

import argparse
from pathlib import Path

import pytest

from kingcraft.cli.main import main
from kingcraft.server.arguments import add_arguments, add_worker_arguments
from kingcraft.server.configured import OTHERS, BadOption


def read(
    tmp_path: Path, file: str = "", environment: dict[str, str] | None = None, given: tuple[str, ...] = ()
) -> argparse.Namespace:
    """The options of ``serve`` with a file, an environment and a command line."""
    parser = argparse.ArgumentParser("kingcraft serve")
    options = add_arguments(parser)
    others = {*options.names, *add_worker_arguments(argparse.ArgumentParser()).names}
    config = tmp_path / "kingcraft.toml"
    config.write_text(file, encoding="utf-8")
    words = ["--config", str(config), *given]
    options.take_defaults(words, environment or {}, others)
    return parser.parse_args(words)


def test_the_command_line_beats_the_environment_and_that_beats_the_file(tmp_path: Path) -> None:
    file = 'max-rooms = 1\nmax-connections = 2\nrate = 0.5\nport = 8643\ndata = "here"\n'
    environment = {"KINGCRAFT_MAX_CONNECTIONS": "20", "KINGCRAFT_RATE": "5", "OTHER": "x", "KINGCRAFT_HINT_SECONDS": ""}
    options = read(tmp_path, file, environment, ("--rate", "50"))
    assert (options.max_rooms, options.max_connections, options.rate) == (1, 20, 50.0)
    assert (options.port, options.data, options.hint_seconds) == (8643, Path("here"), None)


def test_of_several_values_only_those_of_the_strongest_place_count(tmp_path: Path) -> None:
    file = 'origin = ["https://a.example", "https://b.example"]\ntrusted-proxy = ["10.0.0.0/8"]\n'
    assert read(tmp_path, file).origin == ["https://a.example", "https://b.example"]
    environment = {"KINGCRAFT_ORIGIN": "https://c.example, https://d.example"}
    assert read(tmp_path, file, environment).origin == ["https://c.example", "https://d.example"]
    given = ("--origin", "https://e.example", "--origin", "https://f.example")
    options = read(tmp_path, file, environment, given)
    assert options.origin == ["https://e.example", "https://f.example"]
    assert options.trusted_proxy == ["10.0.0.0/8"]
    assert read(tmp_path).origin == []


def test_an_option_without_a_value_is_true_or_false(tmp_path: Path) -> None:
    assert read(tmp_path, "open = true").open is True
    assert read(tmp_path, "open = true", {"KINGCRAFT_OPEN": "off"}).open is False
    assert read(tmp_path, "open = true", given=("--no-browser",)).open is False


def test_each_option_can_be_given_in_the_file(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    names = add_arguments(parser).names
    of_the_command_line = {"help", "config", "ask"}
    assert {action.dest.replace("_", "-") for action in parser._actions} == {*names, *of_the_command_line}
    assert not {f"KINGCRAFT_{name.upper().replace('-', '_')}" for name in names} & OTHERS


@pytest.mark.parametrize(
    ("file", "environment", "says"),
    [
        ("max_rooms = 5", {}, "kingcraft.toml: max_rooms is not an option: did you mean max-rooms?"),
        ("ask = true", {}, "kingcraft.toml: ask is not an option"),
        ("", {"KINGCRAFT_MAX_ROOM": "5"}, "KINGCRAFT_MAX_ROOM is not an option: did you mean KINGCRAFT_MAX_ROOMS?"),
        ("", {"KINGCRAFT_ZZZZZZ": "5"}, "KINGCRAFT_ZZZZZZ is not an option; kingcraft serve --help lists the options"),
        ("max-rooms = 0", {}, "kingcraft.toml: max-rooms: must be a whole number, 1 or more"),
        ("max-rooms = 2.5", {}, "kingcraft.toml: max-rooms: must be a whole number, 1 or more"),
        ("max-rooms = true", {}, "kingcraft.toml: max-rooms: must be a text or a number"),
        ("max-rooms = [5]", {}, "kingcraft.toml: max-rooms: must be a text or a number"),
        ("max-rooms = 2026-11-29", {}, "kingcraft.toml: max-rooms: must be a text or a number"),
        ("[max-rooms]\nmost = 5", {}, "kingcraft.toml: max-rooms: must be a text or a number"),
        ("origin = 5", {}, "kingcraft.toml: origin: must be a list of texts"),
        ('origin = ["cards.example"]', {}, "kingcraft.toml: origin: 'cards.example' is not like https://cards.example"),
        ('open = "perhaps"', {}, "kingcraft.toml: open: must be true or false"),
        ('review-depth = "deepest"', {}, "kingcraft.toml: review-depth: must be one of quick, normal, deep"),
        ("", {"KINGCRAFT_PORT": "eight"}, "KINGCRAFT_PORT: a port is a number from 0 to 65535"),
        ("port", {}, "kingcraft.toml is not TOML (Expected '=' after a key"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_place(
    tmp_path: Path, file: str, environment: dict[str, str], says: str
) -> None:
    with pytest.raises(BadOption) as refused:
        read(tmp_path, file, environment)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_command_ends_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGCRAFT_MAX_ROOM", "5")
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", "0"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told == "KINGCRAFT_MAX_ROOM is not an option: did you mean KINGCRAFT_MAX_ROOMS?\n"
    monkeypatch.delenv("KINGCRAFT_MAX_ROOM")
    with pytest.raises(SystemExit):
        main(["serve", "--config", str(tmp_path / "none.toml")])
    assert capsys.readouterr().err.count("\n") == 1


def test_a_worker_takes_its_options_and_leaves_those_of_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "both.toml"
    config.write_text('port = 8642\nthinkers = "many"\n', encoding="utf-8")
    monkeypatch.setenv("KINGCRAFT_CONFIG", str(config))
    with pytest.raises(SystemExit):
        main(["worker"])
    assert capsys.readouterr().err == f"{config}: thinkers: must be a whole number, 1 or more, 1024 at most\n"
