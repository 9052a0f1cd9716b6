"""Why a card of King is advised: when a reason holds, when it does not, and that none is ever untrue."""

import random
from typing import Any

import pytest

from kingcraft.bots.gap import NO_GAP, Gap
from kingcraft.bots.judgement import Judgement, Opinion
from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.cards import SUITS, TEXTS, card_set
from kingcraft.games.king.contracts import terms_of
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import SEAT, dealt, play
from kingcraft.review.advice import GameAdvice
from kingcraft.review.king.reasons import fact, game_reason, margin_sentence
from kingcraft.review.king.trick import Trick
from kingcraft.review.sentence import Sentence
from tests.bots.observations import cards
from tests.review.truth_king import TRUTHS, Said, positions
from tests.rules.king.scenes import king


def known(hand: str, contract: str, trick: str, trump: str, others: str, **void: str) -> Trick:
    """Seat 0 is to play from ``hand``; ``trick`` lies there; ``others``: the other hands together.

    ``void``: suits that a seat is known to lack, as ``seat1="S"``.
    """
    options = king().options
    terms = terms_of(options, contract, SUITS.index(trump) if trump else -1)
    own, table, unseen = card_set(cards(hand)), cards(trick), card_set(cards(others))
    leader = (4 - len(table)) % 4
    first, second, third, fourth = (own if (leader + step) % 4 == 0 else unseen | card_set(table) for step in range(4))
    core = dealt(terms, first, second, third, fourth, leader)
    for card in table:
        core = play(terms, core, card)
    assert core[SEAT] == 0
    barred = [
        sum(1 << card for card in cards(others) if TEXTS[card][1] in void.get(f"seat{seat}", "")) for seat in range(4)
    ]
    size = len(cards(hand))
    rest: Any = ((), (), (), (), ())
    return Trick(
        Knowledge(options, 0, own, unseen, (size, size, size, size), tuple(barred), contract, terms, core, 0, *rest)
    )


def said(trick: Trick, best: str, rival: str) -> Sentence | None:
    one, other = cards(f"{best} {rival}")
    return fact(trick, one, other, wanted=trick.knowledge.contract == "plus")


#: Hand of seat 0, contract, trick, trump, all other cards in hands, best, rival, what is said.
HOLDS = [
    ("QH 2H", "no-queens", "KH 3H", "", "4H 5H 6H 7S", "QH", "2H", "why-gives", {"card": "QH"}),
    ("9H 2H", "no-queens", "KH 3H", "", "4H 5H 6H 7S", "9H", "2H", "why-keeps-low", {"other": "2H"}),
    ("AS 2S", "no-queens", "3S 4S 5S", "", "7S 8H 9H", "AS", "2S", "why-free", {}),
    ("QC 6C", "no-tricks", "2C 4C 3C", "", "5C 7C 8D", "QC", "6C", "why-anyway", {}),
    ("AC 5C", "no-tricks", "2C 3C", "", "4C 7C 8D 9D", "AC", "5C", "why-ahead-anyway", {"other": "5C"}),
    ("TD QD", "no-queens", "8D", "", "2D 9D AC KC 3D", "TD", "QD", "why-own", {"other": "QD"}),
    ("4D JD", "plus", "2D", "H", "QD AD AC KC 3D", "4D", "JD", "why-unsure", {"other": "JD", "count": 2}),
    ("AS 2S", "no-queens", "3S 4S QS", "", "7S 8H 9H", "2S", "AS", "why-ducks-cost", {}),
    ("TS 4S", "no-hearts", "9S", "", "5S KS QS JS 2H", "4S", "TS", "why-ducks", {}),
    ("2S AS", "no-queens", "", "", "5S KS QS JS 2H 3H", "2S", "AS", "why-lowest", {"suit": "S"}),
    (
        "6S KS 3D",
        "no-queens",
        "",
        "",
        "5S QS JS 2D 3H 4H 5H 6H 7H",
        "6S",
        "KS",
        "why-still-out",
        {"card": "QS", "other": "KS"},
    ),
    ("AS 3S 2D", "no-hearts", "KC", "", "5S 6S JS 7D 3H 4H 5H 6H", "AS", "2D", "why-throws", {"count": 3}),
    ("AS 2S 4D", "last-two", "", "", "5S 6S 3D 5D 2H 3H 4H 5H 6H", "AS", "4D", "why-uncounted", {}),
    ("6S 4D 8D", "no-tricks", "", "", "5S 7S 7D 9D 2D 3H 4H 5H 6H", "6S", "8D", "why-last-of-suit", {"suit": "S"}),
    ("6S 3S 8D 9D", "no-tricks", "", "", "5S 7S 8S 9S 7D 5D 3D 2D TC JC QC KC", "6S", "8D", "why-low", {"count": 3}),
    ("AS 3S", "plus", "KS 2S", "", "5S 6S 7D 8D", "AS", "3S", "why-surely", {}),
    ("AS 3D", "plus", "", "", "5D 6D 7D 8D 9D TD", "AS", "3D", "why-only-suit", {"suit": "S"}),
    ("AS QS", "plus", "JS 2S 3S", "", "5S 6S 7D", "QS", "AS", "why-enough", {"other": "AS"}),
    ("4S KS", "plus", "AS 2S 3S", "", "5S 6S 7D", "4S", "KS", "why-lost", {"other": "KS"}),
    ("TS 2S", "plus", "9S", "", "JS 6S 7D 8D 5D", "TS", "2S", "why-ahead", {"other": "2S"}),
    ("KS 2D", "plus", "", "H", "JS 3D 4D 2H 3H 4H", "KS", "2D", "why-master", {"suit": "S"}),
    ("KH 2D", "plus", "", "H", "AH 3D 4D 2H 3H 4H", "KH", "2D", "why-draws", {"count": 4}),
    (
        "2D 3S 4S 2H",
        "plus",
        "",
        "H",
        "AH 3D 4D KH 3H 4H AS KS QS JS TS 5S",
        "2D",
        "3S",
        "why-ruffs-next",
        {"suit": "D"},
    ),
]

