"""The error with which ``start.py`` ends: what went wrong, and what to do next."""

import re

#: What a tool's own words mean for the person at the keyboard, most telling first.
_MEANINGS = (
    (
        "No space left|ENOSPC|disk full|not enough space",
        "The disk is full. Free about 1.5 GB, then run the same command again.",
    ),
    (
        "Temporary failure in name resolution|Name or service not known|getaddrinfo|ENOTFOUND|EAI_AGAIN"
        "|NewConnectionError|ConnectionError|Failed to establish a new connection|ECONNREFUSED|ECONNRESET|ENETUNREACH"
        "|Network is unreachable|Read timed out|ETIMEDOUT|ProxyError|IncompleteRead"
        r"|\(from versions: none\)",
        "The network did not answer. Check the connection (or the proxy settings), then run the same command again: "
        "what has arrived is kept.",
    ),
    (
        "THESE PACKAGES DO NOT MATCH THE HASHES|EINTEGRITY",
        "A package is not the one that was locked. Something between you and the registry changes files, or a cache is "
        "damaged: try another network, or clear the caches (pip cache purge; npm cache clean --force).",
    ),
    (
        "No matching distribution found|Could not find a version",
        "There is no ready-made package for this system or this version of Python. Python 3.11 to 3.14 on Linux, macOS "
        "or Windows are known to work: run start.py with one of these.",
    ),
    (
        "CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER",
        "The registry's certificate is not trusted here. Check the clock and the proxy.",
    ),
    (
        "Permission denied|EACCES|Access is denied|Read-only file system",
        "A file here may not be written. Check who owns this folder.",
    ),
)


class SetupError(Exception):
    """The start cannot go on. The text says in plain words what happened and what to do."""


def explained(what: str, output: str) -> SetupError:
    """Return the error of a step ``what`` that failed and printed ``output``: its last lines, and what they mean."""
    lines = [line for line in output.splitlines() if line.strip() and not re.match(r"\s+at ", line)]
    errors = [line for line in lines if re.match(r"ERROR: |npm error ", line)]
    last = "\n".join(f"    {line}" for line in (errors or lines)[-12:])
    unknown = "Run the same command again; if it fails in the same way, please report the lines above."
    meaning = next((meaning for pattern, meaning in _MEANINGS if re.search(pattern, output)), unknown)
    return SetupError(f"{what} failed.\n{last}\n{meaning}" if last else f"{what} failed.\n{meaning}")
