"""Text generation side by side: PyTorch eager and compiled, llama.cpp, and this engine in several precisions with several
conversations.

Everyone decodes greedily from the same prompts, and end tokens are ignored so that everyone generates as much. Each lives in
a process of its own; they are measured in turn, round after round. The limit is what reading every weight once per token
allows: see :class:`.sides.Reader`.
"""

from __future__ import annotations

import contextlib
import dataclasses
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.settings import Settings

from .contestant import Contestant, ContestantFailed, check_sides, pause
from .llama_cpp import LlamaCpp
from .report import Report, Skipped, milliseconds, tabulate
from .sides import Engine, PyTorch, Reader, Run

OURS = "hfjax"
PYTORCH, PYTORCH_BFLOAT16, COMPILED, LLAMA_CPP = "pytorch", "pytorch-bfloat16", "torch-compile", "llama.cpp"
SIDES = (PYTORCH, PYTORCH_BFLOAT16, COMPILED, LLAMA_CPP, OURS)
PRECISIONS = ("float32", "bfloat16", "int8")
CONVERSATIONS = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row to measure: a side, and how many conversations it is given."""

    name: str
    precision: str
    side: Contestant
    conversations: int


@dataclass(frozen=True, slots=True)
class TextRow:
    """One measured alternative; medians over the runs.

    ``tokens_per_s`` counts the decode phase alone, over all conversations; ``seconds`` is the whole run, prefill included;
    ``rss_mb`` is the resident memory of the process that ran it, while it ran; ``weights_mb`` is what it reads for a token,
    and ``limit_tokens_per_s`` how often a second this machine reads that much.
    """

    name: str
    precision: str
    conversations: int
    tokens_per_s: float
    seconds: float
    ttft_s: float
    rss_mb: float
    weights_mb: float
    limit_tokens_per_s: float


def make_report(
    rows: Sequence[TextRow],
    read_bytes_per_s: float,
    limit_tokens_per_s: float,
    device: str,
    skipped: Sequence[Skipped] = (),
) -> Report:
    """The rows, and the speed at which this machine reads weights.

    Args:
        read_bytes_per_s: by all cores, in code that does nothing else, measured in the same run.
        limit_tokens_per_s: the model's float32 weights, read once a token at that speed.
    """
    first = rows[0].tokens_per_s
    columns: list[tuple[str, Callable[[TextRow], str]]] = [
        ("", lambda row: row.name),
        ("precision", lambda row: row.precision),
        ("conversations", lambda row: str(row.conversations)),
        ("tokens/s", lambda row: f"{row.tokens_per_s:.1f}"),
        ("to the first", lambda row: f"{row.tokens_per_s / first:.2f}x"),
        ("limit", lambda row: f"{row.limit_tokens_per_s:.0f}"),
        ("of the limit", lambda row: f"{row.tokens_per_s / row.limit_tokens_per_s:.0%}"),
        ("ttft", lambda row: milliseconds(row.ttft_s)),
        ("weights MB", lambda row: f"{row.weights_mb:.0f}"),
        ("RSS MB", lambda row: f"{row.rss_mb:.0f}"),
    ]
    explained = (
        "limit: the row's weights read once a token, tokens/s of one conversation; memory is read at "
        f"{read_bytes_per_s / 1e9:.1f} GB/s here by all cores, in code that does nothing else."
    )
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained,),
        skipped=tuple(skipped),
        values={"limit_tokens_per_s": limit_tokens_per_s, "read_bytes_per_s": read_bytes_per_s},
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    sides: Sequence[str] = SIDES,
    precisions: Sequence[str] = PRECISIONS,
    conversations: Sequence[int] = CONVERSATIONS,
    gguf: Path | None = None,
    repeats: int,
    new_tokens: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure everyone in turn, ``repeats`` times.

    Args:
        sides: of :data:`SIDES`, those that take part.
        precisions: of this engine, as ``Settings.dtype`` has them.
        conversations: of this engine, how many at once; it gets a slot for each.
        gguf: the model's file for llama.cpp; None if there is none.

    Raises:
        UserError: a side that does not exist.
        EngineFailed: nobody could take part, or a process broke while it was measured.
    """
    check_sides(sides, SIDES)
    settings = settings.changed(slots=max(settings.slots, *conversations))
    with contextlib.ExitStack() as processes:
        reader = processes.enter_context(Contestant(Reader, folder, settings))
        entries: list[Entry] = []
        skipped: list[Skipped] = []

        def add(label: str, precision: str, side: Contestant, counts: Iterable[int] = (1,)) -> None:
            processes.enter_context(side)
            entries.extend(Entry(label, precision, side, count) for count in counts)

        if PYTORCH in sides:
            add("PyTorch generate, eager", "float32", Contestant(PyTorch, folder, "float32"))
        if PYTORCH_BFLOAT16 in sides:
            add("PyTorch generate, eager", "bfloat16", Contestant(PyTorch, folder, "bfloat16"))
        if COMPILED in sides:
            add("PyTorch generate, torch.compile", "float32", Contestant(PyTorch, folder, "float32", True))
        if LLAMA_CPP in sides and gguf is None:
            reason = "the model did not come as a GGUF file; name one with --gguf"
            skipped.append(Skipped("llama.cpp", "GGUF", reason))
        elif LLAMA_CPP in sides:
            add("llama.cpp", "GGUF", Contestant(LlamaCpp, gguf), sorted({1, max(conversations)}))
        for precision in precisions if OURS in sides else ():
            try:
                own = settings.changed(dtype=precision)
            except UserError as error:
                skipped.append(Skipped(OURS, precision, str(error)))
            else:
                add(OURS, precision, Contestant(Engine, folder, name, own), conversations)

        entries = _warm_up(entries, new_tokens, skipped, on_progress)
        if not entries:
            raise EngineFailed("Nothing could be measured: " + "; ".join(map(str, skipped)) + ".")
        runs: list[list[Run]] = [[] for _ in entries]
        speeds: list[float] = []
        for repeat in range(repeats):
            for index, entry in enumerate(entries):
                done = (repeat * len(entries) + index) / (repeats * len(entries))
                on_progress(f"measuring {entry.name}, {entry.precision}, {entry.conversations} at a time", done)
                pause()
                runs[index].append(entry.side.call("generate", entry.conversations, new_tokens))
            pause()
            speeds.append(reader.call("bytes_per_s"))
        speed = statistics.median(speeds)
        rows = tuple(_row(entry, found, speed) for entry, found in zip(entries, runs, strict=True))
        return make_report(
            rows,
            read_bytes_per_s=speed,
            limit_tokens_per_s=speed / reader.call("weight_bytes"),
            device=reader.call("device"),
            skipped=skipped,
        )


