"""Deals for tests of what bots know, with a diary of what no seat sees: which card came into which hand when."""

import dataclasses
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kingcraft.cards import members
from kingcraft.games.kings_corner.core import KINGS, fits_on
from kingcraft.games.kings_corner.game import KingsCorner
from kingcraft.games.kings_corner.options import KingsCornerOptions, contradiction, contradiction_of_players
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

GAME = KingsCorner()


class End(NamedTuple):
    """A turn that was ended: what fitted on some pile or, kings, in a corner; what was in hand; what was done."""

    seat: int
    fitted: int
    hand: int
    moved: bool


@dataclass
class Diary:
    """Everything that happened."""

    state: KingsCornerState
    #: Card to the seat it came to, after how many ended turns, drawn or dealt.
    came: dict[int, tuple[int, int, bool]] = field(default_factory=dict)
    played: list[tuple[int, int, int]] = field(default_factory=list)  # seat, card, turns that the seat had ended
    laid: list[tuple[int, int, int]] = field(default_factory=list)  # kings laid when drawn (K-4)
    ends: list[End] = field(default_factory=list)

    def ended(self, seat: int) -> int:
        return sum(end.seat == seat for end in self.ends)


def begun(rules: RuleSet[KingsCornerOptions], players: int, chance: random.Random) -> Diary:
    """Return a deal that begins; the pot may hold chips of earlier deals."""
    deck = chance.sample(range(52), 52)
    state = GAME.deal(rules, players, chance.randrange(players), deck, (0, chance.randrange(4)))
    diary = Diary(state)
    for seat, hand in enumerate(state.hands):
        for card in members(hand):
            dealt = deck.index(card) < players * rules.options.hand_size
            diary.came[card] = (seat, 0, not dealt)
    return diary


def act(diary: Diary, token: str) -> None:
    """Do one action and write it down."""
    before, seat = diary.state, diary.state.to_act
    state = diary.state = before.apply(token)
    if token != "end":
        for card in members(before.hands[seat] & ~state.hands[seat]):
            diary.played.append((seat, card, diary.ended(seat)))
        return
    fitted = KINGS
    for pile in before.core[1]:
        if pile:
            fitted |= fits_on((pile & -pile).bit_length() - 1)
    diary.ends.append(End(seat, fitted, before.hands[seat], before.moved))
    drawer = state.core[5] if before.terms.draws_first else seat
    for card in before.stock[: len(before.stock) - len(state.stock)]:
        diary.came[card] = (drawer, diary.ended(drawer), True)
        if not state.hands[drawer] >> card & 1:
            diary.laid.append((drawer, card, diary.ended(drawer)))


def choice(state: KingsCornerState, chance: random.Random, keen: float) -> str:
    """Return a legal token: a move rather than ``end`` with probability ``keen``, where there is one."""
    legal = state.legal()
    moves = [token for token in legal if token != "end"]
    return chance.choice(moves) if moves and (chance.random() < keen or "end" not in legal) else "end"


def played_on(diary: Diary, chance: random.Random, keen: float) -> Iterator[Diary]:
    """Yield the same diary before every action of the rest of the deal."""
    while not diary.state.over:
        yield diary
        act(diary, choice(diary.state, chance, keen))


def any_rules(chance: random.Random, players: int) -> RuleSet[KingsCornerOptions]:
    """Rules by chance, in all that a deal feels."""
    while True:
        options = preset("kings-corner", chance.choice(list(PRESETS))).options
        changes: dict[str, Any] = {
            "hand_size": chance.choice((1, 3, 5, 7, 8)),
            "initial_king": chance.choice(("optional", "replace", "gap")),
            "king_pile_move": chance.choice(("any", "dealt", "never")),
            "forced_king": chance.choice(("off", "must", "penalty")),
            "forced_king_penalty": chance.choice((0, 1, 3)),
            "drawn_king_now": chance.random() < 0.5,
            "king_on_side": chance.choice(("allowed", "forbidden")),
            "draw_when": chance.choice(("end", "start")),
            "draw_count": chance.choice((1, 2)),
        }
        if chance.random() < 0.3:
            changes |= {
                "scoring": "chips",
                "sign": "+",
                "deals": 3,
                "chip_pass": chance.choice((0, 1, 2)),
                "chip_pass_when": chance.choice(("no_card_played", "no_action")),
                "chip_pass_needs_draw": chance.random() < 0.5,
            }
        options = dataclasses.replace(options, **changes)
        if contradiction(options) is None and contradiction_of_players(options, players) is None:
            return RuleSet("kings-corner", "", options)


def true_world(state: KingsCornerState) -> Sequence[int]:
    """Return the row of ``deal_worlds`` that is what truly lies there."""
    return [*state.hands, *[0] * (52 - len(state.stock)), *state.stock]
