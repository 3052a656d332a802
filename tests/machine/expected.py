"""An answer beside PyTorch: each of its tokens is the likeliest by PyTorch's logits, of those that may come there, and it ends
where and as it has to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from hfjax_demo.events import Failed, Finished, FinishReason, TextDelta, ThoughtDelta, ToolCallDelta
from hfjax_demo.requests import TextRequest, message_images
from hfjax_demo.text import sequence
from hfjax_demo.text.constraints import GrammarMatcher
from hfjax_demo.text.conversation_renderer import content_parts
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models, tiny_vision
from ..parity import ROUNDING, Recorder

MARK = "</think>"


@dataclass(eq=False)
class Asked:
    """A request that an engine has been given.

    Attributes:
        may_fail: whether a program that it waited for has failed.
    """

    request: TextRequest
    job: sequence.Sequence
    recorder: Recorder
    cancelled: bool = False
    may_fail: bool = False

    @property
    def over(self) -> bool:
        return bool(self.recorder.events) and isinstance(self.recorder.events[-1], (Finished, Failed))

    @property
    def tokens(self) -> list[int]:
        """Those that have been told, thoughts included."""
        deltas = [event for event in self.recorder.events if isinstance(event, (TextDelta, ThoughtDelta))]
        return [token for delta in deltas for token in delta.token_ids]


class PyTorch:
    """Plain PyTorch of a model's folder."""

    def __init__(self, folder: Path, engine: TextEngine) -> None:
        self._seeing = tiny_vision.Reference(folder) if engine.model.no_vision_reason is None else None
        self._model: Any = self._seeing.model if self._seeing is not None else tiny_models.Reference(folder).model
        self._engine = engine

    def check(self, asked: Asked) -> None:
        """Raises:
        AssertionError: the answer is not what it has to be.
        """
        job, request, finished = asked.job, asked.request, asked.recorder.finished
        tokens, stop_ids = asked.tokens, (*self._engine.model.stop_ids, *request.sampling.stop_token_ids)
        assert tokens[: len(job.tokens)] == job.tokens[: len(tokens)] and finished.statistics.completion_tokens == len(
            tokens
        ), "every token is told"
        assert not set(tokens[:-1]) & set(stop_ids), "nothing follows an end token"
        matcher = self._matcher(request)
        if tokens and request.sampling.temperature == 0:
            self._check_tokens(asked, self._logits(request, job, tokens), matcher)
        calls = any(isinstance(event, ToolCallDelta) for event in asked.recorder.events)
        told = finished.stop_string
        if asked.cancelled and finished.reason is FinishReason.CANCELLED:
            return
        one_call = calls and not request.parallel_tool_calls
        ends = (bool(tokens) and tokens[-1] in stop_ids) or told is not None or one_call
        if ends or (matcher is not None and matcher.complete):
            assert finished.reason is (FinishReason.TOOL_CALLS if calls else FinishReason.STOP), finished.reason
        else:
            assert finished.reason is FinishReason.LENGTH, finished.reason
            assert len(tokens) == job.settings.budget, f"{len(tokens)} of {job.settings.budget} tokens"
        if not request.sampling.min_tokens:
            assert not any(stop in asked.recorder.text for stop in request.sampling.stop)

    def _check_tokens(self, asked: Asked, rows: np.ndarray, matcher: GrammarMatcher | None) -> None:
        request, tokens = asked.request, asked.tokens
        forced = self._forced(asked)
        seen = {token for token in asked.job.prompt.ids if token >= 0}
        counts = np.zeros(rows.shape[1])
        thinks = matcher is not None and bool(request.thinking)
        for place, token in enumerate(tokens):
            if place not in forced:
                allowed = None
                if thinks:
                    thinks = MARK not in self._text(tokens[:place])
                if matcher is not None:
                    allowed = matcher.mask_for_reasoning() if thinks else matcher.allowed()
                row = steered(rows[place], request, counts, seen, allowed)
                if place < request.sampling.min_tokens:
                    row[list(self._engine.model.stop_ids)] = -np.inf
                rounding = 2 * ROUNDING * float(np.ptp(rows[place]))
                gap = float(row.max() - row[token])
                assert gap <= rounding, (
                    f"token {place + 1} of {len(tokens)} is {token} where PyTorch's is {int(row.argmax())}, "
                    f"whose logit is {gap:.3g} higher"
                )
                if matcher is not None and not thinks:
                    matcher.take(token)
            counts[token] += 1
            seen.add(token)
        self._check_logprobs(asked, rows)

    def _check_logprobs(self, asked: Asked, rows: np.ndarray) -> None:
        listed = [item for event in asked.recorder.events if isinstance(event, TextDelta) for item in event.logprobs]
        if asked.request.logprobs is None or asked.request.thinking or asked.request.tools:
            return
        for place, item in enumerate(listed):
            assert item.chosen.token_id == asked.tokens[place]
            row = rows[place].astype(np.float64)
            expected = float(row[item.chosen.token_id] - np.log(np.exp(row - row.max()).sum()) - row.max())
            assert abs(item.chosen.logprob - expected) < 1e-3, f"log-probability of token {place + 1}"

    def _forced(self, asked: Asked) -> range:
        """Where the answer's tokens are those with which the engine ends thoughts at their budget."""
        budget, tokens = asked.request.thinking_tokens, asked.tokens
        if not budget or len(tokens) <= budget or MARK in self._text(tokens[:budget]):
            return range(0)
        closing = self._engine._output_settings.thoughts_end_ids
        end = min(len(tokens), budget + len(closing))
        assert tuple(tokens[budget:end]) == closing[: end - budget], (
            f"thoughts do not end at their budget: {self._text(tokens)!r}"
        )
        return range(budget, end)

    def _matcher(self, request: TextRequest) -> GrammarMatcher | None:
        found = self._engine.encoder.encode(request).matcher  # anew: its own, whatever others have asked for meanwhile
        return None if found is None else found.copy()

    def _text(self, tokens: Sequence[int]) -> str:
        return str(self._engine.model.tokenizer.decode(list(tokens)))

    def _logits(self, request: TextRequest, job: sequence.Sequence, tokens: Sequence[int]) -> np.ndarray:
        """Float32 (tokens, vocabulary): those that each token was chosen by, all in one pass."""
        given: dict[str, Any]
        if job.prompt.image_inputs is None:
            given = {"input_ids": torch.tensor([[*job.prompt.ids, *tokens]])}
        else:
            given = self._seen(request, job, tokens)
        with torch.inference_mode():
            output = self._model(**given, use_cache=False)
        rows: np.ndarray = output.logits[0, -len(tokens) - 1 : -1].float().numpy()
        return rows

    def _seen(self, request: TextRequest, job: sequence.Sequence, tokens: Sequence[int]) -> dict[str, Any]:
        assert self._seeing is not None and request.messages is not None
        head = [item for item in request.messages[:1] if item["role"] == "system"]
        kept = [*head, *request.messages[len(head) + job.prompt.dropped_messages :]]
        turns = [{**item, "content": content_parts(item)} for item in kept]
        processor = self._seeing.processor
        text = processor.tokenizer.apply_chat_template(
            turns, tokenize=False, add_generation_prompt=True, **self._engine.chat.keywords(request)
        )
        images = [picture.image for picture in message_images(kept)]
        given = dict(processor(text=[text], images=[images], return_tensors="pt", add_special_tokens=False))
        behind = torch.tensor([[*job.prompt.begun, *tokens]])
        assert given["input_ids"].shape[1] + len(job.prompt.begun) == len(job.prompt.ids)
        given["input_ids"] = torch.cat([given["input_ids"], behind], dim=1)
        for name in ("token_type_ids", "mm_token_type_ids"):
            if name in given:
                given[name] = torch.cat([given[name], torch.zeros_like(behind)], dim=1)
        given.pop("attention_mask", None)
        return given


def steered(
    row: np.ndarray, request: TextRequest, counts: np.ndarray, seen: set[int], allowed: np.ndarray | None
) -> np.ndarray:
    """A row of logits as the request has them moved: biases, penalties, a mask, and the penalty for repetition."""
    asked, row = request.sampling, row.astype(np.float64)
    for token, bias in asked.logit_bias:
        row[token] += bias
    row -= asked.frequency_penalty * counts + asked.presence_penalty * (counts > 0)
    if allowed is not None:
        bits = np.unpackbits(allowed.view(np.uint8), bitorder="little")[: len(row)].astype(bool)
        row[~bits] = -np.inf
    if asked.repetition_penalty != 1:
        chosen = np.array(sorted(seen))
        row[chosen] = np.where(
            row[chosen] > 0, row[chosen] / asked.repetition_penalty, row[chosen] * asked.repetition_penalty
        )
    return row
