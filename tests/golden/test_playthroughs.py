"""The committed play-throughs of both default presets come out again, and their records replay to the same end."""

import json

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay, replay_document
from kingcraft.record.verify import proven, verify

from .playthrough import FOLDER, MATCHES, log_text, play, record_text

pytestmark = pytest.mark.parametrize("name", sorted(MATCHES))


def _committed(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text("utf-8")


def test_playing_again_gives_the_committed_record(name: str) -> None:
    assert record_text(play(name)) == _committed(name)


def test_replaying_gives_the_committed_log(name: str) -> None:
    assert log_text(parse_record(json.loads(_committed(name)))) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_a_record_survives_being_written_and_read(name: str) -> None:
    record = parse_record(json.loads(_committed(name)))
    assert parse_record(record.to_json()) == record
    assert record_text(record) == _committed(name)


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


def test_every_deal_is_fair(name: str) -> None:
    verdicts = verify(parse_record(json.loads(_committed(name))))
    assert {verdict.kind for verdict in verdicts} == {"fair"}
    assert proven(verdicts)


def test_the_legal_tokens_before_each_action_hold_it_and_are_sorted(name: str) -> None:
    record = parse_record(json.loads(_committed(name)))
    for deal, legal in zip(record.deals, replay(record, legal=True).legal or (), strict=True):
        for action, tokens in zip(deal.actions, legal, strict=True):
            assert action in tokens
            assert tokens == sorted(set(tokens))
