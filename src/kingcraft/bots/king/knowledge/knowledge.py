"""What one seat knows of a deal of King: its own hand, the unseen cards, and which seats cannot hold which of them."""

import itertools
from array import array
from dataclasses import dataclass

from ....cards import SUITS, card_set, members, parse_card
from ....games.king.actions import LADDER
from ....games.king.contracts import CONTRACTS, Terms, terms_of
from ....games.king.options import PLAYERS, KingOptions
from ....games.king.play import COUNT, HOLDER, SEAT, PlayState, finished, taken_units
from ....games.king.scoring import Settlement, settlement_of
from ....games.king.view import KingObservation
from ....games.options import RuleSet
from ...decision import Impossible
from .calls_seen import SeenCall, seen_calls_of
from .constraints import barred, replayed
from .plays import Play, hand_of, plays_of
from .splits import SPLIT, classes_of, splits_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What ``seat`` knows. Sets of cards are 52-bit ints; a field by seat has four entries."""

    options: KingOptions
    seat: int
    #: The cards of ``seat``.
    hand: int
    #: The cards in the other hands.
    unseen: int
    #: Cards in each hand.
    counts: tuple[int, ...]
    #: By seat, the unseen cards that it cannot hold; 0 for ``seat``.
    barred: tuple[int, ...]
    contract: str
    #: None while the contract is unknown.
    terms: Terms | None
    #: The state of play with four empty hands (``core_of`` puts hands in); None before the play.
    core: PlayState | None
    #: The seat that led or leads to the first trick; -1 while that is open.
    leader: int
    #: Every card played.
    plays: tuple[Play, ...]
    #: Every call, with its seat.
    calls: tuple[tuple[int, str], ...]
    #: The other seats' calls that tell something about their hands.
    seen_calls: tuple[SeenCall, ...]
    #: See :mod:`.splits`; for the seats after this one.
    classes: tuple[int, ...]
    splits: "array[int]"

    @property
    def others(self) -> tuple[int, int, int]:
        """The other seats in order of play: a, b, c of :mod:`.splits`."""
        return (self.seat + 1) % PLAYERS, (self.seat + 2) % PLAYERS, (self.seat + 3) % PLAYERS

    @property
    def worlds(self) -> int:
        """How many deals of the unseen cards the rules allow, at least 1."""
        return self.splits[-SPLIT]


def knowledge_of(rules: RuleSet[KingOptions], observation: KingObservation) -> Knowledge:
    """Return what the seat knows. Raises :class:`Impossible`, also for an onlooker or a deal that is over."""
    options = rules.options
    hand = hand_of(observation, options.pack)
    seat = observation.seat
    assert seat is not None  # hand_of has said so
    if observation.dealer not in range(PLAYERS):
        raise Impossible(f"seat {observation.dealer} cannot have dealt")
    if observation.phase == "over":
        raise Impossible("the deal is over: there is nothing left to know")
    plays = plays_of(observation, hand, options.pack)
    unseen = card_set(options.pack) & ~hand & ~card_set(play.card for play in plays)
    terms = _terms(options, observation)
    core: PlayState | None = None
    bars: tuple[int, ...] = (0,) * PLAYERS
    if observation.phase == "play" and terms is not None:
        states = _states(terms, observation, hand, unseen, plays)
        core = (0, 0, 0, 0, *states[-1][4:])
        _check_taken(terms, observation, states)
        bars = barred(terms, states[:-1], plays, seat, unseen)
    elif plays:
        raise Impossible(f"cards have been played in the phase {observation.phase!r}")
    others = [(seat + step) % PLAYERS for step in range(1, PLAYERS)]
    classes = classes_of(unseen, [bars[other] for other in others])
    splits = splits_of(classes, [observation.counts[other] for other in others])
    if not splits:
        raise Impossible("no deal of the unseen cards fits what has been played")
    calls = tuple((who, token) for who, token in observation.history if parse_card(token) is None)
    return Knowledge(
        options=options,
        seat=seat,
        hand=hand,
        unseen=unseen,
        counts=tuple(observation.counts),
        barred=bars,
        contract=observation.contract,
        terms=terms,
        core=core,
        leader=observation.leader,
        plays=plays,
        calls=calls,
        seen_calls=tuple(call for call in seen_calls_of(options, observation.dealer, calls) if call.seat != seat),
        classes=classes,
        splits=splits,
    )


def settlement_seen(options: KingOptions, observation: KingObservation) -> Settlement:
    """Return the settlement of the deal that is observed; its contract must be known."""
    auction = observation.auction
    if auction is None or auction.buyer < 0:
        return settlement_of(options, observation.contract)
    price = LADDER.index(auction.price)
    return settlement_of(options, observation.contract, auction.auctioneer, auction.buyer, price)


def _terms(options: KingOptions, observation: KingObservation) -> Terms | None:
    contract, trump = observation.contract, observation.trump
    if not contract:
        if observation.phase in ("play", "lead"):
            raise Impossible(f"no contract is known in the phase {observation.phase!r}")
        return None
    if contract not in CONTRACTS:
        raise Impossible(f"there is no contract {contract!r}")
    if trump and (trump not in tuple(SUITS) or contract != "plus"):
        raise Impossible(f"{trump!r} cannot be trump in {contract}")
    return terms_of(options, contract, SUITS.index(trump) if trump else -1)


def _states(
    terms: Terms, observation: KingObservation, hand: int, unseen: int, plays: tuple[Play, ...]
) -> list[PlayState]:
    """Return the states before each play and after the last one; the unseen cards are dealt in any way."""
    if observation.leader not in range(PLAYERS):
        raise Impossible("no seat is named to lead the first trick")
    rest = members(unseen)
    hands = [
        hand if seat == observation.seat else card_set(next(rest) for _ in range(observation.counts[seat]))
        for seat in range(PLAYERS)
    ]
    for seat, card in plays:
        hands[seat] |= 1 << card
    states = list(replayed(terms, hands, observation.leader, plays))
    if finished(states[-1]):
        raise Impossible("the deal goes on when nothing is left to play for")
    return states


def _check_taken(terms: Terms, observation: KingObservation, states: list[PlayState]) -> None:
    """Raise :class:`Impossible` unless tricks, captured cards, table and turn are as the play left them."""
    winners = [after[HOLDER] for before, after in itertools.pairwise(states) if before[COUNT] == PLAYERS - 1]
    if [trick.winner for trick in observation.tricks] != winners:
        raise Impossible("a trick was taken by another seat than the tricks say")
    taken = [winners.count(seat) for seat in range(PLAYERS)]
    if list(observation.taken) != taken:
        raise Impossible(f"the seats have taken {taken} tricks, not {list(observation.taken)}")
    last = states[-1]
    captured = [len(cards) for cards in observation.captured]
    units = [taken_units(last, seat) if terms.penalty else 0 for seat in range(PLAYERS)]
    if captured != units:
        raise Impossible(f"the seats have captured {units} cards that count, not {captured}")
    leader = observation.trick.leader
    if leader != (last[SEAT] - last[COUNT]) % PLAYERS:
        raise Impossible(f"seat {leader} does not lead this trick")
    if observation.to_act != last[SEAT]:
        raise Impossible(f"it is the turn of seat {last[SEAT]}, not of seat {observation.to_act}")
