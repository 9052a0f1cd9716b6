"""What a player made of a match: roles and prices, and each thing found out against its condition."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, get_args

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.cards import TEXTS
from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.match import Match, new_match
from kingcraft.games.registry import games, observe, preset
from kingcraft.profile.played import PARTS, Found, PlayedDeal, played_deals
from kingcraft.record.record import DealRecord, record_of
from kingcraft.record.replay import Replay
from kingcraft.service.profiles import played_match

Choose = Callable[[Match, random.Random], str]
RANKS: Final = "23456789TJQKA"


def by_bots(match: Match, chance: random.Random) -> str:
    state = match.state
    assert state is not None
    seen = observe(state, state.to_act)
    return BOTS["casual"]().choose(Decision(state.rules, seen, state.legal(), chance.getrandbits(52)))


def played(match: Match, seed: int, choose: Choose = by_bots, deals: int = 999) -> Replay:
    """A match that is played to its end, or for some deals."""
    chance, players = random.Random(seed), match.players
    kept: list[DealRecord] = []
    while not match.over and len(kept) < deals:
        deck = list(match.pack)
        chance.shuffle(deck)
        match, tokens = match.start(deck), []
        while match.state is not None:
            tokens.append(choose(match, chance))
            match = match.apply(tokens[-1])
        kept.append(DealRecord(tuple(deck), tuple(tokens)))
    names = [f"Player {seat}" for seat in range(players)]
    return Replay(record_of(match, names, 0, kept, {"id": "there", "seats": ["human", *["casual"] * 3]}), match)


def king(seed: int, **more: Any) -> Replay:
    return played(new_match(preset("king", "king"), 4, seed % 4), seed, **more)


def cards_of(state: KingState, seat: int) -> list[tuple[str, str, bool]]:
    """Each card that a seat played, the card led, and whether the seat took the trick."""
    return [
        (TEXTS[trick.cards[(seat - trick.leader) % 4]], TEXTS[trick.cards[0]], trick.winner == seat)
        for trick in state.tricks
    ]


def drawn(state: KingState, seat: int) -> bool:
    """Told card by card: after the player's lead of trump the others have none left, then their ace takes a trick."""
    trump = "CDHS"[state.trump]
    held = {other: [card for card, *_ in cards_of(state, other)] for other in range(4) if other != seat}
    pulled = False
    for number, trick in enumerate(state.tricks):
        card, _, took = cards_of(state, seat)[number]
        if pulled and took and card[0] == "A" and card[1] != trump:
            return True
        if (
            trick.leader == seat
            and card[1] == trump
            and any(c[1] == trump for of in held.values() for c in of[number:])
        ):
            pulled = pulled or not any(c[1] == trump for of in held.values() for c in of[number + 1 :])
    return False


def expected(state: KingState, seat: int, points: int) -> set[Found]:
    """The things found out in a deal of King, from what was played and said."""
    cards, auction, found = cards_of(state, seat), state.auction, set[Found]()
    hearts = [card for trick in state.tricks if trick.winner == seat for card in trick.cards if TEXTS[card][1] == "H"]
    if state.contract == "no-hearts" and not hearts and {"AH", "KH"} & {card for card, *_ in cards}:
        found.add("careful-hands")
    if state.contract == "no-king" and any(c == "KH" and led[1] != "H" and not took for c, led, took in cards):
        found.add("thrown")
    if state.contract in ("minus", "no-tricks", "last-two") and len(cards) == 13:
        last = [RANKS.index(card[0]) for card, *_ in cards[-4:]]
        if last[3] < min(last[:3]) and not cards[-1][2] and cards[-1][0] == cards[-1][1]:
            found.add("way-out")
    if state.contract == "plus" and state.trump >= 0 and drawn(state, seat):
        found.add("drawn")
    if auction is None:
        return found
    own = [call for caller, call in auction.calls if caller == seat and call[0] in "+-m"]
    if auction.buyer == seat and points > 0:
        found.add("fair-price")
        if auction.price == 7:
            found.add("two-below")
        if own and own[-1] == "match":
            found.add("nearer-the-seller")
    if auction.buyer >= 0 and state.dealer == seat:
        if state.contract == "plus" and points > 50 * state.taken[seat]:
            found.add("salesman")
        if any(call == "ultimatum" for _, call in auction.calls):
            found.add("eight-or-minus")
    return found


def checked(replay: Replay) -> Iterator[tuple[PlayedDeal, KingState, int]]:
    for seat in range(4):
        for deal, ended in zip(played_deals(replay, seat), replay.match.ended, strict=True):
            assert isinstance(ended.state, KingState)
            yield deal, ended.state, seat


def test_what_bots_find_out_in_king_is_what_they_did() -> None:
    count = Counter[Found]()
    for seed in range(25):
        for deal, state, seat in checked(king(seed)):
            assert {*deal.found} - {"no-mark"} == expected(state, seat, deal.points)
            assert (deal.contract, deal.points) == (state.contract, state.scores()[seat])
            count.update(deal.found)
    names: tuple[Found, ...] = ("no-mark", "careful-hands", "way-out", "fair-price", "salesman", "thrown")
    assert min(count[name] for name in names) > 3, count


def test_three_deals_to_avoid_in_a_row_without_a_penalty_are_no_mark() -> None:
    rows = Counter[bool]()
    for seed in range(12):
        for seat in range(4):
            row = 0
            for deal in played_deals(king(seed), seat):
                if deal.contract in NEGATIVE:
                    row = 0 if deal.points else row + 1
                assert ("no-mark" in deal.found) == (deal.contract in NEGATIVE and row > 0 and row % 3 == 0)
                rows["no-mark" in deal.found] += 1
    assert min(rows[True], rows[False]) > 3, rows


