"""Replays: a match in short, and every position of a deal with all hands open.

``questions.py`` decides who may see them.
"""

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from ..games.game import State
from ..games.match import Match
from ..games.registry import games, observe
from ..record.replay import Replay
from ..review.game_review import REVIEWS
from ..room.faces.face import FACES, Animation
from ..room.log.brought import seats_of
from ..room.people.portraits import portraits
from ..room.step import DEAL
from ..room.views.rules import table_rules
from ..room.views.score_sheet import score_sheet
from ..room.wire.server_messages import SeatView, View
from .replay_messages import ReplayDeal, ReplayFrame, ReplayMatch

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def replay_match(replay: Replay, room: str = "") -> ReplayMatch:
    """Return the match in short. ``room``: where it was played; empty for an uploaded record."""
    record, match = replay.record, replay.match
    date = record.notes.get("date")
    return ReplayMatch(
        room=room,
        game=record.rules.game,
        rules=table_rules(record.rules),
        seats=_seats(replay),
        date=date if isinstance(date, str) and _DAY.fullmatch(date) else "",
        over=match.over,
        sheet=score_sheet(match),
        actions=[len(deal.actions) for deal in record.deals],
        reviews=REVIEWS.has(record.rules.game),
    )


def replay_deal(replay: Replay, number: int, room: str = "") -> ReplayDeal:
    """Return deal ``number`` (0-based), position by position. Raises IndexError if the record has no such deal."""
    deal, before = replay.record.deals[number], replay.before(number)
    match = before.start(deal.deck)
    view = View(
        room=room,
        game=before.rules.game,
        rules=table_rules(before.rules),
        phase="deal",
        hints=False,
        undo=False,
        offer="",
        you=None,
        seats=_seats(replay),
        deal=number,
        dealer=before.dealer,
        table=None,
        sheet=score_sheet(before),
        proofs=[],
        ready=[],
        reviews=REVIEWS.has(before.rules.game),
    )
    return ReplayDeal(number, view, _ended(replay, number, view), list(_frames(match, deal.actions)), deal.void)


def _ended(replay: Replay, number: int, view: View) -> View | None:
    if number >= len(replay.match.ended) or replay.match.ended[number].void:
        return None
    after = replay.before(number + 1)
    return replace(view, phase="over" if after.over else "between", sheet=score_sheet(after))


def _frames(match: Match, tokens: tuple[str, ...]) -> Iterator[ReplayFrame]:
    state, game = match.state, match.rules.game
    assert state is not None
    yield _frame(game, DEAL, state, 0)
    for token in tokens:
        before = state
        state = before.apply(token)
        seat, usual = state.history[-1]  # records of others may spell cards differently
        shown = FACES[game].animation(before, state, seat, usual, observe)
        yield _frame(game, shown, state, games()[game].stage(before))


def _frame(game: str, shown: Animation, state: State, stage: int) -> ReplayFrame:
    seen = observe(state)
    return ReplayFrame(
        event=shown.event,
        drew=list(shown.drew),
        table=seen,
        hands=[list(observe(state, seat, seen).hand) for seat in range(state.players)],
        legal=state.legal(),
        stage=stage,
        heads=FACES[game].heads(state),
    )


def _seats(replay: Replay) -> list[SeatView]:
    """Who sat where, as far as the record says it."""
    seats = seats_of(replay.record)
    return [
        SeatView(seat.name, seat.kind, connected=True, figure=figure, disc=disc)
        for seat, (figure, disc) in zip(seats, portraits(seats), strict=True)
    ]
