"""How puzzles are found: bots play deals, and each of their choices is tried."""

import hashlib
import math
from collections.abc import Callable, Iterator
from typing import Final

from .. import shuffle
from ..bots.levels import LEVELS
from ..cards import cards_text
from ..games.game import State
from ..games.registry import game_named
from .proving import EASY, Proving, asked, proving
from .puzzle import Kind, Level, Puzzle, first

#: Tries of each level that say how often it finds a puzzle.
TRIES: Final[dict[Level, int]] = {"beginner": 16, "casual": 40, "strong": 16, "master": 6}
#: In how many of its tries Casual may find a new puzzle: with room to :data:`~.proving.EASY`.
CASUAL: Final = EASY - 0.1
#: How often Master must find it: what is not even its view is no puzzle.
MASTER: Final = 0.5
#: The tries by which a puzzle that is too easy is found soon.
_QUICK: Final = 8
#: Who plays the deals: Casual makes the mistakes that lead to interesting positions.
_PLAYERS: Final = ("casual", "strong")

#: The ratings of players as good as each level, and what is likely of a puzzle before anyone has tried it.
RATINGS: Final[dict[Level, int]] = {"beginner": 800, "casual": 1200, "strong": 1600, "master": 2000}
MIDDLE: Final = 1400
SPREAD: Final = 300


def found_in(kind: Kind, number: int, wanted: Callable[[str], bool] = lambda _: True) -> Puzzle | None:
    """Return the first puzzle of a kind in the deal of that number, if there is one; always the same.

    ``wanted`` says of a sort (:meth:`~.proving.Proving.sort`) whether one more is needed: no time is spent on a proof
    of the others.
    """
    prover = proving(kind)
    rules, game = prover.rules, game_named(prover.rules.game)
    players, before = prover.table(number)
    secret = hashlib.sha256(f"kingcraft/puzzle/1\0{kind}\0{number}".encode()).digest()
    deck, dealer = shuffle.deck(secret, 0, [b""] * players, game.pack(rules.options)), secret[0] % players
    begun = first(rules, players, dealer, deck, before)
    for state, seed in played(begun, secret):
        answers = tuple(prover.promising(state, number, seed))
        if not answers or not wanted(prover.sort(state, answers)):
            continue
        finds = found_by(prover, state, answers, seed)
        if finds is None or (proof := prover.proof(state, answers, seed, margin=True)) is None:
            continue
        return Puzzle(
            id=f"{kind}-{number}",
            kind=kind,
            game=rules.game,
            rules=rules.preset,
            players=players,
            dealer=(dealer - state.to_act) % players,  # the seats turn, until the player has seat 0
            before=before,
            deck=cards_text(deck),
            actions=[token for _, token in state.history],
            answers=list(answers),
            finds=finds,
            rating=rating(finds),
            proof=proof,
        )
    return None


def played(state: State, secret: bytes) -> Iterator[tuple[State, int]]:
    """Yield each choice of a deal that bots play, and a seed for it."""
    bots = [LEVELS[_PLAYERS[secret[1 + seat] % len(_PLAYERS)]]() for seat in range(state.players)]
    count = 0
    while not state.over:
        drawn = int.from_bytes(hashlib.sha256(secret + count.to_bytes(2, "big")).digest()[:6], "big")
        if len(state.legal()) > 1:
            yield state, drawn
        state = state.apply(bots[state.to_act].choose(asked(state, drawn)))
        count += 1


def found_by(prover: Proving, state: State, answers: tuple[str, ...], seed: int) -> dict[Level, float] | None:
    """Return how often each level finds the answer; None if it is too easy for Casual, or Master
    does not agree.
    """
    casual = LEVELS["casual"]()
    if sum(prover.found(state, answers, casual, seed + 1000 * n) for n in range(_QUICK)) > CASUAL * _QUICK:
        return None
    finds = dict[Level, float]()
    for level in ("casual", "beginner", "strong", "master"):  # the one that may end it first
        bot, tries = LEVELS[level](), TRIES[level]
        finds[level] = sum(prover.found(state, answers, bot, seed + 1000 * n) for n in range(tries)) / tries
        if finds["casual"] > CASUAL:
            return None
    if finds["master"] < MASTER:
        return None
    return {level: round(finds[level], 3) for level in TRIES}


def rating(finds: dict[Level, float]) -> int:
    """Return the likeliest rating of a puzzle that the levels find that often, to the next ten.

    A player of rating r finds a puzzle of rating p with a chance of 1 / (1 + 10^((p - r) / 400)), as in Elo, "The
    Rating of Chessplayers", 1978.
    """

    def likely(value: int) -> float:
        log = -((value - MIDDLE) ** 2) / (2 * SPREAD**2)
        for level, share in finds.items():
            chance = 1 / (1 + 10 ** ((value - RATINGS[level]) / 400))
            log += TRIES[level] * (share * math.log(chance) + (1 - share) * math.log(1 - chance))
        return log

    return max(range(400, 2410, 10), key=likely)
