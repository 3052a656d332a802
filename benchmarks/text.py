"""Text generation side by side: PyTorch eager and compiled, llama.cpp, and this engine in several precisions with several
conversations.

Everyone decodes greedily from the same prompts, and end tokens are ignored so that everyone generates as much. Each lives in
a process of its own; they are measured in turn, round after round. Of a row, medians over the runs:

tokens_per_s         of the decode phase alone, over all conversations
seconds              of the whole run, prefill included
rss_mb               resident memory of the process that ran it, while it ran
weights_mb           what it reads for a token
limit_tokens_per_s   how often a second this machine reads that much: see :class:`.sides.Reader`
"""

from __future__ import annotations

import contextlib
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.sources.gguf_file import is_gguf

from .commands import (
    AsJson,
    AtOnce,
    NewTokens,
    Only,
    Precisions,
    Repeats,
    Run,
    changed,
    commands,
    print_report,
    running,
)
from .contestant import Contestant, ContestantFailed, pause
from .llama_cpp import LlamaCpp
from .report import Report, Row, Skipped, medians, milliseconds, tabulate
from .sides import Engine, PyTorch, Reader

OURS = "hfjax"
PRECISIONS = ("float32", "bfloat16", "int8")
CONVERSATIONS = (1, 2, 4, 8)


class Side(StrEnum):
    """Who takes part."""

    PYTORCH = "pytorch"
    PYTORCH_BFLOAT16 = "pytorch-bfloat16"
    COMPILED = "torch-compile"
    LLAMA_CPP = "llama.cpp"
    OURS = OURS


@dataclass(frozen=True, slots=True)
class Entry:
    """One row to measure: a side, and how many conversations it is given."""

    name: str
    precision: str
    side: Contestant
    conversations: int
    runs: list[Any] = field(default_factory=list)


@commands.command()
def text(
    model: Model,
    only: Annotated[list[Side] | None, Only] = None,
    precision: Precisions = None,
    conversations: Annotated[list[int] | None, AtOnce] = None,
    repeats: Repeats = 5,
    new_tokens: NewTokens = 96,
    gguf: Annotated[
        Path | None, typer.Option(help="The model's GGUF file for llama.cpp, if it did not come as one.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Tokens a second: PyTorch eager and compiled, llama.cpp, and this program."""
    if gguf is not None and not gguf.is_file():
        raise UserError(f"{gguf} is no file; name the model's GGUF file.")
    with running() as here:
        report = run(
            here,
            model,
            sides=only or list(Side),
            precisions=precision or PRECISIONS,
            conversations=conversations or CONVERSATIONS,
            gguf=gguf,
            repeats=repeats,
            new_tokens=new_tokens,
        )
    print_report(report, as_json)


def make_report(
    rows: Sequence[Row], bytes_per_s: float, limit: float, device: str, skipped: Sequence[Skipped] = ()
) -> Report:
    """The rows beside the first.

    Args:
        bytes_per_s: that this machine reads with all cores, in code that does nothing else.
        limit: how often a second that is the model's float32 weights.
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
        ("ttft", milliseconds("ttft_s")),
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
    here: Run,
    model: str,
    *,
    sides: Sequence[Side],
    precisions: Sequence[str],
    conversations: Sequence[int],
    gguf: Path | None = None,
    repeats: int,
    new_tokens: int,
) -> Report:
    """Measure everyone in turn, ``repeats`` times.

    Raises:
        EngineFailed: nobody could take part, or a process broke while it was measured.
    """
    spec = here.model(model)
    folder = here.fetched(spec)
    if gguf is None and is_gguf(folder):
        gguf = folder
    settings = here.settings.changed(slots=max(here.settings.slots, *conversations))
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    with contextlib.ExitStack() as processes:
        reader = processes.enter_context(Contestant(Reader, folder, settings))

        def add(label: str, precision: str, side: Contestant, counts: Iterable[int] = (1,)) -> None:
            processes.enter_context(side)
            entries.extend(Entry(label, precision, side, count) for count in counts)

        if Side.PYTORCH in sides:
            add("PyTorch generate, eager", "float32", Contestant(PyTorch, folder, "float32"))
        if Side.PYTORCH_BFLOAT16 in sides:
            add("PyTorch generate, eager", "bfloat16", Contestant(PyTorch, folder, "bfloat16"))
        if Side.COMPILED in sides:
            add("PyTorch generate, torch.compile", "float32", Contestant(PyTorch, folder, "float32", True))
        if Side.LLAMA_CPP in sides and gguf is None:
            reason = "the model did not come as a GGUF file; name one with --gguf"
            skipped.append(Skipped("llama.cpp", "GGUF", reason))
        elif Side.LLAMA_CPP in sides:
            add("llama.cpp", "GGUF", Contestant(LlamaCpp, gguf), sorted({1, max(conversations)}))
        for precision in precisions if Side.OURS in sides else ():
            if (own := changed(settings, skipped, dtype=precision)) is not None:
                add(OURS, precision, Contestant(Engine, folder, spec.name, own), conversations)

        broken: set[Contestant] = set()
        for index, entry in enumerate(entries):  # load, compile and touch every page
            here.show(f"preparing {entry.name}, {entry.precision}", index / len(entries))
            try:
                # As many tokens as will be measured: a static cache of another size is another program.
                if entry.side not in broken:
                    entry.side.call("generate", entry.conversations, new_tokens)
            except ContestantFailed as error:
                broken.add(entry.side)
                skipped.append(Skipped(entry.name, entry.precision, error.reason))
        entries = [entry for entry in entries if entry.side not in broken]
        if not entries:
            raise EngineFailed("Nothing could be measured: " + "; ".join(map(str, skipped)) + ".")
        speeds: list[float] = []
        for repeat in range(repeats):
            for index, entry in enumerate(entries):
                done = (repeat * len(entries) + index) / (repeats * len(entries))
                here.show(f"measuring {entry.name}, {entry.precision}, {entry.conversations} at a time", done)
                pause()
                entry.runs.append(entry.side.call("generate", entry.conversations, new_tokens))
            pause()
            speeds.append(reader.call("bytes_per_s"))
        speed = statistics.median(speeds)
        read = reader.call("facts")
        rows = [_row(entry, speed) for entry in entries]
        return make_report(rows, speed, speed / read["weight_bytes"], read["device"], skipped)


def _row(entry: Entry, bytes_per_s: float) -> Row:
    facts = entry.side.call("facts")
    return {
        "name": entry.name,
        "conversations": entry.conversations,
        **medians(entry.runs),
        **{key: facts[key] for key in ("precision", "weights_mb", "rss_mb")},
        "limit_tokens_per_s": bytes_per_s / (facts["weights_mb"] * 1e6),
    }
