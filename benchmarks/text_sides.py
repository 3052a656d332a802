"""The sides of the benchmarks on text, each created in a child process (see :mod:`.side_process`)."""

from __future__ import annotations

import collections
import dataclasses
import itertools
import math
import os
import re
import resource
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from hfjax_demo.errors import UserError
from hfjax_demo.events import Event, Failed, Finished, TextDelta, ThoughtDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.engine_imports import quiet_transformers
from hfjax_demo.settings import Settings

from .first_token import streamer
from .prompts import PROMPTS, reading

BATCHED_BENCH = "llama-batched-bench"
SHORT_PROMPT_TOKENS = 32  # of llama.cpp's sequences, about as many as our prompts have
READ_BYTES = 512 << 20  # many times the size of a processor's caches
NEXT_PIECE = 173  # tokens of a text between two prompts that are pieces of it


@dataclass(slots=True)
class Answer:
    """One answer as it arrives, with times of ``time.perf_counter``."""

    sent: float
    arrivals: list[tuple[float, int]] = field(default_factory=list)  # times, and numbers of tokens
    text: str = ""
    token_ids: list[int] = field(default_factory=list)
    finished: Finished | None = None
    ended: float = 0.0
    error: str | None = None

    def take(self, event: Event) -> None:
        """Record the next event of the engine; raise the error if it could not serve the request."""
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


def run_values(started: float, answers: Sequence[Sequence[tuple[float, int]]]) -> dict[str, float]:
    """Return a run's values of a row, from the arrivals of its answers: tokens per second of all together, from the beginning of
    the last one to the end of the first one; seconds from ``started`` to the last token, and to the first ones, the median."""
    begin, end = max(times[0][0] for times in answers), min(times[-1][0] for times in answers)
    return {
        "tokens_per_s": sum(count for times in answers for at, count in times if begin < at <= end) / (end - begin),
        "seconds": max(times[-1][0] for times in answers) - started,
        "ttft_s": statistics.median(times[0][0] for times in answers) - started,
    }


def piece(tokens: Sequence[int], start: int, length: int) -> list[int]:
    """Return ``length`` tokens of a text from ``start``; the text is repeated if it ends."""
    return list(itertools.islice(itertools.cycle(tokens), start, start + length))


class PyTorch:
    """``model.generate`` as transformers documents it, in a process without JAX; end tokens do not end an answer. ``compiled``:
    with a static cache and a forward pass compiled by ``torch.compile``, instead of eagerly."""

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
        self._options: dict[str, Any] = {}
        if compiled:
            from transformers import CompileConfig

            config = CompileConfig()
            config._compile_all_devices = True  # type: ignore[assignment]  # else transformers does not compile on a CPU
            self._options = {"cache_implementation": "static", "compile_config": config}

    def generate(self, conversations: int, new_tokens: int, prompt_tokens: int = 0) -> dict[str, float]:
        """Answer one prompt, regardless of ``conversations``: ``generate`` does not support continuous batching."""
        ids = self._tokenizer(reading() if prompt_tokens else PROMPTS[0]).input_ids
        started = time.perf_counter()
        times = self._times(piece(ids, 0, prompt_tokens or len(ids)), new_tokens)
        return run_values(started, [[(at, 1) for at in times]])

    def ttft(self, ids: Sequence[int]) -> float:
        """Return the seconds to the first token after ``ids``: the whole prompt is recomputed."""
        started = time.perf_counter()
        return self._times(ids, 1)[0] - started

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """Return the tokens after each prompt."""
        asked = [self._tokenizer(prompt).input_ids for prompt in prompts]
        return [self._generate(ids, new_tokens)[0, len(ids) :].tolist() for ids in asked]

    def facts(self) -> dict[str, Any]:
        """Return facts as :meth:`Engine.facts`."""
        rss_mb = psutil.Process().memory_info().rss / 1e6  # before JAX is imported, which this side does not use
        from .unloaded import multiplied_weights

        read = [*multiplied_weights(self.model), *self.model.buffers()]
        same = {"cache_dtype": self._dtype, "activations": "exact"}
        return facts(sum(each.nbytes for each in read), precision=self._dtype, rss_mb=rss_mb, **same)

    def _times(self, ids: Sequence[int], new_tokens: int) -> list[float]:
        times: list[float] = []
        self._generate(ids, new_tokens, streamer=streamer(lambda: times.append(time.perf_counter())))
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


