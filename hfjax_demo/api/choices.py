"""What the answers of chats and completions have in common in OpenAI's API, and log-probabilities as JSON."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from ..events import ScoredToken, TokenLogprobs
from ..web.refusals import Refusal
from .answers import DONE, Chunks, StreamFormat
from .schemas import TextBody

Body = TypeVar("Body", bound=TextBody)
MIN_LOGPROB = -9999.0  # replaces minus infinity, which JSON cannot represent


class ChoicesFormat(StreamFormat[Body]):
    """The common part of both formats. ``stamp``: the fields of all objects of a call."""

    last = DONE
    id_prefix: ClassVar[str]
    chunk_kind: ClassVar[str]

    def __init__(self, request_id: str, body: Body, requests: Sequence[Any]) -> None:
        super().__init__(request_id, body, requests)
        self.with_ids = bool(body.return_token_ids)
        self.stamp = {"id": f"{self.id_prefix}-{self.id}", "created": int(time.time()), "model": self.model}

    def ids(self, ids: Sequence[int], name: str = "token_ids") -> dict[str, Any]:
        """Return the field with these token ids; nothing if they are not requested."""
        return {name: list(ids)} if self.with_ids else {}

    def choice(
        self, index: int, told: Mapping[str, Any], reason: str | None = None, logprobs: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Return an answer, or a piece of it, without token ids."""
        return {"index": index, **told, "logprobs": logprobs, "finish_reason": reason}

    def chunk(self, *choices: Mapping[str, Any]) -> dict[str, Any]:
        return {**self.stamp, "object": self.chunk_kind, "choices": choices}

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        options = self.body.stream_options
        return [{**self.chunk(), "usage": usage}] if options is not None and options.include_usage else []

    def failure(self, refusal: Refusal) -> Chunks:
        return [refusal.body]


def spelled(token: ScoredToken) -> str:
    """Return the token's text, with U+FFFD for bytes of an incomplete character."""
    return token.spelled.decode(errors="replace")


def finite_logprob(token: ScoredToken) -> float:
    """Return the token's log-probability, at least :data:`MIN_LOGPROB`."""
    return max(token.logprob, MIN_LOGPROB)


def is_first_token(token: TokenLogprobs) -> bool:
    """Whether it is a prompt's first token, which has no log-probability."""
    return math.isnan(token.chosen.logprob)


def logprobs_json(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any]]:
    """Return tokens, each with the most likely ones at its position, in the format of OpenAI's chats and responses."""
    return [
        {**_token_json(token.chosen), "top_logprobs": [_token_json(each) for each in token.top]} for token in tokens
    ]


def _token_json(token: ScoredToken) -> dict[str, Any]:
    return {"token": spelled(token), "logprob": finite_logprob(token), "bytes": list(token.spelled)}


def prompt_logprobs_json(tokens: Sequence[TokenLogprobs]) -> list[dict[str, Any] | None]:
    """Return a prompt's tokens, each with the most likely ones at its position, in the format of vLLM's ``prompt_logprobs``: by
    token id. A token that is not among the most likely ones has no rank."""
    return [None if is_first_token(token) else _ranked_tokens_json(token) for token in tokens]


def _ranked_tokens_json(token: TokenLogprobs) -> dict[str, Any]:
    ranks = {each.token_id: rank for rank, each in enumerate(token.top, 1)}
    return {
        str(each.token_id): {
            "logprob": finite_logprob(each),
            "rank": ranks.get(each.token_id),
            "decoded_token": spelled(each),
        }
        for each in (token.chosen, *token.top)
    }
