"""Text generation: PyTorch eager and compiled, llama.cpp, and this engine in several precisions with several concurrent
conversations.

All sides decode greedily from the same prompts, as many tokens each. They are measured in turn, each in a child process. The
values of a row are medians: ``tokens_per_s`` of the decode phase alone, over all conversations; ``seconds`` of the whole run;
``rss_mb``, the process's memory; ``weights_mb`` that it reads for a token, ``limit_tokens_per_s`` times per second here at most.
Rows with ``prompt_tokens`` are of one conversation after a prompt of so many tokens, which is not in the cache.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError
from hfjax_demo.sources.gguf_file import is_gguf

from . import commands as shared
from .commands import BenchmarkContext, commands
from .report import Report, Row, SkippedSide, medians, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import BATCHED_BENCH, Engine, LlamaCpp, MemoryReader, PyTorch

PRECISIONS = ("float32", "bfloat16", "int8")
CONVERSATIONS = (1, 2, 4, 8)
AFTER_PROMPT = 32  # tokens generated after a long prompt


class TextSideName(StrEnum):
    """A side of the benchmark."""

    PYTORCH = "pytorch"
    PYTORCH_BFLOAT16 = "pytorch-bfloat16"
    COMPILED = "torch-compile"
    LLAMA_CPP = "llama.cpp"
    OURS = "hfjax"


# For each side of PyTorch: name of its rows, precision, and whether ``torch.compile`` compiles the forward pass.
PYTORCH = {
    TextSideName.PYTORCH: ("PyTorch generate, eager", "float32", False),
    TextSideName.PYTORCH_BFLOAT16: ("PyTorch generate, eager", "bfloat16", False),
    TextSideName.COMPILED: ("PyTorch generate, torch.compile", "float32", True),
}


@commands.command()
def text(
    model: Model,
    only: Annotated[list[TextSideName] | None, shared.SideOption] = None,
    precision: shared.Precisions = None,
    activations: shared.ActivationsOption = None,
    conversations: Annotated[list[int] | None, shared.ConcurrencyOption] = None,
    repeats: shared.Repeats = 5,
    new_tokens: shared.NewTokens = 96,
    prompt: Annotated[list[int] | None, typer.Option(min=1, help="Tokens of a long prompt; may be repeated.")] = None,
    llama_cpp: Annotated[
        list[str] | None, typer.Option(metavar="[NAME=]FOLDER", help=f"Folder of {BATCHED_BENCH}; may be repeated.")
    ] = None,
    gguf: Annotated[Path | None, typer.Option(help="For llama.cpp, if the model did not come as a GGUF file.")] = None,
    as_json: shared.AsJson = False,
) -> None:
    """Measure tokens per second: PyTorch eager and compiled, llama.cpp, and this program."""
    if gguf is not None and not gguf.is_file():
        raise UserError(f"{gguf} is no file; name the model's GGUF file.")
    peers = dict(_named_folder(given) for given in llama_cpp or ())
    wanted = Wanted(
        only or list(TextSideName),
        precision or PRECISIONS,
        conversations or CONVERSATIONS,
        prompt or (),
        new_tokens,
        activations or (None,),
    )
    with shared.benchmark_context() as here:
        report = measure_text(here, model, wanted, repeats, peers, gguf)
    shared.print_report(report, as_json)


def _named_folder(given: str) -> tuple[str, Path]:
    """Return the name and the folder of a build of llama.cpp. Raises UserError if its program is not there."""
    name, _, path = given.rpartition("=")
    folder = Path(path)
    if not (folder / BATCHED_BENCH).is_file():
        raise UserError(f"There is no {BATCHED_BENCH} in {folder}; name the folder of llama.cpp's programs.")
    return name or "llama.cpp", folder


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is measured: sides, precisions of our weights, numbers of conversations, lengths of long prompts, the number of tokens
    of an answer, and what activations are rounded to (None: as in the settings)."""

    sides: Sequence[TextSideName]
    precisions: Sequence[str]
    conversations: Sequence[int]
    prompts: Sequence[int]
    new_tokens: int
    activations: Sequence[str | None] = (None,)

    def rows(self, counts: Sequence[int]) -> list[tuple[dict[str, int], tuple[int, int, int]]]:
        """Return what tells a row, and the arguments of ``generate``: a row for each number of conversations, and each prompt."""
        long = [({"conversations": 1, "prompt_tokens": tokens}, (1, AFTER_PROMPT, tokens)) for tokens in self.prompts]
        return [*(({"conversations": count}, (count, self.new_tokens, 0)) for count in counts), *long]


