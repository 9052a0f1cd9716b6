"""Which options of play, or of an auction, a position feels: another value would give other counts of sequences."""

from collections.abc import Iterable
from typing import Any

from kingcraft.games.options import RuleSet
from kingcraft.games.reasons import Refused
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position

from .second import rules_of

#: Options of Kings Corner that decide what can be done from a position on, each value to another one.
KINGS_CORNER: dict[str, dict[Any, Any]] = {
    "king_pile_move": {"any": "never", "dealt": "any", "never": "any"},
    "forced_king": {"off": "must", "penalty": "must", "must": "off"},
    "drawn_king_now": {True: False, False: True},
    "king_on_side": {"allowed": "forbidden", "forbidden": "allowed"},
    "draw_when": {"end": "start", "start": "end"},
    "draw_count": {1: 2, 2: 1},
}
_FLIP = {True: False, False: True}
#: Options of King likewise; ``hearts_lead_ban``, a list, is changed for the contract in question.
KING: dict[str, dict[Any, Any]] = {
    "hearts_lead_ban": {},
    "hearts_broken": _FLIP,
    "king_lead_ban": _FLIP,
    "forced_king": {"off": "always", "discard": "off", "always": "discard"},
    "forced_penalty": _FLIP,
    "early_end": _FLIP,
    "must_trump": _FLIP,
    "positive_lead": {"same": "declarer_chooses", "declarer": "declarer_chooses", "declarer_chooses": "same"},
    "eight_forced": _FLIP,
    "counter_offer": _FLIP,
    "ultimatum": _FLIP,
    "unplayed": {"fewer_than_3_bids": "off", "best_below_4": "fewer_than_3_bids", "off": "best_below_4"},
}
#: Those of King that an auction feels.
AUCTION = {"positive_lead", "eight_forced", "counter_offer", "ultimatum", "unplayed"}
_CARDS_COUNT = ("no-hearts", "no-queens", "no-men", "no-king")


def another(position: dict[str, Any], option: str) -> dict[str, Any]:
    """The position under another value of an option."""
    values = rules_of(position).values()
    if option == "hearts_lead_ban":
        ban, contract = values[option], position["contract"]
        value: Any = [name for name in ban if name != contract] if contract in ban else [*ban, contract]
    else:
        value = (KING if position["game"] == "king" else KINGS_CORNER)[option][values[option]]
    rules = position["rules"]
    return {**position, "rules": {**rules, "options": {**rules.get("options", {}), option: value}}}


def feels(position: dict[str, Any], options: Iterable[str], counts: list[int] | None = None) -> list[str]:
    """Those of ``options`` of which another value gives other counts (given none: of the first few depths)."""
    if counts is None:
        state, counts = parse_position(position), [1]
        while len(counts) < 10 and counts[-1] < 500:
            counts.append(perft(state, len(counts)))
    return [option for option in sorted(options) if differs(position, option, counts)]


def differs(position: dict[str, Any], option: str, counts: list[int]) -> bool:
    """Whether another value of ``option`` gives other counts; not if it refuses the calls of an auction so far."""
    try:
        state = parse_position(another(position, option))
    except Refused:
        return False
    return any(perft(state, depth) != found for depth, found in enumerate(counts))


def feelable(rules: RuleSet[Any], contract: str) -> set[str]:
    """The options of play that some position under these rules (King: of this contract, or in an auction) feels."""
    if contract == "auction":
        return set(AUCTION)
    if not contract:
        options, names = rules.options, set(KINGS_CORNER)
        if options.draw_when == "start":  # no king is drawn at the end of a turn
            names.discard("drawn_king_now")
        if options.initial_king != "optional" and options.king_on_side == "forbidden":  # no king lies on a side
            names.discard("king_pile_move")
        return names
    names = set[str]()
    if contract in ("plus", "minus"):
        return {"must_trump"} if contract == "plus" else set()
    names.add("hearts_lead_ban")
    if contract in rules.options.hearts_lead_ban:
        names.add("hearts_broken")
    if contract in _CARDS_COUNT:
        names |= {"forced_penalty", "early_end"}
    if contract == "no-king":
        names |= {"king_lead_ban", "forced_king"}
    return names
