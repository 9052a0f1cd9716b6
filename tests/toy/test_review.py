"""Reviews and hints of a third game: without a part of its own it says that it has none; a small part gives both."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import kingcraft
from kingcraft.bots.limits import Budget
from kingcraft.cli.main import main
from kingcraft.record.replay import Replay
from kingcraft.review.choices import choices_of
from kingcraft.review.game_review import REVIEWS, NoReview, game_review
from kingcraft.review.review import review_match

from .game import NAME
from .review import REVIEW
from .test_floors import document


@pytest.fixture
def replay() -> Replay:
    return kingcraft.replay_document(document())


@pytest.fixture
def reviewing() -> Iterator[None]:
    REVIEWS.register(NAME, REVIEW)
    yield
    REVIEWS.unregister(NAME)


def test_without_a_part_there_is_no_review(replay: Replay) -> None:
    with pytest.raises(NoReview, match=f"no reviews and hints of {NAME}"):
        review_match(replay, "quick")
    with pytest.raises(NoReview):
        game_review(NAME)


def test_the_command_line_says_that_there_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document()), "utf-8")
    assert main(["review", "--lang", "en", str(file)]) == 1
    assert "there is no review of One Trick yet" in capsys.readouterr().err


def test_a_small_part_gives_a_whole_review(replay: Replay, reviewing: None) -> None:
    found = review_match(replay, "quick")
    assert found.complete
    assert found.scale.unit == "points"
    assert sum(player.decisions + player.forced for player in found.players) == 3 * 4
    assert all(each.sentences for each in found.decisions)
    for deal in found.deals:
        assert deal.luck is not None
        assert sum(deal.luck) == pytest.approx(0, abs=0.05)
        assert [point.values for point in deal.graph] == [deal.scores]
    assert review_match(replay, "quick") == found


def test_its_hints_are_legal_and_the_last_seat_knows_the_trick(replay: Replay, reviewing: None) -> None:
    decisions = [choice.decision() for choice in choices_of(replay.record)[0]]
    hints = [game_review(NAME).hint(decision, Budget(20, 1)).hint for decision in decisions]
    for decision, hint in zip(decisions, hints, strict=True):
        assert hint.best.tokens[0] in decision.legal
        assert hint.agreed <= hint.worlds == 20
    assert hints[-1].best.error == 0
