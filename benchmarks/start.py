"""Starts of this program, its first answers, and the memory of its processes; beside them the same of PyTorch's ``generate``, and
of llama.cpp's programs with the same file. Every run is a new process. The system's file cache is warm for all.

The parts: ``generate``, from the start of the command to the first byte of the answer; ``page``, from the start of the server to
the whole of ``GET /`` (llama.cpp: ``/health``), and to the first text of a message that is sent at once to
``/v1/chat/completions``; ``prompt``, the first and the second prompt of 256 tokens in a server that has loaded the model, each to
the end of an answer of one token; ``memory``, of the server after a message that is sent when the model is loaded, and after
eight at the same time; ``mixed``, once, half a minute after ``--requests`` different ones to all models; ``image``, to the file.
"Empty cache": nothing is kept of the model, and no program is compiled. The values are medians.
"""

from __future__ import annotations

import contextlib
import platform
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UserError
from hfjax_demo.sources.gguf_file import is_gguf

from . import commands as shared
from .commands import BenchmarkContext, commands
from .first_token import PROMPT
from .fresh_process import FreshProcess, free_port, start_hfjax
from .prompts import PROMPTS, reading
from .report import Report, Row, SkippedSide, medians, tabulate
from .side_process import RowMeasurement, SideFailed, measure_in_rounds, nothing_measured_error
from .text_sides import allowed_cores

CHAT, COMPLETIONS = "/v1/chat/completions", "/v1/completions"
CONVERSATIONS, PROMPT_TOKENS, NEW_TOKENS = (1, 8), 256, 64
CONTEXT_TOKENS = 2048  # for each conversation, as in this program's settings
IMAGE = ("-m", "hfjax_demo", "image", "--prompt", "a red apple", "--seed", 1)
CLIENTS, IDLE_S = 4, 30.0  # of the mixed requests; after them, for what the program frees when it is idle


class Part(StrEnum):
    """What is measured."""

    GENERATE = "generate"
    PAGE = "page"
    PROMPT = "prompt"
    MEMORY = "memory"
    MIXED = "mixed"
    IMAGE = "image"


@dataclass(frozen=True, slots=True)
class Hfjax:
    """This program with a cache folder, or with a new one for each process; ``downloads``: the models of both."""

    model: str
    precision: str
    downloads: Path
    cache: Path | None = None
    page: str = "/"

    def __str__(self) -> str:
        return "hfjax, kept" if self.cache else "hfjax, empty cache"

    @contextlib.contextmanager
    def run(self, *arguments: object) -> Iterator[FreshProcess]:
        """Context manager: run Python with the arguments."""
        with contextlib.ExitStack() as stack:
            cache = self.cache or new_cache(stack, self.downloads)
            roots = (Path(self.model).parent,)
            settings = {"default_model": self.model, "preload": True, "model_roots": roots, "api_key": None}
            yield stack.enter_context(start_hfjax(*arguments, cache_dir=cache, **settings))

    def generate(self) -> contextlib.AbstractContextManager[FreshProcess]:
        """Answer the prompt on the command line."""
        options = ("--temperature", 0, "--max-new-tokens", NEW_TOKENS)
        return self.run("-m", "hfjax_demo", "generate", self.model, "--prompt", PROMPT, *options)

    def serve(self, conversations: int = 1) -> contextlib.AbstractContextManager[FreshProcess]:
        """Start the page. It has the settings' slots, whatever the number of conversations."""
        return self.run("app.py")

    def has_loaded(self, server: FreshProcess) -> bool:
        """Return whether a server has loaded the model."""
        return b'"state":"ready"' in (server.get(f"/v1/models/{self.model}") or b"")


