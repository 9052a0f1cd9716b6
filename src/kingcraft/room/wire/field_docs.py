"""What the comments at the fields of messages say, for the page's types and for OpenAPI."""

import functools
import inspect
import re
from collections.abc import Mapping
from typing import Final

import msgspec

#: The ``#:`` lines above a field, and its name.
_FIELD: Final = re.compile(r"((?:^    #:.*\n)+)^    (\w+):", re.MULTILINE)


@functools.cache
def field_docs(message: type[msgspec.Struct]) -> Mapping[str, str]:
    """Return the comment of every field that has one, on one line, by the field's name on the wire."""
    found = {
        name: " ".join(text.replace("#:", "").split()) for text, name in _FIELD.findall(inspect.getsource(message))
    }
    fields = msgspec.structs.fields(message)
    return {field.encode_name: found[field.name] for field in fields if field.name in found}
