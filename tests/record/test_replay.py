"""Replay goes in order and stops at the first fault, with the place and the reason code (``docs/rules/records.md``)."""

from typing import Any

import pytest

from kingcraft.games.match import new_match
from kingcraft.games.reasons import Refused
from kingcraft.record.record import DealRecord, parse_record, record_of
from kingcraft.record.replay import replay, replay_document

from .documents import DELETE, changed, golden, unplayed


def _fault(document: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        replay_document(document)
    return refusal.value.place, refusal.value.code


def test_a_finished_match_gives_scores_totals_and_winners() -> None:
    document = golden("king")
    answer = replay_document(document).to_json()
    assert answer == {
        "deals": [{"scores": deal["scores"]} for deal in document["deals"]],
        "totals": document["totals"],
        "winners": document["winners"],
    }
    assert sum(answer["totals"]) == 0


def test_a_match_without_deals_is_an_unfinished_match() -> None:
    assert replay_document(unplayed(deals=[])).to_json() == {"deals": []}


def test_an_unfinished_deal_has_no_scores_but_legal_tokens() -> None:
    document = unplayed()
    document["deals"][0]["actions"] = ["end"]
    answer = replay_document(document, legal=True).to_json()
    assert list(answer) == ["deals"]
    assert list(answer["deals"][0]) == ["legal"]
    assert len(answer["deals"][0]["legal"]) == 1
    assert "end" in answer["deals"][0]["legal"][0]


def test_an_illegal_action_is_refused_at_its_place() -> None:
    document = golden("king")
    actions = document["deals"][0]["actions"]
    assert _fault(changed(document, ("deals", 0, "actions", 3), actions[0])) == ("deals[0].actions[3]", "not-in-hand")
    assert _fault(changed(document, ("deals", 0, "actions", 3), "XX")) == ("deals[0].actions[3]", "unknown-token")
    assert _fault(changed(document, ("deals", 0, "actions", 3), "")) == ("deals[0].actions[3]", "unknown-token")
    assert _fault(changed(document, ("deals", 0, "actions", 3), "pass")) == ("deals[0].actions[3]", "wrong-phase")


def test_a_deal_cut_short_is_refused_at_the_deal_that_was_cut_short() -> None:
    for name in ("king", "kings-corner-4"):
        document = golden(name)
        document["deals"][1]["actions"].pop()
        assert _fault(document) == ("deals[1]", "deal-not-over")
        del document["deals"][1]["actions"][2:]
        assert _fault(document) == ("deals[1]", "deal-not-over")


def test_the_last_deal_cut_short_is_an_unfinished_match_without_scores() -> None:
    document = golden("king")
    document["deals"][-1]["actions"].pop()
    assert _fault(document) == ("deals[9].scores", "wrong-score")
    document = changed(document, ("deals", 9, "scores"), DELETE)
    assert _fault(document) == ("totals", "wrong-score")
    document = changed(document, ("totals",), DELETE)
    assert _fault(document) == ("winners", "wrong-score")
    answer = replay_document(changed(document, ("winners",), DELETE)).to_json()
    assert len(answer["deals"]) == 10
    assert answer["deals"][9] == {}


def test_an_action_after_the_end_of_a_deal_is_refused_at_its_own_place() -> None:
    for name in ("king", "kings-corner-4"):
        document = golden(name)
        actions = document["deals"][0]["actions"]
        extra = actions[-1]
        place = f"deals[0].actions[{len(actions)}]"
        actions.append(extra)
        assert _fault(document) == (place, "deal-over")
        actions[-1] = "nonsense"
        assert _fault(document) == (place, "unknown-token")


def test_an_action_after_the_last_deal_of_a_finished_match_is_game_over() -> None:
    for name in ("king", "kings-corner-2"):
        document = golden(name)
        last = len(document["deals"]) - 1
        actions = document["deals"][last]["actions"]
        place = f"deals[{last}].actions[{len(actions)}]"
        actions.append(actions[0])
        assert _fault(document) == (place, "game-over")
        actions[-1] = "N>N"
        assert _fault(document) == (place, "unknown-token")


def test_a_deal_after_the_end_of_the_match_is_game_over() -> None:
    for name in ("king", "kings-corner-6"):
        document = golden(name)
        count = len(document["deals"])
        document["deals"].append({"deck": document["deals"][0]["deck"], "actions": []})
        assert _fault(document) == (f"deals[{count}]", "game-over")


@pytest.mark.parametrize("name", ["king", "kings-corner-3"])
def test_scores_totals_and_winners_that_differ_are_wrong(name: str) -> None:
    document = golden(name)
    scores = document["deals"][1]["scores"]
    for wrong in ([scores[0] + 1, *scores[1:]], scores[:-1], [*scores, 0], []):
        assert _fault(changed(document, ("deals", 1, "scores"), wrong)) == ("deals[1].scores", "wrong-score")
    totals = document["totals"]
    assert _fault(changed(document, ("totals",), totals[::-1])) == ("totals", "wrong-score")
    assert _fault(changed(document, ("winners",), [])) == ("winners", "wrong-score")
    assert _fault(changed(document, ("winners",), [0, 1, 2])) == ("winners", "wrong-score")


def test_the_first_fault_in_the_order_of_replay_is_given() -> None:
    document = golden("king")
    document["totals"] = [0, 0, 0, 1]
    document["deals"][4]["actions"][20] = "XX"
    document["deals"][2]["scores"] = [0, 0, 0, 0]
    assert _fault(document) == ("deals[2].scores", "wrong-score")
    document["deals"][2]["actions"].append("QD")
    assert _fault(document) == ("deals[2].actions[52]", "deal-over")
    document["deals"][1]["actions"].pop()
    assert _fault(document) == ("deals[1]", "deal-not-over")


def test_what_is_known_may_be_left_out() -> None:
    document = golden("kings-corner-5")
    whole = replay_document(document).to_json()
    for deal in document["deals"]:
        del deal["scores"]
    del document["totals"], document["winners"]
    assert replay_document(document).to_json() == whole


def test_winners_are_ascending() -> None:
    """Two equal best totals share (K-11); given in the other order they differ from the replay."""
    document = unplayed(players=2)
    document["rules"]["options"] = {"deals": 1, "hand_size": 1}
    dealt = ["TC", "2C", "9C", "8C", "7C", "6C"]
    stock = [card for card in document["deals"][0]["deck"].split() if card not in dealt]
    document["deals"][0]["deck"] = " ".join([*dealt, *stock])
    # No card is played: 46 turns draw the stock, two kings for each, then two passed turns block the deal (K-10).
    document["deals"][0]["actions"] = ["end"] * 48
    assert replay_document({**document, "winners": [0, 1]}).to_json() == {
        "deals": [{"scores": [42, 42]}],
        "totals": [42, 42],
        "winners": [0, 1],
    }
    assert _fault({**document, "winners": [1, 0]}) == ("winners", "wrong-score")


def test_a_record_of_a_match_is_what_the_match_leads_to() -> None:
    finished = parse_record(golden("kings-corner-4"))
    match = finished.first_match()
    plain = [DealRecord(deal.deck, deal.actions, notes=deal.notes) for deal in finished.deals]
    for index, deal in enumerate(plain):
        assert record_of(match, finished.players, finished.dealer, plain[:index]).totals is None
        match = match.start(deal.deck)
        for token in deal.actions:
            match = match.apply(token)
    assert record_of(match, finished.players, finished.dealer, plain, finished.notes) == finished
    with pytest.raises(ValueError, match="deals are given"):
        record_of(match, finished.players, finished.dealer, plain[:-1])
    with pytest.raises(ValueError, match="notes"):
        record_of(match, finished.players, finished.dealer, plain, {"totals": [0, 0, 0, 0]})


def test_the_deal_under_way_may_be_left_out_of_a_record() -> None:
    finished = parse_record(golden("king"))
    first, second = finished.deals[:2]
    match = finished.first_match().start(first.deck)
    for token in first.actions:
        match = match.apply(token)
    match = match.start(second.deck).apply(second.actions[0])
    secret = record_of(match, finished.players, finished.dealer, [first])
    assert len(secret.deals) == 1
    assert secret.deals[0].scores == match.ended[0].scores
    shown = record_of(match, finished.players, finished.dealer, [first, DealRecord(second.deck, second.actions[:1])])
    assert shown.deals[1].scores is None
    assert replay(shown).match.state is not None
    with pytest.raises(ValueError, match="deals are given"):
        record_of(new_match(match.rules, 4, 0), finished.players, 0, [first])


def given_up(name: str = "kings-corner-4", number: int = 1) -> dict[str, Any]:
    """A match in which one deal was given up in the middle, and the same dealer dealt again."""
    document = golden(name)
    deal = document["deals"][number]
    void = {"deck": deal["deck"], "actions": deal["actions"][:5], "void": True}
    document["deals"].insert(number, void)
    return document


def test_a_void_deal_is_replayed_and_counts_for_nothing() -> None:
    """The deals after it come to the same: the dealer, the pot and the number of deals are as without it."""
    plain, document = golden("kings-corner-4"), given_up()
    answer = replay_document(document, legal=True).to_json()
    legal = [deal.pop("legal") for deal in answer["deals"]]
    assert answer["deals"].pop(1) == {"void": True}
    assert answer == replay_document(plain).to_json()
    assert len(legal[1]) == 5
    assert "end" in legal[1][0]
    parsed = parse_record(document)
    found = replay(parsed)
    assert parse_record(parsed.to_json()) == parsed
    assert (found.match.counted, len(found.match.ended)) == (len(plain["deals"]), len(document["deals"]))
    assert found.before(2).dealer == found.before(1).dealer == found.match.ended[1].dealer
    assert found.before(2).ended[1].void


def test_a_record_may_end_with_a_void_deal_or_hold_several() -> None:
    document = given_up()
    del document["deals"][2:], document["totals"], document["winners"]
    document["deals"].append(document["deals"][1])
    answer = replay_document(document).to_json()
    assert answer == {"deals": [{"scores": document["deals"][0]["scores"]}, {"void": True}, {"void": True}]}
    document = unplayed()
    document["deals"][0]["void"] = True
    assert replay_document(document).to_json() == {"deals": [{"void": True}]}
    document["totals"] = [0, 0, 0]
    assert _fault(document) == ("totals", "wrong-score")


def test_a_void_deal_that_its_actions_end_is_refused() -> None:
    document = golden("kings-corner-4")
    del document["deals"][1]["scores"]
    document["deals"][1]["void"] = True
    assert _fault(document) == ("deals[1]", "deal-over")
    document["deals"][1]["actions"].append("end")
    assert _fault(document) == (f"deals[1].actions[{len(document['deals'][1]['actions']) - 1}]", "deal-over")
    document = golden("kings-corner-4")
    document["deals"].append({"deck": document["deals"][0]["deck"], "actions": [], "void": True})
    assert _fault(document) == (f"deals[{len(document['deals']) - 1}]", "game-over")


def test_a_match_gives_up_only_a_deal_under_way_of_a_game_that_allows_it() -> None:
    corner = parse_record(unplayed()).first_match()
    with pytest.raises(Refused) as refusal:
        corner.void()
    assert refusal.value.code == "deal-over"
    king = parse_record(unplayed("king", 4))
    with pytest.raises(Refused) as refusal:
        king.first_match().start(king.deals[0].deck).void()
    assert refusal.value.code == "wrong-phase"
