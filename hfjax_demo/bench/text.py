"""Text generation: plain PyTorch ``generate``, this engine with one conversation, this engine with several.

Everyone decodes greedily from the same prompts, and end tokens are ignored so that everyone generates as much. The limit
is what reading every weight once per token allows: one-row float32 products with the model's own matrices, nothing else.
"""

from __future__ import annotations

import dataclasses
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

from ..bridge.functional import parameter_bytes
from ..events import Event, Finished, TextDelta
from ..runtime.device import configure_jax, default_dtype, device_label, release_unused_memory
from ..runtime.engines import quiet_transformers
from ..settings import SamplingSettings, Settings
from ..text.request import TextRequest
from .contestant import Contestant
from .report import TextReport, TextRow

PROMPTS = (
    "The history of the bicycle begins in the early nineteenth century, when",
    "To bake a loaf of bread at home you need flour, water, salt and",
    "The ocean covers most of the surface of the earth, and yet",
    "A good program is easy to read, because",
    "On a clear night, far away from the lights of a city, you can",
    "The first thing a gardener learns about tomatoes is that",
    "Trains changed the way people thought about distance, since",
    "Every language has words that cannot be translated, and",
)

# Between two runs, so that one side's worker threads have stopped spinning before the next begins.
PAUSE_S = 0.5


@dataclass(frozen=True, slots=True)
class Run:
    """One run: tokens a second while all conversations decode, seconds in all, seconds to the first token."""

    tokens_per_s: float
    seconds: float
    ttft_s: float


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    repeats: int,
    new_tokens: int,
    on_progress: Callable[[str, float | None], None],
) -> TextReport:
    """Measure everyone in turn, ``repeats`` times.

    Raises:
        EngineFailed: one of the processes broke.
    """
    several = settings.slots
    on_progress("loading the model three times over", None)
    with (
        Contestant(PyTorch, folder) as pytorch,
        Contestant(Engine, folder, name, settings) as engine,
    ):
        plan = (
            ("PyTorch generate, eager", pytorch, (1,)),
            ("hfjax, one conversation", engine, (1,)),
            (f"hfjax, {several} conversations", engine, (several,)),
        )
        for _, side, arguments in plan:  # compile, and touch every page
            side.call("generate", *arguments, 16)
        runs: dict[str, list[Run]] = {label: [] for label, _, _ in plan}
        limits: list[float] = []
        for repeat in range(repeats):
            on_progress("measuring", repeat / repeats)
            for label, side, arguments in plan:
                time.sleep(PAUSE_S)
                runs[label].append(side.call("generate", *arguments, new_tokens))
            time.sleep(PAUSE_S)
            limits.append(engine.call("limit"))
        rows = tuple(
            TextRow(
                name=label,
                precision=side.call("precision"),
                conversations=arguments[0],
                tokens_per_s=statistics.median(item.tokens_per_s for item in runs[label]),
                seconds=statistics.median(item.seconds for item in runs[label]),
                ttft_s=statistics.median(item.ttft_s for item in runs[label]),
                rss_mb=side.call("rss_mb"),
            )
            for label, side, arguments in plan
        )
        return TextReport(
            rows=rows,
            limit_tokens_per_s=1 / statistics.median(limits),
            weights_mb=engine.call("weights_mb"),
            device=engine.call("device"),
        )


