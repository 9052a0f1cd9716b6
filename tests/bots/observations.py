"""Observations for tests, written as players would say them: the own hand, what lies on the table, what is known."""

from collections.abc import Sequence

from kingcraft.bots.bot import Bot
from kingcraft.bots.decision import Decision
from kingcraft.cards import TEXTS, parse_cards
from kingcraft.games.king.options import ContractName
from kingcraft.games.king.view import AuctionView, KingObservation, Phase, TrickView
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.observation import Observation
from kingcraft.games.registry import preset


def asked(bot: Bot, observation: Observation, legal: Sequence[str], random: int = 0) -> str:
    """Return what ``bot`` chooses under the default preset of the game."""
    rules = preset("king", "king") if isinstance(observation, KingObservation) else preset("kings-corner", "pagat")
    return bot.choose(Decision(rules, observation, legal, random))


def in_play(hand: str, contract: ContractName, trick: str = "", trump: str = "", others: str = "") -> KingObservation:
    """Seat 0 is to play from ``hand``; ``trick`` lies there already; ``others``: all cards in the other hands.

    Without ``others`` nothing has been played before this trick. Else every card that is nowhere was played, for this
    sight each in a trick of its own, so that no seat has shown a void.
    """
    own, table = hand.split(), trick.split()
    rest = [text for text in TEXTS if text not in own and text not in table]
    held = others.split() or rest
    gone = [text for text in rest if text not in held]
    to_play = [len(own) - (seat > 3 - len(table)) for seat in range(1, 4)]
    assert sum(to_play) == len(held), f"the others should hold {sum(to_play)} cards"
    return KingObservation(
        seat=0,
        phase="play",
        to_act=0,
        dealer=0,
        number=0,
        totals=[0, 0, 0, 0],
        contract=contract,
        trump=trump,
        value=20,
        total=8 if contract == "no-men" else 13,
        declarer=0,
        leader=0,
        hand=own,
        counts=[len(own), *to_play],
        trick=TrickView(leader=(4 - len(table)) % 4, cards=table, winner=-1),
        tricks=[TrickView(leader=1, cards=[text], winner=1) for text in gone],
        taken=[0, 0, 0, 0],
        captured=[[], [], [], []],
        auction=None,
        unplayed=False,
        history=[],
        scores=[],
    )


def in_auction(
    hand: str,
    phase: Phase,
    high: str = "",
    holder: int = -1,
    asked: str = "",
    auctioneer: int = 0,
    ultimatum: bool = False,
    countered: tuple[str, ...] = (),
) -> KingObservation:
    """Seat 0 is to call with ``hand``; phase ``open`` has no auction yet."""
    auction = AuctionView(
        auctioneer=auctioneer,
        calls=[],
        high=high,
        holder=holder,
        bids=int(bool(high)),
        passed=[],
        countered=list(countered),
        asked=asked,
        ultimatum=ultimatum,
        buyer=-1,
        price="",
    )
    return KingObservation(
        seat=0,
        phase=phase,
        to_act=0,
        dealer=auctioneer,
        number=6,
        totals=[0, 0, 0, 0],
        contract="",
        trump="",
        value=0,
        total=0,
        declarer=-1,
        leader=0,
        hand=hand.split(),
        counts=[13, 13, 13, 13],
        trick=TrickView(leader=-1, cards=[], winner=-1),
        tricks=[],
        taken=[0, 0, 0, 0],
        captured=[[], [], [], []],
        auction=None if phase == "open" else auction,
        unplayed=False,
        history=[],
        scores=[],
    )


def at_the_piles(hand: str, stock: str = "", preset_name: str = "pagat", **piles: str) -> KingsCornerState:
    """Return a deal of Kings Corner in which seat 0 of two is to act; ``piles`` by place, base first, the others are
    empty.
    """
    return position_state(
        preset("kings-corner", preset_name),
        players=2,
        to_act=0,
        hands=[cards(hand), cards("QS")],
        piles={place: cards(pile) for place, pile in piles.items()},
        stock=cards(stock),
    )


def cards(texts: str) -> list[int]:
    """Return the cards of a text that is right."""
    found = parse_cards(texts)
    assert found is not None
    return found
