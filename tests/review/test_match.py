"""Reviews of Kings Corner count what a turn does to the match: its chance to be won, and points."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from kingcraft import shuffle
from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.bots.kings_corner.equity import equity_of
from kingcraft.cards import PACK_52
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.record.record import DealRecord, Record, record_of
from kingcraft.record.replay import replay
from kingcraft.review.choices import choices_of
from kingcraft.review.chunks import judge
from kingcraft.review.eye import Eye, Option
from kingcraft.review.game_review import REVIEWS
from kingcraft.review.judged import Judged
from kingcraft.review.kings_corner.luck import course, outcome, promised
from kingcraft.review.luck import luck
from kingcraft.review.review import Review, review_match
from kingcraft.review.size import Scale, clear_loss, given_away, lost_chance, lost_points, size_of

from .looks import scale_of


def played(rules: str, players: int, seed: int, deals: int = 1) -> Record:
    """The first deals of a match of rules of thumb."""
    options, bot = parse_rule_text(rules), BOTS["thumb-1"]()
    match, done = new_match(options, players, seed % players), list[DealRecord]()
    for deal in range(deals):
        cards = tuple(shuffle.deck(seed.to_bytes(32, "big"), deal, (), match.pack))
        match, tokens = match.start(cards), list[str]()
        while match.state is not None:
            state = match.state
            decision = Decision(options, observe(state, state.to_act), state.legal(), seed << 32 | len(tokens))
            tokens.append(bot.choose(decision))
            match = match.apply(tokens[-1])
        done.append(DealRecord(cards, tuple(tokens)))
    return record_of(match, [f"{seat}" for seat in range(players)], seed % players, done)


def dealt(rules: str, totals: Sequence[int]) -> KingsCornerState:
    """A deal that begins at these totals."""
    deck = list(PACK_52)
    random.Random(3).shuffle(deck)
    return deal_state(parse_rule_text(rules), len(totals), 0, deck, 0, totals)


def test_laying_a_king_is_no_blunder_among_four() -> None:
    """At 0:0. Counting deals won, reviews told people to keep a king and lose three points more."""
    scale, laid = scale_of(parse_rule_text("pagat")), 0
    for seed in range(1, 9):
        for choice in choices_of(played("pagat", 4, seed))[0]:
            if not any(token.startswith("K") for token in choice.tokens):
                continue
            found = judge(choice, scale, "quick")
            laid += 1
            if found is None or found.size == "fine":
                continue
            assert found.size != "blunder", (seed, choice.action)
            assert any(token.startswith("K") for token in found.known.best.tokens), (seed, choice.action)
    assert laid > 15


def test_a_loss_is_points_and_chance_in_the_same_samples() -> None:
    rules = parse_rule_text("pagat")
    point = 100 * equity_of(rules.options, 4).point / 1_000_000
    lost = []
    for choice in choices_of(played("pagat", 4, 1))[0]:
        eye = REVIEWS["kings-corner"].known(choice, "quick", None)
        assert eye is not None
        best, other = eye.best, eye.played
        assert best.chance is not None
        assert other.chance is not None
        if eye.loss:
            # What the search counts is the chance, and a little for points: what both differ by adds up to the loss.
            both = 100 * (best.chance - other.chance) + point * (best.points - other.points)
            assert both == pytest.approx(eye.loss, abs=0.05)
            lost.append(eye.loss)
    assert lost


def _eye(chance: float, points: float, loss: float, error: float = 0.0) -> Eye:
    return Eye(Option([], points, 1.0, 0.5 + chance), Option([], 0.0, 1.0, 0.5), loss, error, 10, 10)


def test_in_a_match_that_is_decided_points_are_lost() -> None:
    scale = scale_of(parse_rule_text("pagat"))
    decided = _eye(0.0, 6.0, 6.0)
    assert size_of(scale, decided) == "mistake"
    assert (lost_points(decided), lost_chance(decided), given_away(decided)) == (6.0, 0.0, 0.0)
    early = _eye(0.12, 3.0, 15.0)
    assert lost_points(early) == 3.0
    assert lost_chance(early) == pytest.approx(12.0)
    assert given_away(early) == pytest.approx(12.0)
    unclear = _eye(0.12, 3.0, 15.0, 8.0)
    assert (clear_loss(unclear), lost_points(unclear), lost_chance(unclear)) == (0.0, 0.0, 0.0)
    # A turn that gains points but loses the match costs no points.
    assert lost_points(_eye(0.2, -2.0, 18.0)) == 0.0


@pytest.mark.parametrize(
    ("rules", "unit", "chances", "blunder"),
    [
        ("pagat", "percent", "measured", 10.9),
        ("romanian-250", "percent", "scaled", 9.7),
        ("pagat?deals=3", "points", "points", 3.0),
        ("pagat-chips", "points", "points", 9.0),
    ],
)
def test_the_measure_is_some_cards_at_the_beginning(rules: str, unit: str, chances: str, blunder: float) -> None:
    scale = scale_of(parse_rule_text(rules))
    assert (scale.unit, scale.chances) == (unit, chances)
    assert scale.blunder == pytest.approx(blunder, abs=1.0)
    assert 0 < scale.inaccuracy < scale.mistake < scale.blunder < scale.whole


@pytest.mark.parametrize("totals", [(0, 0), (20, 3), (0, 0, 0, 0), (24, 3, 9, 20)])
def test_what_a_deal_brought_is_what_it_did_to_the_match(totals: tuple[int, ...]) -> None:
    state, scores = dealt("pagat", totals), [0, 6, 2, 9][: len(totals)]
    found = outcome(state, scores)
    assert sum(found.beyond) == pytest.approx(0, abs=0.01)
    assert sum(found.shown) == pytest.approx(100, abs=0.01)
    before = [100 * (equity_of(state.rules.options, len(totals)).chance(totals, seat) or 0) for seat in range(2)]
    assert found.beyond[:2] == pytest.approx([found.shown[seat] - before[seat] for seat in range(2)])
    # Brought counts points besides, as what an option promises does: 1 percent each in a match to 25.
    lead = sum(scores[1:]) / (len(scores) - 1)
    option = Option([], lead, 0.0, found.shown[0] / 100)
    assert promised(state, option) == pytest.approx(found.brought[0]) == pytest.approx(found.shown[0] + lead)


def test_a_deal_that_ends_the_match_shows_who_won() -> None:
    assert outcome(dealt("pagat", (20, 3)), [6, 0]).shown == [0, 100]
    assert outcome(dealt("pagat?sign=-", (-20, -3)), [-6, 0]).shown == [0, 100]
    assert outcome(dealt("pagat", (20, 3, 3)), [6, 0, 0]).shown == [0, 50, 50]


@pytest.mark.parametrize(
    ("rules", "scores", "ahead"),
    [
        ("pagat?deals=5", [0, 10, 5], [15 / 2, -15 / 2, 0]),
        ("pagat?deals=5&sign=-", [0, -10, -5], [15 / 2, -15 / 2, 0]),
        ("pagat-chips", [15, -10, -5], [45 / 2, -15, -15 / 2]),
    ],
)
def test_where_no_chance_is_known_points_count(rules: str, scores: list[int], ahead: list[float]) -> None:
    found = outcome(dealt(rules, (0, 0, 0)), scores)
    assert found.brought == found.beyond == found.shown == pytest.approx(ahead)


def _turn(seat: int, action: int, chance: float | None, points: float = 0.0) -> Judged:
    option = Option(["end"], points, 0.0, chance)
    return Judged(0, action, seat, "turn", "fine", "", Eye(option, option, 0.0, 0.0, 1, 1), None, [])


def test_the_course_begins_with_the_totals_and_is_always_a_whole_match() -> None:
    state = dealt("pagat", (20, 3, 3))
    points = course(state, [_turn(0, 0, 0.2), _turn(1, 5, 0.5)])
    assert [point.actions for point in points] == [0, 0, 5]
    first, second, third = (point.values for point in points)
    assert first[0] < 10 < 40 < first[1] == first[2]
    assert second == [20, 40, 40]
    assert third == pytest.approx([50 / 3, 50, 100 / 3], abs=0.01)
    assert all(sum(point.values) == pytest.approx(100, abs=0.05) for point in points)
    assert [point.actions for point in course(state, [_turn(0, 4, 0.2)], begun=4)] == [4]


def test_a_course_of_points_sums_to_nothing() -> None:
    points = course(dealt("pagat-chips", (5, -5, 0)), [_turn(0, 0, None, 6.0), _turn(2, 4, None, -3.0)])
    assert [point.values for point in points] == [[0, 0, 0], [6, -3, -3], [6, -3, -3]]
    assert all(sum(point.values) == pytest.approx(0) for point in points)


@pytest.fixture(scope="module")
def chips() -> Review:
    return review_match(replay(played("pagat-chips", 3, 2, deals=2)), "quick")


def test_chips_are_reviewed_in_points(chips: Review) -> None:
    assert chips.scale == Scale("points", 15.0, 9.0 * 0.2, 4.5, 9.0, "points")
    for each in chips.decisions:
        assert each.known.best.chance is each.known.played.chance is None
        assert "chance" not in [name for said in each.sentences for name in said.arguments]
    for deal in chips.deals:
        assert deal.lost == deal.lost_points
        assert deal.luck is not None
        assert sum(deal.luck) == pytest.approx(0, abs=0.05)


def test_luck_of_a_match_is_what_play_does_not_explain() -> None:
    """All deals together take everyone from an even share to all or nothing."""
    record = played("pagat", 2, 4, deals=1)
    while not (replayed := replay(record)).match.over:
        record = played("pagat", 2, 4, deals=len(record.deals) + 1)
    found = review_match(replayed, "quick")
    won = [100.0 if seat in replayed.match.winners else 0.0 for seat in range(2)]
    lost = [player.lost for player in found.players]
    expected = luck([share - 50 for share in won], lost)
    assert [player.luck for player in found.players] == pytest.approx(expected, abs=0.1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
