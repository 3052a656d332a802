"""The functions that the processes of ``start`` run, each for one answer. They import hardly more than what is timed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROMPT = "What is the capital of France?"


@dataclass(frozen=True, slots=True)
class StartTiming:
    """One run, in seconds. ``first_token_s`` is the time since the start of the process, ``processor_s`` its CPU time in all
    threads, which a busy machine changes less. Parts of ``first_token_s``: ``imports_s``: importing the program's modules;
    ``load_s``: loading and checking the model; ``compile_s``: compiling programs, or reading them from disk; ``request_s``: the
    rest, up to the first token."""

    first_token_s: float
    imports_s: float
    load_s: float
    compile_s: float
    processor_s: float
    request_s: float


@dataclass(frozen=True, slots=True)
class TickStreamer:
    """A ``streamer`` of ``generate`` that calls ``tick`` for the prompt, and for each token."""

    tick: Callable[[], object]

    def put(self, value: Any) -> None:
        self.tick()

    def end(self) -> None: ...


def _start(total: float, imports: float, load: float, compiling: float, processor: float) -> StartTiming:
    return StartTiming(total, imports, load, compiling, processor, total - imports - load - compiling)


def time_hfjax_start(started: float, folder: Path, dtype: str, cache_dir: Path) -> StartTiming:
    """Run this program like ``generate`` on the command line. ``started`` is a value of ``time.time``, a clock that all processes
    share."""
    from hfjax_demo.events import Failed, LoadProgress, ModelState, TextDelta, ThoughtDelta
    from hfjax_demo.requests import SamplingSettings, TextRequest
    from hfjax_demo.runtime.manager import ModelManager
    from hfjax_demo.settings import Settings

    imported = time.time()
    manager = ModelManager(Settings(cache_dir=cache_dir, dtype=dtype, slots=1, compile_ahead=False))
    request = TextRequest(
        model=str(folder),
        messages=[{"role": "user", "content": PROMPT}],
        sampling=SamplingSettings(temperature=0, max_new_tokens=2),
    )
    with contextlib.closing(manager):
        asked = loaded = time.time()
        with manager.generate(request) as stream:
            for event in stream:
                if isinstance(event, Failed):
                    raise event.error
                if isinstance(event, (TextDelta, ThoughtDelta)):
                    ended, processor = time.time(), time.process_time()
                    compiled = [(item.at, item.seconds) for item in manager.compilations()]
                    break
                if isinstance(event, LoadProgress) and event.state is ModelState.READY:
                    loaded = time.time()
        loading = sum(seconds for at, seconds in compiled if at <= loaded)
        compiling = sum(seconds for _, seconds in compiled)
        return _start(ended - started, imported - started, loaded - asked - loading, compiling, processor)


def time_pytorch_start(started: float, folder: Path, dtype: str) -> StartTiming:
    """Run ``model.generate`` as transformers documents it, in a process without JAX."""
    import torch

    from hfjax_demo.text.model_reader import read_torch_model

    imported = time.time()
    found: list[tuple[float, float]] = []
    tokenizer, model = read_torch_model(folder, folder.name, getattr(torch, dtype))
    loaded = time.time()
    if tokenizer.chat_template:
        messages = [{"role": "user", "content": PROMPT}]
        encoded: Any = tokenizer.apply_chat_template(
            messages, add_generation_prompt=True, return_tensors="pt", return_dict=True
        )
        ids = encoded.input_ids
    else:
        ids = tokenizer(PROMPT, return_tensors="pt").input_ids
    with torch.inference_mode():
        model.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            do_sample=False,
            max_new_tokens=2,
            pad_token_id=0,
            streamer=TickStreamer(lambda: found.append((time.time(), time.process_time()))),
        )
    first, processor = found[1]  # the first put is the prompt itself
    return _start(first - started, imported - started, loaded - imported, 0.0, processor)
