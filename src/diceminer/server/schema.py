"""The schemas of all that a page and the server send: one JSON Schema, and OpenAPI's components.

`python -m diceminer.server.schema` prints the JSON Schema, from which the page's types are made.
"""

from __future__ import annotations

import json
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from diceminer import documents
from diceminer.server import messages, requests

if TYPE_CHECKING:
    from fastapi import FastAPI

_BODIES: Final = (requests.MeChange, requests.NewTable, requests.Sit, requests.Leave)
_ANSWERS: Final = (
    *(messages.Me, messages.Box, messages.Created, messages.TableInfo),
    *(messages.Health, messages.Refused),
)
_REFERENCE: Final = "#/$defs/"


class _Plain(GenerateJsonSchema):
    """Omits the titles of fields: a generator of types would make a type of each."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Never."""
        return False


def schema() -> dict[str, Any]:
    """Every request and message under its name, and the two sides of the socket as unions.

    >>> sorted(schema()["properties"])[:3]
    ['Ack', 'Back', 'Box']
    """
    incoming = get_args(get_args(requests.SocketRequest)[0])
    outgoing = get_args(messages.SocketMessage)
    models: list[type[BaseModel]] = [*_BODIES, *incoming]
    names, defined = models_json_schema(
        [(model, "validation") for model in models], title="Wire", schema_generator=_Plain
    )
    properties: dict[str, Any] = {model.__name__: names[model, "validation"] for model in models}
    for message in (*_ANSWERS, *outgoing):
        properties[message.__name__] = {"$ref": _REFERENCE + message.__name__}
    for side, union in (("ClientMessage", incoming), ("ServerMessage", outgoing)):
        properties[side] = {"anyOf": [properties[model.__name__] for model in union]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": dict(sorted(_joined(defined["$defs"], _messages()).items())),
        "type": "object",
        "additionalProperties": False,
        "properties": dict(sorted(properties.items())),
    }


def _joined(some: dict[str, Any], others: dict[str, Any]) -> dict[str, Any]:
    """Definitions of two kinds, none of which may have another's name."""
    if both := some.keys() & others.keys():
        raise ValueError(f"defined twice: {', '.join(sorted(both))}")
    return {**some, **others}


def _messages() -> dict[str, Any]:
    """The definitions of all messages and of the engine's documents in them."""
    events = get_args(documents.Event)
    models = (*_ANSWERS, *get_args(messages.SocketMessage), *events)
    _, found = msgspec.json.schema_components(models)
    # Some events have the name of a request.
    renamed = {event.__name__: f"{event.__name__}Event" for event in events}
    defined: dict[str, Any] = {
        renamed.get(name, name): _plain(schema) for name, schema in found.items()
    }
    for event in ("Roll", "Reroll"):
        pair = {"minItems": 2, "maxItems": 2}
        defined[renamed[event]]["properties"]["dice"]["items"] |= pair
    # Pages get along without what older servers don't send.
    for message in (messages.Moved, messages.Undone, messages.Welcome):
        row = defined[message.__name__]["properties"]["sheet"]["additionalProperties"]
        row["minItems"] = messages.SHORTEST_SHEET_ROW
    for name in ("cave_ins", "dragons", "straights", "idle"):
        defined["ScoredTrove"]["required"].remove(name)
    # Of a turn, only what has changed since the turn before is sent.
    defined[renamed["Turn"]]["required"] = ["event"]
    defined["Event"] = {"anyOf": [{"$ref": _REFERENCE + name} for name in renamed.values()]}
    return defined


def _plain(schema: Any) -> Any:
    """A definition without titles and without siblings of `$ref`, closed to other fields."""
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    plain = {name: _plain(part) for name, part in schema.items() if name != "title"}
    if "properties" in schema:
        plain["properties"] = {name: _plain(part) for name, part in schema["properties"].items()}
        plain["additionalProperties"] = False
    if "description" in schema:
        plain["description"] = cleandoc(schema["description"])
    return plain


def describe(app: FastAPI) -> None:
    """Add the definitions that the routes' answers refer to to an application's OpenAPI schema."""
    without = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            text = json.dumps(_messages()).replace(_REFERENCE, "#/components/schemas/")
            components = without().setdefault("components", {}).setdefault("schemas", {})
            components.update(json.loads(text))
        return without()

    app.openapi = openapi  # type: ignore[method-assign]


def main() -> None:
    """Print the JSON Schema."""
    print(json.dumps(schema(), indent=2))


if __name__ == "__main__":
    main()
