"""``POST /v1/embeddings``, ``/tokenize``, ``/detokenize`` and ``/v1/messages/count_tokens``.

Source of the formats: OpenAI's API reference, "Embeddings"; vLLM's documentation of its server, "Tokenizer API".
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import numpy as np
from pydantic import Field

from ..catalog import ModelKind
from ..requests import MAX_MESSAGES, EmbeddingRequest, TokensRequest
from ..text_fields import Dimensions, Truncation
from .answers import AnswerChoice, AnswerFormat
from .api_call import ApiCall
from .chat import to_template_message
from .completions import parse_prompts
from .message_request import CountBody, to_text_request
from .schemas import ChatMessage, ListOf, OpenAIBody, Unsupported


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

    tokens: ListOf[int]


def embedding_requests(call: ApiCall, body: EmbeddingBody) -> list[EmbeddingRequest]:
    inputs = parse_prompts(body.input, "input")
    name = _model_name(call, body)
    return [EmbeddingRequest(name, inputs, body.dimensions, body.truncate_prompt_tokens, body.prompt_name)]


class EmbeddingFormat(AnswerFormat[EmbeddingBody]):
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        data = [
            {"object": "embedding", "index": index, "embedding": self._embedding(vector)}
            for index, vector in enumerate(choices[0].result.vectors)
        ]
        tokens = usage["prompt_tokens"]
        counts = {"prompt_tokens": tokens, "total_tokens": tokens}
        return {"object": "list", "data": data, "model": self.model, "usage": counts}

    def _embedding(self, vector: np.ndarray) -> str | list[float]:
        """Return a vector as numbers, or as base64 of little-endian float32, which OpenAI's client decodes."""
        if self.body.encoding_format == "base64":
            return base64.b64encode(vector.astype("<f4").tobytes()).decode()
        numbers: list[float] = vector.tolist()
        return numbers


def tokenize_requests(call: ApiCall, body: TokenizeBody) -> list[TokensRequest]:
    messages = None
    if body.messages is not None:
        messages = [to_template_message(item, number) for number, item in enumerate(body.messages)]
    special_tokens = body.add_special_tokens is not False
    return [TokensRequest(_model_name(call, body), messages, body.prompt, special_tokens=special_tokens)]


class TokenizeFormat(AnswerFormat[TokenizeBody]):
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        found = choices[0].result
        return {
            "count": len(found.ids),
            "max_model_len": found.context_length,
            "tokens": found.ids,
            "token_strs": found.pieces if self.body.return_token_strs else None,
        }


def detokenize_requests(call: ApiCall, body: DetokenizeBody) -> list[TokensRequest]:
    return [TokensRequest(_model_name(call, body), tokens=body.tokens)]


class DetokenizeFormat(AnswerFormat[DetokenizeBody]):
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        return {"prompt": choices[0].result.text}


def count_requests(call: ApiCall, body: CountBody) -> list[TokensRequest]:
    name = call.model(body.model, ModelKind.TEXT).name
    return [TokensRequest(name, request=to_text_request(body, name))]


class CountFormat(AnswerFormat[CountBody]):
    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        return {"input_tokens": len(choices[0].result.ids)}


def _model_name(call: ApiCall, body: OpenAIBody) -> str:
    return call.model(body.model, ModelKind.EMBEDDING).name
