"""The files for hosts say what Kingcraft understands. ``test_containerfile.py`` runs the steps of the image."""

import argparse
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kingcraft.cli.main import main
from kingcraft.server.arguments import add_arguments
from tests.docs.markdown import ROOT

FOLDER = ROOT / "deploy"


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """The services of the compose file."""
    found: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


def test_every_command_is_one_of_kingcrafts(services: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    commands = {name: service["command"] for name, service in services.items() if service.get("image") == "kingcraft"}
    assert set(commands) == {"server-1", "server-2", "worker"}
    for command in commands.values():
        with pytest.raises(SystemExit) as ended:  # --help ends it once all that is before has been understood
            main([*command, "--help"])
        assert ended.value.code == 0
        capsys.readouterr()
        with pytest.raises(SystemExit) as refused:
            main([*command, "--no-such-option"])
        assert refused.value.code == 2
        assert "--no-such-option" in capsys.readouterr().err


def test_the_proxy_sends_to_servers_that_there_are(services: dict[str, Any]) -> None:
    text = (FOLDER / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"server ([\w-]+):8642;", text)) == {name for name in services if name.startswith("server-")}
    assert text.count("{") == text.count("}")
    tables = re.search(r"~(\^/api/\S+)", text)
    assert tables is not None
    path = re.compile(tables[1].replace("(?<", "(?P<"))
    for address in ("/api/rooms/AB12/socket", "/api/matches/AB12", "/api/rooms/AB12"):
        found = path.match(address)
        assert found is not None
        assert found["name"] == "AB12"
    assert path.match("/api/rooms") is None


def test_the_image_is_built_from_what_there_is() -> None:
    lines = (FOLDER / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY") and "--from" not in line]
    assert all((ROOT / name).exists() for name in copied)
    assert lines[-1] == 'CMD ["serve", "--host", "0.0.0.0"]'


def options(*given: str) -> argparse.Namespace:
    """The options of ``serve``, as it reads them from a command line and its file."""
    parser = argparse.ArgumentParser("kingcraft serve")
    add_arguments(parser).take_defaults(given, {}, ())
    return parser.parse_args(given)


def test_the_file_of_options_is_one_that_a_server_reads(tmp_path: Path) -> None:
    text = (FOLDER / "kingcraft.toml").read_text(encoding="utf-8")
    read = options("--config", str(FOLDER / "kingcraft.toml"))
    assert (read.host, read.port, read.origin) == ("127.0.0.1", 8642, ["https://cards.example.org"])
    assert read.trusted_proxy == ["127.0.0.1"]
    every = tmp_path / "kingcraft.toml"  # with the lines that only show what may be there
    every.write_text(re.sub(r"(?m)^# ([\w-]+ = )", r"\1", text), encoding="utf-8")
    read = options("--config", str(every))
    assert (read.keep, read.keep_matches, read.workers) == (90, 365, 2)
    assert read.database == "postgresql://kingcraft@127.0.0.1/kingcraft"


def test_the_unit_starts_a_server_and_gives_it_time_to_end() -> None:
    unit = (FOLDER / "kingcraft.service").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    program, command, *given = lines["ExecStart"].split()
    assert (program, command, given) == (
        "/opt/kingcraft/bin/kingcraft",
        "serve",
        ["--config", "/etc/kingcraft/kingcraft.toml"],
    )
    assert float(lines["TimeoutStopSec"]) >= options("--config", str(FOLDER / "kingcraft.toml")).drain + 10


def test_caddy_sends_to_the_port_of_the_file_of_options() -> None:
    read = options("--config", str(FOLDER / "kingcraft.toml"))
    text = (FOLDER / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy {read.host}:{read.port}\n" in text
    assert f"{read.origin[0].removeprefix('https://')} {{" in text
