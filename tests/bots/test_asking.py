"""A bot that auctions its deal asks for more at most once, at every level."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from kingcraft.bots.bot import Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.king.asking import asking_boldly, asking_once, asks
from kingcraft.bots.levels import master, strong
from kingcraft.bots.people import beginner, casual
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import deal_state
from tests.rules.king.scenes import king, start


@pytest.mark.parametrize(
    ("make", "decks"),
    [(beginner, 60), (casual, 200), (lambda: strong(4, 10), 12), (lambda: master(4, 10), 6)],
)
def test_an_auctioneer_asks_at_most_once(make: Callable[[], Bot], decks: int) -> None:
    bot, bidder, chance = make(), random.Random(1), random.Random(4)
    pack, asked = list(KING.pack(king().options)), []
    for _ in range(decks):
        chance.shuffle(pack)
        state: Any = deal_state(king(), 0, tuple(pack), Used(deals=6)).apply("auction")
        count = 0
        while state.phase in ("bid", "decide", "answer"):
            legal = state.legal()
            if state.phase == "answer":
                token = "no"
            elif state.to_act == 0:
                token = bot.choose(Decision(king(), observe(state, 0), legal, chance.getrandbits(40)))
            else:
                token = bidder.choice([each for each in legal if each in ("pass", "+3", "+4", "+5")])
            count += state.to_act == 0 and asks(token)
            state = state.apply(token)
        asked.append(count)
    assert max(asked) <= 1
    assert make is beginner or max(asked) == 1 or decks < 60


def test_after_a_refusal_nothing_is_asked_again() -> None:
    state = start(king(), 6).apply("auction")
    for call in ("+3", "pass", "pass"):
        state = state.apply(call)
    first = observe(state, 0)
    assert asking_once(first, state.legal()) == state.legal()
    bold = asking_boldly(first, state.legal())
    assert "counter:+4" not in bold  # the least
    assert {"counter:+5", "counter:-2", "accept", "reject"} <= set(bold)
    assert "ultimatum" not in bold
    state = state.apply("counter:+5").apply("no")
    for left in (asking_once(observe(state, 0), state.legal()), asking_boldly(observe(state, 0), state.legal())):
        assert left
        assert not [token for token in left if asks(token)]
        assert set(left) <= set(state.legal())
