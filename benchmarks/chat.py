"""Latency in conversations: how the time to first token grows with the conversation, and how long an answer pauses when another
user's long prompt arrives.

Turns: messages of the same length, and their answers. This engine computes only the new tokens of a turn and reuses the cache for
the rest (``reused_tokens`` of ``prompt_tokens``, the whole conversation with the new message); PyTorch's ``generate`` gets the
same tokens and computes all of them. Gaps: two conversations decode when a long prompt arrives. Both are medians over the runs.
"""

from __future__ import annotations

import contextlib
import itertools
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError
from hfjax_demo.requests import Message
from hfjax_demo.settings import Settings
from hfjax_demo.terminal import table

from .commands import AsJson, Precisions, Repeats, benchmark_context, changed, commands, print_report
from .prompts import PROMPTS, reading
from .report import Report, Row, SkippedSide, medians, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import Answer, Engine, PyTorch

MESSAGE_TOKENS = 48  # of the new message of a turn
ANSWER_TOKENS = 32
LONG_PROMPT_TOKENS = 400
SETTLED_PIECES = 3  # pieces of an answer, after which two conversations that began together both decode
OURS, WITHOUT_REUSE = "hfjax", "PyTorch generate"


@dataclass(frozen=True, slots=True)
class TurnTiming:
    """One turn: number of prompt tokens, how many of them were reused from the cache, and seconds to the first token."""

    prompt_tokens: int
    reused_tokens: int
    ttft_s: float


@dataclass(frozen=True, slots=True)
class Gaps:
    """Seconds between two pieces of an answer: the median and the longest before a long prompt arrives, and the longest from its
    arrival to its first token. ``ttft_s`` is the long prompt's time to first token."""

    usual_gap_s: float
    longest_before_s: float
    longest_gap_s: float
    ttft_s: float


@commands.command()
def chat(
    model: Model,
    precision: Precisions = None,
    turns: Annotated[int, typer.Option(min=1, help="Messages of the conversation.")] = 10,
    repeats: Repeats = 5,
    as_json: AsJson = False,
) -> None:
    """Measure the time to first token in each turn, and how long a long prompt delays other answers."""
    skipped: list[SkippedSide] = []
    with benchmark_context() as here, contextlib.ExitStack() as processes:
        _check_context_length(here.settings.context_length, turns)
        spec = here.model(model)
        folder = here.fetch_model(spec)
        ours: list[RowMeasurement] = []
        for dtype in precision or (here.settings.dtype,):
            own = changed(here.settings, skipped, dtype=dtype, slots=max(here.settings.slots, 3))
            if own is not None:
                side = processes.enter_context(SideProcess(ChatEngine, folder, spec.name, own))
                ours.append(RowMeasurement(OURS, dtype, {"turns": turns}, side, partial(side.call, "chat", turns)))
        pytorch = processes.enter_context(SideProcess(PyTorch, folder, "float32"))

        def anew() -> list[TurnTiming]:
            # The conversation of the first precision, including its answers.
            prompts: Sequence[Sequence[int]] = next((entry.runs[-1][1] for entry in ours if entry.runs), [])
            return [TurnTiming(len(ids), 0, pytorch.call("ttft", ids)) for ids in prompts]

        without = RowMeasurement(WITHOUT_REUSE, "float32", {"turns": turns}, pytorch, anew)
        measured = measure_in_rounds([*ours, without], repeats, here.show, skipped)
        ours = [entry for entry in ours if entry in measured]
        if not ours:
            raise nothing_measured_error(skipped)
        facts = [entry.side.call("facts") for entry in ours]
    rows: list[Row] = []
    gaps: list[Row] = []
    about = {"conversations": 2, "prompt_tokens": LONG_PROMPT_TOKENS}
    for entry, fact in zip(ours, facts, strict=True):
        conversations, _, pauses = zip(*entry.runs[1:], strict=True)
        rows += _rows(OURS, fact["precision"], conversations)
        gaps.append({"name": OURS, "precision": fact["precision"], **about, **medians(pauses)})
    rows += _rows(WITHOUT_REUSE, "float32", without.runs[1:])
    print_report(make_report(rows, gaps, facts[0]["device"], skipped), as_json)


def _rows(name: str, precision: str, conversations: Sequence[Sequence[TurnTiming]]) -> list[Row]:
    """Return a row for each turn of the conversations."""
    turns = zip(*conversations, strict=True)
    return [
        {"name": name, "precision": precision, "turn": number, **medians(found)}
        for number, found in enumerate(turns, start=1)
    ]


