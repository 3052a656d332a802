"""The sides of the benchmarks on text, each created in a child process (see :mod:`.side_process`).

PyTorch    ``model.generate`` as transformers documents it: eager, or with a static cache and ``torch.compile``
Engine     this program's engine, called directly
MemoryReader     memory bandwidth
"""

from __future__ import annotations

import dataclasses
import itertools
import math
import os
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from hfjax_demo.events import Event, Failed, Finished, TextDelta, ThoughtDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.engine_imports import quiet_transformers
from hfjax_demo.settings import Settings

from .first_token import TickStreamer
from .prompts import PROMPTS

READ_BYTES = 512 << 20  # many times the size of a processor's caches


@dataclass(frozen=True, slots=True)
class GenerationTiming:
    """One run: tokens per second while all conversations decode, seconds in total, seconds to the first token."""

    tokens_per_s: float
    seconds: float
    ttft_s: float


@dataclass(slots=True)
class Answer:
    """One answer as it arrives.

    Attributes:
        sent: time of the request, on the clock of ``time.perf_counter``.
        arrivals: when tokens arrived, and how many.
        text: the text so far.
        token_ids: the tokens so far.
        finished: the last event, once it has arrived.
        ended: when the answer was complete, or failed.
        error: why it failed; None if it did not.
    """

    sent: float
    arrivals: list[tuple[float, int]] = field(default_factory=list)
    text: str = ""
    token_ids: list[int] = field(default_factory=list)
    finished: Finished | None = None
    ended: float = 0.0
    error: str | None = None

    def take(self, event: Event) -> None:
        """Record the next event of the engine.

        Raises:
            HfjaxError: the engine could not serve the request.
        """
        if isinstance(event, Failed):
            raise event.error
        if isinstance(event, (TextDelta, ThoughtDelta)):
            self.arrivals.append((time.perf_counter(), len(event.token_ids)))
            self.text += event.text
            self.token_ids += event.token_ids
        elif isinstance(event, Finished):
            self.finished, self.ended = event, time.perf_counter()

    @property
    def ttft_s(self) -> float:
        """Seconds to the first token."""
        return self.arrivals[0][0] - self.sent

    @property
    def longest_gap_s(self) -> float:
        """The longest time between two pieces; 0 if there are fewer than two."""
        return max((end - begin for (begin, _), (end, _) in itertools.pairwise(self.arrivals)), default=0.0)


def concurrent_rate(arrivals: Sequence[Sequence[tuple[float, int]]]) -> float:
    """Return the tokens per second over all conversations, from the beginning of the last one to the end of the first one.

    Args:
        arrivals: for each conversation, when tokens arrived and how many.
    """
    begin = max(times[0][0] for times in arrivals)
    end = min(times[-1][0] for times in arrivals)
    return sum(count for times in arrivals for at, count in times if begin < at <= end) / (end - begin)


class PyTorch:
    """``model.generate`` as transformers documents it, in a process without JAX.

    Args:
        dtype: of the weights, "float32" or "bfloat16".
        compiled: decode with a static cache and a forward pass compiled by ``torch.compile``, instead of eagerly.
    """

    def __init__(self, folder: Path, dtype: str, compiled: bool = False) -> None:
        import torch

        from hfjax_demo.text.model_reader import read_torch_model

        quiet_transformers()
        self._torch = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._tokenizer, self.model = read_torch_model(folder, folder.name, getattr(torch, dtype))
        self.model.to(self._device)
        self.model.generation_config.eos_token_id = None  # all sides generate the same number of tokens
        self._dtype = dtype
        self._options = _compiled_decoding() if compiled else {}

    def generate(self, conversations: int, new_tokens: int) -> GenerationTiming:
        """Answer one prompt, regardless of ``conversations``: ``generate`` does not support continuous batching."""
        started = time.perf_counter()
        times = self._times(self._tokenizer(PROMPTS[0]).input_ids, new_tokens)
        first, *_, last = times
        return GenerationTiming((new_tokens - 1) / (last - first), last - started, first - started)

    def ttft(self, ids: Sequence[int]) -> float:
        """Return the seconds to the first token after ``ids``: the whole prompt is recomputed."""
        started = time.perf_counter()
        return self._times(ids, 1)[0] - started

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """Return the tokens after each prompt; end tokens do not end an answer."""
        answers = []
        for prompt in prompts:
            ids = self._tokenizer(prompt).input_ids
            answers.append([int(token) for token in self._generate(ids, new_tokens)[0, len(ids) :]])
        return answers

    def facts(self) -> dict[str, Any]:
        """Return facts as :meth:`Engine.facts`."""
        rss_mb = psutil.Process().memory_info().rss / 1e6  # before JAX is imported, which this side does not use
        from .unloaded import multiplied_weights

        read = [*multiplied_weights(self.model), *self.model.buffers()]
        return facts(sum(each.nbytes for each in read), precision=self._dtype, cache_dtype=self._dtype, rss_mb=rss_mb)

    def _times(self, ids: Sequence[int], new_tokens: int) -> list[float]:
        times: list[float] = []
        self._generate(ids, new_tokens, streamer=TickStreamer(lambda: times.append(time.perf_counter())))
        return times[1:]  # the first put is the prompt itself

    def _generate(self, ids: Sequence[int], new_tokens: int, **options: Any) -> Any:
        prompt = self._torch.tensor([list(ids)], device=self._device)
        with self._torch.inference_mode():
            return self.model.generate(
                prompt,
                attention_mask=self._torch.ones_like(prompt),
                do_sample=False,
                max_new_tokens=new_tokens,
                pad_token_id=0,
                **self._options,
                **options,
            )


