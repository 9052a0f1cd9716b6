"""A review as text: a row a player, the moments worth another look, and single deals."""

from collections.abc import Iterable, Sequence
from typing import Final

from ..guide.columns import table, underlined, wrapped
from ..guide.show import head
from ..guide.telling import PAGE, Telling, telling
from ..record.replay import Replay
from ..review.judged import Judged
from ..review.review import Review
from .review_words import GAME_WORDS, sentence_words, state_of, where_words

#: The columns of the table of players, by the unit of the review.
_COLUMNS: Final = {
    "points": (
        "result-player", "review-decisions", "review-accuracy", "review-lost", "review-lost-a-deal",
        "review-inaccuracies", "review-mistakes", "review-blunders", "review-luck",
    ),
    "percent": (
        "result-player", "review-decisions", "review-accuracy", "review-lost", "review-lost-points",
        "review-inaccuracies", "review-mistakes", "review-blunders", "review-luck",
    ),
}  # fmt: skip


def report(
    replay: Replay, review: Review, lang: str, deal: int | None, seat: int | None, everything: bool
) -> list[str]:
    """Return the review in lines. ``deal`` and ``seat`` count from 1; ``everything`` adds every decision not fine."""
    words = telling(lang, replay.record.players)
    lines = [*head(replay.record, lang), "", *underlined(words.say("review-title")), *_players(words, review)]
    lines += ["", *words.prose(words.say(f"review-note-{review.scale.unit}"))]
    if review.scale.chances:
        lines += words.prose(words.say(f"review-chances-{review.scale.chances}"))
    if not review.complete:
        lines += ["", *words.prose(words.say("review-partial"))]
    if deal is not None:
        return [*lines, "", *_deal(words, replay, review, deal - 1, seat, every=True)]
    places = review.moments if seat is None else review.players[seat - 1].moments
    lines += ["", *underlined(words.say("review-moments"))]
    lines += _decision_lines(words, replay, [review.decisions[place] for place in places])
    if not places:
        lines += words.prose(words.say("review-no-moments"))
    if everything:
        for number in range(len(review.deals)):
            lines += ["", *_deal(words, replay, review, number, seat, every=False)]
    return lines


def _players(words: Telling, review: Review) -> list[str]:
    columns = _COLUMNS[review.scale.unit]
    rows = [[words.say(key) for key in columns]]
    for player in review.players:
        row = [words.names[player.seat], str(player.decisions), f"{player.accuracy:.0f}%"]
        counts = (player.inaccuracies, player.mistakes, player.blunders)
        if review.scale.unit == "points":
            row += [str(round(player.lost)), str(round(player.lost_a_deal)), *map(str, counts)]
            rows.append([*row, words.number(round(player.luck), plus=True)])
        else:
            row += [f"{player.lost:.0f}%", str(round(player.lost_points)), *map(str, counts)]
            rows.append([*row, f"{words.number(round(player.luck), plus=True)}%"])
    return table(rows, numbers=range(1, len(columns)), indent="  ")


def _deal(words: Telling, replay: Replay, review: Review, number: int, seat: int | None, every: bool) -> list[str]:
    """Return the decisions of a deal that were not fine; with ``every`` all of them, and its course."""
    shown = [
        each
        for each in review.decisions
        if each.deal == number and seat in (None, each.seat + 1) and (every or each.size != "fine" or each.fate)
    ]
    lines = underlined(f"{words.say('score-deal')} {number + 1}")
    deal = review.deals[number]
    nothing = "review-deal-void" if deal.void else "review-deal-laid" if deal.laid else "review-deal-fine"
    lines += _decision_lines(words, replay, shown) or words.prose(words.say(nothing))
    return [*lines, "", *_course(words, replay, review, number)] if every else lines


def _decision_lines(words: Telling, replay: Replay, decisions: Iterable[Judged]) -> list[str]:
    lines = []
    for each in decisions:
        marks = [words.say(f"review-size-{each.size}")] if each.size != "fine" else []
        marks += [words.say(f"review-fate-{each.fate}")] if each.fate else []
        where = where_words(words, replay, each) + (f" ({', '.join(marks)})" if marks else "")
        lines += wrapped(where.split(), PAGE, "  ", "    ")
        sentences = " ".join(sentence_words(words, replay.record.rules.game, sentence) for sentence in each.sentences)
        lines += wrapped(sentences.split(), PAGE, "    ", "    ")
    return lines


def _course(words: Telling, replay: Replay, review: Review, number: int) -> list[str]:
    points = review.deals[number].graph
    if not points:
        return []
    tokens = [token for _, token in state_of(replay, number).history]
    over = review.deals[number].scores is not None
    rows = [["", *words.names]]
    for place, point in enumerate(points):
        values = [words.number(round(value)) for value in point.values]
        stage = _stage(words, review, tokens[: point.actions], place, over and point is points[-1])
        rows.append([stage, *values])
    # Points are those of the deal, in Kings Corner against the others.
    measure = "lead" if review.scale.chances == "points" else review.scale.unit
    return [words.say(f"review-course-{measure}"), *table(rows, numbers=range(1, len(rows[0])), indent="  ")]


def _stage(words: Telling, review: Review, before: Sequence[str], place: int, last: bool) -> str:
    if last:
        return words.say("review-course-end")
    if not place:
        return words.say("review-course-start")
    return GAME_WORDS[review.game].stage(words, before)
