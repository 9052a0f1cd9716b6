"""The short forms of King: valid rule sets, shorter than the whole match, in which no seat gains by the rules."""

import random

import pytest

from kingcraft.games.king.contracts import unit_total
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.short import short as short_form
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, preset, with_options


def sums(options: KingOptions) -> tuple[int, int]:
    """What the deals to avoid cost and the positive ones pay, over a whole match."""
    each = options.each_negative if options.chooser else 1
    cost = sum(unit_total(options, name) * options.penalty(name) for name in options.contracts) * each
    return cost, options.positive_deals * options.tricks * options.trick_value


@pytest.mark.parametrize("name", games()["king"].presets)
def test_short_and_still_even(name: str) -> None:
    whole = preset("king", name)
    short = with_options(whole, short_form(name))
    assert short.options.deals <= 0.7 * whole.options.deals
    assert short.options.positive_deals >= 4
    for rules in (whole, short):
        cost, pays = sums(rules.options)
        assert cost == pays
    chance, match = random.Random(name), new_match(short, 4, 0)
    while not match.over:
        match = match.start(chance.sample(match.pack, len(match.pack)))
        while match.state is not None:
            match = match.apply(chance.choice(match.state.legal()))
    assert len(match.ended) == short.options.deals
    # What a settlement adds to one seat and takes from no other is the only rest.
    if short.options.auction == "off":
        assert sum(match.totals) == 0
