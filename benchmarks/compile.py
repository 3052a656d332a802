"""What a model would do on an accelerator that is not here, by the compiler for it: ``compile``.

Each program that serving would run is compiled, in a process of its own, for a device that is described and not there, from
shapes alone: a model of any size takes no memory but the compiler's. What a row says of one device, and of one call:

must        the least that has to be read: the weights once (not an embedding that is only looked up), and the keys and values of
            every conversation up to the smallest bucket of positions, a power of two, that holds the longest conversation. Of a
            picture's module: weights, arguments and results once.
moves       what the program does read and write of the device's memory, by :mod:`benchmarks.traffic`. A decode
            program is a loop whose rounds nobody knows; one step of it counts.
temporary   memory besides weights, caches, arguments and results.
floor       the speed that bandwidth and arithmetic allow for what the program moves and multiplies: nothing is waited for,
            everything overlaps, and devices exchange what they do for nothing. So it is never reached.
from the host  weights that stay in its memory, with ``--offload``, and come over in every step. No data sheet says how fast, so
            the floor leaves the way out.
fits        whether weights, all caches and temporary memory are less than the device has.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hfjax_demo.catalog import ModelKind
from hfjax_demo.children import Child, ChildError
from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.settings import Settings, mesh_shape

from .accelerators import Accelerator
from .compiled_programs import PRECISION, Told, compile_all, precision_of
from .known_shapes import KnownShape
from .report import Report, tabulate

SLOTS = (8,)
FULL = 0.1  # of a slot, that the longest conversation takes


@dataclass(frozen=True, slots=True)
class CompileReport(Report):
    """A report that can be a table of a page, too.

    Attributes:
        markdown: the rows for ``docs/scaling.md``, without the heading.
    """

    markdown: str = ""


@dataclass(frozen=True, slots=True)
class Described:
    """A model to compile.

    Attributes:
        name: what people call it.
        kind: text or image.
        where: a folder with its configurations, or a GGUF file; or a shape that is known here.
    """

    name: str
    kind: ModelKind
    where: Path | KnownShape


@dataclass(frozen=True, slots=True)
class CompiledRow:
    """One program on one device. Bytes, operations and collectives are those of one device."""

    model: str
    device: str
    mesh: str | None
    dtype: str
    told: Told
    floor_s: float | None
    fits: bool

    def as_json(self) -> dict[str, Any]:
        """The keys of ``rows``."""
        told = self.told
        row: dict[str, Any] = {
            "model": self.model,
            "dtype": self.dtype,
            "name": told.name,
            "device": self.device,
            "mesh": self.mesh,
            "slots": told.slots,
            "must_bytes": told.must_bytes,
            "moved_bytes": told.moved_bytes,
            "greedy_bytes": told.greedy_bytes,
            "accessed_bytes": told.accessed_bytes,
            "temporary_bytes": told.temporary_bytes,
            "held_bytes": told.held_bytes,
            "host_bytes": told.host_bytes,
            "flops": told.flops,
            "collectives": [{"kind": kind, "bytes": size, "count": count} for kind, size, count in told.collectives],
            "compile_s": round(told.compile_s, 2),
            "fits": self.fits,
            "too_large": told.too_large,
        }
        row["floor_steps_per_s" if told.rows is None else "floor_tokens_per_s"] = self.rate
        return row

    @property
    def rate(self) -> float | None:
        """Tokens a second of all conversations together, or calls of a picture's module; None where it does not fit."""
        return None if self.floor_s is None else (self.told.rows or 1) / self.floor_s

    @property
    def floor(self) -> str:
        """For people."""
        if self.rate is None:
            return ""
        return f"{self.rate:.1f} steps/s" if self.told.rows is None else f"{self.rate:.0f} tokens/s"


def row_of(model: str, target: Accelerator, mesh: str | None, told: Told, dtype: str = PRECISION) -> CompiledRow:
    """What follows from what the compiler said."""
    if told.moved_bytes is None or told.flops is None or told.temporary_bytes is None:
        return CompiledRow(model, target.name, mesh, dtype, told, None, False)
    seconds = max(told.moved_bytes / target.bytes_per_s, told.flops / target.operations_per_s)
    fits = told.held_bytes + told.temporary_bytes <= target.memory_bytes
    return CompiledRow(model, target.name, mesh, dtype, told, seconds, fits)


