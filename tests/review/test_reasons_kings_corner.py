"""Why each step of a turn of Kings Corner is done: when a reason holds, when not, and that none is ever untrue."""

import random
import re
from collections.abc import Iterator

from kingcraft.bots.kings_corner.knowledge.knowledge import knowledge_of
from kingcraft.cards import PACK_52, TEXTS
from kingcraft.games.kings_corner.actions import parse_action
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.scoring import hand_value
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.games.registry import preset
from kingcraft.i18n import sources
from kingcraft.review.kings_corner.reasons import turn_reasons
from kingcraft.review.sentence import Sentence
from tests.bots.observations import at_the_piles, cards


def reasons(state: KingsCornerState, turn: str) -> list[Sentence | None]:
    """Why each token of ``turn`` is done."""
    actions = [action for token in turn.split() if (action := parse_action(token)) is not None]
    return turn_reasons(knowledge_of(state.rules, observe(state, state.to_act)), actions)


def why(state: KingsCornerState, turn: str) -> list[str]:
    return [found.id if found else "" for found in reasons(state, turn)]


SIDES = {"N": "9H", "E": "4C", "S": "2D", "W": "JS"}


def test_the_last_card_and_the_turn_that_leads_there() -> None:
    assert why(at_the_piles("8S 3H", **SIDES), "8S>N 3H>E") == ["why-out-turn", "why-out"]
    assert why(at_the_piles("8S 3H 6C", **SIDES), "8S>N 3H>E end") == ["why-many", "", "why-nothing-fits"]


def test_a_card_makes_room_for_others() -> None:
    found = reasons(at_the_piles("8S 7H 6C 2H", **SIDES), "8S>N 7H>N end")
    assert found[0] == Sentence("why-then-card", {"card": "7H"})
    found = reasons(at_the_piles("8S 7H 6C 2H", **SIDES), "8S>N 7H>N 6C>N end")
    assert found[0] == Sentence("why-then-more", {"count": 2})
    # The 3 fits on the 4 as well: it needs no 4 more.
    assert why(at_the_piles("5S 4D 3S 2C", N="6H", E="4H", S="2D", W="JS"), "5S>N 4D>N 3S>E end")[1] == ""


def test_a_king_opens_a_corner_for_a_card_or_a_pile() -> None:
    found = reasons(at_the_piles("KD QC 5S", N="9H", E="4C", S="2D", W="JH"), "KD>NE QC>NE end")
    assert found[0] == Sentence("why-then-card", {"card": "QC"})
    found = reasons(at_the_piles("KD 5S 3H", N="9H", E="QC", S="2D", W="JS"), "KD>NE E>NE 5S>E end")
    assert found[:2] == [Sentence("why-then-pile", {"place": "E"}), Sentence("why-frees", {"card": "5S"})]
    assert why(at_the_piles("KD 5S", N="9H", E="4C", S="2D", W="JS"), "KD>NE end")[0] == "why-dear"


def test_what_a_card_costs_in_the_hand_is_told_where_it_is_much() -> None:
    kept = at_the_piles("KD 5S", **SIDES)
    assert reasons(kept, "KD>NE end")[0] == Sentence("why-dear", {"count": 10})
    chips = at_the_piles("KD 5S", preset_name="pagat-chips", **SIDES)
    assert reasons(chips, "KD>NE end")[0] == Sentence("why-dear-chips", {"count": 10})
    assert why(at_the_piles("8S 5S", **SIDES), "8S>N end")[0] == ""


def test_what_stays_back_stays_for_a_reason() -> None:
    assert reasons(at_the_piles("KD 5S", **SIDES), "end") == [Sentence("why-keeps", {"card": "KD"})]
    assert reasons(at_the_piles("7S 5S", **SIDES), "end") == [Sentence("why-nothing-fits", {})]
    assert reasons(at_the_piles("AS 5S", **SIDES), "end") == [None]  # nothing ever goes on an ace


def turns(count: int) -> Iterator[tuple[KingsCornerState, list[str]]]:
    """Turns played by chance, and the deals before them."""
    chance = random.Random(5)
    while count:
        rules = preset("kings-corner", chance.choice(["pagat", "stofka", "romanian-250", "pagat-chips"]))
        deck, players = list(PACK_52), chance.choice([2, 3, 4])
        chance.shuffle(deck)
        state = deal_state(rules, players, 0, deck, 0)
        while not state.over and count:
            begun = state
            turn: list[str] = []
            while turn[-1:] != ["end"] and not state.over:
                moves = [token for token in state.legal() if token != "end"]
                turn.append(chance.choice(moves) if moves and chance.random() < 0.8 else state.legal()[-1])
                state = state.apply(turn[-1])
            count -= 1
            yield begun, turn


def fits(state: KingsCornerState) -> set[str]:
    """The cards of the hand that fit somewhere now, and the places whose piles may move."""
    return {token.partition(">")[0] for token in state.legal() if token != "end"}


def true(state: KingsCornerState, turn: list[str], found: Sentence) -> bool:
    """Whether what is said of the first of ``turn`` is so."""
    seat, card = state.to_act, str(found.arguments.get("card", ""))
    source, _, place = turn[0].partition(">")
    laid = [token.partition(">")[0] for token in turn if token[0:2] in TEXTS]
    after = state.apply(turn[0])
    match found.id:
        case "why-out" | "why-out-turn":
            return sorted(laid) == sorted(observe(state, seat).hand)
        case "why-then-card":
            return card not in fits(state) and card in laid and f"{card}>{place}" in turn
        case "why-then-more":
            more = [one for one in laid if one not in fits(state) and f"{one}>{place}" in turn]
            return len(more) >= int(found.arguments["count"])
        case "why-then-pile":
            moved = str(found.arguments["place"])
            return moved not in fits(state) and f"{moved}>{place}" in turn
        case "why-frees":
            return not observe(after, seat).piles[source] and f"{card}>{source}" in turn and card not in fits(state)
        case "why-dear" | "why-dear-chips":
            worth = hand_value(state.rules.options, 1 << cards(source)[0])
            return worth == found.arguments["count"]
        case "why-many":
            return len(laid) == found.arguments["count"]
        case "why-nothing-fits":
            return not fits(state)
        case "why-keeps":
            others = [hand for each, hand in enumerate(state.hands) if each != seat]
            return card in fits(state) and any(sum(others) >> each & 1 or each in state.stock for each in below(card))
    return False


def below(card: str) -> list[int]:
    """The cards that go on ``card``."""
    rank, red = "A23456789TJQK".index(card[0]), card[1] in "DH"
    return [each for each, text in enumerate(TEXTS) if each // 4 == rank - 1 and (text[1] in "DH") != red]


def test_no_reason_is_ever_untrue() -> None:
    """Of turns played by chance; and every reason comes up."""
    seen = set()
    for begun, turn in turns(400):
        state = begun
        for number, found in enumerate(reasons(begun, " ".join(turn))):
            if found is not None:
                seen.add(found.id)
                assert true(state, turn[number:], found), (found, turn[number:], observe(state, state.to_act))
            state = state.apply(turn[number])
    assert seen == set(
        re.findall(r"^(why-[a-z-]+) *=", sources("en")["why.ftl"].partition("## Kings Corner")[2], re.MULTILINE)
    )
