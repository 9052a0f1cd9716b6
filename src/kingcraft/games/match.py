"""A match: deals one after another until someone wins. Dealer, totals, end and winners follow from the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ..cards import is_pack
from .game import Carry, State
from .options import RuleSet
from .reasons import Refused
from .registry import games


@dataclass(frozen=True, slots=True)
class EndedDeal:
    """What a match keeps of a deal that is over or void."""

    #: The seat that dealt.
    dealer: int
    #: Points of each seat; all 0 in a void deal.
    scores: tuple[int, ...]
    #: The last State of the deal. In a void deal it has not ended.
    state: State
    #: Whether the players gave the deal up. Then it does not count, and the same dealer deals again.
    void: bool = False


class Match(Struct, frozen=True):
    """A match so far. Immutable: starting a deal and acting give a new Match."""

    rules: RuleSet[Any]
    players: int
    #: The seat that deals (or dealt) the current deal or, between deals, the next one.
    dealer: int
    #: What the current or next deal receives from the deals before.
    carry: Carry
    ended: tuple[EndedDeal, ...] = ()
    #: The current deal; None between deals and after the end.
    state: State | None = None

    @property
    def pack(self) -> Sequence[int]:
        """The cards of every deal in the base order of the shuffle (``docs/rules/records.md``, fairness)."""
        return games()[self.rules.game].pack(self.rules.options)

    @property
    def totals(self) -> list[int]:
        """Each seat's points of all ended deals."""
        return [sum(deal.scores[seat] for deal in self.ended) for seat in range(self.players)]

    @property
    def counted(self) -> int:
        """The number of ended deals that are not void."""
        return sum(not deal.void for deal in self.ended)

    @property
    def over(self) -> bool:
        """Whether the match has ended; tested after whole deals only (K-18)."""
        if self.state is not None or not self.counted:
            return False
        return games()[self.rules.game].match_over(self.rules, self.totals, self.counted)

    @property
    def winners(self) -> list[int]:
        """The winning seats of an ended match, ascending; empty before the end."""
        return games()[self.rules.game].winners(self.rules, self.totals) if self.over else []

    def start(self, deck: Sequence[int]) -> "Match":
        """Deal the next deal from ``deck``.

        Raises :class:`Refused`: ``game-over``, ``deal-not-over``, ``bad-deck`` for another pack than that of the
        rules.
        """
        game = games()[self.rules.game]
        if self.over:
            raise Refused("game-over")
        if self.state is not None:
            raise Refused("deal-not-over")
        if not is_pack(deck, self.pack):
            raise Refused("bad-deck")
        state = game.deal(self.rules, self.players, self.dealer, deck, self.carry, self.totals)
        return self.with_deal(state)

    def apply(self, token: str) -> "Match":
        """Return the match after ``token`` by the seat to act.

        Raises :class:`Refused`; without a current deal with ``unknown-token``, ``game-over`` or ``deal-over``.
        """
        if self.state is None:
            if self.ended:
                try:
                    self.ended[-1].state.apply(token)
                except Refused as refusal:
                    if refusal.code == "unknown-token":
                        raise
            raise Refused("game-over" if self.over else "deal-over")
        return self.with_deal(self.state.apply(token))

    def void(self) -> "Match":
        """Give up the current deal: no seat scores, chips stay where they were, and the same dealer deals again.

        Raises :class:`Refused`: ``game-over``, ``deal-over``, or ``wrong-phase`` in a game that has no void deals.
        """
        if self.state is None:
            raise Refused("game-over" if self.over else "deal-over")
        if not games()[self.rules.game].voids:
            raise Refused("wrong-phase")
        given_up = EndedDeal(self.dealer, (0,) * self.players, self.state, void=True)
        return Match(self.rules, self.players, self.dealer, self.carry, (*self.ended, given_up))

    def before(self, deal: int) -> "Match":
        """Return the match before deal ``deal`` (from 0), or after the last ended one. Raises IndexError otherwise."""
        if deal == len(self.ended):
            return Match(self.rules, self.players, self.dealer, self.carry, self.ended)
        game, ended = games()[self.rules.game], self.ended[:deal]
        last = next((each for each in reversed(ended) if not each.void), None)
        carry = game.first_carry(self.rules.options) if last is None else game.next_carry(last.state)
        return Match(self.rules, self.players, self.ended[deal].dealer, carry, ended)

    def with_deal(self, state: State) -> "Match":
        """Return the match with ``state`` as its current deal, which is added to the ended ones if it is over."""
        if not state.over:
            return Match(self.rules, self.players, self.dealer, self.carry, self.ended, state)
        game = games()[self.rules.game]
        dealer = game.next_dealer(self.dealer, self.players)
        ended = (*self.ended, EndedDeal(self.dealer, tuple(state.scores()), state))
        return Match(self.rules, self.players, dealer, game.next_carry(state), ended)


def new_match(rules: RuleSet[object], players: int, dealer: int) -> Match:
    """Return a match before its first deal. Raises :class:`Refused` (``bad-format``) at what cannot be played."""
    check_players(rules, players)
    if not 0 <= dealer < players:
        raise Refused("bad-format", "dealer", f"must be a seat from 0 to {players - 1}")
    return Match(rules, players, dealer, games()[rules.game].first_carry(rules.options))


def check_players(rules: RuleSet[object], players: int) -> None:
    """Raise :class:`Refused` (``bad-format`` at ``players`` or ``rules.options``) if this many cannot play."""
    game = games()[rules.game]
    if players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        seats = f"{low} to {high}" if low < high else str(low)
        raise Refused("bad-format", "players", f"{rules.game} is for {seats} players, not {players}")
    fault = game.contradiction_of_players(rules.options, players)
    if fault is not None:
        raise Refused.contradictory("rules.options", fault)


def sign_of(rules: RuleSet[Any], players: int) -> int:
    """Return 1 if more points are better, -1 if points are penalties."""
    return 1 if 0 in games()[rules.game].winners(rules, [1, *[0] * (players - 1)]) else -1


def places(rules: RuleSet[Any], totals: Sequence[int]) -> list[int]:
    """Return each seat's place by its points, from 1; seats with equal points share one."""
    merits = [sign_of(rules, len(totals)) * total for total in totals]
    return [1 + sum(other > merit for other in merits) for merit in merits]
