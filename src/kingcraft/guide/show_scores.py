"""The score sheet of a match: a line for each deal with the points of all seats, and the totals so far."""

from collections.abc import Sequence

from ..games.match import Match
from .columns import right, table, width
from .game_guide import GUIDES
from .telling import Telling


def sheet(words: Telling, match: Match) -> list[str]:
    """Return the sheet in lines."""
    points = [deal.scores for deal in match.ended]
    totals = _running(points)
    shown = [[[words.number(number) for number in row] for row in rows] for rows in (points, totals)]
    rooms = [max((width(cell) for row in rows for cell in row), default=0) for rows in shown]
    heads = [words.say("score-deal"), "", *words.names]
    label = GUIDES[match.rules.game].label
    rows = []
    for number, (deal, won, total) in enumerate(zip(match.ended, *shown, strict=True), start=1):
        about = label(words, deal.state)
        if deal.void:
            rows.append([str(number), words.say("score-void"), *[words.say("cli-open")] * match.players])
            continue
        cells = [f"{right(cell, rooms[0])}  {right(sum_, rooms[1])}" for cell, sum_ in zip(won, total, strict=True)]
        rows.append([str(number), about, *cells])
    if match.state is not None:
        about = label(words, match.state)
        rows.append([str(len(rows) + 1), about, *[words.say("cli-open")] * match.players])
    return _framed(heads, rows)


def _running(points: Sequence[Sequence[int]]) -> list[list[int]]:
    totals, rows = [0] * len(points[0]) if points else [], []
    for scores in points:
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        rows.append(totals)
    return rows


def _framed(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = table([heads, *rows], numbers=(0, *range(2, len(heads))), gap=" │ ")
    return [lines[0], "─" * max(map(width, lines)), *lines[1:]]


def outcome(words: Telling, match: Match) -> str:
    """Return who has won, or that the match is not finished."""
    if not match.over:
        return words.say("cli-unfinished")
    names = ", ".join(words.names[seat] for seat in match.winners)
    if len(match.winners) > 1 and len({match.totals[seat] for seat in match.winners}) == 1:
        return words.say("winners-share", names=names)
    return words.say("winners", count=len(match.winners), names=names)
