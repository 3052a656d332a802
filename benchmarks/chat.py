"""What somebody who chats notices: how the time to the first token grows with the conversation, and how long an answer pauses
when somebody else's long prompt arrives.

Turns: a message of the same length each time, the answers kept. This engine computes what is new of a turn and has the rest
in its cache (``reused_tokens`` of ``prompt_tokens``, which is the whole conversation with the new message); PyTorch's
``generate`` gets the very same tokens and computes them all. Gaps: two conversations decode while a long prompt arrives. Of
both, medians over the runs.
"""

from __future__ import annotations

import contextlib
import itertools
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo.cli.common import Model
from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.requests import Message
from hfjax_demo.settings import Settings
from hfjax_demo.terminal import table

from .commands import AsJson, Precisions, Repeats, changed, commands, print_report, running
from .contestant import Contestant, ContestantFailed, pause
from .prompts import PROMPTS, reading
from .report import Report, Row, Skipped, medians, milliseconds, tabulate
from .sides import Answer, Engine, PyTorch

MESSAGE_TOKENS = 48  # new text of a turn
ANSWER_TOKENS = 32
LONG_PROMPT_TOKENS = 400
SETTLED = 3  # pieces of an answer, after which two conversations that began together both decode
OURS, WITHOUT_REUSE = "hfjax", "PyTorch generate"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: how much the model read, how much of it had been read before, and seconds to the first token."""

    prompt_tokens: int
    reused_tokens: int
    ttft_s: float


@dataclass(frozen=True, slots=True)
class Gaps:
    """Seconds between two pieces of an answer: the median before a long prompt arrives, the longest, and the longest from its
    arrival to its first token; ``ttft_s`` is the long prompt's own."""

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
    """The wait for the first token, turn after turn, and what a long prompt costs the others."""
    skipped: list[Skipped] = []
    with running() as here, contextlib.ExitStack() as processes:
        spec = here.model(model)
        folder = here.fetched(spec)
        ours: dict[str, Contestant] = {}
        for dtype in precision or (here.settings.dtype,):
            here.show(f"preparing hfjax, {dtype}", None)
            own = changed(here.settings, skipped, dtype=dtype, slots=max(here.settings.slots, 3))
            if own is None:
                continue
            try:
                side = processes.enter_context(Contestant(ChatEngine, folder, spec.name, own))
                _require_room(side.call("context_length"), turns)
                side.call("conversation", turns, 0)  # grows the cache, and makes every program
                side.call("gaps")
                side.call("prepare")
                ours[side.call("facts")["precision"]] = side
            except ContestantFailed as error:
                skipped.append(Skipped(OURS, dtype, error.reason))
        if not ours:
            raise EngineFailed("Nothing could be measured: " + "; ".join(map(str, skipped)) + ".")
        here.show(f"preparing {WITHOUT_REUSE}", None)
        pytorch = processes.enter_context(Contestant(PyTorch, folder, "float32"))
        pytorch.call("ttft", range(3, 64))

        measured: dict[tuple[str, str], list[list[Turn]]] = {}
        gaps: dict[str, list[Gaps]] = {dtype: [] for dtype in ours}
        for repeat in range(repeats):
            # Of the first precision, whose answers make the conversation that PyTorch is given.
            prompts: list[list[int]] = []
            for dtype, side in ours.items():
                here.show(f"measuring hfjax, {dtype}", repeat / repeats)
                pause()
                found, read = side.call("conversation", turns, repeat + 1)
                measured.setdefault((OURS, dtype), []).append(found)
                prompts = prompts or read
                pause()
                gaps[dtype].append(side.call("gaps"))
            here.show(f"measuring {WITHOUT_REUSE}", (repeat + 0.5) / repeats)
            pause()
            anew = [Turn(len(ids), 0, pytorch.call("ttft", ids)) for ids in prompts]
            measured.setdefault((WITHOUT_REUSE, "float32"), []).append(anew)
        device = next(iter(ours.values())).call("facts")["device"]
    rows = [
        {"name": name, "precision": dtype, "turn": number, **medians(found)}
        for (name, dtype), conversations in measured.items()
        for number, found in enumerate(zip(*conversations, strict=True), start=1)
    ]
    about = {"name": OURS, "conversations": 2, "prompt_tokens": LONG_PROMPT_TOKENS}
    gap_rows = [{**about, "precision": dtype, **medians(found)} for dtype, found in gaps.items()]
    print_report(make_report(rows, gap_rows, device, skipped), as_json)