def make_report(
    rows: Sequence[Row], bytes_per_s: float, limit: float, device: str, skipped: Sequence[SkippedSide] = ()
) -> Report:
    """Return the report; rows are compared with the first. ``bytes_per_s``: read bandwidth of this machine; ``limit``: how many
    times per second the model's float32 weights can be read."""
    first = rows[0]["tokens_per_s"]
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("conversations", "{conversations}"),
        ("prompt", lambda row: str(row.get("prompt_tokens", ""))),
        ("of it/s", lambda row: f"{row['prompt_tokens'] / row['ttft_s']:.0f}" if "prompt_tokens" in row else ""),
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


def measure_text(
    here: BenchmarkContext,
    model: str,
    wanted: Wanted,
    repeats: int,
    peers: Mapping[str, Path] = MappingProxyType({}),
    gguf: Path | None = None,
) -> Report:
    """Measure all sides in turn. Raises EngineFailed if none can be measured, or a process fails during the measurement.

    Args:
        peers: folders of the programs of llama.cpp and of forks, by name.
        gguf: the file that they read if the model did not come as one.
    """
    spec, folder = here.fetch_model(model)
    gguf = folder if gguf is None and is_gguf(folder) else gguf
    # Answers that ignore their end repeat themselves, which drafts from the conversation would make look fast.
    without_drafts = here.settings.engine_shapes._replace(verified=0)
    slots = max(here.settings.slots, *wanted.conversations)
    settings = here.settings.changed(slots=slots, engine_shapes=without_drafts)
    entries: list[RowMeasurement] = []
    skipped: list[SkippedSide] = []
    with ExitStack() as processes:

        def add(name: str, precision: str, counts: Sequence[int], *made: Any) -> None:
            side = processes.enter_context(SideProcess(*made))
            for about, arguments in wanted.rows(counts):
                # The first run generates as many tokens, too: a static cache of another size is another program.
                entries.append(RowMeasurement(name, precision, about, side, partial(side.call, "generate", *arguments)))

        for side, (name, precision, compiled) in PYTORCH.items():
            if side in wanted.sides:
                add(name, precision, (1,), PyTorch, folder, precision, compiled)
        if TextSideName.LLAMA_CPP in wanted.sides and (gguf is None or not peers):
            what = (
                "the model did not come as a GGUF file; name one with --gguf" if peers else "name it with --llama-cpp"
            )
            skipped.append(SkippedSide("llama.cpp", "GGUF", what))
        elif TextSideName.LLAMA_CPP in wanted.sides:
            for peer, programs in peers.items():
                add(peer, "GGUF", sorted({1, max(wanted.conversations)}), LlamaCpp, programs, gguf)
        if TextSideName.OURS in wanted.sides:
            for digits in wanted.activations:
                changes = {} if digits is None else {"activations": digits}
                for own in shared.with_precisions(settings, wanted.precisions, skipped, **changes):
                    name = "hfjax" if own.activations == "exact" else f"hfjax, {own.activations} activations"
                    add(name, own.dtype, wanted.conversations, Engine, folder, spec.name, own)

        reader = processes.enter_context(SideProcess(MemoryReader, folder))
        memory = RowMeasurement("memory", "read alone", {}, reader, partial(reader.call, "bytes_per_s"))
        measured = measure_in_rounds([*entries, memory], repeats, here.show, skipped)
        entries = [entry for entry in measured if entry is not memory]
        if not entries:
            raise nothing_measured_error(skipped)
        speed, read = statistics.median(memory.runs[1:]), reader.call("facts")
        rows = []
        for entry in entries:
            facts = entry.side.call("facts")
            known = {key: facts[key] for key in ("precision", "weights_mb", "rss_mb")}
            known["limit_tokens_per_s"] = speed / (facts["weights_mb"] * 1e6)
            rows.append({"name": entry.name, **entry.about, **medians(entry.runs[1:]), **known})
        return make_report(rows, speed, speed / read["weight_bytes"], read["device"], skipped)
