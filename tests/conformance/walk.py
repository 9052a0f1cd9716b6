"""The conformance walk: matches by chance, each deal compared with docs/rules and with a second implementation of them.

``python -m tests.conformance.walk`` from the repository's root walks through every preset of both games and through
option sets by chance; ``--deals N`` says how many deals a preset (option sets together as many), ``--seed S`` which.
What is found is printed as a record that ends where it was found.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from kingcraft.cards import TEXTS
from kingcraft.games.match import Match, new_match
from kingcraft.games.options import RuleSet
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, observe, preset, rule_set
from kingcraft.record.position import position_of
from kingcraft.record.record import DealRecord, parse_record, record_of
from kingcraft.record.replay import replay

from .checks import (
    check_agreement,
    check_cards,
    check_position,
    check_rest,
    check_tokens,
    is_beginning,
    is_position,
    refusal,
)
from .naive_match import NaiveMatch, balance
from .option_sets import contradictory, some_options, too_many
from .players import Manner, decks

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")


@dataclass
class Figures:
    """What a walk has come through.

    ``ended``: how many of the matches were played to their end. ``refused``: how often each reason code was given for a
    token of the game.
    """

    matches: int = 0
    ended: int = 0
    deals: int = 0
    actions: int = 0
    positions: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        total = self.refused.total()
        return (
            f"{self.deals} deals of {self.matches} matches ({self.ended} to the end), {self.actions} actions, "
            f"{self.positions} positions, {total} tokens refused with {len(self.refused)} codes"
        )


class Walk:
    """One match, or its beginning, on its way: the package's and the naive one, side by side."""

    def __init__(self, rules: RuleSet[Any], players: int, seed: str, figures: Figures) -> None:
        self.chance = random.Random(seed)
        self.rules, self.players, self.figures = rules, players, figures
        self.first = self.chance.randrange(players)
        self.manner = Manner.by_chance(self.chance)
        self.match = new_match(rules, players, self.first)
        self.naive = NaiveMatch(rules.game, rules.values(), players, self.first)
        self.deals: list[DealRecord] = []

    def go(self, most: int) -> None:
        """Play the match to its end, or for ``most`` deals; whatever fails says with which record."""
        self.figures.matches += 1
        try:
            while not self.match.over and len(self.deals) < most:
                self._deal()
            self._check_match()
        except (AssertionError, Refused) as fault:
            record = record_of(self.match, NAMES[: self.players], self.first, self.deals)
            raise AssertionError(f"{fault!r}\nin {json.dumps(record.to_json())}") from fault

    def _deal(self) -> None:
        chance, figures = self.chance, self.figures
        deck = decks(self.match.pack, chance)
        assert self.match.dealer == self.naive.dealer
        self.match = self.match.start(deck)
        state, naive = self.match.state, self.naive.deal([TEXTS[card] for card in deck])
        assert state is not None
        assert state.dealer == self.naive.dealer
        self.deals.append(DealRecord(tuple(deck), ()))
        figures.deals += 1
        thorough, look = chance.choice((chance.randrange(5), chance.randrange(60))), chance.randrange(30)
        actions: list[str] = []
        beginning = None
        while not state.over:
            check_cards(state)
            figures.refused.update(check_tokens(state, naive, chance, len(actions) == thorough))
            if len(actions) % 30 == look:
                check_agreement(state, naive)
                if is_position(state):
                    figures.positions += 1
                    check_position(state)
                if is_beginning(state):
                    beginning = (position_of(state), len(actions))
            legal = state.legal()
            after = {token: state.apply(token) for token in legal}  # each of them applies
            token = self.manner.pick(legal, chance)
            actions.append(token)
            self.deals[-1] = DealRecord(tuple(deck), tuple(actions))
            self.match = self.match.apply(token)
            naive.act(token)
            state = self.match.state or self.match.ended[-1].state
            assert state == after[token]
        figures.actions += len(actions)
        check_cards(state)
        check_agreement(state, naive)
        check_tokens(state, naive, chance, thorough=False)
        if beginning is not None:
            position, played = beginning
            check_rest(position, actions[played:], state)
        pot = self.naive.pot
        scores = self.naive.ended(naive)
        self.naive.check_sums(naive, scores, pot)
        assert state.scores() == list(self.match.ended[-1].scores) == scores
        assert [token for _, token in observe(state).history] == actions

    def _check_match(self) -> None:
        match, naive = self.match, self.naive
        assert match.over == naive.over
        assert match.totals == naive.totals
        assert match.winners == (naive.winners if naive.over else [])
        assert [ended.dealer for ended in match.ended] == [
            (self.first + index) % self.players for index in range(len(self.deals))
        ]
        _check_record(match, self.first, self.deals)
        last = self.deals[-1]
        assert refusal(match.ended[-1].state, last.actions[-1]) == "deal-over"
        if match.over:
            self.figures.ended += 1
            with pytest.raises(Refused, match="game-over"):
                match.start(last.deck)
            with pytest.raises(Refused, match="game-over"):
                match.apply(last.actions[-1])
            if self.rules.game == "king":
                assert sum(match.totals) == balance(self.rules.values())


