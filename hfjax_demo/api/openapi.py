"""``GET /openapi.json``: what the API takes. Bodies are described by the records that check them, so they cannot differ.

Answers are described by their kind alone: their fields are those of OpenAI's and Anthropic's own references.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.requests import Request
from starlette.responses import Response

from .. import __version__
from .message_schemas import CountBody, MessagesBody
from .response_schemas import ResponsesBody
from .schemas import (
    ChatBody,
    CompletionBody,
    DetokenizeBody,
    EditBody,
    EmbeddingBody,
    ImageBody,
    TokenizeBody,
    VariationBody,
)

JSON, FORM, EVENTS, TEXT = "application/json", "multipart/form-data", "text/event-stream", "text/plain"

# Path, what is done there, its body, and the files that come with a form.
POSTS: tuple[tuple[str, str, type[BaseModel], tuple[str, ...]], ...] = (
    ("/v1/chat/completions", "Create a chat completion", ChatBody, ()),
    ("/v1/completions", "Create a completion of a text or token IDs", CompletionBody, ()),
    ("/v1/responses", "Create a response (OpenAI Responses)", ResponsesBody, ()),
    ("/v1/messages", "Create a message (Anthropic Messages)", MessagesBody, ()),
    ("/v1/messages/count_tokens", "Count the tokens of a conversation", CountBody, ()),
    ("/v1/embeddings", "Create embeddings", EmbeddingBody, ()),
    ("/tokenize", "Tokenize a text or a conversation", TokenizeBody, ()),
    ("/detokenize", "Detokenize token IDs", DetokenizeBody, ()),
    ("/v1/tokenize", "Tokenize a text or a conversation", TokenizeBody, ()),
    ("/v1/detokenize", "Detokenize token IDs", DetokenizeBody, ()),
    ("/v1/images/generations", "Pictures", ImageBody, ()),
    ("/v1/images/edits", "Edit an image with a prompt", EditBody, ("image", "mask", "control_image")),
    ("/v1/images/variations", "Create variations of an image", VariationBody, ("image", "control_image")),
)
GETS: Mapping[str, tuple[str, str]] = {
    "/v1/models": ("List models", JSON),
    "/v1/models/{id}": ("Get a model", JSON),
    "/health": ("Liveness", JSON),
    "/ready": ("Readiness", JSON),
    "/metrics": ("Prometheus metrics, if enabled", TEXT),
}
STREAMED = (ChatBody, CompletionBody, ResponsesBody, MessagesBody)


@cache
def document() -> dict[str, Any]:
    """The API by the OpenAPI specification, version 3.1."""
    bodies = list(dict.fromkeys(body for _, _, body, _ in POSTS))
    references, schemas = models_json_schema(
        [(body, "validation") for body in bodies], ref_template="#/components/schemas/{model}"
    )
    paths: dict[str, Any] = {}
    for path, summary, body, files in POSTS:
        schema: dict[str, Any] = references[body, "validation"]
        if files:
            fields = schemas["$defs"][body.__name__]
            binary = {name: {"type": "string", "format": "binary"} for name in files}
            required = [*fields.get("required", ()), "image"]
            schema = {**fields, "properties": {**fields["properties"], **binary}, "required": required}
        paths[path] = {
            "post": {
                "summary": summary,
                "requestBody": {"required": True, "content": {FORM if files else JSON: {"schema": schema}}},
                "responses": _answers(JSON, *([EVENTS] if body in STREAMED else [])),
            }
        }
    for path, (summary, kind) in GETS.items():
        paths[path] = {"get": {"summary": summary, "responses": _answers(kind)}}
    named = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
    paths["/v1/models/{id}"]["get"]["parameters"] = [named]
    return {
        "openapi": "3.1.0",
        "info": {"title": "hfjax_demo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**schemas["$defs"], "Error": _ERROR},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"key": []}],
    }


async def openapi(_: Request) -> Response:
    """The handler of ``/openapi.json``."""
    return Response(json.dumps(document(), separators=(",", ":")), media_type=JSON)


_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["message", "type"],
            "properties": {
                "message": {"type": "string"},
                "type": {"type": "string"},
                "param": {"type": ["string", "null"]},
                "code": {"type": ["string", "null"]},
            },
        }
    },
}


def _answers(*kinds: str) -> dict[str, Any]:
    whole = {kind: {"schema": {"type": "object"}} if kind == JSON else {} for kind in kinds}
    refused = {JSON: {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        "200": {"description": "Success", "content": whole},
        "default": {"description": "Error", "content": refused},
    }
