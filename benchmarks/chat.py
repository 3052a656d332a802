"""What somebody who chats notices: how the time to the first token grows with the conversation, and how long an answer pauses
when somebody else's long prompt arrives.

Turns: a message of the same length each time, the answers kept. This engine computes what is new of a turn and has the rest
in its cache; PyTorch's ``generate`` gets the very same tokens and computes them all. Gaps: two conversations decode while a
long prompt arrives.
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.requests import Message
from hfjax_demo.settings import Settings
from hfjax_demo.terminal import table
from hfjax_demo.text.writing import Writer

from .contestant import Contestant, ContestantFailed, pause
from .prompts import PROMPTS, reading
from .report import Report, Skipped, milliseconds, tabulate
from .sides import Answer, Engine, PyTorch

MESSAGE_TOKENS = 48  # new text of a turn
ANSWER_TOKENS = 32
LONG_PROMPT_TOKENS = 400
SETTLED = 3  # pieces of an answer, after which two conversations that began together both decode
WITHOUT_REUSE = "PyTorch generate"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: what the model read, how much of it had been read before, and seconds to the first token."""

    prompt_ids: tuple[int, ...]
    reused_tokens: int
    ttft_s: float


@dataclass(frozen=True, slots=True)
class Gaps:
    """Seconds between two pieces of an answer; see :class:`GapRow`."""

    usual_s: float
    longest_before_s: float
    longest_s: float
    ttft_s: float


@dataclass(frozen=True, slots=True)
class TurnRow:
    """One side at one turn of a growing conversation; medians over the conversations.

    ``prompt_tokens`` is the whole conversation with the new message, ``reused_tokens`` what of it was in the cache.
    """

    name: str
    precision: str
    turn: int
    prompt_tokens: float
    reused_tokens: float
    ttft_s: float


@dataclass(frozen=True, slots=True)
class GapRow:
    """What conversations that decode notice of a long prompt's arrival; medians over the runs, in seconds.

    ``usual_gap_s`` is the median time between two pieces of an answer before it arrives, ``longest_before_s`` the longest,
    ``longest_gap_s`` the longest from its arrival to its first token; ``ttft_s`` is the long prompt's own.
    """

    name: str
    precision: str
    conversations: int
    prompt_tokens: int
    usual_gap_s: float
    longest_before_s: float
    longest_gap_s: float
    ttft_s: float


def make_report(
    turns: Sequence[TurnRow], gaps: Sequence[GapRow], device: str, skipped: Sequence[Skipped] = ()
) -> Report:
    """A conversation of several turns, and two that a third one joins: a line a turn with the sides beside each other, then
    the gaps."""
    sides = list(dict.fromkeys((row.name, row.precision) for row in turns))
    by_turn = {(row.name, row.precision, row.turn): row for row in turns}
    header, lines = ["turn", "prompt tokens"], []
    for name, precision in sides:
        header += [f"{name}, {precision}", "reused"]
    for turn in sorted({row.turn for row in turns}):
        rows = [by_turn[name, precision, turn] for name, precision in sides]
        cells = [str(turn), f"{rows[0].prompt_tokens:.0f}"]
        for row in rows:
            cells += [milliseconds(row.ttft_s), f"{row.reused_tokens:.0f}"]
        lines.append(cells)
    columns: list[tuple[str, Callable[[GapRow], str]]] = [
        ("", lambda row: f"{row.name}, {row.conversations} conversations"),
        ("precision", lambda row: row.precision),
        ("joined by", lambda row: f"{row.prompt_tokens} tokens"),
        ("usual gap", lambda row: milliseconds(row.usual_gap_s)),
        ("longest before", lambda row: milliseconds(row.longest_before_s)),
        ("longest then", lambda row: milliseconds(row.longest_gap_s)),
        ("its ttft", lambda row: milliseconds(row.ttft_s)),
    ]
    tables = ["time to the first token, turn after turn", table(header, lines)]
    if gaps:
        tables += ["", tabulate(columns, gaps)]
    return Report(
        tuple(turns),
        "\n".join(tables),
        device,
        skipped=tuple(skipped),
        values={"gaps": [dataclasses.asdict(row) for row in gaps]},
    )


