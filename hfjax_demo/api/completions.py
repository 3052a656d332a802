"""``POST /v1/completions``: raw text or token ids, continued; with ``echo`` told with the answer, and scored.

Source of the format: OpenAI's API reference, "Completions (legacy)"; what lm-evaluation-harness's ``local-completions`` asks for.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..catalog import ModelKind
from ..events import TokenLogprobs
from ..requests import MAX_CHOICES, Request, TextRequest
from .asked import constraint_of
from .calls import Call
from .errors import invalid
from .schemas import CompletionBody, parsed
from .text import (
    Answers,
    Choice,
    Chunks,
    PlainStream,
    check_scores,
    is_first,
    logprob_of,
    reseeded,
    sampling_of,
    scores_of,
    spelled,
    stamp,
)


async def answers(call: Call) -> tuple[Answers, bool]:
    """Submit the prompts. Returns the continuations, to be collected or streamed, and whether the client wants a stream.

    Raises:
        Refusal: the body is wrong, or the request was refused.
    """
    body = parsed(CompletionBody, await call.body())
    prompts = prompts_of(body.prompt)
    count = body.n or 1
    made = body.best_of or count
    if made < count or (body.best_of is not None and body.stream and made > count):
        raise invalid(
            f"best_of is {made}, and n is {count}: choose the number of answers of which the n best are wanted, and no stream.",
            param="best_of",
        )
    if made * len(prompts) > MAX_CHOICES:
        raise invalid(
            f"{len(prompts)} prompts with {'n' if made == count else 'best_of'}={made} are {made * len(prompts)} answers; "
            f"the limit is {MAX_CHOICES}.",
            param="prompt" if len(prompts) > 1 else "n" if made == count else "best_of",
        )
    if body.max_tokens == 0 and not body.echo:
        raise invalid("max_tokens is 0; choose at least 1, or set echo.", param="max_tokens")
    check_scores(body)
    if body.echo and body.prompt_logprobs is not None:
        raise invalid(
            "echo with logprobs already returns prompt log-probabilities; remove prompt_logprobs.",
            param="prompt_logprobs",
        )
    scored = body.logprobs if body.echo else body.prompt_logprobs
    logprobs = 0 if body.logprobs is None and made > count else body.logprobs  # they say which are the best

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.TEXT)
        sampling = sampling_of(body, spec, body.max_tokens or None)
        constraint = constraint_of(body)
        return [
            TextRequest(
                spec.name,
                prompt=prompt if isinstance(prompt, str) else None,
                prompt_ids=None if isinstance(prompt, str) else prompt,
                sampling=reseeded(sampling, number),
                trim=False,
                any_room=body.max_tokens is None,
                logprobs=logprobs,
                # Of token ids the engine alone knows the text.
                prompt_logprobs=0 if body.echo and scored is None and not isinstance(prompt, str) else scored,
                prompt_only=body.max_tokens == 0,
                constraint=constraint,
            )
            for prompt in prompts
            for number in range(made)
        ]

    streams, model = await call.submit(prepare)
    with_ids = bool(body.return_token_ids)
    untold = [prompt for prompt in prompts for _ in range(made)] if body.echo and scored is None else []
    format = _CompletionFormat(
        stamp("cmpl", call.origin.request_id, model),
        body.logprobs is not None,
        with_ids,
        echoed=tuple(prompt if isinstance(prompt, str) else "" for prompt in untold),
        best=(count, made),
    )
    with_usage = body.stream_options is not None and bool(body.stream_options.include_usage)
    answers = Answers(streams, format, made, with_usage, with_ids=with_ids, echoes=bool(body.echo))
    return answers, bool(body.stream)


def prompts_of(given: Any, param: str = "prompt") -> list[str | list[int]]:
    """The prompts as a list. Given is one prompt or a list of them; a prompt is a text or a list of token ids.

    Raises:
        Refusal: it is neither; ``param`` is the field's name.
    """
    if isinstance(given, str) or _are_ids(given):
        return [given]
    if not isinstance(given, list) or not given or not all(isinstance(item, str) or _are_ids(item) for item in given):
        raise invalid(f"{param} must be a string, a list of token IDs, or a list of either.", param=param)
    return given


def _are_ids(given: Any) -> bool:
    return isinstance(given, list) and bool(given) and all(type(item) is int for item in given)


@dataclass(frozen=True, eq=False, slots=True)
class _CompletionFormat(PlainStream):
    """The JSON objects of this endpoint.

    Attributes:
        echoed: what stands before each answer, where no event tells that.
        best: how many of how many answers to each prompt are told.
    """

    echoed: Sequence[str] = ()
    best: tuple[int, int] = (1, 1)

    def whole(self, choices: Sequence[Choice], usage: Mapping[str, Any]) -> dict[str, Any]:
        told, made = self.best
        kept: Sequence[int] = range(len(choices))
        if made > told:
            likely = [_mean_logprob(choice) for choice in choices]
            groups = (kept[first : first + made] for first in kept[::made])
            kept = [place for group in groups for place in sorted(group, key=lambda place: -likely[place])[:told]]
        listed = [
            _choice(
                index,
                self._before(place) + choices[place].text,
                choices[place].reason.value,
                self._logprobs(choices[place].logprobs),
            )
            | ({"prompt_logprobs": scores_of(choices[place].scores)} if choices[place].scores else {})
            | self.ids(choices[place].token_ids)
            | self.ids(choices[place].prompt_ids, "prompt_token_ids")
            for index, place in enumerate(kept)
        ]
        return {**self.stamp, "object": "text_completion", "choices": listed, "usage": usage}

    def opening(self, index: int, choice: Choice) -> Chunks:
        before = self._before(index)
        told = _choice(index, before, None) | self.ids(choice.prompt_ids, "prompt_token_ids")
        return [self._chunk([told])] if before or self.with_ids else []

    def _before(self, place: int) -> str:
        return self.echoed[place] if self.echoed else ""

    def delta(self, index: int, text: str, logprobs: Sequence[TokenLogprobs], ids: Sequence[int] = ()) -> Chunks:
        return [self._chunk([_choice(index, text, None, self._logprobs(logprobs)) | self.ids(ids)])]

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
            "token_logprobs": [None if is_first(token) else logprob_of(token.chosen) for token in tokens],
            "top_logprobs": [None if is_first(token) else _by_text(token) for token in tokens],
            "text_offset": [token.offset for token in tokens],
        }


def _by_text(token: TokenLogprobs) -> dict[str, float]:
    """Log-probabilities of the likeliest tokens and the chosen one, by text; where texts are equal, that of the likelier."""
    found: dict[str, float] = {}
    for each in (*token.top, token.chosen):
        found.setdefault(spelled(each), logprob_of(each))
    return found


def _mean_logprob(choice: Choice) -> float:
    """By which the best answers are chosen: of the answer's own tokens; an answer without any comes last."""
    own = [logprob_of(token.chosen) for token in choice.logprobs if token.offset >= choice.echoed]
    return sum(own) / len(own) if own else -math.inf


def _choice(index: int, text: str, reason: str | None, logprobs: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"index": index, "text": text, "logprobs": logprobs, "finish_reason": reason}
