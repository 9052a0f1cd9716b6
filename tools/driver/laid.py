"""Deals of King that are laid out, so that a browser test begins at the call that it is about."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kingcraft.games.match import Match, new_match
from kingcraft.games.registry import rule_set
from kingcraft.record.record import DealRecord, record_of

#: The names of the seats; ours is the first.
_NAMES: Final = ("Ana", "Bo", "Cy", "Di")


def before_call(phase: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the source of a practice that begins where seat 0 makes its first call of ``phase``.

    A deal to avoid is played before it; in the auction the first seat to call bids, and the others pass. ``options``:
    those of the preset ``king``, with one contract to avoid and an auction that reaches ``phase``.
    """
    # The seat that deals the second deal sells it: ours, if we are to decide.
    match = new_match(rule_set("king", "king", options), len(_NAMES), 0 if phase == "bid" else 3)
    chance = random.Random(phase)
    deals = list[DealRecord]()
    while not deals or match.state is None:
        deck = chance.sample(match.pack, len(match.pack))
        match, tokens = _played(match.start(deck), phase if deals else "")
        deals.append(DealRecord(tuple(deck), tokens))
        assert len(deals) <= 2, f"no seat is asked for {phase}"
    record = record_of(match, _NAMES, 0 if phase == "bid" else 3, deals)
    return {"kind": "record", "record": record.to_json(), "deal": len(deals) - 1, "action": len(deals[-1].actions)}


def _played(match: Match, phase: str) -> tuple[Match, tuple[str, ...]]:
    """Play the deal to its end, or to seat 0's call of ``phase``. Return the match and what was done."""
    tokens = list[str]()
    while match.state is not None and (match.state.to_act, match.state.phase) != (0, phase):
        legal = match.state.legal()
        tokens.append("pass" if "pass" in legal and _has_bid(tokens) else legal[0])
        match = match.apply(tokens[-1])
    return match, tuple(tokens)


def _has_bid(tokens: Sequence[str]) -> bool:
    return any(token[0] in "+-" for token in tokens)
