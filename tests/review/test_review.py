"""Whole reviews of short records: what is judged, that they repeat, that they can be stopped, what is documented."""

from typing import Any

import msgspec
import pytest

from kingcraft.bots.decision import Decision, Impossible
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.king.table import KingState
from kingcraft.games.registry import observe
from kingcraft.record.replay import Replay, replay_document
from kingcraft.review.choices import choices_of
from kingcraft.review.game_review import REVIEWS
from kingcraft.review.hint import Hint, Hinted
from kingcraft.review.judged import Judged
from kingcraft.review.kings_corner.look import BUDGETS
from kingcraft.review.review import DealReview, PlayerReview, Review, review_match
from kingcraft.review.size import Scale

from ..docs.markdown import code, examples, read, rows, section
from ..record.documents import golden

PAGE = "docs/review.md"


def short(name: str, deals: int, actions: int | None = None) -> dict[str, Any]:
    """The beginning of a golden match: a number of deals, the last one broken off after a number of actions."""
    document = golden(name)
    kept = [{key: deal[key] for key in ("deck", "actions")} for deal in document["deals"][:deals]]
    if actions is not None:
        kept[-1]["actions"] = kept[-1]["actions"][:actions]
    return {**{key: document[key] for key in ("format", "game", "rules", "players", "dealer")}, "deals": kept}


@pytest.fixture(scope="module")
def king() -> Replay:
    return replay_document(short("king-bids", 2, 20))


@pytest.fixture(scope="module")
def king_review(king: Replay) -> Review:
    return review_match(king, "quick")


@pytest.fixture(scope="module")
def corner() -> Replay:
    return replay_document(short("kings-corner-3", 1))


@pytest.fixture(scope="module")
def corner_review(corner: Replay) -> Review:
    return review_match(corner, "quick")


def test_every_decision_of_king_is_judged_or_forced(king: Replay, king_review: Review) -> None:
    actions = sum(len(deal.actions) for deal in king.record.deals)
    assert sum(player.decisions + player.forced for player in king_review.players) == actions
    assert king_review.complete
    assert not king_review.finished
    places = [(each.deal, each.action) for each in king_review.decisions]
    assert places == sorted(set(places))
    for each in king_review.decisions:
        assert each.known.played.tokens == [king.record.deals[each.deal].actions[each.action]]
        assert each.known.loss >= 0
        assert each.sentences
        assert (each.known.best.tokens == each.known.played.tokens) <= (each.size == "fine")


def test_the_sums_of_a_player_are_those_of_the_decisions(king_review: Review) -> None:
    for player in king_review.players:
        own = [each for each in king_review.decisions if each.seat == player.seat]
        assert player.decisions == len(own)
        assert player.fine + player.inaccuracies + player.mistakes + player.blunders == len(own)
        assert player.lost == pytest.approx(sum(deal.lost[player.seat] for deal in king_review.deals), abs=0.05)
        assert all(king_review.decisions[place].seat == player.seat for place in player.moments)


def test_the_course_of_a_deal_leads_to_its_points(king_review: Review) -> None:
    first, second = king_review.deals
    assert first.scores is not None
    assert first.graph[-1].values == first.scores
    assert first.luck is not None
    assert sum(first.luck) == pytest.approx(0, abs=0.05)
    for point in first.graph:  # a deal of King pays the same, for any taker
        assert sum(point.values) == pytest.approx(sum(first.scores), abs=0.1)
    assert second.scores is second.luck is None
    assert [point.actions for point in second.graph] == [0, 4, 8, 12, 16]


def test_turns_of_kings_corner_are_judged_whole(corner: Replay, corner_review: Review) -> None:
    choices = choices_of(corner.record)[0]
    assert [token for choice in choices for token in choice.tokens] == list(corner.record.deals[0].actions)
    by_action = {choice.action: choice for choice in choices}
    for each in corner_review.decisions:
        choice = by_action[each.action]
        assert (each.seat, each.phase) == (choice.seat, "turn")
        assert each.known.played.tokens == list(choice.tokens)
        state = choice.state
        for token in each.known.best.tokens:  # the better turn can be played
            state = state.apply(token)
        assert state.over or state.to_act != each.seat
        assert each.known.loss >= 0
    assert corner_review.deals[0].scores is not None
    for point in corner_review.deals[0].graph:  # the chance of each to win the match
        assert sum(point.values) == pytest.approx(100, abs=0.05)
    assert corner_review.deals[0].graph[0].values == pytest.approx([100 / 3] * 3, abs=0.01)


def test_a_turn_that_goes_out_is_never_wrong(corner: Replay, corner_review: Review) -> None:
    last = corner_review.decisions[-1]
    assert last.seat == corner.match.ended[0].state.scores().index(0)
    assert last.size == "fine"
    assert last.known.loss == 0


def test_a_review_repeats_with_any_number_of_processes(king: Replay, king_review: Review) -> None:
    part = replay_document(short("king-bids", 1, 20))
    seen: list[tuple[int, int]] = []
    found = review_match(part, "quick", lambda done, total: seen.append((done, total)), processes=2)
    assert found == review_match(part, "quick")
    whole = [each for each in king_review.decisions if each.deal == 0 and each.action < 20]
    # What a right choice missed depends on how the deal ended; what could be known does not.
    assert [(each.action, each.size, each.known) for each in found.decisions] == [
        (each.action, each.size, each.known) for each in whole
    ]
    assert seen == [(0, 20), (8, 20), (16, 20), (20, 20)] or seen == [(0, 20), (8, 20), (12, 20), (20, 20)]


