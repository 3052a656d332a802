"""The endpoints with a request body (:data:`ENDPOINTS`), and ``GET /openapi.json``, which describes the API.

The description of a body is generated from the model that validates it, so they cannot differ. Responses are described only by
media type; OpenAI's and Anthropic's references define their fields.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from pydantic.json_schema import models_json_schema
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from .. import __version__
from ..requests import Request
from ..web.bodies import FORM_TYPE, JSON_TYPE
from . import chat, completions, images, messages, responses, tokens
from .answers import AnswerFormat
from .api_call import ApiCall
from .images import EditBody, ImageBody, VariationBody
from .message_request import CountBody, MessagesBody
from .response_request import ResponsesBody
from .schemas import ChatBody, CompletionBody, SamplingBody, StrictModel
from .tokens import DetokenizeBody, EmbeddingBody, TokenizeBody

EVENTS_TYPE, TEXT_TYPE = "text/event-stream", "text/plain"


class Endpoint(NamedTuple):
    """The handler of a path.

    Attributes:
        summary: its summary in the OpenAPI description.
        body: the model that validates the body.
        requests: called with the call and its body, on a thread of its own; returns the requests to submit, all to one model.
            Raises :class:`Refusal` or :class:`HfjaxError` for an invalid body.
        format: the format of their answers; a :class:`StreamFormat` if ``body`` has a field ``stream``.
    """

    summary: str
    body: type[StrictModel]
    requests: Callable[[ApiCall, Any], Sequence[Request]]
    format: Callable[[str, Any, Sequence[Any]], AnswerFormat[Any]]


_TOKENIZE = Endpoint("Tokenize a text or a conversation", TokenizeBody, tokens.tokenize_requests, tokens.TokenizeFormat)
_DETOKENIZE = Endpoint("Detokenize token IDs", DetokenizeBody, tokens.detokenize_requests, tokens.DetokenizeFormat)
ENDPOINTS: Mapping[str, Endpoint] = {
    "/v1/chat/completions": Endpoint("Create a chat completion", ChatBody, chat.requests, chat.ChatFormat),
    "/v1/completions": Endpoint(
        "Create a completion of a text or token IDs", CompletionBody, completions.requests, completions.CompletionFormat
    ),
    "/v1/responses": Endpoint(
        "Create a response (OpenAI Responses)", ResponsesBody, responses.requests, responses.ResponseFormat
    ),
    "/v1/messages": Endpoint(
        "Create a message (Anthropic Messages)", MessagesBody, messages.requests, messages.MessageFormat
    ),
    "/v1/messages/count_tokens": Endpoint(
        "Count the tokens of a conversation", CountBody, tokens.count_requests, tokens.CountFormat
    ),
    "/v1/embeddings": Endpoint("Create embeddings", EmbeddingBody, tokens.embedding_requests, tokens.EmbeddingFormat),
    "/tokenize": _TOKENIZE,  # vLLM has these outside /v1
    "/detokenize": _DETOKENIZE,
    "/v1/tokenize": _TOKENIZE,
    "/v1/detokenize": _DETOKENIZE,
    "/v1/images/generations": Endpoint("Pictures", ImageBody, images.requests, images.ImagesFormat),
    "/v1/images/edits": Endpoint("Edit an image with a prompt", EditBody, images.requests, images.ImagesFormat),
    "/v1/images/variations": Endpoint(
        "Create variations of an image", VariationBody, images.requests, images.ImagesFormat
    ),
}
GET_ENDPOINTS: Mapping[str, tuple[str, str]] = {
    "/v1/models": ("List models", JSON_TYPE),
    "/v1/models/{id}": ("Get a model", JSON_TYPE),
    "/health": ("Liveness", JSON_TYPE),
    "/ready": ("Readiness", JSON_TYPE),
    "/metrics": ("Prometheus metrics; on a public page for the owner", TEXT_TYPE),
}


@cache
def openapi_document() -> dict[str, Any]:
    """Return the OpenAPI description of the API, version 3.1."""
    bodies = dict.fromkeys(endpoint.body for endpoint in ENDPOINTS.values())
    references, schemas = models_json_schema(
        [(body, "validation") for body in bodies], ref_template="#/components/schemas/{model}"
    )
    paths: dict[str, Any] = {}
    for path, (summary, body, *_) in ENDPOINTS.items():
        schema: dict[str, Any] = references[body, "validation"]
        if body.files:
            fields = schemas["$defs"][body.__name__]
            binary = {name: {"type": "string", "format": "binary"} for name in body.files}
            lists = {
                name: {"anyOf": [binary[name], {"type": "array", "items": binary[name]}]} for name in body.repeated
            }
            required = [*fields.get("required", ()), "image"]
            schema = {**fields, "properties": {**fields["properties"], **binary, **lists}, "required": required}
        paths[path] = {
            "post": {
                "summary": summary,
                "requestBody": {
                    "required": True,
                    "content": {FORM_TYPE if body.files else JSON_TYPE: {"schema": schema}},
                },
                "responses": _response_schemas(JSON_TYPE, *([EVENTS_TYPE] if issubclass(body, SamplingBody) else [])),
            }
        }
    for path, (summary, kind) in GET_ENDPOINTS.items():
        paths[path] = {"get": {"summary": summary, "responses": _response_schemas(kind)}}
    named = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
    paths["/v1/models/{id}"]["get"]["parameters"] = [named]
    return {
        "openapi": "3.1.0",
        "info": {"title": "hfjax_demo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**schemas["$defs"], "Error": _ERROR_SCHEMA},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"key": []}],
    }


async def openapi(_: HttpRequest) -> Response:
    """Return the OpenAPI description: the handler of ``/openapi.json``."""
    return Response(json.dumps(openapi_document(), separators=(",", ":")), media_type=JSON_TYPE)


_ERROR_SCHEMA = {
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


def _response_schemas(*kinds: str) -> dict[str, Any]:
    whole = {kind: {"schema": {"type": "object"}} if kind == JSON_TYPE else {} for kind in kinds}
    refused = {JSON_TYPE: {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        "200": {"description": "Success", "content": whole},
        "default": {"description": "Error", "content": refused},
    }
