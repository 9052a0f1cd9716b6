"""The auction of King in both implementations, under all options: every beginning of four calls, many to the end."""

import copy
import itertools
import random
from typing import Any

import pytest

from kingcraft.games.king.auction import Auction, opened
from kingcraft.games.reasons import Refused

from ..rules.king.scenes import king
from .naive_auction import LADDER, SAID, NaiveAuction
from .players import Manner

FLAGS = ("eight_forced", "counter_offer", "ultimatum")
UNPLAYED = ("fewer_than_3_bids", "best_below_4", "off")
every_option_set = pytest.mark.parametrize(
    "options",
    [
        {**dict(zip(FLAGS, flags, strict=True)), "unplayed": unplayed}
        for flags in itertools.product((True, False), repeat=3)
        for unplayed in UNPLAYED
    ],
    ids=lambda options: "-".join(name for name in FLAGS if options[name]) + " " + options["unplayed"],
)
OUTCOMES = {"": "", "sold": "sold", "kept": "keeps", "minus": "must play minus", "split": "split"}


def both(options: dict[str, Any], auctioneer: int) -> tuple[Auction, NaiveAuction]:
    """An auction before its first bid, in both implementations."""
    rules = king(**options)
    return opened(rules.options, auctioneer), NaiveAuction(rules.values(), auctioneer)


def agree(auction: Auction, naive: NaiveAuction) -> None:
    """Check that both implementations are at the same point, and give the same answer to every possible call."""
    assert OUTCOMES[auction.step if auction.over else ""] == naive.outcome
    if auction.over:
        assert auction.buyer == naive.buyer
        assert (LADDER[auction.price] if auction.price >= 0 else None) == naive.price
        return
    assert auction.to_act == naive.seat
    for call in SAID:
        assert auction.fault(call) == naive.fault(call), call
    assert auction.legal() == [call for call in SAID if naive.fault(call) is None]


def every_way(auction: Auction, naive: NaiveAuction, calls: int) -> int:
    """Follow every sequence of this many calls; count ends and cuts."""
    agree(auction, naive)
    if auction.over or calls == 0:
        return 1
    count = 0
    for call in auction.legal():
        after = copy.copy(naive)
        after.passed, after.refused = set(naive.passed), set(naive.refused)
        after.act(call)
        count += every_way(auction.apply(call), after, calls - 1)
    return count


@every_option_set
def test_every_beginning(options: dict[str, Any]) -> None:
    assert every_way(*both(options, 2), 4) > 1000


@pytest.mark.parametrize("auctions", [200, pytest.param(2000, marks=pytest.mark.long(seconds=2.5))])
@every_option_set
def test_many_to_the_end(options: dict[str, Any], auctions: int) -> None:
    ends: set[str] = set()
    for number in range(auctions):
        chance = random.Random(f"auction {options} {number}")
        manner = Manner.by_chance(chance)
        auction, naive = both(options, number % 4)
        while not auction.over:
            agree(auction, naive)
            for call in SAID if number % 4 == 0 else ():  # of all of them `agree` asks the same
                if naive.fault(call) is not None:
                    with pytest.raises(Refused, match=str(naive.fault(call))):
                        auction.apply(call)
            call = manner.pick(sorted(auction.legal()), chance)
            auction = auction.apply(call)
            naive.act(call)
        agree(auction, naive)
        ends.add(naive.outcome)
    possible = {"sold", "keeps", "must play minus" if options["ultimatum"] else "sold"}
    assert ends == possible | ({"split"} if options["unplayed"] != "off" else set())
