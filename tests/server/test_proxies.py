"""nginx and Caddy before real servers, with what ``deploy/`` and ``docs/hosting.md`` tell hosts to write."""

import contextlib
import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from launch.machine import PROXIES, program
from tests.server.postgres import address
from tools.driver.patience import PATIENCE
from tools.driver.server import PLAIN, Person, Server, free_port, wait_for

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "cards.example.org"
#: Visitors. The proxies themselves are at 127.0.0.1.
ANA, BO = "127.0.0.2", "127.0.0.3"
WAYS: Final = ("nginx of the page", "nginx-https.conf", "Caddy of the page", "Caddyfile")
BELOW: Final = ("nginx below a path", "Caddy below a path")
SEVERAL: Final = ("nginx of the page", "Caddy of the page", "nginx.conf")
NGINX: Final = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {text}
}}
"""


def blocks(language: str) -> list[str]:
    """What the page has in blocks of a language, from where proxies begin."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("## Behind a proxy")[2]
    found = re.findall(r"```(\w*)\n(.*?)```", page.partition("\n## ")[0], re.DOTALL)
    return [text for name, text in found if name == language]


def written(way: str, *, several: bool) -> str:
    """What a host writes for nginx (all of ``http``), or for Caddy (the whole file)."""
    if way in ("nginx.conf", "nginx-https.conf", "Caddyfile"):
        return (ROOT / "deploy" / way).read_text(encoding="utf-8")
    before_several, below_path = blocks("")
    if way == "Caddy below a path":
        return f"{NAME} {{\n{below_path}\n}}\n"
    if way == "Caddy of the page":
        return f"{NAME} {{\n{before_several if several else 'reverse_proxy 127.0.0.1:8642'}\n}}\n"
    whole, upgrade, upstream, below = blocks("nginx")
    location = below if way == "nginx below a path" else whole
    if several:
        location, upgrade = location.replace("http://127.0.0.1:8642", "http://kingcraft"), upgrade + upstream
    return f"{upgrade}\nserver {{\nlisten 80;\n{location}\n}}\n"


