"""No player is judged by what a practice began with, or by what the room played after all had agreed to end a deal."""

from typing import Any

import pytest

from kingcraft.cli.review_report import report
from kingcraft.games.game import State
from kingcraft.i18n import text
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay_document
from kingcraft.review.choice import Choice
from kingcraft.review.choices import choices_of
from kingcraft.review.review import review_match

from .test_review import short


def choices(document: dict[str, Any], **notes: Any) -> list[list[Choice[State]]]:
    return choices_of(parse_record({**document, **notes}))


def places(found: list[list[Choice[State]]]) -> list[list[int]]:
    return [[choice.action for choice in deal] for deal in found]


def test_given_deals_and_actions_are_not_judged() -> None:
    document = short("king-bids", 3, 20)
    first, second, third = places(choices(document))
    found = choices(document, practice={"deal": 1, "actions": 7, "match": "m"})
    assert places(found) == [[], second[7:], third]
    whole = choices(document)[1][7]
    assert (found[1][0].tokens, found[1][0].seat, found[1][0].came) == (whole.tokens, whole.seat, whole.came)
    assert found[1][0].decision() == whole.decision()
    assert places(choices(document, practice={"deal": 2, "actions": 0, "contract": "positive"})) == [[], [], third]
    assert places(choices(document, practice={"deal": 0, "actions": 0})) == [first, second, third]


def test_a_turn_that_was_given_in_part_is_judged_by_the_rest() -> None:
    document = short("kings-corner-3", 1)
    (turns,) = choices(document)
    number, turn = next((number, turn) for number, turn in enumerate(turns) if len(turn.tokens) > 2)
    (found,) = choices(document, practice={"deal": 0, "actions": turn.action + 1})
    assert (found[0].action, found[0].tokens, found[0].seat) == (turn.action + 1, turn.tokens[1:], turn.seat)
    assert places([found[1:]]) == places([turns[number + 1 :]])


def test_what_the_room_played_is_not_judged() -> None:
    document = short("king-bids", 2)
    document["deals"][0]["agreed"] = 12
    first, second = places(choices(document))
    assert first == list(range(12))
    assert len(second) == len(document["deals"][1]["actions"])
    document = short("kings-corner-3", 1)
    (turns,) = choices(document)
    number, turn = next((number, turn) for number, turn in enumerate(turns) if len(turn.tokens) > 2)
    document["deals"][0]["agreed"] = turn.action + 1
    assert places(choices(document)) == places([turns[:number]])  # that turn was not played out


@pytest.mark.parametrize("practice", [None, "deal 1", [], {"deal": -1}, {"deal": True}, {"deal": "1", "actions": 2.5}])
def test_notes_that_say_nothing_are_ignored(practice: Any) -> None:
    document = short("king-bids", 2, 4)
    document["deals"][0]["agreed"] = practice
    assert places(choices(document, practice=practice)) == places(choices(short("king-bids", 2, 4)))


def test_notes_beyond_the_record_leave_nothing() -> None:
    document = short("king-bids", 2, 4)
    document["deals"][0]["agreed"] = 1000
    assert places(choices(document)) == [list(range(len(document["deals"][0]["actions"]))), [0, 1, 2, 3]]
    assert places(choices(document, practice={"deal": 9, "actions": 9})) == [[], []]
    assert places(choices(document, practice={"deal": 1, "actions": 9})) == [[], []]


def test_a_review_of_a_practice_counts_what_was_played_in_it() -> None:
    document = short("kings-corner-3", 2)
    turns = choices(document)[1]
    turn = next(turn for turn in reversed(turns[:-3]) if len(turn.tokens) > 2)
    replay = replay_document({**document, "practice": {"deal": 1, "actions": turn.action + 1}})
    found = review_match(replay, "quick")
    before, practised = found.deals
    assert (before.laid, before.luck, before.graph, before.lost) == (True, None, [], [0] * 3)
    assert before.scores is not None
    assert not practised.laid
    assert practised.luck is not None
    assert practised.graph[0].actions > turn.action
    assert found.decisions
    assert all((each.deal, each.action > turn.action) == (1, True) for each in found.decisions)
    for player in found.players:
        assert player.lost_a_deal == player.lost
        assert player.luck == practised.luck[player.seat]
        assert player.decisions + player.forced <= len(turns)
    assert text("en", "review-deal-laid") in "\n".join(report(replay, found, "en", 1, None, everything=False))
