"""The steps of ``deploy/Containerfile``, and of hosts of the service, in a bare Debian; what comes out serves.

A bare Debian of the release that the image is of, in a folder, stands for the image, and ``chroot`` for the container.
The steps reach the registries of packages, as the build of an image does.
"""

import asyncio
import contextlib
import json
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from launch.machine import BARE, program
from tests.docs.markdown import ROOT, examples, read, section
from tools.driver.patience import WORK
from tools.driver.server import PLAIN, Person, free_port, wait_for

#: The release of Debian whose Python is that of the image, which is of the same release.
RELEASE: Final = "trixie"
IMAGE: Final = "python:3.13-slim"
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
PATH: Final = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Step(NamedTuple):
    """A line of the file."""

    word: str
    rest: str


class Stage:
    """A folder that is what an image is made of, while its steps are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = "/"
        self.user = "root"
        self.variables: dict[str, str] = {}

    def command(self, *words: str) -> list[str]:
        """What runs a program in it."""
        return [program("chroot"), f"--userspec={self.user}:{self.user}", str(self.folder), *words]

    @property
    def environment(self) -> dict[str, str]:
        """The variables of its programs. Node has certificates of its own beside those of the system."""
        return {"PATH": PATH, "HOME": "/tmp", "NODE_EXTRA_CA_CERTS": CERTIFICATES, **self.variables}

    def run(self, text: str) -> None:
        """Run a step as the builder of an image does."""
        command = self.command("sh", "-c", f"cd {self.place} && {text}")
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=WORK, check=False)
        assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"

    def copy(self, given: str, stages: dict[str, "Stage"]) -> None:
        """Copy files of the clone, or of an earlier stage."""
        *options, source, target = given.split()
        place = self.folder / (Path(self.place) / target).relative_to("/")
        if options:
            earlier = stages[options[0].removeprefix("--from=")]
            shutil.copytree(earlier.folder / source.removeprefix("/"), place)
        elif source == ".":
            listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
            for name in filter(None, listed.stdout.split("\0")):
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, place / name, follow_symlinks=False)
        else:
            shutil.copy2(ROOT / source, place / source if target.endswith("/") else place)


def steps() -> list[Step]:
    """The lines of the file."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    return [Step(*re.split(r"\s+", line, maxsplit=1)) for line in text.splitlines() if line and line[0] != "#"]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A bare Debian with a Python that has pip, as the image has."""
    why = BARE.missing()
    assert not why, f"{why} {BARE.advice}"
    folder = tmp_path_factory.mktemp("bare")
    folder.chmod(0o755)  # it is "/", where every user may go
    with_python = "--include=python3-venv,ca-certificates"
    made = [program("debootstrap"), "--variant=minbase", with_python, RELEASE, str(folder)]
    done = subprocess.run(made, capture_output=True, text=True, timeout=WORK, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    # How names are looked up here, and whom this machine trusts.
    for file in ("/etc/resolv.conf", CERTIFICATES):
        shutil.copy(file, folder / file.removeprefix("/"))
    Stage(folder).run("python3 -m venv /usr/local")
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def image(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """What the steps come to."""
    stages: dict[str, Stage] = {}
    stage = Stage(bare)
    for word, rest in steps():
        match word:
            case "FROM":
                name, _, called = rest.partition(" AS ")
                assert name == IMAGE
                folder = tmp_path_factory.mktemp("stage") / "root"
                subprocess.run(["cp", "--archive", "--reflink=auto", str(bare), str(folder)], check=True)
                stage = stages[called] = Stage(folder)
            case "WORKDIR":
                stage.place = rest
                (stage.folder / rest.removeprefix("/")).mkdir(parents=True, exist_ok=True)
            case "COPY":
                stage.copy(rest, stages)
            case "RUN":
                stage.run(rest)
            case "USER":
                stage.user = rest
            case "ENV":
                name, _, value = rest.partition("=")
                stage.variables[name] = value
            case _:
                assert word in ("EXPOSE", "ENTRYPOINT", "CMD"), word
    yield stage
    for each in stages.values():
        shutil.rmtree(each.folder)


def last(word: str) -> list[str]:
    """The words of ENTRYPOINT or CMD."""
    return list(json.loads(next(step.rest for step in reversed(steps()) if step.word == word)))


@contextlib.contextmanager
def serving(stage: Stage, port: int, log: Path, *command: str) -> Iterator[str]:
    """Run a server in a stage; give its address while it is ready, and end it in order."""
    url = f"http://127.0.0.1:{port}"
    with log.open("wb") as out:
        process = subprocess.Popen(stage.command(*command), env=stage.environment, stdout=out, stderr=out, cwd="/")
    try:
        wait_for(lambda: _is_ready(process, url, log))
        yield url
    finally:
        process.terminate()
        assert process.wait(WORK) == 0


def played(url: str) -> dict[str, Any]:
    """Open a table and play there; return the seat."""
    wish = {"game": "king", "preset": "king", "seats": [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]}
    opened = httpx.post(f"{url}/api/rooms", json=wish, **PLAIN)
    assert opened.status_code == 201, opened.text
    asyncio.run(_play(url, opened.json()))
    return dict(opened.json())


@pytest.mark.long(seconds=170, sampled=False)
def test_a_table_is_played_at_a_server_that_the_steps_have_made(image: Stage, tmp_path: Path) -> None:
    port = free_port()
    command = (*last("ENTRYPOINT"), *last("CMD"), "--port", str(port), "--thinkers", "0")
    with serving(image, port, tmp_path / "log", *command) as url:
        # What compose.yaml asks in the container.
        compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
        _, *asks = compose["services"]["server-1"]["healthcheck"]["test"]
        asks[-1] = asks[-1].replace("8642", str(port))
        healthy = subprocess.run(
            image.command(*asks), env=image.environment, capture_output=True, text=True, check=False
        )
        assert (healthy.returncode, healthy.stderr) == (0, "")
        page = httpx.get(url, **PLAIN)
        assert page.status_code == 200
        assert "/assets/index-" in page.text
        played(url)
        database = image.folder / "data" / "kingcraft.sqlite3"
        assert database.stat().st_uid == (image.folder / "home" / "kingcraft").stat().st_uid != os.getuid()


def commands(title: str) -> list[str]:
    """The commands of a section for hosts that can be run here: systemd is not there."""
    blocks = examples(textwrap.dedent(section(read("docs/hosting.md"), title).replace("\n  ", "\n")), "sh")
    lines = "".join(blocks).replace("\\\n", "").splitlines()
    return [line for line in lines if not line.startswith("systemctl")]


@pytest.fixture
def machine(bare: Path, tmp_path: Path) -> Iterator[Stage]:
    """A bare Debian with a clone, in which root is."""
    folder = tmp_path / "machine"
    subprocess.run(["cp", "--archive", "--reflink=auto", str(bare), str(folder)], check=True)
    stage = Stage(folder)
    stage.place, stage.variables = "/root/clone", {"DEBIAN_FRONTEND": "noninteractive"}
    stage.copy(". .", {})
    stage.run("apt-get update")
    yield stage
    shutil.rmtree(folder)


@pytest.mark.long(seconds=120, sampled=False)
def test_what_the_page_tells_hosts_of_the_service_works(machine: Stage, tmp_path: Path) -> None:
    """From nothing to a server with https and backups, and back from one; what systemd does is done by hand."""
    *installing, back = commands("With systemd")
    for line in installing:
        machine.run(line)
    options, port = machine.folder / "etc" / "kingcraft" / "kingcraft.toml", free_port()
    text = options.read_text(encoding="utf-8").replace("port = 8642", f"port = {port}").replace("# backup", "backup")
    options.write_text(text.replace("drain = 10", "drain = 0"), encoding="utf-8")
    machine.run("useradd --system kingcraft && install -d -o kingcraft -m 700 /var/lib/kingcraft /var/cache/kingcraft")
    unit = (ROOT / "deploy" / "kingcraft.service").read_text(encoding="utf-8")
    start = next(line.partition("=")[2] for line in unit.splitlines() if line.startswith("ExecStart=")).split()
    service = Stage(machine.folder)
    service.user = "kingcraft"
    service.variables = {"KINGCRAFT_DATA": "/var/lib/kingcraft", "NUMBA_CACHE_DIR": "/var/cache/kingcraft"}
    data = machine.folder / "var" / "lib" / "kingcraft"

    with serving(service, port, tmp_path / "first", *start, "--thinkers", "0") as url:
        mine = played(url)
        wait_for(lambda: list((data / "backups").glob("kingcraft-*.sqlite3")))
        nightly = re.search(r"root (/opt/kingcraft/bin/kingcraft backup (\S+) .*)", read("docs/hosting.md"))
        assert nightly is not None
        machine.run(f"mkdir --parents {Path(nightly[2]).parent} && {nightly[1]}")
    for file in data.glob("kingcraft.sqlite3*"):
        file.unlink()
    machine.run(re.sub(r"/var/lib/kingcraft/backups/\S+", nightly[2], back))
    with serving(service, port, tmp_path / "second", *start, "--thinkers", "0") as url:
        header = {"Authorization": f"Bearer {mine['secret']}"}
        found = httpx.get(f"{url}/api/rooms/{mine['room']}", headers=header, **PLAIN)
        assert (found.status_code, found.json()["you"]) == (200, mine["seat"])

    https = [line for line in commands("Behind a proxy") if "caddy" not in line.lower()]
    for line in https:
        machine.run(line)
    assert https[-1] == "nginx -t"


def _is_ready(process: "subprocess.Popen[bytes]", url: str, log: Path) -> bool:
    assert process.poll() is None, log.read_text(encoding="utf-8")
    try:
        return httpx.get(f"{url}/api/ready", **PLAIN).status_code == 200
    except httpx.TransportError:
        return False


async def _play(url: str, seated: dict[str, Any]) -> None:
    address = f"{url.replace('http', 'ws', 1)}/api/rooms/{seated['room']}/socket"
    async with connect(address, max_queue=None, proxy=None) as socket:
        person = Person(socket)
        await person.send({"type": "hello", "secret": seated["secret"], "shuffles": False, "changes": False})
        update = await person.my_turn()
        await person.act(update["version"], update["legal"][0])
        assert (await person.my_turn())["version"] > update["version"]
