"""Bytes that are no JSON document, or beyond the limits, never reach the readers.

Source: ``docs/rules/records.md``, JSON documents.
"""

import io
import json
import time

import pytest

from kingcraft.record.document import MAX_BYTES, Unreadable, parse_document, read_document


def _refused(data: bytes) -> str:
    with pytest.raises(Unreadable) as refusal:
        parse_document(data)
    return refusal.value.key


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"{",
        b'{"a":',
        b"[1,]",
        b"{'a': 1}",
        b"nul",
        b'"\n"',
        b"01",
        b"1 2",
        b"{}x",
        b"/* */ {}",
        b"\x00",
        b'{"a" 1}',
    ],
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert _refused(data) == "cli-not-json"


@pytest.mark.parametrize("data", [b"\xff\xfe{\x00}\x00", b'"\xc3"', b'"\xed\xa0\x80"', b"\x80", "{}".encode("utf-16")])
def test_what_is_not_utf8_is_refused(data: bytes) -> None:
    assert _refused(data) == "cli-not-utf8"


@pytest.mark.parametrize("data", [b"NaN", b'{"a": [Infinity]}', b"-Infinity"])
def test_what_is_no_number_is_refused(data: bytes) -> None:
    assert _refused(data) == "cli-no-number"


def test_a_name_that_occurs_twice_is_refused() -> None:
    assert _refused(b'{"game": "king", "game": "kings-corner"}') == "cli-name-twice"
    assert _refused(b'[{"x": {"a": 1, "\\u0061": 1}}]') == "cli-name-twice"


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")])
def test_nesting_is_counted_over_objects_and_arrays(opening: str, closing: str) -> None:
    step = opening.count("[") + opening.count("{")
    deepest = 64 // step
    parse_document((opening * deepest + "1" + closing * deepest).encode())
    assert _refused((opening * (deepest + 1) + "1" + closing * (deepest + 1)).encode()) == "cli-too-deep"


def test_brackets_in_texts_are_no_nesting() -> None:
    assert parse_document(json.dumps(["[" * 1000]).encode()) == ["[" * 1000]


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_nesting_without_end_is_refused_at_once(opening: str) -> None:
    started = time.process_time()
    assert _refused((opening * (MAX_BYTES // len(opening))).encode()) == "cli-too-deep"
    assert time.process_time() - started < 5


def test_the_limit_is_sixteen_million_bytes() -> None:
    document = b'"' + b"a" * (MAX_BYTES - 2) + b'"'
    assert len(document) == 16_000_000
    assert len(parse_document(document)) == MAX_BYTES - 2
    assert _refused(document + b" ") == "cli-too-large"


def test_a_stream_without_end_is_not_read_to_its_end() -> None:
    class Endless(io.RawIOBase):
        given = 0

        def read(self, size: int = -1) -> bytes:
            assert size > 0
            self.given += size
            return b"[" * size

    stream = Endless()
    with pytest.raises(Unreadable) as refusal:
        read_document(stream)  # type: ignore[arg-type]
    assert refusal.value.key == "cli-too-large"
    assert stream.given == MAX_BYTES + 1


def test_a_byte_order_mark_and_blanks_around_are_accepted() -> None:
    assert parse_document(b'\xef\xbb\xbf {"a": 1}\r\n') == {"a": 1}


def test_numbers_of_any_length_are_read_without_cost() -> None:
    started = time.process_time()
    digits = b"9" * 1_000_000
    (huge,) = parse_document(b"[" + digits + b"]")
    assert not isinstance(huge, int)
    assert parse_document(b"[" + b"9" * 30 + b", 1e999, -1E400, 1.0]") == [10**30 - 1, float("inf"), float("-inf"), 1.0]
    assert time.process_time() - started < 2


@pytest.mark.parametrize(
    "document", [b'["\\ud800"]', b'{"a": ["x\\uDC00y"]}', b'{"\\ud83d": 1}', b'["\\ude00\\ud83d"]', b'"\\uD83D\\u0041"']
)
def test_a_lone_surrogate_is_not_json(document: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_document(document)
    assert refused.value.key == "cli-half-character"


def test_both_halves_of_a_character_are_read() -> None:
    assert parse_document(b'["\\ud83d\\ude00", "\\\\ud800"]') == ["\U0001f600", "\\ud800"]