class LlamaCpp:
    """A GGUF file in llama.cpp or a fork of it: the program ``llama-batched-bench``, which is started anew for each measurement.
    Its tokens are random, and it samples none.

    Args:
        folder: of the program.
        gguf: path of the file.
    """

    def __init__(self, folder: Path, gguf: Path) -> None:
        self._program, self._gguf = folder / BATCHED_BENCH, gguf

    def generate(self, conversations: int, new_tokens: int, prompt_tokens: int = 0) -> dict[str, float]:
        """Prefill several sequences of random tokens, and decode all of them. Raises UserError if the program fails."""
        prompt = prompt_tokens or SHORT_PROMPT_TOKENS
        length = -(-(prompt + new_tokens) // 256) * 256  # of a sequence's cache; llama.cpp rounds it up to this
        # The physical cores that this process may use, which PyTorch and XLA also use for their threads.
        cores = min(allowed_cores(), psutil.cpu_count(logical=False) or allowed_cores())
        sizes = {"npp": prompt, "ntg": new_tokens, "npl": conversations, "c": conversations * length}
        options = sizes | {"t": cores, "tb": cores}
        given = [text for name, value in options.items() for text in (f"-{name}", str(value))]
        # Threads that sleep at each barrier, which suits processes that share cores, would halve its speed.
        environment = {name: value for name, value in os.environ.items() if name != "OMP_WAIT_POLICY"}
        command: list[str | Path] = [self._program.absolute(), "-m", self._gguf.absolute(), *given]
        with tempfile.TemporaryDirectory() as folder:  # some builds write a log
            done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)
        rows = re.findall(r"^\|((?: +[\d.]+ \|){10})", done.stdout + "\n" + done.stderr, re.MULTILINE)
        if done.returncode or not rows:
            raise UserError(f"{self._program} failed: {(done.stderr.strip() or done.stdout).splitlines()[-1:]}")
        # prompt, new, sequences, cache; then seconds and tokens/s of the prompts, of the new tokens, and of all
        cells = [float(cell) for cell in rows[0].split("|")[:-1]]
        return {"tokens_per_s": cells[7], "seconds": cells[8], "ttft_s": cells[4]}

    def facts(self) -> dict[str, Any]:
        """Return :func:`facts`, the peak of memory with the pages of the mapped file, and the type of most of its bytes, such as
        "Q4_1"."""
        from gguf import GGUFReader

        tensors = {tensor.name: tensor for tensor in GGUFReader(self._gguf).tensors}
        types: collections.Counter[str] = collections.Counter()
        for tensor in tensors.values():
            types[tensor.tensor_type.name] += int(tensor.n_bytes)
        if "output.weight" in tensors:  # else the table is also the output's weight
            del tensors["token_embd.weight"]
        read = sum(int(tensor.n_bytes) for tensor in tensors.values())
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / 1e6
        return facts(read, precision=max(types, key=lambda name: types[name]), rss_mb=peak)


class Engine:
    """This program's engine, called directly. ``endless``: end tokens do not end an answer."""

    def __init__(self, folder: Path, name: str, settings: Settings, endless: bool = True) -> None:
        from hfjax_demo.bridge.programs.compiler import Compiler
        from hfjax_demo.runtime.device import configure_jax, default_dtype, device_label
        from hfjax_demo.text.engine_assembly import build_engine
        from hfjax_demo.text.loading import load_text_model

        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._name = name
        self.params, model = load_text_model(
            folder,
            name,
            self._dtype,
            lambda message, fraction: None,
            cache_dtype=settings.cache_dtype,
            activations=settings.activations,
        )
        self.model = dataclasses.replace(model, stop_ids=()) if endless else model
        self._device = device_label()
        self.engine = build_engine(self.params, self.model, settings=settings, device=self._device, compiler=Compiler())
        self.engine.prepare(name)
        self._reading: list[int] = self.model.tokenizer(reading(), add_special_tokens=False).input_ids
        self._read = 0  # prompts that were pieces of the text

    def generate(self, conversations: int, new_tokens: int, prompt_tokens: int = 0) -> dict[str, float]:
        """Answer several prompts at once, one for each conversation; with ``prompt_tokens``, pieces of a text that are this long
        and not in the cache."""
        from hfjax_demo.runtime.device import release_unused_memory

        started = time.perf_counter()
        if prompt_tokens:
            answers = [self.ask(new_tokens, prompt_ids=self._new_piece(prompt_tokens)) for _ in range(conversations)]
            self.work()
        else:
            answers = self.answers([PROMPTS[index % len(PROMPTS)] for index in range(conversations)], new_tokens)
        release_unused_memory()  # as the device thread does when it is idle
        return run_values(started, [answer.arrivals for answer in answers])

    def greedy(self, prompts: Sequence[str], new_tokens: int) -> list[list[int]]:
        """Return the tokens after each prompt."""
        return [answer.token_ids for answer in self.answers(prompts, new_tokens)]

    def answers(self, prompts: Sequence[str], new_tokens: int) -> list[Answer]:
        """Answer all prompts at once; those without a free slot wait for one."""
        answers = [self.ask(new_tokens, prompt=prompt) for prompt in prompts]
        self.work()
        return answers

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

    def _new_piece(self, length: int) -> list[int]:
        self._read += 1
        return piece(self._reading, self._read * NEXT_PIECE, length)

    def count_tokens(self, texts: Sequence[str]) -> int:
        """Return the total number of tokens of the texts, according to the model's tokenizer."""
        return sum(len(self.model.tokenizer(text, add_special_tokens=False).input_ids) for text in texts)

    def facts(self) -> dict[str, Any]:
        """Return the precision of weights, KV cache and activations, the device, and :func:`facts`."""
        from hfjax_demo.bridge.functional import parameter_bytes

        from .unloaded import weights_read_per_token

        weights = parameter_bytes(weights_read_per_token(self.params, self.model.call))
        kept = {"cache_dtype": str(self.model.cache_dtype), "activations": self.model.activations}
        return facts(weights, precision=self._dtype, device=self._device, **kept)


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