@dataclass(frozen=True, slots=True)
class LlamaCpp:
    """llama.cpp's programs in a folder, with a GGUF file. A conversation has as many tokens as in this program's settings."""

    model: str
    folder: Path
    file: Path
    precision: str = "GGUF"
    page: str = "/health"  # a build may have no page

    def __str__(self) -> str:
        return "llama.cpp"

    def generate(self) -> FreshProcess:
        """Answer the prompt on the command line."""
        options = ("--temp", 0, "-n", NEW_TOKENS, "-c", CONTEXT_TOKENS, "--no-display-prompt", "-cnv", "-st")
        return FreshProcess([self.folder / "llama-completion", "-m", self.file, "-p", PROMPT, *options])

    def serve(self, conversations: int = 1) -> FreshProcess:
        """Start the server for a number of conversations at the same time."""
        port = free_port()
        size = ("--parallel", conversations, "--ctx-size", conversations * CONTEXT_TOKENS)
        return FreshProcess([self.folder / "llama-server", "-m", self.file, "--port", port, *size], port)

    def has_loaded(self, server: FreshProcess) -> bool:
        """Return whether a server has loaded the model."""
        return server.get("/health") is not None


@dataclass(frozen=True, slots=True)
class PyTorch:
    """``model.generate``, as transformers documents it."""

    model: str
    precision: str
    folder: Path

    def __str__(self) -> str:
        return "PyTorch generate"

    def generate(self) -> FreshProcess:
        """Answer the prompt."""
        return FreshProcess([sys.executable, "-m", "benchmarks.first_token", self.folder, self.precision])


@commands.command()
def start(
    models: Annotated[list[str], typer.Argument(help="Names, Hugging Face IDs (org/name) or local folders.")],
    only: Annotated[list[Part] | None, typer.Option(help="A part that is measured; may be repeated.")] = None,
    llama_cpp: Annotated[Path | None, typer.Option(help="Folder of llama-server and llama-completion.")] = None,
    image_model: Annotated[str, typer.Option(help="Of the part image.")] = "emoji-diffusion",
    requests: Annotated[int, typer.Option(min=1, help="Of the part mixed.")] = 800,
    repeats: shared.Repeats = 5,
    as_json: shared.AsJson = False,
) -> None:
    """Measure starts and memory of new processes, compared with llama.cpp's programs and PyTorch."""
    from hfjax_demo.runtime.device import default_dtype, device_label

    if llama_cpp is not None and not (llama_cpp / "llama-server").is_file():
        raise UserError(f"There is no llama-server in {llama_cpp}; name the folder of llama.cpp's programs.")
    parts, skipped = only or list(Part), list[SkippedSide]()
    with shared.benchmark_context() as here, contextlib.ExitStack() as stack:
        downloads = here.settings.cache_dir / "models"
        dtype = default_dtype() if here.settings.dtype == "auto" else here.settings.dtype
        kept = Hfjax(models[0], dtype, downloads, new_cache(stack, downloads))
        entries = [entry for model in models for entry in text_entries(here, replace(kept, model=model), llama_cpp)]
        here.fetch_model(image_model, ModelKind.IMAGE)
        entries += [
            entry_of(Part.IMAGE, replace(kept, model=image_model, cache=cache), time_image)
            for cache in (kept.cache, None)
        ]
        entries = [entry for entry in entries if entry.about["part"] in parts]
        entries = measure_in_rounds(entries, repeats, here.show, skipped)
        if Part.MIXED in parts:
            mixed = entry_of(Part.MIXED, kept, partial(measure_mixed, models, requests, here.show))
            entries += measure_in_rounds([mixed], 0, here.show, skipped)
    if not entries:
        raise nothing_measured_error(skipped)
    device = device_label()
    report = make_report(entries, processor() if device == "cpu" else device, skipped)
    shared.print_report(report, as_json)


