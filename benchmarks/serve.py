"""Load on the page: concurrent HTTP clients of ``/chat`` and ``/v1/completions``, compared with the same requests submitted to
the engine itself. The clients run on one event loop in this process, and greedily continue passages of a text not sent before.

The values of a row are medians over the runs: ``tokens_per_s`` from the first request to the end of the last answer, including
prefill and waiting; ``ttft_s`` the median over the clients and ``worst_ttft_s`` the longest, None if no client received a token;
``longest_gap_s`` the longest silence within an answer. ``errors`` counts failed answers of all runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Sequence
from functools import partial
from itertools import count, pairwise
from typing import Annotated, Any

import typer

from hfjax_demo.catalog import FolderSource
from hfjax_demo.cli.common import Model

from .clients import Client, api, ask_all, page, page_server
from .commands import AsJson, NewTokens, Repeats, benchmark_context, commands, print_report
from .prompts import passage
from .report import Report, Row, SkippedSide, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import Answer, Engine

CLIENTS = (1, 4, 8, 32)
INTERFACES: dict[str, Client | None] = {"page, /chat": page, "page, /v1/completions": api, "engine, no server": None}


@commands.command()
def serve(
    model: Model,
    clients: Annotated[list[int] | None, typer.Option("--clients", "--conversations", min=1, help="At once.")] = None,
    new_tokens: NewTokens = 64,
    url: Annotated[str | None, typer.Option(help="A page that runs already, instead of a new one.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure concurrent clients of the page, compared with the engine alone."""
    counts = clients or CLIENTS
    skipped: list[SkippedSide] = []
    with benchmark_context() as here, contextlib.ExitStack() as processes:
        spec, folder = here.fetch_model(model)
        settings = here.settings.changed(max_queue=max(here.settings.max_queue, *counts))
        if url is None:
            here.show("starting the page", None)
            url = processes.enter_context(page_server(folder, max_queue=settings.max_queue))
        engine = processes.enter_context(SideProcess(Engine, folder, spec.name, settings, False))
        engine.call("prepare")
        facts = engine.call("facts")
        server = url, settings.api_key, str(folder.resolve()) if isinstance(spec.source, FolderSource) else spec.name
        numbers = count()

        def measure(client: Client | None, clients: int) -> dict[str, Any]:
            prompts = [passage(next(numbers)) for _ in range(clients)]
            if client is None:
                answers = engine.call("answers", prompts, new_tokens)
            else:
                answers = asyncio.run(ask_all(client, *server, prompts, new_tokens))
            return load_values(answers, engine.call("count_tokens", [answer.text for answer in answers]))

        entries = [
            RowMeasurement(name, facts["precision"], {"conversations": many}, name, partial(measure, client, many))
            for many in counts
            for name, client in INTERFACES.items()
        ]
        entries = measure_in_rounds(entries, repeats, here.show, skipped)
    if not entries:
        raise nothing_measured_error(skipped)
    rows = [
        {"name": each.name, "precision": each.precision, **each.about, **summary(each.runs[1:])} for each in entries
    ]
    messages = list(dict.fromkeys(text for entry in entries for run in entry.runs[1:] for text in run["errors"]))
    print_report(make_report(rows, settings.slots, facts["device"], messages, skipped), as_json)


def make_report(
    rows: Sequence[Row], slots: int, device: str, messages: Sequence[str] = (), skipped: Sequence[SkippedSide] = ()
) -> Report:
    """Return the report on the page's interfaces and the engine alone, with the error ``messages`` of failed answers below."""
    table = tabulate(
        rows,
        ("", "{name}"),
        ("clients", "{conversations}"),
        ("tokens/s", "{tokens_per_s:.1f}"),
        ("ttft", milliseconds_column("ttft_s")),
        ("worst ttft", milliseconds_column("worst_ttft_s")),
        ("longest gap", milliseconds_column("longest_gap_s")),
        ("errors", "{errors}"),
    )
    explained = f"{rows[0]['precision']}, {slots} slots; the clients run on the same machine as what they ask."
    return Report(rows, table, device, (explained, *messages), skipped, {"slots": slots, "messages": messages})


def load_values(answers: Sequence[Answer], tokens: int) -> dict[str, Any]:
    """Return the values of a run: of a row, but with the messages of the errors. ``tokens``: of all answers."""
    seconds = max(answer.ended for answer in answers) - min(answer.sent for answer in answers)
    ttfts = [answer.ttft_s for answer in answers if answer.arrivals]
    gaps = [after - at for answer in answers for (at, _), (after, _) in pairwise(answer.arrivals)]
    return {
        "tokens_per_s": tokens / seconds,
        "seconds": seconds,
        "ttft_s": statistics.median(ttfts) if ttfts else None,
        "worst_ttft_s": max(ttfts, default=None),
        "longest_gap_s": max(gaps, default=0.0),
        "errors": [answer.error for answer in answers if answer.error is not None],
    }


def summary(runs: Sequence[Row]) -> dict[str, Any]:
    """Return the values of a row: the medians of its runs, and the number of errors."""
    values = {key: [run[key] for run in runs if run[key] is not None] for key in runs[0]}
    errors = sum(map(len, values.pop("errors")))
    return {**{key: statistics.median(of) if of else None for key, of in values.items()}, "errors": errors}