def calling(*calls: str) -> Choose:
    """These calls where they are legal, one after the other; all else at random."""
    left = list(calls)

    def choose(match: Match, chance: random.Random) -> str:
        assert match.state is not None
        legal = match.state.legal()
        if isinstance(match.state, KingState) and match.state.phase == "open":
            left[:] = calls
        return left.pop(0) if left and left[0] in legal else chance.choice(legal)

    return choose


@pytest.mark.parametrize(
    ("calls", "name"),
    [
        (("auction", "-2", "pass", "pass", "accept"), "two-below"),
        (("auction", "+1", "pass", "match", "pass", "accept"), "nearer-the-seller"),
        (("auction", "pass", "pass", "pass", "ultimatum", "yes", "plus:S"), "eight-or-minus"),
        (("auction", "+1", "pass", "pass", "accept", "plus:S"), "drawn"),
    ],
)
def test_what_is_found_out_in_auctions(calls: Sequence[str], name: Found) -> None:
    found = 0
    for seed in range(40):
        for deal, state, seat in checked(king(seed, choose=calling(*calls))):
            assert {*deal.found} - {"no-mark"} == expected(state, seat, deal.points)
            found += name in deal.found
    assert found > 0


def test_every_deal_for_sale_has_one_seller_and_its_price() -> None:
    roles = Counter[str]()
    for seed in range(10):
        replay = king(seed)
        seats = [played_deals(replay, seat) for seat in range(4)]
        for deals in zip(*seats, strict=True):
            names = sorted(deal.role for deal in deals)
            assert names in (
                [""] * 4,
                ["bought", "left", "left", "sold"],
                ["kept", "left", "left", "left"],
                ["unplayed"] * 4,
            )
            prices = {deal.price for deal in deals if deal.role in ("bought", "sold")}
            assert len(prices) == ("bought" in names)
            assert all(deal.price == 0 for deal in deals if deal.role not in ("bought", "sold"))
            roles.update(names)
    assert {"", "bought", "sold", "kept", "left"} <= set(roles)


def test_in_kings_corner_the_last_card_and_the_kings_count() -> None:
    count = Counter[str]()
    for seed in range(40):
        replay = played(new_match(preset("kings-corner", "pagat"), 4, 0), seed)
        for seat in range(4):
            row = 0
            for deal, ended in zip(played_deals(replay, seat), replay.match.ended, strict=True):
                seen = observe(ended.state, seat)
                assert isinstance(seen, KingsCornerObservation)
                left = seen.left[seat]
                assert deal.out == (not left)
                assert deal.kings == sum(card[0] == "K" for card in left)
                row = 0 if deal.kings else row + 1
                assert ("home-before-dark" in deal.found) == (row > 0 and row % 7 == 0)
                assert "all-at-once" not in deal.found or deal.out
                count.update(deal.found)
    assert count["all-at-once"] > 0 < count["home-before-dark"]


def test_nothing_is_found_out_where_a_bot_or_the_room_has_played() -> None:
    def alone(deals: Sequence[PlayedDeal]) -> bool:
        return bool(deals[0].found) and not any("no-mark" in deal.found for deal in deals)

    replay = next(each for each in map(king, range(99)) if alone(played_deals(each, 0)))
    number = next(number for number, (seat, _) in enumerate(replay.match.ended[0].state.history) if seat == 0)
    away = {"stand_ins": [{"action": number, "by": "casual", "why": "absent"}]}
    late = {"stand_ins": [{"action": number, "by": "thumb-1", "why": "compiling"}]}
    for notes, kept in ((away, False), ({"agreed": number}, False), ({"agreed": 52}, True), (late, True)):
        deals = played_deals(noted(replay, notes), 0)
        assert bool(deals[0].found) is kept
        assert deals[1:] == played_deals(replay, 0)[1:]


def noted(replay: Replay, notes: dict[str, Any]) -> Replay:
    """The same with these notes of the first deal."""
    first = replace(replay.record.deals[0], notes=notes)
    return Replay(replace(replay.record, deals=(first, *replay.record.deals[1:])), replay.match)


def test_a_row_of_deals_ends_where_a_bot_has_played() -> None:
    rows = 0
    for replay in map(king, range(60)):
        for seat in range(4):
            deals = played_deals(replay, seat)
            if "no-mark" in deals[2].found:
                agreed = played_deals(noted(replay, {"agreed": 0}), seat)
                assert all("no-mark" not in deal.found for deal in agreed[:3])
                rows += 1
    assert rows > 0


def test_a_void_deal_counts_for_nothing() -> None:
    match = new_match(preset("kings-corner", "pagat"), 2, 0)
    match = match.start(list(match.pack)).void()
    replay = Replay(record_of(match, ["Ana", "Bo"], 0, [DealRecord(tuple(match.pack), ())]), match)
    assert played_deals(replay, 0) == [PlayedDeal("", 0, void=True)]


def test_a_match_says_who_won_and_against_whom() -> None:
    replay = king(3)
    for seat in range(4):
        found = played_match(replay, seat)
        assert (found.room, found.game, found.rules, found.seat) == ("there", "king", "king", seat)
        assert (found.over, found.practice, found.most) == (True, False, True)
        assert found.seats == ["human", "casual", "casual", "casual"]
        assert found.total == sum(deal.points for deal in found.deals) == replay.match.totals[seat]
        assert found.won == (found.place == 1) == (seat in replay.match.winners)


def test_everything_that_can_be_found_out_belongs_to_one_game() -> None:
    names = [name for game in games() for name in PARTS[game].finds]
    assert sorted(names) == sorted(get_args(Found))