def make_report(turns: Sequence[Row], gaps: Sequence[Row], device: str, skipped: Sequence[Skipped] = ()) -> Report:
    """A line a turn with the sides beside each other; then the gaps of two conversations that a third one joins."""
    sides = list(dict.fromkeys((row["name"], row["precision"]) for row in turns))
    header = ["turn", "prompt tokens", *(text for side in sides for text in (", ".join(side), "reused"))]
    shown = milliseconds("ttft_s")
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
        ("usual gap", milliseconds("usual_gap_s")),
        ("longest before", milliseconds("longest_before_s")),
        ("longest then", milliseconds("longest_gap_s")),
        ("its ttft", milliseconds("ttft_s")),
    )
    tables = ["time to the first token, turn after turn", table(header, lines), "", gap_table]
    return Report(turns, "\n".join(tables), device, skipped=skipped, values={"gaps": gaps})


def _require_room(context_length: int, turns: int) -> None:
    # A chat template adds a few tokens a turn.
    needed = max(turns * (MESSAGE_TOKENS + ANSWER_TOKENS + 16) + 64, LONG_PROMPT_TOKENS + 16)
    if needed > context_length:
        raise UserError(
            f"{turns} turns may take {needed} tokens and the context holds {context_length}; choose fewer turns, or a longer "
            "context with HFJAX_CONTEXT_LENGTH."
        )


class ChatEngine(Engine):
    """This program's engine in a conversation, and with conversations that come and go."""

    def __init__(self, folder: Path, name: str, settings: Settings) -> None:
        super().__init__(folder, name, settings)
        self._reading = self.model.tokenizer(reading(), add_special_tokens=False).input_ids
        self._block = settings.decode_block
        self._arrivals = 0

    def context_length(self) -> int:
        """Tokens a conversation may have."""
        return self.engine.context_length

    def conversation(self, turns: int, number: int) -> tuple[list[Turn], list[list[int]]]:
        """A conversation of equally long messages, like no other of another ``number``: its turns, and what was read in each."""
        from hfjax_demo.text.writing import Writer

        messages: list[Message] = []
        found, read = [], []
        for turn in range(turns):
            message = self._piece((number * turns + turn) * MESSAGE_TOKENS, MESSAGE_TOKENS)
            messages.append({"role": "user", "content": str(self.model.tokenizer.decode(message))})
            ids = Writer(self.model.tokenizer).tokens(messages)
            answer = self.ask(ANSWER_TOKENS, prompt_ids=ids)
            self.work()
            assert answer.finished is not None
            found.append(Turn(len(ids), answer.finished.statistics.reused_tokens, answer.ttft_s))
            read.append(list(ids))
            messages.append({"role": "assistant", "content": answer.text})
        return found, read

    def gaps(self) -> Gaps:
        """Two conversations decode; when each has had a few pieces, a long prompt arrives that nobody has sent before."""
        self._arrivals += 1
        budget = 40 * self._block  # long enough to go on for some time after the arrival
        others = [self.ask(budget, prompt=f"{self._arrivals}. {PROMPTS[index]}") for index in range(2)]
        self.work(until=lambda: all(len(answer.arrivals) > 14 for answer in others))
        before = [gap for answer in others for gap, _, _ in _silences(answer)]
        arrived = time.perf_counter()
        newcomer = self.ask(2 * self._block, prompt_ids=self._piece(self._arrivals * 7, LONG_PROMPT_TOKENS))
        self.work()
        begun = newcomer.arrivals[0][0]
        then = [gap for answer in others for gap, begin, end in _silences(answer) if end > arrived and begin < begun]
        return Gaps(statistics.median(before), max(before), max(then), newcomer.ttft_s)

    def _piece(self, start: int, length: int) -> list[int]:
        """So many tokens of the text, which begins anew where it ends."""
        return [self._reading[(start + offset) % len(self._reading)] for offset in range(length)]


def _silences(answer: Answer) -> list[tuple[float, float, float]]:
    """Seconds between two pieces of an answer, with beginning and end; the first few pieces are left out, since the other
    conversation's prompt was computed between them."""
    times = [at for at, _ in answer.arrivals][SETTLED:]
    return [(end - begin, begin, end) for begin, end in itertools.pairwise(times)]
