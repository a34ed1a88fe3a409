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

from diceminer.server import messages, requests

if TYPE_CHECKING:
    from fastapi import FastAPI

_BODIES: Final = (requests.MeChange, requests.NewTable, requests.Sit)
_ANSWERS: Final = (
    *(messages.Me, messages.Box, messages.Created, messages.TableInfo),
    *(messages.Health, messages.Refused),
)
_REFERENCE: Final = "#/$defs/"


class _Plain(GenerateJsonSchema):
    """Without a title for every field, of which a generator of types would make a type each."""

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
        "$defs": dict(sorted({**defined["$defs"], **_messages()}.items())),
        "type": "object",
        "additionalProperties": False,
        "properties": dict(sorted(properties.items())),
    }


def _messages() -> dict[str, Any]:
    """The definitions of all messages and of the engine's documents in them."""
    models = (*_ANSWERS, *get_args(messages.SocketMessage))
    _, found = msgspec.json.schema_components(models)
    defined: dict[str, Any] = {name: _plain(schema) for name, schema in found.items()}
    for name in ("Event", "View", "Rules"):
        defined[name] = {"type": "object", "additionalProperties": True}
    return defined


def _plain(schema: Any) -> Any:
    """A definition without titles, and without what a reference stands for already."""
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    plain = {name: _plain(part) for name, part in schema.items() if name != "title"}
    if "properties" in schema:
        plain["properties"] = {name: _plain(part) for name, part in schema["properties"].items()}
    if "description" in schema:
        plain["description"] = cleandoc(schema["description"])
    return plain


def describe(app: FastAPI) -> None:
    """Add what the routes' answers refer to to an application's OpenAPI schema."""
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
