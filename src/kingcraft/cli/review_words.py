"""A review in words: tokens, sentences, and where in the match a decision was made."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from ..games.game import State
from ..games.parts import GameParts
from ..guide.telling import Telling
from ..record.replay import Replay
from ..review.judged import Judged
from ..review.sentence import LETTERS, PLACE, SEAT, SIGNED, TOKENS, Sentence

_END: Final = "end"


class GameWords(Protocol):
    """The words in which a review describes the deals of a game."""

    def token(self, words: Telling, token: str) -> str:
        """Return one token as a sentence continues: a card, ``passing``, ``bidding +4``, a contract; or a place."""

    def stage(self, words: Telling, before: Sequence[str]) -> str:
        """Return the trick or turn that follows these tokens of a deal."""

    def where(self, words: Telling, state: Any, before: Sequence[str], phase: str, arguments: dict[str, str]) -> str:
        """Return where a decision was made in the deal of ``state``, after the tokens ``before``.

        ``arguments``: those that all places have: ``deal``, ``name``, ``played``.
        """


GAME_WORDS: Final = GameParts[GameWords]("kingcraft.cli.words", "WORDS")


def sentence_words(words: Telling, game: str, sentence: Sentence) -> str:
    """Return a sentence about a match of ``game`` in the language of ``words``."""
    arguments: dict[str, str | int] = {}
    for name, value in sentence.arguments.items():
        if name in TOKENS:
            arguments[name] = tokens_words(words, game, str(value).split())
        elif name in LETTERS:
            arguments[name] = value
        elif name == PLACE:
            arguments[name] = GAME_WORDS[game].token(words, str(value))
        elif name == SEAT:
            arguments[name] = words.names[int(value)]
        else:
            arguments[name] = words.number(int(value), plus=True) if name in SIGNED else int(value)
    return words.say(sentence.id, **arguments)


def tokens_words(words: Telling, game: str, tokens: Sequence[str]) -> str:
    """Return what was done: a card, a call, the moves of a turn without its end."""
    done = [GAME_WORDS[game].token(words, token) for token in tokens if token != _END]
    return ", ".join(done) or words.say("review-nothing")


def where_words(words: Telling, replay: Replay, each: Judged) -> str:
    """Return the place of a decision, its seat, and what was played."""
    game = replay.record.rules.game
    state = state_of(replay, each.deal)
    arguments = {
        "deal": str(each.deal + 1),
        "name": words.names[each.seat],
        "played": tokens_words(words, game, each.known.played.tokens),
    }
    before = [token for _, token in state.history[: each.action]]
    return GAME_WORDS[game].where(words, state, before, each.phase, arguments)


def state_of(replay: Replay, deal: int) -> State:
    """Return the last state of a deal that has begun."""
    match = replay.match
    state = match.ended[deal].state if deal < len(match.ended) else match.state
    assert state is not None
    return state
