"""The first difference between an answer and what a vector expects."""

import json
from dataclasses import dataclass
from typing import Final, Literal

from ..games.options import Json
from .child import Outcome
from .question import Expected, Question

_LONGEST_LINE: Final = 300
_MOST_LINES: Final = 4


#: What differs: ``signal`` is a crash, ``output`` a print where none is allowed, ``refusal`` anything but one line
#: ``PLACE: CODE: text`` with the expected place and code.
Kind = Literal["timeout", "flood", "signal", "status", "lines", "not-json", "value", "output", "refusal"]


@dataclass(frozen=True)
class Difference:
    """An answer that differs."""

    question: Question
    kind: Kind
    expected: str
    got: str
    #: With the kind ``value``: the path in the answer.
    at: str = ""
    #: The command that asks again.
    command: tuple[str, ...] = ()


def difference(question: Question, outcome: Outcome) -> Difference | None:
    """Return how the outcome differs from what the question expects; None if it does not."""
    expected = question.expected
    if outcome.fate == "timeout" or outcome.fate == "flood":
        return Difference(question, outcome.fate, "", f"{outcome.seconds:.1f} s")
    if outcome.status < 0:
        return Difference(question, "signal", "", str(-outcome.status))
    if outcome.status != expected.status:
        printed = _shown(outcome.errors) or _shown(outcome.output)
        wanted = f"{expected.status} ({_start(expected)})" if expected.code else str(expected.status)
        return Difference(
            question, "status", wanted, f"{outcome.status} ({printed})" if printed else str(outcome.status)
        )
    if expected.value is not None:
        return _value(question, outcome.output)
    if expected.status in (0, 1) and not expected.code:
        return _lines(question, outcome.output)
    if outcome.output:
        return Difference(question, "output", "", _shown(outcome.output))
    if expected.code:
        return _refusal(question, outcome.errors)
    return None


def _lines(question: Question, output: bytes) -> Difference | None:
    got, expected = _split(output), list(question.expected.lines)
    if got == expected:
        return None
    return Difference(question, "lines", _cut("\n".join(expected)), _shown(output))


def _value(question: Question, output: bytes) -> Difference | None:
    try:
        got = json.loads(output)
    except (ValueError, RecursionError):
        return Difference(question, "not-json", "", _shown(output))
    found = _unequal(question.expected.value, got, "")
    if found is None:
        return None
    at, wanted, given = found
    return Difference(question, "value", _cut(wanted), _cut(given), at)


def _refusal(question: Question, errors: bytes) -> Difference | None:
    start, lines = _start(question.expected), _split(errors)
    if len(lines) == 1 and lines[0].startswith(start):
        return None
    return Difference(question, "refusal", f"{start} ...", _shown(errors))


def _start(expected: Expected) -> str:
    return f"{expected.place}: {expected.code}:"


def _unequal(expected: Json, got: Json, at: str) -> tuple[str, str, str] | None:
    """Return the first path at which two JSON values differ, and both values. 1, 1.0 and true all differ."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for name in [*expected, *(name for name in got if name not in expected)]:
            here = f"{at}.{name}" if at else name
            if name not in got:
                return here, json.dumps(expected[name]), ""
            if name not in expected:
                return here, "", json.dumps(got[name])
            if found := _unequal(expected[name], got[name], here):
                return found
        return None
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got) and _nested(expected):
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            if found := _unequal(one, other, f"{at}[{index}]"):
                return found
        return None
    texts = json.dumps(expected), json.dumps(got)
    return None if texts[0] == texts[1] else (at, *texts)


def _nested(items: list[Json]) -> bool:
    return any(isinstance(item, list | dict) for item in items)


def _split(data: bytes) -> list[str]:
    text = data.decode("utf-8", errors="backslashreplace").replace("\r\n", "\n")
    return text.removesuffix("\n").split("\n") if text else []


def _shown(data: bytes) -> str:
    return _cut("\n".join(_split(data[: _MOST_LINES * _LONGEST_LINE * 4])))


def _cut(text: str) -> str:
    """Return the first lines, and the last, which is the reason of a crash."""
    lines = [line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + " ..." for line in text.split("\n")]
    if len(lines) > _MOST_LINES + 1:
        lines = [*lines[: _MOST_LINES - 1], "...", lines[-1]]
    return "\n".join(lines)
