"""A review with what its page cannot know without the rules: tricks, turns, and the cards before its moments."""

import gzip
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ..games.game import State
from ..games.options import Json
from ..games.registry import games, observe
from ..record.replay import Replay, replay_document
from ..review.choices import choices_of
from ..review.depth import Depth
from ..review.review import Review, review_match
from .positions import POSITIONS
from .review_messages import Position, Reviewed, ReviewState

#: A match with more decisions than this is only reviewed at the depth :data:`QUICK`. The longest match of King has
#: about 600, one of Kings Corner to 25 points a few hundred.
LONG: Final = 1500
#: A match with more decisions than this is not reviewed.
TOO_LONG: Final = 8000
QUICK: Final[Depth] = "quick"


class TooLong(ValueError):
    """The match has more decisions than :data:`TOO_LONG`."""


def review_of(document: Json, depth: Depth, progress: Callable[[int, int], None]) -> bytes:
    """Return the review of a record: a ``ReviewState`` as gzipped JSON.

    Raises :class:`TooLong`, ``Refused``, ``Impossible`` or ``NoReview``.
    """
    replay = replay_document(document)
    decisions = sum(len(deal) for deal in choices_of(replay.record))
    review = review_match(replay, depth_for(decisions, depth), progress)
    state = ReviewState("done", done=decisions, total=decisions, result=reviewed(replay, review))
    return gzip.compress(msgspec.json.encode(state), mtime=0)


def depth_for(decisions: int, wanted: Depth) -> Depth:
    """Return the depth for a match with this many decisions. Raises :class:`TooLong`."""
    if decisions > TOO_LONG:
        raise TooLong(f"{decisions} decisions")
    return QUICK if decisions > LONG else wanted


def reviewed(replay: Replay, review: Review) -> Reviewed:
    """Return a review of ``replay`` with what its page needs."""
    states = {(deal, action): state for deal, action, state in _states(replay)}
    stage = games()[replay.record.rules.game].stage
    stages = [
        stage(states[each.deal, each.action]) if each.phase in ("play", "turn") else 0 for each in review.decisions
    ]
    marks = [
        [
            # A call before the first card counts as in the first trick; the point after a deal's end is in none.
            0 if deal.scores is not None and point is deal.graph[-1] else max(1, stage(states[number, point.actions]))
            for point in deal.graph
        ]
        for number, deal in enumerate(review.deals)
    ]
    places = sorted({*review.moments, *(place for player in review.players for place in player.moments)})
    before = [states[review.decisions[place].deal, review.decisions[place].action] for place in places]
    return Reviewed(review, stages, marks, [_position(*found) for found in zip(places, before, strict=True)])


def _states(replay: Replay) -> Iterator[tuple[int, int, State]]:
    """The State of every deal after each number of its actions."""
    for number, deal in enumerate(replay.record.deals):
        state = replay.before(number).start(deal.deck).state
        assert state is not None
        yield number, 0, state
        for action, token in enumerate(deal.actions, start=1):
            state = state.apply(token)
            yield number, action, state


def _position(place: int, state: State) -> Position:
    seen = observe(state)
    hands = [list(observe(state, seat, seen).hand) for seat in range(state.players)]
    return POSITIONS[state.rules.game](place, hands, seen)
