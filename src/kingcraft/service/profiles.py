"""A match as one of its players played it, for the profile that their browser keeps."""

from ..games.match import places, sign_of
from ..games.rule_text import rule_text
from ..profile.played import played_deals
from ..record.replay import Replay
from .profile_messages import PlayedMatch


def played_match(replay: Replay, seat: int) -> PlayedMatch:
    """Return what ``seat`` made of the match that a room's record has."""
    record, match = replay.record, replay.match
    kinds = record.notes.get("seats")
    return PlayedMatch(
        str(record.notes.get("id", "")),
        record.rules.game,
        rule_text(record.rules),
        seat,
        [str(kind) for kind in kinds] if isinstance(kinds, list) else [],
        match.over,
        "practice" in record.notes,
        places(record.rules, match.totals)[seat],
        seat in match.winners,
        match.totals[seat],
        sign_of(record.rules, len(record.players)) > 0,
        played_deals(replay, seat),
    )
