"""thumb-1 finds the moves that every player of Kings Corner would make at once."""

from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState

from .observations import asked, at_the_piles

BOT = ThumbBot()


def choice(state: KingsCornerState) -> str:
    return asked(BOT, observe(state, 0), state.legal())


def turn(state: KingsCornerState) -> list[str]:
    """Return the tokens of seat 0's whole turn."""
    tokens: list[str] = []
    while not state.over and state.to_act == 0:
        tokens.append(choice(state))
        state = state.apply(tokens[-1])
    return tokens


def test_a_king_goes_to_a_corner() -> None:
    assert choice(at_the_piles("KH 3C", N="9C", E="7C", S="5C", W="JC")) == "KH>NE"


def test_a_kings_pile_leaves_its_side() -> None:
    assert choice(at_the_piles("3C 4S", N="KC", E="7C", S="9C", W="JC")) == "N>NE"


def test_piles_are_merged_to_make_room() -> None:
    assert turn(at_the_piles("2C 4C", stock="AS", N="9C", E="8D", S="6C", W="JC")) == ["E>N", "4C>E", "end"]


def test_of_two_orders_it_takes_the_one_that_empties_the_hand() -> None:
    """One side is free: the red nine there takes the black eight; the eight first would leave the nine."""
    assert turn(at_the_piles("8C 9D", N="4C", E="4S", S="6C")) == ["9D>W", "8C>W"]


def test_nothing_to_do_ends_the_turn() -> None:
    assert choice(at_the_piles("9C 8C", N="AC", E="AD", S="AH", W="AS")) == "end"


def test_a_turn_is_not_ended_while_a_card_fits() -> None:
    """The stock is out: a player who keeps cards back pays for them."""
    assert turn(at_the_piles("8D 2C", N="9C", E="5C", S="5S", W="JC")) == ["8D>N", "end"]


def test_of_equal_turns_it_leaves_the_others_least() -> None:
    """The queen or the ace can fill the gap, the other one stays in hand; nothing can be laid on an ace."""
    assert turn(at_the_piles("QD AD", N="4C", E="4S", S="6C")) == ["AD>W", "end"]


def test_a_whole_turn_goes_out() -> None:
    """The king to a corner, its queen, a pile onto that, a card into the gap: the hand is empty."""
    state = at_the_piles("KC QD 5S", N="JS TD", E="4C", S="7C", W="4S")
    assert turn(state) == ["KC>NE", "QD>NE", "N>NE", "5S>N"]


def test_where_kings_must_be_laid_it_lays_them() -> None:
    state = at_the_piles("KC KD 5S", preset_name="jax-points", N="AC", E="AD", S="AH", W="AS")
    assert turn(state) == ["KC>NE", "KD>SE", "end"]
