"""Matches: deals one after another, dealer, totals, end, winners (P4, P23-P26, K-7, K-18)."""

import random

import pytest

from kingcraft.cards import PACK_52
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.match import Match, new_match
from kingcraft.games.options import Json
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import observe, preset, rule_set


def shuffled(seed: object) -> list[int]:
    """A deck by chance."""
    deck = list(PACK_52)
    random.Random(str(seed)).shuffle(deck)
    return deck


def match_of(players: int = 4, dealer: int = 0, **options: Json) -> Match:
    """A Kings Corner match of the default preset, with some options changed."""
    return new_match(rule_set("kings-corner", "pagat", options), players, dealer)


def blocked(match: Match) -> Match:
    """Play a deal in which every player always passes, until it is blocked."""
    match = match.start(shuffled("blocked"))
    while match.state is not None:
        match = match.apply("end")
    return match


def played(match: Match, seed: object) -> Match:
    """Play a deal by chance."""
    chance = random.Random(str(seed))
    match = match.start(shuffled(seed))
    while match.state is not None:
        tokens = match.state.legal()
        match = match.apply(chance.choice(tokens))
    return match


def refused(match: Match, token: str) -> str:
    """The code with which a token is refused."""
    with pytest.raises(Refused) as caught:
        match.apply(token)
    return caught.value.code


def test_a_new_match_waits_for_its_first_deal() -> None:
    match = match_of(3, 2)
    assert (match.totals, match.over, match.winners, match.dealer) == ([0, 0, 0], False, [], 2)
    assert refused(match, "end") == "deal-over"


@pytest.mark.parametrize(
    ("players", "dealer", "place"), [(1, 0, "players"), (7, 0, "players"), (4, 4, "dealer"), (4, -1, "dealer")]
)
def test_impossible_numbers(players: int, dealer: int, place: str) -> None:
    with pytest.raises(Refused) as caught:
        match_of(players, dealer)
    assert (caught.value.code, caught.value.place) == ("bad-format", place)


def test_rules_that_do_not_fit_so_many_players() -> None:
    with pytest.raises(Refused) as caught:
        match_of(6, 0, hand_size=9)
    assert (caught.value.code, caught.value.place) == ("bad-format", "rules.options")


def test_king_is_for_four() -> None:
    with pytest.raises(Refused) as caught:
        new_match(preset("king", "king"), 3, 0)
    assert (caught.value.code, caught.value.place) == ("bad-format", "players")


@pytest.mark.parametrize("deck", [[], PACK_52[:51], [*PACK_52, 0], [0, *PACK_52[1:51], 0], [*PACK_52[:51], 52]])
def test_bad_decks(deck: list[int]) -> None:
    with pytest.raises(Refused) as caught:
        match_of().start(deck)
    assert caught.value.code == "bad-deck"


def test_no_second_deal_while_one_is_under_way() -> None:
    match = match_of().start(PACK_52)
    with pytest.raises(Refused) as caught:
        match.start(PACK_52)
    assert caught.value.code == "deal-not-over"


def test_a_match_is_a_value() -> None:
    match = match_of().start(PACK_52)
    before = match.state
    after = match.apply("end")
    assert match.state is before
    assert after != match
    assert refused(match, "KH>N") == "not-in-hand"
    assert match.state is before
    with pytest.raises(AttributeError, match="immutable"):
        match.dealer = 1  # type: ignore[misc]


def test_P4_K18_the_deal_moves_on_after_a_block_too() -> None:
    match = match_of(3, 1, target=1000)
    for dealer in (1, 2, 0, 1):
        assert match.dealer == dealer
        match = blocked(match)
        assert match.ended[-1].dealer == dealer


def test_P23_P24_totals_are_the_sum_of_the_deals() -> None:
    match = match_of(target=1000)
    for index in range(4):
        match = played(match, index)
    assert len(match.ended) == 4
    assert match.totals == [sum(deal.scores[seat] for deal in match.ended) for seat in range(4)]
    for deal in match.ended:
        assert list(deal.scores) == deal.state.scores()


def test_P25_P26_until_a_player_reaches_the_target() -> None:
    match = match_of()
    while not match.over:
        assert max(match.totals) < 25
        assert match.winners == []
        match = played(match, len(match.ended))
    assert max(match.totals) >= 25
    best = min(match.totals)
    assert match.winners == [seat for seat in range(4) if match.totals[seat] == best]


def test_after_the_end() -> None:
    match = blocked(match_of(deals=1))
    assert match.over
    with pytest.raises(Refused) as caught:
        match.start(PACK_52)
    assert caught.value.code == "game-over"
    assert refused(match, "end") == "game-over"
    assert refused(match, "N>N") == "unknown-token"


def test_between_deals() -> None:
    match = blocked(match_of(deals=2))
    assert not match.over
    assert refused(match, "end") == "deal-over"
    assert refused(match, "N>N") == "unknown-token"


def test_K18_a_fixed_number_of_deals() -> None:
    match = match_of(deals=3, target=1)
    for ended in range(3):
        assert (len(match.ended), match.over) == (ended, False)
        match = blocked(match)
    assert match.over


def test_K18_the_target_is_not_tested_within_a_deal() -> None:
    # Kings kept back cost more than the target long before the deal ends.
    match = match_of(2, 1, forced_king="penalty", forced_king_penalty=1000).start(PACK_52)
    for _ in range(30):
        match = match.apply("end")
    assert match.state is not None
    view = observe(match.state)
    assert isinstance(view, KingsCornerObservation)
    assert max(view.penalties) > 25
    assert not match.over


def test_K7_the_pot_is_carried_and_chips_never_appear_or_vanish() -> None:
    match = match_of(4, 0, scoring="chips", deals=6)
    for index in range(6):
        pot = match.carry[1]
        match = blocked(match) if index % 2 == 0 else played(match, index)
        last = match.ended[-1]
        assert sum(last.scores) == pot - match.carry[1]
        if index % 2 == 0:
            # everybody's ante and a chip for every card drawn from the stock of 20
            assert match.carry[1] == pot + 4 + 20
    assert match.over
    assert match.winners == [seat for seat in range(4) if match.totals[seat] == max(match.totals)]


@pytest.mark.parametrize("name", ["pagat", "romanian", "romanian-250"])
def test_K20_one_deal_is_won_by_the_player_who_is_out(name: str) -> None:
    rules = rule_set("kings-corner", name, {"deals": 1})
    ends = set()
    for seed in range(20):
        match = played(new_match(rules, 3, 0), seed)
        assert match.over
        best = min(match.totals, key=abs)
        view = observe(match.ended[-1].state)
        assert isinstance(view, KingsCornerObservation)
        out = view.out
        assert match.winners == ([out] if out >= 0 else [seat for seat in range(3) if match.totals[seat] == best])
        ends.add(out)
    assert len(ends) > 1


def test_K20_one_blocked_deal_is_won_by_the_best_score() -> None:
    match = blocked(match_of(deals=1))
    assert match.over
    assert match.winners == [seat for seat in range(4) if match.totals[seat] == min(match.totals)]
