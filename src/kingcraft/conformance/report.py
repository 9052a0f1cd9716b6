"""The result of a run, as text and as JSON."""

from typing import Final

from ..games.options import Json
from ..i18n import text
from .difference import Difference
from .run import Result, command_text
from .vector import FAMILIES

_MEGABYTE: Final = 1_000_000


def report_lines(result: Result, lang: str) -> list[str]:
    """Return every difference with the command that repeats it, then the large documents, then a line a family."""
    lines = [line for difference in result.differences for line in _difference(difference, lang)]
    for name, peak, seconds in result.large:
        arguments = {"name": name, "seconds": f"{seconds:.1f}", "megabytes": str(peak // _MEGABYTE)}
        lines.append(text(lang, "conformance-large" if peak else "conformance-large-unknown", **arguments))
    for family in FAMILIES:
        if asked := result.asked.get(family, 0):
            counts = {"family": family, "asked": str(asked), "agreed": str(result.agreed[family])}
            lines.append(text(lang, "conformance-family", **counts))
    if not result.asked:
        lines.append(text(lang, "conformance-nothing"))
    if result.interrupted:
        lines.append(text(lang, "conformance-interrupted"))
    return lines


def report_json(result: Result) -> dict[str, Json]:
    """Return the same as one JSON object."""
    return {
        "families": {
            family: {"asked": result.asked[family], "agreed": result.agreed[family]}
            for family in FAMILIES
            if family in result.asked
        },
        "differences": [
            {
                "family": found.question.family,
                "vector": found.question.vector.id,
                "about": found.question.vector.about,
                "source": found.question.vector.source,
                "kind": found.kind,
                "at": found.at,
                "expected": found.expected,
                "got": found.got,
                "command": list(found.command),
            }
            for found in result.differences
        ],
        "large": [
            {"vector": name, "peak_bytes": peak, "seconds": round(seconds, 3)} for name, peak, seconds in result.large
        ],
        "interrupted": result.interrupted,
    }


def _difference(found: Difference, lang: str) -> list[str]:
    vector = found.question.vector
    what = text(lang, f"conformance-kind-{found.kind}", got=found.got, at=found.at)
    lines = [f"{vector.id}: {what}", f"  {vector.about} ({vector.source})", f"  {command_text(found.command)}"]
    if found.expected:
        lines += _block(text(lang, "conformance-expected"), found.expected)
    if found.got and found.kind not in ("timeout", "signal"):
        lines += _block(text(lang, "conformance-got"), found.got)
    return [*lines, ""]


def _block(label: str, content: str) -> list[str]:
    first, *rest = content.split("\n")
    return [f"  {label} {first}", *(f"  {' ' * len(label)} {line}" for line in rest)]
