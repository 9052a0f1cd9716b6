"""Whole matches: the worked match of section 5, the chooser's quotas, every preset to its end."""

import random
from typing import Any

import pytest

from kingcraft.games.king.choosing import Used, choice_fault, choices
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.king.table import KingState
from kingcraft.games.match import Match, new_match
from tests.rules.king.scenes import after, king, played_out, refusal, start

#: Section 5: the calls before the play, what the seats take, and the scores. None: the points are taken unplayed.
WORKED = [
    ("", [5, 4, 3, 1], [-100, -80, -60, -20]),
    ("", [6, 0, 4, 3], [-120, 0, -80, -60]),
    ("", [2, 1, 1, 0], [-100, -50, -50, 0]),
    ("", [3, 3, 2, 0], [-90, -90, -60, 0]),
    ("", [0, 1, 0, 0], [0, -160, 0, 0]),
    ("", [0, 0, 1, 1], [0, 0, -90, -90]),
    ("auction +5 pass pass accept plus:S", [3, 3, 4, 3], [75, 75, 225, -50]),
    ("minus", [2, 0, 6, 5], [175, 325, -125, -50]),
    ("auction -2 pass pass accept", [6, 4, 3, 0], [25, -125, 100, 325]),
    ("auction pass pass pass split", None, [75, 100, 75, 75]),
]


def shuffled(seed: int, size: int = 52) -> list[int]:
    """Some deck."""
    deck = list(KING.pack(king("king32" if size == 32 else "king").options))
    random.Random(seed).shuffle(deck)
    return deck


def test_the_worked_match_of_section_5() -> None:
    match = new_match(king(), 4, 0)
    for number, (calls, units, scores) in enumerate(WORKED):
        match = match.start(shuffled(number))
        for token in calls.split():
            match = match.apply(token)
        if units is not None:
            assert isinstance(match.state, KingState)
            for card in played_out(match.state, units):
                match = match.apply(card)
        assert match.ended[-1].scores == tuple(scores)
        if number == 5:
            assert match.totals == [-410, -380, -340, -170]
    assert match.totals == [-60, -5, -65, 130]
    assert (match.over, match.winners) == (True, [3])


