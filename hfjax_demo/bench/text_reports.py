"""The reports of the benchmarks on text."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..terminal import table
from .report import as_json, tabulate


@dataclass(frozen=True, slots=True)
class Skipped:
    """A side that could not take part, and why."""

    name: str
    precision: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name}, {self.precision} ({self.reason.rstrip('.')})"


@dataclass(frozen=True, slots=True)
class TextRow:
    """One measured alternative; medians over the runs.

    ``tokens_per_s`` counts the decode phase alone, over all conversations; ``seconds`` is the whole run, prefill included;
    ``rss_mb`` is the resident memory of the process that ran it, while it ran; ``weights_mb`` is what it reads for a token,
    and ``limit_tokens_per_s`` how often a second this machine reads that much.
    """

    name: str
    precision: str
    conversations: int
    tokens_per_s: float
    seconds: float
    ttft_s: float
    rss_mb: float
    weights_mb: float
    limit_tokens_per_s: float


@dataclass(frozen=True, slots=True)
class TextReport:
    """The rows, and the speed at which this machine reads weights.

    Attributes:
        read_bytes_per_s: by one-row float32 products with matrices of the model's shapes, measured in the same run.
        limit_tokens_per_s: the model's float32 weights, read once a token at that speed.
    """

    rows: tuple[TextRow, ...]
    read_bytes_per_s: float
    limit_tokens_per_s: float
    device: str
    skipped: tuple[Skipped, ...] = ()

    def table(self) -> str:
        """For people."""
        first = self.rows[0].tokens_per_s
        columns: list[tuple[str, Callable[[TextRow], str]]] = [
            ("", lambda row: row.name),
            ("precision", lambda row: row.precision),
            ("conversations", lambda row: str(row.conversations)),
            ("tokens/s", lambda row: f"{row.tokens_per_s:.1f}"),
            ("to the first", lambda row: f"{row.tokens_per_s / first:.2f}x"),
            ("limit", lambda row: f"{row.limit_tokens_per_s:.0f}"),
            ("of the limit", lambda row: f"{row.tokens_per_s / row.limit_tokens_per_s:.0%}"),
            ("ttft", lambda row: f"{row.ttft_s * 1000:.0f} ms"),
            ("weights MB", lambda row: f"{row.weights_mb:.0f}"),
            ("RSS MB", lambda row: f"{row.rss_mb:.0f}"),
        ]
        explained = (
            "limit: the row's weights read once a token, tokens/s of one conversation; memory is read at "
            f"{self.read_bytes_per_s / 1e9:.1f} GB/s here by one-row float32 products, whatever the row's precision."
        )
        return "\n".join([tabulate(columns, self.rows), explained, *_not_measured(self.skipped)])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(
            self.rows,
            self.device,
            limit_tokens_per_s=self.limit_tokens_per_s,
            read_bytes_per_s=self.read_bytes_per_s,
            skipped=[dataclasses.asdict(item) for item in self.skipped],
        )


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


@dataclass(frozen=True, slots=True)
class ChatReport:
    """A conversation of several turns, and two that a third one joins."""

    turns: tuple[TurnRow, ...]
    gaps: tuple[GapRow, ...]
    device: str
    skipped: tuple[Skipped, ...] = ()

    def table(self) -> str:
        """For people: a line a turn with the sides beside each other, then the gaps."""
        sides = list(dict.fromkeys((row.name, row.precision) for row in self.turns))
        by_place = {(row.name, row.precision, row.turn): row for row in self.turns}
        header, lines = ["turn", "prompt tokens"], []
        for name, precision in sides:
            header += [f"{name}, {precision}", "reused"]
        for turn in sorted({row.turn for row in self.turns}):
            rows = [by_place[name, precision, turn] for name, precision in sides]
            cells = [str(turn), f"{rows[0].prompt_tokens:.0f}"]
            for row in rows:
                cells += [f"{row.ttft_s * 1000:.0f} ms", f"{row.reused_tokens:.0f}"]
            lines.append(cells)
        columns: list[tuple[str, Callable[[GapRow], str]]] = [
            ("", lambda row: f"{row.name}, {row.conversations} conversations"),
            ("precision", lambda row: row.precision),
            ("joined by", lambda row: f"{row.prompt_tokens} tokens"),
            ("usual gap", lambda row: f"{row.usual_gap_s * 1000:.0f} ms"),
            ("longest before", lambda row: f"{row.longest_before_s * 1000:.0f} ms"),
            ("longest then", lambda row: f"{row.longest_gap_s * 1000:.0f} ms"),
            ("its ttft", lambda row: f"{row.ttft_s * 1000:.0f} ms"),
        ]
        gaps = ["", tabulate(columns, self.gaps)] if self.gaps else []
        return "\n".join(
            ["time to the first token, turn after turn", table(header, lines), *gaps, *_not_measured(self.skipped)]
        )

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(
            self.turns,
            self.device,
            gaps=[dataclasses.asdict(row) for row in self.gaps],
            skipped=[dataclasses.asdict(item) for item in self.skipped],
        )


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


@dataclass(frozen=True, slots=True)
class ServeReport:
    """The page's interfaces beside the bare engine."""

    rows: tuple[ServeRow, ...]
    slots: int
    device: str
    messages: tuple[str, ...] = ()

    def table(self) -> str:
        """For people; ``messages`` of failed answers stand below."""
        columns: list[tuple[str, Callable[[ServeRow], str]]] = [
            ("", lambda row: row.name),
            ("clients", lambda row: str(row.conversations)),
            ("tokens/s", lambda row: f"{row.tokens_per_s:.1f}"),
            ("ttft", lambda row: _milliseconds(row.ttft_s)),
            ("worst ttft", lambda row: _milliseconds(row.worst_ttft_s)),
            ("longest gap", lambda row: f"{row.longest_gap_s * 1000:.0f} ms"),
            ("errors", lambda row: str(row.errors)),
        ]
        explained = (
            f"{self.rows[0].precision}, {self.slots} slots; the clients run on the same machine as what they ask."
        )
        return "\n".join([tabulate(columns, self.rows), explained, *self.messages])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(self.rows, self.device, slots=self.slots, messages=list(self.messages))


