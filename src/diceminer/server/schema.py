"""Prints one JSON Schema of everything on the wire: `python -m diceminer.server.schema`."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode, models_json_schema

from diceminer.server import messages

_ASKED: Final = (messages.MeChange, messages.NewTable, messages.Sit)
_TOLD: Final = (
    *(messages.Me, messages.Box, messages.Created, messages.TableInfo),
    *(messages.Health, messages.Refused),
)


class _Plain(GenerateJsonSchema):
    """Without a title for every field, of which a generator of types would make a type each."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Never."""
        return False


def schema() -> dict[str, Any]:
    """The schema: every message under its name, and the two sides of the socket as unions.

    >>> sorted(schema()["properties"])[:3]
    ['Ack', 'Back', 'Box']
    """
    client = get_args(get_args(messages.ClientMessage)[0])
    server = get_args(get_args(messages.ServerMessage)[0])
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        *((model, "validation") for model in (*_ASKED, *client)),
        *((model, "serialization") for model in (*_TOLD, *server)),
    ]
    names, schema = models_json_schema(models, title="Wire", schema_generator=_Plain)
    properties: dict[str, Any] = {
        model.__name__: names[model, mode]
        for model, mode in sorted(models, key=lambda pair: pair[0].__name__)
    }
    for side, union in (("ClientMessage", client), ("ServerMessage", server)):
        properties[side] = {"anyOf": [properties[model.__name__] for model in union]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "type": "object",
        "additionalProperties": False,
        "properties": properties,
    }


def main() -> None:
    """Print it."""
    print(json.dumps(schema(), indent=2))


if __name__ == "__main__":
    main()
