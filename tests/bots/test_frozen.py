"""thumb-1 and thumb-2 are yardsticks for ever: they must choose what they chose when they were frozen."""

import json
from typing import Any

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.cards import parse_cards
from kingcraft.games.match import new_match
from kingcraft.games.registry import rule_set

from . import frozen

MATCHES: dict[str, list[dict[str, Any]]] = {name: json.loads(frozen.path(name).read_text()) for name in frozen.ASKED}


@pytest.mark.parametrize(
    ("name", "written"),
    [
        pytest.param(name, match, id=f"{name}-{match['rules']['preset']}-{match['players']}")
        for name, matches in MATCHES.items()
        for match in matches
    ],
)
def test_a_yardstick_chooses_what_it_chose(name: str, written: dict[str, Any]) -> None:
    bot = BOTS[name]()
    rules = rule_set(written["game"], written["rules"]["preset"], written["rules"]["options"])
    match = new_match(rules, written["players"], written["dealer"])
    for number, deal in enumerate(written["deals"]):
        deck = parse_cards(deal["deck"])
        assert deck is not None
        match = match.start(deck)
        for place, (token, other) in enumerate(zip(deal["actions"], deal["choices"], strict=True)):
            assert frozen.chosen(bot, match) == (other or token), f"deals[{number}].actions[{place}]"
            match = match.apply(token)
        assert match.state is None


def test_the_frozen_positions_reach_every_phase_and_contract() -> None:
    """A golden file that misses half of the game proves nothing."""
    deals = [deal for match in MATCHES["thumb-1"] for deal in match["deals"]]
    played = [pair for deal in deals for pair in zip(deal["actions"], deal["choices"], strict=True)]
    tokens = {choice or action for action, choice in played}
    assert {"auction", "pass", "match", "accept", "reject", "yes", "no", "minus", "end"} <= tokens
    for start in ("+", "-", "counter:", "plus:", "choose:", "lead:"):
        assert any(token.startswith(start) for token in tokens), start
    assert any(token[0] in "NESW" and ">" in token for token in tokens), "no pile was ever moved"
    assert len(played) > 4000
