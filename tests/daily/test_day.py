"""The deal of the day follows from its date alone: the vectors that every implementation must reach (docs/daily.md)."""

import datetime as dt
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kingcraft.cards import cards_text
from kingcraft.daily.day import YOU, Task, number, task_name
from kingcraft.daily.plan import TASKS
from kingcraft.games.king.table import KingState

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["task"] for vector in VECTORS])
def test_seeds_hands_decks_and_chances_hold(vector: dict[str, Any]) -> None:
    task = Task.named(vector["task"])
    first = task.first()
    assert (number(task.date), task.dealer, task.secret.hex()) == (vector["day"], vector["dealer"], vector["secret"])
    assert task.chance(1, 0) == vector["chance"]
    assert (first.dealer, first.players, first.over) == (task.dealer, task.players, False)
    if isinstance(first, KingState):
        hands = [cards_text(card for card in range(52) if first.hand(seat) >> card & 1) for seat in range(4)]
        assert hands[YOU] == vector["hand"]
        assert hashlib.sha256("/".join(hands).encode()).hexdigest()[:16] == vector["hands"]
        assert first.contract == vector["contract"]
    else:
        assert cards_text(task.deck) == vector["deck"]


def test_days_before_the_first_count_backwards() -> None:
    before = dt.date(2026, 12, 31)
    assert [number(before - dt.timedelta(days=days)) for days in range(-1, 3)] == [1, 0, -1, -2]
    dealers = {Task(before - dt.timedelta(days=days), name).dealer for days in range(8) for name in TASKS}
    assert dealers == {0, 1, 2, 3}


def test_every_fourth_auction_is_sold_by_the_player_and_five_things_are_avoided_in_turn() -> None:
    days = [dt.date(2027, 1, 1) + dt.timedelta(days=days) for days in range(20)]
    assert [Task(day, "auction").dealer for day in days[:5]] == [YOU, 1, 2, 3, YOU]
    firsts = [Task(day, "avoid").first() for day in days]
    contracts = [first.contract for first in firsts if isinstance(first, KingState)]
    assert contracts == ["no-tricks", "no-hearts", "no-queens", "no-men", "last-two"] * 4


def test_a_name_leads_to_its_task_and_others_are_refused() -> None:
    task = Task(dt.date(2027, 3, 15), "corner", 2)
    assert Task.named(str(task)) == task
    for wrong in ("2027-3-15/corner/2", "2027-02-30/corner/0", "2027-03-15/hearts/0", "2027-03-15/corner/two", "2027"):
        with pytest.raises(ValueError, match=r".+"):
            Task.named(wrong)
    with pytest.raises(ValueError, match="no task"):
        task_name("hearts")