def run(
    folder: Path,
    name: str,
    settings: Settings,
    *,
    precisions: Sequence[str] | None,
    turns: int,
    repeats: int,
    on_progress: Callable[[str, float | None], None],
) -> Report:
    """Measure ``repeats`` conversations of ``turns`` turns, and as many arrivals of a long prompt.

    Args:
        precisions: of this engine, as ``Settings.dtype`` has them; None: that of the settings. The first one's answers make the
            conversation that PyTorch is given.

    Raises:
        UserError: a conversation so long that it does not fit the context.
        EngineFailed: no precision could be loaded, or a process broke.
    """
    skipped: list[Skipped] = []
    with contextlib.ExitStack() as processes:
        ours: dict[str, Contestant] = {}
        for precision in precisions or (settings.dtype,):
            on_progress(f"preparing hfjax, {precision}", None)
            try:
                own = settings.changed(dtype=precision, slots=max(settings.slots, 3))
            except UserError as error:
                skipped.append(Skipped("hfjax", precision, str(error)))
                continue
            side = processes.enter_context(Contestant(ChatEngine, folder, name, own))
            try:
                _require_room(side.call("context_length"), turns)
                side.call("conversation", turns, 0)  # grows the cache, and makes every program
                side.call("gaps")
                side.call("prepare")
                ours[side.call("precision")] = side
            except ContestantFailed as error:
                skipped.append(Skipped("hfjax", precision, error.reason))
        if not ours:
            raise EngineFailed("Nothing could be measured: " + "; ".join(map(str, skipped)) + ".")
        on_progress(f"preparing {WITHOUT_REUSE}", None)
        pytorch = processes.enter_context(Contestant(PyTorch, folder, "float32"))
        pytorch.call("ttft", range(3, 64))

        measured: dict[tuple[str, str], list[list[Turn]]] = {}
        gaps: dict[str, list[Gaps]] = {precision: [] for precision in ours}
        for repeat in range(repeats):
            first: list[Turn] | None = None
            for precision, side in ours.items():
                on_progress(f"measuring hfjax, {precision}", repeat / repeats)
                pause()
                found: list[Turn] = side.call("conversation", turns, repeat + 1)
                measured.setdefault(("hfjax", precision), []).append(found)
                first = first or found
                pause()
                gaps[precision].append(side.call("gaps"))
            assert first is not None
            on_progress(f"measuring {WITHOUT_REUSE}", (repeat + 0.5) / repeats)
            pause()
            anew = [Turn(turn.prompt_ids, 0, pytorch.call("ttft", turn.prompt_ids)) for turn in first]
            measured.setdefault((WITHOUT_REUSE, "float32"), []).append(anew)
        device = next(iter(ours.values())).call("device")
    return make_report(
        turns=tuple(
            _turn_row(label, precision, turn, [conversation[turn] for conversation in conversations])
            for (label, precision), conversations in measured.items()
            for turn in range(turns)
        ),
        gaps=tuple(_gap_row(precision, found_gaps) for precision, found_gaps in gaps.items()),
        device=device,
        skipped=skipped,
    )


def _require_room(context_length: int, turns: int) -> None:
    # A chat template adds a few tokens a turn.
    needed = max(turns * (MESSAGE_TOKENS + ANSWER_TOKENS + 16) + 64, LONG_PROMPT_TOKENS + 16)
    if needed > context_length:
        raise UserError(
            f"{turns} turns may take {needed} tokens and the context holds {context_length}; choose fewer turns, or a longer "
            "context with HFJAX_CONTEXT_LENGTH."
        )


def _turn_row(name: str, precision: str, turn: int, found: Sequence[Turn]) -> TurnRow:
    return TurnRow(
        name=name,
        precision=precision,
        turn=turn + 1,
        prompt_tokens=statistics.median(len(item.prompt_ids) for item in found),
        reused_tokens=statistics.median(item.reused_tokens for item in found),
        ttft_s=statistics.median(item.ttft_s for item in found),
    )


def _gap_row(precision: str, found: Sequence[Gaps]) -> GapRow:
    return GapRow(
        name="hfjax",
        precision=precision,
        conversations=2,
        prompt_tokens=LONG_PROMPT_TOKENS,
        usual_gap_s=statistics.median(item.usual_s for item in found),
        longest_before_s=statistics.median(item.longest_before_s for item in found),
        longest_gap_s=statistics.median(item.longest_s for item in found),
        ttft_s=statistics.median(item.ttft_s for item in found),
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

    def conversation(self, turns: int, number: int) -> list[Turn]:
        """A conversation of equally long messages, like no other of another ``number``."""
        messages: list[Message] = []
        found = []
        for turn in range(turns):
            message = self._piece((number * turns + turn) * MESSAGE_TOKENS, MESSAGE_TOKENS)
            messages.append({"role": "user", "content": str(self.model.tokenizer.decode(message))})
            ids = Writer(self.model.tokenizer).tokens(messages)
            answer = self.ask(ANSWER_TOKENS, prompt_ids=ids)
            self.work()
            assert answer.finished is not None
            found.append(Turn(tuple(ids), answer.finished.statistics.reused_tokens, answer.ttft_s))
            messages.append({"role": "assistant", "content": answer.text})
        return found

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