class Proxy:
    """A proxy with https before servers of this machine, as one visitor of several sees it."""

    def __init__(self, folder: Path, way: str, servers: list[Server], port: int) -> None:
        self.port = port
        #: Where there is no https, if the way has such a port.
        self.plain = free_port()
        self.base = "/cards" if way in BELOW else ""
        self.origin = f"https://{NAME}:{port}"
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        made = [
            program("openssl"),
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            f"/CN={NAME}",
        ]
        made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(made, check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        text, own = written(way, several=len(servers) > 1), [str(server.port) for server in servers]
        names = ("server-1", "server-2") if "server-1:8642" in text else ("10.0.0.1", "10.0.0.2")
        for name, number in zip(names if len(own) > 1 else ("127.0.0.1",), own, strict=True):
            assert f"{name}:8642" in text
            text = text.replace(f"{name}:8642", f"127.0.0.1:{number}")
        if way.startswith("nginx"):
            secure = f"listen 127.0.0.1:{port} ssl;"
            if way == "nginx-https.conf":
                text = text.replace("listen 443 ssl;", secure).replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
                text = text.replace("/etc/ssl/certs/kingcraft.pem", str(certificate))
                text = text.replace("/etc/ssl/private/kingcraft.key", str(key))
            else:
                secure += f" ssl_certificate {certificate}; ssl_certificate_key {key};"
                text = text.replace("listen 80;", f"{secure} add_header X-Upstream $upstream_addr always;")
            file = folder / "whole.conf"
            file.write_text(NGINX.format(folder=folder, text=text), encoding="utf-8")
            command = [program("nginx"), "-c", str(file), "-p", str(folder), "-e", str(folder / "error.log")]
        else:
            shown = "header {\nX-Upstream {http.reverse_proxy.upstream.hostport}\ndefer\n}\n"
            text = text.replace(f"{NAME} {{", f"{NAME}:{port} {{\nbind 127.0.0.1\ntls {certificate} {key}\n{shown}")
            file = folder / "Caddyfile"
            file.write_text(f"{{\nadmin off\nauto_https disable_redirects\n}}\n{text}", encoding="utf-8")
            command = [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
        self._log = folder / "proxy.log"
        own_home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=own_home)

    def __enter__(self) -> Self:
        wait_for(self._answers)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        assert self._process.poll() is None, self._log.read_text(encoding="utf-8")
        with contextlib.suppress(httpx.TransportError):
            return self.ask(ANA, "GET", "/api/health").status_code == 200
        return False

    def ask(self, visitor: str, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Ask as a visitor, from an address of this machine. ``path``: below the one of the server."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=visitor)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.port}{self.base}{path}",
                json=body,
                headers={"Host": f"{NAME}:{self.port}", **headers},
                extensions={"sni_hostname": NAME},
            )

    def connected(self, room: str, origin: str) -> connect:
        """Open a WebSocket of a room, as a page of ``origin``."""
        return connect(
            f"wss://{NAME}:{self.port}{self.base}/api/rooms/{room}/socket",
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            origin=Origin(origin),
            local_addr=(ANA, 0),
            max_queue=None,
            proxy=None,
        )

    def open_room(self) -> dict[str, Any]:
        """Open a table with bots."""
        seats = [{"kind": "you", "name": "Ana"}, *({"kind": "thumb-1"} for _ in range(3))]
        wish = {"game": "king", "preset": "king", "seats": seats, "options": {}, "stepsIn": True}
        answer = self.ask(ANA, "POST", "/api/rooms", wish, Origin=self.origin)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


@pytest.fixture(scope="module", autouse=True)
def programs() -> None:
    """Both proxies, and what makes a certificate."""
    why = PROXIES.missing()
    assert not why, f"{why} {PROXIES.advice}"


@pytest.fixture
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    """A proxy before one server, which has the file of options of ``deploy/``."""
    port = free_port()
    given = ["--config", str(ROOT / "deploy" / "kingcraft.toml"), "--drain", "0", "--origin", f"https://{NAME}:{port}"]
    given += ["--base-path", "/cards/"] if request.param in BELOW else []
    with Server(tmp_path / "data", *given) as server:
        with Proxy(tmp_path, request.param, [server], port) as running:
            yield running
        assert server.stderr() == ""


async def play(socket: ClientConnection, seated: dict[str, Any], moves: int) -> None:
    """Play some moves at a seat."""
    person = Person(socket)
    await person.send({"type": "hello", "secret": seated["secret"], "shuffles": False, "changes": False})
    update = await person.my_turn()
    for _ in range(moves):
        before = update["version"]
        await person.act(before, update["legal"][0])
        update = await person.my_turn()
        assert update["version"] > before


@pytest.mark.long(seconds=4, sampled=False)
@pytest.mark.parametrize("proxy", [*WAYS, *BELOW], indirect=True)
async def test_moves_are_played_over_https_and_pages_of_others_are_refused(proxy: Proxy) -> None:
    mine = proxy.open_room()
    async with proxy.connected(mine["room"], proxy.origin) as socket:
        await play(socket, mine, 5)
    with pytest.raises(InvalidStatus) as refused:
        async with proxy.connected(mine["room"], "https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    assert proxy.ask(ANA, "POST", "/api/rooms", {}, Origin="https://evil.example").status_code == 403


@pytest.mark.long(seconds=3, sampled=False)
@pytest.mark.parametrize("proxy", [*WAYS, *BELOW], indirect=True)
def test_the_page_and_its_files_come_through(proxy: Proxy) -> None:
    page = proxy.ask(ANA, "GET", "/")
    assert page.status_code == 200
    files = set(re.findall(rf'(?:src|href)="{proxy.base}(/assets/[^"]+)"', page.text))
    assert files
    for path in (*files, "/sw.js", "/manifest.webmanifest"):
        answer = proxy.ask(ANA, "GET", path)
        assert (answer.status_code, bool(answer.content)) == (200, True), path
    assert proxy.ask(ANA, "GET", "/no/such/file.js").status_code == 404


@pytest.mark.long(seconds=3, sampled=False)
@pytest.mark.parametrize("proxy", ["nginx-https.conf"], indirect=True)
def test_without_https_there_is_a_way_to_https_alone(proxy: Proxy) -> None:
    led = httpx.get(f"http://127.0.0.1:{proxy.plain}/room/abc?x=1", headers={"Host": NAME}, **PLAIN)
    assert (led.status_code, led.headers["location"]) == (301, f"https://{NAME}/room/abc?x=1")
    answer = proxy.ask(ANA, "GET", "/api/ready")
    assert answer.json() == {"ready": True, "why": []}
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.long(seconds=3, sampled=False)
@pytest.mark.parametrize("proxy", BELOW, indirect=True)
def test_the_path_without_its_slash_leads_to_the_page(proxy: Proxy) -> None:
    led = proxy.ask(ANA, "GET", "")
    assert led.status_code in (301, 302, 307)
    assert urlsplit(led.headers["location"]).path == "/cards/"


@pytest.mark.long(seconds=3, sampled=False)
@pytest.mark.parametrize("proxy", WAYS, indirect=True)
def test_visitors_do_not_count_as_one_and_do_not_choose_who_they_are(proxy: Proxy) -> None:
    answers: list[int] = []
    while 429 not in answers and len(answers) < 300:
        answers.append(proxy.ask(ANA, "POST", "/api/rooms", []).status_code)
    assert {*answers} == {400, 429}
    lie = {"X-Forwarded-For": "192.0.2.7"}
    assert proxy.ask(ANA, "POST", "/api/rooms", [], **lie).status_code == 429
    assert proxy.ask(BO, "POST", "/api/rooms", []).status_code == 400


@pytest.mark.long(seconds=6, sampled=False)
@pytest.mark.parametrize("way", SEVERAL)
async def test_all_about_a_table_goes_to_one_of_two_servers(tmp_path: Path, way: str) -> None:
    port = free_port()
    given = ("--database", address(tmp_path), "--trusted-proxy", "127.0.0.1", "--origin", f"https://{NAME}:{port}")
    with (
        Server(tmp_path / "one", *given) as one,
        Server(tmp_path / "two", *given) as two,
        Proxy(tmp_path, way, [one, two], port) as proxy,
    ):
        used = set()
        for _ in range(12):
            table = proxy.open_room()["room"]
            paths = [f"/api/rooms/{table}", f"/api/rooms/{table}/record"] * 3
            asked = {proxy.ask(who, "GET", path).headers["x-upstream"] for path in paths for who in (ANA, BO)}
            assert len(asked) == 1
            used |= asked
        assert used == {f"127.0.0.1:{server.port}" for server in (one, two)}
        mine = proxy.open_room()
        async with proxy.connected(mine["room"], proxy.origin) as socket:
            await play(socket, mine, 3)
