"""The card policy plays by the rules, plays what is obvious, and plays much better than chance."""

import random
from collections.abc import Iterator

import pytest

from kingcraft.bots.king.policy.policy import decided, policy_card, policy_playout
from kingcraft.bots.king.strength import by_rank, by_strength, card_at, fraction, place_of_power, two_thirds_to
from kingcraft.cards import FULL, TEXTS, card_set
from kingcraft.games.king.contracts import CONTRACTS, Terms, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import SEAT, PlayState, dealt, finished, legal_cards, play, power, taken_units
from kingcraft.kernel import seeded
from tests.rules.king.scenes import cards, king


def deals(options: KingOptions, contract: str, count: int) -> Iterator[tuple[Terms, PlayState]]:
    chance = random.Random(f"{contract} {count}")
    for number in range(count):
        deck = chance.sample(options.pack, len(options.pack))
        terms = terms_of(options, contract, number % 5 - 1 if contract == "plus" else -1)
        first, second, third, fourth = (card_set(deck[seat::4]) for seat in range(4))
        yield terms, dealt(terms, first, second, third, fourth, number % 4)


def asked(contract: str, hands: str, table: str = "", trump: int = -1, preset: str = "king") -> str:
    """Return what the policy plays; ``hands``: from the seat to act on; ``table``: what was played to it."""
    terms = terms_of(king(preset).options, contract, trump)
    trick = cards(table)
    held = [card_set(cards(hand)) for hand in hands.split("|")]
    leader = (4 - len(trick)) % 4
    for place, card in enumerate(trick):
        held[(leader + place) % 4] |= 1 << card
    first, second, third, fourth = (held[(leader + step) % 4] for step in range(4))
    state = dealt(terms, first, second, third, fourth, leader)
    for card in trick:
        state = play(terms, state, card)
    card, _ = policy_card(terms, int(contract == "plus"), state, legal_cards(terms, state), 0.0, 1)
    return TEXTS[card]


@pytest.mark.parametrize("name", list(KING.presets))
def test_every_card_is_legal_under_every_preset(name: str) -> None:
    options = king(name).options
    for contract in CONTRACTS:
        for terms, start in deals(options, contract, 5):
            state, stream = start, seeded(3)
            while not finished(state):
                legal = legal_cards(terms, state)
                card, stream = policy_card(terms, int(contract == "plus"), state, legal, 0.5, stream)
                assert legal >> card & 1
                state = play(terms, state, card)


def test_of_some_legal_cards_one_of_those_is_picked() -> None:
    """A search asks for one of the cards that it has not tried yet."""
    chance = random.Random(4)
    for contract in CONTRACTS:
        for terms, state in deals(king().options, contract, 20):
            legal = legal_cards(terms, state)
            some = legal & chance.getrandbits(52) or legal
            card, _ = policy_card(terms, int(contract == "plus"), state, some, 0.1, 5)
            assert some >> card & 1


def test_a_playout_ends_where_nothing_is_left_to_take() -> None:
    for contract in CONTRACTS:
        for terms, state in deals(king().options, contract, 10):
            total = terms.penalty.bit_count() if terms.penalty else min(terms.last, 13)
            units, stream = policy_playout(terms, int(contract == "plus"), state, 0.1, seeded(1))
            assert sum(units >> 8 * seat & 255 for seat in range(4)) == total
            assert (units, stream) == policy_playout(terms, int(contract == "plus"), state, 0.1, seeded(1))
            assert not decided(terms, state)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        # To take nothing: as high as possible under the best card; the highest when the trick is lost anyway.
        (asked("no-tricks", "2C 7C 9C KC|3D 4D 5D|3C 4C 6D|5C 6C 7D", "4C TC 3C"), "9C"),
        (asked("no-tricks", "TC QC KC 2S|3D 4D 5D|3H 4H 6D|5H 6H 7D", "4C 9C 3C"), "KC"),
        # Void, what hurts most goes.
        (asked("no-king", "KH 2D 3D AS|3C 4C QD|5C 6C 7D|8C 9C 8D", "4C 9D 3D"), "KH"),
        (asked("no-queens", "QS 2D 3D AD|3C JS QD|5C TS 7D|8C 9C 8D", "4C TC 2C"), "QS"),
        (asked("no-queens", "QS JS AS 2D|3D 4D|5D 6D|7D 8D", "KS 3S 4S"), "QS"),
        # The last two tricks: get rid of the ace as long as nothing counts.
        (asked("last-two", "AC 2C 3C 2D|KC QC 5D 6D|JC TC 7D 8D|9C 8C 9D TD", "7C 6C 5C"), "AC"),
        # For tricks: no dearer than needed, nothing at all where it is hopeless.
        (asked("plus", "5C JC AC 2D|3D 4D 5D|6D 7D 8D|9D TD JD", "4C TC 3C"), "JC"),
        (asked("plus", "5C JC QC 2D|3D 4D 5D|6D 7D 8D|9D TD JD", "4C AC 3C"), "5C"),
        # A ruff with a small trump rather than with the ace; over a trump no dearer than needed.
        (asked("plus", "2S AS 5D 6D|3D 4D 8D|JD TD 7D|9D 9H KD", "4C AC 3C", trump=3), "2S"),
        (asked("plus", "2S 9S AS 6D|3D 4D 8D|JD TD 7D|9D 9H KD", "4C 8S 3C", trump=3), "9S"),
    ],
)
def test_what_is_obvious(question: str, answer: str) -> None:
    assert question == answer


def test_it_takes_less_than_chance_where_less_is_good_and_more_in_plus() -> None:
    chance = random.Random(8)
    for contract in CONTRACTS:
        wanted = int(contract == "plus")
        own = others = 0
        for terms, start in deals(king().options, contract, 48):
            state = start
            while not finished(state):
                legal = legal_cards(terms, state)
                card = chance.choice([card for card in range(52) if legal >> card & 1])
                if state[SEAT] == 0:
                    card, _ = policy_card(terms, wanted, state, legal, 0.0, 1)
                state = play(terms, state, card)
            own += taken_units(state, 0)
            others += sum(taken_units(state, seat) for seat in (1, 2, 3))
        assert own > 0.45 * others if wanted else own < 0.2 * others, contract


def test_the_order_of_strength() -> None:
    for card in range(52):
        place = by_strength(1 << card).bit_length() - 1
        assert card_at(place) == card
        assert place & 3 == card & 3
        assert place_of_power(power(card)) == place
    assert by_strength(FULL) == FULL
    assert by_strength(card_set(cards("AS"))) > by_strength(card_set(cards("KS"))) > by_strength(card_set(cards("2S")))
    chance = random.Random(1)
    for _ in range(100):
        some = chance.getrandbits(52)
        assert by_rank(by_strength(some)) == some
    assert all(abs(two_thirds_to(n) - (2 / 3) ** n) < 1e-12 for n in range(16))
    assert 0.0 <= fraction(0) < fraction((1 << 63) - 1) <= 1.0
