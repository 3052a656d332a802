"""The sides of the benchmarks on text, each to be made in a process of its own (see :mod:`.contestant`).

PyTorch    ``model.generate`` as transformers documents it: eager, or with a static cache and ``torch.compile``
Engine     this program's engine, driven directly
Reader     nothing but reading memory
"""

from __future__ import annotations

import dataclasses
import math
import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.events import Event, Failed, Finished, TextDelta, ThoughtDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.engines import quiet_transformers
from hfjax_demo.settings import Settings
from hfjax_demo.sources.gguf_file import is_gguf, read_header
from hfjax_demo.sources.weights import weight_files

from .first_token import Clock
from .prompts import PROMPTS

READ_BYTES = 512 << 20  # many times what the caches of a processor hold


@dataclass(frozen=True, slots=True)
class Run:
    """One run: tokens a second while all conversations decode, seconds in all, seconds to the first token."""

    tokens_per_s: float
    seconds: float
    ttft_s: float


@dataclass(slots=True)
class Answer:
    """One answer as it arrives.

    Attributes:
        sent: when it was asked for, on the clock of ``time.perf_counter``.
        arrivals: when tokens arrived, and how many.
        text: the text so far.
        token_ids: the tokens so far.
        finished: the last event, once it is there.
    """

    sent: float
    arrivals: list[tuple[float, int]] = field(default_factory=list)
    text: str = ""
    token_ids: list[int] = field(default_factory=list)
    finished: Finished | None = None

    def take(self, event: Event) -> None:
        """Take the next event of the engine.

        Raises:
            HfjaxError: it could not serve the request.
        """
        if isinstance(event, Failed):
            raise event.error
        if isinstance(event, (TextDelta, ThoughtDelta)):
            self.arrivals.append((time.perf_counter(), len(event.token_ids)))
            self.text += event.text
            self.token_ids += event.token_ids
        elif isinstance(event, Finished):
            self.finished = event

    @property
    def ttft_s(self) -> float:
        """Seconds to the first token."""
        return self.arrivals[0][0] - self.sent


def rate_together(arrivals: Sequence[Sequence[tuple[float, int]]]) -> float:
    """Tokens a second over all conversations, from the moment the last one has begun until the first one ends.

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
        compiled: decode with a static cache and a forward pass that ``torch.compile`` made; else eagerly.
    """

    def __init__(self, folder: Path, dtype: str, compiled: bool = False) -> None:
        import torch

        from hfjax_demo.text.reading import read_plain

        quiet_transformers()
        self._torch = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._tokenizer, self.model = read_plain(folder, folder.name, getattr(torch, dtype))
        self.model.to(self._device)
        self.model.generation_config.eos_token_id = None  # everyone is to generate as many tokens
        self._dtype = dtype
        self._options = _compiled_decoding() if compiled else {}

    def generate(self, conversations: int, new_tokens: int) -> Run:
        """One prompt, whatever is asked for: ``generate`` knows no conversations that come and go."""
        started = time.perf_counter()
        times = self._times(self._tokenizer(PROMPTS[0]).input_ids, new_tokens)
        first, *_, last = times
        return Run((new_tokens - 1) / (last - first), last - started, first - started)

    def ttft(self, ids: Sequence[int]) -> float:
        """Seconds to the first token that follows ``ids``: the whole prompt is computed anew."""
        started = time.perf_counter()
        return self._times(ids, 1)[0] - started

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """The tokens that follow each prompt, end tokens taken for tokens like any other."""
        answers = []
        for prompt in prompts:
            ids = self._tokenizer(prompt).input_ids
            answers.append([int(token) for token in self._generate(ids, new_tokens)[0, len(ids) :]])
        return answers

    def facts(self) -> dict[str, Any]:
        """As :meth:`Engine.facts`; tied weights are read once, tables that tokens are only looked up in not at all."""
        from hfjax_demo.bridge.functional import lookup_tables

        tables, named = lookup_tables(self.model), dict(self.model.named_parameters(remove_duplicate=False))
        read = {id(tensor): tensor for name, tensor in named.items() if name not in tables}
        weights = sum(tensor.numel() * tensor.element_size() for tensor in [*read.values(), *self.model.buffers()])
        return facts(weights, precision=self._dtype, cache_dtype=self._dtype)

    def _times(self, ids: Sequence[int], new_tokens: int) -> list[float]:
        times: list[float] = []
        self._generate(ids, new_tokens, streamer=Clock(lambda: times.append(time.perf_counter())))
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
    compile_config._compile_all_devices = True  # type: ignore[assignment]  # transformers leaves a CPU out otherwise
    return {"cache_implementation": "static", "compile_config": compile_config}


