"""A review with what its page cannot know without the rules: tricks, turns, and the cards before its mistakes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..games.game import State
from ..games.reasons import Refused
from ..games.registry import games, observe
from ..record.replay import Replay
from ..review.choice import Choice
from ..review.choices import choices_of
from ..review.chunks import Found
from ..review.game_review import game_review
from ..review.judged import Judged
from ..review.review import Review, deal_review
from ..review.size import Scale, clear_loss, lost_chance, lost_points
from ..review.standings import standings
from .positions import POSITIONS
from .review_messages import Mistake, Position, Reviewed, ReviewedDeal

#: The mistakes of each player that come with the cards.
MOST: Final = 8
_END: Final = "end"


def reviewed_deal(
    replay: Replay, number: int, found: Sequence[Found], choices: Sequence[Choice[State]]
) -> ReviewedDeal:
    """Return the review of a deal of ``replay`` in which ``found`` was found. ``choices``: its decisions."""
    decisions, states = [each for one in found for each in one.judged], _States(replay)
    review, rules = deal_review(replay, number, found), replay.record.rules
    scale = game_review(rules.game).scale(rules)
    known = {choice.action: choice for choice in choices}
    return ReviewedDeal(
        number,
        scale,
        review,
        decisions,
        [states.stage_of(each) for each in decisions],
        states.marks(number, [point.actions for point in review.graph], over=review.scores is not None),
        [
            _mistake(states, scale, place, each, known[each.action])
            for place in worst(decisions)
            for each in (decisions[place],)
        ],
    )


def worst(decisions: Sequence[Judged]) -> list[int]:
    """Return the indices of the worst decisions of every player, at most :data:`MOST` each, the worst first."""
    order = sorted(
        (place for place, each in enumerate(decisions) if each.size != "fine"),
        key=lambda place: (-clear_loss(decisions[place].known), place),
    )
    count: dict[int, int] = {}
    found = []
    for place in order:
        seat = decisions[place].seat
        count[seat] = count.get(seat, 0) + 1
        if count[seat] <= MOST:
            found.append(place)
    return found


def reviewed(replay: Replay, review: Review, choices: Sequence[Sequence[Choice[State]]] | None = None) -> Reviewed:
    """Return a review of ``replay`` with what its page needs. ``choices``: the decisions of its record, if known."""
    states, decisions = _States(replay), review.decisions
    marks = [
        states.marks(number, [point.actions for point in deal.graph], over=deal.scores is not None)
        for number, deal in enumerate(review.deals)
    ]
    places = sorted({*review.moments, *(place for player in review.players for place in player.moments)})
    known = {(choice.deal, choice.action): choice for deal in choices or choices_of(replay.record) for choice in deal}
    return Reviewed(
        review,
        [states.stage_of(each) for each in decisions],
        marks,
        [_position(place, states.before(decisions[place])) for place in places],
        [
            _mistake(states, review.scale, place, each, known[each.deal, each.action])
            for place in worst(decisions)
            for each in (decisions[place],)
        ],
        standings(replay, review),
    )


class _States:
    """The State of every deal of a match after each number of its actions."""

    def __init__(self, replay: Replay) -> None:
        self._game = games()[replay.record.rules.game]
        self._states: Mapping[tuple[int, int], State] = {(deal, action): state for deal, action, state in _walk(replay)}

    def before(self, each: Judged) -> State:
        """Return the State before a decision."""
        return self._states[each.deal, each.action]

    def stage_of(self, each: Judged) -> int:
        """Return the trick or turn of a decision, from 1; 0 for a call."""
        return self._game.stage(self.before(each)) if each.phase in ("play", "turn") else 0

    def marks(self, deal: int, points: Sequence[int], *, over: bool) -> list[int]:
        """Return the tricks or turns of the points of a graph: those after this many actions."""
        # A call before the first card counts as in the first trick; the point after a deal's end is in none.
        stages = [max(1, self._game.stage(self._states[deal, actions])) for actions in points]
        return [*stages[:-1], 0] if over and stages else stages


def _walk(replay: Replay) -> Iterator[tuple[int, int, State]]:
    for number, deal in enumerate(replay.record.deals):
        state = replay.before(number).start(deal.deck).state
        assert state is not None
        yield number, 0, state
        for action, token in enumerate(deal.actions, start=1):
            state = state.apply(token)
            yield number, action, state


def _mistake(states: _States, scale: Scale, place: int, each: Judged, choice: Choice[State]) -> Mistake:
    state, known = states.before(each), each.known
    legal, better = state.legal(), known.best.tokens
    turn = each.phase == "turn"
    reasons = game_review(state.rules.game).reasons(choice, known)
    return Mistake(
        place,
        each.deal,
        each.action,
        states.stage_of(each),
        each.seat,
        each.phase,
        each.size,
        known.played.tokens,
        better,
        clear_loss(known),
        scale.unit,
        lost_points(known),
        lost_chance(known),
        next((reason for reason in reasons if reason is not None), None),
        reasons,
        legal,
        [token for token in legal if token in better] if turn else known.fine or better[:1],
        _position(place, state),
        list(_line(place, state, better)) if turn else [],
    )


def _line(place: int, state: State, tokens: Sequence[str]) -> Iterator[Position]:
    """Yield the cards after each of ``tokens``, until the turn ends."""
    for token in tokens:
        if token == _END:
            return
        try:
            state = state.apply(token)
        except Refused:  # it depended on a card that was still to be drawn
            return
        yield _position(place, state)


def _position(place: int, state: State) -> Position:
    seen = observe(state)
    hands = [list(observe(state, seat, seen).hand) for seat in range(state.players)]
    return POSITIONS[state.rules.game](place, hands, seen)
