"""``POST /v1/embeddings``, ``/tokenize`` and ``/detokenize``.

Source of the formats: OpenAI's API reference, "Embeddings"; vLLM's documentation of its server, "Tokenizer API".
"""

from __future__ import annotations

import base64
from typing import Annotated, Any, Literal

import numpy as np
from pydantic import Field

from ..catalog import ModelKind
from ..events import EmbeddingsReady, TokenizationReady
from ..requests import MAX_MESSAGES, EmbeddingRequest, TokensRequest
from ..text_fields import Dimensions, Truncation
from .api_call import ApiCall
from .chat import to_template_message
from .completions import parse_prompts
from .message_request import CountBody, to_text_request
from .schemas import ChatMessage, OpenAIBody, Unsupported


class EmbeddingBody(OpenAIBody):
    """``POST /v1/embeddings``"""

    input: Any  # the same forms as the prompt of a completion
    encoding_format: Literal["float", "base64"] | None = None
    dimensions: Dimensions | None = None
    truncate_prompt_tokens: Truncation | None = None
    prompt_name: str | None = None


class TokenizeBody(OpenAIBody):
    """``POST /tokenize``"""

    prompt: str | None = None
    messages: Annotated[list[ChatMessage], Field(min_length=1, max_length=MAX_MESSAGES)] | None = None
    add_special_tokens: bool | None = None
    return_token_strs: bool | None = None
    add_generation_prompt: Literal[True] | None = None
    continue_final_message: Unsupported = None
    chat_template: Unsupported = None
    chat_template_kwargs: Unsupported = None
    tools: Unsupported = None


class DetokenizeBody(OpenAIBody):
    """``POST /detokenize``"""

    tokens: list[int]


async def embeddings(call: ApiCall, body: EmbeddingBody) -> dict[str, Any]:
    """Return the embeddings of texts.

    Raises:
        Refusal: the body is invalid, or the request was rejected.
    """
    inputs = parse_prompts(body.input, "input")

    def prepare() -> EmbeddingRequest:
        model = call.model(body.model, ModelKind.EMBEDDING).name
        return EmbeddingRequest(model, inputs, body.dimensions, body.truncate_prompt_tokens, body.prompt_name)

    found, statistics, model = await call.event(prepare, EmbeddingsReady)
    as_text = body.encoding_format == "base64"
    data = [
        {"object": "embedding", "index": index, "embedding": _base64(vector) if as_text else vector.tolist()}
        for index, vector in enumerate(found.vectors)
    ]
    tokens = statistics.prompt_tokens
    return {"object": "list", "data": data, "model": model, "usage": {"prompt_tokens": tokens, "total_tokens": tokens}}


def _base64(vector: np.ndarray) -> str:
    """Return a vector as OpenAI's client decodes it: base64 of little-endian float32."""
    return base64.b64encode(vector.astype("<f4").tobytes()).decode()


async def tokenize(call: ApiCall, body: TokenizeBody) -> dict[str, Any]:
    """Return the tokens of a text or a conversation.

    Raises:
        Refusal: as :func:`embeddings`.
    """

    def prepare() -> TokensRequest:
        messages = (
            None
            if body.messages is None
            else [to_template_message(item, number) for number, item in enumerate(body.messages)]
        )
        name = call.model(body.model, ModelKind.EMBEDDING).name
        return TokensRequest(name, messages, body.prompt, special_tokens=body.add_special_tokens is not False)

    found, *_ = await call.event(prepare, TokenizationReady)
    return {
        "count": len(found.ids),
        "max_model_len": found.context_length,
        "tokens": found.ids,
        "token_strs": found.pieces if body.return_token_strs else None,
    }


async def detokenize(call: ApiCall, body: DetokenizeBody) -> dict[str, Any]:
    """Return the text of tokens.

    Raises:
        Refusal: as :func:`embeddings`.
    """

    def prepare() -> TokensRequest:
        return TokensRequest(call.model(body.model, ModelKind.EMBEDDING).name, tokens=body.tokens)

    found, *_ = await call.event(prepare, TokenizationReady)
    return {"prompt": found.text}


async def count_message_tokens(call: ApiCall, body: CountBody) -> dict[str, Any]:
    """``POST /v1/messages/count_tokens``: return the number of tokens of a conversation, including tools.

    Raises:
        Refusal: as :func:`embeddings`.
    """

    def prepare() -> TokensRequest:
        name = call.model(body.model, ModelKind.TEXT).name
        return TokensRequest(name, request=to_text_request(body, name))

    found, *_ = await call.event(prepare, TokenizationReady)
    return {"input_tokens": len(found.ids)}
