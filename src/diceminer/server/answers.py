"""HTTP's answers: messages as JSON, and how OpenAPI describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from diceminer.server import messages

if TYPE_CHECKING:
    from diceminer.server.messages import Message


class Answer(Response):
    """A message as the body of an answer."""

    media_type = "application/json"

    def render(self, content: Message) -> bytes:
        """The body."""
        return messages.encode(content)


def described(model: type[Message]) -> dict[str, Any]:
    """A message as FastAPI's `responses` want it; `schema.components` has what it refers to."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {
        "description": (model.__doc__ or "").partition("\n")[0],
        "content": {"application/json": {"schema": schema}},
    }
