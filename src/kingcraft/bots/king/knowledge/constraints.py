"""What the cards played so far say about the hands that played them, by the rules themselves.

Every duty and ban of King has one form: a player who holds any card of one set must (or may not) play a card of
another. So a card was legal from a hand exactly if it would have been legal from each hand of it and one other card of
that hand (a test checks this for every preset), and the rules of play say of each unseen card whether its holder could
have played as they did; no rule is written twice.
"""

from collections.abc import Iterator, Sequence

from ....cards import TEXTS, members
from ....games.king.contracts import Terms
from ....games.king.options import PLAYERS
from ....games.king.play import HOLDER, SEAT, PlayState, dealt, finished, legal_cards, play
from ...decision import Impossible
from .plays import Play


def replayed(terms: Terms, hands: Sequence[int], leader: int, plays: Sequence[Play]) -> Iterator[PlayState]:
    """Yield the state of play before each of ``plays``, then the one after the last; legality is not checked.

    ``hands``: as dealt, by seat, including the cards of ``plays``. Raises :class:`Impossible`: a card is played out of
    turn, or after the end of the deal.
    """
    first, second, third, fourth = (hands[(leader + step) % PLAYERS] for step in range(PLAYERS))
    state = dealt(terms, first, second, third, fourth, leader)
    for number, (seat, card) in enumerate(plays):
        if finished(state):
            raise Impossible(f"{TEXTS[card]} is played after the end of the deal")
        if state[SEAT] != seat:
            took = f", who took trick {number // PLAYERS}" if number and number % PLAYERS == 0 else ""
            raise Impossible(
                f"seat {seat} plays {TEXTS[card]} in the turn of seat {state[HOLDER if took else SEAT]}{took}"
            )
        yield state
        state = play(terms, state, card)
    yield state


def barred(terms: Terms, states: Sequence[PlayState], plays: Sequence[Play], own: int, unseen: int) -> tuple[int, ...]:
    """Return the cards of ``unseen`` that each seat cannot hold, as a set a seat; 0 for the seat ``own``.

    ``states``: before each of ``plays``, true in all but which other seat holds which unseen card. Raises
    :class:`Impossible`: a card that no hand could have played with the cards that its seat played later.
    """
    found = [0] * PLAYERS
    later = [0] * PLAYERS  # what each seat plays after the play that is looked at
    for state, (seat, card) in zip(reversed(states), reversed(plays), strict=True):
        bit = 1 << card
        if seat == own:
            if not legal_cards(terms, state) & bit:
                raise Impossible(f"the own hand could not play {TEXTS[card]}")
        else:
            against = _against(terms, state, card, later[seat])
            if against:
                raise Impossible(f"seat {seat} could not play {TEXTS[card]}: it held {TEXTS[next(members(against))]}")
            found[seat] |= _against(terms, state, card, unseen & ~found[seat])
        later[seat] |= bit
    return tuple(found)


def _against(terms: Terms, state: PlayState, card: int, others: int) -> int:
    """Return those of ``others`` that, in hand beside ``card``, made ``card`` illegal."""
    if _could_play(terms, state, card, others):
        return 0
    return sum(1 << other for other in members(others) if not _could_play(terms, state, card, 1 << other))


def _could_play(terms: Terms, state: PlayState, card: int, others: int) -> bool:
    """Return whether ``card`` was legal in ``state`` from a hand of it and ``others``."""
    mine = 1 << card | others
    rest = (state[0] | state[1] | state[2] | state[3]) & ~mine  # the rules ask what is still in play, not where
    return legal_cards(terms, (mine, rest, 0, 0, *state[4:])) >> card & 1 == 1
