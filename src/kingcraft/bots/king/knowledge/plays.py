"""The cards played so far in a deal of King, checked against what else the Observation tells."""

from collections.abc import Sequence
from typing import NamedTuple

from ....cards import TEXTS, parse_card
from ....games.king.options import PLAYERS
from ....games.king.view import KingObservation, TrickView
from ...decision import Impossible


class Play(NamedTuple):
    """A card laid on the table by ``seat``."""

    seat: int
    card: int


def card_of_text(text: str, pack: Sequence[int]) -> int:
    """Return the card of a text. Raises :class:`Impossible`: it is no card of the pack."""
    card = parse_card(text)
    if card is None or card not in pack:
        raise Impossible(f"{text!r} is no card of the pack")
    return card


def hand_of(observation: KingObservation, pack: Sequence[int]) -> int:
    """Return the own hand as a set. Raises :class:`Impossible`: no seat, a card twice, not as many as counted."""
    seat = observation.seat
    if seat is None:
        raise Impossible("an onlooker holds no hand")
    if seat not in range(PLAYERS) or len(observation.counts) != PLAYERS:
        raise Impossible(f"there is no seat {seat} of {len(observation.counts)}; King has {PLAYERS}")
    hand = 0
    for text in observation.hand:
        bit = 1 << card_of_text(text, pack)
        if hand & bit:
            raise Impossible(f"{text} is in the hand twice")
        hand |= bit
    if hand.bit_count() != observation.counts[seat]:
        raise Impossible(f"the hand holds {hand.bit_count()} cards and is counted as {observation.counts[seat]}")
    return hand


def plays_of(observation: KingObservation, hand: int, pack: Sequence[int]) -> tuple[Play, ...]:
    """Return every card played, in order. The winners of tricks are not checked here.

    Raises :class:`Impossible`: a card is there twice, a trick has too many or too few, counts or history do not fit.
    """
    plays: list[Play] = []
    seen = hand
    for trick, complete in _tricks(observation):
        if complete and len(trick.cards) != PLAYERS:
            raise Impossible(f"a complete trick holds {len(trick.cards)} cards")
        if not complete and len(trick.cards) >= PLAYERS:
            raise Impossible(f"{len(trick.cards)} cards are on the table: that trick is complete")
        if trick.leader not in range(PLAYERS):
            raise Impossible(f"seat {trick.leader} cannot lead a trick")
        for place, text in enumerate(trick.cards):
            card = card_of_text(text, pack)
            if seen >> card & 1:
                where = "is in the hand and has been played" if hand >> card & 1 else "has been played twice"
                raise Impossible(f"{text} {where}")
            seen |= 1 << card
            plays.append(Play((trick.leader + place) % PLAYERS, card))
    _check_counts(observation, plays, len(pack) // PLAYERS)
    _check_history(observation, plays)
    return tuple(plays)


def _tricks(observation: KingObservation) -> list[tuple[TrickView, bool]]:
    """Return all tricks, and whether each should be complete."""
    table = [(observation.trick, False)] if observation.trick.cards else []
    return [*((trick, True) for trick in observation.tricks), *table]


def _check_counts(observation: KingObservation, plays: Sequence[Play], tricks: int) -> None:
    for seat, count in enumerate(observation.counts):
        played = sum(play.seat == seat for play in plays)
        if count + played != tricks:
            raise Impossible(f"seat {seat} holds {count} cards and has played {played}, of {tricks}")


def _check_history(observation: KingObservation, plays: Sequence[Play]) -> None:
    """Check that the history ends with the plays of the tricks; it may begin later, in a deal from a position."""
    told = [(seat, card) for seat, token in observation.history if (card := parse_card(token)) is not None]
    if len(told) > len(plays):
        raise Impossible(f"the history tells of {len(told)} cards played, the tricks of {len(plays)}")
    for (seat, card), play in zip(reversed(told), reversed(plays), strict=False):
        if play != (seat, card):
            raise Impossible(
                f"the history tells of {TEXTS[card]} by seat {seat}, "
                f"the tricks of {TEXTS[play.card]} by seat {play.seat}"
            )
