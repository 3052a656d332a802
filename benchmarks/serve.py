"""Load on the page: concurrent HTTP clients, compared with the same requests submitted directly to the engine.

The page runs in a child process, as ``hfjax-demo serve`` starts it, and is called by its endpoint ``/chat`` and the
OpenAI-compatible ``/v1/completions``. All clients greedily continue passages of a text that have not been sent before. The
clients run in this process on one event loop; they need little CPU time compared with the page.

The values of a row are medians over the runs: ``tokens_per_s`` is all tokens divided by the time from the first request to the
end of the last answer, including prefill and waiting; ``ttft_s`` the median over the clients and ``worst_ttft_s`` the longest,
None if no client received a token; ``longest_gap_s`` the longest silence within an answer. ``errors`` counts failed answers of
all runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.catalog import FolderSource
from hfjax_demo.cli.common import Model
from hfjax_demo.settings import Settings

from .clients import Client, api, ask_all, page
from .commands import AsJson, NewTokens, Repeats, benchmark_context, commands, print_report
from .page_process import page_server
from .prompts import passage
from .report import Report, Row, SkippedSide, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import Answer, Engine

CLIENTS = (1, 4, 8, 32)
INTERFACES: dict[str, Client | None] = {"page, /chat": page, "page, /v1/completions": api, "engine, no server": None}


@dataclass(frozen=True, slots=True)
class Load:
    """The answers of some clients, and their total number of tokens."""

    answers: Sequence[Answer]
    tokens: int

    @property
    def seconds(self) -> float:
        """From the first request to the end of the last answer."""
        return max(answer.ended for answer in self.answers) - min(answer.sent for answer in self.answers)


@commands.command()
def serve(
    model: Model,
    clients: Annotated[
        list[int] | None, typer.Option("--clients", "--conversations", min=1, help="At once; may be repeated.")
    ] = None,
    new_tokens: NewTokens = 64,
    url: Annotated[str | None, typer.Option(help="A page that runs already, instead of a new one.")] = None,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure concurrent clients of the page, compared with the engine alone."""
    counts = clients or CLIENTS
    skipped: list[SkippedSide] = []
    with benchmark_context() as here, contextlib.ExitStack() as processes:
        spec = here.model(model)
        folder = here.fetch_model(spec)
        settings = here.settings.changed(max_queue=max(here.settings.max_queue, *counts))
        if url is None:
            here.show("starting the page", None)
            url = processes.enter_context(page_server(folder, max_queue=settings.max_queue))
        engine = processes.enter_context(SideProcess(ServingEngine, folder, spec.name, settings))
        facts = engine.call("facts")
        server = url, settings.api_key, str(folder.resolve()) if isinstance(spec.source, FolderSource) else spec.name
        numbers = count()

        def measure(client: Client | None, clients: int) -> Load:
            prompts = [passage(next(numbers)) for _ in range(clients)]
            if client is None:
                answers = engine.call("serve", prompts, new_tokens)
            else:
                answers = asyncio.run(ask_all(client, *server, prompts, new_tokens))
            return Load(answers, engine.call("count_tokens", [answer.text for answer in answers]))

        entries = [
            RowMeasurement(
                label, facts["precision"], {"conversations": at_once}, label, partial(measure, client, at_once)
            )
            for at_once in counts
            for label, client in INTERFACES.items()
        ]
        entries = measure_in_rounds(entries, repeats, here.show, skipped)
    if not entries:
        raise nothing_measured_error(skipped)
    rows = [_row(entry) for entry in entries]
    messages = list(dict.fromkeys(text for entry in entries for text in _errors(entry.runs[1:])))
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
    values = {"slots": slots, "messages": messages}
    return Report(rows, table, device, (explained, *messages), skipped, values)


def _row(entry: RowMeasurement) -> Row:
    loads: Sequence[Load] = entry.runs[1:]

    def median(of: Callable[[Load], float]) -> float:
        return statistics.median(of(load) for load in loads)

    ttfts = [[answer.ttft_s for answer in load.answers if answer.arrivals] for load in loads]
    answered = [times for times in ttfts if times]
    return {
        "name": entry.name,
        "precision": entry.precision,
        **entry.about,
        "tokens_per_s": median(lambda load: load.tokens / load.seconds),
        "seconds": median(lambda load: load.seconds),
        "ttft_s": statistics.median(statistics.median(times) for times in answered) if answered else None,
        "worst_ttft_s": statistics.median(max(times) for times in answered) if answered else None,
        "longest_gap_s": median(lambda load: max(answer.longest_gap_s for answer in load.answers)),
        "errors": len(_errors(loads)),
    }


def _errors(loads: Sequence[Load]) -> list[str]:
    return [answer.error for load in loads for answer in load.answers if answer.error is not None]


class ServingEngine(Engine):
    """This program's engine with the requests that the page receives; end tokens end answers."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        super().__init__(folder, name, settings, endless=False)

    def serve(self, prompts: Sequence[str], new_tokens: int) -> list[Answer]:
        """Answer all prompts at once; those without a free slot wait for one."""
        answers = [self.ask(new_tokens, prompt=prompt) for prompt in prompts]
        self.work()
        self.prepare()
        return answers
