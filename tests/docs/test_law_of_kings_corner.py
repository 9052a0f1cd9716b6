"""``docs/rules/kings-corner.md`` is the law of Kings Corner: the code has its options, its values and its presets."""

import re

import pytest

from kingcraft.cards import card_set, parse_cards
from kingcraft.games.kings_corner.rules import KingsCornerOptions
from kingcraft.games.kings_corner.scoring import card_values, hand_value
from kingcraft.games.options import Json, options_of
from kingcraft.games.registry import games, preset, rule_set
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


def value(text: str) -> Json:
    """An option's value as the tables write it."""
    text = text.strip("`")
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"\d+", text) else text


def test_the_law_has_every_option_in_the_order_of_the_code() -> None:
    assert list(RULED) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_the_values_and_the_default_of_the_law(name: str) -> None:
    option, (_, values, default, _) = OPTIONS[name], RULED[name]
    if option.kind == "choice":
        assert [str(choice) for choice in option.choices] == [text.strip("` ") for text in values.split(",")]
    built = preset("kings-corner", "pagat").values()[name]
    assert ("any" if name == "king_pile_move" and built is True else built) == value(default)


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


def test_the_presets_are_those_of_the_law() -> None:
    ruled = {
        code(row[0]): {name: value(text) for name, text in re.findall(r"`(\w+)=([^`]+)`", row[1])}
        for row in rows(section(LAW, "8. Variants and presets"))
        if code(row[0]) in GAME.presets
    }
    assert list(ruled) == list(GAME.presets)
    for name, changes in GAME.presets.items():
        assert changes.items() <= ruled[name].items(), name
        assert set(ruled[name]) - set(changes) <= NOT_BUILT.get(name, set()), name
