"""Embeddings: a text's last hidden states, pooled into one vector.

A text goes through the model once, whole and without a cache, padded at its end to one of a few lengths. In a causal model what
stands behind a token changes nothing of it, so the padding does no harm. One text is computed between two blocks of decode
steps, and read behind the next: conversations wait for no more than that.

How the states are pooled is said by ``modules.json`` beside the model, as sentence-transformers writes it; else it is their mean,
scaled to length 1.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import numpy as np

from ..errors import HfjaxError, InvalidRequest
from ..events import Embedded, Event, Failed, Finished, FinishReason, TextStatistics
from ..requests import EmbeddingRequest
from .abstract import EMBED
from .pooling import Pooling
from .programs import Programs


@dataclass(frozen=True, slots=True)
class EmbeddingForm:
    """How a model's embeddings are made; ``unknown`` says what of it this program does not know, for a sentence."""

    pooling: Pooling = Pooling.MEAN
    normalized: bool = True
    unknown: str = ""


_POOLINGS = {
    "pooling_mode_cls_token": Pooling.FIRST,
    "pooling_mode_mean_tokens": Pooling.MEAN,
    "pooling_mode_lasttoken": Pooling.LAST,
}


def read_form(path: Path) -> EmbeddingForm:
    """What a model's folder says; a GGUF file says nothing.

    Source of the format: sentence-transformers, ``SentenceTransformer.save`` and ``Pooling.get_config_dict``.
    """
    listing = path / "modules.json"
    if not listing.is_file():
        return EmbeddingForm()
    try:
        modules = json.loads(listing.read_text(encoding="utf-8"))
        kinds = {str(module["type"]).rpartition(".")[2]: path / Path(module["path"]).name for module in modules}
        others = kinds.keys() - {"Transformer", "Pooling", "Normalize"}
        config = json.loads((kinds["Pooling"] / "config.json").read_text(encoding="utf-8"))
        chosen = [name for name, value in config.items() if name.startswith("pooling_mode_") and value is True]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return EmbeddingForm(unknown="its modules.json cannot be read")
    if others:
        return EmbeddingForm(unknown=f"it has a module {min(others)}")
    if len(chosen) != 1 or chosen[0] not in _POOLINGS:
        return EmbeddingForm(unknown=f"it pools by {' and '.join(chosen) or 'nothing'}")
    return EmbeddingForm(_POOLINGS[chosen[0]], "Normalize" in kinds)


@dataclass(eq=False, slots=True)
class EmbeddingJob:
    """A request for embeddings on its way; ``inputs`` are its texts' token ids, ``vectors`` what has become of the first."""

    request: EmbeddingRequest
    emit: Callable[[Event], None]
    inputs: Sequence[Sequence[int]]
    load_s: float
    began: float
    vectors: list[np.ndarray] = field(default_factory=list)
    begun: int = 0
    waits_since: float | None = None
    compile_s: float = 0.0
    done: bool = False

    def waits(self, *, ready: bool) -> None:
        """Note whether the program that it needs is there."""
        now = time.perf_counter()
        if not ready:
            self.waits_since = now if self.waits_since is None else self.waits_since
        elif self.waits_since is not None:
            self.compile_s, self.waits_since = self.compile_s + now - self.waits_since, None


class Embeddings:
    """The requests for embeddings of one engine, whose texts are computed one by one, each request in its turn."""

    def __init__(self, programs: Programs, form: EmbeddingForm, device: str) -> None:
        self._programs = programs
        self._form = form
        self._device = device
        self._jobs: deque[EmbeddingJob] = deque()
        self._on_device: tuple[EmbeddingJob, jax.Array] | None = None

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._jobs)

    def submit(self, job: EmbeddingJob) -> EmbeddingJob:
        """Take a request in.

        Raises:
            InvalidRequest: the model's folder asks for what this program does not know.
        """
        if self._form.unknown:
            raise InvalidRequest(f"This model's embeddings cannot be made here: {self._form.unknown}. Choose another.")
        self._jobs.append(job)
        return job

    def step(self) -> int:
        """Start the next text and read the one before it; how much of that was done."""
        before, self._on_device = self._on_device, None
        started = self._start()
        if before is not None:
            self._read(*before)
        return started + (before is not None)

    def cancel(self, job: EmbeddingJob) -> None:
        """End a request wherever it stands, if it is one of these."""
        if job in self._jobs:
            self._end(job, Finished(FinishReason.CANCELLED, self._statistics(job)))

    def fail(self, failure: HfjaxError) -> None:
        """End all of them."""
        self._on_device = None
        for job in list(self._jobs):
            self._end(job, Failed(failure))

    def _start(self) -> int:
        for job in list(self._jobs):
            if job.begun == len(job.inputs):
                continue
            ids = job.inputs[job.begun]
            length = self._programs.shapes.whole_length(len(ids))
            there = self._programs.want(EMBED, length)
            job.waits(ready=there)
            if there:
                self._on_device = job, self._programs.embed(ids, length)
                job.begun += 1
                self._jobs.remove(job)
                self._jobs.append(job)  # the others have their turn
                return 1
        return 0

    def _read(self, job: EmbeddingJob, found: jax.Array) -> None:
        if job.done:
            return None
        vector = np.asarray(found)[self._form.pooling]  # waits for the device
        size = job.request.dimensions
        if size is not None and size > len(vector):
            error = InvalidRequest(
                f"dimensions is {size}; this model's embeddings have {len(vector)}, so choose at most that.",
                field="dimensions",
            )
            return self._end(job, Failed(error))
        if size is not None:
            vector = vector[:size]
        if self._form.normalized or size is not None:
            vector = vector / max(float(np.linalg.norm(vector)), 1e-12)
        job.vectors.append(vector)
        if len(job.vectors) == len(job.inputs):
            job.emit(Embedded(tuple(job.vectors)))
            self._end(job, Finished(FinishReason.STOP, self._statistics(job)))
        return None

    def _end(self, job: EmbeddingJob, event: Any) -> None:
        job.done = True
        self._jobs.remove(job)
        job.emit(event)

    def _statistics(self, job: EmbeddingJob) -> TextStatistics:
        seconds, tokens = time.perf_counter() - job.began, sum(map(len, job.inputs))
        return TextStatistics(
            prompt_tokens=tokens,
            reused_tokens=0,
            completion_tokens=0,
            context_length=self._programs.shapes.context_length,
            ttft_s=seconds,
            prefill_tokens_per_s=tokens / max(seconds - job.compile_s, 1e-9),
            decode_tokens_per_s=0.0,
            load_s=job.load_s,
            compile_s=job.compile_s,
            device=self._device,
            seed=None,
        )
