"""The page's ``index.html`` for any path of any host."""

import re

import pytest

from kingcraft.server.http.shell import shell

INDEX = b"""<head>
    <link rel="icon" href="/icon.svg" />
    <script src="/theme.js"></script>
    <title>Kingcraft</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
</head><a href="//elsewhere.example/">elsewhere</a><p data-x="/kept">"""


def test_addresses_begin_with_the_base_and_marks_are_written() -> None:
    made = shell(INDEX, "/some-repo/", {"near": "/some-repo/py/near-1.json", "site": ""}).decode()
    assert re.findall(r'(?:src|href)="([^"]*)"', made) == [
        "/some-repo/icon.svg",
        "/some-repo/theme.js",
        "/some-repo/assets/index-1.js",
        "//elsewhere.example/",
    ]
    assert 'data-x="/kept"' in made
    assert re.findall(r'<meta name="kingcraft-(\w+)" content="([^"]*)" />', made) == [
        ("base", "/some-repo/"),
        ("near", "/some-repo/py/near-1.json"),
        ("site", ""),
    ]
    assert made.index("kingcraft-site") < made.index("<title>")


def test_at_the_root_only_the_marks_are_new() -> None:
    assert shell(INDEX, "/", {}) == INDEX
    assert shell(INDEX, "/", {"site": 'https://a.example/?"<&'}) == INDEX.replace(
        b"<title>", b'<meta name="kingcraft-site" content="https://a.example/?&quot;&lt;&amp;" />\n    <title>'
    )


@pytest.mark.parametrize("base", ["", "repo", "/repo", "repo/", "//", "/a//b/", "/a b/", '/"/', "https://a.example/"])
def test_a_base_that_is_no_path_is_refused(base: str) -> None:
    with pytest.raises(ValueError, match="base path"):
        shell(INDEX, base, {})


def test_what_is_not_the_page_is_refused() -> None:
    with pytest.raises(ValueError, match="not the page"):
        shell(b"<p>Nothing", "/", {})
