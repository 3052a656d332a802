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
    ("/v1/chat/completions", "A conversation, answered", ChatBody, ()),
    ("/v1/completions", "A raw text or token ids, continued", CompletionBody, ()),
    ("/v1/responses", "A conversation, in OpenAI's newer form", ResponsesBody, ()),
    ("/v1/messages", "A conversation, in the form of Anthropic's clients", MessagesBody, ()),
    ("/v1/messages/count_tokens", "How many tokens a conversation has", CountBody, ()),
    ("/v1/embeddings", "A vector for each of some texts", EmbeddingBody, ()),
    ("/tokenize", "The tokens of a text or a conversation", TokenizeBody, ()),
    ("/detokenize", "The text of tokens", DetokenizeBody, ()),
    ("/v1/tokenize", "The tokens of a text or a conversation", TokenizeBody, ()),
    ("/v1/detokenize", "The text of tokens", DetokenizeBody, ()),
    ("/v1/images/generations", "Pictures", ImageBody, ()),
    ("/v1/images/edits", "Pictures from a picture and a prompt", EditBody, ("image", "mask", "control_image")),
    ("/v1/images/variations", "Pictures from a picture", VariationBody, ("image", "control_image")),
)
GETS: Mapping[str, tuple[str, str]] = {
    "/v1/models": ("The models that may be named", JSON),
    "/v1/models/{id}": ("One model", JSON),
    "/health": ("Whether the process lives", JSON),
    "/ready": ("Whether a request would be taken", JSON),
    "/metrics": ("Figures for Prometheus, where the server has them switched on", TEXT),
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
        "200": {"description": "The answer", "content": whole},
        "default": {"description": "A refusal", "content": refused},
    }
