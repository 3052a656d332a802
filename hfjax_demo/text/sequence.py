"""A request as the device thread sees it: integers and rows of settings.

Its text belongs to its :class:`.output_stream.OutputStream`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from ..events import FinishReason
from ..requests import SamplingSettings, TextRequest
from .decode_state import NO_TOKEN, SampledTokens
from .logits_processing import SuppressedTokens, steers
from .output_stream import OutputStream
from .prompt_tokenizer import EncodedPrompt, EncodedRequest
from .sampling import Logprobs
from .timing import PrefillStatistics


@dataclass(frozen=True, slots=True)
class SequenceSettings:
    """What a request asks of the device.

    Attributes:
        sampling: with a seed.
        budget: number of tokens that may be generated.
        is_steered: whether its logits are modified before sampling.
        with_logprobs: whether the log-probabilities of the answer's tokens are requested.
        is_constrained: whether every token needs a mask, which depends on the tokens before it.
        scores_prompt: whether the log-probabilities of the prompt's tokens are requested.
        reprefill_beyond: when prompt and answer exceed this number of tokens, all of them are prefilled again; None: never.
        share: the visitor that the request counts for.
    """

    sampling: SamplingSettings
    budget: int
    is_steered: bool
    with_logprobs: bool
    is_constrained: bool = False
    scores_prompt: bool = False
    reprefill_beyond: int | None = None
    share: str = ""

    @classmethod
    def of(
        cls,
        request: TextRequest,
        encoded: EncodedRequest,
        context_length: int,
        reprefill_beyond: int | None,
        share: str,
    ) -> SequenceSettings:
        """Return the settings of an encoded request; a seed is chosen if it has none."""
        sampling, is_constrained = request.sampling, encoded.matcher is not None
        room = context_length - len(encoded.prompt.ids)
        return cls(
            sampling if sampling.seed is not None else replace(sampling, seed=secrets.randbits(32)),
            0 if request.prompt_only else min(sampling.max_new_tokens, room),
            is_constrained or steers(sampling),
            request.logprobs is not None,
            is_constrained,
            request.prompt_logprobs is not None,
            reprefill_beyond,
            share,
        )

    @property
    def seed(self) -> int:
        """The seed of its random numbers."""
        return self.sampling.seed or 0

    def ends(self, stop_ids: Collection[int]) -> Collection[int]:
        """Return the tokens that end the answer. ``stop_ids``: those of the model."""
        sampling = self.sampling
        return sampling.stop_token_ids if sampling.ignore_eos else (*stop_ids, *sampling.stop_token_ids)


@dataclass(eq=False, slots=True)
class Sequence:
    """The tokens of a request, waiting or running. Only the engine changes it.

    Attributes:
        output: gets its tokens, and replies with a :class:`.output_stream.Reply`.
        pause_at_tokens: number of the answer's tokens after which the device stops until the text side replies, which may end
            the reasoning; None: it does not stop.
        mask: of the next token, uint32 (words,); None: there is none, or the text side has yet to compute it.
        slot: -1 before it has one.
        prefilled: tokens of the prompt that are in its slot's cache, including reused ones.
        reprefilled_tokens: number of the answer's tokens that were, or are being, prefilled with the prompt.
        tokens: the answer's tokens that were read from the device.
        position_in_queue: as last reported.
        pages_on_disk: see :mod:`.kept_pages`; None: not looked up yet.
        done: whether it has left the engine.
    """

    prompt: EncodedPrompt
    settings: SequenceSettings
    output: OutputStream
    statistics: PrefillStatistics
    pause_at_tokens: int | None = None
    mask: np.ndarray | None = None
    slot: int = -1
    prefilled: int = 0
    reprefilled_tokens: int = 0
    tokens: list[int] = field(default_factory=list)
    position_in_queue: int = 0
    pages_on_disk: list[str] | None = None
    done: bool = False
    _prefill_ids: np.ndarray | None = None

    @property
    def max_total_tokens(self) -> int:
        """The most tokens that prompt and answer can have together."""
        return len(self.prompt.ids) + self.settings.budget

    @property
    def prefill_count(self) -> int:
        """Number of tokens to prefill: of the prompt, and of the part of the answer that is prefilled again after it."""
        return len(self.prompt.ids) + self.reprefilled_tokens

    @property
    def prefill_ids(self) -> np.ndarray:
        """These tokens, int32, without images: one array for all chunks."""
        if self._prefill_ids is None or len(self._prefill_ids) != self.prefill_count:
            self._prefill_ids = np.asarray([*self.prompt.ids, *self.tokens[: self.reprefilled_tokens]], np.int32)
        return self._prefill_ids

    @property
    def all_ids(self) -> np.ndarray:
        """The tokens of prompt and answer, int32, without images."""
        after = np.asarray(self.tokens[self.reprefilled_tokens :], np.int32)
        return np.concatenate([self.prefill_ids, after])

    @property
    def scores_chunks(self) -> bool:
        """Whether the log-probabilities of the tokens that are prefilled are requested: of the prompt, the first time."""
        return self.settings.scores_prompt and not self.tokens

    @property
    def tokens_until_stop(self) -> int:
        """Number of tokens to generate now: all that are left, or those until it pauses or everything is prefilled again."""
        left, switch = self.settings.budget - len(self.tokens), self.settings.reprefill_beyond
        if self.pause_at_tokens is not None:
            left = min(left, self.pause_at_tokens - len(self.tokens))
        beyond = 0 if switch is None else switch + 1 - self.prefill_count
        return min(left, beyond) if beyond > 0 else left

    @property
    def is_at_pause(self) -> bool:
        """Whether it has generated as many tokens as its reasoning may have."""
        return self.pause_at_tokens is not None and len(self.tokens) >= self.pause_at_tokens

    @property
    def awaits_mask(self) -> bool:
        """Whether the text side has yet to compute the mask of its next token."""
        return self.settings.is_constrained and self.mask is None

    @property
    def needs_reprefill(self) -> bool:
        """Whether all tokens have to be prefilled again now."""
        tokens, switch = len(self.prompt.ids) + len(self.tokens), self.settings.reprefill_beyond
        return switch is not None and self.prefill_count <= switch < tokens

    @property
    def cached_tokens(self) -> list[int]:
        """The tokens that its slot's cache holds for certain: the last one was sampled, but not necessarily written."""
        beyond = self.tokens[self.reprefilled_tokens : -1]
        return [*self.prompt.ids[: self.prefilled], *self.tokens[: self._cached_before], *beyond]

    @property
    def _cached_before(self) -> int:
        """Number of the answer's tokens that were prefilled again so far."""
        return max(self.prefilled - len(self.prompt.ids), 0)

    def has_cached(self, place: int, token: int) -> bool:
        """Return whether its cache holds ``token`` at this place of prompt and answer."""
        prompt = len(self.prompt.ids)
        if place < min(prompt, self.prefilled):
            return self.prompt.ids[place] == token
        count = self.prefilled + max(len(self.tokens) - 1 - self.reprefilled_tokens, 0)
        return prompt <= place < count and self.tokens[place - prompt] == token

    def up_to_end(self, tokens: list[int], stop_ids: Collection[int]) -> tuple[list[int], FinishReason | None]:
        """Return those of the new tokens that belong to the answer, and why it ends with the last of them; None: it continues.

        Other ends, such as stop strings, are found by the text side.
        """
        ends, left = self.settings.ends(stop_ids), self.settings.budget - len(self.tokens)
        if left <= 0:
            return [], FinishReason.LENGTH
        for place, token in enumerate(tokens[:left]):
            if token in ends:
                return tokens[: place + 1], FinishReason.STOP
        return tokens[:left], FinishReason.LENGTH if len(tokens) >= left else None

    def ends_on_device(self, stop_ids: Collection[int]) -> bool:
        """Return whether the last token ends the answer on the device too, which knows the budget and the model's end tokens."""
        over = bool(self.tokens) and not self.settings.sampling.ignore_eos and self.tokens[-1] in stop_ids
        return len(self.tokens) >= self.settings.budget or over

    def suppressed_tokens(self, stop_ids: Collection[int]) -> SuppressedTokens | None:
        """Return the tokens that would end the answer, which are masked until it has ``min_tokens``; None: no minimum."""
        least = min(self.settings.sampling.min_tokens, self.settings.budget)
        return SuppressedTokens(tuple(self.settings.ends(stop_ids)), len(self.prompt.ids) + least) if least else None

    def restart(self) -> None:
        """Have all tokens, of prompt and answer, prefilled in another slot."""
        self.slot, self.prefilled, self.reprefilled_tokens = -1, 0, len(self.tokens)

    def resume(self, forced: tuple[int, ...], *, pauses_again: bool) -> None:
        """Continue after a pause: append ``forced`` tokens, and have those that are not in the cache prefilled.

        Args:
            pauses_again: after the next token, since reasoning may still begin.
        """
        self.pause_at_tokens = len(self.tokens) + 1 if pauses_again else None
        self.prefilled = len(self.cached_tokens)
        self.tokens += forced
        self.reprefilled_tokens = len(self.tokens)


@dataclass(frozen=True, slots=True)
class TokenBlock:
    """A block of tokens that the device computes, and the sequence of each row; None: the row is a filler.

    ``decoded`` is False for an answer's first token, which the prefill samples: without the axes of steps and rows.
    ``is_timed``: whether its time measures a step.
    """

    sampled: SampledTokens
    sequences: tuple[Sequence | None, ...]
    decoded: bool
    steps: int
    is_timed: bool = True

    def split(self, sampled: SampledTokens) -> Iterator[tuple[Sequence, list[int], list[Logprobs]]]:
        """Yield each sequence that has not ended, with its new tokens and their log-probabilities. ``sampled`` is the block as
        NumPy arrays."""
        for row, sequence in enumerate(self.sequences):
            steps = [step for step, token in enumerate(sampled.tokens[:, row]) if token != NO_TOKEN]
            if sequence is not None and not sequence.done and steps:
                listed = [sampled.logprobs.at(step, row) for step in steps if sequence.settings.with_logprobs]
                yield sequence, [int(sampled.tokens[step, row]) for step in steps], listed