def test_a_stopped_review_says_so(king: Replay) -> None:
    stop = Stop()

    def stopping(done: int, total: int) -> None:
        if done:
            stop.set()

    found = review_match(king, "quick", stopping, stop)
    assert not found.complete
    assert 0 < sum(player.decisions + player.forced for player in found.players) <= 8
    stop = Stop()
    stop.set()
    assert review_match(king, "quick", None, stop).decisions == []


def test_nothing_played_is_nothing_reviewed() -> None:
    found = review_match(replay_document({**short("king-bids", 1, 0), "deals": []}), "quick")
    assert found.complete
    assert [player.accuracy for player in found.players] == [100] * 4
    assert not found.moments
    assert not found.decisions
    assert not found.deals


def advised(decision: Decision, budget: Budget) -> Hinted:
    return REVIEWS[decision.rules.game].hint(decision, budget)


def hint(decision: Decision, budget: Budget) -> Hint:
    return advised(decision, budget).hint


def test_hints_are_legal_and_say_why(king: Replay, corner: Replay) -> None:
    budget = Budget(16, 20)
    for replay, place, start in ((king, 9, "review-hint-card"), (corner, 3, "review-hint-turn")):
        decision = choices_of(replay.record)[0][place].decision()
        found = hint(decision, budget)
        assert found.best.tokens[0] in decision.legal
        assert found.sentence.id == start
        assert found == hint(decision, budget)


def test_a_turn_goes_on_as_the_hint_said(corner: Replay) -> None:
    """Asked again after each of its moves, with other chance, the hint says the rest of it, and the same numbers."""
    budget = Budget(16, 20)
    choice = max(choices_of(corner.record)[0], key=lambda each: len(each.tokens))
    state, seat = choice.state, choice.seat
    first = hint(choice.decision(), budget)
    assert len(first.best.tokens) > 2
    assert first.worlds == 16 * 20 // 4  # each looked at once
    for done, token in enumerate(first.best.tokens[:-1]):
        state = state.apply(token)
        assert state.to_act == seat
        decision = Decision(choice.decision().rules, observe(state, seat), state.legal(), done)
        found = hint(decision, budget).best
        assert found == msgspec.structs.replace(first.best, tokens=first.best.tokens[done + 1 :])


def test_a_right_choice_missed_no_more_than_came_of_it(king: Replay, king_review: Review) -> None:
    scores = king.match.ended[0].scores
    right = [each for each in king_review.decisions if each.deal == 0 and each.size == "fine" and each.opened]
    assert right
    for each in right:
        assert each.opened is not None
        assert each.opened.loss <= max(0.0, each.opened.best.points - scores[each.seat]) + 0.01


def test_samples_in_one_world_are_one_world(corner_review: Review) -> None:
    for each in corner_review.decisions:
        assert each.known.agreed <= each.known.worlds <= BUDGETS["quick"].known.worlds


def test_a_hint_in_haste_is_compared_too(corner: Replay) -> None:
    """Time that runs out while there are still many ways to end the turn leaves some to compare the best of them."""
    decision = choices_of(corner.record)[0][3].decision()
    hint(decision, Budget(16, 20))  # compiled
    found = hint(decision, Budget(16, 10_000_000, seconds=0.1))
    assert found.best.tokens[0] in decision.legal
    assert found.worlds > 0


def test_a_bid_is_advised_with_errors() -> None:
    record = replay_document(short("king-bids", 7)).record
    choice = next(choice for choice in choices_of(record)[6] if choice.phase == "bid")
    assert isinstance(choice.state, KingState)
    hinted = advised(choice.decision(), Budget(16, 20))
    found = hinted.advice
    assert found is not None
    assert [price.bid for price in found.prices][:4] == ["+1", "+2", "+3", "-1"]
    assert found.games
    assert all(game.error >= 0 for game in found.games)
    assert hinted.hint.sentence.id == "review-hint-call"


def test_what_no_play_leads_to_is_impossible(king: Replay) -> None:
    decision = choices_of(king.record)[0][9].decision()
    observation: Any = decision.observation
    broken = msgspec.structs.replace(observation, counts=[5, 5, 5, 5])
    with pytest.raises(Impossible):
        hint(type(decision)(decision.rules, broken, decision.legal, 0), Budget(4, 4))


@pytest.mark.parametrize(
    ("title", "struct"),
    [("Review", Review), ("Scale", Scale), ("Player", PlayerReview), ("Deal", DealReview), ("Decision", Judged)],
)
def test_every_field_is_documented(title: str, struct: Any) -> None:
    documented = [code(row[0]) for row in rows(section(read(PAGE), title))]
    assert documented == list(struct.__struct_encode_fields__)


def test_the_example_is_a_decision() -> None:
    (example,) = examples(read(PAGE), "json")
    found = msgspec.json.decode(example.encode(), type=Judged)
    assert msgspec.json.decode(msgspec.json.encode(found)) == msgspec.json.decode(example)


def test_reviews_survive_json(king_review: Review, corner_review: Review) -> None:
    for review in (king_review, corner_review):
        assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
