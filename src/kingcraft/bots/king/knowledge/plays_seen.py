"""What everyone saw when a card was played: the half of each play that is the same in all worlds."""

from array import array
from collections.abc import Iterator, MutableSequence, Sequence
from typing import Final, NamedTuple

from ....cards import SUIT_SETS
from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....games.king.play import BEST, COUNT, HOLDER, LED, TABLE, PlayState, legal_cards
from ....kernel import rule
from .plays import Play

Words = MutableSequence[int]

#: Places in a trick: leading, following suit, void of the led suit. Everyone has seen which it was.
LEAD: Final = 0
FOLLOW: Final = 1
VOID: Final = 2


class SeenPlay(NamedTuple):
    """One play, as everyone saw it. Sets of cards as in :mod:`kingcraft.cards`."""

    #: The seat that played ``card``.
    seat: int
    card: int
    #: The cards that the seat has played from then on, this one included.
    own: int
    #: :data:`LEAD`, :data:`FOLLOW` or :data:`VOID`.
    place: int
    #: The cards in all hands before it.
    held: int
    #: The trick, as in :mod:`kingcraft.games.king.play`.
    table: int
    led: int
    best: int
    holder: int
    laid: int
    #: How many of the other seats had shown to be void of each suit, two bits a suit.
    voids: int


#: Ints of a play in an array.
PLAY_WORDS: Final = len(SeenPlay._fields)


def seen_plays_of(terms: Terms, states: Sequence[PlayState], plays: Sequence[Play]) -> Iterator[SeenPlay]:
    """Yield each play as seen, while anything is left to take; ``states``: before each of ``plays``."""
    later = [0] * len(plays)
    own = [0] * PLAYERS
    for number in range(len(plays) - 1, -1, -1):
        seat, card = plays[number]
        own[seat] |= 1 << card
        later[number] = own[seat]
    void = [[False] * len(SUIT_SETS) for _ in range(PLAYERS)]
    for state, (seat, card), mine in zip(states, plays, later, strict=True):
        led = state[LED]
        place = LEAD if not led else FOLLOW if led >> card & 1 else VOID
        voids = sum(
            sum(void[other][suit] for other in range(PLAYERS) if other != seat) << 2 * suit
            for suit in range(len(SUIT_SETS))
        )
        held = state[0] | state[1] | state[2] | state[3]
        if terms.penalty and not (held | state[TABLE]) & terms.penalty:
            return  # what this seat plays no longer matters
        yield SeenPlay(
            seat, card, mine, place, held, state[TABLE], led, state[BEST], state[HOLDER], state[COUNT], voids
        )
        if place == VOID:
            void[seat][SUIT_SETS.index(led)] = True


def words_of_plays(seen_plays: Sequence[SeenPlay]) -> "array[int]":
    """Return the plays one after another, for kernels."""
    return array("q", [number for seen_play in seen_plays for number in seen_play])


@rule
def seen_play_at(words: Words, at: int) -> SeenPlay:
    """Return the play that begins at ``at``."""
    return SeenPlay(
        words[at],
        words[at + 1],
        words[at + 2],
        words[at + 3],
        words[at + 4],
        words[at + 5],
        words[at + 6],
        words[at + 7],
        words[at + 8],
        words[at + 9],
        words[at + 10],
    )


@rule
def legal_then(terms: Terms, seen: SeenPlay, hand: int) -> int:
    """Return the cards that ``hand``, the whole hand then, could have played."""
    rest = seen.held & ~hand
    state = (
        hand, rest, 0, 0, seen.seat, seen.laid, seen.led, seen.best, seen.holder, seen.table, 0, 0
    )  # fmt: skip
    return legal_cards(terms, state)
