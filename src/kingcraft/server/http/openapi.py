"""OpenAPI with what the messages say themselves: what each is, and what each field holds."""

import functools
import inspect
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.inspect import DictType, ListType, Metadata, StructType, Type, UnionType

from ...room.wire import http_messages, rule_messages
from ...room.wire.field_docs import field_docs
from ...service.day_messages import Day, DayResult
from ...service.hint_messages import DealVerdict
from ...service.replay_messages import ReplayDeal, ReplayMatch
from ...service.review_messages import DealReviewState, ReviewState
from ..vitals import Health, Ready

#: What requests and answers hold, besides the messages of these modules.
_ANSWERS: Final = (ReplayMatch, ReplayDeal, ReviewState, DealReviewState, DealVerdict, Day, DayResult, Health, Ready)
#: The messages in bodies that the service decodes, so that the framework does not know them.
_BODIES: Final = {"/api/practice": http_messages.NewPractice}
_PLACE: Final = "#/components/schemas/{name}"
#: How refusals are described: all alike.
REFUSED: Final = ResponseSpec(http_messages.Problem, description="Refused: see the code", generate_examples=False)
#: A body that is a whole record, as it is described elsewhere.
RECORD: Final[Mapping[str, Any]] = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object", "description": "A record (kingcraft/1)"}}},
}
#: Where one is.
_RECORDS: Final = ("/api/replay", "/api/replay/deals/{deal}")
#: Where a body may be left out, which the framework describes as required.
_MAY_BE_LEFT_OUT: Final = "/api/rooms/{name}/again"


class DescribedSchema(JsonRenderPlugin):
    """Renders the schema as JSON with descriptions and bodies added."""

    _made: bytes | None = None

    def render(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        """Return the schema as JSON. It is made once: it describes this version of the server."""
        if self._made is None:
            self._made = self._described(request, openapi_schema)
        return self._made

    def _described(self, request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        bodies, parts = msgspec.json.schema_components(_BODIES.values(), ref_template=_PLACE)
        openapi_schema["components"]["schemas"] = schemas = parts | schemas
        for path, schema in zip(_BODIES, bodies, strict=True):
            openapi_schema["paths"][path]["post"]["requestBody"] = {
                "content": {"application/json": {"schema": schema}},
                "required": True,
            }
        openapi_schema["paths"][_MAY_BE_LEFT_OUT]["post"]["requestBody"]["required"] = False
        for path in _RECORDS:
            openapi_schema["paths"][path]["post"]["requestBody"] = dict(RECORD)
        for name, described in _structs().items():
            if name in schemas:
                _describe(schemas[name], described)
        return super().render(request, openapi_schema)


def _describe(schema: dict[str, Any], described: StructType) -> None:
    schema["description"] = inspect.cleandoc(described.cls.__doc__ or "").replace("``", "`")
    if described.forbid_unknown_fields:
        schema["additionalProperties"] = False
    if described.tag_field and described.tag_field not in schema["properties"]:
        schema["properties"] = {described.tag_field: {"const": described.tag}, **schema["properties"]}
        schema["required"] = sorted({*schema.get("required", ()), described.tag_field})
    for name, text in field_docs(described.cls).items():
        field = schema["properties"][name]
        held = {"allOf": [field]} if "$ref" in field else field  # readers ignore what is beside a reference
        schema["properties"][name] = {**held, "description": text.replace("``", "`")}


@functools.cache
def _structs() -> Mapping[str, StructType]:
    """Every Struct that requests and answers hold, by its name in the schema."""
    found: dict[str, StructType] = {}
    roots = [
        value
        for module in (http_messages, rule_messages)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]
    _collect(msgspec.inspect.multi_type_info([*roots, *_ANSWERS]), found)
    return found


def _collect(types: Iterable[Type], found: dict[str, StructType]) -> None:
    for described in types:
        match described:
            case StructType() if described.cls.__name__ not in found:
                found[described.cls.__name__] = described
                _collect([field.type for field in described.fields], found)
            case ListType():
                _collect([described.item_type], found)
            case DictType():
                _collect([described.value_type], found)
            case UnionType():
                _collect(described.types, found)
            case Metadata():
                _collect([described.type], found)
