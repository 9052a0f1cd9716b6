"""``docs/rules/kings-corner.md`` is the law of Kings Corner: the code has its options, its values and its presets."""

import re

import pytest

from kingcraft.cards import card_set, parse_cards
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.scoring import card_values, hand_value
from kingcraft.games.options import options_of
from kingcraft.games.registry import games, rule_set
from tests.docs.markdown import code, read, rows, section

LAW = read("docs/rules/kings-corner.md")
GAME = games()["kings-corner"]
OPTIONS = options_of(KingsCornerOptions)
RULED = {code(row[0]): row for row in rows(section(LAW, "1. Options"))}
#: Ranks A 2 .. T J Q K by the columns of the table of card values.
COLUMNS = {"A": [0], "K": [12], "Q, J": [10, 11], "10": [9], "9": [8], "2 to 8": list(range(1, 8))}
#: What the law has and the code may not have yet.
NOT_BUILT = {"swedish": {"king_pile_move"}, "romanian-250": {"king_on_side"}}
VALUES = {code(row[0]): row[1:7] for row in rows(section(LAW, "2. Card values"))}


@pytest.mark.parametrize("scoring", VALUES)
def test_cards_have_the_values_of_the_law(scoring: str) -> None:
    found = card_values(rule_set("kings-corner", "pagat", {"scoring": scoring, "deals": 1}).options)
    for (column, ranks), cell in zip(COLUMNS.items(), VALUES[scoring], strict=True):
        number = re.search(r"\d+", cell)
        face = {rank: rank + 1 for rank in ranks}
        assert {rank: found[rank] for rank in ranks} == (
            {rank: int(number[0]) for rank in ranks} if number else face
        ), column


def test_hands_cost_what_the_vectors_say() -> None:
    vectors = {
        code(row[0]): [int(cell) for cell in row[1:]]
        for row in rows(re.sub(r"^ +", "", section(LAW, "7. Test vectors"), flags=re.MULTILINE))
    }
    hands = [card_set(parse_cards(text) or []) for text in ("KC KD 3C", "AC", "", "9C QC")]
    assert vectors
    for scoring, costs in vectors.items():
        options = rule_set("kings-corner", "pagat", {"scoring": scoring}).options
        assert [hand_value(options, hand) for hand in hands] == costs
