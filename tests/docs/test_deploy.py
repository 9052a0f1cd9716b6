"""The files for containers say what Kingcraft understands. No container is run here: none can be."""

import re
from typing import Any

import pytest
import yaml

from kingcraft.cli.main import main
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