def _check_record(match: Match, first: int, deals: list[DealRecord]) -> None:
    """The record of the match, written, read and replayed, is the record and the match."""
    record = record_of(match, NAMES[: match.players], first, deals)
    read = parse_record(json.loads(json.dumps(record.to_json())))
    assert read == record
    replayed = replay(read).match
    assert replayed.ended == match.ended
    assert (replayed.totals, replayed.winners, replayed.over) == (match.totals, match.winners, match.over)


def walk_preset(game: str, name: str, deals: int, seed: int = 0) -> Figures:
    """At least this many deals of whole matches of a preset, Kings Corner by two to six in turn."""
    figures, rules, number = Figures(), preset(game, name), 0
    while figures.deals < deals:
        seats = games()[game].seats
        Walk(rules, seats[number % len(seats)], f"{seed} {name} {number}", figures).go(deals - figures.deals)
        number += 1
    return figures


def walk_options(game: str, deals: int, seed: int = 0) -> Figures:
    """At least this many deals under random option sets, of each a match or the beginning of one."""
    figures, number = Figures(), 0
    while figures.deals < deals:
        chance = random.Random(f"{seed} {game} {number}")
        number += 1
        rules = some_rules(game, chance)
        seats = [count for count in games()[game].seats if game == "king" or not too_many(rules.values(), count)]
        most = 5 if game == "kings-corner" else 30  # a match of King has its auctions last
        Walk(rules, chance.choice(seats), f"{seed} {game} {number}", figures).go(min(most, deals - figures.deals))
    return figures


def some_rules(game: str, chance: random.Random) -> RuleSet[Any]:
    """Rules by chance that are not refused."""
    while True:
        name = chance.choice(list(games()[game].presets))
        options = some_options(game, chance)
        if not contradictory(game, {**preset(game, name).values(), **options}):
            return rule_set(game, name, options)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Matches by chance, held against the rules written a second time.")
    parser.add_argument("--deals", type=int, default=500, help="deals a preset (500)")
    parser.add_argument("--seed", type=int, default=1, help="which deals (1; the tests walk 0)")
    arguments = parser.parse_args()
    codes, deals = Counter[str](), 0
    for game, family in games().items():
        for name in (*family.presets, ""):
            start = time.process_time()
            if name:
                walked = walk_preset(game, name, arguments.deals, arguments.seed)
            else:
                walked = walk_options(game, arguments.deals, arguments.seed)
            seconds = time.process_time() - start
            sys.stdout.write(f"{game}, {name or 'any options'}: {walked}, {seconds:.0f} s\n")
            sys.stdout.flush()
            codes.update(walked.refused)
            deals += walked.deals
    sys.stdout.write(f"all: {deals} deals; refused: {json.dumps(dict(codes.most_common()))}\n")


if __name__ == "__main__":
    main()
