"""Many documents in one stream, one a line: numbers, blank lines, marks, limits, memory."""

import io
import json
import tracemalloc
from typing import Any

import pytest

from kingcraft.record.document import MAX_BYTES, Unreadable
from kingcraft.record.lines import documents


def _read(data: bytes) -> list[tuple[int, Any]]:
    return [
        (number, document.key if isinstance(document, Unreadable) else document)
        for number, document in documents(io.BytesIO(data))
    ]


def test_each_line_is_a_document_and_has_its_number() -> None:
    assert _read(b'{"a": 1}\n[2]\n3\n') == [(1, {"a": 1}), (2, [2]), (3, 3)]


def test_the_last_line_may_lack_its_end() -> None:
    assert _read(b"[1]\n[2]") == [(1, [1]), (2, [2])]


@pytest.mark.parametrize("data", [b"", b"\n", b"\r\n \t\r\n\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\r\n", b" "])
def test_blank_lines_are_no_documents(data: bytes) -> None:
    assert _read(data) == []


def test_blank_lines_are_counted() -> None:
    assert _read(b"\n[1]\n\n  \n[2]\n") == [(2, [1]), (5, [2])]


def test_windows_ends_of_lines_and_a_byte_order_mark() -> None:
    assert _read(b"\xef\xbb\xbf[1]\r\n\r\n[2]\r\n") == [(1, [1]), (3, [2])]


def test_what_is_wrong_with_a_line_does_not_stop_the_others() -> None:
    deep = b"[" * 65 + b"]" * 65
    data = b"\n".join([b"[1]", b"{", b"\xff", b'{"a":1,"a":2}', b"NaN", deep, b"[1] [2]", b"[7]"])
    assert _read(data) == [
        (1, [1]),
        (2, "cli-not-json-here"),
        (3, "cli-not-utf8"),
        (4, "cli-name-twice"),
        (5, "cli-no-number"),
        (6, "cli-too-deep"),
        (7, "cli-not-json-here"),
        (8, [7]),
    ]


def test_a_fault_names_its_column_and_no_line() -> None:
    ((_, fault),) = documents(io.BytesIO(b'{"a": x}\n'))
    assert fault.arguments == {"column": 7}


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_a_line_has_the_limits_of_a_document(end: bytes) -> None:
    longest = json.dumps("a" * (MAX_BYTES - 2)).encode()
    assert len(longest) == MAX_BYTES
    assert [number for number, _ in _read(longest + end)] == [1]
    assert _read(longest + end)[0][1] != "cli-too-large"
    assert _read(longest + b" " + end) == [(1, "cli-too-large")]
    assert _read(b" " * (MAX_BYTES + 1) + end) == [(1, "cli-too-large")]


@pytest.mark.parametrize("more", [1, 2, 3, 4, 5_000_000])
def test_the_rest_of_a_line_that_is_too_long_is_passed_over(more: int) -> None:
    assert _read(b"x" * (MAX_BYTES + more) + b"\n[2]\n") == [(1, "cli-too-large"), (2, [2])]


def test_an_answer_is_there_before_the_next_line() -> None:
    """The stream is not read beyond the line that is given out."""
    asked: list[int] = []

    class Slow(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            asked.append(1)
            return super().readline(size)

    lines = documents(Slow(b"[1]\n[2]\n"))
    assert next(lines) == (1, [1])
    assert len(asked) == 1


def test_one_line_is_in_memory_at_a_time() -> None:
    class Endless(io.RawIOBase):
        lines = 0

        def readline(self, size: int | None = -1, /) -> bytes:
            self.lines += 1
            return b'"' + b"a" * 1_000_000 + b'"\n' if self.lines <= 40 else b""

    tracemalloc.start()
    count = len([number for number, _ in documents(Endless())])  # type: ignore[arg-type]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 40
    assert peak < 12_000_000
