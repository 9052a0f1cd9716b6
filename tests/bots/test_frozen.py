"""thumb-1 is the yardstick for ever: it must choose what it chose when it was frozen."""

import json
from typing import Any

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.cards import parse_cards
from kingcraft.games.match import new_match
from kingcraft.games.registry import rule_set

from . import frozen

MATCHES: list[dict[str, Any]] = json.loads(frozen.path("thumb-1").read_text())


@pytest.mark.parametrize(
    "written", MATCHES, ids=[f"{match['rules']['preset']}-{match['players']}" for match in MATCHES]
)
def test_thumb_1_chooses_what_it_chose(written: dict[str, Any]) -> None:
    bot = BOTS["thumb-1"]()
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
    """A golden file that misses half of the game holds nothing fast."""
    deals = [deal for match in MATCHES for deal in match["deals"]]
    played = [pair for deal in deals for pair in zip(deal["actions"], deal["choices"], strict=True)]
    tokens = {choice or action for action, choice in played}
    assert {"auction", "pass", "match", "accept", "reject", "yes", "no", "minus", "end"} <= tokens
    for start in ("+", "-", "counter:", "plus:", "choose:", "lead:"):
        assert any(token.startswith(start) for token in tokens), start
    assert any(token[0] in "NESW" and ">" in token for token in tokens), "no pile was ever moved"
    assert len(played) > 4000