def text_entries(here: BenchmarkContext, kept: Hfjax, llama_cpp: Path | None) -> list[RowMeasurement]:
    """Return the measurements of a text model."""
    _, folder = here.fetch_model(kept.model)
    empty = replace(kept, cache=None)
    llama = [LlamaCpp(kept.model, llama_cpp, folder)] if llama_cpp and is_gguf(folder) else []
    sides: list[Any] = [kept, *llama, PyTorch(kept.model, kept.precision, folder), empty]
    return [
        *(entry_of(Part.GENERATE, side, time_generate) for side in sides),
        *(entry_of(Part.PAGE, side, time_page) for side in (kept, *llama, empty)),
        *(entry_of(Part.PROMPT, side, time_prompts) for side in (kept, *llama)),
        *(
            entry_of(Part.MEMORY, side, partial(measure_conversations, conversations=many), conversations=many)
            for many in CONVERSATIONS
            for side in (kept, *llama)
        ),
    ]


def entry_of(part: Part, side: Any, measure: Callable[[Any], Row], **about: Any) -> RowMeasurement:
    """Return the measurement of a part."""
    about = {"part": part, "model": side.model, **about}
    return RowMeasurement(str(side), side.precision, about, (part, side), partial(measure, side))


def new_cache(stack: contextlib.ExitStack, downloads: Path) -> Path:
    """Return a new cache folder without anything but downloaded models, which exists until the stack is closed."""
    cache = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hfjax-start-")))
    if downloads.exists():
        (cache / "models").symlink_to(downloads.resolve())
    return cache


def time_generate(side: Any) -> Row:
    """Measure a command that answers the prompt."""
    with side.generate() as process:
        found = {"first_token_s": process.wait_until(process.has_output), **process.usage()}
        process.finish()
    return found


def time_image(side: Hfjax) -> Row:
    """Measure a command that creates an image."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "image.png"
        with side.run(*IMAGE, side.model, "--output", file) as process:
            found = {"file_s": process.wait_until(file.exists), **process.usage()}
            process.finish()
    return found


def time_page(side: Any) -> Row:
    """Measure a server's page, and a message that is sent at once."""
    with side.serve() as server:
        page = server.wait_until(lambda: server.get(side.page))
        sent = time.perf_counter()
        first = server.first_text(CHAT, **chat_body(side.model, PROMPT))
        return {"page_s": page, "first_token_s": first - server.started, "message_s": first - sent, **server.usage()}


def time_prompts(side: Any) -> Row:
    """Measure the first two prompts of a server that has loaded the model; an answer is one token."""
    found = {}
    with side.serve() as server:
        server.wait_until(lambda: side.has_loaded(server))
        for number, key in enumerate(("tokens_per_s", "second_tokens_per_s")):
            ids = random.Random(number).choices(range(40, 240), k=PROMPT_TOKENS)
            sent = time.perf_counter()
            if server.post(COMPLETIONS, model=side.model, prompt=ids, max_tokens=1, temperature=0) != 200:
                raise SideFailed("it refused a prompt")
            found[key] = len(ids) / (time.perf_counter() - sent)
    return found


def measure_conversations(side: Any, conversations: int) -> Row:
    """Measure the memory of a server after the first message, which is sent when the model is loaded, and after others."""
    with side.serve(conversations) as server:
        server.wait_until(lambda: side.has_loaded(server))
        sent = time.perf_counter()
        message = server.first_text(CHAT, **chat_body(side.model, PROMPT)) - sent
        if conversations > 1:
            bodies = [chat_body(side.model, PROMPTS[index % len(PROMPTS)]) for index in range(conversations)]
            with ThreadPoolExecutor(conversations) as pool:
                list(pool.map(lambda body: server.first_text(CHAT, **body), bodies))
        return {"message_s": message, **server.usage()}


def measure_mixed(models: list[str], requests: int, show: Callable[[str, float], None], side: Hfjax) -> Row:
    """Measure the memory of a server after different requests to several models."""
    statuses: Counter[int] = Counter()
    with side.serve() as server:
        server.wait_until(lambda: side.has_loaded(server))

        def ask(number: int) -> None:
            statuses[server.post(CHAT, **mixed_body(number, models))] += 1
            show("asking", statuses.total() / requests)

        with ThreadPoolExecutor(CLIENTS) as pool:
            list(pool.map(ask, range(requests)))
        time.sleep(IDLE_S)
        return {**server.usage(), "requests": requests, "refused": requests - statuses[200]}


