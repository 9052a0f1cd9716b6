"""A whole match reviewed."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from ..bots.stop import Stop
from ..cards import SUITS
from ..games.game import State
from ..games.king.table import KingState
from ..games.kings_corner.table import KingsCornerState
from ..games.rule_text import rule_text
from ..record.replay import Replay
from .choices import choices_of, decided
from .chunks import Chunk, Found, chunks_of
from .depth import DEPTHS
from .graph import Point, chances
from .judged import Judged
from .luck import corner_results, king_results, luck, prize, shares_won
from .moments import moments
from .size import Scale, accuracy, clear_loss, scale_of
from .work import work_off

FORMAT: Final = "kingcraft-review/1"

#: Called with how many decisions are done, and how many there are.
Progress = Callable[[int, int], None]


class DealReview(Struct, frozen=True, rename="camel"):
    """One deal. ``contract``, ``trump``: of King, as in records; empty where there is none.

    ``laid``: nobody decided anything in it, as it was laid out before a practice: it has no luck and no graph.
    ``scores``, ``luck``: by seat, None while the deal is not over. ``lost``: clear losses by seat. ``graph``: what
    every seat could expect, in order; of a deal that is over the last point is what came of it.
    """

    contract: str
    trump: str
    laid: bool
    scores: list[int] | None
    lost: list[float]
    luck: list[float] | None
    graph: list[Point]
    #: Whether the players gave the deal up: nothing in it is judged; it has no scores, no luck and no graph.
    void: bool = False


class PlayerReview(Struct, frozen=True, rename="camel"):
    """One player. ``decisions``: judged ones; ``forced``: those with nothing to decide.

    ``fine`` and the other sizes, ``lucky``, ``unlucky``: how many decisions. ``lost``: clear losses of the match;
    ``lost_a_deal``: on average. ``accuracy``: 0 to 100. ``luck``: of the deals that are over. ``moments``: places in
    the decisions of the review.
    """

    seat: int
    name: str
    decisions: int
    forced: int
    fine: int
    inaccuracies: int
    mistakes: int
    blunders: int
    lucky: int
    unlucky: int
    lost: float
    lost_a_deal: float
    accuracy: float
    luck: float
    moments: list[int]


class Review(Struct, frozen=True, rename="camel"):
    """A match reviewed: ``docs/review.md`` tells what everything means.

    ``rules``: as short text; ``budget``: the name of its depth; ``finished``: whether the match is over; ``complete``:
    whether every decision was looked at (a review can be stopped). ``decisions``: all that were judged, in the order of
    the record. ``moments``: places in them.
    """

    format: str
    game: str
    rules: str
    budget: str
    finished: bool
    complete: bool
    scale: Scale
    players: list[PlayerReview]
    deals: list[DealReview]
    decisions: list[Judged]
    moments: list[int]


def review_match(
    replay: Replay,
    budget: str = "normal",
    progress: Progress | None = None,
    stop: Stop | None = None,
    processes: int = 1,
) -> Review:
    """Review what has been played of a match.

    ``budget``: a key of :data:`~kingcraft.review.depth.DEPTHS`; the same record gives the same review. ``progress`` is
    called in this thread. ``stop``, once set, ends the review soon, with what is known then. ``processes``: 1 works
    in this one.

    Raises KeyError: there is no such budget; :class:`~kingcraft.bots.impossible.Impossible`: no play leads to what a
    seat is said to have seen, which no record that replays can bring about; :class:`~kingcraft.processes.ChildFailed`.
    """
    depth = DEPTHS[budget]
    record = replay.record
    chunks = chunks_of([len(deal) for deal in choices_of(record)])
    found: dict[Chunk, Found] = {}
    total = sum(chunk.last - chunk.first for chunk in chunks)
    done = 0
    if progress is not None:
        progress(0, total)
    for chunk, one in work_off(record, scale_of(record.rules), depth, chunks, stop, processes):
        found[chunk] = one
        done += chunk.last - chunk.first
        if progress is not None:
            progress(done, total)
    complete = len(found) == len(chunks) and not any(one.cut for one in found.values())
    return _told(replay, budget, [found[chunk] for chunk in chunks if chunk in found], complete)


def _told(replay: Replay, budget: str, found: Sequence[Found], complete: bool) -> Review:
    record = replay.record
    rules, scale = record.rules, scale_of(record.rules)
    decisions = list(chain.from_iterable(one.judged for one in found))
    deals = [_deal(replay, number, actions, found) for number, actions in enumerate(decided(record))]
    forced = [sum(one.forced[seat] for one in found) for seat in range(len(record.players))]
    return Review(
        FORMAT,
        rules.game,
        rule_text(rules),
        budget,
        replay.match.over,
        complete,
        scale,
        [_player(seat, name, scale, decisions, deals, forced[seat]) for seat, name in enumerate(record.players)],
        deals,
        decisions,
        moments(decisions, scale),
    )


def _deal(replay: Replay, number: int, actions: range, found: Sequence[Found]) -> DealReview:
    match, players = replay.match, len(replay.record.players)
    here = [one for one in found if one.deal == number]
    judged = [each for one in here for each in one.judged]
    lost = [round(sum(clear_loss(each.known) for each in judged if each.seat == seat), 2) for seat in range(players)]
    ended = number < len(match.ended)
    state = match.ended[number].state if ended else match.state
    graph = [point for one in here for point in one.points]
    if isinstance(state, KingsCornerState):
        graph = chances(players, judged, actions.start)
    if ended and match.ended[number].void:
        return DealReview(*_contract(state), False, None, lost, None, [], void=True)
    laid = bool(replay.record.deals[number].actions) and not actions
    told = (*_contract(state), laid)
    if not ended:
        return DealReview(*told, None, lost, None, graph)
    scores = list(match.ended[number].scores)
    if laid:
        return DealReview(*told, scores, lost, None, [])
    if isinstance(state, KingsCornerState):
        results = corner_results(state.rules, scores, state.out, prize(state.rules))
        last = shares_won(state.rules, scores, state.out)
    else:
        results, last = king_results(scores), [float(score) for score in scores]
    graph.append(Point(len(replay.record.deals[number].actions), [round(value, 2) for value in last]))
    return DealReview(*told, scores, lost, [round(each, 2) for each in luck(results, lost)], graph)


def _contract(state: State | None) -> tuple[str, str]:
    """Contract and trump of a deal of King, as in records."""
    if not isinstance(state, KingState):
        return "", ""
    return state.contract, SUITS[state.trump] if state.trump >= 0 else ""


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
        round(lost / max(1, played), 2),
        round(accuracy(scale, [clear_loss(each.known) for each in own]), 1),
        round(sum(deal.luck[seat] for deal in deals if deal.luck is not None), 2),
        [places[place] for place in moments(own, scale)],
    )
