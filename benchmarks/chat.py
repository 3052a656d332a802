"""Latency in conversations: how the time to first token grows with the conversation, and how long an answer pauses when another
user's long prompt arrives. All values are medians over the runs.

Turns have messages of the same length. This engine reuses the cache for ``reused_tokens`` of ``prompt_tokens``, the whole
conversation; PyTorch's ``generate`` gets the same tokens and computes all of them. ``gaps``: two conversations decode when a long
prompt arrives. ``usual_gap_s`` and ``longest_before_s`` are the median and the longest time between two pieces of an answer
before that, ``longest_gap_s`` the longest until the first token of the newcomer, ``ttft_s`` its time to first token.
"""

from __future__ import annotations

import contextlib
import itertools
import statistics
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import UserError
from hfjax_demo.requests import Message
from hfjax_demo.settings import Settings

from .commands import AsJson, Precisions, Repeats, benchmark_context, commands, print_report, with_precisions
from .prompts import PROMPTS
from .report import Report, Row, SkippedSide, medians, milliseconds_column, tabulate
from .side_process import RowMeasurement, SideProcess, measure_in_rounds, nothing_measured_error
from .text_sides import Answer, Engine, PyTorch, piece

MESSAGE_TOKENS = 48  # of the new message of a turn
ANSWER_TOKENS = 32
LONG_PROMPT_TOKENS = 400
SETTLED_PIECES = 3  # pieces of an answer, after which two conversations that began together both decode
OURS, WITHOUT_REUSE = "hfjax", "PyTorch generate"


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
        # A chat template adds a few tokens per turn.
        needed = max(turns * (MESSAGE_TOKENS + ANSWER_TOKENS + 16) + 64, LONG_PROMPT_TOKENS + 16)
        longest = here.settings.max_context
        if longest is not None and needed > longest:
            raise UserError(
                f"{turns} turns may take {needed} tokens and the context holds {longest}; choose fewer "
                "turns, or a longer context with HFJAX_CONTEXT_LENGTH."
            )
        spec, folder = here.fetch_model(model)
        ours: list[RowMeasurement] = []
        slots = max(here.settings.slots, 3)
        for own in with_precisions(here.settings, precision or (here.settings.dtype,), skipped, slots=slots):
            side = processes.enter_context(SideProcess(ChatEngine, folder, spec.name, own))
            ours.append(RowMeasurement(OURS, own.dtype, {"turns": turns}, side, partial(side.call, "chat", turns)))
        pytorch = processes.enter_context(SideProcess(PyTorch, folder, "float32"))

        def anew() -> list[Row]:
            # The conversation of the first precision, including its answers.
            prompts: Sequence[Sequence[int]] = next((entry.runs[-1][1] for entry in ours if entry.runs), [])
            return [_turn(ids, 0, pytorch.call("ttft", ids)) for ids in prompts]

        without = RowMeasurement(WITHOUT_REUSE, "float32", {"turns": turns}, pytorch, anew)
        measured = measure_in_rounds([*ours, without], repeats, here.show, skipped)
        ours = [entry for entry in ours if entry in measured]
        if not ours:
            raise nothing_measured_error(skipped)
        facts = [entry.side.call("facts") for entry in ours]
    rows: list[Row] = []
    gaps: list[Row] = []
    for entry, fact in zip(ours, facts, strict=True):
        about = {"name": OURS, "precision": fact["precision"]}
        conversations, _, pauses = zip(*entry.runs[1:], strict=True)
        rows += _rows(about, conversations)
        gaps.append({**about, "conversations": 2, "prompt_tokens": LONG_PROMPT_TOKENS, **medians(pauses)})
    rows += _rows({"name": WITHOUT_REUSE, "precision": "float32"}, without.runs[1:])
    print_report(make_report(rows, gaps, facts[0]["device"], skipped), as_json)


def _turn(prompt: Sequence[int], reused_tokens: int, ttft_s: float) -> Row:
    return {"prompt_tokens": len(prompt), "reused_tokens": reused_tokens, "ttft_s": ttft_s}


def _rows(about: Row, conversations: Sequence[Sequence[Row]]) -> list[Row]:
    turns = enumerate(zip(*conversations, strict=True), start=1)
    return [{**about, "turn": number, **medians(found)} for number, found in turns]


def make_report(turns: Sequence[Row], gaps: Sequence[Row], device: str, skipped: Sequence[SkippedSide] = ()) -> Report:
    """Return the report: the turns, then the gaps of two conversations when a third prompt arrives."""
    turn_table = tabulate(
        sorted(turns, key=lambda row: row["turn"]),
        ("turn", "{turn}"),
        ("prompt tokens", "{prompt_tokens:.0f}"),
        ("", "{name}"),
        ("precision", "{precision}"),
        ("reused", "{reused_tokens:.0f}"),
        ("first token", milliseconds_column("ttft_s")),
    )
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
    return Report(turns, f"{turn_table}\n\n{gap_table}", device, skipped=skipped, values={"gaps": gaps})


class ChatEngine(Engine):
    """This program's engine in one conversation, and with concurrent conversations."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        super().__init__(folder, name, settings)
        self._block = settings.engine_shapes.decode_block
        self._chats = 0

    def chat(self, turns: int) -> tuple[list[Row], list[list[int]], Row]:
        """Run a new conversation of equally long messages, then :meth:`_gaps`; return turns, their prompts, and the gaps."""
        from hfjax_demo.text.conversation_renderer import ConversationRenderer

        messages: list[Message] = []
        found, read = [], []
        for turn in range(turns):
            message = piece(self._reading, (self._chats * turns + turn) * MESSAGE_TOKENS, MESSAGE_TOKENS)
            messages.append({"role": "user", "content": str(self.model.tokenizer.decode(message))})
            ids = ConversationRenderer(self.model.tokenizer).tokens(messages)
            answer = self.ask(ANSWER_TOKENS, prompt_ids=ids)
            self.work()
            assert answer.finished is not None
            found.append(_turn(ids, answer.finished.statistics.reused_tokens, answer.ttft_s))
            read.append(list(ids))
            messages.append({"role": "assistant", "content": answer.text})
        self._chats += 1
        gaps = self._gaps()
        self.prepare()
        return found, read, gaps

    def _gaps(self) -> Row:
        """Decode two conversations; after a few pieces of each, submit a long prompt that is not cached; return the gaps."""
        budget = 40 * self._block  # long enough to continue for some time after the arrival
        others = [self.ask(budget, prompt=f"{self._chats}. {PROMPTS[index]}") for index in range(2)]
        self.work(until=lambda: all(len(answer.arrivals) > 14 for answer in others))
        before = [end - begin for answer in others for begin, end in settled_gaps(answer)]
        arrived = time.perf_counter()
        newcomer = self.ask(2 * self._block, prompt_ids=piece(self._reading, self._chats * 7, LONG_PROMPT_TOKENS))
        self.work()
        begun = newcomer.arrivals[0][0]
        gaps = [(begin, end) for answer in others for begin, end in settled_gaps(answer)]
        return {
            "usual_gap_s": statistics.median(before),
            "longest_before_s": max(before),
            "longest_gap_s": max(end - begin for begin, end in gaps if end > arrived and begin < begun),
            "ttft_s": newcomer.ttft_s,
        }


def settled_gaps(answer: Answer) -> list[tuple[float, float]]:
    """Return the beginnings and ends of the pauses between the pieces of an answer. The first few pieces are skipped, because the
    other conversation's prompt was computed between them."""
    return list(itertools.pairwise(at for at, _ in answer.arrivals[SETTLED_PIECES:]))