#: The same, with one thing changed that takes the reason away; what is said instead, if anything.
FAILS = [
    ("QH 2H", "no-men", "KH 3H", "", "4H 5H 6H 7S", "QH", "2H", "why-keeps-low"),
    ("9H 2H", "no-queens", "8H 3H", "", "4H 5H 6H 7S", "9H", "2H", None),
    ("AS 2S", "no-queens", "3S 4S QS", "", "7S 8H 9H", "AS", "2S", None),
    ("AS 2S", "no-queens", "3S 4S 5S", "", "7S 8H 9H", "2S", "AS", "why-ducks"),
    ("TS 4S", "no-hearts", "3S", "", "5S KS QS JS 2H", "4S", "TS", "why-low"),
    ("6S AS", "no-king", "", "", "5S KS QS JS 2H 3H", "6S", "AS", "why-low"),
    ("6S KS 3D", "no-queens", "", "", "5S TS JS 2D 3H 4H 5H 6H QH", "6S", "KS", "why-low"),
    ("AS 3S 2D", "no-hearts", "KC", "", "6D 7D 8D 9D 3H 4H 5H 6H", "AS", "2D", None),
    ("AS 2S", "last-two", "", "", "5S 6S 3D 5D 2H 3H", "AS", "2S", None),
    ("6S 4S 8D 9D", "no-tricks", "", "", "5S 7S 2S 3S 7D 5D 3D 2D TC JC QC KC", "6S", "8D", None),
    ("KS 3S", "plus", "QS 2S", "", "5S AS 7D 8D", "KS", "3S", "why-ahead"),
    ("AS 3D", "plus", "", "H", "5D 6D 7D 8D 9D TH", "AS", "3D", "why-master"),
    ("AS QS", "plus", "JS 2S", "", "5S KS 7D 8D", "QS", "AS", None),
    ("4S AS", "plus", "KS 2S 3S", "", "5S 6S 7D", "4S", "AS", None),
    ("KS 2D", "plus", "", "H", "AS 3D 4D 2H 3H 4H", "KS", "2D", None),
    ("KH 2D", "plus", "", "H", "AS 3D 4D 2S 3S 4S", "KH", "2D", "why-only-suit"),
    ("2D 3S 4S 2C", "plus", "", "H", "AH 3D 4D KH 3H 4H AS KS QS JS TS 5S", "2D", "3S", None),
]


