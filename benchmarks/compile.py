"""Estimates how a model runs on an accelerator that this machine does not have, from the compiler for it.

Each program that serving would run is compiled in a child process, for a device that is only described, from shapes alone. The
fields of a row (``docs/commands.md``) are about one device and one call, of a decode program one step. ``must_bytes`` are read at
least: the weights once (not an embedding that is only looked up), and the keys and values of every conversation up to the
smallest power of two that holds the longest one; of an image model's module, weights, arguments and results once. The floor is
what bandwidth and peak operations allow for these. ``held_bytes`` are all weights, and every slot's cache; ``temporary_bytes``
are what the program needs besides.
"""

from __future__ import annotations

import contextlib
import itertools
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.catalog import ModelKind, catalog_of
from hfjax_demo.children import Child, ChildError
from hfjax_demo.cli.common import ContextLength, Dtype, MeshOption, Offload, given
from hfjax_demo.errors import EngineFailed, ModelNotFound, UserError
from hfjax_demo.settings import BASE_CONTEXT, parse_mesh_shape

from .commands import AsJson, BenchmarkContext, benchmark_context, commands, print_report
from .configurations import fetch_configurations
from .known_shapes import shapes
from .report import Report, Row, tabulate

SLOTS = (8,)
PRECISION = "bfloat16"  # default precision of an accelerator
FILLED_SHARE = 0.1  # fraction of a slot that the longest conversation fills


@commands.command("compile")
def compile_for(
    model: Annotated[
        list[str], typer.Argument(metavar="MODEL...", help="As elsewhere, or a known shape such as llama-3.1-8b.")
    ],
    device: Annotated[str, typer.Option("--for", help="v5e, v6e, h100, a100 or l4.")],
    mesh: MeshOption = None,
    slots: Annotated[list[int] | None, typer.Option(min=1, max=64, help="Conversations; may be repeated.")] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    offload: Offload = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of docs/scaling.md alone.")] = False,
) -> None:
    """Compile a model's programs for an accelerator that this machine does not have, and estimate their speed and memory."""
    from .accelerators import COMPILER_ENVIRONMENT, accelerator
    from .compiled_programs import compile_all

    asked_for = given(("context_length", "dtype", "offload"), locals())
    target = accelerator(device)
    rows: list[Row] = []
    with benchmark_context() as here, contextlib.ExitStack() as folders:
        settings = here.settings.changed(**asked_for)
        context = settings.max_context or BASE_CONTEXT
        settings = settings.changed(context_length=context)
        models = [_find_model(name, here, folders) for name in model]
        if (missing := target.missing()) is not None:
            raise UserError(missing)
        # The child has a virtual device for each row of the mesh, for the tensors of a pipeline.
        virtual = f"--xla_force_host_platform_device_count={parse_mesh_shape(mesh)[0]}"
        tokens = max(int(context * FILLED_SHARE), 1)
        for (name, kind, folder), count in itertools.product(models, slots or SLOTS):
            if kind is ModelKind.IMAGE and count != (slots or SLOTS)[0]:
                continue  # its programs do not depend on it
            here.show(f"compiling {name} for {target.title}", None)
            with Child(f"compile {name}", {**COMPILER_ENVIRONMENT, "XLA_FLAGS": virtual}) as child:
                asked = (str(folder), name, kind, target.name, mesh, count, tokens, settings)
                try:
                    for row in child.stream(compile_all, *asked):
                        rows.append(row)
                        here.show(f"compiled {name} for {target.title}: {row['name']}", None)
                except ChildError as error:
                    raise EngineFailed(f"{name} could not be compiled for {target.title} ({error}).") from error
    if markdown:
        print(programs_table(rows, markdown=True))
        return
    explained = (
        f"One device of {target.title}: {target.memory_bytes / 1e9:.0f} GB, {target.bytes_per_s / 1e9:.0f} GB/s, "
        f"{target.operations_per_s / 1e12:.0f} T operations/s. The longest conversation has {tokens} tokens. Of a decode one "
        "step; the floor is what bandwidth and arithmetic allow, and nothing was run."
    )
    values = {"tokens": tokens, "sources": target.sources}
    print_report(Report(rows, programs_table(rows), target.title, (explained,), values=values), as_json)


def _find_model(name: str, here: BenchmarkContext, folders: contextlib.ExitStack) -> tuple[str, ModelKind, Path]:
    """Return the name, kind and folder of a model: a known shape, or any model that other commands accept, of which only the
    configurations are downloaded. Raises HfjaxError."""
    shape = shapes().get(name.strip().lower())
    if shape is not None:
        folder = Path(folders.enter_context(tempfile.TemporaryDirectory(prefix="hfjax-shape-")))
        shape.write(folder)
        return shape.name, shape.kind, folder
    try:
        spec = catalog_of(here.settings).find(name)
    except ModelNotFound as error:
        known = ", ".join(shape.name for shape in shapes().values() if not shape.steps)  # the others are for `image`
        raise ModelNotFound(f"{error} Shapes that need no files: {known}.") from error
    return spec.name, spec.kind, fetch_configurations(spec, here.settings.cache_dir, here.show)


def programs_table(rows: Sequence[Row], *, markdown: bool = False) -> str:
    """Return a table with a line for each program, also that of ``docs/scaling.md``."""
    return tabulate(
        rows,
        ("model", lambda row: row["model"] + (f", {row['dtype']}" if row["dtype"] != PRECISION else "")),
        ("device", lambda row: row["device"] + (f" {row['mesh']}" if row["mesh"] else "")),
        ("program", lambda row: row["name"] + (f" of {row['slots']}" if row["name"].startswith("prefill") else "")),
        ("must", lambda row: _megabytes(row["must_bytes"])),
        ("temporary", lambda row: _megabytes(row["temporary_bytes"])),
        ("floor", _floor),
        ("fits", lambda row: "yes" if row["fits"] else "no"),
        ("exchanges", _collectives_text),
        ("compiled in", "{compile_s:.0f} s"),
        markdown=markdown,
    )


def _megabytes(count: int | None) -> str:
    return "" if count is None else f"{count / 1e6:,.{0 if count >= 10e6 else 1}f} MB"


def _floor(row: Row) -> str:
    if row["too_large"]:
        return ""
    per_s = row.get("floor_tokens_per_s")
    return f"{row['floor_steps_per_s']:.1f} steps/s" if per_s is None else f"{per_s:.0f} tokens/s"


def _collectives_text(row: Row) -> str:
    told = [f"{each['count']} {each['kind']} of {each['bytes'] / 1024:,.0f} KB" for each in row["collectives"]]
    return ", ".join(told) or "none"
