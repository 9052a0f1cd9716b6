"""Reviews and hints of the toy game: each card is tried in some deals of the unseen cards, or in the true one."""

import random
import statistics
from collections.abc import Sequence
from typing import Final

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Budget, Stop
from kingcraft.cards import card_set, parse_cards
from kingcraft.games.options import RuleSet
from kingcraft.review.choice import Choice
from kingcraft.review.depth import Depth
from kingcraft.review.eye import Eye, option
from kingcraft.review.game_review import GameReview, PointsReview
from kingcraft.review.hint import Hint, Hinted
from kingcraft.review.sentence import hint_sentence, only_sentence
from kingcraft.review.size import Scale, scale

from .game import PACK, OneTrickObservation, OneTrickOptions, OneTrickState

_WORLDS: Final = 20


class _Review(PointsReview[OneTrickState]):
    def scale(self, rules: RuleSet[OneTrickOptions]) -> Scale:
        return scale("points", float(rules.options.value), whole=float(rules.options.value))

    def known(self, choice: Choice[OneTrickState], depth: Depth, stop: Stop | None) -> Eye:
        del depth, stop
        return _look(_worlds(choice.decision(), _WORLDS), choice.decision().legal, choice.tokens[0])

    def opened(self, choice: Choice[OneTrickState], depth: Depth, stop: Stop | None) -> Eye:
        del depth, stop
        return _look([choice.state], choice.decision().legal, choice.tokens[0])

    def hint(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
        del stop
        eye = _look(_worlds(decision, budget.worlds), decision.legal)
        only = len(decision.legal) == 1
        sentence = only_sentence(eye.best) if only else hint_sentence("play", eye.best, eye.worlds, eye.agreed)
        return Hinted(Hint(eye.best, eye.worlds, eye.agreed, sentence, [None], None))


REVIEW: Final[GameReview[OneTrickOptions, OneTrickState]] = _Review()


def _worlds(decision: Decision, count: int) -> list[OneTrickState]:
    """Deals that look the same to the seat to act."""
    seen = decision.observation
    assert isinstance(seen, OneTrickObservation)
    hand, trick = parse_cards(" ".join(seen.hand)) or (), parse_cards(" ".join(seen.trick)) or ()
    unseen = [card for card in PACK if card not in hand and card not in trick]
    chance, worlds = random.Random(decision.random), []
    for _ in range(count):
        left = iter(chance.sample(unseen, len(unseen)))
        hands = [
            card_set(hand if seat == seen.to_act else [next(left) for _ in range(held)])
            for seat, held in enumerate(seen.counts)
        ]
        worlds.append(OneTrickState(decision.rules, seen.dealer, tuple(hands), tuple(trick)))
    return worlds


def _look(worlds: Sequence[OneTrickState], legal: Sequence[str], played: str | None = None) -> Eye:
    """Try every card in every world; ``played`` (None: the best) is compared with the best."""
    points = {token: [_points(world, token) for world in worlds] for token in legal}
    best = max(legal, key=lambda token: sum(points[token]))
    other = best if played is None else played
    gaps = [more - less for more, less in zip(points[best], points[other], strict=True)]
    agreed = sum(points[best][at] == max(each[at] for each in points.values()) for at in range(len(worlds)))
    options = [option([token], statistics.fmean(points[token]), _error(points[token]), 0.0) for token in (best, other)]
    return Eye(options[0], options[1], statistics.fmean(gaps), _error(gaps), len(worlds), agreed)


def _points(state: OneTrickState, token: str) -> int:
    """What the seat to act scores with ``token`` if all others play their highest card."""
    seat, state = state.to_act, state.apply(token)
    while not state.over:
        state = state.apply(max(state.legal()))
    return state.scores()[seat]


def _error(values: Sequence[int]) -> float:
    return statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
