"""From the start of a process to the first token of an answer: this program with an empty cache and with a full one, and
PyTorch's ``generate``.

Every run is a process of its own that answers one prompt greedily and ends. They take turns, round after round: an empty
cache, the cache that this left, PyTorch. The system's file cache is warm for all of them.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import EngineFailed, HfjaxError

from .report import Report, tabulate

PROMPT = "What is the capital of France?"


@dataclass(frozen=True, slots=True)
class Answered:
    """What a child tells: moments on the clock of ``time.time``, which all processes share, and seconds of the parts."""

    first_token_at: float
    imported_at: float
    load_s: float
    compile_s: float
    processor_s: float


@dataclass(frozen=True, slots=True)
class Start:
    """One run, in seconds; ``request_s`` is what is neither importing, nor loading, nor making programs."""

    total_s: float
    imports_s: float
    load_s: float
    compile_s: float
    processor_s: float

    @property
    def request_s(self) -> float:
        """Encoding the prompt, computing the first token, and all that stands between the other parts."""
        return self.total_s - self.imports_s - self.load_s - self.compile_s


@dataclass(frozen=True, slots=True)
class StartRow:
    """One way to start; medians over the runs, each in seconds.

    ``first_token_s`` is the whole way from the start of the process. Its parts: ``imports_s`` until the program's modules are
    there; ``load_s`` the model's files, and whatever is checked; ``compile_s`` making programs or reading them from disk;
    ``request_s`` the rest, which ends with the first token. ``processor_s`` is the processor time of the whole way, all
    threads together, which a busy machine changes less.
    """

    name: str
    precision: str
    first_token_s: float
    imports_s: float
    load_s: float
    compile_s: float
    request_s: float
    processor_s: float


def make_report(rows: Sequence[StartRow], device: str) -> Report:
    """The rows; the first is what the others are compared with."""
    first = rows[0]
    columns: list[tuple[str, Callable[[StartRow], str]]] = [
        ("", lambda row: row.name),
        ("precision", lambda row: row.precision),
        ("first token", lambda row: f"{row.first_token_s:.2f} s"),
        ("", lambda row: f"{row.first_token_s / first.first_token_s:.2f}x"),
        ("imports", lambda row: f"{row.imports_s:.2f} s"),
        ("load", lambda row: f"{row.load_s:.2f} s"),
        ("programs", lambda row: f"{row.compile_s:.2f} s"),
        ("request", lambda row: f"{row.request_s:.2f} s"),
        ("processor", lambda row: f"{row.processor_s:.2f} s"),
        ("", lambda row: f"{row.processor_s / first.processor_s:.2f}x"),
    ]
    return Report(tuple(rows), tabulate(columns, rows), device)


def run(
    folder: Path, *, dtype: str, device: str, repeats: int, on_progress: Callable[[str, float | None], None]
) -> Report:
    """Measure everyone in turn, ``repeats`` times.

    Args:
        folder: a text model.
        dtype: "float32", "bfloat16" or "float16", for both sides.
        device: what this program computes on, for the report.

    Raises:
        EngineFailed: one of the processes broke.
    """
    runs: dict[str, list[Start]] = {"hfjax, empty cache": [], "hfjax, full cache": [], "PyTorch generate": []}
    cold, warm, pytorch = runs
    for repeat in range(repeats):
        on_progress("measuring", repeat / repeats)
        with tempfile.TemporaryDirectory(prefix="hfjax-start-") as cache:
            for label in (cold, warm):
                runs[label].append(_measure(answer_here, folder, dtype, Path(cache)))
        runs[pytorch].append(_measure(answer_in_pytorch, folder, dtype))

    def median(label: str, of: Callable[[Start], float]) -> float:
        return statistics.median(of(item) for item in runs[label])

    rows = tuple(
        StartRow(
            name=label,
            precision=dtype,
            first_token_s=median(label, lambda item: item.total_s),
            imports_s=median(label, lambda item: item.imports_s),
            load_s=median(label, lambda item: item.load_s),
            compile_s=median(label, lambda item: item.compile_s),
            request_s=median(label, lambda item: item.request_s),
            processor_s=median(label, lambda item: item.processor_s),
        )
        for label in (pytorch, warm, cold)
    )
    return make_report(rows, device)


def _measure(answer: Callable[..., Answered], *arguments: Any) -> Start:
    started = time.time()
    try:
        with Child(f"benchmark {answer.__name__}") as child:
            found: Answered = child.call(answer, *arguments)
    except (ChildError, HfjaxError) as error:
        reason = error.reason if isinstance(error, ChildError) else str(error).rstrip(".")
        raise EngineFailed(f"A benchmark process failed: {reason}.") from error
    return Start(
        total_s=found.first_token_at - started,
        imports_s=found.imported_at - started,
        load_s=found.load_s,
        compile_s=found.compile_s,
        processor_s=found.processor_s,
    )


def answer_here(folder: Path, dtype: str, cache_dir: Path) -> Answered:
    """This program, as ``generate`` on the command line runs it."""
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
        asked = time.time()
        loaded = asked
        for event in _events(manager.generate(request)):
            if isinstance(event, Failed):
                raise event.error
            if isinstance(event, (TextDelta, ThoughtDelta)):
                ended, processor = time.time(), time.process_time()
                compiled = [(item.at, item.seconds) for item in manager.compilations()]
                break
            if isinstance(event, LoadProgress) and event.state is ModelState.READY:
                loaded = time.time()
        loading = sum(seconds for at, seconds in compiled if at <= loaded)
        return Answered(
            first_token_at=ended,
            imported_at=imported,
            load_s=loaded - asked - loading,
            compile_s=sum(seconds for _, seconds in compiled),
            processor_s=processor,
        )


def _events(stream: Any) -> Iterator[Any]:
    with stream:
        yield from stream


def answer_in_pytorch(folder: Path, dtype: str) -> Answered:
    """``model.generate`` as transformers documents it, in a process without JAX."""
    import torch

    from hfjax_demo.text.reading import read_plain

    imported = time.time()
    found: list[tuple[float, float]] = []

    class Clock:
        def put(self, value: Any) -> None:
            found.append((time.time(), time.process_time()))

        def end(self) -> None:
            pass

    tokenizer, model = read_plain(folder, folder.name, getattr(torch, dtype))
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
            streamer=Clock(),
        )
    first, processor = found[1]  # the first put is the prompt itself
    return Answered(
        first_token_at=first, imported_at=imported, load_s=loaded - imported, compile_s=0.0, processor_s=processor
    )
