"""Embeddings: a text's last hidden states, pooled into one vector as :mod:`.embedding_config` says.

A text is processed in one forward pass without a cache, padded at its end to one of a few lengths: in a causal model a token does
not depend on what follows it, and an encoder gets an attention mask. Texts of the same padded length are batched if the model
supports it. One pass runs between two blocks of decode steps, and its result is read after the next block.
"""

from __future__ import annotations

import itertools
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import jax
import numpy as np

from ..bridge.programs.program_table import CompilationFailed
from ..errors import InvalidRequest
from ..events import EmbeddingsReady, Event, Failed, Finished, FinishReason, TextStatistics
from ..requests import EmbeddingRequest
from .embedding_config import EmbeddingConfig, normalized
from .embedding_programs import EmbeddingPrograms
from .output_stream import as_generation_error
from .timing import PrefillStatistics


@dataclass(eq=False, slots=True)
class EmbeddingJob:
    """An embedding request in progress.

    Attributes:
        inputs: token ids of its texts.
        left: indices of the texts that no pass has taken yet, shortest first, so that texts of one length are adjacent.
        vectors: finished embeddings, by the index of the text.
    """

    request: EmbeddingRequest
    emit: Callable[[Event], None]
    inputs: Sequence[Sequence[int]]
    load_s: float
    began: float
    left: deque[int] = field(init=False)
    vectors: dict[int, np.ndarray] = field(default_factory=dict)
    statistics: PrefillStatistics = field(default_factory=PrefillStatistics)
    done: bool = False

    def __post_init__(self) -> None:
        self.left = deque(sorted(range(len(self.inputs)), key=lambda place: len(self.inputs[place])))


class Embeddings:
    """The embedding requests of one engine, served in turns. Called by one thread at a time."""

    def __init__(self, programs: EmbeddingPrograms, form: EmbeddingConfig, device: str) -> None:
        self.programs = programs
        self._form = form
        self._device = device
        self._jobs: deque[EmbeddingJob] = deque()
        self._on_device: tuple[list[tuple[EmbeddingJob, int]], jax.Array] | None = None
        self._stalled = False  # the last step did nothing

    @property
    def has_requests(self) -> bool:
        """Whether there are any requests."""
        return bool(self._jobs)

    @property
    def has_work(self) -> bool:
        """Whether :meth:`step` would do anything."""
        waits = self._stalled and self.programs.is_compiling and not self.programs.has_finished
        return bool(self._jobs) and not waits

    def submit(
        self,
        request: EmbeddingRequest,
        emit: Callable[[Event], None],
        load_s: float,
        inputs: Sequence[Sequence[int]],
        since: float | None,
    ) -> EmbeddingJob:
        """Add a request with the token ids of its texts, which began at ``since`` if not now."""
        self.programs.retry_failed()
        job = EmbeddingJob(request, emit, inputs, load_s, time.perf_counter() if since is None else since)
        self._jobs.append(job)
        self._stalled = False
        return job

    def step(self) -> int:
        """Start the next pass and read the previous one; return how many of the two were done."""
        before, self._on_device = self._on_device, None
        done = self._start_pass()
        if before is not None:
            texts, pooled = before
            for (job, place), row in zip(texts, np.asarray(pooled), strict=False):  # waits for the device
                if not job.done:
                    self._store_vector(job, place, row)
            done += 1
        self._stalled = not done
        return done

    def cancel(self, job: EmbeddingJob) -> None:
        """Cancel a request in any state, if it belongs to this engine."""
        if job in self._jobs:
            self._end_job(job, Finished(FinishReason.CANCELLED, self._statistics(job)))
            self._stalled = False

    def fail(self, error: Exception) -> None:
        """End all requests after an error."""
        self._on_device, failure = None, as_generation_error(error)
        for job in list(self._jobs):
            self._end_job(job, Failed(failure))

    def _start_pass(self) -> int:
        for job in list(self._jobs):
            if not job.left:
                continue
            length = self.programs.length(len(job.inputs[job.left[0]]))
            texts = self._texts_of_length(job, length)
            began = time.perf_counter()
            try:
                width = self._choose_width(len(texts), length)
            except CompilationFailed as error:
                self._end_job(job, Failed(as_generation_error(error.reason)))
                continue
            job.statistics.record_program_wait(began, time.perf_counter(), ready=width > 0)
            if width:
                texts = texts[:width]
                pooled = self.programs.embed([job.inputs[place] for job, place in texts], (width, length))
                self._on_device = texts, pooled
                for each, place in texts:
                    each.left.remove(place)
                self._jobs.remove(job)
                self._jobs.append(job)  # round-robin
                return 1
        return 0

    def _texts_of_length(self, job: EmbeddingJob, length: int) -> list[tuple[EmbeddingJob, int]]:
        """Return texts that are padded to this length, those of ``job`` first, up to the maximum of one pass."""
        texts = (
            (each, place)
            for each in (job, *(other for other in self._jobs if other is not job))
            for place in each.left
            if self.programs.length(len(each.inputs[place])) == length
        )
        return list(itertools.islice(texts, self.programs.widths(length)[-1]))

    def _choose_width(self, texts: int, length: int) -> int:
        """Return the number of texts of the next pass; 0 while no suitable program is available.

        Fewer than half of the rows are empty: on a CPU an empty row takes as long as any other.

        Raises:
            CompilationFailed: none is available, and the suitable ones cannot be compiled.
        """
        widths = [width for width in self.programs.widths(length) if width == 1 or width < 2 * texts]
        failure: CompilationFailed | None = None
        for width in (widths[-1], widths[0]):
            try:
                if self.programs.request_program((width, length)):
                    return width
                failure = None
                break
            except CompilationFailed as error:
                failure = error
        found = max((width for width in widths if self.programs.is_ready((width, length))), default=0)
        if not found and failure is not None:
            raise failure
        return found

    def _store_vector(self, job: EmbeddingJob, place: int, pooled: np.ndarray) -> None:
        vector, size = self._form.vector(pooled), job.request.dimensions
        if size is not None and size > len(vector):
            error = InvalidRequest(
                f"dimensions is {size}; this model's embeddings have {len(vector)} dimensions.", field="dimensions"
            )
            self._end_job(job, Failed(error))
            return
        job.vectors[place] = vector if size is None else normalized(vector[:size])
        if len(job.vectors) == len(job.inputs):
            job.emit(EmbeddingsReady(tuple(job.vectors[each] for each in range(len(job.inputs)))))
            self._end_job(job, Finished(FinishReason.STOP, self._statistics(job)))

    def _end_job(self, job: EmbeddingJob, event: Event) -> None:
        job.done = True
        self._jobs.remove(job)
        job.emit(event)

    def _statistics(self, job: EmbeddingJob) -> TextStatistics:
        seconds, tokens = time.perf_counter() - job.began, sum(map(len, job.inputs))
        return TextStatistics(
            prompt_tokens=tokens,
            context_length=self.programs.context_length,
            ttft_s=seconds,
            prefill_tokens_per_s=tokens / max(seconds - job.statistics.compile_s, 1e-9),
            load_s=job.load_s,
            compile_s=job.statistics.compile_s,
            device=self._device,
        )
