"""Matches played by chance for the vectors: whatever may be said is said, and decks carry their proof of fairness."""

import hashlib
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..cards import parse_card
from ..games.game import State
from ..games.king.actions import LADDER
from ..games.match import new_match
from ..games.options import Json, RuleSet
from ..games.registry import games
from ..record.record import DealRecord, Record, record_of
from ..shuffle import commit, deck

#: Actions after which a void deal is given up, at the least.
_GIVEN_UP: Final = 4

NAMES: Final = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


class Playing:
    """Plays matches of one rule set. Everything follows from ``seed``, in every version of Python.

    ``said`` counts the tokens of all its matches: of answers, declarations and the like the rarest are preferred, so
    that a few matches hold all kinds of auctions.
    """

    def __init__(self, rules: RuleSet[Any], seed: str) -> None:
        self.rules = rules
        self.seed = seed
        self.said: Counter[str] = Counter()

    def match(
        self, name: str, players: int, dealer: int, deals: int = 1000, voids: Sequence[int] = ()
    ) -> tuple[Record, list[State]]:
        """A match of at most ``deals`` deals, and every State that was acted in. ``name`` decides what happens.

        The deals whose indexes are ``voids`` are given up after a few actions, unless they end before.
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
                actions.append(self._choice(match.state.legal(), chance))
                match = match.apply(actions[-1])
                if index in voids and len(actions) > _GIVEN_UP and match.state is not None:
                    match = match.void()
            played.append(DealRecord(tuple(cards), tuple(actions), notes=_proof(secret, nonces)))
        return record_of(match, NAMES[:players], dealer, played), states

    def _choice(self, tokens: Sequence[str], chance: random.Random) -> str:
        said = self._chosen(tokens, chance)
        self.said[said] += 1
        return said

    def _chosen(self, tokens: Sequence[str], chance: random.Random) -> str:
        words = [token for token in tokens if ">" not in token and parse_card(token) is None]
        if words == ["end"]:
            # Who can play mostly does: matches stay short, and stocks run out too.
            return "end" if len(tokens) == 1 or chance.random() < 0.3 else _any(tokens[:-1], chance)
        if "pass" in words:
            return _bid(words, chance)
        if words:
            rarest = min(self.said[word] for word in words)
            return _any([word for word in words if self.said[word] == rarest], chance)
        return _any(tokens, chance)


def _bid(words: Sequence[str], chance: random.Random) -> str:
    """Pass, equalise, or mostly one of the next two bids: so that bidding stops at all heights of the ladder."""
    if chance.random() < 0.45:
        return "pass"
    if "match" in words and chance.random() < 0.6:
        return "match"
    bids = [bid for bid in LADDER if bid in words]
    return _any(bids[:2] if chance.random() < 0.85 else bids, chance) if bids else "pass"


def _any(tokens: Sequence[str], chance: random.Random) -> str:
    return tokens[int(chance.random() * len(tokens))]


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _proof(secret: bytes, nonces: Sequence[bytes]) -> Mapping[str, Json]:
    revealed = {"commit": commit(secret), "server_seed": secret.hex(), "nonces": [nonce.hex() for nonce in nonces]}
    return {"fairness": revealed}
