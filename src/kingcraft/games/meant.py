"""Suggestions for misspelt names."""

from collections.abc import Iterable
from typing import Final

#: Longer words are not misspelt names, and comparing them takes time.
_LONGEST: Final = 60


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """Return ``"; did you mean 'swedish'?"`` for the name nearest to ``word``, or an empty string if none is near."""
    if not isinstance(word, str) or len(word) > _LONGEST:
        return ""
    import difflib  # needed only where something is wrong

    near = difflib.get_close_matches(word, [name for name in known if isinstance(name, str)], n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
