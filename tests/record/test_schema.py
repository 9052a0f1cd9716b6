"""The JSON Schema that ships says the same as the reader about shape."""

import json
from importlib import resources
from typing import Any

import jsonschema
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games
from kingcraft.record.record import parse_record
from kingcraft.record.schema import schema, schema_text

from ..golden.playthrough import MATCHES
from .documents import changed, golden, unplayed
from .test_shape import BROKEN

VALIDATOR = jsonschema.Draft202012Validator(schema())


def _beyond(path: tuple[str | int, ...], value: Any) -> bool:
    """What a schema cannot say: numbers that only look whole, contradictions, the hash itself, seats of this match."""
    options = value if path[-1] == "options" and isinstance(value, dict) else {}
    return (
        any(type(item) is float for item in options.values())
        or options.get("scoring") == "chips"
        or (path == ("rules", "hash") and value == "0" * 64)
        or (path == ("dealer",) and value in (3, 1.0))
        or (isinstance(value, list) and any(type(item) is float for item in value))
    )


def test_the_shipped_file_is_up_to_date() -> None:
    shipped = resources.files("kingcraft.record").joinpath("schema.json").read_text("utf-8")
    assert shipped == schema_text(), "python -m kingcraft.record.schema > src/kingcraft/record/schema.json"


def test_the_schema_is_a_schema() -> None:
    VALIDATOR.check_schema(schema())


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_golden_records_fit_and_so_do_their_proofs(name: str) -> None:
    document = golden(name)
    VALIDATOR.validate(document)
    proofs = jsonschema.Draft202012Validator(schema()["$defs"]["fairness"])
    for deal in document["deals"]:
        proofs.validate(deal["fairness"])


@pytest.mark.parametrize(("path", "value", "place"), BROKEN)
def test_schema_and_reader_refuse_the_same_shapes(path: tuple[str | int, ...], value: Any, place: str) -> None:
    assert place
    assert VALIDATOR.is_valid(changed(unplayed(), path, value)) == _beyond(path, value)


@pytest.mark.parametrize("game", sorted(games()))
def test_schema_and_reader_know_the_same_presets_and_options(game: str) -> None:
    seats = games()[game].seats
    for name, options in games()[game].presets.items():
        document = unplayed(game, seats[-1], deals=[])
        document["rules"] = {"preset": name, "options": dict(options)}
        VALIDATOR.validate(document)
        parse_record(document)
        written = parse_record(document).to_json()
        VALIDATOR.validate(written)
    other = next(iter(games()[next(iter(set(games()) - {game}))].presets))
    document = unplayed(game, seats[-1], rules={"preset": other}, deals=[])
    assert not VALIDATOR.is_valid(document)
    with pytest.raises(Refused):
        parse_record(document)


def test_unknown_and_ignored_fields_fit() -> None:
    document = unplayed(weather="fine", id=5, clock=None)
    document["deals"][0]["fairness"] = "none"
    VALIDATOR.validate(json.loads(json.dumps(document)))
    parse_record(document)
