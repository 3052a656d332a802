"""Times only the matrix products of a text model: with every weight format, every implementation and several numbers of rows.

A decode step multiplies every weight matrix with one row for each conversation; a prefill does so with a row for each token. Only
these products are computed here, one after another. For each precision and number of rows, the implementations are measured in
turn. ``seconds`` is the median time of all products together, ``read_gb_per_s`` the size of all weights divided by it.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Annotated

import numpy as np
import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError

from .commands import AsJson, Precisions, Repeats, benchmark_context, commands, print_report
from .report import Report, Row, tabulate

ROWS = (1, 2, 4, 8, 16, 64, 256)


@commands.command()
def products(
    model: Model,
    precision: Precisions = None,
    rows: Annotated[list[int] | None, typer.Option(min=1, help="Of the inputs; may be repeated.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure only the matrix products of a step, with every implementation."""
    import jax

    from hfjax_demo.runtime.device import configure_jax, device_label

    from .product_implementations import PRODUCTS, compile_products, make_test_weight
    from .unloaded import matrix_shapes

    chosen, counts = precision or list(PRODUCTS), sorted(set(rows or ROWS))
    if unknown := {*chosen} - {*PRODUCTS}:
        raise UserError(f"There are no products in {', '.join(unknown)}; choose of {', '.join(PRODUCTS)}.")
    found: list[Row] = []
    with benchmark_context() as here:
        _, folder = here.fetch_model(model)
        shapes = matrix_shapes(folder)  # the only property of the model that matters
        configure_jax(here.settings.cache_dir)
        random = np.random.default_rng(0)
        for part, stored in enumerate(chosen):
            weights = [make_test_weight(shape, stored) for shape in shapes]
            read = sum(array.nbytes for array in jax.tree.leaves(weights))
            for index, count in enumerate(counts):
                here.show(f"{stored}, {count} rows", (part + index / len(counts)) / len(chosen))
                vectors = {
                    inputs: jax.numpy.asarray(random.normal(size=(count, inputs)), "float32")
                    for inputs in {shape[1] for shape in shapes}
                }
                runs = compile_products(stored, shapes)
                times: dict[str, list[float]] = {name: [] for name in runs}
                for _ in range(repeats + 1):
                    for name, run in runs.items():
                        started = time.perf_counter()
                        run(weights, vectors).block_until_ready()
                        times[name].append(time.perf_counter() - started)
                for name, measured in times.items():
                    seconds = statistics.median(measured[1:])  # the first run compiles
                    row: Row = {"name": name, "precision": stored, "rows": count, "seconds": seconds}
                    found.append({**row, "read_gb_per_s": read / seconds / 1e9})
    explained = f"milliseconds for the model's {len(shapes)} products together, one after another."
    values = {"matrices": len(shapes)}
    print_report(Report(found, products_table(found, counts), device_label(), (explained,), values=values), as_json)


def products_table(rows: Sequence[Row], counts: Sequence[int]) -> str:
    """Return a table with a line per implementation and milliseconds by number of rows; GB/s are those of the fewest rows."""
    lines: dict[tuple[str, str], dict[str, str]] = {}
    for row in rows:
        first = {"name": row["name"], "precision": row["precision"], "reads": f"{row['read_gb_per_s']:.1f} GB/s"}
        lines.setdefault((row["name"], row["precision"]), first)[str(row["rows"])] = f"{row['seconds'] * 1000:.1f}"
    return tabulate(
        list(lines.values()),
        ("", "{name}"),
        ("weights", "{precision}"),
        *((f"{count} rows" if count > 1 else "1 row", lambda line, at=str(count): line[at]) for count in counts),
        ("1 row reads", "{reads}"),
    )
