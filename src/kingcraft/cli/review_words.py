"""A review in words: tokens, sentences, where in the match a decision stands."""

from typing import Any, Final

from ..cards import TEXTS
from ..games.king.actions import BIDS, CHOSEN, COUNTERS, DECLARED, LADDER, LEADS
from ..guide.show_king import title
from ..guide.show_kings_corner import move_words
from ..guide.telling import Telling
from ..record.replay import Replay
from ..review.judged import Judged
from ..review.sentence import LETTERS, PLACE, SEAT, SIGNED, TOKENS, Sentence

_END: Final = "end"
_TRICK: Final = 4


def sentence_words(words: Telling, sentence: Sentence) -> str:
    """A sentence in the language of ``words``."""
    arguments: dict[str, str | int] = {}
    for name, value in sentence.arguments.items():
        if name in TOKENS:
            arguments[name] = tokens_words(words, str(value).split())
        elif name in LETTERS:
            arguments[name] = value
        elif name == PLACE:
            arguments[name] = words.places[str(value)]
        elif name == SEAT:
            arguments[name] = words.names[int(value)]
        else:
            arguments[name] = words.number(int(value), plus=True) if name in SIGNED else int(value)
    return words.say(sentence.id, **arguments)


def tokens_words(words: Telling, tokens: list[str]) -> str:
    """What was done: a card, a call, the moves of a turn; its end goes without saying."""
    moves = [token for token in tokens if token != _END]
    return ", ".join(token_words(words, token) for token in moves) or words.say("review-nothing")


def token_words(words: Telling, token: str) -> str:
    """One token as a sentence goes on: a card, ``passing``, ``bidding +4``, a contract."""
    if token in TEXTS:
        return words.card(token)
    if ">" in token:
        return move_words(words, token)
    if token in BIDS:
        return words.say("review-say-bid", bid=words.bid(token))
    if token in COUNTERS:
        return words.say("review-say-counter", bid=words.bid(LADDER[COUNTERS[token]]))
    if token in CHOSEN:
        return words.say(f"contract-{CHOSEN[token]}")
    if token in LEADS:
        return words.say("review-say-lead", name=words.names[LEADS[token]])
    if token == "minus":  # noqa: S105
        return words.say("declare-minus")
    if token in DECLARED:
        return words.say("declare", trump=token.partition(":")[2])
    return words.say(f"review-say-{token}")


def where_words(words: Telling, replay: Replay, each: Judged) -> str:
    """The place of a decision, its seat, and what was played."""
    match = replay.match
    state: Any = match.ended[each.deal].state if each.deal < len(match.ended) else match.state
    before = [token for _, token in state.history[: each.action]]
    said = {
        "deal": str(each.deal + 1),
        "name": words.names[each.seat],
        "played": tokens_words(words, each.known.played.tokens),
    }
    if each.phase == "turn":
        return words.say("review-where-turn", number=str(before.count(_END) + 1), **said)
    if each.phase == "play":
        trick = sum(token in TEXTS for token in before) // _TRICK + 1
        return words.say("review-where-trick", number=str(trick), game=title(words, state), **said)
    return words.say("review-where-call", **said)
