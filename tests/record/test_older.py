"""Records of earlier versions: what has the same meaning is read, what has another is refused with what to add."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kingcraft import i18n
from kingcraft.cards import cards_text
from kingcraft.games.match import new_match
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import former_options, preset, rule_set
from kingcraft.record.position import parse_position, position_of
from kingcraft.record.replay import replay_document
from kingcraft.record.rules import parse_rules

from .documents import golden, kings_corner_position, unplayed

#: Whole matches as they were written before, with ``king_pile_move`` true or false in their hash.
OLDER = Path(__file__).parent / "older"
#: What the corrected presets meant then.
ADD = {"swedish": {"king_pile_move": "any"}, "romanian-250": {"king_on_side": "allowed"}}


def older(name: str) -> dict[str, Any]:
    """A match of an earlier version, fresh from the file."""
    document: dict[str, Any] = json.loads((OLDER / f"{name}.json").read_text("utf-8"))
    return document


def refused(document: dict[str, Any]) -> Refused:
    """Why a record is refused."""
    with pytest.raises(Refused) as caught:
        replay_document(document)
    return caught.value


def test_a_hash_over_true_or_false_is_accepted_too() -> None:
    document = older("pagat-kings")
    then, now = document["rules"]["hash"], golden("pagat-kings")["rules"]["hash"]
    assert then != now
    assert preset("kings-corner", "pagat-kings").hash() == now
    assert replay_document(document).to_json() == replay_document(golden("pagat-kings")).to_json()
    never = rule_set("kings-corner", "pagat", {"king_pile_move": False})
    assert never == rule_set("kings-corner", "pagat", {"king_pile_move": "never"})
    assert len(never.hashes()) == 2
    dealt = rule_set("kings-corner", "pagat", {"king_pile_move": "dealt"})
    assert dealt.hashes() == {dealt.hash()}
    assert preset("king", "king").hashes() == {preset("king", "king").hash()}


@pytest.mark.parametrize("value", [True, "any"])
def test_true_and_false_are_read_as_any_and_never(value: Any) -> None:
    document = {"game": "kings-corner", "rules": {"preset": "swedish", "options": {"king_pile_move": value}}}
    assert parse_rules(document).values()["king_pile_move"] == "any"
    document["rules"] = {"preset": "pagat", "options": {"king_pile_move": False}}
    assert parse_rules(document).values()["king_pile_move"] == "never"
    position = kings_corner_position()
    position["rules"] = {"preset": "pagat", "options": {"king_pile_move": value}}
    assert "end" in parse_position(position).legal()


@pytest.mark.parametrize("name", sorted(ADD))
def test_a_record_of_a_corrected_preset_is_refused_with_the_options_to_add(name: str) -> None:
    document = older(name)
    refusal = refused(document)
    assert (refusal.code, refusal.place) == ("bad-format", "rules.hash")
    assert json.dumps(ADD[name]) in refusal.detail
    assert refusal.contradiction is not None
    assert all(json.dumps(ADD[name]) in refusal.contradiction.text(language) for language in i18n.languages())
    document["rules"]["options"] = ADD[name]
    match = replay_document(document).match
    assert (match.totals, match.winners) == (document["totals"], document["winners"])


def with_king(name: str) -> dict[str, Any]:
    """A deal by the rules of then, in which a king does what the corrected preset forbids."""
    rules = rule_set("kings-corner", name, ADD[name])
    for seed in range(1000):
        chance = random.Random(seed)
        deck = chance.sample(range(52), 52)
        match, actions = new_match(rules, 2, 0).start(deck), list[str]()
        while match.state is not None:
            legal, now = match.state.legal(), position_of(match.state)
            assert now is not None
            allowed = parse_position({**now, "rules": {"preset": name}}).legal()
            forbidden = [token for token in legal if token not in allowed]
            actions.append(forbidden[0] if forbidden else chance.choice(legal))
            match = match.apply(actions[-1])
            if forbidden:
                assert actions[-1].startswith("K") or now["piles"][actions[-1][0]].startswith("K")
                deal = {"deck": cards_text(deck), "actions": actions}
                return {**unplayed(players=2), "rules": {"preset": name}, "deals": [deal]}
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("name", "code"), [("swedish", "pile-may-not-move"), ("romanian-250", "king-not-on-side")])
def test_without_a_hash_the_first_action_that_is_now_illegal_is_refused_so(name: str, code: str) -> None:
    record = with_king(name)
    refusal = refused(record)
    assert (refusal.code, refusal.place) == (code, f"deals[0].actions[{len(record['deals'][0]['actions']) - 1}]")
    assert json.dumps(ADD[name]) in refusal.detail
    record["rules"]["options"] = ADD[name]
    assert replay_document(record).match.state is not None


def test_what_fails_for_another_reason_says_that_reason() -> None:
    document = with_king("swedish")
    document["deals"][0]["scores"] = [99, 99]  # wrong by the rules of then, too
    refusal = refused(document)
    assert refusal.code == "pile-may-not-move"
    assert refusal.contradiction is None
    broken = older("swedish")
    broken["rules"]["hash"] = "0" * 64
    assert refused(broken).contradiction is None
    same = copy.deepcopy(older("pagat-kings"))
    same["totals"][0] += 1
    assert refused(same).contradiction is None


def test_an_option_that_is_given_is_not_among_those_to_add() -> None:
    assert former_options("kings-corner", "swedish", {}) == ADD["swedish"]
    assert former_options("kings-corner", "swedish", {"king_pile_move": "dealt"}) == {}
    assert former_options("kings-corner", "pagat", {}) == {}
    assert former_options("king", "turkey", {}) == {}
    document = older("swedish")
    document["rules"]["options"] = {"king_pile_move": "never"}
    assert refused(document).contradiction is None
