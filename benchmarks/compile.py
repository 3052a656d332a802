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
            everything overlaps, and devices exchange what they do for nothing. So it is never reached. Weights that stay in the
            host's memory, with ``--offload``, come over in every step; no data sheet says how fast, so it leaves the way out.
fits        whether weights, all caches and temporary memory are less than the device has.
"""

from __future__ import annotations

import contextlib
import dataclasses
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind, catalog_of
from hfjax_demo.children import Child, ChildError
from hfjax_demo.cli.common import ContextLength, Dtype, MeshOption, Offload, given
from hfjax_demo.errors import EngineFailed, ModelNotFound, UserError
from hfjax_demo.settings import mesh_shape

from .commands import AsJson, Run, commands, print_report, running
from .known_shapes import shapes
from .report import Report, Row, tabulate

if TYPE_CHECKING:
    from .accelerators import Accelerator
    from .compiled_programs import Told

SLOTS = (8,)
PRECISION = "bfloat16"  # what an accelerator computes in unless told otherwise
FULL = 0.1  # of a slot, that the longest conversation takes


@commands.command("compile")
def compile_for(
    model: Annotated[
        list[str],
        typer.Argument(
            metavar="MODEL...",
            help="A catalogue name, a hub id, a folder, or a known shape such as llama-3.1-8b, which needs no files.",
        ),
    ],
    device: Annotated[str, typer.Option("--for", help="v5e, v6e, h100, a100 or l4.")],
    mesh: MeshOption = None,
    slots: Annotated[
        list[int] | None, typer.Option(min=1, max=64, help="Conversations at a time; may be repeated.")
    ] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    offload: Offload = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of docs/scaling.md alone.")] = False,
) -> None:
    """What programs would move, multiply and need on an accelerator that is not here."""
    from .accelerators import accelerator
    from .compiled_programs import compile_all

    asked_for = given(("context_length", "dtype", "offload"), locals())
    target = accelerator(device)
    rows: list[Row] = []
    with running() as here, contextlib.ExitStack() as folders:
        settings = here.settings.changed(**asked_for)
        models = [_described(name, here, folders) for name in model]
        if (missing := target.missing()) is not None:
            raise UserError(missing)
        # A pipeline's tensors go to as many virtual devices in the child as the mesh has rows.
        virtual = f"--xla_force_host_platform_device_count={mesh_shape(mesh)[0]}"
        tokens = max(int(settings.context_length * FULL), 1)
        counts = slots or SLOTS
        jobs = [(each, count) for each in models for count in (counts if each[1] is ModelKind.TEXT else counts[:1])]
        for place, ((name, kind, folder), count) in enumerate(jobs):
            doing = f"compiling {name} for {target.title}"
            here.show(doing, place / len(jobs))
            with Child(f"compile {name}", {**target.environment(), "XLA_FLAGS": virtual}) as child:
                asked = (str(folder), name, kind, target.name, mesh, count, tokens, settings)
                try:
                    for told in child.stream(compile_all, *asked):
                        rows.append(row_of(name, target, mesh, told))
                        here.show(f"{doing}: {told.name} is made", place / len(jobs))
                except ChildError as error:
                    raise EngineFailed(f"{name} could not be compiled for {target.title} ({error.reason}).") from error
    if markdown:
        print(table_of(rows, markdown=True))
        return
    explained = (
        f"One device of {target.title}: {target.memory_bytes / 1e9:.0f} GB, {target.bytes_per_s / 1e9:.0f} GB/s, "
        f"{target.operations_per_s / 1e12:.0f} T operations/s. The longest conversation has {tokens} tokens. Of a decode one "
        "step; the floor is what bandwidth and arithmetic allow, and nothing was run."
    )
    values = {"tokens": tokens, "sources": target.sources}
    print_report(Report(rows, table_of(rows), target.title, (explained,), values=values), as_json)


def _described(name: str, here: Run, folders: contextlib.ExitStack) -> tuple[str, ModelKind, Path]:
    """The model that a person means: a shape that is known, or what any other command would take, of which only the
    configurations are fetched.

    Raises:
        HfjaxError: there is none, or its configurations cannot be fetched.
    """
    shape = shapes().get(name.strip().lower())
    if shape is not None:
        folder = Path(folders.enter_context(tempfile.TemporaryDirectory(prefix="hfjax-shape-")))
        shape.write(folder)
        return shape.name, shape.kind, folder
    try:
        spec = catalog_of(here.settings).find(name)
    except ModelNotFound as error:
        known = ", ".join(
            shape.name for shape in shapes().values() if not shape.steps
        )  # those with steps are for image
        raise ModelNotFound(f"{error} Shapes that need no files: {known}.") from error
    return spec.name, spec.kind, sources.fetch_configurations(spec, here.settings.cache_dir, here.show)


def row_of(model: str, target: Accelerator, mesh: str | None, told: Told) -> Row:
    """What the compiler said of a program, and what follows from that. The floor is tokens a second of all conversations
    together, or calls of a picture's module; None where the compiler gave up."""
    row = dataclasses.asdict(told)
    tokens, floor, fits = row.pop("tokens"), None, False
    if told.moved_bytes is not None and told.flops is not None and told.temporary_bytes is not None:
        floor = (tokens or 1) / max(told.moved_bytes / target.bytes_per_s, told.flops / target.operations_per_s)
        fits = told.held_bytes + told.temporary_bytes <= target.memory_bytes
    rate = "floor_steps_per_s" if tokens is None else "floor_tokens_per_s"
    return {"model": model, "device": target.name, "mesh": mesh, **row, "fits": fits, rate: floor}


def table_of(rows: Sequence[Row], *, markdown: bool = False) -> str:
    """A line for each program; that of ``docs/scaling.md``, too."""
    return tabulate(
        rows,
        ("model", lambda row: row["model"] + (f", {row['dtype']}" if row["dtype"] != PRECISION else "")),
        ("device", lambda row: row["device"] + (f" {row['mesh']}" if row["mesh"] else "")),
        ("program", lambda row: row["name"] + (f" of {row['slots']}" if row["name"].startswith("prefill") else "")),
        ("must", _megabytes("must_bytes")),
        ("moves", _megabytes("moved_bytes")),
        ("", lambda row: "" if row["too_large"] else f"{row['moved_bytes'] / row['must_bytes']:.2f}x"),
        ("temporary", _megabytes("temporary_bytes")),
        ("floor", _floor),
        ("fits", lambda row: "yes" if row["fits"] else "no"),
        ("exchanges", _exchanged),
        ("compiled in", "{compile_s:.0f} s"),
        markdown=markdown,
    )


def _megabytes(key: str) -> Callable[[Row], str]:
    def shown(row: Row) -> str:
        count = row[key]
        return "" if count is None else f"{count / 1e6:,.0f} MB" if count >= 10e6 else f"{count / 1e6:.1f} MB"

    return shown


def _floor(row: Row) -> str:
    if row["too_large"]:
        return ""
    per_s = row.get("floor_tokens_per_s")
    return f"{row['floor_steps_per_s']:.1f} steps/s" if per_s is None else f"{per_s:.0f} tokens/s"


def _exchanged(row: Row) -> str:
    told = [f"{each['count']} {each['kind']} of {each['bytes'] / 1024:,.0f} KB" for each in row["collectives"]]
    return ", ".join(told) or "none"