class PyTorch:
    """``model.generate`` as transformers documents it, in a process without JAX."""

    def __init__(self, folder: Path) -> None:
        import torch
        from transformers import AutoModelForCausalLM, AutoTokenizer

        self._torch = torch
        self._tokenizer = AutoTokenizer.from_pretrained(folder)
        self._model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()

    def generate(self, conversations: int, new_tokens: int) -> Run:
        """One conversation after another would be the same speed: only one is measured."""
        times: list[float] = []

        class Clock:
            def put(self, value: Any) -> None:
                times.append(time.perf_counter())

            def end(self) -> None:
                pass

        ids = self._tokenizer(PROMPTS[0], return_tensors="pt").input_ids
        started = time.perf_counter()
        with self._torch.inference_mode():
            self._model.generate(
                ids,
                attention_mask=self._torch.ones_like(ids),
                do_sample=False,
                min_new_tokens=new_tokens,
                max_new_tokens=new_tokens,
                pad_token_id=0,
                streamer=Clock(),
            )
        _, first, *_, last = times  # the first put is the prompt itself
        return Run((new_tokens - 1) / (last - first), last - started, first - started)

    def precision(self) -> str:
        """Of the weights."""
        return str(self._model.dtype).removeprefix("torch.")

    def rss_mb(self) -> float:
        """Resident memory of this process."""
        return _rss_mb()


class Engine:
    """This program's engine, driven directly."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        from ..bridge.compiler import Compiler
        from ..text.engine import build_engine
        from ..text.model import load_text_model

        configure_jax(settings.cache_dir)
        quiet_transformers()
        self._dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
        self._name = name
        self._params, model = load_text_model(folder, name, self._dtype, lambda message, fraction: None)
        model = dataclasses.replace(model, stop_ids=())
        self._engine = build_engine(self._params, model, settings=settings, device=device_label(), compiler=Compiler())

    def generate(self, conversations: int, new_tokens: int) -> Run:
        """Several conversations at once; the rate is taken while all of them decode."""
        arrivals: list[list[tuple[float, int]]] = [[] for _ in range(conversations)]
        finished: list[Finished] = []

        def emit_to(index: int) -> Callable[[Event], None]:
            def emit(event: Event) -> None:
                if isinstance(event, TextDelta):
                    arrivals[index].append((time.perf_counter(), len(event.token_ids)))
                elif isinstance(event, Finished):
                    finished.append(event)

            return emit

        started = time.perf_counter()
        for index in range(conversations):
            request = TextRequest(
                model=self._name,
                prompt=PROMPTS[index % len(PROMPTS)],
                sampling=SamplingSettings(temperature=0, max_new_tokens=new_tokens),
            )
            self._engine.submit(request, emit_to(index))
        while self._engine.has_work:
            self._engine.step()
        ended = time.perf_counter()
        release_unused_memory()  # as the device thread does when it has nothing to do
        begin = max(times[0][0] for times in arrivals)
        end = min(times[-1][0] for times in arrivals)
        tokens = sum(count for times in arrivals for at, count in times if begin < at <= end)
        return Run(
            tokens / (end - begin),
            ended - started,
            statistics.median(event.statistics.ttft_s for event in finished),
        )

    def limit(self) -> float:
        """Seconds for a one-row product with every matrix of the model, in this process and its compiler."""
        import jax
        import jax.numpy as jnp

        matrices = [array for array in self._params.values() if array.ndim == 2]

        @jax.jit
        def read_all(matrices: list[jax.Array], vectors: dict[int, jax.Array]) -> list[jax.Array]:
            return [vectors[matrix.shape[1]] @ matrix.T for matrix in matrices]

        vectors = {matrix.shape[1]: jnp.ones((1, matrix.shape[1]), matrix.dtype) for matrix in matrices}
        jax.block_until_ready(read_all(matrices, vectors))
        times = []
        for _ in range(10):
            started = time.perf_counter()
            jax.block_until_ready(read_all(matrices, vectors))
            times.append(time.perf_counter() - started)
        return statistics.median(times)

    def weights_mb(self) -> float:
        """What has to be read for a token."""
        return parameter_bytes(self._params) / 1e6

    def precision(self) -> str:
        """Of the weights."""
        return self._dtype

    def device(self) -> str:
        """Where it runs."""
        return device_label()

    def rss_mb(self) -> float:
        """Resident memory of this process."""
        return _rss_mb()


def _rss_mb() -> float:
    return float(psutil.Process().memory_info().rss) / 1e6
