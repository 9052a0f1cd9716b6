"""Replay: play the actions of a record, and compare the result with the scores in it.

It stops at the first fault (``docs/rules/records.md``): a refused action, a deal cut short but not the last, a deal
or an action after the end, a void deal that has an end, scores that differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..games.match import Match
from ..games.options import Json
from ..games.reasons import Refused
from .record import DealRecord, Record, parse_record
from .rules import with_former_options


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, and the match to which its actions lead."""

    record: Record
    match: Match
    #: For each deal the legal tokens before each action; None if they were not asked for.
    legal: list[list[list[str]]] | None = None

    def before(self, deal: int) -> Match:
        """Return the match before this deal (from 0), or after the last one that has ended. Raises IndexError."""
        return self.match.before(deal)

    def to_json(self) -> dict[str, Json]:
        """Return what ``kingcraft replay --json`` prints, without scores, totals and winners of what is not over."""
        deals: list[dict[str, Json]] = [{} for _ in self.record.deals]
        for deal, ended in zip(deals, self.match.ended, strict=False):
            deal |= {"void": True} if ended.void else {"scores": list(ended.scores)}
        for deal, legal in zip(deals, self.legal or (), strict=False):
            deal["legal"] = legal
        result: dict[str, Json] = {"deals": deals}
        if self.match.over:
            result |= {"totals": self.match.totals, "winners": self.match.winners}
        return result


def replay_document(value: Json, legal: bool = False) -> Replay:
    """Parse and replay a JSON value. Raises :class:`Refused` with place and reason code.

    If the record fails only because its preset was corrected after it, the refusal names the options to add.
    """
    record = parse_record(value)
    try:
        return replay(record, legal)
    except Refused as refusal:
        before = with_former_options(value)
        if before is None:
            raise
        document, text = before
        try:
            replay(parse_record(document))
        except Refused:
            raise refusal from None
        raise Refused.contradictory(refusal.place, text, refusal.code) from None


def replay(record: Record, legal: bool = False) -> Replay:
    """Replay ``record``; ``legal``: keep the legal tokens before each action. Raises :class:`Refused`."""
    match = record.first_match()
    kept: list[list[list[str]]] = []
    for index, deal in enumerate(record.deals):
        place = f"deals[{index}]"
        try:
            match = match.start(deal.deck)
        except Refused as refusal:
            raise refusal.at(place) from None
        match = _play(match, deal, place, kept if legal else None)
        if deal.void:
            match = _given_up(match, place)
        elif match.state is not None and index + 1 < len(record.deals):
            raise Refused("deal-not-over", place, f"it has no end after {len(deal.actions)} actions")
        else:
            _agrees(deal.scores, None if match.state else match.ended[-1].scores, f"{place}.scores")
    _agrees(record.totals, match.totals if match.over else None, "totals")
    _agrees(record.winners, match.winners if match.over else None, "winners")
    return Replay(record, match, kept if legal else None)


def _play(match: Match, deal: DealRecord, place: str, kept: list[list[list[str]]] | None) -> Match:
    before: list[list[str]] = []
    for index, token in enumerate(deal.actions):
        if kept is not None and match.state is not None:
            before.append(match.state.legal())
        try:
            match = match.apply(token)
        except Refused as refusal:
            raise Refused(refusal.code, f"{place}.actions[{index}]", repr(token)) from None
    if kept is not None:
        kept.append(before)
    return match


def _given_up(match: Match, place: str) -> Match:
    if match.state is None:
        raise Refused("deal-over", place, "its actions end it, so it cannot be void")
    return match.void()


def _agrees(given: Sequence[int] | None, found: Sequence[int] | None, place: str) -> None:
    if given is None or (found is not None and list(given) == list(found)):
        return
    detail = "it is not over, so there are none yet" if found is None else f"the replay gives {list(found)}"
    raise Refused("wrong-score", place, detail)
