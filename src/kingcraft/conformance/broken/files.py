"""Files that are no document, or just one: cut, of other encodings, too deep, too large (``docs/rules/records.md``)."""

import json
from typing import Any, Final

from ...record.document import MAX_BYTES, MAX_DEPTH
from ..decks import arranged
from ..vector import BrokenVector, Made
from .case import record

_HUGE: Final = 100_000_000

#: A finished match of one action: seat 0 goes out with 7C on 8D, 2S is left to seat 1.
_DOCUMENT: Final = record(
    "kings-corner",
    "pagat",
    2,
    1,
    (arranged(["7C", "2S"], "8D KC 9S 7S"), ["7C>N"]),
    options={"hand_size": 1, "target": 1},
)
_ANSWER: Final = {
    "deals": [{"scores": [0, 1], "legal": [["7C>N", "E>NE", "E>NW", "E>SE", "E>SW", "N>S", "W>N", "end"]]}],
    "totals": [0, 1],
    "winners": [0],
}
_TEXT: Final = json.dumps(_DOCUMENT)
_TARGET: Final = '"target": 1}'


def _nested(depth: int) -> str:
    """The record with comments, so that objects and arrays nest ``depth`` deep; the record itself is one."""
    return _TEXT[:-1] + ', "comments": ' + "[" * (depth - 1) + "]" * (depth - 1) + "}"


def _targets(value: str) -> bytes:
    """The record with another target, as it is written."""
    if _TARGET not in _TEXT:
        raise AssertionError("the record has another shape")
    return _TEXT.replace(_TARGET, f'"target": {value}}}').encode()


#: The files of the kit that are kept as they are, below ``raw/``.
RAW: Final[dict[str, bytes]] = {
    "empty.json": b"",
    "blank.json": b" \n",
    "cut.json": _TEXT.encode()[: len(_TEXT) // 2],
    "cut-in-a-text.json": _TEXT.encode()[: _TEXT.index("Ana") + 2],
    "words.json": b"deal 0: 7C>N\n",
    "two.json": (_TEXT + _TEXT).encode(),
    "comma.json": _TEXT.replace('["7C>N"]', '["7C>N",]').encode(),
    "quotes.json": _TEXT.replace('"', "'").encode(),
    "comment.json": ("// a record\n" + _TEXT).encode(),
    "line-break.json": _TEXT.replace("Ana", "A\na").encode(),
    "leading-zero.json": _targets("01"),
    "nan.json": _targets("NaN"),
    "infinity.json": _targets("-Infinity"),
    "name-twice.json": _TEXT.replace('"dealer": 1', '"dealer": 0, "dealer": 1').encode(),
    "name-twice-inside.json": _targets('1, "target": 2'),
    "latin-1.json": _TEXT.replace("Bo", "Böb").encode("latin-1"),
    "utf-16.json": _TEXT.encode("utf-16"),
    "surrogate-bytes.json": _TEXT.encode().replace(b"Bo", b"\xed\xa0\x80"),
    "nested-64.json": _nested(MAX_DEPTH).encode(),
    "nested-65.json": _nested(MAX_DEPTH + 1).encode(),
    "nested-2000.json": _nested(2000).encode(),
    "point.json": _targets("50.0"),
    "exponent.json": _targets("5e1"),
    "many-digits.json": _targets("9" * 5000),
    "lone-surrogate.json": _TEXT.replace("7C>N", "7C>\\ud800").encode(),
    "escapes.json": _TEXT.replace("7C>N", "\\u0037C\\u003eN").encode(),
}


def _unreadable(name: str, about: str, source: str = "records.md, JSON documents", **more: Any) -> BrokenVector:
    return BrokenVector(id=f"file-{name}", about=about, source=source, file=f"raw/{name}.json", status=2, **more)


def _refused(name: str, about: str, place: str, code: str) -> BrokenVector:
    return BrokenVector(
        id=f"file-{name}",
        about=about,
        source="records.md, JSON documents",
        preset="pagat",
        file=f"raw/{name}.json",
        place=place,
        code=code,
    )


def _answered(name: str, about: str, source: str, **more: Any) -> BrokenVector:
    return BrokenVector(id=f"file-{name}", about=about, source=source, preset="pagat", status=0, answer=_ANSWER, **more)


def _made(name: str, about: str, repeat: str, size: int = _HUGE, command: str = "replay") -> BrokenVector:
    made = Made(repeat=repeat, size=size)
    return BrokenVector(
        id=f"file-{name}", about=about, source="records.md, JSON documents", made=made, status=2, command=command
    )


#: In the small kit.
FEW: Final = (
    _unreadable("empty", "an empty file"),
    _unreadable("cut", "a file cut in the middle"),
    _unreadable("latin-1", "not UTF-8"),
    _unreadable("nan", "NaN is no JSON"),
    _unreadable("name-twice", "a name twice in an object"),
    _unreadable("nested-65", "objects and arrays 65 deep", "records.md, JSON documents"),
    _answered("nested-64", "objects and arrays 64 deep", "records.md, JSON documents", file="raw/nested-64.json"),
    _refused("point", "50.0 is no whole number", "rules.options.target", "bad-format"),
    BrokenVector(
        id="file-folder", about="a folder", source="records.md, JSON documents", file="raw", status=2, command="legal"
    ),
    BrokenVector(
        id="file-missing", about="no file", source="records.md, JSON documents", file="raw/missing.json", status=2
    ),
    _made("100-mb-brackets", "100 MB of brackets", "["),
)

#: In the full kit as well.
MORE: Final = (
    _unreadable("blank", "nothing but blanks"),
    _unreadable("cut-in-a-text", "a file cut inside a text", command="verify"),
    _unreadable("words", "no JSON at all", command="legal"),
    _unreadable("two", "two documents in one file"),
    _unreadable("comma", "a comma too many"),
    _unreadable("quotes", "quotes of another kind"),
    _unreadable("comment", "a comment"),
    _unreadable("line-break", "a line break inside a text"),
    _unreadable("leading-zero", "a number that begins with 0"),
    _unreadable("infinity", "-Infinity is no JSON"),
    _unreadable("name-twice-inside", "a name twice in an inner object"),
    _unreadable("utf-16", "UTF-16"),
    _unreadable("surrogate-bytes", "half a surrogate pair as bytes is not UTF-8"),
    _unreadable("nested-2000", "arrays 2000 deep", "records.md, JSON documents"),
    _refused("exponent", "5e1 is no whole number", "rules.options.target", "bad-format"),
    _refused("many-digits", "a number of 5000 digits", "rules.options.target", "bad-format"),
    _unreadable("lone-surrogate", "half a surrogate pair as an escape is no text"),
    _answered("escapes", "a text with escapes", "records.md, records", file="raw/escapes.json"),
    _answered(
        "16-mb",
        "exactly 16,000,000 bytes",
        "records.md, JSON documents",
        made=Made(start=_TEXT, repeat=" ", size=MAX_BYTES),
    ),
    BrokenVector(
        id="file-16-mb-and-one",
        about="16,000,001 bytes",
        source="records.md, JSON documents",
        made=Made(start=_TEXT, repeat=" ", size=MAX_BYTES + 1),
        status=2,
    ),
    _made("15-mb-nested", "nesting without end, within 16 MB", '[{"a":', 15_000_000),
    _made("100-mb-words", "100 MB of words", "end "),
    _made("100-mb-blanks", "100 MB of blanks", " ", command="legal"),
)
