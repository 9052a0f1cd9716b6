"""The JSON Schema of records (``docs/rules/records.md``, records): ``schema.json`` beside this file.

``python -m kingcraft.record.schema`` prints it; a test compares. The reader refuses everything that the schema
refuses (``bad-format``), and also checks decks, contradictions between options, and the play. One difference: for
JSON Schema ``50.0`` is a whole number, for the reader it is none.
"""

import json
import sys
from typing import Any, Final, cast

from ..games.game import AnyGame
from ..games.options import Json, Option, options_of
from ..games.registry import games
from ..shuffle import MAX_NONCE_BYTES, SEED_BYTES
from .record import FORMAT

_WHOLES: Final = {"type": "array", "items": {"type": "integer"}}
_HEX_32: Final = f"^[0-9a-f]{{{2 * SEED_BYTES}}}$"


def schema() -> dict[str, Json]:
    """Return the schema as a JSON value."""
    seats = [seat for game in games().values() for seat in game.seats]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Kingcraft record",
        "description": "One match of Kings Corner or King, replayable by anyone. Unknown fields are ignored.",
        "type": "object",
        "required": ["format", "game", "rules", "players", "dealer", "deals"],
        "properties": {
            "format": {"const": FORMAT},
            "game": {"enum": list(games())},
            "rules": {"type": "object", "required": ["preset"]},
            "players": {
                "description": "Names in seat order; their number is the number of players.",
                "type": "array",
                "items": {"type": "string"},
            },
            "dealer": {
                "description": "The first dealer's seat.",
                "type": "integer",
                "minimum": 0,
                "maximum": max(seats) - 1,
            },
            "deals": {"type": "array", "items": {"$ref": "#/$defs/deal"}},
            "totals": {"description": "Of a finished match.", **_WHOLES},
            "winners": {"description": "Of a finished match: seats, ascending.", **_WHOLES},
            **{name: {"description": "Ignored by replay."} for name in ("id", "date", "seats", "clock", "comments")},
        },
        "allOf": [_of_game(game) for game in games().values()],
        "$defs": {"deal": _deal(), "fairness": _fairness()},
    }


def schema_text() -> str:
    """Return the text of ``schema.json``."""
    return json.dumps(schema(), indent=1) + "\n"


def _deal() -> dict[str, Json]:
    return {
        "type": "object",
        "required": ["deck", "actions"],
        "properties": {
            "deck": {"description": "All cards of the pack, the first card dealt first.", "type": "string"},
            "actions": {"description": "Tokens in order of play.", "type": "array", "items": {"type": "string"}},
            "scores": {"description": "The deal's points a seat, once it is over; a void deal has none.", **_WHOLES},
            "void": {"description": "Whether the players gave the deal up (Kings Corner).", "type": "boolean"},
            "fairness": {"description": "Ignored by replay; to be proven fair it is as #/$defs/fairness says."},
        },
        "if": {"properties": {"void": {"const": True}}, "required": ["void"]},
        "then": {"properties": {"scores": False}},
    }


def _fairness() -> dict[str, Json]:
    return {
        "type": "object",
        "required": ["commit", "nonces"],
        "properties": {
            "version": {"description": "Without it the nonces were sent in one round.", "const": 2},
            "commit": {"description": "SHA-256 of server_seed.", "type": "string", "pattern": _HEX_32},
            "server_seed": {"description": "Only after the deal has ended.", "type": "string", "pattern": _HEX_32},
            "nonces": {
                "description": "One for each seat, empty where there is none.",
                "type": "array",
                "items": {"type": "string", "pattern": f"^([0-9a-f]{{2}}){{0,{MAX_NONCE_BYTES}}}$"},
            },
            "nonce_commits": {
                "description": "SHA-256 of each nonce, empty where there is none.",
                "type": "array",
                "items": {"type": "string", "pattern": f"^$|{_HEX_32}"},
            },
            "voids": {"description": "How many shuffles of the deal were void.", "type": "integer", "minimum": 0},
        },
        "dependentRequired": {"version": ["nonce_commits"]},
    }


def _of_game(game: AnyGame) -> dict[str, Json]:
    options = options_of(cast(Any, type(game.defaults())))
    return {
        "if": {"properties": {"game": {"const": game.name}}},
        "then": {
            "properties": {
                **({} if game.voids else {"deals": {"items": {"properties": {"void": {"const": False}}}}}),
                "players": {"minItems": game.seats[0], "maxItems": game.seats[-1]},
                "rules": {
                    "properties": {
                        "preset": {"enum": list(game.presets)},
                        "options": {
                            "description": "The options that differ from the preset.",
                            "type": "object",
                            "properties": {name: _option(option) for name, option in options.items()},
                            "additionalProperties": False,
                        },
                        "hash": {"type": "string", "pattern": _HEX_32},
                        "players": False,
                    }
                },
            }
        },
    }


def _option(option: Option) -> dict[str, Json]:
    match option.kind:
        case "flag":
            return {"type": "boolean"}
        case "number":
            return {"type": "integer", "minimum": option.low, "maximum": option.high}
        case "choice":
            return {"enum": [*option.choices, *((True, False) if option.was_flag else ())]}
        case "names":
            names = {"type": "array", "items": {"enum": list(option.choices)}, "uniqueItems": True}
            least = min(option.counts[0]) if option.counts else 0
            return {**names, "minItems": least} if least else names
    points = {"type": "integer", "minimum": option.low, "maximum": option.high}
    return {
        "type": "object",
        "properties": dict.fromkeys(map(str, option.choices), points),
        "additionalProperties": False,
    }


if __name__ == "__main__":
    sys.stdout.write(schema_text())