@dataclass(frozen=True, slots=True)
class QualityRow:
    """How good one precision is; float32 in PyTorch is what it is compared with.

    ``perplexity`` of the text; ``top1`` is the share of its tokens for which the likeliest next one is the same;
    ``greedy`` the mean share of an answer's tokens that are the same up to the first that differs, ``whole`` how many
    answers are the same to their end.
    """

    name: str
    precision: str
    weights_mb: float
    perplexity: float
    top1: float
    greedy: float
    whole: int


@dataclass(frozen=True, slots=True)
class QualityReport:
    """The rows; the first is the reference.

    Attributes:
        tokens: of the text that were predicted.
        window, stride: how the text was cut, in tokens.
        prompts, new_tokens: of the greedy answers.
        notes: what to know when reading the figures.
    """

    rows: tuple[QualityRow, ...]
    tokens: int
    window: int
    stride: int
    prompts: int
    new_tokens: int
    device: str
    notes: tuple[str, ...] = ()
    skipped: tuple[Skipped, ...] = ()

    def table(self) -> str:
        """For people."""
        first = self.rows[0]
        columns: list[tuple[str, Callable[[QualityRow], str]]] = [
            ("", lambda row: row.name),
            ("precision", lambda row: row.precision),
            ("weights MB", lambda row: f"{row.weights_mb:.0f}"),
            ("perplexity", lambda row: f"{row.perplexity:.3f}"),
            ("to the first", lambda row: f"{row.perplexity / first.perplexity - 1:+.2%}"),
            ("same top token", lambda row: f"{row.top1:.1%}"),
            ("greedy alike", lambda row: f"{row.greedy:.1%}"),
            ("to the end", lambda row: f"{row.whole} of {self.prompts}"),
        ]
        explained = (
            f"perplexity and top token: {self.tokens} tokens, windows of {self.window}, stride {self.stride}; greedy: "
            f"{self.prompts} prompts, {self.new_tokens} tokens each, the share before the first that differs."
        )
        return "\n".join([tabulate(columns, self.rows), explained, *self.notes, *_not_measured(self.skipped)])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(
            self.rows,
            self.device,
            tokens=self.tokens,
            window=self.window,
            stride=self.stride,
            prompts=self.prompts,
            new_tokens=self.new_tokens,
            notes=list(self.notes),
            skipped=[dataclasses.asdict(item) for item in self.skipped],
        )


def _not_measured(skipped: tuple[Skipped, ...]) -> list[str]:
    return [f"not measured: {item}" for item in skipped]


def _milliseconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds * 1000:.0f} ms"