def played_match(preset: str, seed: int) -> Match:
    """A whole match played at random."""
    rules = king(preset)
    chance = random.Random(seed)
    match = new_match(rules, 4, seed % 4)
    while not match.over:
        deck = list(KING.pack(rules.options))
        chance.shuffle(deck)
        match = match.start(deck)
        while match.state is not None:
            match = match.apply(chance.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("preset", list(KING.presets))
def test_every_preset_plays_to_its_end(preset: str) -> None:
    match = played_match(preset, 7)
    options = match.rules.options
    assert len(match.ended) == options.deals == (20 if preset == "turkey" else 10)
    for ended in match.ended:
        state = ended.state
        assert isinstance(state, KingState)
        if state.contract in NEGATIVE:
            assert sum(ended.scores) < 0
        else:
            assert sum(ended.scores) == options.tricks * options.trick_value


@pytest.mark.parametrize("preset", KING.presets)
def test_G13_the_points_of_all_players_sum_to_zero(preset: str) -> None:
    assert sum(played_match(preset, 3).totals) == 0


@pytest.mark.parametrize(("preset", "sums"), [("king", [-260, -260, -200, -240, -160, -180]), ("king32", [-16] * 6)])
def test_G13_a_negative_deal_costs_what_its_cards_cost(preset: str, sums: list[int]) -> None:
    assert [sum(ended.scores) for ended in played_match(preset, 3).ended[:6]] == sums


def test_france_each_suit_is_trump_once_and_nothing_is_declared() -> None:
    match = played_match("france", 1)
    states = [ended.state for ended in match.ended]
    assert [state.trump for state in states if isinstance(state, KingState)] == [-1] * 6 + [3, 2, 1, 0]
    assert all(len(token) == 2 for state in states if isinstance(state, KingState) for _, token in state.history)


# --- the chooser -----------------------------------------------------------------------------------------------------


def choosing(used: Used, /, *, dealer: int = 0, **options: Any) -> KingState:
    """A chooser's deal after ``used``."""
    rules = king("turkey", **options)
    return KING.deal(rules, 4, dealer, list(KING.pack(rules.options)), used.carry())


def test_the_seat_after_the_dealer_chooses_and_leads() -> None:
    state = choosing(Used(), dealer=2)
    assert (state.phase, state.to_act, state.declarer) == ("choose", 3, 3)
    assert state.legal() == [
        "choose:last-two",
        "choose:no-hearts",
        "choose:no-king",
        "choose:no-men",
        "choose:no-queens",
        "choose:no-tricks",
        "plus:C",
        "plus:D",
        "plus:H",
        "plus:S",
    ]
    assert refusal(state, "plus:NT") == "wrong-phase"
    assert refusal(state, "minus") == "wrong-phase"
    chosen = state.apply("plus:H")
    assert (chosen.phase, chosen.contract, chosen.trump, chosen.to_act) == ("play", "plus", 2, 3)
    assert state.apply("choose:no-men").contract == "no-men"


def test_minus_is_in_the_list_if_declared() -> None:
    state = choosing(Used(), declare=["S", "minus"])
    assert "minus" in state.legal()
    assert state.apply("minus").used_after().positives == (0, 1, 0, 0)


def test_each_contract_is_played_so_often_in_the_match() -> None:
    used = Used(played=(2, 0, 0, 0, 0, 1))
    assert refusal(choosing(used), "choose:no-tricks") == "contract-used-up"
    assert refusal(choosing(used), "choose:last-two") == ""


def test_the_same_player_may_choose_the_same_contract_twice() -> None:
    used = Used().after(king("turkey").options, 1, "no-king")
    assert used == Used(1, (0, 0, 0, 0, 1, 0), (0, 1, 0, 0))
    assert refusal(choosing(used), "choose:no-king") == ""


def test_a_players_own_quotas() -> None:
    used = Used(negatives=(0, 3, 0, 0))
    assert choosing(used).legal() == ["plus:C", "plus:D", "plus:H", "plus:S"]
    assert refusal(choosing(used), "choose:no-king") == "contract-used-up"
    used = Used(positives=(0, 2, 0, 0))
    assert refusal(choosing(used), "plus:S") == "contract-used-up"
    assert choosing(used).legal() == [f"choose:{name}" for name in sorted(NEGATIVE)]


def test_G_20_a_trump_deal_without_quota_plus_is_switched_off() -> None:
    assert refusal(choosing(Used(), quota_plus=0), "plus:S") == "wrong-phase"
    assert refusal(choosing(Used(), quota_plus=0, quota_negative=0), "choose:no-king") == ""


def test_G_20_with_fixed_trumps_a_chooser_may_still_choose_minus() -> None:
    rules: dict[str, Any] = {"trump_fixed": ["C", "S", "D", "H"], "declare": ["S", "NT", "minus"]}
    state = choosing(Used(positives=(0, 0, 1, 0)), **rules)
    assert [token for token in state.legal() if not token.startswith("choose:")] == ["minus", "plus:S"]
    for token in ("plus:C", "plus:D", "plus:H", "plus:NT"):
        assert refusal(state, token) == "wrong-phase"
    assert state.apply("minus").contract == "minus"
    assert refusal(choosing(Used(), **rules | {"declare": ["S"]}), "minus") == "wrong-phase"
    again = choosing(Used(positives=(1, 0, 2, 1)), **rules)
    assert "plus:C" in again.legal()


# --- a chooser for the negative deals, then the auctioned ones --------------------------------------------------------


def chosen_first(number: int, /, dealer: int = 0, **options: Any) -> KingState:
    """Deal ``number`` of a match whose negative deals are chosen and whose positive deals are auctioned."""
    rules = king(contract_choice="chooser", **options)
    return KING.deal(rules, 4, dealer, list(KING.pack(rules.options)), Used(deals=number).carry())


def test_G9_G_20_a_chooser_may_choose_the_negative_deals_before_the_auctioned_ones() -> None:
    state = chosen_first(0)
    assert (state.phase, state.to_act) == ("choose", 1)
    assert state.legal() == [f"choose:{name}" for name in sorted(NEGATIVE)]
    for token in ("minus", "plus:S", "auction", "+1"):
        assert refusal(state, token) == "wrong-phase"
    auctioned = chosen_first(6, dealer=2)
    assert (auctioned.phase, auctioned.to_act) == ("open", 2)
    assert "auction" in auctioned.legal()
    assert refusal(auctioned, "choose:no-king") == "wrong-phase"
    assert chosen_first(6, auction="always").phase == "bid"
    assert chosen_first(11, each_negative=2).phase == "choose"
    assert chosen_first(12, each_negative=2).phase == "open"
    assert king(contract_choice="chooser").options.deals == 10


@pytest.mark.parametrize(
    ("first_lead", "negative", "positive"), [("declarer", 2, 1), ("dealer", 1, 1), ("left_of_dealer", 2, 2)]
)
def test_G_20_in_auctioned_deals_after_a_chooser_the_declarer_who_leads_is_the_dealer(
    first_lead: str, negative: int, positive: int
) -> None:
    assert after(chosen_first(0, 1, first_lead=first_lead), "choose:no-king").leader == negative
    kept = after(chosen_first(6, 1, first_lead=first_lead), "plus:S")
    assert (kept.leader, kept.to_act) == (positive, positive)
    sold = after(chosen_first(6, 1, first_lead=first_lead), "auction +1 pass pass accept plus:S")
    assert (sold.leader, sold.declarer) == (positive, 2)


@pytest.mark.parametrize("seed", range(6))
def test_G9_G13_a_match_of_chosen_and_auctioned_deals_comes_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    quota = chance.choice([0, 2, 3])
    match = new_match(king(contract_choice="chooser", quota_negative=quota, first_lead="declarer"), 4, seed % 4)
    contracts: list[str] = []
    while not match.over:
        match = match.start(shuffled(chance.randrange(1000)))
        while match.state is not None:
            match = match.apply(chance.choice(match.state.legal()))
        state = match.ended[-1].state
        assert isinstance(state, KingState)
        contracts.append(state.contract)
    assert sorted(contracts[:6]) == sorted(NEGATIVE)
    assert len(contracts) == 10
    assert not set(contracts[6:]) & set(NEGATIVE)
    assert sum(match.totals) == 0


def test_G_20_an_observation_carries_what_choosers_have_used_up() -> None:
    used = Used(7, (1, 2, 0, 1, 0, 0), (1, 1, 2, 0), (1, 0, 1, 1))
    state = choosing(used)
    for seen in (observe(state), observe(state, 2)):
        assert seen.used is not None
        assert seen.used.played == dict(zip(NEGATIVE, used.played, strict=True))
        assert (seen.used.negatives, seen.used.positives) == ([1, 1, 2, 0], [1, 0, 1, 1])
    few = observe(choosing(Used(), contracts=["no-king", "no-men"], quota_negative=1), 0).used
    assert few is not None
    assert few.played == {"no-king": 0, "no-men": 0}
    assert observe(start(king(), 3), 0).used is None


def test_a_contract_that_is_not_in_the_list_is_switched_off() -> None:
    rules: dict[str, Any] = {"contracts": ["no-tricks", "no-king"], "quota_negative": 1}
    assert refusal(choosing(Used(), **rules), "choose:no-men") == "wrong-phase"


def test_G_20_one_possible_choice_is_no_action() -> None:
    used = Used(19, (2, 2, 2, 1, 2, 2), (3, 2, 3, 3), (2, 2, 2, 2))
    state = choosing(used)
    assert (state.phase, state.contract, state.declarer, state.to_act, state.history) == ("play", "no-men", 1, 1, ())
    used = Used(19, (2, 2, 2, 2, 2, 2), (3, 3, 3, 3), (2, 1, 2, 2))
    assert choosing(used, declare=["NT"]).contract == "plus"


def test_choose_is_of_another_rule_set_in_the_default_preset() -> None:
    assert refusal(start(king(), 0), "choose:no-king") == "wrong-phase"
    assert refusal(start(king(), 6), "choose:no-king") == "wrong-phase"


def test_the_carry_comes_back() -> None:
    used = Used(7, (1, 2, 0, 1, 0, 0), (1, 1, 2, 0), (1, 0, 1, 1))
    assert Used.of(used.carry()) == used
    assert Used.of(KING.first_carry(king().options)) == Used()


@pytest.mark.parametrize("seed", range(20))
def test_a_chooser_is_never_without_a_choice(seed: int) -> None:
    chance = random.Random(seed)
    options = king("turkey", **chance.choice([{}, {"quota_plus": 0}, {"quota_plus": 0, "quota_negative": 0}])).options
    used = Used()
    for number in range(options.deals):
        chooser = (number + 1) % 4
        token = chance.choice(choices(options, used, chooser))
        assert choice_fault(options, used, chooser, token) is None
        used = used.after(options, chooser, token.removeprefix("choose:"))
    assert sum(used.played) == 12
    assert used.deals == options.deals


def test_a_deal_of_another_phase_refuses_cards_first_by_phase() -> None:
    assert refusal(choosing(Used()), "AS") == "wrong-phase"
    assert refusal(after(choosing(Used()), "plus:S"), "plus:S") == "wrong-phase"
