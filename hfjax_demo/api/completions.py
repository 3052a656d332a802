"""``POST /v1/completions``: continues a text or token ids. With ``echo`` the prompt is returned before the answer, and scored.

Source of the format: OpenAI's API reference, "Completions (legacy)"; requests of lm-evaluation-harness's ``local-completions``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from ..catalog import ModelKind
from ..events import TextDelta, TokenLogprobs
from ..requests import TextRequest
from .answers import AnswerChoice, Chunks, Delta
from .api_call import ApiCall
from .choices import ChoicesFormat, finite_logprob, is_first_token, prompt_logprobs_json, spelled
from .conversion import body_constraint, check_prompt_logprobs, reseed, sampling_settings
from .errors import invalid
from .schemas import MAX_CHOICES, CompletionBody


def requests(call: ApiCall, body: CompletionBody) -> list[TextRequest]:
    prompts = parse_prompts(body.prompt)
    count, made = _counts(body)
    _check_answers(body, len(prompts), count, made)
    scored = body.logprobs if body.echo else body.prompt_logprobs
    spec = call.model(body.model, ModelKind.TEXT)
    sampling = sampling_settings(body, spec, body.max_tokens or None)
    constraint = body_constraint(body)
    return [
        TextRequest(
            spec.name,
            prompt=prompt if isinstance(prompt, str) else None,
            prompt_ids=None if isinstance(prompt, str) else prompt,
            sampling=reseed(sampling, number),
            overflow="refuse",
            any_room=body.max_tokens is None,
            logprobs=0 if body.logprobs is None and made > count else body.logprobs,  # best_of ranks answers by them
            # Token ids are echoed as the text of their log-probabilities' event: only the engine can decode them.
            prompt_logprobs=0 if body.echo and scored is None and not isinstance(prompt, str) else scored,
            prompt_only=body.max_tokens == 0,
            constraint=constraint,
        )
        for prompt in prompts
        for number in range(made)
    ]


def _counts(body: CompletionBody) -> tuple[int, int]:
    """Return how many answers to each prompt are returned, and how many are generated."""
    count = body.n or 1
    return count, body.best_of or count


def _check_answers(body: CompletionBody, prompts: int, count: int, made: int) -> None:
    """Raise :class:`Refusal` unless ``count`` of ``made`` answers to each prompt can be returned with the body's options."""
    if made < count or (body.best_of is not None and body.stream and made > count):
        raise invalid(
            f"best_of is {made}, and n is {count}: choose the number of answers of which the n best are wanted, and no stream.",
            param="best_of",
        )
    if made * prompts > MAX_CHOICES:
        raise invalid(
            f"{prompts} prompts with {'n' if made == count else 'best_of'}={made} are {made * prompts} answers; "
            f"the limit is {MAX_CHOICES}.",
            param="prompt" if prompts > 1 else "n" if made == count else "best_of",
        )
    if body.max_tokens == 0 and not body.echo:
        raise invalid("max_tokens is 0; choose at least 1, or set echo.", param="max_tokens")
    check_prompt_logprobs(body)
    if body.echo and body.prompt_logprobs is not None:
        raise invalid(
            "echo with logprobs already returns prompt log-probabilities; remove prompt_logprobs.",
            param="prompt_logprobs",
        )


def parse_prompts(given: Any, param: str = "prompt") -> list[str | list[int]]:
    """Return the prompts as a list. ``given`` is one prompt or a list of prompts; a prompt is a text or a list of token ids.

    Raises:
        Refusal: it is neither; ``param`` is the field's name.
    """
    if _is_prompt(given):
        return [given]
    if not isinstance(given, list) or not given or not all(map(_is_prompt, given)):
        raise invalid(f"{param} must be a string, a list of token IDs, or a list of either.", param=param)
    return given


def _is_prompt(given: Any) -> bool:
    if isinstance(given, list):
        return bool(given) and all(type(item) is int for item in given)
    return isinstance(given, str)


class CompletionFormat(ChoicesFormat[CompletionBody]):
    id_prefix = "cmpl"
    chunk_kind = "text_completion"

    def __init__(self, request_id: str, body: CompletionBody, requests: Sequence[Any]) -> None:
        super().__init__(request_id, body, requests)
        self._returned, self.per_prompt = _counts(body)
        self.echoes = bool(body.echo)

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        kept: Sequence[int] = range(len(choices))
        if self.per_prompt > self._returned:
            likely = [_mean_logprob(choice) for choice in choices]
            groups = (kept[first : first + self.per_prompt] for first in kept[:: self.per_prompt])
            best = (sorted(group, key=lambda place: -likely[place])[: self._returned] for group in groups)
            kept = [place for group in best for place in group]
        listed = [self._choice_json(index, place, choices[place]) for index, place in enumerate(kept)]
        return {**self.stamp, "object": self.chunk_kind, "choices": listed, "usage": usage}

    def _choice_json(self, index: int, place: int, choice: AnswerChoice) -> dict[str, Any]:
        text, logprobs = self._echoed_prompt(place) + choice.text, self._logprobs(choice.logprobs)
        scores = {"prompt_logprobs": prompt_logprobs_json(choice.scores)} if choice.scores else {}
        told = self.choice(index, {"text": text}, choice.reason.value, logprobs) | scores
        return told | self.ids(choice.token_ids) | self.ids(choice.prompt_ids, "prompt_token_ids")

    def opening(self, index: int, choice: AnswerChoice) -> Chunks:
        before = self._echoed_prompt(index)
        told = self.choice(index, {"text": before}) | self.ids(choice.prompt_ids, "prompt_token_ids")
        return [self.chunk(told)] if before or self.with_ids else []

    def _echoed_prompt(self, place: int) -> str:
        """Return the prompt of an answer if it is echoed and no event contains it."""
        if not self.echoes or self.body.logprobs is not None:
            return ""
        return self.requests[place].prompt or ""

    def piece(self, index: int, delta: Delta) -> Chunks:
        if not isinstance(delta, TextDelta):  # completions have no thoughts and calls
            return []
        told = self.choice(index, {"text": delta.text}, None, self._logprobs(delta.logprobs))
        return [self.chunk(told | self.ids(delta.token_ids))]

    def end(self, index: int, choice: AnswerChoice) -> Chunks:
        return [self.chunk(self.choice(index, {"text": ""}, choice.reason.value))]

    def _logprobs(self, tokens: Sequence[TokenLogprobs]) -> dict[str, Any] | None:
        """Return a choice's ``logprobs`` in the format of OpenAI's completions: parallel lists with one item per token."""
        if self.body.logprobs is None:
            return None
        return {
            "tokens": [spelled(token.chosen) for token in tokens],
            "token_logprobs": [None if is_first_token(token) else finite_logprob(token.chosen) for token in tokens],
            "top_logprobs": [None if is_first_token(token) else _logprobs_by_text(token) for token in tokens],
            "text_offset": [token.offset for token in tokens],
        }


def _logprobs_by_text(token: TokenLogprobs) -> dict[str, float]:
    """Return the log-probabilities of the most likely tokens and the chosen one, by text. Tokens with equal text share an entry,
    that of the likeliest."""
    found: dict[str, float] = {}
    for each in (*token.top, token.chosen):
        found.setdefault(spelled(each), finite_logprob(each))
    return found


def _mean_logprob(choice: AnswerChoice) -> float:
    """Return the mean log-probability of an answer's own tokens, by which ``best_of`` ranks it; minus infinity without any."""
    own = [finite_logprob(token.chosen) for token in choice.logprobs if token.offset >= choice.echoed]
    return sum(own) / len(own) if own else -math.inf
