"""``POST /v1/embeddings``, ``/tokenize`` and ``/detokenize``: what a text is to a model, in numbers.

Source of the formats: OpenAI's API reference, "Embeddings"; vLLM's documentation of its server, "Tokenizer API".
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from ..catalog import ModelKind
from ..events import Embedded, TextStatistics, Tokenized
from ..requests import EmbeddingRequest, Request, TokensRequest
from .calls import MAX_PICTURES_BYTES, Call
from .chat import turn_of
from .completions import prompts_of
from .listening import only_event
from .message_schemas import CountBody
from .message_turns import request_of
from .schemas import DetokenizeBody, EmbeddingBody, TokenizeBody, parsed

Told = TypeVar("Told", Embedded, Tokenized)


async def embeddings(call: Call) -> dict[str, Any]:
    """The vectors of some texts.

    Raises:
        Refusal: the body is wrong, or the request was refused.
    """
    body = parsed(EmbeddingBody, await call.body())
    inputs = prompts_of(body.input, "input")

    def prepare() -> Request:
        model = call.model(body.model, ModelKind.EMBEDDING).name
        return EmbeddingRequest(model, inputs, body.dimensions, body.truncate_prompt_tokens, body.prompt_name)

    found, statistics, model = await _asked(call, prepare, Embedded)
    as_text = body.encoding_format == "base64"
    data = [
        {"object": "embedding", "index": index, "embedding": _base64(vector) if as_text else vector.tolist()}
        for index, vector in enumerate(found.vectors)
    ]
    tokens = statistics.prompt_tokens
    return {"object": "list", "data": data, "model": model, "usage": {"prompt_tokens": tokens, "total_tokens": tokens}}


async def tokenize(call: Call) -> dict[str, Any]:
    """The tokens of a text or a conversation.

    Raises:
        Refusal: as :func:`embeddings`.
    """
    body = parsed(TokenizeBody, await call.body())

    def prepare() -> Request:
        messages = (
            None if body.messages is None else [turn_of(item, number) for number, item in enumerate(body.messages)]
        )
        name = call.model(body.model, ModelKind.EMBEDDING).name
        return TokensRequest(name, messages, body.prompt, special_tokens=body.add_special_tokens is not False)

    found, *_ = await _asked(call, prepare, Tokenized)
    return {
        "count": len(found.ids),
        "max_model_len": found.context_length,
        "tokens": found.ids,
        "token_strs": found.pieces if body.return_token_strs else None,
    }


async def detokenize(call: Call) -> dict[str, Any]:
    """The text of tokens.

    Raises:
        Refusal: as :func:`embeddings`.
    """
    body = parsed(DetokenizeBody, await call.body())

    def prepare() -> Request:
        return TokensRequest(call.model(body.model, ModelKind.EMBEDDING).name, tokens=body.tokens)

    found, *_ = await _asked(call, prepare, Tokenized)
    return {"prompt": found.text}


def _base64(vector: np.ndarray) -> str:
    """As OpenAI's client reads it: float32, the lowest byte first."""
    return base64.b64encode(vector.astype("<f4").tobytes()).decode()


async def count_message_tokens(call: Call) -> dict[str, Any]:
    """``POST /v1/messages/count_tokens``: how many tokens a conversation has, tools included.

    Raises:
        Refusal: as :func:`embeddings`.
    """
    body = parsed(CountBody, await call.body(MAX_PICTURES_BYTES))

    def prepare() -> Request:
        name = call.model(body.model, ModelKind.TEXT).name
        return TokensRequest(name, request=request_of(body, name))

    found, *_ = await _asked(call, prepare, Tokenized)
    return {"input_tokens": len(found.ids)}


async def _asked(call: Call, prepare: Callable[[], Request], wanted: type[Told]) -> tuple[Told, TextStatistics, str]:
    """The one event of this type that a request has for an answer, what it took, and its model.

    Raises:
        Refusal: it was refused, or cancelled by the server.
        ClientGone: the client has hung up.
    """
    streams, model = await call.submit(lambda: [prepare()])
    found, statistics = await only_event(streams, call.receive, wanted, "this request before it was complete")
    return found, statistics, model