def chat_body(model: str, text: str, **others: Any) -> dict[str, Any]:
    """Return the body of a chat request with a message."""
    messages = [{"role": "user", "content": text}]
    return {"model": model, "messages": messages, "max_tokens": NEW_TOKENS, "temperature": 0, **others}


def mixed_body(number: int, models: list[str]) -> dict[str, Any]:
    """Return the body of a chat request: each number gives another one."""
    chosen, words = random.Random(number), reading().split()
    properties = {f"field{chosen.randrange(6)}": {"type": "integer"}}
    schema = {"name": "answer", "schema": {"type": "object", "properties": properties}}
    said = [{"role": role, "content": " ".join(chosen.choices(words, k=30))} for role in ("user", "assistant") * 3]
    text = " ".join(chosen.choices(words, k=chosen.choice([5, 20, 60, 200])))
    others: list[dict[str, Any]] = [
        {},
        {"logprobs": True, "top_logprobs": 5},
        {"temperature": 0.8, "seed": chosen.randrange(9)},
        {"frequency_penalty": 0.5, "presence_penalty": 0.2},
        {"response_format": {"type": "json_schema", "json_schema": schema}},
        {"stop": ["a", "\n"], "stream": True},
        {"n": 2, "temperature": 0.7},
        {"messages": [*said, {"role": "user", "content": text}]},
        {"logit_bias": {"100": 5}},
    ]
    return {**chat_body(chosen.choice(models), text, max_tokens=chosen.choice([4, 16, 32])), **chosen.choice(others)}


def make_report(entries: list[RowMeasurement], device: str, skipped: list[SkippedSide]) -> Report:
    """Return the report: a table for each part."""
    rows = [
        {"program": entry.name, "precision": entry.precision, **entry.about, **medians(entry.runs[1:] or entry.runs)}
        for entry in entries
    ]
    tables = [
        tabulate(
            of_part,
            (part.value, "{program}"),
            ("model", lambda row: Path(row["model"]).name),
            *((heading, show) for key, (heading, show) in COLUMNS.items() if key in of_part[0]),
        )
        for part in Part
        if (of_part := [row for row in rows if row["part"] is part])
    ]
    return Report(rows, "\n\n".join(tables), device, (device,), skipped)


# By key: heading and form of a column.
COLUMNS: dict[str, tuple[str, str | Callable[[Row], str]]] = {
    "conversations": ("at once", "{conversations}"),
    "page_s": ("page", "{page_s:.2f} s"),
    "first_token_s": ("first token", "{first_token_s:.2f} s"),
    "message_s": ("message", "{message_s:.2f} s"),
    "file_s": ("file", "{file_s:.2f} s"),
    "tokens_per_s": ("first", "{tokens_per_s:.0f} tokens/s"),
    "second_tokens_per_s": ("second", "{second_tokens_per_s:.0f} tokens/s"),
    "requests": ("requests", "{requests:.0f}"),
    "refused": ("refused", "{refused:.0f}"),
    "processor_s": ("processor", "{processor_s:.1f} s"),
    "rss_mb": ("memory", "{rss_mb:.0f} MB"),
    "private_mb": ("private", "{private_mb:.0f} MB"),
    "peak_mb": ("peak", "{peak_mb:.0f} MB"),
}


def processor() -> str:
    """Return the name, family and model of the processor, and the number of cores that this process may use."""
    file, name = Path("/proc/cpuinfo"), platform.processor() or platform.machine()
    said = re.findall(
        r"^(model name|cpu family|model)\s*: (.+)$", file.read_text() if file.exists() else "", re.MULTILINE
    )
    found = {"model name": name, "cpu family": "?", "model": "?", **dict(said)}
    return "{model name}, family {cpu family}, model {model}, {cores} cores".format(**found, cores=allowed_cores())
