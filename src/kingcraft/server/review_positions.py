"""Beside a review: which trick or turn a decision belongs to, and the cards as they lay before its moments."""

from collections.abc import Sequence
from typing import Any

from ..games.game import State
from ..games.king.view import KingObservation
from ..games.kings_corner.view import KingsCornerObservation
from ..games.registry import observe
from ..record.replay import Replay
from ..review.review import Review
from .review_messages import Position, Reviewed
from .stages import stage


def reviewed(replay: Replay, review: Review) -> Reviewed:
    """A review of ``replay`` with what its page needs."""
    histories = [_history(replay, deal) for deal in range(len(review.deals))]
    stages = [
        0 if each.phase not in ("play", "turn") else _stage(histories[each.deal], each.action, replay)
        for each in review.decisions
    ]
    marks = [
        [
            0 if deal.scores is not None and point is deal.graph[-1] else _stage(history, point.actions, replay)
            for point in deal.graph
        ]
        for deal, history in zip(review.deals, histories, strict=True)
    ]
    places = sorted({*review.moments, *(place for player in review.players for place in player.moments)})
    states = _states(replay, [(review.decisions[place].deal, review.decisions[place].action) for place in places])
    return Reviewed(review, stages, marks, [_position(*found) for found in zip(places, states, strict=True)])


def _history(replay: Replay, deal: int) -> list[str]:
    match = replay.match
    state: Any = match.ended[deal].state if deal < len(match.ended) else match.state
    return [token for _, token in state.history]


def _stage(history: Sequence[str], action: int, replay: Replay) -> int:
    """The trick or the turn that the action at this place belongs to, from 1."""
    return stage(replay.record.rules.game, len(replay.record.players), history[:action])


def _states(replay: Replay, places: Sequence[tuple[int, int]]) -> list[State]:
    """The states before the actions at ``places``: deal and action."""
    found: dict[tuple[int, int], State] = {}
    match = replay.record.first_match()
    for number, deal in enumerate(replay.record.deals):
        match = match.start(deal.deck)
        for action, token in enumerate(deal.actions):
            if (number, action) in places and match.state is not None:
                found[number, action] = match.state
            match = match.apply(token)
        if deal.void:
            match = match.void()
    return [found[place] for place in places]


def _position(place: int, state: State) -> Position:
    hands = [list(observe(state, seat).hand) for seat in range(state.players)]
    seen = observe(state)
    if isinstance(seen, KingObservation):
        auction = None if seen.phase == "play" else seen.auction
        leader = seen.trick.leader if seen.trick.cards else -1
        return Position(place, hands, list(seen.trick.cards), leader, {}, 0, auction)
    assert isinstance(seen, KingsCornerObservation)
    return Position(place, hands, [], -1, dict(seen.piles), seen.stock)
