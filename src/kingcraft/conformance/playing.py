"""Matches played by chance for the vectors. Every deal carries its proof of fairness."""

import hashlib
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from ..games.game import State
from ..games.match import new_match
from ..games.options import Json, RuleSet
from ..games.parts import GameParts
from ..games.registry import games
from ..record.record import DealRecord, Record, record_of
from ..shuffle import commit, deck

#: A void deal has more actions than this.
_GIVEN_UP: Final = 4

NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


class Walk(Protocol):
    """How matches of a game are played by chance, so that a few of them show much."""

    def matches(self, options: Any) -> int:
        """Return the number of matches to play of a preset with these options."""

    def choose(self, legal: Sequence[str], played: Mapping[str, int], chance: random.Random) -> str:
        """Choose one of the ``legal`` tokens; ``played`` counts those of all matches so far."""


WALKS: Final = GameParts[Walk]("kingcraft.conformance", "WALK")


def any_of(tokens: Sequence[str], chance: random.Random) -> str:
    """Choose a random token, the same in every version of Python."""
    return tokens[int(chance.random() * len(tokens))]


class Playing:
    """Matches of one rule set played by chance. Everything follows from ``seed``, in every version of Python."""

    def __init__(self, rules: RuleSet[object], seed: str) -> None:
        self.rules = rules
        self.seed = seed
        self.walk = WALKS[rules.game]
        #: How often each token was played, in all matches.
        self.played: Counter[str] = Counter()

    def match(
        self, name: str, players: int, dealer: int, deals: int = 1000, voids: Sequence[int] = ()
    ) -> tuple[Record, list[State]]:
        """Play a match of at most ``deals`` deals from the seed ``name``. Return it with every State that was acted in.

        The deals whose indexes are in ``voids`` are given up after a few actions, unless they end before.
        """
        seed = f"{self.seed} {self.rules.preset} {name}"
        chance = random.Random(seed)
        pack = games()[self.rules.game].pack(self.rules.options)
        match, played, states = new_match(self.rules, players, dealer), list[DealRecord](), list[State]()
        while not match.over and len(played) < deals:
            index = len(played)
            secret = _digest(f"{seed} {index}")
            nonces = [_digest(f"{seed} {index} {seat}")[: 8 * seat] for seat in range(players)]
            cards = deck(secret, index, nonces, pack)
            match = match.start(cards)
            actions = []
            while match.state is not None:
                states.append(match.state)
                token = self.walk.choose(match.state.legal(), self.played, chance)
                self.played[token] += 1
                actions.append(token)
                match = match.apply(token)
                if index in voids and len(actions) > _GIVEN_UP and match.state is not None:
                    match = match.void()
            played.append(DealRecord(tuple(cards), tuple(actions), notes=_proof(secret, nonces)))
        return record_of(match, NAMES[:players], dealer, played), states


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _proof(secret: bytes, nonces: Sequence[bytes]) -> Mapping[str, Json]:
    revealed = {"commit": commit(secret), "server_seed": secret.hex(), "nonces": [nonce.hex() for nonce in nonces]}
    return {"fairness": revealed}
