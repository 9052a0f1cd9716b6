"""A whole match reviewed."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from ..bots.limits import Stop
from ..games.game import State
from ..games.rule_text import rule_text
from ..record.replay import Replay
from .choice import Choice
from .choices import choices_of, decided
from .chunks import Chunk, Found, chunks_of, found_in
from .depth import Depth
from .game_review import AnyReview, game_review
from .graph import Point
from .judged import Judged
from .luck import luck
from .moments import moments
from .size import Scale, accuracy, clear_loss, given_away, lost_points
from .work import work_off

FORMAT: Final = "kingcraft-review/2"

#: Called with the number of decisions done and their total.
Progress = Callable[[int, int], None]
#: What was found in each deal that has been looked at, by its number.
FoundInDeals = Mapping[int, Sequence[Found]]


class DealReview(Struct, frozen=True, rename="camel"):
    """One deal."""

    #: As in records; empty where there is none.
    contract: str
    #: The trump suit in records; empty without trumps.
    trump: str
    #: Whether the whole deal was given before a practice began: it has no luck and no graph.
    laid: bool
    #: By seat; None while the deal is not over.
    scores: list[int] | None
    #: Clear losses by seat, in the unit of the review.
    lost: list[float]
    #: The same in points.
    lost_points: list[float]
    #: By seat, in the unit of the review; None while the deal is not over.
    luck: list[float] | None
    #: In order; the last point of a deal that is over is its result.
    graph: list[Point]
    #: Whether the players gave the deal up: nothing in it is judged; it has no scores, no luck and no graph.
    void: bool = False


class PlayerReview(Struct, frozen=True, rename="camel"):
    """One player."""

    #: The number of the seat, from 0.
    seat: int
    #: The player's name in the record.
    name: str
    #: The number of judged decisions.
    decisions: int
    #: The number of decisions with nothing to decide.
    forced: int
    #: How many decisions were as good as the best, or nearly.
    fine: int
    #: How many decisions were inaccuracies.
    inaccuracies: int
    #: How many decisions were mistakes.
    mistakes: int
    #: How many decisions were blunders.
    blunders: int
    #: How many decisions were lucky.
    lucky: int
    #: How many decisions were unlucky.
    unlucky: int
    #: Clear losses of the match.
    lost: float
    #: The same in points.
    lost_points: float
    #: Clear losses per deal.
    lost_a_deal: float
    #: 0 to 100.
    accuracy: float
    #: Of the deals that are over.
    luck: float
    #: Indices of this player's moments in the decisions of the review.
    moments: list[int]


class Review(Struct, frozen=True, rename="camel"):
    """A match reviewed. ``docs/review.md`` explains each figure."""

    #: The format of reviews, and its version.
    format: str
    #: The game's name in records.
    game: str
    #: As short text.
    rules: str
    budget: Depth
    #: Whether the match is over.
    finished: bool
    #: Whether every decision was judged: a review can be stopped.
    complete: bool
    scale: Scale
    #: The players, by seat.
    players: list[PlayerReview]
    #: The deals, in order.
    deals: list[DealReview]
    #: All judged decisions, in the order of the record.
    decisions: list[Judged]
    #: Indices of the moments in ``decisions``, the most important first.
    moments: list[int]


def review_match(
    replay: Replay,
    budget: Depth = "normal",
    progress: Progress | None = None,
    stop: Stop | None = None,
    processes: int = 1,
) -> Review:
    """Review what has been played of a match. The same record and depth give the same review.

    ``progress`` is called in this thread. ``stop``, once set, ends the review soon, with what is known then.
    ``processes``: 1 works in this one.

    Raises :class:`.game_review.NoReview`: the game has no reviews; :class:`~kingcraft.bots.decision.Impossible`: no
    play leads to what a seat has seen, which cannot happen with a record that replays;
    :class:`~kingcraft.processes.ChildFailed`.
    """
    record = replay.record
    scale = game_review(record.rules.game).scale(record.rules)
    chunks = chunks_of([len(deal) for deal in choices_of(record)])
    found: dict[Chunk, Found] = {}
    total = sum(chunk.last - chunk.first for chunk in chunks)
    done = 0
    if progress is not None:
        progress(0, total)
    for chunk, one in work_off(record, scale, budget, chunks, stop, processes):
        found[chunk] = one
        done += chunk.last - chunk.first
        if progress is not None:
            progress(done, total)
    complete = len(found) == len(chunks) and not any(one.cut for one in found.values())
    return _review(replay, budget, scale, [found[chunk] for chunk in chunks if chunk in found], complete)


def review_deal(
    choices: Sequence[Choice[State]],
    players: int,
    scale: Scale,
    budget: Depth,
    progress: Callable[[int], None],
    stop: Stop | None = None,
) -> list[Found]:
    """Look at one deal. ``choices``: its decisions; ``progress`` is called with the number that is done.

    Raises as :func:`review_match`.
    """
    found = []
    for chunk in chunks_of([len(choices)]):
        found.append(found_in(choices[chunk.first : chunk.last], players, scale, budget, stop))
        progress(chunk.last)
    return found


def deal_review(replay: Replay, number: int, found: Sequence[Found]) -> DealReview:
    """Return the review of deal ``number``, in which ``found`` was found."""
    game = game_review(replay.record.rules.game)
    return _deal(game, replay, number, decided(replay.record)[number], found)


def assembled(replay: Replay, budget: Depth, found: FoundInDeals) -> Review:
    """Return the review of a match whose deals have all been looked at, each with :func:`review_deal`."""
    scale = game_review(replay.record.rules.game).scale(replay.record.rules)
    return _review(replay, budget, scale, [one for deal in sorted(found) for one in found[deal]], complete=True)


def _review(replay: Replay, budget: Depth, scale: Scale, found: Sequence[Found], complete: bool) -> Review:
    record = replay.record
    game = game_review(record.rules.game)
    decisions = list(chain.from_iterable(one.judged for one in found))
    deals = [_deal(game, replay, number, actions, found) for number, actions in enumerate(decided(record))]
    forced = [sum(one.forced[seat] for one in found) for seat in range(len(record.players))]
    return Review(
        FORMAT,
        record.rules.game,
        rule_text(record.rules),
        budget,
        replay.match.over,
        complete,
        scale,
        [_player(seat, name, scale, decisions, deals, forced[seat]) for seat, name in enumerate(record.players)],
        deals,
        decisions,
        moments(decisions, scale),
    )


def _deal(game: AnyReview, replay: Replay, number: int, actions: range, found: Sequence[Found]) -> DealReview:
    match, players = replay.match, len(replay.record.players)
    here = [one for one in found if one.deal == number]
    judged = [each for one in here for each in one.judged]
    own = [[each.known for each in judged if each.seat == seat] for seat in range(players)]
    lost = [round(sum(map(given_away, eyes)), 2) for eyes in own]
    points = [round(sum(map(lost_points, eyes)), 2) for eyes in own]
    ended = match.ended[number] if number < len(match.ended) else None
    state = match.state if ended is None else ended.state
    contract, trump = game.contract(state)
    if ended is not None and ended.void:
        return DealReview(contract, trump, False, None, lost, points, None, [], void=True)
    laid = bool(replay.record.deals[number].actions) and not actions
    if ended is not None and laid:
        return DealReview(contract, trump, laid, list(ended.scores), lost, points, None, [])
    graph = game.graph(state, judged, [point for one in here for point in one.points], actions.start)
    if ended is None:
        return DealReview(contract, trump, laid, None, lost, points, None, graph)
    outcome = game.outcome(state, ended.scores)
    graph.append(Point(len(replay.record.deals[number].actions), [round(value, 2) for value in outcome.shown]))
    shares = [round(each, 2) for each in luck(outcome.beyond, lost)]
    return DealReview(contract, trump, laid, list(ended.scores), lost, points, shares, graph)


def _player(
    seat: int, name: str, scale: Scale, decisions: Sequence[Judged], deals: Sequence[DealReview], forced: int
) -> PlayerReview:
    places = [place for place, each in enumerate(decisions) if each.seat == seat]
    own = [decisions[place] for place in places]
    sizes, fates = [each.size for each in own], [each.fate for each in own]
    lost, played = sum(deal.lost[seat] for deal in deals), sum(not (deal.laid or deal.void) for deal in deals)
    return PlayerReview(
        seat,
        name,
        len(own),
        forced,
        sizes.count("fine"),
        sizes.count("inaccuracy"),
        sizes.count("mistake"),
        sizes.count("blunder"),
        fates.count("lucky"),
        fates.count("unlucky"),
        round(lost, 2),
        round(sum(deal.lost_points[seat] for deal in deals), 2),
        round(lost / max(1, played), 2),
        round(accuracy(scale, [clear_loss(each.known) for each in own]), 1),
        round(sum(deal.luck[seat] for deal in deals if deal.luck is not None), 2),
        [places[place] for place in moments(own, scale)],
    )
