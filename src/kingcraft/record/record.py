"""A record: one match as a document that anyone can replay with the rules alone (``docs/rules/records.md``).

:func:`parse_record` checks the shape of the whole document (``bad-format``, ``bad-deck``) in the order of replay and
stops at the first fault. :mod:`kingcraft.record.replay` plays the actions.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..cards import cards_text, is_pack, parse_cards
from ..games.match import Match, check_players, new_match
from ..games.options import Json, RuleSet
from ..games.reasons import Refused
from ..games.registry import games
from .fields import a_list, a_text, an_object, bad, document, field, optional_flag, optional_wholes, seat, texts
from .rules import parse_rules, rules_json

FORMAT: Final = "kingcraft/1"


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal."""

    #: The first card dealt first.
    deck: tuple[int, ...]
    #: Tokens in order of play.
    actions: tuple[str, ...]
    #: None before the end, and of a void deal.
    scores: tuple[int, ...] | None = None
    #: The fields that replay ignores (``fairness`` among them), unchanged.
    notes: Mapping[str, Json] = dataclasses.field(default_factory=dict)
    #: Whether the players gave the deal up.
    void: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """One match, perhaps unfinished."""

    rules: RuleSet[Any]
    #: Names in seat order.
    players: tuple[str, ...]
    #: The seat that deals first.
    dealer: int
    deals: tuple[DealRecord, ...]
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    #: The fields that replay ignores (``id``, ``date``, ``seats``, ``clock``, ``comments``, unknown ones).
    notes: Mapping[str, Json] = dataclasses.field(default_factory=dict)

    def first_match(self) -> Match:
        """Return the match before its first deal."""
        return new_match(self.rules, len(self.players), self.dealer)

    def to_json(self) -> dict[str, Json]:
        """Return the document that :func:`parse_record` reads back to an equal record."""
        return {
            "format": FORMAT,
            "game": self.rules.game,
            "rules": rules_json(self.rules),
            "players": list(self.players),
            "dealer": self.dealer,
            "deals": [_deal_json(deal) for deal in self.deals],
            **_given("totals", self.totals),
            **_given("winners", self.winners),
            **self.notes,
        }


_FIELDS: Final = frozenset(("format", "game", "rules", "players", "dealer", "deals", "totals", "winners"))
_DEAL_FIELDS: Final = frozenset(("deck", "actions", "scores", "void"))


def record_of(
    match: Match,
    players: Sequence[str],
    dealer: int,
    deals: Sequence[DealRecord],
    notes: Mapping[str, Json] | None = None,
) -> Record:
    """Return the record of ``match``, with its scores, void deals, totals and winners.

    ``dealer`` is the seat that dealt first, ``deals`` the decks, actions and notes so far; leave out the current
    deal if its deck must stay secret. Raises ValueError for fewer deals than have ended or more than have begun, or
    if ``notes`` has a field of the record itself.
    """
    ended = len(match.ended)
    if not ended <= len(deals) <= ended + (match.state is not None):
        raise ValueError(f"{len(deals)} deals are given for a match with {ended} ended ones")
    if notes is not None and not _FIELDS.isdisjoint(notes):
        raise ValueError("notes must not hold fields of the record itself")
    scored = [dataclasses.replace(deal, scores=None, void=False) for deal in deals]
    for index, end in enumerate(match.ended):
        scored[index] = dataclasses.replace(scored[index], scores=None if end.void else end.scores, void=end.void)
    return Record(
        match.rules,
        tuple(players),
        dealer,
        tuple(scored),
        tuple(match.totals) if match.over else None,
        tuple(match.winners) if match.over else None,
        dict(notes or {}),
    )


def parse_record(value: Json) -> Record:
    """Return the record in a JSON value. Raises :class:`Refused` (``bad-format``, ``bad-deck``) with the place."""
    top = document(value)
    if a_text(field(top, "format"), "format") != FORMAT:
        raise bad("format", f"this reader knows {FORMAT!r}")
    rules = parse_rules(top)
    players = texts(field(top, "players"), "players")
    check_players(rules, len(players))
    dealer = seat(field(top, "dealer"), "dealer", len(players))
    deals = tuple(
        _deal(item, f"deals[{index}]", rules) for index, item in enumerate(a_list(field(top, "deals"), "deals"))
    )
    return Record(
        rules,
        players,
        dealer,
        deals,
        optional_wholes(field(top, "totals"), "totals"),
        optional_wholes(field(top, "winners"), "winners"),
        {name: item for name, item in top.items() if name not in _FIELDS},
    )


def _deal(value: Json, place: str, rules: RuleSet[object]) -> DealRecord:
    deal = an_object(value, place)
    where = f"{place}.deck"
    deck = parse_cards(a_text(field(deal, "deck"), where))
    pack = games()[rules.game].pack(rules.options)
    if deck is None or not is_pack(deck, pack):
        raise Refused("bad-deck", where, f"expected the {len(pack)} cards of the pack, each once")
    actions = texts(field(deal, "actions"), f"{place}.actions")
    scores = optional_wholes(field(deal, "scores"), f"{place}.scores")
    void = optional_flag(field(deal, "void"), f"{place}.void")
    if void and not games()[rules.game].voids:
        raise bad(f"{place}.void", f"no deal of {rules.game} can be void")
    if void and scores is not None:
        raise bad(f"{place}.void", "a void deal has no scores")
    notes = {name: item for name, item in deal.items() if name not in _DEAL_FIELDS}
    return DealRecord(tuple(deck), actions, scores, notes, void)


def _deal_json(deal: DealRecord) -> dict[str, Json]:
    return {
        "deck": cards_text(deal.deck),
        "actions": list(deal.actions),
        **_given("scores", deal.scores),
        **({"void": True} if deal.void else {}),
        **deal.notes,
    }


def _given(name: str, numbers: Sequence[int] | None) -> dict[str, Json]:
    return {} if numbers is None else {name: list(numbers)}
