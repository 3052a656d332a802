"""Time from the start of a process to the first token of an answer: this program with an empty and with a full cache of compiled
programs, and PyTorch's ``generate``.

Every run is a new process that answers one prompt greedily and ends. They are measured in turn: an empty cache, the cache that
this run filled, PyTorch. The system's file cache is warm for all. The values of a row are medians: see :mod:`.first_token`.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hfjax_demo.children import Child
from hfjax_demo.cli.common import Model

from .commands import AsJson, Repeats, benchmark_context, commands, print_report
from .first_token import time_hfjax_start, time_pytorch_start
from .report import Report, Row, medians, tabulate
from .side_process import convert_child_errors

COLD, WARM, PYTORCH = "hfjax, empty cache", "hfjax, full cache", "PyTorch generate"


@commands.command()
def start(model: Model, repeats: Repeats = 5, as_json: AsJson = False) -> None:
    """Measure the time from the start of the process to the first token."""
    from hfjax_demo.runtime.device import default_dtype, device_label

    runs: dict[str, list[Row]] = {PYTORCH: [], WARM: [], COLD: []}
    with benchmark_context() as here:
        _, folder = here.fetch_model(model)
        dtype = default_dtype() if here.settings.dtype == "auto" else here.settings.dtype
        for repeat in range(repeats):
            here.show("measuring", repeat / repeats)
            with tempfile.TemporaryDirectory(prefix="hfjax-start-") as cache:
                for label in (COLD, WARM):
                    runs[label].append(_time_start(time_hfjax_start, folder, dtype, Path(cache)))
            runs[PYTORCH].append(_time_start(time_pytorch_start, folder, dtype))
    rows = [{"name": label, "precision": dtype, **medians(found)} for label, found in runs.items()]
    first = rows[0]
    table = tabulate(
        rows,
        ("", "{name}"),
        ("precision", "{precision}"),
        ("first token", "{first_token_s:.2f} s"),
        ("", lambda row: f"{row['first_token_s'] / first['first_token_s']:.2f}x"),
        ("imports", "{imports_s:.2f} s"),
        ("load", "{load_s:.2f} s"),
        ("programs", "{compile_s:.2f} s"),
        ("request", "{request_s:.2f} s"),
        ("processor", "{processor_s:.2f} s"),
        ("", lambda row: f"{row['processor_s'] / first['processor_s']:.2f}x"),
    )
    print_report(Report(rows, table, device_label()), as_json)


def _time_start(answer: Callable[..., dict[str, float]], *arguments: Any) -> Row:
    started = time.time()
    with convert_child_errors(), Child(f"benchmark {answer.__name__}") as child:
        found: Row = child.call(answer, started, *arguments)
    return found
