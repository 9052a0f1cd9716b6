"""Whatever a document holds, the answer is a refusal with code and place, or a clean replay: never a crash."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kingcraft.games.reasons import REASONS, Refused
from kingcraft.record.document import Unreadable, parse_document
from kingcraft.record.position import parse_position
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay_document
from kingcraft.record.verify import verify

from .documents import auction_position, golden, king_position, kings_corner_position

SLOW = settings(max_examples=150)

DOCUMENTS = {name: golden(name) for name in ("king", "kings-corner-2", "kings-corner-6")}
POSITIONS = {"king": king_position(), "auction": auction_position(), "kings-corner": kings_corner_position()}

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["king", "kings-corner", "pagat", "kingcraft/1", "QH", "end", "N>N", "7C>N", "counter:+8", "\ud800"]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def _paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all values below ``value``."""
    steps = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [path, *(found for step, item in steps for found in _paths(item, (*path, step)))]


PATHS = {name: _paths(document) for name, document in DOCUMENTS.items()}
POSITION_PATHS = {name: _paths(document) for name, document in POSITIONS.items()}


def _put(document: Any, path: tuple[str | int, ...], value: Any) -> Any:
    if not path:
        return value
    result = copy.deepcopy(document)
    container = result
    for step in path[:-1]:
        container = container[step]
    container[path[-1]] = value
    return result


def _refusal(read: Callable[[Any], Any], document: Any) -> Refused | None:
    """Why ``read`` refuses ``document``; anything else than a refusal is a crash."""
    try:
        read(document)
    except Refused as refusal:
        return refusal
    return None


def _is_answered(document: Any) -> None:
    before = copy.deepcopy(document)
    refusal = _refusal(lambda value: replay_document(value, legal=True).to_json(), document)
    assert refusal is None or (refusal.code in REASONS and refusal.place)
    assert repr(document) == repr(before)
    refusal = _refusal(lambda value: verify(parse_record(value)), document)
    assert refusal is None or refusal.code in ("bad-format", "bad-deck")


def _position_is_answered(document: Any) -> None:
    refusal = _refusal(parse_position, document)
    if refusal is not None:
        assert refusal.code in REASONS
        assert refusal.place.startswith("calls[") or refusal.code == "bad-format"
        assert refusal.place
        return
    state = parse_position(document)
    assert state.legal() == sorted(set(state.legal()))
    assert state.over == (not state.legal())


@SLOW
@given(values)
def test_any_value_is_answered(value: Any) -> None:
    _is_answered(value)
    _position_is_answered(value)


@SLOW
@given(st.data())
def test_a_record_with_one_value_exchanged_is_answered(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(DOCUMENTS)))
    path = data.draw(st.sampled_from(PATHS[name]))
    _is_answered(_put(DOCUMENTS[name], path, data.draw(values)))


@SLOW
@given(st.data())
def test_a_position_with_one_value_exchanged_is_answered(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(POSITIONS)))
    path = data.draw(st.sampled_from(POSITION_PATHS[name]))
    _position_is_answered(_put(POSITIONS[name], path, data.draw(values)))


@SLOW
@given(st.sampled_from(sorted(DOCUMENTS)), st.integers(0, 10**6), st.binary(max_size=4))
def test_a_record_cut_or_spoilt_in_its_bytes_is_answered(name: str, where: int, spoilt: bytes) -> None:
    data = json.dumps(DOCUMENTS[name]).encode()
    where %= len(data)
    for broken in (data[:where], data[:where] + spoilt + data[where + len(spoilt) :], data[where:]):
        try:
            document = parse_document(broken)
        except Unreadable:
            continue
        _is_answered(document)


def test_a_record_whose_actions_are_shuffled_is_refused_or_replays() -> None:
    """Legal tokens in a wrong order: the reader stops at the first that does not fit, and has changed nothing."""
    chance = random.Random(1)
    for name in DOCUMENTS:
        for _ in range(20):
            document = copy.deepcopy(DOCUMENTS[name])
            chance.shuffle(chance.choice(document["deals"])["actions"])
            _is_answered(document)
