"""A third game works in the layers below the room: rules, match, record, positions, bots, arena, command line."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import kingcraft
from kingcraft.bots.levels import LEVELS
from kingcraft.cards import texts
from kingcraft.games.match import Match
from kingcraft.games.registry import games, observe
from kingcraft.record.position import parse_position, position_of
from kingcraft.record.record import DealRecord, record_of
from kingcraft.record.schema import schema

from .game import NAME, PACK, OneTrickState

ROOT = Path(__file__).parents[2]
#: The toy game for other processes, and those that they start.
ENVIRONMENT = {**os.environ, "KINGCRAFT_GAMES": "tests.toy.registered", "PYTHONPATH": str(ROOT)}


def match_of(level: str = "beginner", players: int = 4, preset: str = "one-trick") -> tuple[Match, list[DealRecord]]:
    """A whole match, played by a level of our bots, with what a record keeps of its deals."""
    chance, bot = random.Random(f"{level} {players}"), kingcraft.BOTS[level]()
    match, deals = kingcraft.new_match(kingcraft.preset(NAME, preset), players, 0), list[DealRecord]()
    while not match.over:
        deck = chance.sample(match.pack, len(match.pack))
        match, actions = match.start(deck), list[str]()
        while (deal := match.state) is not None:
            seen = observe(deal, deal.to_act)
            token = bot.choose(kingcraft.Decision(match.rules, seen, deal.legal(), chance.getrandbits(64)))
            actions.append(token)
            match = match.apply(token)
        deals.append(DealRecord(tuple(deck), tuple(actions)))
    return match, deals


def document(players: int = 4) -> dict[str, object]:
    match, deals = match_of(players=players)
    return record_of(match, ["Ana", "Bo", "Cy", "Dee"][:players], 0, deals).to_json()


def dealt() -> OneTrickState:
    """Seat 1 leads; hands: AC KD, AD KC, AH KS, AS KH."""
    hands = ["AC", "KD", "AD", "KC", "AH", "KS", "AS", "KH"]
    deck = [next(card for card in PACK if texts(1 << card) == [text]) for text in hands]
    state = kingcraft.new_match(kingcraft.preset(NAME, "one-trick"), 4, 0).start(deck).state
    assert isinstance(state, OneTrickState)
    return state


def test_its_rules() -> None:
    state = dealt()
    assert (state.to_act, state.legal()) == (1, ["AD", "KC"])
    led = state.apply("AD").apply("AH").apply("AS")
    assert led.legal() == ["KD"]
    with pytest.raises(kingcraft.Refused, match="must-follow-suit"):
        led.apply("AC")
    assert led.apply("KD").scores() == [0, 1, 0, 0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_it_to_the_end(level: str, players: int) -> None:
    match, deals = match_of(level, players)
    assert len(deals) == sum(match.totals) == 3
    assert match.winners


def test_a_seat_knows_its_cards_alone() -> None:
    state = dealt()
    assert msgspec.to_builtins(observe(state, 2)) == {
        **msgspec.to_builtins(observe(state)),
        "seat": 2,
        "hand": ["AH", "KS"],
    }
    assert not [text for text in map(str, texts(sum(state.hands))) if text in str(msgspec.to_builtins(observe(state)))]


def test_its_records_replay() -> None:
    replayed = kingcraft.replay_document(document())
    assert replayed.match.over


def test_its_positions_are_read_back() -> None:
    state = dealt().apply("AD")
    assert parse_position(position_of(state)) == state
    assert kingcraft.perft(state, 3) == 4


def test_the_schema_of_records_has_it() -> None:
    assert NAME in schema()["properties"]["game"]["enum"]


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingcraft", *arguments]
    return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, input=given, capture_output=True, text=True, check=False)


def test_the_command_line_answers() -> None:
    position = json.dumps(position_of(dealt()))
    legal = run("legal", "-", given=position)
    assert (legal.returncode, legal.stdout.split()) == (0, ["AD", "KC"])
    assert run("perft", "-", "--depth", "2", given=position).stdout.split()[-1] == "4"
    replayed = run("replay", "-", given=json.dumps(document()))
    assert replayed.returncode == 0, replayed.stderr


def test_people_read_its_rules_and_matches() -> None:
    rules = run("rules", "one-trick")
    assert "the highest takes the trick" in rules.stdout, rules.stderr
    assert "any card" in run("rules", "one-trick-free").stdout
    shown = run("show", "-", given=json.dumps(document()))
    assert "One Trick" in shown.stdout, shown.stderr


def test_bots_play_each_other(tmp_path: Path) -> None:
    arena = run(
        "arena", "beginner", "random", "--preset", "one-trick", "--deals", "4", "--out", str(tmp_path / "a.jsonl")
    )
    assert arena.returncode == 0, arena.stderr
    assert "beginner" in arena.stdout


def test_nothing_of_it_is_left_afterwards() -> None:
    assert NAME in games()
    code = "from kingcraft.games.registry import games; print(*games())"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert listed.stdout.split() == ["kings-corner", "king"]
