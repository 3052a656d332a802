"""``POST /v1/completions``: raw text or token ids, continued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..catalog import ModelKind
from ..events import TokenLogprobs
from ..requests import MAX_CHOICES, Request, TextRequest
from .calls import Call
from .errors import invalid, unsupported
from .schemas import CompletionBody, parsed
from .text import Answers, Choice, Chunks, PlainStream, logprob_of, reseeded, sampling_of, spelled, stamp


async def answers(call: Call) -> tuple[Answers, bool]:
    """Submit the prompts. Returns the continuations, to be collected or streamed, and whether the client wants a stream.

    Raises:
        Refusal: the body is wrong, or the request was refused.
    """
    body = parsed(CompletionBody, await call.body())
    prompts = _prompts(body.prompt)
    count = body.n or 1
    if body.best_of not in (None, 1, count):
        raise unsupported("best_of", "This server returns every answer it makes; ask for them with n.")
    if count * len(prompts) > MAX_CHOICES:
        raise invalid(
            f"{len(prompts)} prompts with n={count} are {count * len(prompts)} answers; {MAX_CHOICES} are the most.",
            param="n" if len(prompts) == 1 else "prompt",
            code="invalid_value",
        )
    model = ""

    def prepare() -> Sequence[Request]:
        nonlocal model
        spec = call.model(body.model, ModelKind.TEXT)
        model = spec.name
        sampling = sampling_of(body, spec, body.max_tokens)
        return [
            TextRequest(
                spec.name,
                prompt=prompt if isinstance(prompt, str) else None,
                prompt_ids=None if isinstance(prompt, str) else prompt,
                sampling=reseeded(sampling, number),
                trim=False,
                logprobs=body.logprobs,
            )
            for prompt in prompts
            for number in range(count)
        ]

    streams = await call.submit(prepare)
    format = _CompletionFormat(stamp("cmpl", call.origin.request_id, model), body.logprobs is not None)
    with_usage = body.stream_options is not None and bool(body.stream_options.include_usage)
    return Answers(streams, format, count, with_usage), bool(body.stream)


def _prompts(given: Any) -> list[str | list[int]]:
    """The prompts as a list. Given is one prompt or a list of them; a prompt is a text or a list of token ids."""
    if isinstance(given, str) or _are_ids(given):
        return [given]
    if not isinstance(given, list) or not given or not all(isinstance(item, str) or _are_ids(item) for item in given):
        raise invalid(
            "prompt is neither a text nor token ids nor a list of them; give one of these.",
            param="prompt",
            code="invalid_value",
        )
    return given


def _are_ids(given: Any) -> bool:
    return isinstance(given, list) and bool(given) and all(type(item) is int for item in given)


@dataclass(frozen=True, eq=False, slots=True)
class _CompletionFormat(PlainStream):
    """The JSON objects of this endpoint. ``stamp``: the fields that all of them have; ``with_logprobs``: logprobs are wanted."""

    stamp: Mapping[str, Any]
    with_logprobs: bool = False

    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]:
        listed = [
            _choice(index, choice.text, choice.reason.value, self._logprobs(choice.logprobs))
            for index, choice in enumerate(choices)
        ]
        return {**self.stamp, "object": "text_completion", "choices": listed, "usage": usage}

    def opening(self, index: int) -> Chunks:
        return []

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs]) -> Chunks:
        return [self._chunk([_choice(index, text, None, self._logprobs(logprobs))])]

    def end(self, index: int, choice: Choice) -> Chunks:
        return [self._chunk([_choice(index, "", choice.reason.value)])]

    def usage(self, usage: Mapping[str, Any]) -> Chunks:
        return [{**self._chunk([]), "usage": usage}]

    def _chunk(self, choices: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {**self.stamp, "object": "text_completion", "choices": choices}

    def _logprobs(self, tokens: Sequence[TokenLogprobs]) -> dict[str, Any] | None:
        """A choice's ``logprobs``, as OpenAI's reference has them for completions: parallel lists, one item a token."""
        if not self.with_logprobs:
            return None
        return {
            "tokens": [spelled(token.chosen) for token in tokens],
            "token_logprobs": [logprob_of(token.chosen) for token in tokens],
            "top_logprobs": [_by_text(token) for token in tokens],
            "text_offset": [token.offset for token in tokens],
        }


def _by_text(token: TokenLogprobs) -> dict[str, float]:
    """Log-probabilities of the likeliest tokens and the chosen one, by text; where texts are equal, that of the likelier."""
    found: dict[str, float] = {}
    for each in (*token.top, token.chosen):
        found.setdefault(spelled(each), logprob_of(each))
    return found


def _choice(index: int, text: str, reason: str | None, logprobs: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"index": index, "text": text, "logprobs": logprobs, "finish_reason": reason}
