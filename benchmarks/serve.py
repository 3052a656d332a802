"""The page as programs use it: clients at once over HTTP, beside the same requests given to the engine directly.

The page runs in a process of its own, as ``hfjax-demo serve`` starts it, and is asked by its endpoint ``/chat`` and, where there
is one, by the OpenAI-compatible ``/v1/completions``. Everybody continues passages of a text that nobody has sent before,
greedily. The clients run in this process on one event loop: what they cost the machine is a small part of what the page does.

Of a row, medians over the runs: ``tokens_per_s`` is all tokens over the time from the first request to the last answer's end,
prefill and waiting included; ``ttft_s`` the median over the clients and ``worst_ttft_s`` the longest, None where nobody got
anything; ``longest_gap_s`` the longest silence within an answer. ``errors`` counts answers that failed, over all runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.catalog import FolderSource
from hfjax_demo.cli.common import Model
from hfjax_demo.settings import Settings

from .clients import Api, Client, Page, Reply, ask_all
from .commands import AsJson, NewTokens, Repeats, commands, print_report, running
from .contestant import Contestant, pause
from .page_process import page_running
from .prompts import passage
from .report import Report, Row, milliseconds, tabulate
from .sides import Answer, Engine

CLIENTS = (1, 4, 8, 32)


@dataclass(frozen=True, slots=True)
class Load:
    """Some clients' replies, and how many tokens they have in all."""

    replies: tuple[Reply, ...]
    tokens: int

    @property
    def seconds(self) -> float:
        """From the first request to the end of the last answer."""
        return max(reply.ended for reply in self.replies) - min(reply.sent for reply in self.replies)


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
    """Many clients of the page at once, beside the bare engine."""
    counts = clients or CLIENTS
    with running() as here, contextlib.ExitStack() as processes:
        spec = here.model(model)
        folder = here.fetched(spec)
        settings = here.settings.changed(max_queue=max(here.settings.max_queue, *counts))
        if url is None:
            here.show("starting the page", None)
            url = processes.enter_context(page_running(settings, folder))
        engine = processes.enter_context(Contestant(ServingEngine, folder, spec.name, settings))
        name = str(folder.resolve()) if isinstance(spec.source, FolderSource) else spec.name
        api = Api(url, name, settings.api_key)
        ways: dict[str, Client | None] = {"page, /chat": Page(url, name, settings.api_key)}
        if asyncio.run(api.is_there()):
            ways["page, /v1/completions"] = api
        ways["engine, no server"] = None
        number = 0

        def measure(client: Client | None, count: int) -> Load:
            nonlocal number
            prompts = [passage(number + index) for index in range(count)]
            number += count
            pause()
            if client is None:
                replies: tuple[Reply, ...] = engine.call("serve", prompts, new_tokens)
            else:
                replies = asyncio.run(ask_all(client, prompts, new_tokens))
            return Load(replies, engine.call("count_tokens", [reply.text for reply in replies]))

        for label, client in ways.items():  # load the model, and make every program
            for count in counts:
                here.show(f"preparing {label} for {count}", None)
                measure(client, count)
        engine.call("prepare")
        loads: dict[tuple[str, int], list[Load]] = {}
        steps = [(count, label) for count in counts for label in ways]
        for repeat in range(repeats):
            for index, (count, label) in enumerate(steps):
                here.show(f"measuring {label}, {count} at a time", (repeat + index / len(steps)) / repeats)
                loads.setdefault((label, count), []).append(measure(ways[label], count))
        facts = engine.call("facts")
    rows = [_row(label, facts["precision"], count, loads[label, count]) for count, label in steps]
    messages = list(dict.fromkeys(text for found in loads.values() for text in _errors(found)))
    print_report(make_report(rows, settings.slots, facts["device"], messages), as_json)


def make_report(rows: Sequence[Row], slots: int, device: str, messages: Sequence[str] = ()) -> Report:
    """The page's interfaces beside the bare engine; ``messages`` of failed answers stand below."""
    table = tabulate(
        rows,
        ("", "{name}"),
        ("clients", "{conversations}"),
        ("tokens/s", "{tokens_per_s:.1f}"),
        ("ttft", milliseconds("ttft_s")),
        ("worst ttft", milliseconds("worst_ttft_s")),
        ("longest gap", milliseconds("longest_gap_s")),
        ("errors", "{errors}"),
    )
    explained = f"{rows[0]['precision']}, {slots} slots; the clients run on the same machine as what they ask."
    values = {"slots": slots, "messages": messages}
    return Report(rows, table, device, (explained, *messages), values=values)


def _row(label: str, precision: str, clients: int, loads: Sequence[Load]) -> Row:
    def median(of: Callable[[Load], float]) -> float:
        return statistics.median(of(load) for load in loads)

    ttfts = [[reply.ttft_s for reply in load.replies if reply.arrivals] for load in loads]
    answered = [times for times in ttfts if times]
    return {
        "name": label,
        "precision": precision,
        "conversations": clients,
        "tokens_per_s": median(lambda load: load.tokens / load.seconds),
        "seconds": median(lambda load: load.seconds),
        "ttft_s": statistics.median(statistics.median(times) for times in answered) if answered else None,
        "worst_ttft_s": statistics.median(max(times) for times in answered) if answered else None,
        "longest_gap_s": median(lambda load: max(reply.longest_gap_s for reply in load.replies)),
        "errors": len(_errors(loads)),
    }


def _errors(loads: Sequence[Load]) -> list[str]:
    return [reply.error for load in loads for reply in load.replies if reply.error is not None]


class ServingEngine(Engine):
    """This program's engine with the requests that the page gets, end tokens and all."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        super().__init__(folder, name, settings, endless=False)

    def serve(self, prompts: Sequence[str], new_tokens: int) -> tuple[Reply, ...]:
        """All prompts at once; those for which there is no slot wait for one."""
        answers = [self.ask(new_tokens, prompt=prompt) for prompt in prompts]
        self.work()
        return tuple(_reply(answer) for answer in answers)


def _reply(answer: Answer) -> Reply:
    times = tuple(at for at, _ in answer.arrivals)
    return Reply(answer.sent, times, times[-1], answer.text)
