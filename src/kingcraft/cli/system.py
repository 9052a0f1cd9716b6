"""Why the system does not let a file be read or written, in the reader's language: the common reasons."""

import errno
from collections.abc import Mapping
from typing import Final

from .language import say

_REASONS: Final[Mapping[int, str]] = {
    errno.ENOENT: "cli-system-missing",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.ENOSPC: "cli-system-full",
    errno.EROFS: "cli-system-read-only",
}


def system_reason(error: OSError) -> str:
    """Return the reason in a few words; a rare one in the system's own."""
    key = _REASONS.get(error.errno or 0)
    return say(key) if key else error.strerror or type(error).__name__
