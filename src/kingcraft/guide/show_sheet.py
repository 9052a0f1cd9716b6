"""A score sheet of real cards as text: ``kingcraft show`` and ``kingcraft verify``."""

from ..pad.computed import Computed
from ..pad.course import Row
from .columns import right, table, underlined, width
from .telling import Telling, telling
from .wording import preset_name


def show_sheet(found: Computed, lang: str) -> list[str]:
    """Return the players, a line for each deal with the points and the totals so far, and how it stands."""
    start = found.folded.start
    words = telling(lang, start.players)
    rules = f"{words.say(f'game-{start.rules.game}')} · {preset_name(lang, start.rules.preset)}"
    totals, points = [0] * len(start.players), list[list[str]]()
    sums = list[list[str]]()
    for each in found.written:
        totals = [total + score for total, score in zip(totals, each.scores, strict=True)]
        points.append([words.number(score) for score in each.scores])
        sums.append([words.number(total) for total in totals])
    rooms = [max((width(cell) for row in rows for cell in row), default=0) for rows in (points, sums)]
    rows = [[words.say("score-deal"), "", *words.names]]
    for number, (row, won, total) in enumerate(zip(found.folded.rows, points, sums, strict=True), 1):
        cells = [f"{right(cell, rooms[0])}  {right(sum_, rooms[1])}" for cell, sum_ in zip(won, total, strict=True)]
        rows.append([str(number), _about(words, row), *cells])
    lines = table(rows, numbers=(0, *range(2, len(rows[0]))), gap=" │ ")
    framed = [lines[0], "─" * max(map(width, lines)), *lines[1:]]
    return [
        *underlined(f"{words.say('pad-title')} · {rules}"),
        "",
        *framed,
        "",
        *remarks(found, lang),
        _standing(words, found),
    ]


def remarks(found: Computed, lang: str) -> list[str]:
    """Return a line for all that is doubtful: rows that do not fit, deals entered twice, sums that differ."""
    words = telling(lang, found.folded.start.players)
    lines = list[str]()
    for index, each in enumerate(found.written):
        wrong = found.wrong.get(index)
        code, facts = (wrong.code, wrong.facts) if wrong else (each.mark, {})
        if code:
            why = words.say(f"pad-{code}", **{name: str(fact) for name, fact in facts.items()})
            lines.append(words.say("pad-row", number=str(index + 1), why=why))
    for number, at in enumerate(found.folded.keys, 1):
        if at in found.twice:
            lines.append(words.say("pad-twice", number=str(number)))
    if found.differs:
        lines.append(words.say("pad-differs"))
    return lines


def _about(words: Telling, row: Row) -> str:
    if row.get("missing"):
        return words.say("pad-missing")
    if row.get("void"):
        return words.say("score-void")
    if row.get("unplayed"):
        return words.say("pad-not-played")
    if "contract" not in row:
        return ""
    name = words.say(f"contract-{row['contract']}")
    return f"{name} {row['sale']['bid']}" if "sale" in row else name


def _standing(words: Telling, found: Computed) -> str:
    if found.coming is not None:
        return words.say("pad-next", number=str(found.coming.number), name=words.names[found.coming.dealer])
    names = ", ".join(words.names[seat] for seat in found.winners)
    return words.say("winners", count=len(found.winners), names=names)
