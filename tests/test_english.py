"""Simple English texts without the Fluent library: each is what the library writes."""

import re

from kingcraft import i18n
from kingcraft.english import english

#: Every English text with the arguments that it takes.
TEXTS = {
    found[1]: set(re.findall(r"\$(\w+)", block))
    for source in i18n.sources("en").values()
    for block in re.split(r"\n(?![ }])", source)
    if (found := re.match(r"([a-z][\w-]*) =", block))
}


def test_every_text_that_it_reads_is_the_library_s() -> None:
    read = 0
    for key, names in TEXTS.items():
        for value in (0, 1, 2, 12345, "Ada", "1"):
            arguments = dict.fromkeys(names, value)
            text = english(key, arguments)
            if text is not None:
                read += 1
                assert text == i18n.text("en", key, **arguments), key
    assert read > 6000


def test_it_reads_all_that_the_base_of_the_package_says() -> None:
    needed = [key for key in TEXTS if key.startswith(("cli-", "reason-", "contradiction-"))]
    assert len(needed) > 60
    assert [key for key in needed if english(key, dict.fromkeys(TEXTS[key], 2)) is None] == []


def test_what_is_not_there_is_none() -> None:
    assert english("no-such-text", {}) is None