#: Seat 1 has shown that it has no spades.
VOID = [
    ("5D 9S", "no-hearts", "", "", "2D 8D 6S 7S KS TH", "5D", "9S", "why-void-seat", {"seat": 1, "suit": "S"}),
    ("KD AS", "plus", "", "H", "2D 8D AD 7S KS TH", "KD", "AS", "why-trumped", {"seat": 1, "suit": "S"}),
]

Line = tuple[str, str, str, str, str, str, str, str, dict[str, str | int]]


@pytest.mark.parametrize("line", HOLDS)
def test_a_reason_is_told_where_it_holds(line: Line) -> None:
    *seen_play, best, rival, key, filled = line
    assert said(known(*seen_play), best, rival) == Sentence(key, filled)


@pytest.mark.parametrize("line", VOID)
def test_a_seat_that_has_shown_a_void_is_named_and_no_other(line: Line) -> None:
    *seen_play, best, rival, key, filled = line
    assert said(known(*seen_play, seat1="S"), best, rival) == Sentence(key, filled)
    without = said(known(*seen_play), best, rival)
    assert without is None or without.id != key


@pytest.mark.parametrize("line", FAILS)
def test_a_reason_is_not_told_where_it_does_not(line: Any) -> None:
    *seen_play, best, rival, key = line
    found = said(known(*seen_play), best, rival)
    assert (found and found.id) == key


def test_no_reason_is_ever_untrue() -> None:
    """Of any card against any other, in more than a thousand positions; and every reason comes up."""
    chance, seen = random.Random(3), set()
    for state in positions(2500):
        trick = Trick(knowledge_of(state.rules, observe(state, state.to_act)))
        best, rival = chance.sample(state.legal(), 2)
        one, other = cards(f"{best} {rival}")
        found = fact(trick, one, other, wanted=state.contract == "plus")
        if found is not None:
            seen.add(found.id)
            assert TRUTHS[found.id](Said(state, best, rival, found, chance)), (found, best, rival)
    assert seen == set(TRUTHS)


def judged(*gaps: tuple[str, float, float]) -> Judgement:
    """A judgement: tokens, by how much each is behind the first, and the errors of that."""
    opinions = [
        Opinion(token, -mean, 1.0, None, 1, Gap(mean, error) if mean else NO_GAP) for token, mean, error in gaps
    ]
    return Judgement(tuple(opinions), 10, 100)


def test_how_much_hangs_on_a_card_is_told_against_the_best_that_is_clearly_worse() -> None:
    clear, close, alike = ("KS", 12.4, 2.0), ("9S", 2.0, 2.0), ("8S", 0.0, 0.0)
    assert margin_sentence(judged(("7S", 0, 0), clear)) == Sentence("why-better", {"played": "KS", "loss": 12})
    among = Sentence("why-as-good", {"other": "9S", "played": "KS", "loss": 12})
    assert margin_sentence(judged(("7S", 0, 0), close, clear)) == among
    assert margin_sentence(judged(("7S", 0, 0), alike, close)) == Sentence("why-close", {"played": "8S"})
    assert margin_sentence(judged(("7S", 0, 0), alike)) == Sentence("why-all-same", {})


def test_a_call_is_explained_by_the_tricks_to_expect() -> None:
    games = [
        GameAdvice(token, points, 1.0, units, Sentence("review-game", {}))
        for token, points, units in (("plus:H", 180, 7.2), ("plus:NT", 130, 5.1), ("minus", -20, 3.0))
    ]
    more = Sentence("why-more-tricks", {"trump": "H", "count": 7, "against": "NT", "tricks": 5})
    assert game_reason(games, "plus:H") == more
    assert game_reason(games, "+4") == more
    assert game_reason(games, "minus") == Sentence("why-tricks", {"trump": "minus", "count": 3})
    assert game_reason(games[:1], "plus:H") == Sentence("why-tricks", {"trump": "H", "count": 7})
    assert game_reason([], "yes") is None
