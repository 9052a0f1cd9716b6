"""What the terminal shows once the server answers: the link and, where other devices can open it, its QR code.

The page draws its codes itself (``web/src/base/qr.ts``): links to seats hold secrets, which no request carries.
"""

import contextlib
import sys
from pathlib import Path
from typing import Final, TextIO
from urllib.parse import urlsplit

import segno

from ..room.wire.http_messages import Network

#: Bright white on black, whatever the colours of the terminal are: many cameras read no code with its colours swapped.
_COLOURS: Final = "\x1b[97;40m"
_PLAIN: Final = "\x1b[0m"


def greet(address: str, network: Network, data: Path | str, place: str | None = None) -> None:
    """Print how to open the page at ``address``, who else can, and that matches are kept in ``data``.

    ``place``: where it is said on which address the server listens (empty: nowhere), for the log of a service; None: a
    person at a terminal reads it, who can end the server and start it by another command.
    """
    lines = [f"Kingcraft is ready: {address}" + ("  (Ctrl-C ends it)" if place is None else "")]
    if network.origin:
        if code := qr_code(network.origin + urlsplit(address).path, sys.stdout):
            lines += ["", code]
        lines += [
            "Other devices in this network open the same link" + (", or scan the code." if code else "."),
            'To play together, press "With friends" below a game.',
            "",
        ]
    elif network.command and place is not None:
        lines.append(f"Only this computer can open it ({place or '--host 0.0.0.0 lets other devices in'})")
    elif network.command:
        lines.append(f"Only this computer can open it. To let others join: {network.command}")
    else:
        lines.append("Only this computer can open it: it is in no network now.")
    lines.append(f"Matches are kept in {data}")
    with contextlib.suppress(OSError):  # no one reads it any more
        print("\n".join(lines), flush=True)


def qr_code(link: str, out: TextIO) -> str:
    """Return a link as a QR code for the terminal ``out``; empty where ``out`` is none, or shows no blocks."""
    if not out.isatty() or (out.encoding or "").lower().replace("-", "") != "utf8":
        return ""
    rows = [[*row] for row in segno.make(link, error="m", micro=False).matrix_iter()]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    colours, plain = ("", "") if sys.platform == "win32" else (_COLOURS, _PLAIN)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(blocks[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return "\n".join(f"{colours}{line}{plain}" for line in lines)
