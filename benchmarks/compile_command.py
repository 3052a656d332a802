"""The command ``compile``: what models would do on accelerators that are not here.

python -m benchmarks compile llama-3.1-8b --for v5e --mesh 1x4 --slots 8 --slots 32
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from hfjax_demo import sources
from hfjax_demo.catalog import catalog_of
from hfjax_demo.cli.common import CacheDir, ContextLength, Dtype, MeshOption, Offload
from hfjax_demo.errors import ModelNotFound

from .commands import AsJson, Run, commands, print_report, running

if TYPE_CHECKING:
    from .compile import Described

Models = Annotated[
    list[str],
    typer.Argument(
        metavar="MODEL...",
        help="A catalogue name, a hub id, a folder, or a well-known model's shape such as llama-3.1-8b, which needs no files.",
    ),
]
Slots = Annotated[
    list[int] | None, typer.Option("--slots", min=1, max=64, help="Conversations at a time; may be repeated.")
]


@commands.command("compile")
def compile_for(
    model: Models,
    device: Annotated[str, typer.Option("--for", help="v5e, v6e, h100, a100 or l4.")],
    mesh: MeshOption = None,
    slots: Slots = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    offload: Offload = None,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of docs/scaling.md alone.")] = False,
) -> None:
    """What programs would move, multiply and need on an accelerator that is not here."""
    from .accelerators import accelerator
    from .compile import MARKDOWN_HEADING, SLOTS, run

    target = accelerator(device)
    with running(cache_dir) as here:
        given = {"context_length": context_length, "dtype": dtype, "offload": offload}
        settings = here.settings.changed(**{name: value for name, value in given.items() if value is not None})
        report = run(
            [_described(name, here) for name in model],
            settings,
            target=target,
            mesh=mesh,
            slots=slots or SLOTS,
            on_progress=here.show,
        )
    if markdown:
        print(MARKDOWN_HEADING)
        print(report.markdown)
    else:
        print_report(report, as_json)


def _described(name: str, here: Run) -> Described:
    """The model that a person means: a shape that is known, or what any other command would take, of which only the
    configurations are fetched.

    Raises:
        HfjaxError: there is none, or its configurations cannot be fetched.
    """
    from .compile import Described
    from .known_shapes import KNOWN_SHAPES, find

    shape = find(name)
    if shape is not None:
        return Described(shape.name, shape.kind, shape)
    try:
        spec = catalog_of(here.settings).find(name)
    except ModelNotFound as error:
        known = ", ".join(item.name for item in KNOWN_SHAPES)
        raise ModelNotFound(f"{error} Shapes that need no files: {known}.") from error
    return Described(spec.name, spec.kind, sources.fetch_configurations(spec, here.settings.cache_dir, here.show))
