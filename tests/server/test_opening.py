"""Each page names the files that it opens with, so that a browser asks for all of them at once."""

import json
from pathlib import Path

import httpx
import pytest

from kingcraft.server.http.opening import page_at
from kingcraft.server.http.pages import Site
from tools.driver.server import PLAIN, Server

SHELL = "<!doctype html><html><head><title>Kingcraft</title></head><body></body></html>"
FILES = {
    "start": {"en": ["/assets/Start-1.css", "/assets/Start-1.js", "/assets/en-1.js"], "de": ["/assets/de-1.js"]},
    "room": {"en": ["/assets/Room-1.js"], "de": ["/assets/Room-1.js", "/assets/de-1.js"]},
}


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "index.html").write_text(SHELL)
    (tmp_path / "opening.json").write_text(json.dumps(FILES))
    return Site(tmp_path)


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("", "start"), ("matches", "matches"), ("room/abc", "room"), ("play/pagat", "play"), ("match", "match"),
        ("match/abc", "match"), ("match/abc/17", "match"), ("match/a/review", "review"), ("match/a/review/", "review"),
        ("learn", "learn"), ("learn/", "learn"), ("learn/king-1", "lesson"), ("learn/king-1/", "lesson"),
        ("code", "code"), ("KQTR", "code"), ("kotr", "code"), ("play", "play"), ("room", "room"), ("KQTRX", None),
        ("KQT", None), ("KQT1", None), ("KQTR/x", None), ("sw.js", None), ("assets/x.js", None),
    ],
)  # fmt: skip
def test_addresses_name_pages(path: str, page: str | None) -> None:
    assert page_at(path) == page


def test_a_page_names_its_files_in_the_language_asked_for(site: Site) -> None:
    start = site.page("", "en").body.decode()
    head = start.partition("</head>")[0]
    assert '<link rel="stylesheet" crossorigin href="/assets/Start-1.css">' in head
    assert '<link rel="modulepreload" crossorigin href="/assets/Start-1.js">' in head
    assert '<link rel="preload" as="fetch" crossorigin href="/api/games">' in head
    assert "de-1.js" not in start
    table = site.page("room/abc", "de")
    assert b"Room-1.js" in table.body
    assert b"de-1.js" in table.body
    assert b"/api/games" not in table.body
    assert table.tag != site.page("room/abc", "en").tag
    assert table is site.page("room/def", "de")


def test_a_new_build_names_its_own_files(site: Site, tmp_path: Path) -> None:
    assert b"Room-1.js" in site.page("room/abc", "en").body
    (tmp_path / "opening.json").write_text(json.dumps({"room": {"en": ["/assets/Room-2.js"]}}))
    newer = site.page("room/abc", "en").body
    assert b"Room-2.js" in newer
    assert b"Room-1.js" not in newer


@pytest.mark.parametrize("said", [None, "", "no list", '{"start": ["/assets/Start-1.js"]}'])
def test_without_a_list_the_page_is_as_it_was_built(tmp_path: Path, said: str | None) -> None:
    (tmp_path / "index.html").write_text(SHELL)
    if said is not None:
        (tmp_path / "opening.json").write_text(said)
    assert "modulepreload" not in site_text(Site(tmp_path))


def site_text(site: Site) -> str:
    page = site.page("room/abc", "en")
    assert page.status == 200
    return page.body.decode()


def test_caches_are_told_what_the_page_depends_on(server: Server) -> None:
    answer = httpx.get(server.url + "/", headers={"Accept-Language": "de"}, **PLAIN)
    assert answer.headers["vary"] == "accept-language, accept-encoding"


def test_what_there_is_to_play_is_sent_compressed(server: Server) -> None:
    answer = server.get("/api/games")
    assert answer.headers["content-encoding"] == "gzip"
    plain = httpx.get(server.url + "/api/games", headers={"Accept-Encoding": "identity"}, **PLAIN)
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
    assert int(answer.headers["content-length"]) * 4 < int(plain.headers["content-length"])
