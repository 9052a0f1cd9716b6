"""Many documents in one stream, one a line (NDJSON, JSON Lines), with one line in memory at a time."""

from collections.abc import Iterator
from typing import BinaryIO, Final

from ..games.options import Json
from .document import MAX_BYTES, Unreadable, parse_document

_MARK: Final = b"\xef\xbb\xbf"
#: The bytes of the longest line end: read beyond :data:`MAX_BYTES` at first.
_END: Final = 2
_CHUNK: Final = 1 << 20


def documents(stream: BinaryIO) -> Iterator[tuple[int, Json | Unreadable]]:
    """Yield each line's number, from 1, with its JSON document, or why it is none; blank lines are skipped.

    Every line has the limits of a document. A byte order mark may begin the stream; lines may end in CR LF.
    """
    number = 0
    while line := stream.readline(MAX_BYTES + _END):
        number += 1
        text = line.rstrip(b"\r\n")
        if len(text) > MAX_BYTES or text.removeprefix(_MARK if number == 1 else b"").strip():
            yield number, _document(text)
        del text
        while not line.endswith(b"\n") and (line := stream.readline(_CHUNK)):
            pass  # the rest of a line that is too long


def _document(text: bytes) -> Json | Unreadable:
    try:
        return parse_document(text)
    except Unreadable as fault:
        if fault.key == "cli-not-json":  # its "line 1" would look like a line of the stream
            return Unreadable("cli-not-json-here", column=fault.arguments["column"])
        return fault
