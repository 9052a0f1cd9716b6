"""The committed play-throughs of every preset come out again, and their records replay to the same end."""

import json

import pytest

from kingcraft.games.king.actions import CHOSEN, COUNTERS, WORDS
from kingcraft.games.registry import games
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay, replay_document
from kingcraft.record.verify import proven, verify

from .playthrough import FOLDER, MATCHES, log_text, play, record_text

every_match = pytest.mark.parametrize("name", sorted(MATCHES))


def _committed(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def test_every_preset_is_played_and_kings_corner_by_two_to_six() -> None:
    presets = {(game.name, name) for game in games().values() for name in game.presets}
    assert {(game, name) for game, name, _, _ in MATCHES.values()} == presets
    assert {players for game, name, players, _ in MATCHES.values() if name != "pagat"} == {2, 3, 4, 5, 6}
    assert {path.stem for path in FOLDER.glob("*.json")} == {path.stem for path in FOLDER.glob("*.txt")} == set(MATCHES)


def test_all_that_can_be_said_in_king_is_said_in_some_match() -> None:
    said = {
        token for name in MATCHES for deal in parse_record(json.loads(_committed(name))).deals for token in deal.actions
    }
    words = set(WORDS) - set(CHOSEN) - set(COUNTERS)
    assert {word for word in words if not word.startswith("lead:")} <= said
    assert set(CHOSEN) <= said
    assert {word[:5] for word in said} >= {"count", "lead:"}


@every_match
def test_playing_again_gives_the_committed_record(name: str) -> None:
    assert record_text(play(name)) == _committed(name)


@every_match
def test_replaying_gives_the_committed_log(name: str) -> None:
    assert log_text(parse_record(json.loads(_committed(name)))) == (FOLDER / f"{name}.txt").read_text("utf-8")


@every_match
def test_a_record_survives_being_written_and_read(name: str) -> None:
    record = parse_record(json.loads(_committed(name)))
    assert parse_record(record.to_json()) == record
    assert record_text(record) == _committed(name)


@every_match
def test_every_beginning_of_a_record_replays(name: str) -> None:
    """A match can be broken off after any action of its last deal, and before any deal."""
    document = json.loads(_committed(name))
    del document["totals"], document["winners"]
    whole = document["deals"]
    for count in range(len(whole)):
        document["deals"] = whole[:count]
        replayed = replay_document(document)
        assert [deal["scores"] for deal in replayed.to_json()["deals"]] == [deal["scores"] for deal in whole[:count]]
        assert not replayed.match.over
    last = dict(whole[-1])
    del last["scores"]
    for count in range(0, len(last["actions"]), 7):
        document["deals"] = [*whole[:-1], {**last, "actions": last["actions"][:count]}]
        answer = replay_document(document).to_json()
        assert "scores" not in answer["deals"][-1]
        assert not {"totals", "winners"} & set(answer)


@every_match
def test_every_deal_is_fair(name: str) -> None:
    verdicts = verify(parse_record(json.loads(_committed(name))))
    assert {verdict.kind for verdict in verdicts} == {"fair"}
    assert proven(verdicts)


@every_match
def test_the_legal_tokens_before_each_action_hold_it_and_are_sorted(name: str) -> None:
    record = parse_record(json.loads(_committed(name)))
    for deal, legal in zip(record.deals, replay(record, legal=True).legal or (), strict=True):
        for action, tokens in zip(deal.actions, legal, strict=True):
            assert action in tokens
            assert tokens == sorted(set(tokens))
