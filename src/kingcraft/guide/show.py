"""A match as text to read and to send: ``kingcraft show``.

The head names players and rules; then every deal, card by card; last the score sheet. Lines contain suit signs and
rules of ``─`` and ``│``: the caller replaces what a terminal cannot show.
"""

from ..games.match import Match
from ..games.options import Json
from ..record.record import Record
from ..record.replay import Replay
from .columns import printable, table, underlined, wrapped
from .game_guide import GUIDES
from .show_scores import outcome, sheet
from .telling import PAGE, Telling, full_name, telling
from .wording import differences_in_words, preset_name

_LONGEST_NOTE = 40
#: Bots that people know by what they are: the keys of ``bots.levels.LEVELS``, which would bring all the bots along.
_LEVELS = ("beginner", "casual", "strong", "master")


def show(replay: Replay, lang: str, deals: bool = True) -> list[str]:
    """Return the whole match in lines; without ``deals`` its head and score sheet only."""
    record, match = replay.record, replay.match
    words = telling(lang, record.players)
    lines = head(record, lang)
    if deals and record.deals:
        lines += _legend(words, record)
        for number in range(1, len(record.deals) + 1):
            lines += ["", *_deal(words, match, number)]
    if record.deals:
        lines += ["", *underlined(words.say("score-title")), words.say("show-score-note"), *sheet(words, match)]
    return [*lines, "", outcome(words, match)]


def show_deal(replay: Replay, lang: str, number: int) -> list[str]:
    """Return the head of a match and one deal, counted from 1. Raises IndexError: there is no deal of that number."""
    record = replay.record
    if not 1 <= number <= len(record.deals):
        raise IndexError(number)
    words = telling(lang, record.players)
    return [*head(record, lang), *_legend(words, record), "", *_deal(words, replay.match, number)]


def head(record: Record, lang: str) -> list[str]:
    """Return the game, rules, date and players."""
    rules = record.rules
    words = telling(lang, record.players)
    length = GUIDES[rules.game].length(words, rules.options)
    name = f"{words.say(f'game-{rules.game}')} · {preset_name(lang, rules.preset)} · {length}"
    notes = [printable(note, _LONGEST_NOTE) for note in map(record.notes.get, ("date", "id")) if isinstance(note, str)]
    lines = [*underlined(name), *([" · ".join(notes)] if notes else [])]
    for difference in differences_in_words(lang, rules):
        lines += wrapped(difference.split(), PAGE, "- ", "  ")
    players = range(len(record.players))
    kinds = _kinds(words, record.notes.get("seats"), len(players))
    rows = [[str(seat + 1), full_name(lang, record.players, seat), kinds[seat]] for seat in players]
    return [*lines, *table(rows, numbers=(0,), indent="  ")]


def _kinds(words: Telling, seats: Json, players: int) -> list[str]:
    if not isinstance(seats, list) or len(seats) != players:
        return [""] * players
    return [_kind(words, seat) for seat in seats]


def _kind(words: Telling, seat: Json) -> str:
    if not isinstance(seat, str):
        return ""
    if seat == "human":
        return words.say("show-human")
    if seat in _LEVELS:
        return words.say(f"level-{seat}")
    return words.say("seat-open") if seat == "open" else words.say("show-bot", name=printable(seat, _LONGEST_NOTE))


def _legend(words: Telling, record: Record) -> list[str]:
    legend = GUIDES[record.rules.game].legend(words)
    return [] if legend is None else ["", *words.prose(legend)]


def _deal(words: Telling, match: Match, number: int) -> list[str]:
    ended = match.ended[number - 1] if number <= len(match.ended) else None
    state = ended.state if ended is not None else match.state
    void = ended is not None and ended.void
    scores = ended.scores if ended is not None and not void else None
    title = f"{words.say('score-deal')} {number}"
    guide = GUIDES[match.rules.game]
    about = guide.title(words, state)
    return [*underlined(f"{title} · {about}" if about else title), *guide.tell(words, state, scores, void=void)]
