"""Claims: a claim of all remaining tricks is true whatever the others hold and whatever is played."""

import itertools
import random
from collections.abc import Iterable, Iterator, Sequence

import pytest

from kingcraft.cards import card_set, members, parse_cards
from kingcraft.games.king.claim import claim_holds
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.king.observe import observe
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.position import position_state
from kingcraft.games.king.table import KingState
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import games, preset

#: How many claims of each contract are tried, and against how many deals of the unseen cards.
CLAIMS = 3
WORLDS = 4
NONE_TAKEN = [0] * 4


def may_claim(state: KingState) -> bool:
    """The answer for the seat on turn, if every card that is in no hand and not on the table has been seen to go."""
    left = card_set(state.trick.cards)
    for seat in range(4):
        left |= state.hand(seat)
    return claim_holds(observe(state, state.to_act), left)


def ends(state: KingState) -> Iterator[KingState]:
    """The deal after every way in which it can go on."""
    if state.over:
        yield state
    else:
        for token in state.legal():
            yield from ends(state.apply(token))


def all_mine(worlds: Iterable[KingState], me: int) -> bool:
    """Whether ``me`` takes every trick in all worlds, however they are played; then the points are always the same."""
    points = set()
    for end in itertools.chain.from_iterable(map(ends, worlds)):
        if any(trick.winner != me for trick in end.tricks):
            return False
        points.add(tuple(end.scores()))
    assert len(points) == 1
    return True


def replaced(state: KingState, others: Sequence[Sequence[int]]) -> KingState:
    """The same for the seat on turn; the others hold these cards, from its left on."""
    me = state.to_act
    hands = [list(members(state.hand(me)))] * 4
    for step, cards in enumerate(others, start=1):
        hands[(me + step) % 4] = list(cards)
    trump = None if state.trump < 0 else "CDHS"[state.trump]
    return position_state(state.rules, state.contract, trump, state.trick.leader, hands, state.trick.cards, NONE_TAKEN)


def worlds(state: KingState) -> Iterator[KingState]:
    """Every deal of the unseen cards."""
    sizes = [state.hand((state.to_act + step) % 4).bit_count() for step in (1, 2, 3)]
    pool = set(itertools.chain.from_iterable(members(state.hand((state.to_act + step) % 4)) for step in (1, 2, 3)))
    for left in itertools.combinations(sorted(pool), sizes[0]):
        for middle in itertools.combinations(sorted(pool - {*left}), sizes[1]):
            yield replaced(state, [left, middle, sorted(pool - {*left, *middle})])


def some_worlds(state: KingState, chance: random.Random) -> Iterator[KingState]:
    """A few deals of the unseen cards, the true one first."""
    others = [list(members(state.hand((state.to_act + step) % 4))) for step in (1, 2, 3)]
    yield replaced(state, others)
    pool = list(itertools.chain.from_iterable(others))
    for _ in range(WORLDS - 1):
        chance.shuffle(pool)
        dealt = iter(pool)
        yield replaced(state, [list(itertools.islice(dealt, len(cards))) for cards in others])


def endings(
    rules: RuleSet[KingOptions], contract: str, number: int, chance: random.Random, laid: int = 0
) -> Iterator[KingState]:
    """Yield last tricks without end: ``number`` high cards a hand, so that some hands take all tricks that matter."""
    high = [card for card in rules.options.pack if card >> 2 in (0, *range(12 - number, 13))]
    while True:
        drawn = chance.sample(high, 4 * number)
        hands = [drawn[seat * number : (seat + 1) * number] for seat in range(4)]
        trump = chance.choice([None, *"CDHS"]) if contract == "plus" else None
        state = position_state(rules, contract, trump, chance.randrange(4), hands, [], NONE_TAKEN)
        for _ in range(laid):
            state = state if state.over else state.apply(chance.choice(state.legal()))
        if not state.over:
            yield state


