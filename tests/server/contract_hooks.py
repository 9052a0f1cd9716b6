"""What schemathesis does before it asks (``SCHEMATHESIS_HOOKS``, in ``test_contract.py``)."""

from typing import Any

import schemathesis


def whole(value: Any) -> Any:
    """Write whole numbers without a point.

    The JSON of schemas takes 3.0 for an integer. We do not: a count that comes as a float has been calculated with.
    """
    match value:
        case float() if value.is_integer():
            return int(value)
        case dict():
            return {key: whole(each) for key, each in value.items()}
        case list():
            return [whole(each) for each in value]
    return value


def map_body(_: object, body: Any) -> Any:
    """Change the body of each question; schemathesis knows it by its name."""
    return whole(body)


schemathesis.hook(map_body)
