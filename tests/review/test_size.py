"""Losses, their names, luck of a decision, accuracy."""

import pytest

from kingcraft.bots.gap import NO_GAP, Gap
from kingcraft.bots.judgement import Judgement, Opinion
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.review.eye import eye_of
from kingcraft.review.king.look import nothing_left
from kingcraft.review.size import accuracy, clear_loss, fate_of, hard_luck, missed, size_of

from .looks import SCALE, look, scale_of


@pytest.mark.parametrize(
    ("loss", "error", "size"),
    [
        (0.0, 0.0, "fine"),
        (3.9, 0.0, "fine"),
        (4.0, 0.0, "inaccuracy"),
        (4.0, 2.0, "inaccuracy"),
        (4.0, 2.1, "fine"),  # chance may have done it
        (10.0, 1.0, "mistake"),
        (20.0, 10.0, "blunder"),
        (300.0, 151.0, "fine"),
    ],
)
def test_sizes_begin_at_their_bounds_and_only_clear_losses_count(loss: float, error: float, size: str) -> None:
    eye = look(loss, error)
    assert size_of(SCALE, eye) == size
    assert (clear_loss(eye) > 0) == (loss > 0 and loss >= 2 * error)


def test_the_scale_follows_the_rules() -> None:
    assert scale_of(parse_rule_text("king?trick_value=40")).blunder == 40
    assert scale_of(parse_rule_text("king")).unit == "points"
    assert scale_of(parse_rule_text("pagat")).unit == "percent"
    for rules in ("king", "pagat", "swedish", "portugal"):
        scale = scale_of(parse_rule_text(rules))
        assert 0 < scale.inaccuracy < scale.mistake < scale.blunder <= scale.whole


@pytest.mark.parametrize(
    ("known", "opened", "fate"),
    [
        (0.0, 40.0, "unlucky"),
        (0.0, 39.0, ""),  # that is not enough to speak of
        (12.0, 0.0, "lucky"),
        (12.0, 12.0, ""),
        (0.0, 0.0, ""),
    ],
)
def test_luck_is_where_the_two_eyes_differ(known: float, opened: float, fate: str) -> None:
    assert fate_of(SCALE, look(known), look(opened)) == fate
    assert fate_of(SCALE, look(known), None) == ""


def test_no_player_is_lucky_where_the_open_look_is_unsure() -> None:
    assert fate_of(SCALE, look(12.0), look(12.0, 20.0)) == ""


def test_no_more_is_missed_than_what_the_deal_could_have_brought() -> None:
    """With open cards 173 points hung on a card; but the deal cost 20 in the end, and the best would have cost none."""
    eye = look(173.0)
    assert missed(eye, 0.0, -20.0).loss == 20
    assert missed(eye, 0.0, 15.0).loss == 0
    assert missed(eye, 0.0, -500.0) == eye
    assert fate_of(SCALE, look(0.0), eye) == "unlucky"
    assert fate_of(SCALE, look(0.0), missed(eye, 0.0, -20.0)) == ""


def test_hard_luck_is_as_dear_as_four_blunders() -> None:
    assert hard_luck(SCALE, "unlucky", look(80.0))
    assert not hard_luck(SCALE, "unlucky", look(79.0))
    assert not hard_luck(SCALE, "", look(100.0))
    assert not hard_luck(SCALE, "unlucky", None)


def test_nothing_hangs_on_cards_that_all_surely_bring_the_same() -> None:
    same, other = Opinion("QH", -10.0, 0.0, None, 7, NO_GAP), Opinion("2S", -10.0, 0.0, None, 7, NO_GAP)
    assert nothing_left(Judgement((same, other), 7, 0))
    assert not nothing_left(Judgement((same, other._replace(gap=Gap(0.0, 0.1))), 7, 70))
    assert not nothing_left(Judgement((same, same, other._replace(points=-30.0, gap=Gap(20.0, 0.0))), 7, 70))


def test_nothing_hangs_on_cards_that_are_alike() -> None:
    five, six = Opinion("5S", -10.2, 3.0, None, 7, NO_GAP), Opinion("6S", -10.2, 3.0, None, 7, NO_GAP)
    assert nothing_left(Judgement((five, six), 7, 70))


def test_accuracy_falls_with_every_loss() -> None:
    marks = [accuracy(SCALE, [loss]) for loss in (0.0, 1.0, 5.0, 20.0, 100.0, 1000.0)]
    assert marks == sorted(marks, reverse=True)
    assert len(set(marks)) == len(marks)
    assert accuracy(SCALE, [0.0]) == accuracy(SCALE, []) == 100
    assert accuracy(SCALE, [20.0]) == 100 / 2**4
    assert accuracy(SCALE, [20.0, 0.0]) == 100 * 0.75**4


def test_a_judgement_becomes_a_look() -> None:
    opinions = (
        Opinion("QH", -10.0, 3.0, None, 7, NO_GAP),
        Opinion("2S", -22.0, 4.0, None, 2, Gap(11.5, 1.5)),
        Opinion("3S", -9.0, 4.0, None, 1, Gap(-1.0, 2.0)),
    )
    judgement = Judgement(opinions, 10, 500)
    eye = eye_of(judgement, "2S")
    assert (eye.loss, eye.error, eye.agreed, eye.worlds) == (11.5, 1.5, 7, 10)
    assert (eye.best.tokens, eye.played.tokens) == (["QH"], ["2S"])
    assert eye_of(judgement, "QH").error == eye_of(judgement, "QH").loss == 0
    assert eye_of(judgement, "3S").loss == 0  # the one to play first is the best, whatever chance says of others
    with pytest.raises(KeyError):
        eye_of(judgement, "AS")
