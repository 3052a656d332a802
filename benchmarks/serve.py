"""The page as programs use it: clients at once over HTTP, beside the same requests given to the engine directly.

The page runs in a process of its own, as ``hfjax-demo serve`` starts it, and is asked by its endpoint ``/chat`` and, where there
is one, by the OpenAI-compatible ``/v1/completions``. Everybody continues passages of a text that nobody has sent before,
greedily. The clients run in this process on one event loop: what they cost the machine is a small part of what the page does.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hfjax_demo.settings import Settings

from .clients import Api, Client, Page, Reply, ask_all
from .contestant import Contestant, pause
from .page_process import PageProcess
from .prompts import passage
from .report import Report, milliseconds, tabulate
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


@dataclass(frozen=True, slots=True)
class ServeRow:
    """Some clients at once, by one way; medians over the runs.

    ``tokens_per_s`` is all tokens over the time from the first request to the last answer's end, prefill and waiting included;
    ``ttft_s`` is the median over the clients and ``worst_ttft_s`` the longest, None where nobody got anything;
    ``longest_gap_s`` is the longest silence within an answer. ``errors`` counts answers that failed, over all runs.
    """

    name: str
    precision: str
    conversations: int
    tokens_per_s: float
    seconds: float
    ttft_s: float | None
    worst_ttft_s: float | None
    longest_gap_s: float
    errors: int


def make_report(rows: Sequence[ServeRow], slots: int, device: str, messages: Sequence[str] = ()) -> Report:
    """The page's interfaces beside the bare engine; ``messages`` of failed answers stand below."""
    columns: list[tuple[str, Callable[[ServeRow], str]]] = [
        ("", lambda row: row.name),
        ("clients", lambda row: str(row.conversations)),
        ("tokens/s", lambda row: f"{row.tokens_per_s:.1f}"),
        ("ttft", lambda row: milliseconds(row.ttft_s)),
        ("worst ttft", lambda row: milliseconds(row.worst_ttft_s)),
        ("longest gap", lambda row: milliseconds(row.longest_gap_s)),
        ("errors", lambda row: str(row.errors)),
    ]
    explained = f"{rows[0].precision}, {slots} slots; the clients run on the same machine as what they ask."
    return Report(
        tuple(rows),
        tabulate(columns, rows),
        device,
        notes=(explained, *messages),
        values={"slots": slots, "messages": list(messages)},
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    url: str | None = None,
    model: str,
    clients: Sequence[int] = CLIENTS,
    new_tokens: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure every number of clients by every way in turn, ``repeats`` times.

    Args:
        folder: the model's, for the engine in this program's own hands.
        url: of a page that is running already; None starts one.
        model: what the page calls the model.

    Raises:
        EngineFailed: the page did not start, or is not there.
    """
    settings = settings.changed(max_queue=max(settings.max_queue, *clients))
    with contextlib.ExitStack() as processes:
        if url is None:
            on_progress("starting the page", None)
            url = processes.enter_context(PageProcess(settings, folder)).url
        engine = processes.enter_context(Contestant(ServingEngine, folder, name, settings))
        ways: dict[str, Client | None] = {"page, /chat": Page(url, model, settings.api_key)}
        api = Api(url, model, settings.api_key)
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
            for count in clients:
                on_progress(f"preparing {label} for {count}", None)
                measure(client, count)
        engine.call("prepare")
        loads: dict[tuple[str, int], list[Load]] = {}
        steps = [(count, label) for count in clients for label in ways]
        for repeat in range(repeats):
            for index, (count, label) in enumerate(steps):
                on_progress(f"measuring {label}, {count} at a time", (repeat + index / len(steps)) / repeats)
                loads.setdefault((label, count), []).append(measure(ways[label], count))
        precision = engine.call("precision")
        return make_report(
            rows=[_row(label, precision, count, loads[label, count]) for count, label in steps],
            slots=settings.slots,
            device=engine.call("device"),
            messages=tuple(dict.fromkeys(text for found in loads.values() for text in _errors(found))),
        )


def _row(label: str, precision: str, clients: int, loads: Sequence[Load]) -> ServeRow:
    def median(of: Callable[[Load], float]) -> float:
        return statistics.median(of(load) for load in loads)

    ttfts = [[reply.ttft_s for reply in load.replies if reply.arrivals] for load in loads]
    answered = [times for times in ttfts if times]
    return ServeRow(
        name=label,
        precision=precision,
        conversations=clients,
        tokens_per_s=median(lambda load: load.tokens / load.seconds),
        seconds=median(lambda load: load.seconds),
        ttft_s=statistics.median(statistics.median(times) for times in answered) if answered else None,
        worst_ttft_s=statistics.median(max(times) for times in answered) if answered else None,
        longest_gap_s=median(lambda load: max(reply.longest_gap_s for reply in load.replies)),
        errors=len(_errors(loads)),
    )


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
