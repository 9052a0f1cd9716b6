"""Why the system does not let a file be read or written, in the reader's language: the usual reasons."""

import errno
from collections.abc import Mapping
from typing import Final

_REASONS: Final[Mapping[int, str]] = {
    errno.ENOENT: "cli-system-missing",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.ENOSPC: "cli-system-full",
    errno.EROFS: "cli-system-read-only",
}


def system_reason(error: OSError, lang: str) -> str:
    """The reason in a few words; a rare one as the system says it."""
    from ..i18n import text

    key = _REASONS.get(error.errno or 0)
    return text(lang, key) if key else error.strerror or type(error).__name__
