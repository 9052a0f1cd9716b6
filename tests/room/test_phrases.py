"""What people say at a table: everyone who is there hears it, others do not, and it is not stored."""

import json
from pathlib import Path

import pytest

from kingcraft.games.registry import games
from kingcraft.i18n import languages, text
from kingcraft.room.people.presence import AT_ONCE
from kingcraft.room.wire.client_messages import Say
from kingcraft.room.wire.words import PHRASES
from tests.room.agreeing import Table
from tests.room.memory import Listener, settled

ROOT = Path(__file__).resolve().parents[2]


def heard(listener: Listener) -> list[dict[str, object]]:
    return [message for message in listener.messages if message["type"] == "said"]


def failures(listener: Listener) -> list[str]:
    return [message["code"] for message in listener.messages if message["type"] == "failure"]


@pytest.mark.parametrize("game", games())
async def test_everyone_there_hears_it_and_it_is_kept_nowhere(game: str) -> None:
    table = await Table.of(game, "open", "open", "first")
    one, two, three = table.seats
    await table.act()
    log, state = list(table.log), table.state
    table.leave(three)
    everybody = [table.onlooker, table.of_seat(one), table.of_seat(two)]
    before = [len(listener.messages) for listener in everybody]
    table.room.say(table.of_seat(two), "well-played")
    table.room.say(table.of_seat(one), "thank-you")
    for listener, count in zip(everybody, before, strict=True):
        # The seat and the phrase, and nothing else: no card, no name, no version.
        assert listener.messages[count:] == [
            {"type": "said", "seat": two, "phrase": "well-played"},
            {"type": "said", "seat": one, "phrase": "thank-you"},
        ]
    await settled(table.room)
    assert (table.log, table.state) == (log, state)
    # A player who comes back, or comes late, has not heard it. An action chosen before it is not stale.
    late = Listener()
    table.room.enter(late, "")
    await table.come_back(three)
    assert heard(late) == heard(table.of_seat(three)) == []
    assert "well-played" not in json.dumps([late.messages, table.of_seat(three).messages])
    await table.act()
    assert len(table.log) > len(log)


async def test_onlookers_listen_and_no_one_talks_without_end() -> None:
    table = await Table.of("kings-corner", "open")
    one, two = (table.of_seat(seat) for seat in table.seats)
    table.room.say(table.onlooker, "hello")
    assert failures(table.onlooker) == ["not-seated"]
    assert heard(one) == []
    for _ in range(AT_ONCE + 2):
        table.room.say(one, "oops")
    assert len(heard(two)) == len(heard(one)) == AT_ONCE
    assert failures(one) == ["too-fast"] * 2
    assert failures(two) == []
    # The limit holds for the seat, not for the connection, and not for the other seat.
    table.leave(table.seats[0])
    await table.come_back(table.seats[0])
    table.room.say(one, "sorry")
    table.room.say(two, "hello")
    assert [message["phrase"] for message in heard(table.onlooker)] == ["oops"] * AT_ONCE + ["hello"]
    assert failures(one) == ["too-fast"] * 3


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_a_text_that_fits_at_a_seat(language: str) -> None:
    """Two lines of a bubble that is as small as a seat on a phone; no two phrases are said alike."""
    assert set(PHRASES) == set(Say.__annotations__["phrase"].__args__)
    texts = [text(language, f"phrase-{phrase}") for phrase in PHRASES]
    assert len(set(texts)) == len(PHRASES)
    for words in texts:
        assert len(words) <= 20, words
        assert max(map(len, words.split())) <= 11, words


def test_the_protocol_names_every_phrase() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for phrase in PHRASES:
        assert f"`{phrase}`" in protocol
