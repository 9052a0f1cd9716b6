"""The toy game for the adapters: tensors, OpenSpiel, deals that look the same."""

import random as chances
from collections.abc import Mapping, Sequence
from typing import Final

from kingcraft.cards import card_set, members
from kingcraft.envs.parts import Environment, News, Pieces
from kingcraft.envs.worlds import dealt, put_back
from kingcraft.games.reasons import Refused

from .game import OneTrickObservation, OneTrickOptions, OneTrickState


class _Environment:
    """The public pieces: ``trick``, the card of each seat, and ``to_act``."""

    def sign(self, options: OneTrickOptions) -> int:
        return 1

    def shapes(self, players: int) -> Mapping[str, Sequence[int]]:
        return {"trick": (players, 52), "to_act": (players,)}

    def write(self, tensor: Pieces, seen: OneTrickObservation, first: int) -> None:
        for seat, token in seen.history:
            tensor.mark("trick", [token], (seat - first) % tensor.players)
        if seen.to_act >= 0:
            tensor.pieces["to_act"][(seen.to_act - first) % tensor.players] = 1

    def decks_alike(
        self, state: OneTrickState, deck: Sequence[int], seat: int, count: int, random: int
    ) -> list[list[int]]:
        """Deal the cards that ``seat`` does not see again and again until what was played could be played."""
        chance, decks = chances.Random(random), list[list[int]]()
        unseen = [card for holder, hand in enumerate(state.hands) if holder != seat for card in members(hand)]
        while len(decks) < count:
            chance.shuffle(unseen)
            left = iter(unseen)
            others = [
                card_set(next(left) for _ in members(0 if holder == seat else hand))
                for holder, hand in enumerate(state.hands)
            ]
            other = put_back(deck, state.hands, others, seat)
            assert other is not None
            again = dealt(state.rules, state.players, state.dealer, 0, other)
            try:
                for _, token in state.history:
                    again = again.apply(token)
            except Refused:
                continue
            decks.append(other)
        return decks

    def public(self, state: OneTrickState) -> str:
        return ""

    def news(self, before: OneTrickState, after: OneTrickState) -> News | None:
        return None


ENVIRONMENT: Final[Environment] = _Environment()
