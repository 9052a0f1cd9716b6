"""Rule pages over HTTP: languages, addresses that lead nowhere, caches, and the headers of everything else."""

import httpx
import pytest

from kingcraft.games.registry import games
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.guide.html import FACES, LOOK, article, short_article, stylesheet
from kingcraft.guide.page import rule_page
from kingcraft.i18n import languages
from tools.driver.server import PLAIN, Server


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(server.url + path, headers=named, **PLAIN)


@pytest.mark.parametrize("lang", languages())
def test_every_preset_has_a_page_in_every_language(server: Server, lang: str) -> None:
    for game in games().values():
        for name in game.presets:
            answer = ask(server, f"/rules/{lang}/{name}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert f'<html lang="{lang}">' in answer.text
            assert "accept-language" not in answer.headers["vary"]


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("de", "de"),
        ("sv-SE,sv;q=0.9,en;q=0.8", "sv"),
        ("fr-FR, ro;q=0.5, en;q=0.4", "ro"),
        ("fr, en;q=0.1", "en"),
        ("de;q=0, en", "en"),
        ("en-GB, de", "en"),
        ("*", "en"),
        ("", "en"),
        (";q=x,,;;q", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_reader_s_language_is_chosen(server: Server, accepted: str, lang: str) -> None:
    answer = ask(server, "/rules/king", accept_language=accepted)
    assert f'<html lang="{lang}">' in answer.text
    assert answer.headers["vary"] == "accept-language, accept-encoding"


@pytest.mark.parametrize(("query", "lang"), [("lang=de", "de"), ("lang=xx", "sv"), ("auction=off&lang=ro", "ro")])
def test_a_language_in_the_query_is_no_rule(server: Server, query: str, lang: str) -> None:
    answer = ask(server, f"/rules/king?{query}", accept_language="sv")
    assert answer.status_code == 200
    assert f'<html lang="{lang}">' in answer.text
    assert "data-print" in answer.text


def test_house_rules_have_pages_too(server: Server) -> None:
    answer = ask(server, "/rules/en/pagat?target=50&draw_when=start")
    assert answer.status_code == 200
    assert "Kings Corner: Standard, with house rules" in answer.text
    assert "50 points or more" in answer.text


def test_the_list_of_all_rules(server: Server) -> None:
    for path in ("/rules", "/rules/", "/rules/de"):
        answer = ask(server, path)
        assert answer.status_code == 200
        assert "Jeu du Roi" in answer.text


@pytest.mark.parametrize(
    "path",
    ["/rules/whist", "/rules/en/whist", "/rules/xx/king", "/rules/en/king/more", "/rules/%00"],
)
def test_rules_that_are_not_there_get_the_list(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"
    assert "Jeu du Roi" in answer.text
    assert "whist" not in answer.text


@pytest.mark.parametrize(
    "query",
    [
        "target=0",
        "nonsense=1",
        "%3Cscript%3E=1",
        "target=%3Cscript%3E",
        "scoring=chips",
        "a" * 3000,
        "target=5&target=6",
    ],
)
def test_rules_that_cannot_be_played_are_explained(server: Server, query: str) -> None:
    answer = ask(server, f"/rules/en/pagat?{query}")
    assert answer.status_code == 422
    assert "These rules cannot be played" in answer.text
    assert "script" not in answer.text.replace(LOOK, "").replace(FACES, "")
    assert '<a href="/rules/en/pagat">' in answer.text


def test_pages_are_kept_until_they_change(server: Server) -> None:
    first = ask(server, "/rules/en/king")
    assert first.headers["cache-control"] == "no-cache"
    again = ask(server, "/rules/en/king", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert ask(server, "/rules/de/king", if_none_match=first.headers["etag"]).status_code == 200
    packed = ask(server, "/rules/en/king", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == first.text


def test_the_style_is_kept_for_ever_at_its_address(server: Server) -> None:
    page = ask(server, "/rules/en/king").text
    address = page.replace(FACES, "").partition('<link rel="stylesheet" href="')[2].partition('"')[0]
    answer = ask(server, address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/css; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == stylesheet()
    assert ask(server, "/rules/style/000000000000.css").status_code == 404


def test_heads_and_security_headers(server: Server) -> None:
    head = httpx.head(server.url + "/rules/en/king", **PLAIN)
    assert (head.status_code, head.content) == (200, b"")
    answer = ask(server, "/rules/en/king", accept_encoding="identity")
    assert int(answer.headers["content-length"]) == len(answer.content)
    policy = answer.headers["content-security-policy"]
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy
    assert httpx.post(server.url + "/rules/en/king", **PLAIN).status_code == 405


def test_the_article_alone(server: Server) -> None:
    answer = ask(server, "/api/rules/page/de/turkey?quota_negative=0&quota_plus=0")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == article("de", rule_page(parse_rule_text("turkey?quota_negative=0&quota_plus=0")))
    assert ask(server, "/api/rules/page/xx/king").status_code == 404
    brief = ask(server, "/api/rules/short/de/turkey?quota_negative=0&quota_plus=0")
    assert brief.headers["content-type"] == "text/html; charset=utf-8"
    assert brief.text == short_article("de", parse_rule_text("turkey?quota_negative=0&quota_plus=0"))
    assert ask(server, "/api/rules/short/xx/king").status_code == 404
    assert ask(server, "/api/rules/short/en/king?men=").status_code == 422
    wrong = ask(server, "/api/rules/page/en/king?men=")
    assert (wrong.status_code, wrong.json()["key"]) == (422, "contradiction-men")
