"""The auction of King with the prices of the rule set (``docs/rules/king.md`` sections 2 and 3)."""

from typing import Final

from ...games.king.actions import BIDS, LADDER, bid_tricks, plays_plus
from ...games.king.contracts import unit_value
from ...games.king.options import PLAYERS, KingOptions
from ...games.king.scoring import base_scores, sold_scores, unplayed_scores
from ..phrase import phrase, signed
from ..sections import Item, Row, Section, Sentence, Table, example, point, say
from .positive import games, seat_name

#: The example of an auction: Ben, Carla and David bid for Anna's deal. ``tests/guide`` plays it.
TRACE: Final = (
    (1, "+2"),
    (2, "-1"),
    (3, "+4"),
    (1, "match"),
    (2, "pass"),
    (3, "+5"),
    (1, "pass"),
)
#: The bid that David may not make after Carla's.
TOO_LOW: Final = "+3"

#: Tricks of seller, buyer and the others in the examples of a sale, by the number of tricks in a deal, with the bid.
_PLUS_SALES: Final = {13: ("+5", ((2, 7, 2, 2), (6, 3, 2, 2))), 8: ("+3", ((1, 5, 1, 1), (4, 2, 1, 1)))}
_MINUS_SALES: Final = {13: ("-2", ((3, 1, 5, 4), (1, 2, 6, 4))), 8: ("-2", ((2, 1, 3, 2), (1, 1, 4, 2)))}


def bid_text(bid: str) -> str:
    """Return a bid as it is printed, with a minus sign instead of the hyphen."""
    return bid.replace("-", "−")


def auction(options: KingOptions) -> Section:
    """Return how bids are made."""
    eight = "forced" if options.eight_forced else "free"
    value = options.trick_value
    bid = "king-bid" if options.minus_settlement == "absorb" else "king-bid-transfer"
    return Section(
        "auction",
        (
            say(f"king-auction-{options.auction}", "auction"),
            say(f"king-auction-usual-{options.auction}"),
            say("king-auction-why"),
            say(bid, "minus_settlement", plus=bid_text("+4"), tricks=4, minus=bid_text("-1")),
            say("king-ladder", low=bid_text(LADDER[0]), high=bid_text(LADDER[-1])),
            _ladder(options),
            say("king-ladder-equal", "trick_value", plus=bid_text("+3"), minus=bid_text("-1"), points=3 * value),
            say("king-bidding"),
            say("king-match", plus=bid_text("+3"), minus=bid_text("-1")),
            say(f"king-eight-{eight}", "eight_forced", bid=bid_text("+8")),
            say("king-bidding-stops"),
            _trace(),
        ),
    )


def _ladder(options: KingOptions) -> Table:
    rows = []
    for place, bid in enumerate(LADDER):
        plus = plays_plus(place)
        worth = bid_tricks(place) * unit_value(options, "plus" if plus else "minus")
        game = phrase("contract-plus" if plus else "contract-minus")
        rows.append(Row(f"king-ladder-{place}", (bid_text(bid), game, worth), ("trick_value",)))
    heads = tuple(phrase(f"rules-head-{head}") for head in ("bid", "game", "worth"))
    return Table(phrase("rules-king-bids"), heads, tuple(rows))


def _trace() -> Sentence:
    bids = [bid_text(call) for _, call in TRACE if call in BIDS]
    first, second, third, last = bids
    return example("king-auction-example", first=first, second=second, low=bid_text(TOO_LOW), third=third, last=last)


def decision(options: KingOptions) -> Section:
    """Return what the seller may decide."""
    eight = bid_text("+8")
    own, other = unplayed_scores(options, 0)[:2]
    unplayed = f"king-unplayed-{options.unplayed.replace('_', '-')}"
    minus = bid_text("-1")
    return Section(
        "decision",
        (
            say("king-decide-below", "eight_forced", bid=eight)
            if options.eight_forced
            else say("king-decide", "eight_forced"),
            point("king-accept"),
            point("king-reject"),
            point("king-counter" if options.counter_offer else "king-no-counter", "counter_offer", bid=eight),
            point("king-ultimatum" if options.ultimatum else "king-no-ultimatum", "ultimatum", bid=eight),
            point(unplayed, "unplayed", "trick_value", "deck", own=own, other=other, minus=minus),
        ),
    )


def sale(options: KingOptions) -> Section:
    """Return what the buyer names and pays."""
    plus, minus = options.plus_settlement, options.minus_settlement
    value, loss = options.trick_value, unit_value(options, "minus")
    only = say("king-buyer-only", "declare", games=games(options.plus_games))
    items: list[Item] = [
        say("king-buyer", "declare") if len(options.plus_games) > 1 else only,
        say(f"king-sale-lead-{_leader(options)}", "positive_lead", "first_lead"),
        say(f"king-plus-{plus}", "plus_settlement", "trick_value", points=value),
        say("king-plus-usual"),
        *_examples(options, "plus"),
        say(f"king-minus-{minus}", "minus_settlement", "trick_value", points=loss),
        say("king-minus-usual"),
        *_examples(options, "minus"),
    ]
    return Section("sale", tuple(items))


def _leader(options: KingOptions) -> str:
    match options.positive_lead:
        case "same":
            return "next" if options.first_lead == "left_of_dealer" else "dealer"
        case "declarer":
            return "declarer"
    return "named"


def _examples(options: KingOptions, contract: str) -> list[Table]:
    bid, cases = (_PLUS_SALES if contract == "plus" else _MINUS_SALES)[options.tricks]
    return [_example(options, contract, bid, number, tricks) for number, tricks in enumerate(cases)]


def _example(options: KingOptions, contract: str, bid: str, number: int, tricks: tuple[int, ...]) -> Table:
    base = base_scores(options, contract, tricks)
    scores = sold_scores(options, contract, tricks, 0, 1, BIDS[bid])
    about = (f"{contract}_settlement", "trick_value", "deck")
    rows = tuple(
        Row(
            f"king-sale-{contract}-{number}-{seat}",
            (
                seat_name(seat),
                tricks[seat],
                signed(base[seat]),
                signed(scores[seat] - base[seat]),
                signed(scores[seat]),
            ),
            about,
        )
        for seat in range(PLAYERS)
    )
    taken = tricks[1] if contract == "plus" else tricks[0]  # by the buyer, or by the seller
    enough = "made" if taken >= int(bid[1:]) else "short"
    caption = phrase(f"rules-king-sale-{contract}-{enough}", seller=seat_name(0), buyer=seat_name(1), bid=bid_text(bid))
    heads = tuple(phrase(f"rules-head-{head}") for head in ("player", "tricks", "own", "price", "score"))
    return Table(caption, heads, rows)
