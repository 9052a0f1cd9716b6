"""A call to be made, as the seat knows it: the phase, the auction so far, the games that may be played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from ....cards import SUITS
from ....games.king.actions import CHOSEN, DECLARED, LEADS
from ....games.king.auction import Auction, opened
from ....games.king.leading import first_leader, positive_leader
from ....games.king.options import PLAYERS, KingOptions
from ....games.king.view import KingObservation, Phase
from ....games.reasons import Refused
from ...decision import Decision, Impossible
from ..knowledge.knowledge import Knowledge, knowledge_of
from .declaring import Game

#: The phases before the first card.
PHASES: Final[tuple[Phase, ...]] = ("choose", "open", "bid", "decide", "answer", "declare", "lead")
_BIDDING: Final[tuple[Phase, ...]] = ("open", "bid", "decide", "answer")
_IN_AUCTION: Final[tuple[Phase, ...]] = ("bid", "decide", "answer")


@dataclass(frozen=True, slots=True)
class Situation:
    """A call to be made."""

    knowledge: Knowledge
    dealer: int
    phase: Phase
    #: The auction so far, or as it ended; None if there was none.
    auction: Auction | None
    #: Empty while no contract is named.
    contract: str
    #: The trump suit; -1 for none.
    trump: int
    #: As in the decision.
    legal: tuple[str, ...]
    random: int

    @classmethod
    def of(cls, decision: Decision) -> Self:
        """Read a decision. Raises :class:`Impossible`: no play or no game fits it; ValueError: it is no call."""
        observation = decision.observation
        if not isinstance(observation, KingObservation) or observation.phase not in PHASES:
            raise ValueError("there is no call to make")
        knowledge = knowledge_of(decision.rules, observation)
        if observation.to_act != knowledge.seat:
            raise Impossible(f"it is the turn of seat {observation.to_act}, not of seat {knowledge.seat}")
        auction = _auction_of(knowledge.options, observation)
        trump = SUITS.index(observation.trump) if observation.trump else -1
        legal, phase = tuple(decision.legal), observation.phase
        found = cls(knowledge, observation.dealer, phase, auction, observation.contract, trump, legal, decision.random)
        if not found.games:
            raise Impossible(f"nothing that may be said in the phase {phase!r} leads to a game")
        return found

    @property
    def options(self) -> KingOptions:
        """The options of the rules."""
        return self.knowledge.options

    @property
    def seat(self) -> int:
        """The seat that calls."""
        return self.knowledge.seat

    @property
    def bidding(self) -> bool:
        """Whether the game is for sale."""
        return self.phase in _BIDDING

    @property
    def sale(self) -> tuple[int, int]:
        """The buyer and the bid, a place on the ladder, if the game has been sold; else -1 and -1."""
        sold = self.auction is not None and self.auction.step == "sold"
        return (self.auction.buyer, self.auction.price) if self.auction and sold else (-1, -1)

    @property
    def games(self) -> list[Game]:
        """All games that may come of the legal tokens, each once."""
        if self.phase == "lead":
            return [game for token in self.legal for game in self.games_named(token) if token in LEADS]
        chosen = [game for token in self.legal if token in CHOSEN for game in self.games_named(token)]
        names = [token for token in self.legal if token in DECLARED]
        declarers = [self.seat]
        if self.bidding:
            names = [*(f"plus:{game}" for game in self.options.plus_games), "minus"]
            declarers = list(range(PLAYERS))
        return chosen + [Game(*DECLARED[name], leader) for name in names for leader in self.leaders(declarers)]

    def games_named(self, token: str) -> list[Game]:
        """Return the games that the seat may come to play when it names ``token``: one for each possible leader."""
        if token in CHOSEN:
            return [Game(CHOSEN[token], -1, first_leader(self.options, self.dealer))]
        if token in LEADS:
            return [Game(self.contract, self.trump, LEADS[token])]
        return [Game(*DECLARED[token], leader) for leader in self.leaders([self.seat])]

    def leaders(self, declarers: Sequence[int]) -> list[int]:
        """Return the seats that may come to lead a positive deal that one of ``declarers`` plays."""
        leaders = {positive_leader(self.options, self.dealer, declarer) for declarer in declarers}
        return list(range(PLAYERS)) if -1 in leaders else sorted(leaders)

    def after(self, token: str) -> Auction:
        """Return the auction after the seat has called ``token``. Raises :class:`Impossible`: it is not legal."""
        if self.phase == "open" and token == "auction":  # noqa: S105
            return opened(self.options, self.dealer)
        if self.auction is None:
            raise Impossible(f"{token!r} is no call of the phase {self.phase!r}")
        try:
            return self.auction.apply(token)
        except Refused as refused:
            raise Impossible(f"{token!r} is not legal: {refused}") from refused


def _auction_of(options: KingOptions, observation: KingObservation) -> Auction | None:
    view = observation.auction
    if view is None:
        if observation.phase in _IN_AUCTION:
            raise Impossible(f"there is no auction in the phase {observation.phase!r}")
        return None
    auction = opened(options, observation.dealer)
    for call in view.calls:
        try:
            if call.seat != auction.to_act:
                raise Impossible(f"seat {call.seat} says {call.token!r} out of turn")
            auction = auction.apply(call.token)
        except Refused as refused:
            raise Impossible(f"seat {call.seat} cannot have said {call.token!r}: {refused}") from refused
    if auction.over == (observation.phase in _IN_AUCTION):
        raise Impossible(f"the auction does not lead to the phase {observation.phase!r}")
    if not auction.over and (auction.step, auction.to_act) != (observation.phase, observation.to_act):
        raise Impossible(f"the auction does not lead to the phase {observation.phase!r}")
    return auction
