"""Text generation: PyTorch eager and compiled, llama.cpp, and this engine in several precisions with several concurrent
conversations.

All sides decode greedily from the same prompts, and end tokens are ignored so that all generate the same number of tokens. Each
runs in a child process; they are measured in turn, round after round. The values of a row are medians over the runs:

tokens_per_s         of the decode phase alone, over all conversations
seconds              of the whole run, prefill included
rss_mb               resident memory of the process during the run
weights_mb           what it reads for a token
limit_tokens_per_s   how many times per second this machine can read that much: see :class:`.text_sides.MemoryReader`
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from contextlib import ExitStack
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError
from hfjax_demo.sources.gguf_file import is_gguf

from .commands import (
    AsJson,
    BenchmarkContext,
    ConcurrencyOption,
    NewTokens,
    Precisions,
    Repeats,
    SideOption,
    benchmark_context,
    changed,
    commands,
    print_report,
)
from .llama_cpp import LlamaCpp
from .report import Report, Row, SkippedSide, medians, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import Engine, MemoryReader, PyTorch

OURS = "hfjax"
PRECISIONS = ("float32", "bfloat16", "int8")
CONVERSATIONS = (1, 2, 4, 8)


class TextSideName(StrEnum):
    """A side of the benchmark."""

    PYTORCH = "pytorch"
    PYTORCH_BFLOAT16 = "pytorch-bfloat16"
    COMPILED = "torch-compile"
    LLAMA_CPP = "llama.cpp"
    OURS = OURS


# For each side of PyTorch: name of its rows, precision, and whether ``torch.compile`` compiles the forward pass.
PYTORCH = {
    TextSideName.PYTORCH: ("PyTorch generate, eager", "float32", False),
    TextSideName.PYTORCH_BFLOAT16: ("PyTorch generate, eager", "bfloat16", False),
    TextSideName.COMPILED: ("PyTorch generate, torch.compile", "float32", True),
}


@commands.command()
def text(
    model: Model,
    only: Annotated[list[TextSideName] | None, SideOption] = None,
    precision: Precisions = None,
    conversations: Annotated[list[int] | None, ConcurrencyOption] = None,
    repeats: Repeats = 5,
    new_tokens: NewTokens = 96,
    gguf: Annotated[
        Path | None, typer.Option(help="The model's GGUF file for llama.cpp, if it did not come as one.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure tokens per second: PyTorch eager and compiled, llama.cpp, and this program."""
    if gguf is not None and not gguf.is_file():
        raise UserError(f"{gguf} is no file; name the model's GGUF file.")
    with benchmark_context() as here:
        report = run(
            here,
            model,
            sides=only or list(TextSideName),
            precisions=precision or PRECISIONS,
            conversations=conversations or CONVERSATIONS,
            gguf=gguf,
            repeats=repeats,
            new_tokens=new_tokens,
        )
    print_report(report, as_json)


def make_report(
    rows: Sequence[Row], bytes_per_s: float, limit: float, device: str, skipped: Sequence[SkippedSide] = ()
) -> Report:
    """Return the report; rows are compared with the first.

    Args:
        bytes_per_s: read bandwidth of this machine with all cores, in code that does nothing else.
        limit: how many times per second the model's float32 weights can be read.
    """
    first = rows[0]["tokens_per_s"]
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("conversations", "{conversations}"),
        ("tokens/s", "{tokens_per_s:.1f}"),
        ("to the first", lambda row: f"{row['tokens_per_s'] / first:.2f}x"),
        ("limit", "{limit_tokens_per_s:.0f}"),
        ("of the limit", lambda row: f"{row['tokens_per_s'] / row['limit_tokens_per_s']:.0%}"),
        ("ttft", milliseconds_column("ttft_s")),
        ("weights MB", "{weights_mb:.0f}"),
        ("RSS MB", "{rss_mb:.0f}"),
    )
    explained = (
        "limit: the row's weights read once a token, tokens/s of one conversation; memory is read at "
        f"{bytes_per_s / 1e9:.1f} GB/s here by all cores, in code that does nothing else."
    )
    values = {"limit_tokens_per_s": limit, "read_bytes_per_s": bytes_per_s}
    return Report(rows, table, device, (explained,), skipped, values)


def run(
    here: BenchmarkContext,
    model: str,
    *,
    sides: Sequence[TextSideName],
    precisions: Sequence[str],
    conversations: Sequence[int],
    gguf: Path | None = None,
    repeats: int,
    new_tokens: int,
) -> Report:
    """Measure all sides in turn, ``repeats`` times.

    Raises:
        EngineFailed: no side could be measured, or a process failed during the measurement.
    """
    spec = here.model(model)
    folder = here.fetch_model(spec)
    if gguf is None and is_gguf(folder):
        gguf = folder
    settings = here.settings.changed(slots=max(here.settings.slots, *conversations))
    entries: list[RowMeasurement] = []
    skipped: list[SkippedSide] = []
    with ExitStack() as processes:

        def add(name: str, precision: str, counts: Sequence[int], *made: Any) -> None:
            side = processes.enter_context(SideProcess(*made))
            for count in counts:
                # The first run generates as many tokens, too: a static cache of another size is another program.
                generate = partial(side.call, "generate", count, new_tokens)
                entries.append(RowMeasurement(name, precision, {"conversations": count}, side, generate))

        for side, (name, precision, compiled) in PYTORCH.items():
            if side in sides:
                add(name, precision, (1,), PyTorch, folder, precision, compiled)
        if TextSideName.LLAMA_CPP in sides and gguf is None:
            reason = "the model did not come as a GGUF file; name one with --gguf"
            skipped.append(SkippedSide("llama.cpp", "GGUF", reason))
        elif TextSideName.LLAMA_CPP in sides:
            add("llama.cpp", "GGUF", sorted({1, max(conversations)}), LlamaCpp, gguf)
        for precision in precisions if TextSideName.OURS in sides else ():
            if (own := changed(settings, skipped, dtype=precision)) is not None:
                add(OURS, precision, conversations, Engine, folder, spec.name, own)

        reader = processes.enter_context(SideProcess(MemoryReader, folder))
        read = reader.call("facts")
        memory = RowMeasurement("memory", "read alone", {}, reader, partial(reader.call, "bytes_per_s"))
        entries = [
            entry for entry in measure_in_rounds([*entries, memory], repeats, here.show, skipped) if entry is not memory
        ]
        if not entries:
            raise nothing_measured_error(skipped)
        speed = statistics.median(memory.runs[1:])
        rows = [_row(entry, speed) for entry in entries]
        return make_report(rows, speed, speed / read["weight_bytes"], read["device"], skipped)


def _row(entry: RowMeasurement, bytes_per_s: float) -> Row:
    facts = entry.side.call("facts")
    return {
        "name": entry.name,
        **entry.about,
        **medians(entry.runs[1:]),
        **{key: facts[key] for key in ("precision", "weights_mb", "rss_mb")},
        "limit_tokens_per_s": bytes_per_s / (facts["weights_mb"] * 1e6),
    }
