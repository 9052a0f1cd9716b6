"""A third game, for tests alone: eight cards, one trick. A game can be added without changing shared files.

Two to four players; the pack is the four aces and the four kings. The deal gives every seat the same number of cards.
The seat after the dealer leads; the others follow suit if they can (``follow``). The highest card of the led suit takes
the trick and ``value`` points, the ace above the king. A match lasts ``deals`` deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal

from msgspec import Struct
from msgspec.structs import replace as with_fields

from kingcraft.cards import KING, RANK_SETS, SUIT_SETS, TEXTS, card_set, members, parse_card, texts
from kingcraft.games.game import Carry, Game
from kingcraft.games.observation import Observation
from kingcraft.games.options import Json, RuleSet, flag, number
from kingcraft.games.reasons import Contradiction, Refused

NAME: Final = "one-trick"
PACK: Final = tuple(members(RANK_SETS[0] | RANK_SETS[KING]))


@dataclass(frozen=True, slots=True)
class OneTrickOptions:
    """Every option."""

    #: Whether suit must be followed.
    follow: bool = flag(True)
    #: The points of the trick.
    value: int = number(1, 1, 9)
    #: The deals of a match.
    deals: int = number(3, 1, 20)


class OneTrickObservation(Struct, frozen=True, rename="camel", tag_field="game", tag=NAME):
    """What ``seat`` (None: an onlooker) knows."""

    SINCE_2: ClassVar[tuple[str, ...]] = ()

    seat: int | None
    phase: Literal["play", "over"]
    to_act: int
    dealer: int
    #: The deal's number in the match, from 0.
    number: int
    #: Each seat's points before this deal.
    totals: list[int]
    hand: list[str]
    #: The number of cards in each hand.
    counts: list[int]
    #: The cards on the table, from the leader's on.
    trick: list[str]
    leader: int
    #: The points of the trick.
    value: int
    history: list[tuple[int, str]]
    #: Each seat's points when the deal is over.
    scores: list[int]


@dataclass(frozen=True, slots=True)
class OneTrickState:
    """One deal."""

    rules: RuleSet[OneTrickOptions]
    dealer: int
    #: The cards that each seat holds now, a set each.
    hands: tuple[int, ...]
    #: The cards played, from the leader's on.
    trick: tuple[int, ...] = ()
    #: The deal's number in the match, from 0.
    number: int = 0
    #: Each seat's points before this deal; empty: all 0.
    totals: tuple[int, ...] = ()

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def leader(self) -> int:
        """The seat that leads."""
        return (self.dealer + 1) % self.players

    @property
    def phase(self) -> Literal["play", "over"]:
        """What the deal is waiting for."""
        return "over" if self.over else "play"

    @property
    def to_act(self) -> int:
        """The seat that acts next; -1 when the deal is over."""
        return -1 if self.over else (self.leader + len(self.trick)) % self.players

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return len(self.trick) == self.players

    @property
    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What decides all that may still be done."""
        return self.hands, self.trick

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """Every action so far as (seat, token)."""
        return tuple(((self.leader + place) % self.players, TEXTS[card]) for place, card in enumerate(self.trick))

    def legal(self) -> list[str]:
        """Return the tokens of all legal actions, sorted; empty when the deal is over."""
        if self.over:
            return []
        hand = self.hands[self.to_act]
        return sorted(texts(self._following(hand) or hand))

    def apply(self, token: str) -> "OneTrickState":
        """Return the deal after ``token``. Raises :class:`Refused`."""
        card = parse_card(token)
        if card is None or card not in PACK:
            raise Refused("unknown-token")
        if self.over:
            raise Refused("deal-over")
        seat = self.to_act
        if not self.hands[seat] >> card & 1:
            raise Refused("not-in-hand")
        if self._following(self.hands[seat]) and not self._following(1 << card):
            raise Refused("must-follow-suit")
        hands = tuple(hand & ~(1 << card) for hand in self.hands)
        return replace(self, hands=hands, trick=(*self.trick, card))

    def winner(self) -> int:
        """Return the seat that has taken the trick, or would if it ended now."""
        led = self.trick[0] & 3
        best = max(self.trick, key=lambda card: (card & 3 == led, (card - 4) % 52))
        return (self.leader + self.trick.index(best)) % self.players

    def scores(self) -> list[int]:
        """Return each seat's points of an ended deal. Raises ValueError before the end."""
        if not self.over:
            raise ValueError("the deal is not over")
        return [self.rules.options.value * (seat == self.winner()) for seat in range(self.players)]

    def _following(self, cards: int) -> int:
        """Those of ``cards`` that follow suit, where suit must be followed."""
        return cards & SUIT_SETS[self.trick[0] & 3] if self.trick and self.rules.options.follow else 0


class OneTrick(Game[OneTrickOptions, OneTrickState]):
    """The game as the registry knows it."""

    name: str = NAME
    seats: range = range(2, 5)
    presets: Mapping[str, Mapping[str, Json]] = {"one-trick": {}, "one-trick-free": {"follow": False}}
    former: Mapping[str, Mapping[str, Json]] = {}
    default_preset: str = "one-trick"
    voids: bool = False
    tokens: Sequence[str] = tuple(TEXTS[card] for card in PACK)
    observation: type[Observation] = OneTrickObservation

    def defaults(self) -> OneTrickOptions:
        return OneTrickOptions()

    def contradiction(self, options: OneTrickOptions) -> Contradiction | None:
        return None

    def contradiction_of_players(self, options: OneTrickOptions, players: int) -> Contradiction | None:
        return None

    def idle(self, options: OneTrickOptions) -> frozenset[str]:
        return frozenset()

    def pack(self, options: OneTrickOptions) -> Sequence[int]:
        return PACK

    def first_carry(self, options: OneTrickOptions) -> Carry:
        return (0,)

    def deal(
        self,
        rules: RuleSet[OneTrickOptions],
        players: int,
        dealer: int,
        deck: Sequence[int],
        carry: Carry,
        totals: Sequence[int] = (),
    ) -> OneTrickState:
        each = len(PACK) // players
        hands = [card_set(deck[seat * each : (seat + 1) * each]) for seat in range(players)]
        return OneTrickState(rules, dealer, tuple(hands), number=carry[0], totals=tuple(totals) if any(totals) else ())

    def observe(
        self, state: OneTrickState, seat: int | None = None, public: OneTrickObservation | None = None
    ) -> OneTrickObservation:
        seen = public or OneTrickObservation(
            seat=None,
            phase=state.phase,
            to_act=state.to_act,
            dealer=state.dealer,
            number=state.number,
            totals=list(state.totals) or [0] * state.players,
            hand=[],
            counts=[hand.bit_count() for hand in state.hands],
            trick=[TEXTS[card] for card in state.trick],
            leader=state.leader,
            value=state.rules.options.value,
            history=list(state.history),
            scores=state.scores() if state.over else [],
        )
        return seen if seat is None else with_fields(seen, seat=seat, hand=texts(state.hands[seat]))

    def stage(self, state: OneTrickState) -> int:
        return 1

    def next_carry(self, state: OneTrickState) -> Carry:
        return (state.number + 1,)

    def next_dealer(self, dealer: int, players: int) -> int:
        return (dealer + 1) % players

    def match_over(self, rules: RuleSet[OneTrickOptions], totals: Sequence[int], deals: int) -> bool:
        return deals >= rules.options.deals

    def winners(self, rules: RuleSet[OneTrickOptions], totals: Sequence[int]) -> list[int]:
        return [seat for seat, points in enumerate(totals) if points == max(totals)]


ONE_TRICK: Final = OneTrick()