class Engine:
    """This program's engine, driven directly.

    Args:
        endless: take end tokens for tokens like any other, so that every answer is as long as it may be.
        smaller: folder or file, and name, of a smaller model that guesses the next tokens.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        settings: Settings,
        endless: bool = True,
        smaller: tuple[Path, str] | None = None,
    ) -> None:
        from hfjax_demo.bridge.programs.compiler import Compiler
        from hfjax_demo.runtime.device import configure_jax, default_dtype, device_label
        from hfjax_demo.text.building import build_engine, load_drafter
        from hfjax_demo.text.loading import load_text_model

        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._name = name
        self.params, model = load_text_model(
            folder, name, self._dtype, lambda message, fraction: None, cache_dtype=settings.cache_dtype
        )
        self.model = dataclasses.replace(model, stop_ids=()) if endless else model
        loaded = [(self.params, self.model)]
        self.engine = build_engine(
            self.params,
            self.model,
            settings=settings,
            device=device_label(),
            compiler=Compiler(),
            smaller=None
            if smaller is None
            else load_drafter(*smaller, name, loaded, self._dtype, settings, lambda message, fraction: None),
        )
        self.engine.prepare(name)

    def generate(self, conversations: int, new_tokens: int) -> Run:
        """Several conversations at once, each with a prompt of its own."""
        from hfjax_demo.runtime.device import release_unused_memory

        started = time.perf_counter()
        answers = [self.ask(new_tokens, prompt=PROMPTS[index % len(PROMPTS)]) for index in range(conversations)]
        self.work()
        ended = time.perf_counter()
        release_unused_memory()  # as the device thread does when it has nothing to do
        rate = rate_together([answer.arrivals for answer in answers])
        return Run(rate, ended - started, statistics.median(answer.ttft_s for answer in answers))

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """The tokens that follow each prompt; the prompts share the slots, as conversations do."""
        answers = [self.ask(new_tokens, prompt=prompt) for prompt in prompts]
        self.work()
        return [answer.token_ids for answer in answers]

    def prepare(self) -> None:
        """Make what programs are still missing, so that nothing compiles while something is measured."""
        while self.engine.compile_next():
            pass

    def ask(self, new_tokens: int, **prompt: Any) -> Answer:
        """Submit a greedy request; ``prompt`` is ``prompt=``, ``messages=`` or ``prompt_ids=``."""
        sampling = SamplingSettings(temperature=0, max_new_tokens=new_tokens)
        answer = Answer(time.perf_counter())
        self.engine.submit(TextRequest(model=self._name, sampling=sampling, **prompt), answer.take)
        return answer

    def work(self, until: Callable[[], bool] = lambda: False) -> None:
        """Step the engine until there is nothing left to do, or ``until`` says so."""
        while self.engine.has_work and not until():
            self.engine.step()

    def count_tokens(self, texts: Sequence[str]) -> int:
        """How many tokens the texts have in all, as the model's tokenizer writes them."""
        return sum(len(self.model.tokenizer(text, add_special_tokens=False).input_ids) for text in texts)

    def facts(self) -> dict[str, Any]:
        """Where it runs, the megabytes that have to be read for a token and those of this process, and the precision of weights
        and of keys and values."""
        from hfjax_demo.bridge.functional import multiplied_bytes
        from hfjax_demo.runtime.device import device_label

        weights = multiplied_bytes(self.params, self.model.call)
        cache_dtype = str(self.model.cache_dtype)
        return facts(weights, precision=self._dtype, cache_dtype=cache_dtype, device=device_label())


class Reader:
    """Reads memory and does nothing else: what no decoding can be quicker than, if it reads all weights for every token."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        from hfjax_demo.runtime.device import configure_jax

        configure_jax(settings.cache_dir)
        self._shapes = matrix_shapes(folder)
        self._numbers = np.ones(READ_BYTES, np.uint8)

    def bytes_per_s(self) -> float:
        """The median of ten readings of half a gigabyte, by every core that this process may use."""
        from hfjax_demo.bridge.kernels.reading import read_bytes_per_s

        speeds = read_bytes_per_s(self._numbers, allowed_cores(), 11)
        return statistics.median(speeds[1:])  # before the first, pages may have been elsewhere

    def facts(self) -> dict[str, Any]:
        """Where it runs, and the bytes of the model's matrices in float32."""
        from hfjax_demo.runtime.device import device_label

        return {"device": device_label(), "weight_bytes": sum(4 * math.prod(shape) for shape in self._shapes)}


OUTPUTS = ("output.weight", "lm_head.weight", "embed_out.weight")
"""What files call the weights that give logits. Without one of them, the table of the tokens does that too."""


def matrix_shapes(model: Path) -> list[tuple[int, int]]:
    """The shapes of the matrices that a model multiplies with, from the head of its GGUF file or its folder's safetensors files.

    Not that of a table which tokens are only looked up in.
    """
    from safetensors import safe_open

    shapes: dict[str, tuple[int, ...]] = {}
    if is_gguf(model):
        shapes |= {name: entry.shape for name, entry in read_header(model, model.name).tensors.items()}
    for path in weight_files(model) if model.is_dir() else ():
        with safe_open(path, framework="numpy") as file:
            shapes |= {name: tuple(file.get_slice(name).get_shape()) for name in file.keys()}  # noqa: SIM118 (no mapping)
    for output in OUTPUTS:
        tables = [name for name in shapes if name != output and ("emb" in name or "wte" in name)]
        for table in [name for name in tables if shapes[name] == shapes.get(output)][:1]:
            del shapes[table]
    found = [(shape[0], shape[1]) for shape in shapes.values() if len(shape) == 2]
    if not found:
        raise UnsupportedModel(f"{model} has no weights in safetensors files; choose a model that has.")
    return found


def allowed_cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def facts(weight_bytes: float, **others: str) -> dict[str, Any]:
    """What a side says of itself: ``others``, the megabytes that it reads for a token, and those of its process."""
    return {"weights_mb": weight_bytes / 1e6, "rss_mb": psutil.Process().memory_info().rss / 1e6, **others}
