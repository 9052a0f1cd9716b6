"""What is in a kit: all that the rules know occurs, handwritten parts agree with the rules, and it never changes."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from kingcraft.cards import TEXTS, parse_card
from kingcraft.conformance.kit import SIZES, Kit, make_kit
from kingcraft.conformance.positions import MOST_SEQUENCES
from kingcraft.conformance.question import questions
from kingcraft.conformance.vector import FAMILIES, BrokenVector, Vector
from kingcraft.games.king.actions import WORDS
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.kings_corner.actions import PLACES
from kingcraft.games.options import options_of
from kingcraft.games.reasons import REASONS, Refused
from kingcraft.games.registry import games, games_of_presets, rule_set
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position
from kingcraft.record.replay import replay_document

#: The codes that only a room at play gives.
LIVE = {"not-your-turn"}
#: Tokens that are never legal: a counter-offer is above a bid, and no bid is below +1.
NEVER_LEGAL = {"counter:+1"}
MOST_PROCESSES = {"small": 9, "full": 70}


def document(vector: Any) -> Any:
    return msgspec.json.decode(vector.document)


def vectors(kit: Kit) -> list[Vector]:
    positions = [vector for found in kit.positions.values() for vector in found]
    records = [vector for found in kit.records.values() for vector in found]
    return [*positions, *records, *kit.broken]


def tokens(kit: Kit, game: str) -> Counter[str]:
    """All tokens played in the records of a game, spelled as writers do."""
    deals = [
        deal
        for name, found in kit.records.items()
        if games_of_presets()[name] == game
        for vector in found
        for deal in document(vector)["deals"]
    ]
    return Counter(_spelled(token) for deal in deals for token in deal["actions"])


def _spelled(token: str) -> str:
    text, arrow, place = token.partition(">")
    card = parse_card(text)
    return token if card is None else TEXTS[card] + arrow + place


def test_every_action_of_king_is_played(full: Kit) -> None:
    played = set(tokens(full, "king"))
    assert set(WORDS) - NEVER_LEGAL <= played
    assert set(TEXTS) <= played


def test_every_kind_of_action_of_kings_corner_is_played(full: Kit) -> None:
    played = set(tokens(full, "kings-corner"))
    assert "end" in played
    assert set(PLACES) == {
        token.partition(">")[2] for token in played if parse_card(token.partition(">")[0]) is not None
    }
    sides, corners = PLACES[:4], PLACES[4:]
    onto_piles = {f"{source}>{place}" for source in sides for place in PLACES if source != place}
    assert onto_piles <= played
    assert not {token for token in played if token.partition(">")[0] in corners}
    assert {f"{card}>NE" for card in TEXTS if card[0] == "K"} <= played


def test_the_small_kit_has_every_kind_of_action_too(small: Kit) -> None:
    kinds = {token.rstrip("+-12345678NESWT HDC").partition("-")[0].partition(">")[0] for token in tokens(small, "king")}
    assert {"auction", "pass", "match", "choose:no", "lead:", "plus:", "minus"} <= kinds | {
        token.partition("-")[0] for token in tokens(small, "king")
    }


@pytest.mark.parametrize("size", SIZES)
def test_every_code_occurs_that_a_document_can_provoke(size: str, full: Kit, small: Kit) -> None:
    kit = full if size == "full" else small
    assert {vector.code for vector in kit.broken if vector.code} == set(REASONS) - LIVE
    assert {vector.status for vector in kit.broken} == {0, 1, 2}


@pytest.mark.parametrize("size", SIZES)
def test_every_preset_occurs(size: str, full: Kit, small: Kit) -> None:
    kit = full if size == "full" else small
    known = set(games_of_presets())
    for found in (kit.positions, kit.records):
        assert set(found) == known
        for name, of_preset in found.items():
            assert {document(vector)["rules"]["preset"] for vector in of_preset} == {name}
            assert any("options" not in document(vector)["rules"] for vector in of_preset)


def test_every_value_of_every_choice_is_played(full: Kit) -> None:
    for game in games().values():
        seen: dict[str, set[Any]] = {}
        for name, found in full.records.items():
            if name not in game.presets:
                continue
            for vector in found:
                rules = rule_set(game.name, name, document(vector)["rules"].get("options", {}))
                for option, value in rules.values().items():
                    seen.setdefault(option, set()).add(repr(value))
        kind: Any = type(game.defaults())
        for option, said in options_of(kind).items():
            wanted = {"flag": (False, True), "choice": said.choices}.get(said.kind)
            if wanted is None:
                assert len(seen[option]) > 1, option
            else:
                assert seen[option] == {repr(value) for value in wanted}, option


def test_every_contract_has_positions_and_every_contradiction_is_there(full: Kit) -> None:
    found = [document(vector) for name in games()["king"].presets for vector in full.positions[name]]
    play = [position for position in found if "phase" not in position]
    assert {position["contract"] for position in play} == set(CONTRACTS)
    assert {len(position["trick"]) for position in play} == {0, 1, 2, 3}


def test_every_phase_of_an_auction_has_positions(full: Kit) -> None:
    found = [document(vector) for name in games()["king"].presets for vector in full.positions[name]]
    phases = {parse_position(position).phase for position in found if position.get("phase") == "auction"}
    assert phases == {"open", "bid", "decide", "answer", "declare", "lead", "play", "over"}


def test_numbers_of_players_vary(full: Kit) -> None:
    found = [document(vector) for vector in (*full.records["pagat"], *full.records["swedish"], *full.records["fast"])]
    found += [document(vector) for vector in (*full.records["stofka"], *full.records["romanian"])]
    assert {len(record["players"]) for record in found} == set(games()["kings-corner"].seats)


def test_finished_and_unfinished_matches_are_there(full: Kit) -> None:
    for name, found in full.records.items():
        assert {"totals" in vector.replay for vector in found} == {True, False}, name


@pytest.mark.parametrize("size", SIZES)
def test_a_slow_implementation_can_do_it(size: str, full: Kit, small: Kit) -> None:
    kit = full if size == "full" else small
    assert len(questions(kit, FAMILIES, [])) <= MOST_PROCESSES[size] * len(games_of_presets())
    assert all(max(vector.perft, default=0) <= MOST_SEQUENCES for found in kit.positions.values() for vector in found)


def test_every_vector_has_a_name_of_its_own_and_says_what_it_is_about(full: Kit) -> None:
    names = Counter(vector.id for vector in vectors(full))
    assert [name for name, count in names.items() if count > 1] == []
    assert all(vector.about and vector.source for vector in vectors(full))


def test_handwritten_lists_agree_with_the_rules(full: Kit) -> None:
    """Positions and records hold lists written by hand (``*-edge-*``, ``*-odd-*``) and lists that were computed."""
    for vector in (vector for found in full.positions.values() for vector in found):
        state = parse_position(document(vector))
        assert state.legal() == vector.legal, vector.id
        assert perft(state, len(vector.perft) - 1) == vector.perft[-1], vector.id
    for record in (vector for found in full.records.values() for vector in found):
        assert replay_document(document(record), legal=True).to_json() == record.replay, record.id


def _refusal(vector: BrokenVector) -> tuple[str, str]:
    read = parse_position if vector.command == "legal" else replay_document
    with pytest.raises(Refused) as refused:
        read(document(vector))
    return refused.value.place, refused.value.code


def test_what_is_broken_is_refused_as_the_rules_say(full: Kit) -> None:
    asked = [vector for vector in full.broken if vector.document is not msgspec.UNSET]
    assert len(asked) > 200
    assert [vector.id for vector in asked if _refusal(vector) != (vector.place, vector.code)] == []


def test_another_seed_plays_other_matches(small: Kit) -> None:
    other = make_kit(["swedish"], seed="another", size="small")
    assert other.records["swedish"] != small.records["swedish"]
    assert make_kit(["swedish"], size="small").records["swedish"] == small.records["swedish"]
