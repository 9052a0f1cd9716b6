"""Positions of King as documents (``docs/rules/records.md``, positions)."""

from collections.abc import Mapping
from typing import Final

from ...cards import SUITS, TEXTS, cards_text
from ...games.king.options import PLAYERS, KingOptions
from ...games.king.position import auction_state, position_state
from ...games.king.table import KingState
from ...games.options import Json, RuleSet
from ..fields import MISSING, a_list, a_text, bad, field, seat, texts, wholes
from ..position import PositionFormat
from .cards import card, cards, hands, written


class _KingFormat:
    def parse(self, document: Mapping[str, Json], rules: RuleSet[KingOptions]) -> KingState:
        phase = field(document, "phase")
        match "play" if phase is MISSING else a_text(phase, "phase"):
            case "play":
                return _in_play(document, rules)
            case "auction":
                return _in_auction(document, rules)
        raise bad("phase", "must be play or auction")

    def fields(self, state: KingState) -> dict[str, Json] | None:
        match state.phase:
            case "choose" | "over":
                return None
            case "play":
                return _play_fields(state)
        # Every other phase is one of the auction, unless the rules have none.
        return None if state.options.auction == "off" else _auction_fields(state)


def _in_play(document: Mapping[str, Json], rules: RuleSet[KingOptions]) -> KingState:
    contract = a_text(field(document, "contract"), "contract")
    trump = field(document, "trump")
    leader = seat(field(document, "leader"), "leader", PLAYERS)
    held = hands(document)
    trick = [card(item, "trick") for item in a_list(field(document, "trick"), "trick")]
    captured = field(document, "captured")
    return position_state(
        rules,
        contract,
        None if trump is MISSING else a_text(trump, "trump"),
        leader,
        held,
        trick,
        wholes(field(document, "taken"), "taken"),
        None if captured is MISSING else [cards(item, "captured") for item in a_list(captured, "captured")],
    )


def _in_auction(document: Mapping[str, Json], rules: RuleSet[KingOptions]) -> KingState:
    dealer = seat(field(document, "dealer"), "dealer", PLAYERS)
    held = hands(document)
    return auction_state(rules, dealer, held, texts(field(document, "calls"), "calls"))


def _play_fields(state: KingState) -> dict[str, Json]:
    return {
        "contract": state.contract,
        "leader": state.trick.leader,
        "hands": written(state.hand(seat) for seat in range(state.players)),
        "trick": [TEXTS[card] for card in state.trick.cards],
        "taken": list(state.taken),
        "captured": [cards_text(cards) for cards in state.captured],
        **({"trump": SUITS[state.trump]} if state.trump >= 0 else {}),
    }


def _auction_fields(state: KingState) -> dict[str, Json]:
    return {
        "phase": "auction",
        "dealer": state.dealer,
        "hands": written(state.hands),
        "calls": [token for _, token in state.history],
    }


POSITION: Final[PositionFormat] = _KingFormat()
