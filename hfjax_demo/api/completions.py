"""``POST /v1/completions``: raw text or token ids, continued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..catalog import ModelKind
from ..errors import ContextTooLong
from ..runtime.entries import Request
from ..settings import Settings
from ..text.request import TextRequest
from .calls import Call
from .errors import invalid, unsupported
from .schemas import MAX_CHOICES, CompletionBody, parsed
from .text import Answers, Choice, check_length, reseeded, sampling_of, stamp


async def answers(call: Call) -> tuple[Answers, bool]:
    """The continuations, and whether they are wanted as a stream.

    Raises:
        ApiError: the body is wrong, or the request was refused.
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
        for prompt in prompts:
            _check_prompt(prompt, call.server.settings)
        spec = call.server.model(body.model, ModelKind.TEXT)
        model = spec.name
        sampling = sampling_of(body, spec, body.max_tokens)
        return [
            TextRequest(spec.name, prompt=prompt, sampling=reseeded(sampling, number))
            if isinstance(prompt, str)
            else TextRequest(spec.name, prompt_ids=prompt, sampling=reseeded(sampling, number))
            for prompt in prompts
            for number in range(count)
        ]

    streams = await call.submit(prepare)
    form = _Form(stamp("cmpl", call.origin.request_id, model))
    with_usage = body.stream_options is not None and bool(body.stream_options.include_usage)
    return Answers(streams, form, count, with_usage), bool(body.stream)


def _prompts(given: Any) -> list[str | list[int]]:
    """One prompt, given bare or in a list, or several; each a text or token ids."""
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


def _check_prompt(prompt: str | list[int], settings: Settings) -> None:
    if isinstance(prompt, str):
        check_length(len(prompt), settings)
    elif len(prompt) > settings.context_length:
        raise ContextTooLong(
            f"The prompt has {len(prompt):,} tokens and the context holds {settings.context_length:,}, answer included; "
            "shorten it."
        )


@dataclass(frozen=True, eq=False, slots=True)
class _Form:
    """``stamp``: what every object begins with."""

    stamp: Mapping[str, Any]

    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]:
        listed = [_choice(index, choice.text, choice.reason.value) for index, choice in enumerate(choices)]
        return {**self.stamp, "object": "text_completion", "choices": listed, "usage": usage}

    def opening(self, index: int) -> None:
        return None

    def delta(self, index: int, text: str) -> dict[str, Any]:
        return self._chunk([_choice(index, text, None)])

    def end(self, index: int, reason: str) -> dict[str, Any]:
        return self._chunk([_choice(index, "", reason)])

    def usage(self, usage: Mapping[str, Any]) -> dict[str, Any]:
        return {**self._chunk([]), "usage": usage}

    def _chunk(self, choices: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        return {**self.stamp, "object": "text_completion", "choices": choices}


def _choice(index: int, text: str, reason: str | None) -> dict[str, Any]:
    return {"index": index, "text": text, "logprobs": None, "finish_reason": reason}