def _warm_up(
    entries: Sequence[Entry], new_tokens: int, skipped: list[Skipped], on_progress: Callable[[str, float | None], None]
) -> list[Entry]:
    """Load, compile and touch every page; who cannot is put among the ``skipped``."""
    ready: list[Entry] = []
    out: set[Contestant] = set()
    for index, entry in enumerate(entries):
        on_progress(f"preparing {entry.name}, {entry.precision}", index / len(entries))
        if entry.side in out:
            continue
        try:
            # As many tokens as will be measured: a static cache of another size is another program.
            entry.side.call("generate", entry.conversations, new_tokens)
            ready.append(dataclasses.replace(entry, precision=entry.side.call("precision")))
        except ContestantFailed as error:
            out.add(entry.side)
            skipped.append(Skipped(entry.name, entry.precision, error.reason))
    return [entry for entry in ready if entry.side not in out]


def _row(entry: Entry, runs: Sequence[Run], bytes_per_s: float) -> TextRow:
    weights_mb = entry.side.call("weights_mb")
    return TextRow(
        name=entry.name,
        precision=entry.precision,
        conversations=entry.conversations,
        tokens_per_s=statistics.median(item.tokens_per_s for item in runs),
        seconds=statistics.median(item.seconds for item in runs),
        ttft_s=statistics.median(item.ttft_s for item in runs),
        rss_mb=entry.side.call("rss_mb"),
        weights_mb=weights_mb,
        limit_tokens_per_s=bytes_per_s / (weights_mb * 1e6),
    )
