"""The functions that the processes of ``start`` run, each for one answer. They import hardly more than what is timed.

Both take ``started``, the start of the process as ``time.time``, and return the seconds from then to the first token: of these
``imports_s`` import the program's modules, ``load_s`` load and check the model, ``compile_s`` compile programs or read them from
disk, and ``request_s`` are the rest. ``processor_s`` is CPU time.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

PROMPT = "What is the capital of France?"


def streamer(tick: Callable[[], object]) -> Any:
    """Return a ``streamer`` of ``generate`` that calls ``tick`` for the prompt, and for each token."""
    return SimpleNamespace(put=lambda _: tick(), end=lambda: None)


def _start(first_token: float, imports: float, load: float, compiling: float, processor: float) -> dict[str, float]:
    parts = {"imports_s": imports, "load_s": load, "compile_s": compiling}
    rest = first_token - sum(parts.values())
    return {"first_token_s": first_token, **parts, "processor_s": processor, "request_s": rest}


def time_hfjax_start(started: float, folder: Path, dtype: str, cache_dir: Path) -> dict[str, float]:
    """Run this program like ``generate`` on the command line."""
    from hfjax_demo.events import Failed, LoadProgress, ModelState, TextDelta, ThoughtDelta
    from hfjax_demo.requests import SamplingSettings, TextRequest
    from hfjax_demo.runtime.manager import ModelManager
    from hfjax_demo.settings import Settings

    imported = time.time()
    manager = ModelManager(Settings(cache_dir=cache_dir, dtype=dtype, slots=1, compile_ahead=False))
    messages: Any = [{"role": "user", "content": PROMPT}]
    sampling = SamplingSettings(temperature=0, max_new_tokens=2)
    with contextlib.closing(manager):
        asked = loaded = time.time()
        with manager.generate(TextRequest(model=str(folder), messages=messages, sampling=sampling)) as stream:
            for event in stream:
                if isinstance(event, Failed):
                    raise event.error
                if isinstance(event, LoadProgress) and event.state is ModelState.READY:
                    loaded = time.time()
                if isinstance(event, (TextDelta, ThoughtDelta)):
                    break
            ended, processor, compiled = time.time(), time.process_time(), manager.compilations()
    for thread in threading.enumerate():
        if thread.name.startswith("hfjax-programs"):  # which may still be storing the model for the next start
            thread.join()
    loading = sum(item.seconds for item in compiled if item.at <= loaded)
    compiling = sum(item.seconds for item in compiled)
    return _start(ended - started, imported - started, loaded - asked - loading, compiling, processor)


def time_pytorch_start(started: float, folder: Path, dtype: str) -> dict[str, float]:
    """Run ``model.generate`` as transformers documents it, in a process without JAX."""
    import torch

    from hfjax_demo.text.model_reader import read_torch_model

    imported = time.time()
    tokenizer, model = read_torch_model(folder, folder.name, getattr(torch, dtype))
    loaded = time.time()
    if tokenizer.chat_template:
        messages = [{"role": "user", "content": PROMPT}]
        encoded: Any = tokenizer.apply_chat_template(
            messages, add_generation_prompt=True, return_tensors="pt", return_dict=True
        )
    else:
        encoded = tokenizer(PROMPT, return_tensors="pt")
    times: list[tuple[float, float]] = []
    with torch.inference_mode():
        model.generate(
            encoded.input_ids,
            attention_mask=torch.ones_like(encoded.input_ids),
            do_sample=False,
            max_new_tokens=2,
            pad_token_id=0,
            streamer=streamer(lambda: times.append((time.time(), time.process_time()))),
        )
    first, processor = times[1]  # the first put is the prompt itself
    return _start(first - started, imported - started, loaded - imported, 0.0, processor)