def _compiled_decoding() -> dict[str, Any]:
    from transformers import CompileConfig

    compile_config = CompileConfig()
    compile_config._compile_all_devices = True  # type: ignore[assignment]  # else transformers does not compile on a CPU
    return {"cache_implementation": "static", "compile_config": compile_config}


class Engine:
    """This program's engine, called directly.

    Args:
        endless: end tokens do not end an answer, so that every answer has the maximum length.
    """

    def __init__(self, folder: Path, name: str, settings: Settings, endless: bool = True) -> None:
        from hfjax_demo.bridge.programs.compiler import Compiler
        from hfjax_demo.runtime.device import configure_jax, default_dtype, device_label
        from hfjax_demo.text.engine_builder import build_engine
        from hfjax_demo.text.loading import load_text_model

        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._name = name
        self.params, model = load_text_model(
            folder, name, self._dtype, lambda message, fraction: None, cache_dtype=settings.cache_dtype
        )
        self.model = dataclasses.replace(model, stop_ids=()) if endless else model
        self.engine = build_engine(
            self.params, self.model, settings=settings, device=device_label(), compiler=Compiler()
        )
        self.engine.prepare(name)

    def generate(self, conversations: int, new_tokens: int) -> GenerationTiming:
        """Answer several prompts at once, one for each conversation."""
        from hfjax_demo.runtime.device import release_unused_memory

        started = time.perf_counter()
        answers = [self.ask(new_tokens, prompt=PROMPTS[index % len(PROMPTS)]) for index in range(conversations)]
        self.work()
        ended = time.perf_counter()
        release_unused_memory()  # as the device thread does when it is idle
        rate = concurrent_rate([answer.arrivals for answer in answers])
        return GenerationTiming(rate, ended - started, statistics.median(answer.ttft_s for answer in answers))

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """Return the tokens after each prompt; the prompts share the slots, as conversations do."""
        answers = [self.ask(new_tokens, prompt=prompt) for prompt in prompts]
        self.work()
        return [answer.token_ids for answer in answers]

    def prepare(self) -> None:
        """Compile the remaining programs, so that nothing is compiled during a measurement."""
        while self.engine.compile_next():
            pass

    def ask(self, new_tokens: int, **prompt: Any) -> Answer:
        """Submit a greedy request and return its answer; ``prompt`` is ``prompt=``, ``messages=`` or ``prompt_ids=``."""
        sampling = SamplingSettings(temperature=0, max_new_tokens=new_tokens)
        answer = Answer(time.perf_counter())
        self.engine.submit(TextRequest(model=self._name, sampling=sampling, **prompt), answer.take)
        return answer

    def work(self, until: Callable[[], bool] = lambda: False) -> None:
        """Step the engine until it has no work left, or ``until`` returns true."""
        while self.engine.has_work and not until():
            self.engine.step()

    def count_tokens(self, texts: Sequence[str]) -> int:
        """Return the total number of tokens of the texts, according to the model's tokenizer."""
        return sum(len(self.model.tokenizer(text, add_special_tokens=False).input_ids) for text in texts)

    def facts(self) -> dict[str, Any]:
        """Return the device, the megabytes to read per token and those of this process, and the precision of weights and KV
        cache."""
        from hfjax_demo.bridge.functional import parameter_bytes, weights_read_per_token
        from hfjax_demo.runtime.device import device_label

        weights = parameter_bytes(weights_read_per_token(self.params, self.model.call))
        cache_dtype = str(self.model.cache_dtype)
        return facts(weights, precision=self._dtype, cache_dtype=cache_dtype, device=device_label())


class MemoryReader:
    """Reads memory and does nothing else: an upper limit for any decoding that reads all weights for every token."""

    def __init__(self, folder: Path) -> None:
        from .unloaded import matrix_shapes

        self._shapes = matrix_shapes(folder)
        self._numbers = np.ones(READ_BYTES // 8, np.uint64)

    def bytes_per_s(self) -> float:
        """Return the median of ten readings of half a gigabyte by all cores that this process may use."""
        speeds, parts = [], np.array_split(self._numbers, allowed_cores())
        with ThreadPoolExecutor(len(parts)) as pool:
            for _ in range(11):
                started = time.perf_counter()
                list(pool.map(np.bitwise_xor.reduce, parts))  # without the GIL
                speeds.append(READ_BYTES / (time.perf_counter() - started))
        return statistics.median(speeds[1:])  # before the first, pages may be in other places

    def facts(self) -> dict[str, Any]:
        """Return the device, and the bytes of the model's matrices in float32."""
        from hfjax_demo.runtime.device import device_label

        return {"device": device_label(), "weight_bytes": sum(4 * math.prod(shape) for shape in self._shapes)}


def allowed_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def facts(weight_bytes: float, **others: Any) -> dict[str, Any]:
    """Return the facts of a side: ``others``, the megabytes that it reads per token, and those of its process."""
    return {"weights_mb": weight_bytes / 1e6, "rss_mb": psutil.Process().memory_info().rss / 1e6, **others}