def make_report(turns: Sequence[Row], gaps: Sequence[Row], device: str, skipped: Sequence[SkippedSide] = ()) -> Report:
    """Return the report: a line per turn with all sides, then the gaps of two conversations when a third prompt arrives."""
    sides = list(dict.fromkeys((row["name"], row["precision"]) for row in turns))
    header = ["turn", "prompt tokens", *(text for side in sides for text in (", ".join(side), "reused"))]
    shown = milliseconds_column("ttft_s")
    lines = []
    for turn in sorted({row["turn"] for row in turns}):
        rows = [row for row in turns if row["turn"] == turn]
        cells = [text for row in rows for text in (shown(row), f"{row['reused_tokens']:.0f}")]
        lines.append([str(turn), f"{rows[0]['prompt_tokens']:.0f}", *cells])
    gap_table = tabulate(
        gaps,
        ("", "{name}, {conversations} conversations"),
        ("precision", "{precision}"),
        ("joined by", "{prompt_tokens} tokens"),
        ("usual gap", milliseconds_column("usual_gap_s")),
        ("longest before", milliseconds_column("longest_before_s")),
        ("longest then", milliseconds_column("longest_gap_s")),
        ("its ttft", milliseconds_column("ttft_s")),
    )
    tables = ["time to the first token, turn after turn", table(header, lines), "", gap_table]
    return Report(turns, "\n".join(tables), device, skipped=skipped, values={"gaps": gaps})


def _check_context_length(context_length: int, turns: int) -> None:
    # A chat template adds a few tokens per turn.
    needed = max(turns * (MESSAGE_TOKENS + ANSWER_TOKENS + 16) + 64, LONG_PROMPT_TOKENS + 16)
    if needed > context_length:
        raise UserError(
            f"{turns} turns may take {needed} tokens and the context holds {context_length}; choose fewer turns, or a longer "
            "context with HFJAX_CONTEXT_LENGTH."
        )


class ChatEngine(Engine):
    """This program's engine in one conversation, and with concurrent conversations."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        super().__init__(folder, name, settings)
        self._reading = self.model.tokenizer(reading(), add_special_tokens=False).input_ids
        self._block = settings.engine_shapes.decode_block
        self._chats = 0

    def chat(self, turns: int) -> tuple[list[TurnTiming], list[list[int]], Gaps]:
        """Run a new conversation of equally long messages, then :meth:`_gaps`; return turns, their prompts, and the gaps."""
        from hfjax_demo.text.conversation_renderer import ConversationRenderer

        messages: list[Message] = []
        found, read = [], []
        for turn in range(turns):
            message = self._piece((self._chats * turns + turn) * MESSAGE_TOKENS, MESSAGE_TOKENS)
            messages.append({"role": "user", "content": str(self.model.tokenizer.decode(message))})
            ids = ConversationRenderer(self.model.tokenizer).tokens(messages)
            answer = self.ask(ANSWER_TOKENS, prompt_ids=ids)
            self.work()
            assert answer.finished is not None
            found.append(TurnTiming(len(ids), answer.finished.statistics.reused_tokens, answer.ttft_s))
            read.append(list(ids))
            messages.append({"role": "assistant", "content": answer.text})
        self._chats += 1
        gaps = self._gaps()
        self.prepare()
        return found, read, gaps

    def _gaps(self) -> Gaps:
        """Decode two conversations; after a few pieces of each, submit a long prompt that is not cached; return the gaps."""
        budget = 40 * self._block  # long enough to continue for some time after the arrival
        others = [self.ask(budget, prompt=f"{self._chats}. {PROMPTS[index]}") for index in range(2)]
        self.work(until=lambda: all(len(answer.arrivals) > 14 for answer in others))
        before = [gap for answer in others for gap, _, _ in _answer_gaps(answer)]
        arrived = time.perf_counter()
        newcomer = self.ask(2 * self._block, prompt_ids=self._piece(self._chats * 7, LONG_PROMPT_TOKENS))
        self.work()
        begun = newcomer.arrivals[0][0]
        then = [gap for answer in others for gap, begin, end in _answer_gaps(answer) if end > arrived and begin < begun]
        return Gaps(statistics.median(before), max(before), max(then), newcomer.ttft_s)

    def _piece(self, start: int, length: int) -> list[int]:
        """Return ``length`` tokens of the text, which is repeated if it ends."""
        return [self._reading[(start + offset) % len(self._reading)] for offset in range(length)]


def _answer_gaps(answer: Answer) -> list[tuple[float, float, float]]:
    """Return the seconds between two pieces of an answer, with beginning and end. The first few pieces are skipped, because the
    other conversation's prompt was computed between them."""
    times = [at for at, _ in answer.arrivals][SETTLED_PIECES:]
    return [(end - begin, begin, end) for begin, end in itertools.pairwise(times)]
