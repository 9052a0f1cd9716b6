"""The toy game as rooms show it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from kingcraft.games.game import State
from kingcraft.games.match import EndedDeal
from kingcraft.games.options import Json, RuleSet
from kingcraft.room.faces.face import Animation, Face, Look
from kingcraft.room.wire.rule_messages import Options, TableRules
from kingcraft.room.wire.server_messages import DealLine, Event
from kingcraft.room.wire.words import LengthForm, Offer

from .game import OneTrickObservation, OneTrickOptions, OneTrickState


class _Face:
    seats_by_lot: bool = False
    undo: bool = False
    contract_options: Collection[str] = frozenset()

    def animation(self, before: State, after: State, seat: int, token: str, look: Look) -> Animation:
        assert isinstance(after, OneTrickState)
        return Animation(Event("act", seat, token, trick_to=after.winner() if after.over else -1, ended=after.over))

    def cards_shown(self, seen: OneTrickObservation) -> int:
        return len(seen.trick)

    def heads(self, deal: State) -> int:
        assert isinstance(deal, OneTrickState)
        return deal.winner() if deal.trick else -1

    def offer(self, seen: OneTrickObservation, options: OneTrickOptions) -> Offer:
        return ""

    def score_line(self, deal: EndedDeal, seen: OneTrickObservation) -> DealLine:
        return DealLine(deal.dealer, "", "", list(deal.scores), ["1" if score else "" for score in deal.scores])

    def plan(self, options: OneTrickOptions) -> list[str]:
        return []

    def table_rules(
        self, options: OneTrickOptions, *, preset: str, text: str, differences: Options, idle: list[str]
    ) -> TableRules:
        return TableRules(
            preset=preset,
            text=text,
            differences=differences,
            idle=idle,
            chips=False,
            target=0,
            exceed=False,
            wins="most",
            deals=options.deals,
            clockwise=True,
            bid_points={},
            unplayed=[],
            men=[],
            plus_settlement="",
            minus_settlement="",
            positive_lead="",
            card_points=[],
        )

    def lengths(self, rules: RuleSet[Any]) -> Sequence[tuple[Mapping[str, Json], LengthForm]]:
        return [({}, "whole")]

    def only(self, options: OneTrickOptions, contract: str) -> Mapping[str, Json] | None:
        return None

    def deals_before(self, options: OneTrickOptions, contract: str) -> int:
        return 0


FACE: Final[Face[Any, Any]] = _Face()
