"""King for the adapters."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..cards import SUITS, parse_card
from ..games.king.actions import WORDS
from ..games.king.contracts import CONTRACTS
from ..games.king.observe import observe
from ..games.king.options import PLAYERS, KingOptions
from ..games.king.table import KingState
from ..games.king.view import KingObservation
from .parts import Environment, News, Pieces
from .worlds import put_back

_CARDS: Final = 52
_PHASES: Final = ("choose", "open", "bid", "decide", "answer", "declare", "lead", "play", "over")


class _King:
    def sign(self, options: KingOptions) -> int:  # noqa: ARG002
        return 1

    def shapes(self, players: int) -> Mapping[str, Sequence[int]]:
        return {
            "played": (players, _CARDS),  # by the seat that played them
            "trick": (players, _CARDS),  # on the table
            "words": (players, len(WORDS)),  # the calls of each seat
            "tricks": (players,),  # taken
            "captured": (players,),  # cards that count
            "contract": (len(CONTRACTS),),
            "trump": (len(SUITS) + 1,),  # the last: none
            "phase": (len(_PHASES),),
            "to_act": (players,),
            "declarer": (players,),
            "leader": (players,),  # of the first trick
        }

    def write(self, tensor: Pieces, seen: KingObservation, first: int) -> None:
        pieces = tensor.pieces
        for seat, token in seen.history:
            if parse_card(token) is None:
                pieces["words"][(seat - first) % PLAYERS, WORDS.index(token)] = 1
            else:
                tensor.mark("played", [token], (seat - first) % PLAYERS)
        for step, card in enumerate(seen.trick.cards):
            tensor.mark("trick", [card], (seen.trick.leader + step - first) % PLAYERS)
        for seat in range(PLAYERS):
            pieces["tricks"][(seat - first) % PLAYERS] = seen.taken[seat]
            pieces["captured"][(seat - first) % PLAYERS] = len(seen.captured[seat])
        if seen.contract:
            pieces["contract"][list(CONTRACTS).index(seen.contract)] = 1
            pieces["trump"][SUITS.index(seen.trump) if seen.trump else len(SUITS)] = 1
        pieces["phase"][_PHASES.index(seen.phase)] = 1
        for name, seat in (("to_act", seen.to_act), ("declarer", seen.declarer), ("leader", seen.leader)):
            if seat >= 0:
                pieces[name][(seat - first) % PLAYERS] = 1

    def decks_alike(self, state: KingState, deck: Sequence[int], seat: int, count: int, random: int) -> list[list[int]]:
        # Here, because it needs the compiler and tensors do not.
        from ..bots.king.knowledge.knowledge import knowledge_of
        from ..bots.king.worlds.dealing import uniform_worlds

        worlds = uniform_worlds(knowledge_of(state.rules, observe(state, seat)), count, random)
        hands = [state.hand(holder) for holder in range(PLAYERS)]
        found = (put_back(deck, hands, worlds[PLAYERS * row : PLAYERS * (row + 1)], seat) for row in range(count))
        return [other for other in found if other is not None]

    def public(self, state: KingState) -> str:  # noqa: ARG002
        return ""

    def news(self, before: KingState, after: KingState) -> News | None:  # noqa: ARG002
        return None


ENVIRONMENT: Final[Environment] = _King()
