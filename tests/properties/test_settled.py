"""Nothing left to win: what it promises is so, against every way in which the deal can go on; in every preset."""

import itertools
import random
from collections.abc import Sequence

import pytest

from kingcraft.cards import PACK_52, TEXTS
from kingcraft.games.game import State
from kingcraft.games.king.claim import settled
from kingcraft.games.king.view import KingObservation
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset

#: Cards in all hands from which every continuation is tried.
FEW = 12
MATCHES = 4


def endings(state: State) -> set[tuple[int, ...]]:
    """The points of every way in which the deal can go on."""
    if state.over:
        return {tuple(state.scores())}
    return set(itertools.chain.from_iterable(endings(state.apply(token)) for token in state.legal()))


def counts(card: str, contract: str, men: Sequence[str]) -> bool:
    """Whether a card costs points in a contract."""
    match contract:
        case "no-hearts":
            return card[1] == "H"
        case "no-queens":
            return card[0] == "Q"
        case "no-men":
            return card[0] in men
    return card == "KH" and contract == "no-king"


@pytest.mark.parametrize("name", games()["king"].presets)
def test_settled_means_that_every_continuation_scores_the_same(name: str) -> None:
    """Whole matches, whose deals are played at random.

    A deal is settled from the trick on in which the last card that counts was taken. The points that were certain then
    are those of its end and, with few cards left, of all its ends.
    """
    rules, chance, found, tried = preset("king", name), random.Random(4), 0, 0
    for _ in range(MATCHES):
        match = new_match(rules, 4, 0)
        while not match.over:
            deck = chance.sample(match.pack, len(match.pack))
            match, certain, enumerated = match.start(deck), None, False
            while (state := match.state) is not None:
                sights = [observe(state, seat) for seat in (None, *range(4))]
                seen = sights[0]
                assert isinstance(seen, KingObservation)
                out = {TEXTS[card] for card in deck} - {card for trick in seen.tricks for card in trick.cards}
                counting = any(counts(card, seen.contract, rules.options.men) for card in map(TEXTS.__getitem__, deck))
                gone = counting and not any(counts(card, seen.contract, rules.options.men) for card in out)
                assert {settled(sight) for sight in sights if isinstance(sight, KingObservation)} == {gone}
                if gone:
                    points = tuple(-seen.value * len(cards) for cards in seen.captured)
                    found += certain is None
                    certain = certain or points
                    assert points == certain
                    if sum(seen.counts) <= FEW and not enumerated:
                        assert endings(state) == {certain}
                        tried, enumerated = tried + 1, True
                match = match.apply(chance.choice(state.legal()))
            assert certain in (None, match.ended[-1].scores)
    plays_on = not rules.options.early_end
    assert (found > 2, tried > 0) == (plays_on, plays_on)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("name", games()["kings-corner"].presets)
def test_in_kings_corner_a_player_can_always_do_something(name: str, players: int) -> None:
    """Why nothing is offered there: with the stock out and all hands together there is a card that can be played."""
    rules, chance = preset("kings-corner", name), random.Random(players)
    for deck in (list(PACK_52), list(PACK_52)[::-1], chance.sample(PACK_52, 52)):
        match = new_match(rules, players, 0).start(deck)
        while (state := match.state) is not None:
            seen = observe(state)
            assert isinstance(seen, KingsCornerObservation)
            if not seen.stock:
                held = [card for seat in range(players) for card in observe(state, seat).hand]
                assert any(fits(card, pile, place) for card in held for place, pile in seen.piles.items())
            legal = state.legal()
            match = match.apply("end" if "end" in legal and chance.random() < 0.6 else chance.choice(legal))


def fits(card: str, pile: list[str], place: str) -> bool:
    """Whether a hand card may be laid there (P10, P13, P16), a king on an empty side left out."""
    if not pile:
        return (card[0] == "K") == (len(place) == 2)
    ranks, top = "A23456789TJQK", pile[-1]
    return ranks.index(card[0]) + 1 == ranks.index(top[0]) and (card[1] in "DH") != (top[1] in "DH")