def make_report(rows: Sequence[CompiledRow], target: Accelerator, tokens: int) -> CompileReport:
    """A line for each program."""
    columns: list[tuple[str, Callable[[CompiledRow], str]]] = [
        ("model", _name),
        ("program", lambda row: row.told.name),
        ("must", lambda row: _megabytes(row.told.must_bytes)),
        ("moves", lambda row: _megabytes(row.told.moved_bytes)),
        ("", _share),
        ("operations", lambda row: "" if row.told.flops is None else f"{row.told.flops / 1e9:.1f} G"),
        ("temporary", lambda row: _megabytes(row.told.temporary_bytes)),
        ("floor", lambda row: row.floor),
        ("holds", lambda row: _megabytes(row.told.held_bytes)),
        ("from the host", lambda row: _megabytes(row.told.host_bytes) if row.told.host_bytes else ""),
        ("fits", lambda row: "yes" if row.fits else "no"),
        ("exchanges", lambda row: _exchanged(row.told.collectives)),
        ("compiled in", lambda row: f"{row.told.compile_s:.0f} s"),
    ]
    explained = (
        f"One device of {target.title}: {target.memory_bytes / 1e9:.0f} GB, {target.bytes_per_s / 1e9:.0f} GB/s, "
        f"{target.operations_per_s / 1e12:.0f} T operations/s. The longest conversation has {tokens} tokens. Of a decode one "
        "step; the floor is what bandwidth and arithmetic allow, and nothing was run."
    )
    return CompileReport(
        tuple(row.as_json() for row in rows),
        tabulate(columns, rows),
        target.title,
        notes=(explained,),
        values={"tokens": tokens, "sources": list(target.sources)},
        markdown="\n".join(_line(row) for row in rows),
    )


MARKDOWN_HEADING = """\
| model | device | program | must | moves | | temporary | floor | fits | exchanges | compiled in |
|---|---|---|---|---|---|---|---|---|---|---|"""


def _line(row: CompiledRow) -> str:
    told = row.told
    conversations = f" of {told.slots}" if told.rows is not None and told.name.startswith("prefill") else ""
    cells = (
        _name(row),
        row.device + (f" {row.mesh}" if row.mesh else ""),
        told.name + conversations,
        _megabytes(told.must_bytes),
        _megabytes(told.moved_bytes),
        _share(row),
        _megabytes(told.temporary_bytes),
        row.floor,
        "yes" if row.fits else "no",
        _exchanged(told.collectives),
        f"{told.compile_s:.0f} s",
    )
    return f"| {' | '.join(cells)} |"


def run(
    models: Sequence[Described],
    settings: Settings,
    *,
    target: Accelerator,
    mesh: str | None,
    slots: Sequence[int],
    on_progress: Callable[[str, float | None], None],
) -> CompileReport:
    """Compile every program of the models.

    Args:
        settings: lengths of contexts and chunks, and the precision.
        mesh: as in the settings: devices that share each model; None is one.
        slots: numbers of conversations of a text model at a time.

    Raises:
        UserError: what compiles for the device is not installed, or a model cannot be run.
        EngineFailed: the compiler broke.
    """
    missing = target.missing()
    if missing is not None:
        raise UserError(missing)
    mesh_shape(mesh)  # says what is wrong with it, if anything is
    tokens = max(int(settings.context_length * FULL), 1)
    rows: list[CompiledRow] = []
    jobs = [(model, count) for model in models for count in (slots if model.kind is ModelKind.TEXT else slots[:1])]
    for place, (model, count) in enumerate(jobs):
        on_progress(f"compiling {model.name} for {target.title}", place / len(jobs))
        with _folder_of(model) as folder:
            told_of = _compiled(model, folder, settings, target, mesh, count, tokens)
            for told in told_of:
                rows.append(row_of(model.name, target, mesh, told, precision_of(model.kind, settings)))
                on_progress(f"compiling {model.name} for {target.title}: {told.name} is made", place / len(jobs))
    return make_report(rows, target, tokens)


@contextmanager
def _folder_of(model: Described) -> Iterator[Path]:
    if isinstance(model.where, Path):
        yield model.where
        return
    with tempfile.TemporaryDirectory(prefix="hfjax-shape-") as folder:
        model.where.write(Path(folder))
        yield Path(folder)


def _compiled(
    model: Described,
    folder: Path,
    settings: Settings,
    target: Accelerator,
    mesh: str | None,
    slots: int,
    tokens: int,
) -> Iterator[Told]:
    with Child(f"compile {model.name}", environment(target, mesh)) as child:
        try:
            yield from child.stream(
                compile_all, str(folder), model.name, model.kind, target.name, mesh, slots, tokens, settings
            )
        except ChildError as error:
            raise EngineFailed(f"{model.name} could not be compiled for {target.title} ({error.reason}).") from error


def environment(target: Accelerator, mesh: str | None) -> Mapping[str, str]:
    """Variables of the process that compiles; a pipeline's tensors go to as many virtual devices there as the mesh has rows."""
    rows, _ = mesh_shape(mesh)
    return {**target.environment(), "XLA_FLAGS": f"--xla_force_host_platform_device_count={rows}"}


def _name(row: CompiledRow) -> str:
    return row.model if row.dtype == PRECISION else f"{row.model}, {row.dtype}"


def _share(row: CompiledRow) -> str:
    moved = row.told.moved_bytes
    return "" if moved is None else f"{moved / row.told.must_bytes:.2f}x"


def _megabytes(count: int | None) -> str:
    if count is None:
        return ""
    return f"{count / 1e6:,.0f} MB" if count >= 10e6 else f"{count / 1e6:.1f} MB"


def _exchanged(collectives: Sequence[tuple[str, int, int]]) -> str:
    return ", ".join(f"{count} {kind} of {size / 1024:,.0f} KB" for kind, size, count in collectives) or "none"