@pytest.mark.parametrize("name", games()["king"].presets)
def test_a_claim_holds_against_every_play(name: str) -> None:
    """In every contract and at every place in the trick, with all duties and bans of the preset."""
    rules, chance = preset("king", name), random.Random(7)
    for contract in CONTRACTS:
        for number, laid in ((3, 0), (2, 1), (2, 2), (3, 3)):
            claims = (state for state in endings(rules, contract, number, chance, laid) if may_claim(state))
            for state in itertools.islice(claims, CLAIMS if number < 3 else 1):
                assert all_mine(some_worlds(state, chance), state.to_act)


def test_it_is_never_true_too_early_and_on_lead_never_false_too_late() -> None:
    """All deals of the unseen cards, in rules without duties: on lead a claim is true exactly where all is certain."""
    rules, chance, answers = preset("king", "king"), random.Random(3), []
    for state in itertools.islice(endings(rules, "plus", 2, chance), 250):
        answers.append(may_claim(state))
        if answers.count(True) <= 8 or not answers[-1]:
            assert all_mine(worlds(state), state.to_act) is answers[-1]
    assert answers.count(True) > 8
    for laid in (1, 2, 3):
        claims = (state for state in endings(rules, "plus", 2, chance, laid) if may_claim(state))
        for state in itertools.islice(claims, 5):
            assert all_mine(worlds(state), state.to_act)


@pytest.mark.parametrize(
    ("trump", "mine", "trick", "others", "expected"),
    [
        (None, "AS KS", "", "QS JS 2C 3C 4C 5C", True),
        (None, "AS QS", "", "KS JS 2C 3C 4C 5C", False),  # the queen might be led
        (None, "AS 2D", "", "KS JS 2C 3C 4C 5C", True),  # no diamond is left but mine
        ("D", "AS KS", "", "QS JS 2D 3C 4C 5C", False),  # ruffed
        ("D", "AD 3D", "", "2D JS 2C 3C 4C 5C", True),  # trumps, and none above them
        ("D", "3D AS", "", "2D JS 2C 3C 4C 5C", False),  # the ace might be led while the two is out
        (None, "AS KC", "QS", "JS 2C 3C 4C 5H", True),  # it takes this trick and leads to the next
        (None, "AS 2C", "QS", "JS 3C 4C 5C 6H", False),
        (None, "AS KS", "QC 2C 3C", "JS 4C 5C", False),  # a discard takes nothing
        ("S", "AS KS", "QC 2C 3C", "JS 4C 5C", True),  # the fourth to play ruffs, and has the last trump
        ("S", "QS KS", "QC 2C", "AS 4C 5C 6C", False),  # the third is ruffed over
        ("S", "AS KS", "QC 2S", "3S 4C 5C 6C", True),
        (None, "AS", "", "KS QS JS", False),  # the last card plays itself
    ],
)
def test_clear_cases(trump: str | None, mine: str, trick: str, others: str, expected: bool) -> None:
    hand, table, pool = (parse_cards(text) or [] for text in (mine, trick, others))
    after, before = 3 - len(table), len(table)
    sizes = [len(hand)] * after + [len(hand) - 1] * before  # from the left of the seat on turn, which is seat 0
    dealt = iter(pool)
    hands = [hand, *(list(itertools.islice(dealt, size)) for size in sizes)]
    state = position_state(preset("king", "king"), "plus", trump, -before % 4, hands, table, NONE_TAKEN)
    assert state.to_act == 0
    assert may_claim(state) is expected


def test_no_one_else_can_claim() -> None:
    hands = [parse_cards(text) or [] for text in ("AS KS", "QS JS", "2C 3C", "4C 5C")]
    state = position_state(preset("king", "king"), "plus", None, 0, hands, [], NONE_TAKEN)
    left = card_set(itertools.chain.from_iterable(hands))
    assert [claim_holds(observe(state, viewer), left) for viewer in (0, 1, 2, 3, None)] == [True] + [False] * 4
