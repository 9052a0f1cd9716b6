"""What a seat knows: what the rules say about hidden hands, and what cannot be."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kingcraft.bots.decision import Impossible
from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.worlds.worlds import core_of
from kingcraft.cards import card_set, cards_text, members, parse_cards
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import dealt, finished, legal_cards, play
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation, TrickView
from tests.rules.king.scenes import king, start

from .deals import could_be, hands_of, states


def seen(state: KingState, seat: int) -> Knowledge:
    return knowledge_of(state.rules, observe(state, seat))


def barred_after(name: str, number: int, hands: list[str], line: str, seat: int, of: int, **options: object) -> str:
    """Return the unseen cards that ``seat`` knows seat ``of`` not to hold, after a line of play in deal ``number``."""
    state = start(king(name, **options), number, hands=hands)
    for token in line.split():
        state = state.apply(token)
    return cards_text(members(seen(state, seat).barred[of]))


FOUR = [
    "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
]
#: Seat 1 holds no queen.
NO_QUEEN = [FOUR[0], FOUR[1].replace("QD", "2S"), FOUR[2], FOUR[3].replace("2S", "QD")]
MIXED = [
    "2C 3C 4C 5D 6D 7D 8H 9H TH JS QS KS AS",
    "5C 6C 7C 8D 9D TD JH QH KH 2S 3S 4S AC",
    "8C 9C TC JD QD KD AH 2H 3H 5S 6S 7S 2D",
    "JC QC KC AD 3D 4D 4H 5H 6H 7H 8S 9S TS",
]


# --- what a play says ------------------------------------------------------------------------------------------------


def test_a_player_who_does_not_follow_is_void() -> None:
    """Seat 0 led clubs, seat 1 threw a diamond: of the cards that seat 2 cannot see, no club is there."""
    assert barred_after("king", 0, FOUR, "2C 2D", 2, 1) == "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


def test_following_suit_reveals_nothing() -> None:
    assert barred_after("king", 0, MIXED, "2C 5C", 2, 1) == ""


def test_a_player_who_leads_a_heart_under_the_ban_has_nothing_else() -> None:
    hands = [FOUR[2], FOUR[1], FOUR[0], FOUR[3]]
    barred = barred_after("king", 1, hands, "5H", 3, 0)
    assert barred == cards_text(members(card_set(parse_cards(f"{FOUR[0]} {FOUR[1]}") or [])))


def test_a_player_who_leads_the_king_of_hearts_has_nothing_else() -> None:
    """Under the ban on the king it is led as the last card alone; in mid-deal that cannot be."""
    state = start(king(), 4, hands=[FOUR[2], FOUR[1], FOUR[0], FOUR[3]])
    view = observe(state, 3)
    wrong = replace(
        view,
        trick=TrickView(0, ["KH"], -1),
        history=[(0, "KH")],
        counts=[12, 13, 13, 13],
        to_act=1,
    )
    with pytest.raises(Impossible, match="no deal of the unseen cards fits"):
        knowledge_of(state.rules, wrong)


def test_a_void_player_who_throws_no_penalty_card_has_none() -> None:
    """Turkish duty: void of clubs, seat 1 must have thrown a queen if it had one."""
    barred = barred_after("king", 2, NO_QUEEN, "2C 2D", 2, 1, forced_penalty=True)
    assert "QS" in barred.split()
    assert "KS" not in barred.split()


def test_without_the_duty_queens_may_still_be_there() -> None:
    assert "QS" not in barred_after("king", 2, NO_QUEEN, "2C 2D", 2, 1).split()


def test_under_a_higher_card_the_penalty_card_would_have_fallen() -> None:
    """Duty b: the queen of clubs falls under the king, so the player of the five under it does not hold the queen."""
    hands = [MIXED[3], MIXED[1], MIXED[2], MIXED[0]]  # KC QC JC with seat 0
    barred = barred_after("king", 3, hands, "KC 5C", 2, 1, forced_penalty=True)
    assert barred == "JC"  # the king's own men: JC would have had to fall; QC counts nothing here
    assert barred_after("king", 3, hands, "3D 8D", 2, 1, forced_penalty=True) == ""


def test_void_in_a_trump_deal_says_no_trump_where_trumping_is_a_duty() -> None:
    state = start(king("france", must_trump=True), 6, hands=FOUR)  # spades are trump
    state = state.apply("2C").apply("2D")
    assert set(cards_text(members(seen(state, 2).barred[1])).split()) >= {"2S", "AS", "3C"}
    assert "2S" not in barred_after("france", 6, FOUR, "2C 2D", 2, 1).split()


@pytest.mark.parametrize("name", KING.presets)
def test_a_card_is_legal_from_a_hand_if_from_each_pair_of_it(name: str) -> None:
    """What ``constraints.py`` rests on; in every state of random play, and for every card."""
    chance = random.Random(name)
    options = king(name).options
    for _ in range(12):
        contract = chance.choice(list(CONTRACTS))
        trump = chance.choice((-1, 0, 1, 2, 3)) if contract == "plus" else -1
        terms = terms_of(options, contract, trump)
        cards = chance.sample(options.pack, 4 * options.tricks)
        n = options.tricks
        first, second, third, fourth = (card_set(cards[seat * n : seat * n + n]) for seat in range(4))
        state = dealt(terms, first, second, third, fourth, 0)
        while not finished(state):
            legal, mine = legal_cards(terms, state), state[0]
            held = mine | state[1] | state[2] | state[3]
            for card in members(mine):
                pairs = [1 << card | 1 << other for other in members(mine)]
                from_pairs = all(
                    legal_cards(terms, (pair, held & ~pair, 0, 0, *state[4:])) >> card & 1 for pair in pairs
                )
                assert from_pairs == bool(legal >> card & 1)
            state = play(terms, state, chance.choice(list(members(legal))))


@pytest.mark.parametrize("name", KING.presets)
def test_the_true_deal_is_never_ruled_out(name: str) -> None:
    for state in states(name, 4, "true", numbers=(1, 2, 4, 6)):
        hands = hands_of(state)
        for seat in range(4):
            knowledge = seen(state, seat)
            assert not any(hand & barred for hand, barred in zip(hands, knowledge.barred, strict=True))
            assert could_be(knowledge, hands)
            assert knowledge.hand == hands[seat]
            if state.core is not None:
                assert core_of(knowledge, hands) == state.core


def test_before_the_contract_only_the_own_hand_is_known() -> None:
    state = start(king(), 6, hands=MIXED).apply("auction")
    knowledge = seen(state, 1)
    assert (knowledge.terms, knowledge.core, knowledge.barred, knowledge.plays) == (None, None, (0,) * 4, ())
    with pytest.raises(ValueError, match="no play yet"):
        core_of(knowledge, hands_of(state))


# --- what cannot be --------------------------------------------------------------------------------------------------


def mid_deal() -> tuple[KingState, KingObservation]:
    """After a trick and two cards; seat 2 is to act, which has thrown nothing but clubs and diamonds."""
    state = start(king(), 0, hands=MIXED)
    for token in ["2C", "AC", "8C", "JC", "8D", "JD"]:
        state = state.apply(token)
    return state, observe(state, 3)


def test_the_deal_of_these_examples_is_sound() -> None:
    state, view = mid_deal()
    assert (view.to_act, knowledge_of(state.rules, view).seat) == (3, 3)


Change = Callable[[KingObservation], KingObservation]


def other_trick(*cards: str, leader: int = 1) -> Change:
    def change(view: KingObservation) -> KingObservation:
        history = [*view.history[:4], *(((leader + place) % 4, card) for place, card in enumerate(cards))]
        return replace(view, trick=TrickView(leader, list(cards), -1), history=history)

    return change


def other_first(*cards: str) -> Change:
    def change(view: KingObservation) -> KingObservation:
        history = [*enumerate(cards), *view.history[4:]]
        return replace(view, tricks=[TrickView(0, list(cards), view.tricks[0].winner)], history=history)

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda view: replace(view, seat=None, hand=[]), "an onlooker holds no hand"),
        (lambda view: replace(view, seat=7), "there is no seat 7"),
        (lambda view: replace(view, counts=[12, 11, 11]), "there is no seat 3 of 3"),
        (lambda view: replace(view, phase="over"), "the deal is over"),
        (lambda view: replace(view, dealer=4), "seat 4 cannot have dealt"),
        (lambda view: replace(view, hand=["1C", *view.hand[1:]]), "'1C' is no card"),
        (lambda view: replace(view, hand=[view.hand[1], *view.hand[1:]]), "is in the hand twice"),
        (lambda view: replace(view, hand=view.hand[1:]), "the hand holds 11 cards and is counted as 12"),
        (lambda view: replace(view, hand=["8D", *view.hand[1:]]), "8D is in the hand and has been played"),
        (other_trick("8D", "8C"), "8C has been played twice"),
        (other_trick("8D", "JD", "QD", "9D"), "4 cards are on the table"),
        (lambda view: replace(view, tricks=[TrickView(0, ["2C", "AC", "8C"], 1)]), "a complete trick holds 3 cards"),
        (other_trick("8D", "JD", leader=4), "seat 4 cannot lead a trick"),
        (lambda view: replace(view, counts=[12, 12, 11, 12]), "seat 1 holds 12 cards and has played 2, of 13"),
        (lambda view: replace(view, history=[*view.history[:-1], (2, "QD")]), "history tells of QD .* tricks of JD"),
        (lambda view: replace(view, history=[(3, "KC"), *view.history]), "history tells of 7 cards"),
        (lambda view: replace(view, history=[*view.history, (3, "hello")]), "seat 3 cannot have said 'hello'"),
        (lambda view: replace(view, contract=""), "no contract is known"),
        (lambda view: replace(view, contract="bridge"), "there is no contract 'bridge'"),
        (lambda view: replace(view, trump="S"), "'S' cannot be trump in no-tricks"),
        (lambda view: replace(view, phase="bid"), "cards have been played in the phase 'bid'"),
        (lambda view: replace(view, leader=-1), "no seat is named to lead"),
        (lambda view: replace(view, leader=1), "seat 0 plays 2C in the turn of seat 1"),
        (
            lambda view: replace(view, tricks=[TrickView(0, ["2C", "AC", "8C", "JC"], 2)]),
            "a trick was taken by another",
        ),
        (lambda view: replace(view, taken=[1, 0, 0, 0]), r"have taken \[0, 1, 0, 0\] tricks"),
        (lambda view: replace(view, captured=[["2C"], [], [], []]), "captured"),
        (lambda view: replace(view, to_act=0), "it is the turn of seat 3, not of seat 0"),
        (
            lambda view: replace(
                other_first("2C", "AC", "8C", "4D")(view), hand=["JC", *(card for card in view.hand if card != "4D")]
            ),
            "the own hand could not play 4D",
        ),
        (other_first("2C", "6C", "9C", "JC"), "seat 1 plays 8D in the turn of seat 3, who took trick 1"),
    ],
)
def test_what_contradicts_itself_is_named(change: Change, message: str) -> None:
    state, view = mid_deal()
    with pytest.raises(Impossible, match=message):
        knowledge_of(state.rules, change(view))


def test_the_player_who_revoked_is_named() -> None:
    """Seat 1 throws a heart to a club and plays a club later."""
    state = start(king(), 0, hands=MIXED)
    for token in ["2C", "5C", "8C", "JC"]:
        state = state.apply(token)
    view = observe(state, 2)
    line = [(0, "2C"), (1, "JH"), (2, "8C"), (3, "JC"), (3, "KC"), (0, "3C"), (1, "5C")]
    wrong = replace(
        view,
        tricks=[TrickView(0, ["2C", "JH", "8C", "JC"], 3)],
        trick=TrickView(3, ["KC", "3C", "5C"], -1),
        history=line,
        counts=[11, 11, 12, 11],
        taken=[0, 0, 0, 1],
        to_act=2,
    )
    with pytest.raises(Impossible, match="seat 1 could not play JH: it held 5C"):
        knowledge_of(state.rules, wrong)


def test_no_deal_fits_if_a_hand_is_too_small_for_what_only_it_can_hold() -> None:
    """Seats 1 and 2 are void of spades, this seat has none: 12 spades would have to be among the 11 cards of seat 0."""
    view = observe(start(king(), 0), 3)
    told = replace(
        view,
        hand=["7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC", "2D", "4D", "5D", "6D"],
        tricks=[TrickView(0, ["2S", "2C", "3C", "4C"], 0)],
        taken=[1, 0, 0, 0],
        trick=TrickView(0, ["3D", "5C", "6C"], -1),
        history=[(0, "2S"), (1, "2C"), (2, "3C"), (3, "4C"), (0, "3D"), (1, "5C"), (2, "6C")],
        counts=[11, 11, 11, 12],
        to_act=3,
    )
    with pytest.raises(Impossible, match="no deal of the unseen cards fits"):
        knowledge_of(king(), told)


def test_an_auction_against_its_rules_is_named() -> None:
    state = start(king(), 6, hands=MIXED).apply("auction").apply("+3")
    view = observe(state, 2)
    for calls in ([(0, "auction"), (2, "+3")], [(0, "auction"), (1, "+3"), (2, "+2")], [(0, "auction"), (1, "yes")]):
        with pytest.raises(Impossible, match="cannot call"):
            knowledge_of(state.rules, replace(view, history=calls))
